"""What happened in the games of a series, by the names of events: how often, how much, how early."""

from __future__ import annotations

from rich import box
from rich.table import Table

from ludoteka.lab.happenings import Happening


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
        return {
            key: {
                "games": self.games[key],
                "times": self.times[key],
                "amount": self.amount[key],
                "first_turns": self.turn[key],
            }
            for key in sorted(self.games)
        }

    def table(self, games: int) -> Table:
        """Means for people; how early is the mean over the games in which it happened at all."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("event")
        for heading in ("in games", "times a game", "amount a game", "first in turn"):
            table.add_column(heading, justify="right")
        for key in sorted(self.games):
            amount = f"{self.amount[key] / games:.2f}" if self.amount[key] else ""
            table.add_row(
                key,
                f"{self.games[key] / games:.1%}",
                f"{self.times[key] / games:.2f}",
                amount,
                f"{self.turn[key] / self.games[key]:.1f}",
            )
        return table
