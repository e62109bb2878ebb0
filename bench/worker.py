"""A worker: a process of its own that holds workloads and measures one whenever it is asked.

Our engine is native or plain for a whole process, and the peers live in another environment. So the command asks its
workers in turns; a peer's workload and ours beside it sit in the same one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Self

from bench.timing import Counts, Workload, rate

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Row:
    """One thing to measure in one game: a workload for each side, and which of its counts are shown."""

    game: str
    what: str
    units: list[str]
    sides: dict[str, Workload]
    note: str = ""


@dataclass(frozen=True)
class Offer:
    """All that a worker can measure, and what it runs on."""

    about: dict[str, str]
    rows: list[Row]


def serve(offer: Callable[[], Offer]) -> None:
    """Answer requests, one a line, until there are no more. Whatever a peer prints meanwhile goes to stderr."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    made = offer()
    rows = [
        {"game": row.game, "what": row.what, "units": row.units, "sides": list(row.sides), "note": row.note}
        for row in made.rows
    ]
    print(json.dumps({"about": made.about, "rows": rows}), file=answers, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            found: dict[str, object] = {"rate": rate(made.rows[asked["row"]].sides[asked["side"]], asked["seconds"])}
        except Exception as error:  # a game in the making, or a peer's fault: said, and the next question is answered
            found = {"fault": f"{type(error).__name__}: {error}"}
        print(json.dumps(found), file=answers, flush=True)


class WorkerFailed(Exception):
    """A workload failed, or a worker ended before its time; the text is the last thing it said."""


@dataclass(frozen=True)
class Question:
    """One row of a worker, as it is asked for from outside."""

    worker: Worker
    row: int
    game: str
    what: str
    units: list[str]
    sides: list[str]
    note: str

    def side(self, name: str) -> Callable[[float], Counts]:
        """How to have one side measured for so many seconds."""
        return lambda seconds: self.worker.ask({"row": self.row, "side": name, "seconds": seconds})


class Worker:
    """The asking end: starts the process, and ends it."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.stderr: IO[str] = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            text=True,
            env=environment,
        )
        hello = self.answer()
        self.about: dict[str, str] = hello["about"]
        self.questions = [Question(worker=self, row=number, **row) for number, row in enumerate(hello["rows"])]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.communicate()
        self.stderr.close()

    def ask(self, question: dict[str, object]) -> Counts:
        """Have one workload measured."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        found = self.answer()
        if "fault" in found:
            raise WorkerFailed(found["fault"])
        return dict(found["rate"])

    def answer(self) -> dict[str, Any]:
        """What the process says next."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line:
            return dict(json.loads(line))
        self.process.wait()
        self.stderr.seek(0)
        said = [text.strip() for text in self.stderr.read().splitlines() if text.strip()]
        raise WorkerFailed(said[-1] if said else f"ended with code {self.process.returncode}")


def python_worker(python: Path, module: str, engine: str = "") -> Worker:
    """A worker that is a module of ours, run by this Python or by that of the peers."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")])
    return Worker([str(python), "-m", module], os.environ | {"PYTHONPATH": paths, "LUDOTEKA_ENGINE": engine})
