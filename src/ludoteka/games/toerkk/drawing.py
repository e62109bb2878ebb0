"""Drawing cards, one chance move each; a pile becomes the deck when a card is needed (TK-LIMIT-5 to 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event, Secret
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.toerkk import sides
from ludoteka.games.toerkk.characters import CLASSES, unit
from ludoteka.games.toerkk.phases import CARD, RECRUIT
from ludoteka.games.toerkk.state import replaced

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def owe(p: Toerkk, seat: i64, actions: i64, characters: i64) -> None:
    """A seat is to draw so many cards."""
    p.due += (actions | characters << 4) << 8 * seat


def draw_due(p: Toerkk, then: i64) -> None:
    """Draw all that is owed, seat by seat, action cards first; then go on."""
    p.then = then
    next_draw(p)


def next_draw(p: Toerkk) -> None:
    """Let chance draw the next card: obligatory as far as there are cards, without a limit to the hand.

    TK-DRAW-5, TK-LIMIT-1, TK-LIMIT-7.
    """
    seat: i64 = 0
    while p.due:
        while not p.due >> 8 * seat & 255:
            seat += 1
        owed = p.due >> 8 * seat & 255
        p.actor = seat
        if owed & 15:
            if p.deck[seat] or refill_actions(p, seat):
                p.ask(CARD, CHANCE)
                return
            p.due -= (owed & 15) << 8 * seat
        else:
            if p.camp[seat] or refill_characters(p, seat):
                p.ask(RECRUIT, CHANCE)
                return
            p.due -= owed << 8 * seat
    then = p.then
    p.then = 0
    p.proceed(then)


def refill_actions(p: Toerkk, seat: i64) -> bool:
    """The discard pile becomes the action deck (TK-LIMIT-6).

    Everything but the hand lies open to whoever keeps count, so at this moment all can work out the hand.
    """
    if not p.discard[seat]:
        if p.outbox is not None:
            p.tell(Event("nothing-to-draw", "TK-LIMIT-7", {"seat": int(seat), "deck": "action"}))
        return False
    p.deck = replaced(p.deck, seat, p.discard[seat])
    p.discard[seat] = 0
    p.counted = replaced(p.counted, seat, p.hand[seat])
    if p.outbox is not None:
        p.tell(Event("reshuffled", "TK-LIMIT-6", {"seat": int(seat), "deck": "action"}))
    return True


def refill_characters(p: Toerkk, seat: i64) -> bool:
    """The graveyard becomes the character deck (TK-LIMIT-5); the character cards in hand can be worked out."""
    if not p.graveyard[seat]:
        if p.outbox is not None:
            p.tell(Event("nothing-to-draw", "TK-LIMIT-7", {"seat": int(seat), "deck": "character"}))
        return False
    p.camp = replaced(p.camp, seat, p.graveyard[seat])
    p.graveyard = replaced(p.graveyard, seat, 0)
    p.mustered = replaced(p.mustered, seat, p.recruits[seat])
    if p.outbox is not None:
        p.tell(Event("reshuffled", "TK-LIMIT-5", {"seat": int(seat), "deck": "character"}))
    return True


def card_drawn(p: Toerkk, card: i64) -> None:
    """An action card comes into a hand, seen by its holder alone (TK-DRAW-1)."""
    seat, kinds = p.actor, p.box.kinds
    p.deck = replaced(p.deck, seat, kinds.without(p.deck[seat], card))
    p.hand[seat] = kinds.added(p.hand[seat], card)
    p.due -= i64(1) << 8 * seat
    if p.outbox is not None:
        who = sides.sharers(p, seat)
        p.tell(Event("drew", "TK-DRAW-1", {"seat": int(seat), "card": Secret(p.box.cards[card], who)}, learned_by=who))
    next_draw(p)


def character_drawn(p: Toerkk, kind: i64) -> None:
    """A character card comes into a hand, seen by its holder alone (TK-DRAW-1)."""
    seat = p.actor
    p.camp = replaced(p.camp, seat, p.camp[seat] - unit(kind))
    p.recruits = replaced(p.recruits, seat, p.recruits[seat] + unit(kind))
    p.due -= i64(16) << 8 * seat
    if p.outbox is not None:
        who = sides.sharers(p, seat)
        p.tell(
            Event(
                "drew-character", "TK-DRAW-1", {"seat": int(seat), "class": Secret(CLASSES[kind], who)}, learned_by=who
            )
        )
    next_draw(p)


def card_leaves(p: Toerkk, seat: i64, card: i64) -> None:
    """A card leaves an action hand openly; a card known to be there is taken as the one that left (rules.md 3.12)."""
    kinds = p.box.kinds
    p.hand[seat] = kinds.without(p.hand[seat], card)
    if p.counted[seat]:
        p.counted = replaced(p.counted, seat, kinds.without(p.counted[seat], card))
    for looker in range(p.seats):
        if p.seen[4 * looker + seat]:
            p.seen = replaced(p.seen, 4 * looker + seat, kinds.without(p.seen[4 * looker + seat], card))


def character_leaves(p: Toerkk, seat: i64, kind: i64) -> None:
    """A character card leaves a hand openly."""
    p.recruits = replaced(p.recruits, seat, p.recruits[seat] - unit(kind))
    if p.mustered[seat] >> 3 * kind & 7:
        p.mustered = replaced(p.mustered, seat, p.mustered[seat] - unit(kind))
