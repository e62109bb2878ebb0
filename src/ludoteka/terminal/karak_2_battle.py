"""Karak 2's battles on a terminal: the dice as they lie, and a table of what each answer may bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka.core import seat_name

if TYPE_CHECKING:
    from ludoteka.terminal.pictures import Scene, View
    from ludoteka.terminal.words import Words

MOST: Final = 8
"""So many choices are shown at the most, the best ones."""
CHANCES: Final = ("victory", "token", "plague", "faint")
"""Columns in per cent; those that are nought everywhere are left out."""
COUNTS: Final = ("units", "lives", "fireballs", "attack")
"""Columns of numbers, left out likewise."""


def battle(fight: Mapping[str, object], turn: int, words: Words) -> RenderableType:
    """Who fights whom, what has been rolled, and whether it is enough."""
    armies = ", ".join(words.show("army", army) for army in cast("Sequence[str]", fight["armies"]))
    enemy = armies or words.show("army", "general")
    lines = [
        Text(f"{seat_name(turn)} × {enemy}   ", "bold").append(
            words.named("label-strength", count=fight["strength"]), "bold"
        )
    ]
    rolled = [
        f"{words.show('die', die)} [{words.show('face', face)}]"
        for die, face in cast("Sequence[Sequence[str]]", fight["faces"])
    ]
    if fight["hero"] is not None:
        rolled.append(f"{words.show('die', 'hero')} [{words.show('face', fight['hero'])}]")
    if rolled:
        lines.append(Text("  ".join(rolled)))
    attack, strength = cast(int, fight["attack"]), cast(int, fight["strength"])
    if attack:
        said = words.house.say("battle-attack", have=attack, need=strength)
        lines.append(Text(said, "green" if attack >= strength else "yellow"))
    return Group(*lines)


def expectations(scene: Scene) -> RenderableType:
    """The exact odds of each answer, the best first where they are choices of dice."""
    words, rows = scene.words, list(scene.forecast)
    if "dice" in rows[0]:
        rows.sort(key=lambda row: (-_number(row, "victory"), _number(row, "units") + _number(row, "lives")))
    shown = rows[:MOST]
    grid = Table(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        padding=(0, 1, 0, 0),
        title=words.house.say("odds-title"),
        title_justify="left",
        title_style="bold",
    )
    grid.add_column("")
    columns = [name for name in (*CHANCES, *COUNTS) if name == "victory" or any(_number(row, name) for row in shown)]
    for name in columns:
        grid.add_column(words.house.say(f"odds-{name}"), justify="right")
    for row in shown:
        grid.add_row(_answer(row, scene), *(_figure(row, name) for name in columns))
    if len(rows) == len(shown):
        return grid
    return Group(grid, Text(words.house.say("odds-more", count=len(rows) - len(shown)), "dim"))


def _answer(row: View, scene: Scene) -> str:
    """A move in words, or a choice of dice."""
    if "move" in row:
        return scene.words.option(scene.pack.by_text[str(row["move"])].json())
    dice = [f"{scene.words.show('die', die)} {count}" for die, count in cast("Mapping[str, int]", row["dice"]).items()]
    return ", ".join(dice) or scene.words.house.say("odds-hero-alone")


def _number(row: View, name: str) -> float:
    return float(cast(float, row.get(name, 0)))


def _figure(row: View, name: str) -> str:
    value = _number(row, name)
    if name in CHANCES:
        return f"{100 * value:.0f} %"
    return f"{value:.0f}" if name == "attack" else f"{value:.1f}"
