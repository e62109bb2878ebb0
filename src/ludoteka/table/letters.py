"""Letters: what each viewer has been told, numbered for that viewer alone: no number counts what was not told."""

from __future__ import annotations

from copy import deepcopy
from collections.abc import Iterable, Sequence
from typing import TypedDict

from ludoteka.core import SPECTATOR, Event, Told
from ludoteka.core.native import mypyc_attr


class Letter(TypedDict):
    """One thing told to one viewer; `n` counts that viewer's letters from 1."""

    n: int
    key: str
    clause: str
    args: dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mail:
    """The letters of every viewer of a match: its seats, and the spectator, who stands for all that own nothing."""

    def __init__(self, seats: int) -> None:
        self.viewers = [SPECTATOR, *range(seats)]
        self._boxes: dict[int, list[Letter]] = {viewer: [] for viewer in self.viewers}

    def count(self, viewer: int) -> int:
        """The number of a viewer's last letter."""
        return len(self._boxes[viewer])

    def counts(self) -> dict[int, int]:
        """The number of every viewer's last letter."""
        return {viewer: len(box) for viewer, box in self._boxes.items()}

    def since(self, viewer: int, n: int) -> list[Letter]:
        """A viewer's letters after number n; copies, so that nobody changes what was told."""
        return [deepcopy(letter) for letter in self._boxes[viewer][n:]]

    def unsealed(self, viewer: int, n: int) -> list[Letter]:
        """The same letters themselves, for whoever only writes them out and changes nothing."""
        return self._boxes[viewer][n:]

    def tell(self, events: Iterable[Event]) -> dict[int, list[int]]:
        """Send every viewer what he may know of some events; give back the numbers of the letters sent to each."""
        sent: dict[int, list[int]] = {}
        for event in events:
            for viewer in self.viewers:
                told = event.told(viewer)
                if told is not None:
                    sent.setdefault(viewer, []).append(self._send(viewer, told))
        return sent

    def announce(self, key: str, args: dict[str, object], viewers: Sequence[int] | None = None) -> None:
        """Tell something that happened at the table rather than in the game; no clause of the game is behind it."""
        for viewer in self.viewers if viewers is None else viewers:
            self._send(viewer, Told(key=key, clause="", args=args))

    def _send(self, viewer: int, told: Told) -> int:
        box = self._boxes[viewer]
        box.append(Letter(n=len(box) + 1, key=told["key"], clause=told["clause"], args=told["args"]))
        return len(box)
