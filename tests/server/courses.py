"""Deeds thought out before they are done: a move, the lots drawn after it, and who is told what of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from ludoteka.core import CHANCE, Event, Move, Position, Rng, Told
from tests.contract.tables import steps_of

NODES = 300
"""So many steps are tried to bring another world to the same letters."""
Step = tuple[Move, int]
T = TypeVar("T")


class Deed(NamedTuple):
    """What a seat does, and what it brings until somebody decides again; without a move the match begins."""

    seat: int
    move: Move | None
    lots: list[int]
    after: Position
    events: list[Event]

    def heard(self, viewer: int) -> list[Told]:
        """What a viewer is told of it."""
        return heard(self.events, viewer)


def heard(events: Sequence[Event], viewer: int) -> list[Told]:
    """What a viewer is told of some events."""
    return [letter for event in events if (letter := event.told(viewer)) is not None]


def carried_out(position: Position, move: Move, seat: int) -> tuple[Position, list[Event]]:
    """Where a step leads, and what happens by it."""
    after, events = position.copy(), list[Event]()
    after.outbox = events
    after.apply(move, seat)
    after.outbox = None
    return after, events


def at_random(position: Position, step: Step | None, rng: Rng) -> Deed:
    """A deed with lots as they fall; without a step the beginning."""
    after, events, lots = position, list[Event](), list[int]()
    if step is not None:
        after, events = carried_out(position, *step)
    while after.to_act == CHANCE:
        lots.append(rng.below(after.lots()))
        after, more = carried_out(after, after.lot(lots[-1]), CHANCE)
        events += more
    return Deed(0 if step is None else step[1], None if step is None else step[0], lots, after, events)


class Search:
    """Looks for deeds in another world after which one viewer has been told just the same."""

    def __init__(self, viewer: int, rng: Rng, nodes: int = NODES) -> None:
        self.viewer = viewer
        self.rng = rng
        self.nodes = nodes

    def way(self, position: Position, wanted: Deed) -> list[Deed] | None:
        """Deeds of others, all but the last unseen by the viewer; what he does himself is done alike."""
        letters = wanted.heard(self.viewer)
        if wanted.move is None or wanted.seat == self.viewer:
            found = self._alike(position, None if wanted.move is None else (wanted.move, wanted.seat), letters)
            return None if found is None else [found]
        steps = self._shuffled([each for each in steps_of(position) if each[1] != self.viewer])
        for step in steps:
            found = self._alike(position, step, letters)
            if found is not None:
                return [found]
        for step in steps:
            deed = at_random(position, step, self.rng)
            rest = self.way(deed.after, wanted) if self.nodes > 0 and not deed.heard(self.viewer) else None
            if rest is not None:
                return [deed, *rest]
        return None

    def _alike(self, position: Position, step: Step | None, letters: Sequence[Told]) -> Deed | None:
        """A step with lots after which the viewer has been told these letters."""
        if step is None:
            drawn = self._draws(position, letters)
            return None if drawn is None else Deed(0, None, *drawn)
        self.nodes -= 1
        if self.nodes < 0 or position.refusal(*step) is not None:
            return None
        after, events = carried_out(position, *step)
        said = heard(events, self.viewer)
        drawn = self._draws(after, letters[len(said) :]) if said == letters[: len(said)] else None
        return None if drawn is None else Deed(step[1], step[0], drawn[0], drawn[1], events + drawn[2])

    def _draws(self, position: Position, letters: Sequence[Told]) -> tuple[list[int], Position, list[Event]] | None:
        """Lots that tell the viewer just these letters until somebody decides again."""
        if position.to_act != CHANCE:
            return None if letters else ([], position, [])
        outcomes = {position.lot(i).number: i for i in range(position.lots())}
        for i in self._shuffled(list(outcomes.values())):
            self.nodes -= 1
            if self.nodes < 0:
                return None
            after, events = carried_out(position, position.lot(i), CHANCE)
            said = heard(events, self.viewer)
            rest = self._draws(after, letters[len(said) :]) if said == letters[: len(said)] else None
            if rest is not None:
                return [i, *rest[0]], rest[1], events + rest[2]
        return None

    def _shuffled(self, items: Sequence[T]) -> list[T]:
        order = list(range(len(items)))
        self.rng.shuffle(order)
        return [items[i] for i in order]
