"""A game's lessons as they are written down: `lessons/lessons.toml` in the game's folder, and their words beside it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

import ludoteka
from ludoteka import Edition

PLAIN = "wrong"
"""The part of a step's text that answers a move which is open but not the one that is asked for."""


@dataclass(frozen=True)
class Step:
    """One thing said, and as a rule one move asked for; without one the learner only reads on."""

    key: str
    clauses: tuple[str, ...]
    point: tuple[str, ...]
    """The pieces that are pointed out."""
    accept: tuple[str, ...]
    """The moves that lead on, `*` standing for anything; empty where nothing is asked."""
    wrong: tuple[tuple[str, str], ...]
    """Other moves that have an answer of their own: the move, and the part of the text."""
    then: tuple[str, ...]
    """What is played afterwards by whoever is asked; draws that are not named are drawn from the lesson's seed."""

    @property
    def asks(self) -> bool:
        """Whether a move is asked for."""
        return bool(self.accept)

    def takes(self, move: str) -> bool:
        """Whether a move leads on."""
        return any(fnmatchcase(move, wanted) for wanted in self.accept)

    def answer(self, move: str) -> str:
        """The part of the text that answers another move."""
        return next((part for wanted, part in self.wrong if fnmatchcase(move, wanted)), PLAIN)


@dataclass(frozen=True)
class Lesson:
    """One lesson: a table, what has been played there, and the steps."""

    key: str
    seats: int
    seat: int
    options: Mapping[str, Any]
    seed: int
    before: tuple[str, ...]
    steps: tuple[Step, ...]

    def message(self, step: Step) -> str:
        """The name of a step's text."""
        return f"{self.key}-{step.key}"

    @property
    def clauses(self) -> list[str]:
        """The rules it teaches, in the order in which they are named."""
        return list(dict.fromkeys(clause for step in self.steps for clause in step.clauses))


@dataclass(frozen=True)
class FirstGame:
    """The short real game to which the last lesson leads."""

    seats: int
    level: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Course:
    """All lessons of a game, with their words by language."""

    edition: Edition
    lessons: tuple[Lesson, ...]
    first: FirstGame
    texts: Mapping[str, str]

    def lesson(self, key: str) -> Lesson | None:
        """A lesson by its key."""
        return next((lesson for lesson in self.lessons if lesson.key == key), None)


@cache
def course(game: str) -> Course | None:
    """The lessons of a game of the box; None where it has none."""
    if game not in ludoteka.games():
        return None
    place = files(f"ludoteka.games.{game.replace('-', '_')}") / "lessons"
    if not (place / "lessons.toml").is_file():
        return None
    data = tomllib.loads((place / "lessons.toml").read_text(encoding="utf-8"))
    texts = {
        path.name.removesuffix(".ftl"): path.read_text(encoding="utf-8")
        for path in sorted(place.iterdir(), key=lambda path: path.name)
        if path.name.endswith(".ftl")
    }
    first = data["first"]
    return Course(
        ludoteka.game(game),
        tuple(_lesson(one) for one in data["lesson"]),
        FirstGame(first["seats"], first["level"], first.get("options", {})),
        texts,
    )


def _lesson(data: Mapping[str, Any]) -> Lesson:
    steps = tuple(
        Step(
            one["key"],
            tuple(one.get("clauses", ())),
            tuple(one.get("point", ())),
            tuple(one.get("accept", ())),
            tuple(one.get("wrong", {}).items()),
            _moves(one.get("then", "")),
        )
        for one in data["step"]
    )
    return Lesson(
        data["key"],
        data["seats"],
        data.get("seat", 1) - 1,
        data.get("options", {}),
        data.get("seed", 1),
        _moves(data.get("before", "")),
        steps,
    )


def _moves(text: str) -> tuple[str, ...]:
    """Moves in a row, apart by commas or lines."""
    return tuple(
        move.strip() for line in text.splitlines() for move in line.partition("#")[0].split(",") if move.strip()
    )
