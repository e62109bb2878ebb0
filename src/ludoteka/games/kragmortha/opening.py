"""The doors of the game: reading a content file, and the first position of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludoteka.core.content import Content
from ludoteka.core.native import i64
from ludoteka.core.options import Value
from ludoteka.core.pack import Pack
from ludoteka.core.position import Position
from ludoteka.games.kragmortha import setup
from ludoteka.games.kragmortha.hand import NO_CARD
from ludoteka.games.kragmortha.house import House
from ludoteka.games.kragmortha.pack import KragmorthaPack
from ludoteka.games.kragmortha.position import Kragmortha


def read(content: Content) -> Pack:
    """Check a content file and make the pack with all its moves."""
    return KragmorthaPack(content)


def begin(pack: Pack, seats: int, options: Mapping[str, Value]) -> Position:
    """The table is laid out; the first hand is still to be drawn (KM-SETUP-1 to KM-SETUP-6)."""
    box = cast(KragmorthaPack, pack)
    layout = box.layout_for(seats)
    position = Kragmortha(box, seats, dict(options), House(seats, options), layout)
    none: list[i64] = [0] * seats
    position.goblin = [-1] * seats
    position.at = [-1] * (int(layout.size) + 1)
    position.hand = [NO_CARD] * (seats * int(box.stride))
    position.seen = [0] * (seats * int(box.stride))
    position.age = [0] * (seats * int(box.stride))
    position.held = none.copy()
    position.deck = box.copies.copy()
    position.pile = [0] * len(box.cards)
    position.stack = []
    position.looks = position.look_count = position.bound = position.blanked = position.books = none
    position.dismissed = none
    position.under = []
    position.tokens = box.tokens
    position.rigor = box.board.rigor_start
    position.deck_size = box.card_count
    position.look_deck = (i64(1) << i64(len(box.looks))) - 1
    position.book_deck = (i64(1) << i64(len(box.book_kinds))) - 1
    setup.deal(position, 0)
    return position
