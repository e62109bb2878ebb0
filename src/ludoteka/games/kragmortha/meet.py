"""Meeting the Dark Lord, and placing a goblin that was carried away (rules.md 2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import looks, telling
from ludoteka.games.kragmortha.effects import NEIGHBOUR
from ludoteka.games.kragmortha.phases import MEET, MET, REACT_MEET, START, TELE
from ludoteka.games.kragmortha.squares import beside_goblins, is_empty, move_to

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def meet(p: Kragmortha, seat: i64) -> None:
    """A goblin and Rigor are on one square: first a Look, unless its owner has a Cloak (KM-MEET-1 to KM-MEET-3)."""
    if seat == p.turn:
        p.cut = 1
    else:
        p.met = 1
    if p.outbox is not None:
        p.tell(Event("met", "KM-MEET-1", {"seat": telling.who(p, seat), "square": telling.where(p, seat, p.rigor)}))
    p.later(MET, seat)
    if p.books[seat] & p.box.at_meeting & ~p.used:
        p.ask(REACT_MEET, seat, seat)
    else:
        looks.ask_look(p, seat)


# ---- placing a goblin somewhere else


def places(p: Kragmortha, phase: i64, seat: i64) -> list[i64]:
    """Where a goblin may be placed that was met, teleported, or has drawn a Book at the desk."""
    found: list[i64] = []
    if phase != START:  # KM-MEET-4, KM-TELEPORT-3
        found = [square for square in p.layout.teleports if is_empty(p, square)]
    if not found and phase != TELE:  # KM-MEET-6, KM-DESK-3
        found = [square for square in p.layout.starts if is_empty(p, square)]
    return found if found or phase == TELE else beside_goblins(p, seat)  # KM-DESK-5


def ask_place(p: Kragmortha, phase: i64, seat: i64) -> None:
    """Let the owner choose, or his left neighbour (W-08); a single square needs no choice."""
    squares = places(p, phase, seat)
    if len(squares) == 1:
        place(p, phase, seat, squares[0])
    else:
        p.ask(phase, looks.left_of(p, seat) if p.bound[seat] & NEIGHBOUR else seat, seat)


def place(p: Kragmortha, phase: i64, seat: i64, square: i64) -> None:
    """A placed goblin has not entered its square: nothing happens there (KM-MEET-5, KM-TELEPORT-6, KM-TELEPORT-12)."""
    move_to(p, seat, square)
    if p.outbox is not None:
        clause = "KM-TELEPORT-3" if phase == TELE else "KM-DESK-3" if phase == START else "KM-MEET-4"
        p.tell(Event("carried", clause, {"seat": telling.who(p, seat), "square": telling.where(p, seat, square)}))
    if phase == MEET and seat == p.turn:
        p.turn_over = 1  # KM-MEET-7
    p.proceed()
