"""A finished match as its seats lived through it: the steps that were not taken back, and whose each one was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ludoteka import BadOption, Match
from ludoteka.core import CHANCE, Move, Position
from ludoteka.lab.reviewing.verdict import won
from ludoteka.table.history import replay_word

SITTING: Final = ("bot", "person")
"""Words of the table that the rules may care about."""


class Step(NamedTuple):
    """One line of the record that counts; `choice` tells whether its seat could have done anything else."""

    line: int
    who: int
    text: str
    move: Move | None
    choice: bool


class Story:
    """The steps of a match, and the positions between them."""

    def __init__(self, match: Match) -> None:
        if not match.over:
            raise BadOption("this match is not over; a review is made of a finished match")
        self.match = match
        self.game = match.edition.game
        self.seats = match.seats
        self.sides = [int(match.position.side(seat)) for seat in range(match.seats)]
        scores: list[float] = [0.0] * match.seats
        for row in match.standings():
            scores[row["seat"]] = -float(row["rank"])
        self.result = won(scores, self.sides)
        """What each seat has of the win."""
        self._entries = [
            entry
            for entry in match.entries
            if not entry.undone and (entry.move is not None or entry.text.split(" ")[0] in SITTING)
        ]
        self.steps: list[Step] = self._read()

    def positions(self) -> Iterator[Position]:
        """The position before every step, and the last one. It is one object that goes on: copy it to keep it."""
        position = self.start()
        for step in self.steps:
            yield position
            advance(position, step)
        yield position

    def start(self) -> Position:
        """The first position."""
        return self.match._checkpoints.start.copy()

    def runs(self) -> list[range]:
        """The runs of chance: draw upon draw with nothing decided between."""
        found: list[range] = []
        for i, step in enumerate(self.steps):
            if step.who == CHANCE:
                if found and found[-1].stop == i:
                    found[-1] = range(found[-1].start, i + 1)
                else:
                    found.append(range(i, i + 1))
        return found

    def last_line(self) -> int:
        """The number of the record's last line."""
        return self.steps[-1].line if self.steps else 0

    def _read(self) -> list[Step]:
        position, found, turn = self.start(), list[Step](), -1
        self.turns: list[int] = [0]
        """Before which steps everybody's chance is asked: at the beginning, and whenever a turn begins."""
        for entry in self._entries:
            choice = entry.move is not None and entry.who >= 0 and len(position.open_to(entry.who)) > 1
            now = int(position.active())
            if entry.who >= 0 and (now != turn or now < 0):
                turn = now
                self.turns.append(len(found))
            step = Step(entry.number, entry.who, entry.text, entry.move, choice)
            advance(position, step)
            found.append(step)
        self.turns = sorted(set(self.turns))
        return found


def advance(position: Position, step: Step) -> None:
    """Carry a step out."""
    if step.move is None:
        replay_word(position, step.text)
    else:
        position.apply(step.move, step.who)
