"""One viewer before a match: what he sees, what others do unseen by him, and how he could come to be told something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import ludoteka
from ludoteka.core import Move, Position, Rng, Told, seat_name

from tests.contract.sight import Leak, Sight, difference, sight, told
from tests.contract.tables import steps_of

Step = tuple[Move, int]
ASKED = 60
"""Refusals are asked for so many moves of a large game, and for all of a small one."""


@dataclass
class Onlooker:
    """A viewer; `count` counts what was compared, `way` keeps what was done, `asked` the moves he asks refusals for.

    What he sees, and what is true, is looked at once for each match and moment: every step and undo writes a line, so
    the number of lines tells whether anything is new.
    """

    sit: Callable[[Position], ludoteka.Match]
    viewer: int
    rng: Rng
    count: Counter[str] = field(default_factory=Counter)
    way: list[str] = field(default_factory=list)
    asked: Sequence[Move] = ()
    seen: dict[tuple[int, int], Sight] = field(default_factory=dict)
    truths: dict[tuple[int, int], object] = field(default_factory=dict)

    def sight_of(self, match: ludoteka.Match) -> Sight:
        """What the viewer sees."""
        now = (id(match), len(match.scribe.record.lines))
        if now not in self.seen:
            self.asked = self.asked or self._some(match.position.pack.moves)
            self.seen[now] = sight(match, self.viewer, self.asked)
        return self.seen[now]

    def truth_of(self, match: ludoteka.Match) -> object:
        """What is true, to be compared."""
        now = (id(match), len(match.scribe.record.lines))
        if now not in self.truths:
            self.truths[now] = match.position.dump()
        return self.truths[now]

    def unchanged(self, match: ludoteka.Match, before: Sight) -> Leak | None:
        """A step the viewer was told nothing of leaves everything as it was for him."""
        return difference(before, self.sight_of(match), self.viewer, self.way)

    def unseen_in(self, match: ludoteka.Match) -> Leak | None:
        """Now and then somebody makes a move in the other world, too, if the viewer is told nothing of it."""
        steps = [(move, seat) for move, seat in steps_of(match.position) if seat != self.viewer]
        if not steps or self.rng.below(2):
            return None
        move, seat = steps[self.rng.below(len(steps))]
        if told(match.position, move, seat, self.viewer)[1]:
            return None
        before = self.sight_of(match)
        self.play(match, move, seat)
        return self.unchanged(match, before)

    def silent_undo(self, match: ludoteka.Match) -> Leak | None:
        """Another seat takes back a step that the viewer was not told of: nor is he told of that."""
        for seat in [seat for seat in range(match.seats) if seat != self.viewer and match.can_undo(seat)]:
            last = [entry for entry in match.entries if entry.who == seat and not entry.undone][-1]
            if self.viewer in last.told:
                continue
            before = self.sight_of(match)
            match.undo(seat)
            self.way.append(f"{seat_name(seat)}: undo")
            self.count["unseen undos"] += 1
            return self.unchanged(match, before)
        return None

    def way_to(self, position: Position, letters: list[Told], nodes: list[int]) -> list[Step] | None:
        """Steps of others, all but the last unseen by the viewer, after which he has been told just this."""
        unseen: list[tuple[Step, Position]] = []
        for move, seat in self._shuffled([step for step in steps_of(position) if step[1] != self.viewer]):
            nodes[0] -= 1
            if nodes[0] < 0:
                return None
            after, said = told(position, move, seat, self.viewer)
            if said == letters:
                return [(move, seat)]
            if not said:
                unseen.append(((move, seat), after))
        for step, after in unseen:
            rest = self.way_to(after, letters, nodes)
            if rest is not None:
                return [step, *rest]
        return None

    def play(self, match: ludoteka.Match, move: Move, seat: int) -> list[Told]:
        """Play, and give what the viewer is told."""
        have = match.mail.count(self.viewer)
        match.play(move, seat)
        self.way.append(f"{seat_name(seat)}: {move.text}")
        return [
            Told(key=letter["key"], clause=letter["clause"], args=letter["args"])
            for letter in match.mail.unsealed(self.viewer, have)
        ]

    def _some(self, moves: Sequence[Move]) -> Sequence[Move]:
        return moves if len(moves) <= ASKED else [moves[self.rng.below(len(moves))] for _ in range(ASKED)]

    def _shuffled(self, steps: Sequence[Step]) -> list[Step]:
        order = list(range(len(steps)))
        self.rng.shuffle(order)
        return [steps[i] for i in order]
