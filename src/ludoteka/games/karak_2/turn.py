"""The frame of a turn: slots, what they may be used for, whose turn is next (rules.md 2.2, 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import actions, city, end, explore, items, robbery, walk
from ludoteka.games.karak_2.box import OF_ACTION, STABLE
from ludoteka.games.karak_2.phases import MAIN
from ludoteka.kit.bits import bit

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def begin(p: Karak2, seat: i64) -> None:
    """The next player's turn; an unconscious hero only recovers in it (K2-LIFE-3, K2-LIFE-4)."""
    p.turn = seat
    p.used = p.moved = p.harvested = p.portal_used = p.gallop_used = p.hawk_used = 0
    if p.outbox is not None:
        p.tell(Event("turn", "K2-TURN-1", {"seat": int(seat), "round": int(p.round)}))
    if p.fainted >> seat & 1:
        p.fainted &= ~bit(seat)
        p.lives[seat] = min(p.box.recovery, p.box.lives)
        if p.outbox is not None:
            p.tell(Event("recovered", "K2-LIFE-3", {"seat": int(seat), "lives": int(p.lives[seat])}))
        finish(p)
    else:
        p.ask(MAIN)


def finish(p: Karak2) -> None:
    """The turn is over: clockwise to the next, and a round is one turn for everybody (K2-TURN-1, K2-TURN-10)."""
    following = p.turn + 1
    if following == p.seats:
        following = 0
    if following == p.first:
        if p.round == p.house.rounds:
            end.by_rounds(p)
            return
        p.round += 1
    begin(p, following)


def allowance(p: Karak2, seat: i64) -> i64:
    """Two slots, one more with a stable and with the amulet of action, read anew every time (K2-TURN-3, K2-TURN-8)."""
    slots = p.box.slots
    if p.buildings[seat] & STABLE:
        slots += 1
    if p.items[seat] >> 4 * OF_ACTION & 15:
        slots += p.box.amounts[OF_ACTION]
    return slots


def use_move(p: Karak2) -> None:
    """A move opens the next slot if that of this one is done; the skipped action is lost (K2-TURN-7)."""
    p.used += p.moved
    p.moved = 1


def use_action(p: Karak2) -> None:
    """The action closes its slot (K2-TURN-6)."""
    p.used += 1
    p.moved = p.plan = p.back = p.forth = 0


def options(p: Karak2) -> list[Move]:
    """Moves, actions, what costs neither, and the end of the turn (K2-TURN-4, K2-TURN-5, K2-TURN-12)."""
    seat = p.turn
    left = allowance(p, seat) - p.used
    found: list[Move] = []
    if left > p.moved:
        found = walk.roads(p, seat)
    if left > 0:
        actions.add(p, seat, found)
        city.add(p, seat, found)
        if items.anything_lies(p, seat):
            found.append(p.box.pick_up)
    if explore.can_fly(p, seat):
        found.append(p.box.hawk)
    robbery.add(p, seat, found)
    found.append(p.box.end)
    return found
