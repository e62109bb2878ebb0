"""One random game listened to: which clauses its moves, prompts, events and refusals name, and which content acted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from ludoteka import CHANCE, NOBODY, Edition, Rng
from ludoteka.core import Move, Position
from ludoteka.terminal import shelf
from ludoteka.terminal.handicaps import acting_looks

_Thing = TypeVar("_Thing")
Acting = Callable[[Position, Move, int], list[str]]

ACTING: Final[Mapping[str, Acting]] = {"kragmortha": acting_looks}
"""What of a game's content acts when a move is made, for games whose content does more than offer moves."""
BREAKING_IN: Final = 20
"""Where people play, one decision in so many is broken into, if anybody may."""


class Trace(NamedTuple):
    """What fired in one game: clauses, and pieces of content that made a difference; steps made."""

    clauses: Counter[str]
    content: Counter[str]
    steps: int


class Traced(NamedTuple):
    """What a process must know to trace games."""

    game: str
    seats: int | None
    options: Mapping[str, object]
    content: str | None
    seed: int


class Listener:
    """Plays game after game at random and listens.

    Odd games are between bots, with the options as given. In even games people sit at the table who fail, and break in
    whenever they may, and all options that were not given are drawn at random.
    """

    def __init__(self, task: Traced, edition: Edition | None = None) -> None:
        self.task = task
        self.edition = edition or shelf.find(task.game)
        self.acting = ACTING.get(self.edition.key)
        self._kinds: dict[str, list[Move]] = {}

    def play(self, number: int) -> Trace:
        """Play game number so-and-so to its end."""
        rng, people = Rng(self.task.seed * 1_000_003 + number), number % 2 == 0
        position = self._begin(number, rng, people=people)
        found = Trace(Counter(), Counter(), 0)
        steps = 0
        while position.to_act != NOBODY:
            who, move = self._choose(position, rng, found, people=people)
            found.clauses[move.clause] += 1
            if self.acting is not None:
                found.content.update(self.acting(position, move, who))
            position.outbox = []
            position.apply(move, who)
            found.clauses.update(event.clause for event in position.outbox)
            steps += 1
        found.clauses[position.prompt(0).clause] += 1
        return found._replace(steps=steps)

    def _begin(self, number: int, rng: Rng, *, people: bool) -> Position:
        seats = self.edition.seats
        count = self.task.seats or seats[number // 2 % len(seats)]
        options = dict(self.task.options)
        if people:
            options = {option.key: _any(option.values, rng) for option in self.edition.options} | options
        position = self.edition.new(count, None, options, self.task.content, "manual").position
        for seat in range(0 if people else count):
            position.occupy(seat, True)
        return position

    def _choose(self, position: Position, rng: Rng, found: Trace, *, people: bool) -> tuple[int, Move]:
        """The next step; on the way, what the one who is asked sees, and why some other move is refused."""
        who = int(position.to_act)
        if who == CHANCE:
            return who, position.lot(rng.below(position.lots()))
        found.clauses[position.prompt(who).clause] += 1
        moves = position.moves()
        for other in (_any(position.pack.moves, rng), _any(self._like(position, _any(moves, rng)), rng)):
            refusal = position.refusal(other, who)
            if refusal is not None:
                found.clauses[refusal.clause] += 1
        if people and rng.below(BREAKING_IN) == 0:
            for seat in range(int(position.seats)):
                breaking = position.interjections(seat)
                if breaking:
                    return seat, _any(breaking, rng)
        return who, _any(moves, rng)

    def _like(self, position: Position, move: Move) -> list[Move]:
        """All moves of the kind of this one: why those are refused tells more than why any other is."""
        if not self._kinds:
            for each in position.pack.moves:
                self._kinds.setdefault(each.kind, []).append(each)
        return self._kinds[move.kind]


def _any(things: Sequence[_Thing], rng: Rng) -> _Thing:
    return things[rng.below(len(things))]
