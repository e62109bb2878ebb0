"""What a balance study found, for people at a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteka.lab.balance import Balance
from ludoteka.lab.pages import Report
from ludoteka.lab.shares import Estimate

FEW = 12
"""So many things and moves are shown; the HTML report has them all."""


def show(console: Console, report: Report, found: Balance) -> None:
    """Shares, length, tension, then what is seldom used."""
    console.print(f"{report.title}: {report.about}")
    for group, heading in (("order", "turn order"), ("hero", "hero"), ("seat", "seat")):
        rows = found.shares[group].found()
        if rows:
            console.print(_shares(heading, rows))
    rounds, turns = found.lengths["rounds"].found()["all"], found.lengths["turns"].found()["all"]
    console.print(f"{rounds.mean:.2f} ± {rounds.half:.2f} turns a player, {turns.mean:.1f} ± {turns.half:.1f} in all")
    ahead = found.winner_ahead()
    if ahead:
        middle = sorted(found.settled)[len(found.settled) // 2]
        console.print(
            "the later winner is ahead in "
            + ", ".join(f"{share:.0%}" for share in ahead[1:-1])
            + f" of games after 1 to 9 tenths; in the middle game for good after {middle:.0%}"
        )
    if found.by_variant:
        console.print(_options(found))
    if any(use.offered for use in found.uses()):
        console.print(_seldom(found))
    for words, names in (
        ("never came into play", found.dead()),
        ("open and never chosen", found.unused()),
        ("moves open and never chosen", found.never_chosen()),
    ):
        console.print(f"{words}: {', '.join(names) or 'none'}")
    if report.compared:
        console.print(_compared(report))
        console.print(f"rows that differ: {'; '.join(report.changed) or 'none'}")


def _shares(heading: str, rows: Mapping[str, Estimate]) -> Table:
    table = _table(heading, "games", "of an even share", "95 %")
    for name, row in rows.items():
        hue = "yellow" if row.low > 1 or row.high < 1 else ""
        table.add_row(name, f"{row.games:,}", Text(f"{row.mean:.2f}", hue), f"± {row.half:.2f}")
    return table


def _options(found: Balance) -> Table:
    table = _table("options", "turns a player", "95 %", "first player", "95 %")
    for each in found.by_variant:
        rounds, first = each.rounds.found().get("all"), each.first.found().get("first")
        cells = [
            cell
            for row in (rounds, first)
            for cell in (("", "") if row is None else (f"{row.mean:.2f}", f"± {row.half:.2f}"))
        ]
        table.add_row(each.name or "none", *cells)
    return table


def _seldom(found: Balance) -> Table:
    """The things that are used least, of those that can be used at all."""
    uses = sorted((use for use in found.uses() if use.offered), key=lambda use: (use.taken or 0.0, use.thing.id))
    table = _table("seldom chosen", "table", "known from", "seen in", "used in", "chosen when open")
    for use in uses[:FEW]:
        table.add_row(
            use.thing.id,
            use.thing.table,
            use.thing.known_from,
            f"{use.seen:.1%}",
            f"{use.used:.1%}",
            f"{use.taken or 0.0:.1%}",
        )
    return table


def _compared(report: Report) -> Table:
    table = _table("figure", "here", f"{report.against}", "difference", "p (Holm)")
    for each in report.compared:
        table.add_row(
            Text(each.what, "bold" if each.sure else ""),
            f"{each.ours.mean:.3f} ± {each.ours.half:.3f}",
            f"{each.theirs.mean:.3f} ± {each.theirs.half:.3f}",
            Text(f"{each.theirs.mean - each.ours.mean:+.3f}", "yellow" if each.sure else "dim"),
            f"{each.chance:.3g}",
        )
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="left" if heading in ("table", "known from") else "right")
    return table
