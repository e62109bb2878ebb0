"""Tables laid out for a test in one line, and short words for what is open and what happens on them.

>>> position = table(7, {"red": "e3"}, hands={"red": ["g:S+G"]})
>>> sorted(squares(position, "play g:S+G"))
['d3', 'e4', 'f3']
>>> texts(play(position, "play g:S+G d3"))
['stop', 'step d2', 'step c3']
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import cast

import ludoteka  # noqa: F401  # chooses the form of the engine before its first module is imported
from ludoteka.core import CHANCE, SPECTATOR, Refusal, seat_number
from ludoteka.core.options import Value, settle
from ludoteka.games.kragmortha import GAME, hand, turn as turns
from ludoteka.games.kragmortha import looks as look_rules
from ludoteka.games.kragmortha.effects import SYMBOLS, TOKENS
from ludoteka.games.kragmortha.pack import COLOURS, KragmorthaPack
from ludoteka.games.kragmortha.phases import MAIN
from ludoteka.games.kragmortha.position import Kragmortha
from ludoteka.games.kragmortha.view import KragmorthaView

from tests.games.acting import frozen_pack, refused_to, texts_of
from tests.games.acting import asked as asked  # part of this table
from tests.games.acting import events as events  # part of this table
from tests.games.acting import play as play  # part of this table

FOLDER = Path(__file__).parent
FROZEN = FOLDER / "frozen.toml"
Who = str | int
"""A player: by the colour of his goblin, by P1, P2 …, or by the number of his seat."""


# ---- laying out a table


@cache
def pack(*changes: tuple[str, str]) -> KragmorthaPack:
    """The frozen content, or one with some of its words changed: a synthetic board."""
    return cast(KragmorthaPack, frozen_pack(GAME, FOLDER, *changes))


def opening(
    seats: int = 4, options: Mapping[str, Value] | None = None, content: KragmorthaPack | None = None
) -> Kragmortha:
    """The first position of a match: the first hand is about to be drawn."""
    return cast(Kragmortha, GAME.begin(content or pack(), seats, settle(GAME.options, options or {})))


def table(
    seats: int = 4,
    goblins: Mapping[Who, str] | None = None,
    *,
    rigor: str = "d7",
    hands: Mapping[Who, Sequence[str]] | None = None,
    looks: Mapping[Who, Sequence[str]] | None = None,
    under: Sequence[str] = (),
    blanked: Mapping[Who, str] | None = None,
    books: Mapping[Who, Sequence[str]] | None = None,
    used: Mapping[Who, Sequence[str]] | None = None,
    tokens: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    turn: Who = 0,
    bots: Collection[Who] = (),
    options: Mapping[str, Value] | None = None,
    dawn: bool = False,
    content: KragmorthaPack | None = None,
) -> Kragmortha:
    """D-MAIN of the active player; `dawn` begins his turn with what his Looks do at its start.

    A hand that is given is the whole hand; others are dealt from the deck. Goblins not named stand on start squares,
    from the right. `looks` may be "blank"; `under` are those put under the Look deck; `blanked` is the symbol of W-05.
    `used` Books are held, too. `tokens` are those still face down. `deck` is all that is left of the Movement deck.
    """
    position = opening(seats, options, content)
    pieces = position.census()
    position.bots = sum(1 << seat(who) for who in bots)
    position.turn, position.turns, position.stack = seat(turn), 1, []
    _place_pawns(position, goblins or {}, rigor)
    _give_looks(position, looks or {}, under, blanked or {})
    _give_books(position, books or {}, used or {})
    _give_hands(position, hands or {})
    if deck is not None:
        _leave_in_deck(position, deck)
    if tokens is not None:
        position.tokens = [tokens.count(token) for token in TOKENS]
    if dawn:
        turns.begin(position, position.turn)
    else:
        position.ask(MAIN, position.turn)
    assert position.census() == pieces, "a piece is missing or stands twice: check what the test lays out"
    return position


def seat(who: Who) -> int:
    """The seat of a player."""
    if isinstance(who, int):
        return who
    return COLOURS.index(who) if who in COLOURS else seat_number(who)


def _place_pawns(p: Kragmortha, goblins: Mapping[Who, str], rigor: str) -> None:
    names = p.box.board.names
    wanted = {seat(who): names.index(square) for who, square in goblins.items()}
    p.rigor = names.index(rigor)
    taken = {*wanted.values(), p.rigor}
    free = [square for square in p.layout.starts if square not in taken]
    free = [square for square in p.layout.open if square not in taken and square not in free][::-1] + free
    for each in range(p.seats):
        square = wanted[each] if each in wanted else free.pop()
        assert square in p.layout.open, f"{names[square]} is not in play in {p.layout.id}"
        assert p.at[square] < 0, f"two goblins on {names[square]}"
        p.goblin[each] = square
        p.at[square] = each


def _give_looks(
    p: Kragmortha, looks: Mapping[Who, Sequence[str]], under: Sequence[str], blanked: Mapping[Who, str]
) -> None:
    numbers = {text: number for number, text in enumerate(p.box.looks)}
    held, counts, signs = [0] * p.seats, [0] * p.seats, [0] * p.seats
    for who, texts_held in looks.items():
        held[seat(who)] = sum(1 << numbers[text] for text in texts_held if text != "blank")
        counts[seat(who)] = len(texts_held)
    for who, symbol in blanked.items():
        signs[seat(who)] = 1 << SYMBOLS.index(symbol)
    p.looks, p.look_count = held, counts
    p.under = [numbers[text] for text in under]
    p.look_deck &= ~(sum(held) | sum(1 << look for look in p.under))
    for each in range(p.seats):
        look_rules.rebind(p, each)
    p.blanked = signs


def _give_books(p: Kragmortha, books: Mapping[Who, Sequence[str]], used: Mapping[Who, Sequence[str]]) -> None:
    held = [0] * p.seats
    given = [(who, text, False) for who, row in books.items() for text in row]
    given += [(who, text, True) for who, row in used.items() for text in row]
    for who, text, is_used in given:
        kind = p.box.books.index(text)
        book = next(n for n, each in enumerate(p.box.book_kinds) if each == kind and p.book_deck >> n & 1)
        p.book_deck &= ~(1 << book)
        held[seat(who)] |= 1 << book
        p.used |= 1 << book if is_used else 0
    p.books = held


def _give_hands(p: Kragmortha, hands: Mapping[Who, Sequence[str]]) -> None:
    wanted = {seat(who): [p.box.cards.index(text) for text in cards] for who, cards in hands.items()}
    for each, cards in wanted.items():
        for card in cards:
            _deal(p, each, card)
    for each in range(p.seats):
        while each not in wanted and p.held[each] < hand.hand_limit(p, each):
            _deal(p, each, max(range(len(p.deck)), key=lambda card: p.deck[card]))


def _deal(p: Kragmortha, each: int, card: int) -> None:
    assert p.deck[card] > 0, f"there are not so many {p.box.cards[card]}"
    p.deck[card] -= 1
    p.deck_size -= 1
    hand.put_card(p, each, card)


def _leave_in_deck(p: Kragmortha, cards: Sequence[str]) -> None:
    left = [list(cards).count(text) for text in p.box.cards]
    p.pile = [have - stay for have, stay in zip(p.deck, left, strict=True)]
    assert min(p.pile) >= 0, "the deck cannot hold cards that are in hands"
    p.deck, p.deck_size = left, len(cards)


def all_books_but(*left: str) -> list[str]:
    """Every Book of the box except these copies, which stay in the deck."""
    found = [pack().books[kind] for kind in pack().book_kinds]
    for text in left:
        found.remove(text)
    return found


# ---- playing on it


def draw_any(position: Kragmortha) -> Kragmortha:
    """Let chance draw Movement cards, whichever come first, as long as it draws these."""
    while position.to_act == CHANCE and position.label() == "draw":
        position.play(position.lot(0))
    return position


def refused(position: Kragmortha, move: str, who: Who | None = None) -> Refusal:
    """Why a move is not open; the test fails if it is."""
    return refused_to(position, move, None if who is None else seat(who))


# ---- looking at it


def texts(position: Kragmortha, who: Who | None = None) -> list[str]:
    """What is open to whoever is asked, or to a player with all he might interject, in notation."""
    return texts_of(position, None if who is None else seat(who))


def squares(position: Kragmortha, words: str) -> set[str]:
    """The squares that are offered with these words: "play g:S+G", "step", "push", "to" …"""
    return {text.rpartition(" ")[2] for text in texts(position) if text.rpartition(" ")[0] == words}


def picture(position: Kragmortha, viewer: Who = SPECTATOR) -> KragmorthaView:
    """What a player, or a spectator, is shown."""
    return cast(KragmorthaView, position.view(seat(viewer)))


def at(position: Kragmortha, who: Who) -> str:
    """The square of a goblin, or of Rigor."""
    return position.box.board.names[position.rigor if who == "rigor" else position.goblin[seat(who)]]


def cards(position: Kragmortha, who: Who) -> list[str]:
    """A hand, oldest card first."""
    base = seat(who) * position.box.stride
    return [position.box.cards[card] for card in position.hand[base : base + position.held[seat(who)]]]


def looks_of(position: Kragmortha, who: Who) -> list[str]:
    """The Looks of a player."""
    size = len(position.box.looks)
    blanks = ["blank"] * int(look_rules.blanks(position, seat(who)))
    return [position.box.looks[n] for n in range(size) if position.looks[seat(who)] >> n & 1] + blanks


def books_of(position: Kragmortha, who: Who, *, unused: bool = False) -> list[str]:
    """The Books of a player, all of them or those he has not used."""
    held = position.books[seat(who)] & (~position.used if unused else -1)
    return [position.box.books[kind] for n, kind in enumerate(position.box.book_kinds) if held >> n & 1]


def discarded(position: Kragmortha) -> list[str]:
    """The discard pile, by kind."""
    return [text for text, count in zip(position.box.cards, position.pile, strict=True) for _ in range(count)]
