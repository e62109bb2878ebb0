"""What happened in the games of a series, counted by the names of events: how often, how much, how early."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich import box
from rich.table import Table

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
        found[event.key] = Happening(before.times + 1, before.amount + (count if isinstance(count, int) else 0),
                                     before.turn)
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


class Chronicle:
    """The happenings of all games so far."""

    def __init__(self) -> None:
        self.games: dict[str, int] = {}
        """By kind of event: in how many games there was one."""
        self.times: dict[str, int] = {}
        self.amount: dict[str, int] = {}
        self.turn: dict[str, int] = {}

    def add(self, happened: dict[str, Happening]) -> None:
        """Count one game."""
        for key, happening in happened.items():
            self.games[key] = self.games.get(key, 0) + 1
            self.times[key] = self.times.get(key, 0) + happening.times
            self.amount[key] = self.amount.get(key, 0) + happening.amount
            self.turn[key] = self.turn.get(key, 0) + happening.turn

    def data(self) -> dict[str, dict[str, int]]:
        """Exact sums by kind of event."""
        return {key: {"games": self.games[key], "times": self.times[key], "amount": self.amount[key],
                      "first_turns": self.turn[key]} for key in sorted(self.games)}

    def table(self, games: int) -> Table:
        """Means for people; how early is the mean over the games in which it happened at all."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("event")
        for heading in ("in games", "times a game", "amount a game", "first in turn"):
            table.add_column(heading, justify="right")
        for key in sorted(self.games):
            amount = f"{self.amount[key] / games:.2f}" if self.amount[key] else ""
            table.add_row(key, f"{self.games[key] / games:.1%}", f"{self.times[key] / games:.2f}", amount,
                          f"{self.turn[key] / self.games[key]:.1f}")
        return table
