"""Teleport squares and tokens (rules.md 2.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.kragmortha import desk, looks, meet, telling
from ludoteka.games.kragmortha.effects import TOKEN_BOOK, TOKEN_TRAP, TOKENS
from ludoteka.games.kragmortha.phases import PRIZE, TELE, TOKEN, TURNED

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def enter(p: Kragmortha, seat: i64) -> None:
    """A goblin stops and a token is turned (KM-TELEPORT-1, KM-TELEPORT-2), if it can go anywhere (KM-TELEPORT-10)."""
    if seat == p.turn:
        p.cut = 1
    blocked = not meet.places(p, TELE, seat)
    if blocked and not p.house.token_only:
        if p.outbox is not None:
            p.tell(Event("teleport-blocked", "KM-TELEPORT-10", {"seat": telling.who(p, seat)}))
        p.proceed()
    else:
        p.ask(TOKEN, CHANCE, seat, 1 if blocked else 0)


def turned(p: Kragmortha, seat: i64, token: i64, blocked: i64) -> None:
    """The token is obeyed: to another teleport square first, then its Book or Look (KM-TELEPORT-3 to KM-TELEPORT-5)."""
    p.tokens = looks.replaced(p.tokens, token, p.tokens[token] - 1)
    if p.outbox is not None:
        p.tell(Event("token-turned", "KM-TELEPORT-2", {"seat": telling.who(p, seat), "token": TOKENS[token]}))
    p.later(TURNED, seat, blocked)
    p.later(PRIZE, seat, token)
    if blocked:
        p.proceed()
    else:
        meet.ask_place(p, TELE, seat)


def prize(p: Kragmortha, seat: i64, token: i64) -> None:
    """A Book, or a Look; the goblin stays where it is (KM-TELEPORT-4, KM-TELEPORT-5, KM-TELEPORT-11)."""
    if token == TOKEN_BOOK:
        desk.ask_book(p, seat)
    elif token == TOKEN_TRAP:
        looks.ask_look(p, seat)
    else:
        p.proceed()


def done(p: Kragmortha, seat: i64, blocked: i64) -> None:
    """When all are face up the tokens are shuffled (KM-TELEPORT-9); a moved goblin's turn is over (KM-TELEPORT-7)."""
    if not sum(p.tokens):
        p.tokens = p.box.tokens
        if p.outbox is not None:
            p.tell(Event("tokens-shuffled", "KM-TELEPORT-9", {}))
    if seat == p.turn and not blocked:
        p.turn_over = 1
    p.proceed()


def lot(p: Kragmortha, i: i64) -> i64:
    """The kind of the i-th token that lies face down."""
    token: i64 = 0
    while i >= p.tokens[token]:
        i -= p.tokens[token]
        token += 1
    return token
