"""Pictures of the table: one for every view there can be, and better ones for the games that have their own here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, cast

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka import Match
from ludoteka.core import Pack
from ludoteka.terminal import karak_2, karak_goblin, kragmortha, toerkk
from ludoteka.terminal.screen import hue
from ludoteka.terminal.words import Words

View = Mapping[str, object]
HIDDEN: Final = "▒"
LATELY: Final = 8
"""So many letters are news."""


class Scene(NamedTuple):
    """What a picture is made from: a view, the words for it, what is printed in the box, the pieces now open, what the
    viewer may expect of them, what he was told last, and whether he is asked."""

    view: View
    words: Words
    pack: Pack
    marked: frozenset[str] = frozenset()
    forecast: Sequence[View] = ()
    news: Sequence[View] = ()
    asked: bool = False


def picture(match: Match, seat: int | None, words: Words) -> RenderableType:
    """What one viewer sees of the table; what he may choose now is marked where a picture can show it."""
    view = cast(View, match.view(seat))
    game = match.edition.key
    if game not in PICTURES:
        return listing(view)
    touched = [] if seat is None or match.over else match.position.moves_of(seat)
    marked = frozenset(piece for move in touched for piece in move.pieces)
    forecast = [] if seat is None or match.over else match.forecast(seat)
    news = cast("Sequence[View]", match.log(seat)[-LATELY:])
    return PICTURES[game](Scene(view, words, match.position.pack, marked, forecast, news, bool(touched)))


def large(match: Match, letter: View, seat: int | None, words: Words) -> RenderableType | None:
    """What is shown large when it is told, where a game has such things."""
    draw = LARGE.get(match.edition.key)
    return None if draw is None else draw(letter, cast(View, match.view(seat)), words)


def listing(view: View) -> RenderableType:
    """Any view, field by field: what a game looks like that has no picture of its own."""
    return _fields({name: value for name, value in view.items() if name != "viewer"})


def _fields(fields: View) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    table.add_column()
    for name, value in fields.items():
        table.add_row(name.replace("_", " "), _value(value))
    return table


def _value(value: object) -> RenderableType:
    if isinstance(value, Mapping):
        return _fields(cast(View, value)) if value else "none"
    if not isinstance(value, (list, tuple)):
        return _word(value)
    if value and all(isinstance(row, Mapping) for row in value):
        return _rows(cast("Sequence[View]", value))
    if any(isinstance(row, (list, tuple, Mapping)) for row in value):
        table = Table.grid(padding=(0, 1))
        for row in value:
            table.add_row(_value(row))
        return table
    return "  ".join(_word(item) for item in value) or "none"


def _rows(rows: Sequence[View]) -> RenderableType:
    """A list of like things: one line each, one column for every field."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in names:
        table.add_column(name.replace("_", " "))
    for row in rows:
        table.add_row(*(_value(row[name]) if name in row else "" for name in names))
    return table


def _word(value: object) -> str:
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _board(scene: Scene) -> RenderableType:
    """Tic-tac-toe: nine cells; an empty one shows its name."""
    cells = cast("Sequence[str]", scene.view["cells"])
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True)
    for _ in range(3):
        table.add_column(justify="center", width=3)
    for row in range(3):
        table.add_row(*(_cell(cells[3 * row + column], f"{'abc'[column]}{row + 1}") for column in range(3)))
    return table


def _cell(mark: str, name: str) -> Text:
    return Text(name, "dim") if mark == "." else Text(mark, f"bold {hue('XO'.index(mark))}")


def _cards(scene: Scene) -> RenderableType:
    """Leduc poker: a card and chips for each seat, and the open card, a dash until it is dealt."""
    cards, pot = cast("Sequence[object]", scene.view["cards"]), cast("Sequence[int]", scene.view["pot"])
    table = Table(box=box.ROUNDED, header_style="none", highlight=True)
    for name in ("", "P1", "P2", "on the table"):
        table.add_column(name, justify="left" if not name else "center")
    table.add_row("card", *(Text(_word(card), "bold") for card in cards[:2]), Text(str(cards[2] or "—"), "bold"))
    table.add_row("chips", *(str(chips) for chips in pot), str(sum(pot)))
    return table


PICTURES: Final[Mapping[str, Callable[[Scene], RenderableType]]] = {
    "tic-tac-toe": _board,
    "leduc-poker": _cards,
    "kragmortha": kragmortha.table,
    "karak-goblin": karak_goblin.table,
    "karak-2": karak_2.table,
    "toerkk": toerkk.table,
}
LARGE: Final[Mapping[str, Callable[[View, View, Words], RenderableType | None]]] = {"kragmortha": kragmortha.large}
