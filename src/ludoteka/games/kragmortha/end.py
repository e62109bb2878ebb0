"""How the game ends and who has won (rules.md 2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import NOBODY
from ludoteka.games.kragmortha.effects import TOKENS
from ludoteka.games.kragmortha.phases import OVER

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

BY_LOOKS: Final = 1
BY_BOOKS: Final = 2
REASONS: Final = ("", "looks", "books")


def by_looks(p: Kragmortha, seat: i64) -> None:
    """A player who receives a fourth Look is out and the game ends, whatever it came from (KM-END-1, KM-END-9)."""
    _end(p, BY_LOOKS, seat)


def by_books(p: Kragmortha, seat: i64) -> None:
    """When the last Book is drawn the game ends (KM-BOOK-8, KM-END-1)."""
    _end(p, BY_BOOKS, seat)


def _end(p: Kragmortha, reason: i64, seat: i64) -> None:
    """Nothing still pending is carried out (KM-END-2)."""
    p.reason = reason
    p.loser = seat if reason == BY_LOOKS else -1
    p.stack = []
    p.now = OVER
    p.to_act = NOBODY
    if p.outbox is not None:
        p.tell(
            Event(
                "over",
                "KM-END-1",
                {"seat": int(seat), "reason": REASONS[reason], "winners": [int(each) for each in winners(p)]},
            )
        )


def books_of(p: Kragmortha, seat: i64) -> i64:
    """How many Books a player has; used ones count (KM-BOOK-4)."""
    return bin(p.books[seat]).count("1")


def symbols_of(p: Kragmortha, seat: i64) -> i64:
    """How many magic symbols are on a player's Books (KM-BOOK-3, KM-BOOK-4)."""
    return sum([symbols for book, symbols in enumerate(p.box.book_symbols) if p.books[seat] >> book & 1])


def winners(p: Kragmortha) -> list[i64]:
    """Fewest Looks, then most Books, then most symbols, else they share the victory; never one who is out.

    KM-END-4, KM-END-5, KM-END-6, KM-END-7, KM-END-8.
    """
    best: list[i64] = [seat for seat in range(p.seats) if seat != p.loser]
    fewest = min([p.look_count[seat] for seat in best])
    best = [seat for seat in best if p.look_count[seat] == fewest]
    most = max([books_of(p, seat) for seat in best])
    best = [seat for seat in best if books_of(p, seat) == most]
    symbols = max([symbols_of(p, seat) for seat in best])
    return [seat for seat in best if symbols_of(p, seat) == symbols]


def standing(p: Kragmortha) -> list[float]:
    """One for the winner; those who share the victory share it evenly (KM-END-7)."""
    won = winners(p)
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(p.seats)]


def census(p: Kragmortha) -> list[str]:
    """Every card, token and pawn, once for each place it is found in."""
    box = p.box
    found: list[str] = ["rigor"]
    found.extend([f"goblin {seat + 1}" for seat in range(int(p.seats))])
    for card, text in enumerate(box.cards):
        found.extend([text] * int(p.deck[card] + p.pile[card] + p.hand.count(card)))
    for look, text in enumerate(box.looks):
        places = (p.look_deck >> look & 1) + p.under.count(look)
        found.extend([text] * int(places + sum([held >> look & 1 for held in p.looks])))
    for book, kind in enumerate(box.book_kinds):
        places = (p.book_deck >> book & 1) + sum([held >> book & 1 for held in p.books])
        found.extend([box.books[kind]] * int(places))
    for token, text in enumerate(TOKENS):
        found.extend([f"token {text}"] * int(box.tokens[token]) if 0 <= p.tokens[token] <= box.tokens[token] else [])
    return found
