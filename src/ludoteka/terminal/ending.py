"""How a match came out, as a table and a sentence."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.console import Console
from rich.table import Table

from ludoteka import Match
from ludoteka.core import seat_name


def show_ending(console: Console, match: Match, who: Callable[[int], str]) -> None:
    """Rank and score of every seat, and who has won."""
    rows = match.standings()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, highlight=True)
    table.add_column("rank", justify="right")
    table.add_column("seat")
    table.add_column("")
    table.add_column("score", justify="right")
    for row in rows:
        table.add_row(str(row["rank"]), seat_name(row["seat"]), who(row["seat"]), f"{row['score'] + 0.0:g}")  # no -0
    console.print(table)
    alone = [row["seat"] for row in rows if row["rank"] == 1]
    console.print("You win." if list(map(who, alone)) == ["you"] else outcome(match), style="bold")


def outcome(match: Match) -> str:
    """Who has won, in one sentence."""
    first = [seat_name(row["seat"]) for row in sorted(match.standings(), key=lambda row: row["seat"])
             if row["rank"] == 1]
    reason = {"resigned": " by resignation", "agreed": " by agreement"}.get(match.ended, "")
    if len(first) == 1:
        return f"{first[0]} wins{reason}."
    if len(first) == match.seats:
        return f"A draw{reason}."
    return f"{', '.join(first[:-1])} and {first[-1]} share the first place{reason}."
