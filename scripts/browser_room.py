"""A game room of its own for browsers that look at it: tests and screenshots start one and throw it away."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEARD = "listening on "


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Programs that can show the pages; the first has no window and takes a quarter less processor time."""


def chromium() -> str | None:
    """The system's Chromium, or None."""
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    return None


@contextmanager
def running_room(kept: Path | None = None, *, seeded: bool = False, **settings: object) -> Iterator[str]:
    """The address of a room on any free port, with an empty data folder; both are gone afterwards.

    Settings are those of `server.config`, such as bot_pause=0. What is `kept` in a folder can be opened again. Matches
    of a `seeded` room repeat.
    """
    program = "scripts.seeded_room" if seeded else "ludoteka.cli"
    with nullcontext(str(kept)) if kept else tempfile.TemporaryDirectory(prefix="ludoteka-room-") as folder:
        chosen = {f"LUDOTEKA_{name.upper()}": str(value) for name, value in settings.items()}
        paths = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])}
        process = subprocess.Popen(
            [sys.executable, "-m", program, "serve", "--port", "0", "--data", folder, "--log-level", "warning"],
            cwd=ROOT,
            env={**os.environ, **paths, **chosen},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        try:
            yield address_of(process)
        finally:
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout is not None:
                process.stdout.close()


def address_of(process: subprocess.Popen[str]) -> str:
    """Wait until the room says where it listens."""
    said: list[str] = []
    for line in process.stdout or ():
        said.append(line)
        if HEARD in line:
            return line.split(HEARD, 1)[1].split()[0]
    raise RuntimeError("the room did not open:\n" + "".join(said[-20:]))
