"""The frame of a turn: how it begins, what follows the movement, and the draw (rules.md 2.2, 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import conditions, hand, looks, seeing
from ludoteka.games.kragmortha.effects import AT_DAWN, HIDES_OWN
from ludoteka.games.kragmortha.phases import AFTER, DAWN, MAIN, NEXT_TURN

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def begin(p: Kragmortha, seat: i64) -> None:
    """The next player's turn begins (KM-TURN-1), with what his Looks do at its start (KM-ENF-5)."""
    p.turn = seat
    p.turns += 1
    p.card = -1
    p.steps = p.origin = p.entered = p.moved = p.met = 0
    p.cut = p.turn_over = p.relieved = p.rigor_shown = p.breached = p.striding = p.shoving = p.shelved = 0
    p.vetoed = p.forced = -1
    if p.dismissed[seat]:
        p.dismissed = looks.replaced(p.dismissed, seat, 0)
    if p.outbox is not None:
        p.tell(Event("turn", "KM-TURN-1", {"seat": int(seat)}))
    if p.bound[seat] & AT_DAWN:
        p.dawn = looks.acting_at_dawn(p, seat)
        p.later(MAIN)
        p.later(DAWN)
        p.proceed()
    else:
        p.ask(MAIN, seat)


def late(p: Kragmortha) -> None:
    """The movement is over: Books of the window after, unless the turn is over, then the draw (KM-BOOK-6)."""
    seat = p.turn
    mine = p.books[seat] & p.box.after & ~p.used & ~p.shelved
    if mine and not p.turn_over and _any_after(p, mine):
        p.ask(AFTER, seat)
    else:
        draw_up(p)


def _any_after(p: Kragmortha, mine: i64) -> bool:
    """Whether a Book of the window after can be used, as far as open information tells (D-AFTER)."""
    if mine & p.box.hastes:
        return True
    for book in range(i64(len(p.box.book_kinds))):
        if mine >> book & 1 and conditions.hold(p, p.box.book_effects[p.box.book_kinds[book]]):
            return True
    return False


def draw_up(p: Kragmortha) -> None:
    """Draw until the hand has its size, also when the movement was cut (KM-TURN-6, KM-TURN-7)."""
    seat = p.turn
    p.card = -1
    missing = hand.hand_limit(p, seat) - p.held[seat]
    if missing > 0:
        hand.ask_draw(p, seat, missing, NEXT_TURN)
    else:
        finish(p)


def finish(p: Kragmortha) -> None:
    """The turn ends; always to the left (KM-TURN-1)."""
    seat = p.turn
    if p.bound[seat] & HIDES_OWN:
        seeing.cover_hand(p, seat)
    if p.spared | p.spared_longer:
        looks.end_sparing(p, seat)
    begin(p, (seat + 1) % p.seats)
