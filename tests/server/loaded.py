"""Chance and time in the hands of a test: dice that fall as they are told to, a clock that all worlds share."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from typing import ClassVar

import pytest

from ludoteka.server.live import chores, state
from ludoteka.table.dice import Dice


class LoadedDice(Dice):
    """Dice that fall as they are told to."""

    loads: ClassVar[defaultdict[str, deque[int]]] = defaultdict(deque)
    """The lots to come, by the public id of the match."""

    def __init__(self, secret: bytes, match: str, entropy: object) -> None:
        super().__init__()
        self.match = match

    def lot(self, number: int, label: str, lots: int) -> int:
        return self.loads[self.match].popleft()


def load_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give all new matches loaded dice; and comings are told at once, for a test has no time."""
    monkeypatch.setattr(state, "FairDice", LoadedDice)
    monkeypatch.setattr(chores, "GREETING", 0.0)


class Time:
    """The room's clock, the same at all tables: it goes on by a second where the same seats think at all of them.

    How long a seat has thought is no secret, it is shown when all have decided. Where another seat is asked in another
    world, the time would be another seat's there, so it stands still.
    """

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def pass_by(self, tables: Sequence[state.Live]) -> None:
        """Let a second go by, if it may."""
        asked = [sorted(live.clocks.running) for live in tables]
        self.now += all(seats == asked[0] for seats in asked)
