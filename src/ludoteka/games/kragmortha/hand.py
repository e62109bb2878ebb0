"""Hands of Movement cards, oldest first; the deck they are drawn from and the discard pile.

The hands of all seats lie in flat lists, `stride` places for each seat: the card, who knows it, and from which filling
of the deck it was drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Event, Secret
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.kragmortha import seeing, telling
from ludoteka.games.kragmortha.effects import CROWN, TURNS_CARDS, TWO_CARDS
from ludoteka.games.kragmortha.phases import DISCARD, DRAW, frame
from ludoteka.kit.knowledge import ALL

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

NO_CARD: Final = -1


def hand_limit(p: Kragmortha, seat: i64) -> i64:
    """Three, one more for each Satchel; a hand-limit Look beats them (KM-TURN-7)."""
    if p.bound[seat] & TWO_CARDS:
        return 2
    satchels = p.books[seat] & p.box.satchels
    size = p.box.hand
    while satchels:
        satchels &= satchels - 1
        size += 1
    return size


def find_card(p: Kragmortha, seat: i64, card: i64) -> i64:
    """The place of the oldest card of this kind that its holder knows to be one, or -1."""
    base = seat * p.box.stride
    mine = i64(1) << seat
    for i in range(p.held[seat]):
        if p.hand[base + i] == card and p.seen[base + i] & mine:
            return i
    return -1


def put_card(p: Kragmortha, seat: i64, card: i64) -> None:
    """A new card is the newest of the hand, and only its holder sees it, Looks apart (KM-SETUP-6)."""
    at = seat * p.box.stride + p.held[seat]
    p.hand[at] = card
    p.age[at] = p.filling
    p.held[seat] += 1
    if p.bound[seat] & TURNS_CARDS:
        p.seen[at] = seeing.seen_by(p, seat, p.held[seat] - 1)
        seeing.show_hand(p, seat)
        if p.bound[seat] & CROWN:
            seeing.tell_half(p, seat, p.held[seat] - 2)
    else:
        p.seen[at] = i64(1) << seat


def take_card(p: Kragmortha, seat: i64, place: i64) -> i64:
    """Take a card out of a hand; newer ones move up."""
    at = seat * p.box.stride + place
    last = seat * p.box.stride + p.held[seat] - 1
    hand = p.hand
    card = hand[at]
    while at < last:
        hand[at] = hand[at + 1]
        p.seen[at] = p.seen[at + 1]
        p.age[at] = p.age[at + 1]
        at += 1
    hand[last] = NO_CARD
    p.seen[last] = 0
    p.age[last] = 0
    p.held[seat] -= 1
    if seat == p.turn:
        if p.vetoed >= place:
            p.vetoed = p.vetoed - 1 if p.vetoed > place else -1
        if p.forced >= place:
            p.forced = p.forced - 1 if p.forced > place else -1
    if p.bound[seat] & TURNS_CARDS:
        seeing.show_hand(p, seat)
    return card


def discard(p: Kragmortha, seat: i64, place: i64) -> i64:
    """A played or discarded card goes face up to the discard pile (KM-TURN-5)."""
    card = take_card(p, seat, place)
    p.pile[card] += 1
    return card


# ---- drawing


def ask_draw(p: Kragmortha, seat: i64, count: i64, then: i64) -> None:
    """Let a player draw so many cards, one after another."""
    if p.deck_size == 0:
        refill(p)
    p.ask(DRAW, CHANCE, seat, count, then)


def refill(p: Kragmortha) -> None:
    """When a card must be drawn and the deck is empty, the discard pile is shuffled into a new one (KM-TURN-8)."""
    deck, pile = p.deck, p.pile
    for card in range(i64(len(pile))):
        if pile[card]:
            p.deck_size += pile[card]
            deck[card] += pile[card]
            pile[card] = 0
    p.filling += 1
    if p.outbox is not None:
        p.tell(Event("reshuffled", "KM-TURN-8", {"cards": int(p.deck_size)}))


def drawn(p: Kragmortha, seat: i64, card: i64) -> None:
    """A card comes from the deck into a hand (KM-TURN-7)."""
    p.deck[card] -= 1
    p.deck_size -= 1
    put_card(p, seat, card)
    if p.outbox is not None:
        tell_drawn(p, seat, card)


def tell_drawn(p: Kragmortha, seat: i64, card: i64) -> None:
    """All are told that a card was drawn; which one, those who see it."""
    place = p.held[seat] - 1
    shown = Secret(p.box.cards[card], telling.viewers(p, p.seen[seat * p.box.stride + place]))
    others: list[int] | None = None
    if seeing.is_half_seen(p, seat, place):
        p.tell(Event("drew", "KM-TURN-7", {"seat": int(seat), "card": p.box.cards[card][:3]}, seats=[int(seat)]))
        others = [viewer for viewer in telling.viewers(p, ALL) if viewer != seat]
    p.tell(Event("drew", "KM-TURN-7", {"seat": int(seat), "card": shown}, seats=others))


def lot(p: Kragmortha, i: i64) -> i64:
    """The card that lot i of the deck stands for."""
    deck = p.deck
    card: i64 = 0
    i -= deck[0]
    while i >= 0:
        card += 1
        i -= deck[card]
    return card


def check_limit(p: Kragmortha, seat: i64) -> None:
    """Too many cards for a hand-limit Look must be discarded at once (KM-TURN-7)."""
    if p.held[seat] > hand_limit(p, seat):
        p.stack.append(frame(DISCARD, seat, seat))


def options(p: Kragmortha, seat: i64) -> list[Move]:
    """Each card of a hand that is too large (D-DISCARD)."""
    found: list[Move] = []
    base = seat * p.box.stride
    named = seeing.by_place(p, seat)
    for i in range(p.held[seat]):
        if named:
            found.append(p.box.discard_place[i])
        elif find_card(p, seat, p.hand[base + i]) == i:
            found.append(p.box.discard[p.hand[base + i]])
    return found


def throw_away(p: Kragmortha, seat: i64, place: i64) -> None:
    """One card too many is discarded; again until the hand fits (KM-TURN-5, KM-TURN-7)."""
    if p.outbox is not None:
        p.tell(
            Event(
                "discarded",
                "KM-TURN-5",
                {
                    "seat": int(seat),
                    "cards": [seeing.card_text(p, seat, place)],
                    "places": [seeing.told_place(p, seat, place)],
                },
                learned_by=range(int(p.seats)),
            )
        )
    discard(p, seat, place)
    p.later(DISCARD, seat)
    p.proceed()
