"""Nodes of a room as processes of their own, which tests start, ask, and kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from scripts.seeded_room import VARIABLE, seed

ROOT = Path(__file__).resolve().parents[2]
FAST = {
    "LUDOTEKA_RATE": "0",
    "LUDOTEKA_SOCKETS_PER_ADDRESS": "100000",
    "LUDOTEKA_BOT_PAUSE": "0",
    "LUDOTEKA_PASS_DELAY": "0,0",
    "LUDOTEKA_TABLES_PER_PERSON": "0",
    "LUDOTEKA_LOG_LEVEL": "warning",
}
"""No limits and no pauses: a test has many viewers at one address and no time."""


class Node:
    """One `ludoteka serve` with seeded dice. After a kill it can be started again on the same port."""

    def __init__(self, folder: Path, *arguments: str, module: str = "scripts.seeded_room", **environment: str) -> None:
        self.folder = folder
        self._module = module
        self.port = 0
        self.starts = 0
        self._arguments = arguments
        self._environment = {**os.environ, **FAST, **environment}
        self._process: subprocess.Popen[str] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return (self.folder / "log").read_text(encoding="utf-8")

    def start(self) -> Node:
        """Start, and wait for the line that says where it listens."""
        command = [
            sys.executable,
            "-m",
            self._module,
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder / "data"),
            *self._arguments,
        ]
        self.starts += 1
        drawn = {VARIABLE: f"{seed()} {self.folder.name} {self.starts}", "PYTHONPATH": "src:examples"}
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env=self._environment | drawn,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith("listening on http://"):
            self._process.kill()
            self._end()
            raise RuntimeError(f"the node did not start: {line}{self.log[-3000:]}")
        self.port = int(line.rsplit(":", 1)[1])
        return self

    def kill(self) -> None:
        """End at once, as a power cut would, and its workers with it."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._end()

    def stop(self, patience: float = 30.0) -> int:
        """Ask it to end; gives back its exit code."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(patience)
        return self._end()

    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process is not None and self._process.poll() is None

    def _end(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        code = self._process.wait(30)
        self._process.stdout.close()
        self._process = None
        return code
