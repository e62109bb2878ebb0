"""What happened in one game, counted by the names of events: how often, how much, how early."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludoteka.core import Event


class Happening(NamedTuple):
    """One kind of event in one game: how often, the sum of its counts, and in which turn of the table first."""

    times: int
    amount: int
    turn: int


def happenings(events: Iterable[Event]) -> dict[str, Happening]:
    """Count the events of one game by their keys; turns are counted by the events `turn`.

    >>> happenings([Event("turn", "X-1", {}), Event("died", "X-2", {"count": 2}), Event("turn", "X-1", {}),
    ...             Event("died", "X-2", {"count": 1})])["died"]
    Happening(times=2, amount=3, turn=1)
    """
    found: dict[str, Happening] = {}
    turn = 0
    for event in events:
        turn += event.key == "turn"
        count = event.args.get("count")
        before = found.get(event.key, Happening(0, 0, turn))
        found[event.key] = Happening(
            before.times + 1, before.amount + (count if isinstance(count, int) else 0), before.turn
        )
    return found


def first_side(events: Iterable[Event], sides: Sequence[int]) -> int:
    """The side that had the first turn, or -1 where nobody listened.

    >>> first_side([Event("turn", "X-1", {"seat": 2})], [0, 1, 0, 1])
    0
    """
    for event in events:
        if event.key == "turn":
            seat, side = event.args.get("seat"), event.args.get("side")
            return sides[seat] if isinstance(seat, int) else side if isinstance(side, int) else -1
    return -1
