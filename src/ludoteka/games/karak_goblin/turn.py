"""The frame of a turn: one of fighting, shopping and healing, then played cards away and the hand filled (2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import deck, end
from ludoteka.games.karak_goblin.phases import OVERFLOW, REFILL, TURN
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def begin(p: KarakGoblin, seat: i64) -> None:
    """A player's turn begins (KG-TURN-1)."""
    p.turn = seat
    p.phase = TURN
    p.to_act = seat
    if p.outbox is not None:
        p.tell(Event("turn", "KG-TURN-1", {"seat": int(seat)}))


def full_hand(p: KarakGoblin, seat: i64) -> i64:
    """Four cards and the hand bonuses of the equipment (KG-HAND-1, KG-HAND-2)."""
    found = p.box.hand
    if p.weapon[seat] >= 0:
        found += p.box.hand_bonus[p.weapon[seat]]
    if p.armour[seat] >= 0:
        found += p.box.hand_bonus[p.armour[seat]]
    return found


def heal(p: KarakGoblin) -> None:
    """Healing takes the whole turn and gives all hit points back (KG-HEAL-1)."""
    p.hp[p.turn] = p.box.hit_points
    if p.outbox is not None:
        p.tell(Event("healed", "KG-HEAL-1", {"seat": int(p.turn)}))
    close(p)


def close(p: KarakGoblin) -> None:
    """The turn ends: played cards go to the discard pile, whatever was done (KG-TURN-4, KG-DECK-7)."""
    seat = p.turn
    if p.chain:
        pile = p.pile[seat]
        for card in p.chain:
            pile |= bits.bit(card)
        p.pile[seat] = pile
        p.chain = []
    p.target = p.slot = p.doubled = p.freed = p.wanted = p.item = -1
    p.curses = p.exception = p.discarding = p.bought = p.doubled_effect = p.freed_effect = 0
    if p.house.overflow and bits.size(p.hand[seat]) > full_hand(p, seat):
        p.phase = OVERFLOW
        p.to_act = seat
    else:
        refill(p)


def refill(p: KarakGoblin) -> None:
    """Draw until the hand is full again; more cards than that are kept (KG-TURN-5, KG-TURN-6, KG-HAND-3)."""
    deck.start(p, full_hand(p, p.turn) - bits.size(p.hand[p.turn]), REFILL)


def pass_on(p: KarakGoblin) -> None:
    """The next player clockwise (KG-TURN-1), unless the last round is over (R-62)."""
    p.turns += 1
    if p.turns >= p.house.rounds * p.seats:
        end.without_champion(p)
    else:
        begin(p, (p.turn + 1) % p.seats)
