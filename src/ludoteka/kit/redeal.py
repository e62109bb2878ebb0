"""Dealing anew what one seat does not know: the heart of every game's `imagine`.

The zones of one call share their cards: whatever the seat does not know of any of them is one pool, and every way of
laying the pool into the unknown places is equally likely. Which cards the zones hold together must be common knowledge,
else the pool tells something; so give all zones of one pack of cards at once, those the seat knows included.

Kept: every card the seat knows, where it is; places that everybody is aware of, with new cards; what is common
knowledge about who knows what. Forgotten: what other seats know and this one is not aware of. A card that somebody
arranged in secret thus becomes a loose card of the deck, or any other card.

Canonical: two worlds that the seat cannot tell apart give the same world with the same generator. The pool is sorted
before anything is drawn, and `Rng.below` is the only source of luck.

Where the discard pile became the deck while hidden cards were held, the seat knows more: no card that lay open then is
among those held since. With hands whose owner has a deck of his own, `Hand.look(ALL)` at that moment says so. Where
several seats draw from one deck, rows with fillings do (`redeal_fillings`). Otherwise that is forgotten.

>>> from ludoteka.kit.deck import shuffled_deck
>>> from ludoteka.kit.hand import Hand
>>> hand, deck = Hand(holders=2), shuffled_deck([1, 2, 3])
>>> hand.put(9); deck.look(0, 2, knowers=1)
>>> redeal(0, Rng(4), [hand, deck])  # seat 0 knows the 2 on top and nothing else
>>> hand.cards, deck.loose, deck.known(0)
([3], [1, 9], [(0, 2)])
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.kit.deck import Deck
from ludoteka.kit.multiset import weights
from ludoteka.kit.part import Part, of_filling
from ludoteka.kit.row import Row
from ludoteka.kit.zone import Zone


def hidden_from(seat: i64, zones: Sequence[Zone]) -> list[i64]:
    """Every card of these zones that the seat does not know, sorted."""
    pool: list[i64] = []
    for zone in zones:
        zone.unknown(seat, pool)
    pool.sort()
    return pool


def redeal(seat: i64, rng: Rng, zones: Sequence[Zone]) -> None:
    """Deal anew, in place, what the seat does not know of these zones. It is quickest with the largest deck last."""
    pool = hidden_from(seat, zones)
    for zone in zones:
        if zone.is_choosy():
            zone.deal(seat, pool, rng)
    for zone in zones:
        if not zone.is_choosy():
            zone.deal(seat, pool, rng)
    if pool:
        raise ValueError(f"{len(pool)} cards were left over: a zone took fewer than it gave")


def redeal_fillings(
    seat: i64, rng: Rng, rows: Sequence[Row], deck: Deck, filling: i64, glimpse: Part | None = None
) -> None:
    """Deal anew rows and the deck they are drawn from, each filling of the deck apart; `filling` is the present one.

    `glimpse` are places of one row of which the seat sees a trait.
    """
    older: list[i64] = []
    for row in rows:
        for number in row.fillings:
            if number != filling and number not in older:
                older.append(number)
    older.sort()
    for number in older:
        redeal(seat, rng, of_filling(rows, number, glimpse))
    redeal(seat, rng, [*of_filling(rows, filling, glimpse), deck])


def chances(seat: i64, deck: Deck, zones: Sequence[Zone]) -> list[tuple[int, int]]:
    """The weights of the deck's next card as the seat knows them; `zones` share its cards, it is one of them."""
    known = deck.known_card(0, seat)
    if known >= 0:
        return [(int(known), 1)]
    pairs = weights(hidden_from(seat, zones))
    traits: list[i64] | None = None
    claims: list[i64] = []
    for zone in zones:
        if isinstance(zone, Part) and zone.traits is not None:
            traits = zone.traits
            claims.extend(zone.claims(seat))
    return pairs if traits is None else _without_claims(pairs, traits, claims)


def _without_claims(pairs: list[tuple[int, int]], traits: list[i64], claims: list[i64]) -> list[tuple[int, int]]:
    """Weigh each kind by the share of its trait that is not in the places where that trait is seen."""
    of_trait: dict[int, int] = {}
    for card, count in pairs:
        trait = int(traits[card])
        of_trait[trait] = of_trait.get(trait, 0) + count
    scale = lcm(*of_trait.values())
    found: list[tuple[int, int]] = []
    for card, count in pairs:
        total = of_trait[int(traits[card])]
        weight = count * (total - claims.count(traits[card])) * (scale // total)
        if weight:
            found.append((card, weight))
    return found
