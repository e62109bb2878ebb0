"""Two worlds that one viewer cannot tell apart, played on side by side for as long as he is told the same.

What he is told decides: as long as the letters are the same in both worlds, everything else he can find out must be the
same, too. Steps of others that he is told nothing of may differ freely, and change nothing for him. Whether the letters
themselves tell too much is seen to in `telling`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import ludoteka
from ludoteka.core import NOBODY, Move, Position, Rng, Told, seat_name

from tests.contract.sight import Leak, Sight, difference, sight, told
from tests.contract.tables import Setup, key_of, steps_of, stroll
from tests.contract.telling import tells_what_happened

Step = tuple[Move, int]
STEPS = 8
"""So far two worlds are played on side by side."""
ASKED = 60
"""Refusals are asked for so many moves of a large game, and for all of a small one."""
NODES = 300
"""So many steps are tried to bring the other world to the same letters."""


def find_leak(setup: Setup, seeds: Iterable[int], count: Counter[str],
              sit: Callable[[Position], ludoteka.Match] | None = None) -> Leak | None:
    """Look for a leak at every decision of some random games, for every viewer, in a world that differs from the truth
    and in one that comes to differ from it by hidden moves."""
    for seed in seeds:
        count["games"] += 1
        for number, position in enumerate(stroll(setup, seed)):
            count["decisions"] += position.to_act != NOBODY
            for viewer in setup.viewers():
                rng = Rng(seed * 1000 + number * 10 + viewer)
                worlds = Worlds(sit or setup.edition.at, viewer, rng, count)
                for world in (position.imagine(viewer, rng), position.copy()):
                    count["worlds that differ"] += key_of(world) != key_of(position)
                    leak = worlds.follow(position.copy(), world, STEPS)
                    if leak is not None:
                        leak.way = [f"{setup}, seed {seed}, step {number}", *leak.way]
                        return leak
    return None


@dataclass
class Worlds:
    """One viewer in front of two worlds; `count` counts what was compared."""

    sit: Callable[[Position], ludoteka.Match]
    viewer: int
    rng: Rng
    count: Counter[str] = field(default_factory=Counter)
    way: list[str] = field(default_factory=list)
    asked: Sequence[Move] = ()
    seen: dict[tuple[int, int], Sight] = field(default_factory=dict)

    def follow(self, truth: Position, world: Position, steps: int) -> Leak | None:
        """Play on in both worlds; the first leak, or None."""
        one, other, self.way, self.seen = self.sit(truth), self.sit(world), [], {}
        moves = truth.pack.moves
        self.asked = moves if len(moves) <= ASKED else [moves[self.rng.below(len(moves))] for _ in range(ASKED)]
        for _ in range(steps):
            leak = self._compare(one, other)
            if leak is not None or one.over:
                return leak
            going_on, leak = self._step(one, other)
            if leak is not None or not going_on:
                return leak
        return self._compare(one, other)

    # ---- one step

    def _compare(self, one: ludoteka.Match, other: ludoteka.Match) -> Leak | None:
        if key_of(one.position) != key_of(other.position):
            self.count["steps compared"] += 1
        elif [entry.text for entry in one.entries] == [entry.text for entry in other.entries]:
            return None
        return difference(self._sight(one), self._sight(other), self.viewer, self.way)

    def _sight(self, match: ludoteka.Match) -> Sight:
        """What the viewer sees; every step and undo writes a line, so the number of lines tells whether it is new."""
        now = (id(match), len(match.scribe.record.lines))
        if now not in self.seen:
            self.seen[now] = sight(match, self.viewer, self.asked)
        return self.seen[now]

    def _step(self, one: ludoteka.Match, other: ludoteka.Match) -> tuple[bool, Leak | None]:
        """Go on in both worlds, if they can be kept alike; a leak, if the viewer could tell them apart by the step."""
        own = one.position.open_to(self.viewer) if self.viewer >= 0 else []
        foreign = [step for step in steps_of(one.position) if step[1] != self.viewer]
        if self.viewer >= 0 and one.can_undo(self.viewer) and self.rng.below(6) == 0:
            one.undo(self.viewer)
            other.undo(self.viewer)
            self.way.append("undo")
            self.count["undos"] += 1
            return True, None
        if own and (not foreign or self.rng.below(2 if one.position.to_act == self.viewer else 8) == 0):
            return self._own(one, other, own[self.rng.below(len(own))])
        if self.rng.below(6) == 0:
            leak = self._silent_undo(one)
            if leak is not None:
                return False, leak
            foreign = [step for step in steps_of(one.position) if step[1] != self.viewer]
        return self._foreign(one, other, foreign[self.rng.below(len(foreign))])

    def _own(self, one: ludoteka.Match, other: ludoteka.Match, move: Move) -> tuple[bool, Leak | None]:
        """The viewer's own move; where it teaches him something, it cannot be taken back.

        What counts is what he is told beyond the common beginning: that his answer was the last one missing may teach
        him what all have answered; that it was not teaches him nothing he could act on.
        """
        first, second = self._play(one, move, self.viewer), self._play(other, move, self.viewer)
        if first == second:
            return True, None
        self.count["own moves that teach"] += 1
        for match, letters, others in ((one, first, second), (other, second, first)):
            if match.can_undo(self.viewer) and letters != others[:len(letters)]:
                return False, Leak("undo", self.viewer, letters, others, self.way)
        return False, None

    def _foreign(self, one: ludoteka.Match, other: ludoteka.Match, step: Step) -> tuple[bool, Leak | None]:
        """Somebody else's move: unseen by the viewer in both worlds, or told alike in both."""
        before = one.position.copy()
        sight_before = self._sight(one)
        letters = self._play(one, *step)
        if not letters:
            self.count["unseen steps"] += 1
            return True, self._unchanged(one, sight_before) or self._unseen_in(other)
        leak = tells_what_happened(before, step, self.viewer, self.rng)
        if leak is not None:
            leak.way = self.way
            return False, leak
        way = self._way_to(other.position, letters, [NODES])
        for move, seat in way or []:
            self._play(other, move, seat)
        return way is not None, None

    def _unchanged(self, match: ludoteka.Match, before: Sight) -> Leak | None:
        """A step the viewer was told nothing of leaves everything as it was for him."""
        return difference(before, self._sight(match), self.viewer, self.way)

    def _unseen_in(self, match: ludoteka.Match) -> Leak | None:
        """Now and then somebody makes a move in the other world, too, if the viewer is told nothing of it."""
        steps = [(move, seat) for move, seat in steps_of(match.position) if seat != self.viewer]
        if not steps or self.rng.below(2):
            return None
        move, seat = steps[self.rng.below(len(steps))]
        if told(match.position, move, seat, self.viewer)[1]:
            return None
        before = self._sight(match)
        self._play(match, move, seat)
        return self._unchanged(match, before)

    def _silent_undo(self, match: ludoteka.Match) -> Leak | None:
        """Another seat takes back a step that the viewer was not told of: nor is he told of that."""
        for seat in [seat for seat in range(match.seats) if seat != self.viewer and match.can_undo(seat)]:
            last = [entry for entry in match.entries if entry.who == seat and not entry.undone][-1]
            if self.viewer in last.told:
                continue
            before = self._sight(match)
            match.undo(seat)
            self.way.append(f"{seat_name(seat)}: undo")
            self.count["unseen undos"] += 1
            return self._unchanged(match, before)
        return None

    # ---- finding a way

    def _way_to(self, position: Position, letters: list[Told], nodes: list[int]) -> list[Step] | None:
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
            rest = self._way_to(after, letters, nodes)
            if rest is not None:
                return [step, *rest]
        return None

    # ---- small things

    def _play(self, match: ludoteka.Match, move: Move, seat: int) -> list[tuple[str, dict[str, object]]]:
        """Play, and give what the viewer is told."""
        have = match.mail.count(self.viewer)
        match.play(move, seat)
        self.way.append(f"{seat_name(seat)}: {move.text}")
        return [Told(key=letter["key"], clause=letter["clause"], args=letter["args"])
                for letter in match.mail.since(self.viewer, have)]

    def _shuffled(self, steps: Sequence[Step]) -> list[Step]:
        order = list(range(len(steps)))
        self.rng.shuffle(order)
        return [steps[i] for i in order]
