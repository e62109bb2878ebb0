"""Kragmortha on a terminal: the library with its pawns, the players with what lies before them, the decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteka.core import seat_name
from ludoteka.games.kragmortha.board import BOOKCASE, DESK, OUTSIDE, TELEPORT
from ludoteka.games.kragmortha.view import KragmorthaView, LookView, PlayerView

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.pack import KragmorthaPack
    from ludoteka.terminal.pictures import Scene
    from ludoteka.terminal.words import Words

GOBLINS: Final = ("R", "B", "G", "Y", "P", "O", "W", "K")
"""The goblins' letters by seat: red, blue, green, yellow, purple, orange, white, black."""
COLOURS: Final = ("red", "blue", "green", "yellow", "magenta", "dark_orange", "white", "bright_black")
SYMBOLS: Final = {"S": "yellow", "G": "bright_blue", "P": "green", "R": "bright_red", "O": "bright_magenta"}
NAMES: Final = {"S": "scroll", "G": "gems", "P": "potion", "R": "grimoire", "O": "orb"}
LETTERS: Final = "SGPR"
ARROW: Final = "►"
LAST_BOOKS: Final = 3
"""So few Books in the deck are a warning."""


def table(scene: Scene) -> RenderableType:
    """What one viewer sees of the whole table."""
    view, words = cast(KragmorthaView, scene.view), scene.words
    rows: list[RenderableType] = [
        _beside(_library(view, cast("KragmorthaPack", scene.pack), scene.marked, words), _legend(view, words))
    ]
    rows.append(_players(view, words))
    rows.append(_decks(view, words))
    if 0 <= view["viewer"] < len(view["players"]):
        me = view["players"][view["viewer"]]
        rows.append(_hand(me, view, words))
        rows.extend(_own_looks(me, words))
    rows.extend(Text(line, "bold yellow") for line in _warnings(view, words))
    if view["over"] is not None:
        rows.append(_reckoning(view["over"], words))
    return Group(*rows)


# ---- the library


def _library(view: KragmorthaView, pack: KragmorthaPack, marked: frozenset[str], words: Words) -> RenderableType:
    """The board, row 10 at the top; mirrored and without coordinates for whoever has a crooked neck (W-11)."""
    layout = next(each for each in pack.layouts if each.id == view["layout"])
    names, symbols, width = pack.board.names, pack.board.symbols, int(pack.board.width)
    pawns, mirrored, desk = _pawns(view), view["mirrored"], words.named("piece-desk")
    columns = [
        column for column in range(width) if any(layout.kinds[n] != OUTSIDE for n in range(column, len(names), width))
    ]
    if mirrored:
        columns.reverse()
    lines = []
    for row in range(len(names) // width - 1, -1, -1):
        line = Text().append("   │" if mirrored else f"{row + 1:>2} │", "dim")
        for column in columns:
            square = row * width + column
            line.append_text(
                _square(
                    int(layout.kinds[square]),
                    LETTERS[int(symbols[square]).bit_length() - 1],
                    pawns.get(names[square]),
                    desk,
                    marked=names[square] in marked,
                )
            ).append("│", "dim")
        lines.append(line)
    foot = "    " + "".join(f"{'' if mirrored else pack.board.columns[column]:^7}" for column in columns)
    return Group(*lines, Text(foot.rstrip(), "dim"))


def _square(kind: int, symbol: str, pawn: Text | None, desk: str, *, marked: bool) -> Text:
    """Six characters: an arrow where it may be chosen now, the symbol, a star for a teleport square, a pawn."""
    if kind == OUTSIDE:
        return Text("      ")
    if kind == BOOKCASE:
        return Text("▒▒▒▒▒▒", "dim")
    cell = Text().append(ARROW if marked else " ", "bold")
    if kind == DESK:
        cell.append(f"{desk if len(desk) < 6 else 'D':<5}" if pawn is None else "D ", "dark_orange3")
    else:
        cell.append(symbol, f"bold {SYMBOLS[symbol]}").append("*" if kind == TELEPORT else " ", "bold")
    if pawn is not None:
        return cell.append_text(pawn)
    return cell if kind == DESK else cell.append("   ")


def _pawns(view: KragmorthaView) -> dict[str, Text]:
    """What stands where, as the viewer sees it."""
    found = {square: Text("(?)", "bold reverse") for square in view["strangers"]}
    for player in view["players"]:
        if player["square"] is not None:
            found[player["square"]] = goblin(player["seat"], own=player["seat"] == view["viewer"])
    if view["rigor"] is not None:
        found[view["rigor"]] = _rigor()
    return found


def goblin(seat: int, *, own: bool = False) -> Text:
    """A goblin by its letter, in its colour; one's own between arrows."""
    letter = GOBLINS[seat]
    return Text(f"»{letter}«" if own else f"({letter})", f"bold reverse {COLOURS[seat]}")


def _rigor() -> Text:
    return Text("RIG", "bold white on red")


def _legend(view: KragmorthaView, words: Words) -> RenderableType:
    lines = [_entry(_rigor(), words.named("pawn-rigor"))]
    if 0 <= view["viewer"] < len(view["players"]):
        lines.append(_entry(goblin(view["viewer"], own=True), words.named("label-you")))
    lines.extend(
        _entry(Text(letter, f"bold {SYMBOLS[letter]}"), words.show("symbol", name)) for letter, name in NAMES.items()
    )
    lines.append(_entry(Text("*", "bold"), words.named("piece-teleport")))
    lines.append(_entry(Text("D", "dark_orange3"), words.named("piece-desk")))
    lines.append(_entry(Text("▒▒▒", "dim"), words.named("piece-bookcase")))
    if view["viewer"] >= 0:
        lines.append(_entry(Text(ARROW, "bold"), words.house.say("open-to-you")))
    return Group(*lines)


def _entry(sign: Text, meaning: str) -> Text:
    gap = " " * (5 - len(sign))
    return Text().append_text(sign).append(gap + meaning)


def _beside(left: RenderableType, right: RenderableType) -> RenderableType:
    grid = Table.grid(padding=(0, 3))
    grid.add_row(left, right)
    return grid


# ---- the players


def _players(view: KragmorthaView, words: Words) -> RenderableType:
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in (
        "",
        "",
        words.named("piece-goblin"),
        words.named("piece-movement"),
        words.named("piece-look"),
        words.named("piece-book"),
    ):
        grid.add_column(heading)
    for player in view["players"]:
        seat = player["seat"]
        who = Text(seat_name(seat), f"bold {COLOURS[seat]}").append(f" {words.show('seat', seat)}")
        if player["bot"]:
            who.append(f" {words.named('label-bot')}", "dim")
        if seat == view["viewer"]:
            who.append(f" {words.named('label-you')}", "bold")
        grid.add_row(
            "▶" if view["turn"] == seat else " ",
            who,
            goblin(seat, own=seat == view["viewer"]).append(f" {player['square'] or '?'}", "not reverse"),
            _cards(player, words),
            _looks(player, words),
            _books(player, words),
        )
    return grid


def _cards(player: PlayerView, words: Words) -> Text:
    """A hand: how many cards, and those that the viewer sees."""
    if all(card is None for card in player["hand"]):
        return Text(str(len(player["hand"])))
    return Text(" ").join(card_sign(card) for card in player["hand"])


def card_sign(card: str | None) -> Text:
    """A card by its letters: g for a goblin card, r for a Rigor card, and the two symbols; ? for what is hidden."""
    if card is None:
        return Text("[?]", "dim")
    kind, _, symbols = card.partition(":")
    found = Text().append("[").append("RIG " if kind == "r" else "", "bold white on red")
    for letter in symbols:
        found.append(letter, f"bold {SYMBOLS[letter]}" if letter in SYMBOLS else "")
    return found.append("]")


def _looks(player: PlayerView, words: Words) -> Text:
    looks = player["looks"]
    if looks is None:
        return Text("?", "dim")
    blanks = player["blank_looks"] or 0
    names = [_look_name(look, words) for look in looks] + [words.show("look", "blank")] * blanks
    count = len(names)
    return Text(f"{count} ", "bold red" if count == 3 else "bold").append(", ".join(names), "default not bold")


def _look_name(look: LookView, words: Words) -> str:
    signs = ", ".join(words.show("symbol", word) for word in look["symbol"])
    return words.show("look", look["id"]) + (f" ({signs})" if signs else "")


def _books(player: PlayerView, words: Words) -> Text:
    books = player["books"]
    if books is None:
        return Text("?", "dim")
    found = Text(f"{len(books)} ", "bold")
    for number, book in enumerate(books):
        found.append(", " if number else "", "not bold")
        found.append(words.show("book", book["id"]), "dim not bold" if book["used"] else "default not bold")
        found.append(f" ({words.named('label-used')})" if book["used"] else "", "dim not bold")
    return found


# ---- the viewer's own cards


def _hand(me: PlayerView, view: KragmorthaView, words: Words) -> Text:
    """One's own cards by place, oldest first, in words."""
    line = Text()
    for place, card in enumerate(me["hand"], 1):
        name = words.show("card", card, "full") or words.show("card", card)
        line.append("   " if place > 1 else "", "default").append(f"{place} ", "dim").append_text(card_sign(card))
        line.append(f" {name}", "strike dim" if view["vetoed"] == place else "default")
    return line


def _own_looks(me: PlayerView, words: Words) -> list[RenderableType]:
    """What one's own Looks ask, by the text that binds."""
    found: list[RenderableType] = []
    for look in me["looks"] or []:
        text = words.show("look", look["id"], "enforced" if look["enforced"] else "table")
        found.append(Text(f"  {_look_name(look, words)}: ", "bold").append(text, "not bold italic"))
    return found


# ---- decks and warnings


def _decks(view: KragmorthaView, words: Words) -> Text:
    down, up = view["tokens_down"], view["tokens_up"]
    shown = [f"{words.show('token', token)} {count}" for token, count in up.items() if count]
    parts = [
        words.named("label-movement-deck", count=view["deck"]),
        words.named("label-movement-discard", count=sum(view["discards"].values())),
        words.named("label-look-deck", count=view["look_deck"]),
        words.named("label-book-deck", count=view["book_deck"]),
        words.named("label-tokens", up=sum(up.values()), down=down) + (f" ({', '.join(shown)})" if shown else ""),
    ]
    return Text("  ·  ".join(parts), "dim")


def _warnings(view: KragmorthaView, words: Words) -> list[str]:
    """The end is near: a third Look, or few Books left."""
    if view["over"] is not None:
        return []
    found = [
        words.named("label-third-look", seat=player["seat"])
        for player in view["players"]
        if len(player["looks"] or []) + (player["blank_looks"] or 0) == 3
    ]
    if view["book_deck"] <= LAST_BOOKS:
        found.append(words.named("label-last-books", count=view["book_deck"]))
    return found


def _reckoning(over: Mapping[str, object], words: Words) -> RenderableType:
    """The final reckoning, in the order in which it decides: Looks, Books, symbols."""
    grid = Table.grid(padding=(0, 2))
    winners = cast("Sequence[int]", over["winners"])
    looks, books, symbols = (cast("Sequence[int]", over[name]) for name in ("looks", "books", "symbols"))
    for seat, row in enumerate(zip(looks, books, symbols, strict=True)):
        counted = [
            words.named(f"label-{name}", count=count)
            for name, count in zip(("looks", "books", "magic"), row, strict=True)
        ]
        grid.add_row(
            "★" if seat in winners else "",
            goblin(seat),
            words.show("seat", seat),
            *counted,
            style="bold" if seat in winners else "",
        )
    return grid


def large(letter: Mapping[str, object], view: Mapping[str, object], words: Words) -> RenderableType | None:
    """A Look that somebody has just received, large, with the text that binds its holder (KM-TABLE-1)."""
    args = letter["args"]
    if letter["key"] != "look-received" or not isinstance(args, Mapping) or args.get("look") is None:
        return None
    seat, look = args.get("seat"), args["look"]
    players = cast("Sequence[PlayerView]", view["players"])
    if not isinstance(seat, int):
        return None
    held = [each for each in players[seat]["looks"] or [] if each["id"] == look]
    enforced = bool(held and held[0]["enforced"])
    text = Text(words.show("look", look, "enforced" if enforced else "table"), "bold", justify="center")
    title = f" {words.show('seat', seat)}: {words.show('look', look)} "
    return Panel(
        text,
        title=title,
        subtitle=f" {words.show('look', look, 'symbol')} ",
        border_style=COLOURS[seat],
        box=box.HEAVY,
        padding=(1, 4),
        expand=False,
    )
