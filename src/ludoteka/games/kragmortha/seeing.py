"""Who sees which cards of a hand: its holder as a rule, others or not even he under some Looks (W-09, W-23, W-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event, Secret
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import telling
from ludoteka.games.kragmortha.effects import COUNTS_PLACES, CROWN, HIDES_OWN, LEFT_SYMBOL, OPEN_HAND, TURNS_CARDS
from ludoteka.kit.knowledge import ALL, all_but, only, seats_of

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def card_text(p: Kragmortha, seat: i64, place: i64) -> str:
    """A card as it is written."""
    return p.box.cards[p.hand[seat * p.box.stride + place]]


def told_place(p: Kragmortha, seat: i64, place: i64) -> int:
    """From which place a card is taken, as all are told: of places that look alike to everybody, the oldest.

    Which of them it was would tell that no older card is equal, since of equal cards the oldest is meant.
    """
    base = seat * p.box.stride
    vetoed = p.vetoed if seat == p.turn else -1
    while place > 0 and place != vetoed and place - 1 != vetoed:
        at = base + place
        if p.seen[at] & ~only(seat) or p.seen[at] != p.seen[at - 1] or p.age[at] != p.age[at - 1]:
            break
        place -= 1
    return int(place) + 1


def is_hidden(p: Kragmortha, seat: i64, place: i64) -> bool:
    """Whether a Look keeps this card from its own holder (W-09, W-24)."""
    looks = p.bound[seat]
    return looks & LEFT_SYMBOL != 0 or (looks & CROWN != 0 and place == p.held[seat] - 1)


def seen_by(p: Kragmortha, seat: i64, place: i64) -> i64:
    """Who sees a card: its holder as a rule; Looks show it to all others, or hide it from him (W-09, W-23, W-24)."""
    looks = p.bound[seat]
    shown = looks & OPEN_HAND != 0 or (looks & CROWN != 0 and place == p.held[seat] - 1)
    return (all_but(seat) if shown else 0) | (0 if is_hidden(p, seat, place) else only(seat))


def show_hand(p: Kragmortha, seat: i64) -> None:
    """Everybody sees what Looks now let him see of a hand; nobody forgets anything."""
    base = seat * p.box.stride
    for i in range(p.held[seat]):
        known = p.seen[base + i]
        p.seen[base + i] |= seen_by(p, seat, i)
        if p.seen[base + i] != known and p.outbox is not None:
            told: dict[str, object] = {
                "seat": int(seat),
                "place": int(i) + 1,
                "card": Secret(card_text(p, seat, i), telling.viewers(p, p.seen[base + i])),
            }
            p.tell(Event("card-seen", "KM-LOOK-1", told, learned_by=seats_of(p.seen[base + i] & ~known, p.seats)))


def cover_hand(p: Kragmortha, seat: i64) -> None:
    """What a Look hides from its holder he does not see any more, and is held not to remember (KM-ENF-12)."""
    if p.bound[seat] & HIDES_OWN:
        base = seat * p.box.stride
        for i in range(p.held[seat]):
            if is_hidden(p, seat, i):
                p.seen[base + i] &= all_but(seat)
    if p.bound[seat] & TURNS_CARDS:
        show_hand(p, seat)


def reveal(p: Kragmortha, seat: i64, place: i64) -> None:
    """All see a card, its holder too."""
    p.seen[seat * p.box.stride + place] = ALL


def by_place(p: Kragmortha, seat: i64) -> bool:
    """Whether cards are named by their places: a Look counts these, or the holder does not see all his cards."""
    if p.bound[seat] & COUNTS_PLACES:
        return True
    base = seat * p.box.stride
    for i in range(base, base + p.held[seat]):
        if not p.seen[i] >> seat & 1:
            return True
    return False


def is_half_seen(p: Kragmortha, seat: i64, place: i64) -> bool:
    """Whether the holder sees the left half of a card only: with one eye shut, and not on his forehead (W-24, W-09)."""
    if p.seen[seat * p.box.stride + place] >> seat & 1 or not p.bound[seat] & LEFT_SYMBOL:
        return False
    return not p.bound[seat] & CROWN or place < p.held[seat] - 1


def tell_half(p: Kragmortha, seat: i64, place: i64) -> None:
    """The holder is told what he sees of a card with one eye shut (W-24)."""
    if p.outbox is not None and place >= 0 and is_half_seen(p, seat, place):
        told: dict[str, object] = {"seat": int(seat), "place": int(place) + 1, "card": card_text(p, seat, place)[:3]}
        p.tell(Event("card-seen", "KM-LOOK-1", told, seats=[int(seat)], learned_by=[int(seat)]))
