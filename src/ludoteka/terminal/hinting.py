"""What a bot thinks of a decision, in the words of the game: candidates, what to expect of them, the main line."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from ludoteka.core import CHANCE, Pack, seat_name
from ludoteka.core.explanation import Candidate, Explanation
from ludoteka.terminal.words import Words

ADVISER: Final = "master"
"""The level of the bot that gives hints."""
CANDIDATES: Final = 5
STEPS: Final = 6


def show_hint(console: Console, found: Explanation, pack: Pack, words: Words, seat: int) -> None:
    """The best moves with their share of thought and the result expected, then how play may go on."""
    house = words.house
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(house.say("hint-move"), overflow="fold")
    table.add_column(house.say("hint-share"), justify="right")
    if found.best.expected:
        table.add_column(house.say("hint-expected"), justify="right")
    for each in found.candidates[:CANDIDATES]:
        sentence = words.option(pack.by_text[each.move].json())
        told = [sentence, f"{each.share:.0%}"] + ([_expected(each, seat)] if found.best.expected else [])
        table.add_row(*told)
    console.print(table)
    if len(found.line) > 1:
        console.print(house.say("hint-line", steps="; ".join(_steps(found, pack, words))), style="dim")


def _expected(each: Candidate, seat: int) -> str:
    """The own result: a percentage where results lie between 0 and 1, as chances to win do."""
    if not each.expected:
        return ""
    value = each.expected[seat]
    return f"{value:.0%}" if all(0.0 <= one <= 1.0 for one in each.expected) else f"{value:+.2f}"


def _steps(found: Explanation, pack: Pack, words: Words) -> list[str]:
    """The main line in sentences; what chance brings in it is only one of many ways."""
    return [
        f"{words.house.say('hint-chance') if who == CHANCE else seat_name(who)}: "
        f"{words.option(pack.by_text[text].json())}"
        for who, text in found.line[:STEPS]
    ]
