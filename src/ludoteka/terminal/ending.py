"""How a match came out, as a table and a sentence."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.console import Console
from rich.table import Table

from ludoteka import Match
from ludoteka.core import seat_name
from ludoteka.terminal.house import House


def show_ending(console: Console, match: Match, who: Callable[[int], str], house: House) -> None:
    """Rank and score of every seat, and who has won."""
    rows = match.standings()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, highlight=True)
    table.add_column(house.say("rank"), justify="right")
    table.add_column(house.say("seat"))
    table.add_column("")
    table.add_column(house.say("score"), justify="right")
    for row in rows:
        score = f"{row['score'] + 0.0:g}"  # no -0
        table.add_row(str(row["rank"]), seat_name(row["seat"]), house.say(who(row["seat"])), score)
    console.print(table)
    alone = [row["seat"] for row in rows if row["rank"] == 1]
    won = list(map(who, alone)) == ["you"]
    console.print(house.say("you-win") if won else outcome(match, house), style="bold")


def outcome(match: Match, house: House) -> str:
    """Who has won, in one sentence."""
    first = [
        seat_name(row["seat"]) for row in sorted(match.standings(), key=lambda row: row["seat"]) if row["rank"] == 1
    ]
    reason = match.ended or "rules"
    if len(first) == 1:
        return house.say("wins", seat=first[0], reason=reason)
    if len(first) == match.seats:
        return house.say("draw", reason=reason)
    return house.say("share", seats=house.all_of(first), reason=reason)
