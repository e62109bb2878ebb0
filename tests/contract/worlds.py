"""Two worlds that one viewer cannot tell apart, played on side by side for as long as he is told the same.

What he is told decides: as long as the letters are the same in both worlds, everything else he can find out must be the
same, too. Steps of others that he is told nothing of may differ freely, and change nothing for him. Whether the letters
themselves tell too much is seen to in `telling`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import ludoteka
from ludoteka.core import NOBODY, Move, Position, Rng

from tests.contract.onlooker import Onlooker, Step
from tests.contract.sight import Leak, difference
from tests.contract.tables import Setup, key_of, spots, steps_of, stroll
from tests.contract.telling import tells_what_happened, tells_what_is_hidden

STEPS = 8
"""So far two worlds are played on side by side."""
FEW = 2
"""So far where every decision of a game is a new start."""
OFTEN = 10
"""At one decision in so many of a watched game letters are looked into for what they give away: that takes long."""
SHORTENING: dict[str, bool] = {}
"""The games whose views say whether they are shortened: there it must be asked at every turn."""
NODES = 300
"""So many steps are tried to bring the other world to the same letters."""


def find_leak(
    setup: Setup,
    games: int,
    count: Counter[str],
    sit: Callable[[Position], ludoteka.Match] | None = None,
    first: int = 0,
) -> Leak | None:
    """Look for a leak at every decision of some random games, for every viewer, in a world that differs from the truth
    and in one that comes to differ from it by hidden moves."""
    for number, position in spots(setup, games, first):
        count["decisions"] += position.to_act != NOBODY
        count["games"] += position.to_act == NOBODY
        for viewer in setup.some_viewers(number):
            rng = Rng(number * 10 + viewer)
            worlds = Worlds(sit or setup.sit, viewer, rng, count)
            for world in (position.imagine(viewer, rng), position.copy()):
                count["worlds that differ"] += key_of(world) != key_of(position)
                leak = worlds.follow(position.copy(), world, STEPS)
                if leak is not None:
                    leak.way = [f"{setup}, position {number}", *leak.way]
                    return leak
    return None


def watch_game(setup: Setup, seed: int, count: Counter[str]) -> Leak | None:
    """Look for a leak at every decision of one random game: for every viewer there, for one in turn some steps on.

    A viewer who imagines the true world itself has nothing to compare there; that is counted, too.
    """
    viewers = setup.viewers()
    for number, position in enumerate(stroll(setup, seed)):
        count["games"] += position.to_act == NOBODY
        if position.to_act < 0:
            continue
        count["decisions"] += 1
        truth = position.dump()
        for viewer in viewers:
            rng = Rng(seed * 1_000_000 + number * 10 + viewer + 1)
            in_turn = viewer == viewers[number % len(viewers)]
            leak = _look(position, truth, Worlds(setup.sit, viewer, rng, count), in_turn)
            if leak is None and in_turn and rng.below(OFTEN) == 0:
                count["letters looked into"] += 1
                steps = steps_of(position)
                leak = tells_what_is_hidden(position, steps[rng.below(len(steps))], viewer, rng)
            if leak is not None:
                leak.way = [f"{setup}, seed {seed}, step {number}", *leak.way]
                return leak
    return None


def _look(position: Position, truth: object, worlds: Worlds, in_turn: bool) -> Leak | None:
    """One viewer before the truth and a world he imagines, and in turn before the truth twice, some steps on."""
    world = position.imagine(worlds.viewer, worlds.rng)
    differs = world.dump() != truth
    others = [*([world] if differs else []), *([position.copy()] if in_turn else [])]
    worlds.count["pairs of worlds"] += 1 + in_turn
    worlds.count["worlds that differ"] += differs
    for other in others:
        leak = worlds.follow(position.copy(), other, FEW if in_turn else 0)
        if leak is not None:
            return leak
    return None


class Worlds(Onlooker):
    """One viewer in front of two worlds."""

    def follow(self, truth: Position, world: Position, steps: int) -> Leak | None:
        """Play on in both worlds; the first leak, or None."""
        one, other, self.way = self.sit(truth), self.sit(world), []
        self.seen, self.truths, self.asked = {}, {}, ()
        if self._is_shortened(one) or self._is_shortened(other):
            return None
        for _ in range(steps):
            leak = self._compare(one, other)
            if leak is not None or one.over:
                return leak
            going_on, leak = self._step(one, other)
            if self._is_shortened(one) or self._is_shortened(other):
                return None
            if leak is not None or not going_on:
                return leak
        return self._compare(one, other)

    def _is_shortened(self, match: ludoteka.Match) -> bool:
        """Whether rules take from this viewer's picture and letters what his seat knows all the same (KM-ENF-12).

        The same letters then need not mean the same knowledge, so nothing can be compared.
        """
        game = match.edition.key
        if game not in SHORTENING:
            SHORTENING[game] = "shortened" in match.position.view(self.viewer)
        shortened = SHORTENING[game] and dict(match.position.view(self.viewer)).get("shortened") is True
        self.count["shortened pictures"] += shortened
        return shortened

    # ---- one step

    def _compare(self, one: ludoteka.Match, other: ludoteka.Match) -> Leak | None:
        if self.truth_of(one) != self.truth_of(other):
            self.count["steps compared"] += 1
        elif [entry.text for entry in one.entries] == [entry.text for entry in other.entries]:
            return None
        return difference(self.sight_of(one), self.sight_of(other), self.viewer, self.way)

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
            leak = self.silent_undo(one)
            if leak is not None:
                return False, leak
            foreign = [step for step in steps_of(one.position) if step[1] != self.viewer]
        return self._foreign(one, other, foreign[self.rng.below(len(foreign))])

    def _own(self, one: ludoteka.Match, other: ludoteka.Match, move: Move) -> tuple[bool, Leak | None]:
        """The viewer's own move; where it teaches him something, it cannot be taken back.

        What counts is what he is told beyond the common beginning: that his answer was the last one missing may teach
        him what all have answered; that it was not teaches him nothing he could act on.
        """
        first, second = self.play(one, move, self.viewer), self.play(other, move, self.viewer)
        if first == second:
            return True, None
        self.count["own moves that teach"] += 1
        for match, letters, others in ((one, first, second), (other, second, first)):
            if match.can_undo(self.viewer) and letters != others[: len(letters)]:
                return False, Leak("undo", self.viewer, letters, others, self.way)
        return False, None

    def _foreign(self, one: ludoteka.Match, other: ludoteka.Match, step: Step) -> tuple[bool, Leak | None]:
        """Somebody else's move: unseen by the viewer in both worlds, or told alike in both."""
        before = one.position.copy()
        sight_before = self.sight_of(one)
        letters = self.play(one, *step)
        if not letters:
            self.count["unseen steps"] += 1
            return True, self.unchanged(one, sight_before) or self.unseen_in(other)
        leak = tells_what_happened(before, step, self.viewer, self.rng)
        if leak is not None:
            leak.way = self.way
            return False, leak
        way = self.way_to(other.position, letters, [NODES])
        for move, seat in way or []:
            self.play(other, move, seat)
        return way is not None, None
