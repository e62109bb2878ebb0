"""What a seat knows of hidden cards, and worlds it cannot tell from the true one (R-06, R-08).

All know which cards a player owns, and all that are not in his discard pile or chain are in his hand or his deck. When
a deck has run out, all can work out the hand: these cards are `shown` until they leave it. What could be worked out of
Taia's hand when she shuffles before her deck has run out (KG-HERO-TAIA-2) is forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.games.karak_goblin import deck
from ludoteka.games.karak_goblin.phases import DRAW, PAY
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def hidden(p: KarakGoblin, owner: i64) -> i64:
    """The cards of a player of which others do not know whether they are in the hand or where in the deck."""
    found = (p.hand[owner] & ~p.shown[owner]) | p.deck[owner] | deck.placed_cards(p, owner)
    return found | p.upper if owner == p.turn else found


def chances(p: KarakGoblin, seat: i64) -> list[tuple[Move, int]]:
    """The odds of a draw as a seat knows them: to others any hidden card may be the next."""
    if p.phase != DRAW or seat == p.turn:
        return p.weights()
    first = p.hero[p.turn] * p.box.width
    return [(p.box.drawing[first + card], 1) for card in bits.members(hidden(p, p.turn))]


def imagine(p: KarakGoblin, seat: i64, rng: Rng) -> KarakGoblin:
    """Deal anew the cards the seat does not know; a deck that another is stacking has not been begun."""
    world = p.copy()
    world.places = [placed for placed in p.places if deck.seat_of(placed) == seat]
    for owner in range(p.seats):
        if owner != seat:
            deal(p, world, owner, rng)
    world.places.sort()
    if seat != p.turn:
        world.pattern = []
    return world


def owes_a_card(p: KarakGoblin) -> bool:
    """Whether all know that the buyer's hidden cards hold a reward: he has nothing else to pay with (KG-SHOP-4)."""
    seat = p.turn
    if p.phase != PAY or p.weapon[seat] >= 0 or p.armour[seat] >= 0:
        return False
    return p.hand[seat] & p.shown[seat] & ~p.box.starting == 0


def deal(p: KarakGoblin, world: KarakGoblin, owner: i64, rng: Rng) -> None:
    """Deal one player's hidden cards anew: the hand, the places all are aware of, the rest of the deck."""
    pool = hidden(p, owner)
    fresh = bits.draw(pool, bits.size(p.drawn), rng) if owner == p.turn and p.drawn else 0
    hand = bits.draw(pool & ~fresh, bits.size(p.hand[owner] & ~p.shown[owner]) - bits.size(fresh), rng)
    if owner == p.turn and owes_a_card(p):
        while hand & ~p.box.starting == 0:
            hand = bits.draw(pool, bits.size(p.hand[owner] & ~p.shown[owner]), rng)
    world.hand[owner] = p.hand[owner] & p.shown[owner] | hand | fresh
    pool &= ~(hand | fresh)
    upper = p.above if owner == p.turn else 0
    for placed in p.places:
        if deck.seat_of(placed) == owner and deck.aware_of(placed):
            if deck.depth_of(placed) < p.above:
                upper -= 1
            card = bits.nth(pool, rng.below(bits.size(pool)))
            pool &= ~bits.bit(card)
            world.places.append(deck.place(owner, deck.depth_of(placed), card, 1))
    if owner == p.turn:
        world.drawn = fresh
        world.upper = bits.draw(pool, upper, rng)
        pool &= ~world.upper
    world.deck[owner] = pool
