"""The sections of a run: our engine native and plain, then each peer beside it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from bench import bgio, peers
from bench.figures import Figure, measure
from bench.screen import Screen
from bench.timing import Counts
from bench.worker import ROOT, Question, Worker, WorkerFailed, python_worker

SECTIONS = ["ours", *peers.PACKAGES, bgio.NAME]


class Run:
    """What is measured, how long, and what was found."""

    def __init__(self, screen: Screen, games: Sequence[str], rounds: int, seconds: float) -> None:
        self.screen = screen
        self.games = games
        self.rounds = rounds
        self.seconds = seconds
        self.figures: list[Figure] = []
        self.versions: dict[str, str] = {}
        self.remarks: list[str] = []

    def remark(self, line: str) -> None:
        """Something to know about the figures, or why one is missing."""
        if line and line not in self.remarks:
            self.remarks.append(line)
            self.screen.line(line)

    def questions(self, worker: Worker) -> list[Question]:
        """What a worker can measure of the games asked for."""
        chosen = [question for question in worker.questions if not self.games or question.game in self.games]
        for question in chosen:
            self.remark(question.note)
        return chosen

    def measure(self, section: str, question: Question, sides: Mapping[str, Callable[[float], Counts]]) -> None:
        """Time the sides of one row in turns; a row that fails is left out."""
        row = f"{question.game}, {' and '.join(question.units)}, {question.what}"
        self.screen.passing(f"measuring {section}: {row} …")
        try:
            self.figures += measure(
                section, question.game, question.what, question.units, sides, self.rounds, self.seconds
            )
        except WorkerFailed as failure:
            self.remark(f"{row}: left out, {failure}")

    def ours(self) -> list[Figure]:
        """Our engine, native and plain in turns."""
        pairs: dict[tuple[str, str, str], dict[str, Question]] = {}
        with ExitStack() as stack:
            for engine in ("native", "plain"):
                try:
                    worker = stack.enter_context(python_worker(Path(sys.executable), "bench.ours", engine))
                except WorkerFailed as failure:
                    self.remark(f"the {engine} engine is left out: {failure}")
                    continue
                self.versions[engine] = worker.about["engine"]
                for line in worker.about["left out"].splitlines():
                    self.remark(line)
                for question in self.questions(worker):
                    pairs.setdefault((question.game, question.what, str(question.units)), {})[engine] = question
            for pair in pairs.values():
                self.measure(
                    "ours",
                    next(iter(pair.values())),
                    {engine: question.side("ours") for engine, question in pair.items()},
                )
        return [figure for figure in self.figures if figure.section == "ours"]

    def peer(self, name: str) -> list[Figure]:
        """One peer, in turns with ours where there is something of ours to set beside it."""
        if name == bgio.NAME:
            return self.peer_in_node()
        self.remark(peers.install(name, self.screen))
        if not peers.is_installed(name):
            return []
        try:
            with python_worker(peers.PYTHON, f"bench.peer_{name}") as worker:
                self.versions[name] = worker.about["version"]
                if worker.about.get("engine", "").startswith("plain"):
                    self.remark(f"ours beside {name} is the {worker.about['engine']}")
                for question in self.questions(worker):
                    self.measure(name, question, {side: question.side(side) for side in question.sides})
        except (WorkerFailed, OSError) as failure:
            self.remark(f"{name} is left out: {failure}")
        return [figure for figure in self.figures if figure.section == name]

    def peer_in_node(self) -> list[Figure]:
        """boardgame.io, which needs a process of its own beside ours."""
        fault = bgio.install(self.screen.line)
        self.remark(fault)
        if fault:
            return []
        try:
            with (
                python_worker(Path(sys.executable), "bench.beside_bgio") as ours,
                Worker(["node", str(ROOT / "bench" / "beside_bgio.js")], bgio.node_env()) as theirs,
            ):
                self.versions[bgio.NAME] = theirs.about["version"]
                if ours.about["engine"].startswith("plain"):
                    self.remark(f"ours beside {bgio.NAME} is the {ours.about['engine']}")
                for question, other in zip(self.questions(ours), self.questions(theirs), strict=True):
                    self.measure(bgio.NAME, question, {"ours": question.side("ours"), "peer": other.side("peer")})
        except (WorkerFailed, OSError) as failure:
            self.remark(f"{bgio.NAME} is left out: {failure}")
        return [figure for figure in self.figures if figure.section == bgio.NAME]


def known_games() -> list[str]:
    """The names of all games that can be measured."""
    with python_worker(Path(sys.executable), "bench.ours", "plain") as worker:
        return sorted({question.game for question in worker.questions})
