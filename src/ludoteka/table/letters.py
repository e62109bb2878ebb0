"""Letters: what each viewer has been told, numbered for that viewer alone: no number counts what was not told."""

from __future__ import annotations

from copy import deepcopy
from collections.abc import Iterable, Sequence
from typing import Final, TypedDict

from ludoteka.core import SPECTATOR, Event, Secret, Told
from ludoteka.core.native import mypyc_attr


NO_NUMBERS: Final = range(0)


class Letter(TypedDict):
    """One thing told to one viewer; `n` counts that viewer's letters from 1."""

    n: int
    key: str
    clause: str
    args: dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mail:
    """The letters of every viewer of a match: its seats, and the spectator, who stands for all that own nothing.

    What was told is kept without its number, which is its place in the viewer's box: what all may know is kept once.
    """

    def __init__(self, seats: int) -> None:
        self.viewers = [SPECTATOR, *range(seats)]
        self._boxes: dict[int, list[Told]] = {viewer: [] for viewer in self.viewers}

    def count(self, viewer: int) -> int:
        """The number of a viewer's last letter."""
        return len(self._boxes[viewer])

    def counts(self) -> dict[int, int]:
        """The number of every viewer's last letter."""
        return {viewer: len(box) for viewer, box in self._boxes.items()}

    def since(self, viewer: int, n: int) -> list[Letter]:
        """A viewer's letters after number n; copies, so that nobody changes what was told."""
        return deepcopy(self.unsealed(viewer, n))

    def unsealed(self, viewer: int, n: int) -> list[Letter]:
        """The same letters with what was told itself, for whoever only writes them out and changes nothing."""
        return [
            Letter(n=number, key=told["key"], clause=told["clause"], args=told["args"])
            for number, told in enumerate(self.told(viewer, n), n + 1)
        ]

    def told(self, viewer: int, n: int) -> list[Told]:
        """What a viewer was told after letter number n, in the order of the letters; not to be changed either."""
        return self._boxes[viewer][n:]

    def tell(self, events: Iterable[Event]) -> dict[int, range]:
        """Send every viewer what he may know of some events; give back the numbers of the letters sent to each."""
        before = [len(box) for box in self._boxes.values()]
        for event in events:
            same = told_to_all(event)
            for viewer in self.viewers:
                told = self._told(viewer, event) if same is None else same
                if told is not None:
                    self._send(viewer, told)
        sent: dict[int, range] = {}
        first, last, numbers = 0, 0, NO_NUMBERS
        for at, viewer in enumerate(self._boxes):
            n, count = before[at], len(self._boxes[viewer])
            if count > n:
                if n != first or count != last:  # as a rule all viewers have as many letters: they share one object
                    first, last, numbers = n, count, range(n + 1, count + 1)
                sent[viewer] = numbers
        return sent

    def announce(self, key: str, args: dict[str, object], viewers: Sequence[int] | None = None) -> None:
        """Tell something that happened at the table rather than in the game; no clause of the game is behind it."""
        told = Told(key=key, clause="", args=args)
        for viewer in self.viewers if viewers is None else viewers:
            self._send(viewer, told)

    def _told(self, viewer: int, event: Event) -> Told | None:
        return event.told(viewer)

    def _send(self, viewer: int, told: Told) -> None:
        self._boxes[viewer].append(told)


def told_to_all(event: Event) -> Told | None:
    """An event of which every viewer is told the same; None where it holds anything that not all may know."""
    if event.seats is not None:
        return None
    for value in event.args.values():
        if isinstance(value, Secret):
            return None
    return {"key": event.key, "clause": event.clause, "args": event.args.copy()}
