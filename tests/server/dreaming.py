"""Work that does not come to an end, for worker processes: it needs next to nothing, so it begins at once."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any


def dream(wanted: Any, seed: int) -> str:
    """Sleep as often as the file says, then answer with the process; what has no file is answered at once."""
    times, mark = wanted
    if mark:
        slept = len(Path(mark).read_text()) if Path(mark).exists() else 0
        if slept < times:
            with Path(mark).open("a") as file:
                file.write("z")
            time.sleep(600)
    return str(os.getpid())
