"""Rigor's desk and the Books that lie on it (rules.md 2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.kragmortha import end, telling
from ludoteka.games.kragmortha.looks import replaced
from ludoteka.games.kragmortha.phases import BOOK, DISCARD, DRAW, GO_ON, LEAVE

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def enter(p: Kragmortha, seat: i64) -> None:
    """A goblin that enters the desk draws a Book and leaves for a start square; its movement is cut.

    KM-DESK-2, KM-DESK-4, KM-DESK-6.
    """
    if seat == p.turn and p.house.desk_ends_move:
        p.cut = 1
    p.later(LEAVE, seat)
    ask_book(p, seat)


def ask_book(p: Kragmortha, seat: i64) -> None:
    """A player draws a Book."""
    p.ask(BOOK, CHANCE, seat)


def drawn(p: Kragmortha, seat: i64, kind: i64) -> None:
    """A Book is laid face up before its player (KM-DESK-2, KM-BOOK-5); the last one ends the game (KM-BOOK-8)."""
    book: i64 = 0
    while p.box.book_kinds[book] != kind or not p.book_deck >> book & 1:
        book += 1
    bit = i64(1) << book
    p.book_deck &= ~bit
    p.books = replaced(p.books, seat, p.books[seat] | bit)
    if p.outbox is not None:
        p.tell(
            Event(
                "book-drawn",
                "KM-DESK-2",
                {"seat": telling.who(p, seat), "book": telling.what(p, seat, p.box.books[kind])},
            )
        )
    if not p.book_deck:
        end.by_books(p, seat)
        return
    if p.box.satchels & bit:
        p.later(DISCARD, seat)
        p.later(DRAW, seat, 1, GO_ON)
    p.proceed()


def lot(p: Kragmortha, i: i64) -> i64:
    """The kind of the i-th Book in the deck."""
    left = p.book_deck
    while i > 0:
        left &= left - 1
        i -= 1
    book: i64 = 0
    while not left >> book & 1:
        book += 1
    return p.box.book_kinds[book]
