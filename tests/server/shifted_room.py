"""Serve a game room whose wall clock a test sets, by the seconds in the file that LUDOTEKA_TEST_SHIFT names.

python -m tests.server.shifted_room serve …        the arguments of `ludoteka serve`
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteka.server import serving
from ludoteka.terminal.arguments import parser

if TYPE_CHECKING:
    from litestar import Litestar

    from ludoteka.server.bus.bus import Bus
    from ludoteka.server.config import Config
    from ludoteka.server.store.store import Store

SHIFT = Path(os.environ["LUDOTEKA_TEST_SHIFT"])


def shifted() -> float:
    """What the wall clock would say if somebody had set it."""
    return time.time() + float(SHIFT.read_text(encoding="utf-8"))


def create(config: Config, store: Store, bus: Bus) -> Litestar:
    """The application of a room with that clock."""
    from ludoteka.server import app

    return app.create(config, store, bus, now=shifted, ticks=time.monotonic)


if __name__ == "__main__":
    sys.exit(serving.serve(parser().parse_args(), create))
