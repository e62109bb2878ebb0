"""What a seat knows of hidden cards, answers and plans, and worlds it cannot tell from the true one (rules.md 3.12).

Whatever reached a discard pile or graveyard was shown to all, so whoever keeps count knows these piles. Hidden are the
unseen cards of other hands, and what is left of the decks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.games.toerkk import mulligan, sides
from ludoteka.games.toerkk.bundles import size_of
from ludoteka.games.toerkk.characters import count_in, unit
from ludoteka.games.toerkk.characters import size_of as count_characters
from ludoteka.games.toerkk.moves import OfCard
from ludoteka.games.toerkk.phases import ATTACK, CARD, MULLIGAN, OVER, PICK, RECRUIT
from ludoteka.kit.multiset import draw_by, draw_one

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def known_cards(p: Toerkk, seat: i64, owner: i64) -> i64:
    """The cards of an action hand that a viewer knows: all, or those he has seen or can work out."""
    if sides.shares_hands(p, seat, owner) or p.phase == OVER:
        return p.hand[owner]
    known = p.counted[owner]
    return known | p.seen[4 * seat + owner] if seat >= 0 else known


def known_characters(p: Toerkk, seat: i64, owner: i64) -> i64:
    """The character cards in a hand that a viewer knows."""
    if sides.shares_hands(p, seat, owner) or p.phase == OVER:
        return p.recruits[owner]
    return p.mustered[owner]


def hidden_cards(p: Toerkk, seat: i64, owner: i64) -> list[i64]:
    """All action cards of a seat of which a viewer cannot say where they are, sorted."""
    kinds = p.box.kinds
    rest = kinds.minus(p.hand[owner], known_cards(p, seat, owner))
    return kinds.cards(kinds.joined(kinds.joined(p.deck[owner], p.aside[owner]), rest))


def chances(p: Toerkk, seat: i64) -> list[tuple[Move, int]]:
    """The odds of a draw as a viewer knows them: what he does not see in the hand may still be in the deck."""
    owner = p.actor
    if (p.phase != CARD and p.phase != RECRUIT) or sides.shares_hands(p, seat, owner):
        return p.weights()
    found: list[tuple[Move, int]] = []
    if p.phase == CARD:
        pool = hidden_cards(p, seat, owner)
        for card in range(len(p.box.cards)):
            count = len([each for each in pool if each == card])
            if count:
                found.append((p.box.draw[card], count))
        return found
    pile = p.camp[owner] + p.recruits[owner] - p.mustered[owner]
    for kind in range(3):
        count = int(count_in(pile, kind))
        if count:
            found.append((p.box.recruit[kind], count))
    return found


class Odds:
    """How likely the action cards of a seat are to be in its hand rather than in its deck: here, all alike."""

    def of(self, p: Toerkk, owner: i64) -> list[i64]:
        """By kind, on any scale; nothing where all are alike."""
        return []


EVEN: Final = Odds()


def imagine(p: Toerkk, seat: i64, rng: Rng, odds: Odds) -> Toerkk:
    """Deal anew the cards the seat does not know; secret answers and plans of others have not been made yet."""
    world = p.copy()
    world.deck = p.deck.copy()
    world.recruits = p.recruits.copy()
    world.camp = p.camp.copy()
    if p.phase == OVER:  # all hands lie open, but who has looked into which one before is not told even now
        _forget_looks(p, world, seat)
        return world
    for owner in range(p.seats):
        if not sides.shares_hands(p, seat, owner):
            _deal_cards(p, world, seat, owner, rng, odds.of(p, owner))
            _deal_characters(p, world, owner, rng)
    _forget_looks(p, world, seat)
    if p.planning and (seat < 0 or sides.side_of(p, seat) != planner(p)):
        world.plan = []
        world.plans = 0
        world.ask(p.planning, planner(p))
    if p.phase == MULLIGAN:
        _imagine_answers(world, seat, rng)
    return world


def planner(p: Toerkk) -> i64:
    """The side that plans its attack or its blocks."""
    return p.turn_side if p.planning == ATTACK else p.rival


def _deal_cards(p: Toerkk, world: Toerkk, seat: i64, owner: i64, rng: Rng, odds: list[i64]) -> None:
    """Fill an action hand with any of the cards that may be in it."""
    kinds = p.box.kinds
    pool = hidden_cards(p, seat, owner)
    held = known_cards(p, seat, owner)
    for _draw in range(size_of(p.hand[owner]) - size_of(held)):
        held = kinds.added(held, draw_by(odds, pool, rng) if odds else draw_one(pool, rng))
    aside: i64 = 0
    for _draw in range(size_of(p.aside[owner])):
        aside = kinds.added(aside, draw_one(pool, rng))
    deck: i64 = 0
    for card in pool:
        deck = kinds.added(deck, card)
    world.hand[owner] = held
    world.deck[owner] = deck
    if p.aside[owner]:
        world.aside = world.aside.copy()
        world.aside[owner] = aside


def _deal_characters(p: Toerkk, world: Toerkk, owner: i64, rng: Rng) -> None:
    """Fill a hand with any of the character cards that may be in it."""
    held = p.mustered[owner]
    hidden = p.camp[owner] + p.recruits[owner] - held
    pool: list[i64] = []
    for kind in range(i64(3)):
        for _card in range(count_in(hidden, kind)):
            pool.append(kind)
    for _draw in range(count_characters(p.recruits[owner]) - count_characters(held)):
        kind = draw_one(pool, rng)
        held += unit(kind)
        hidden -= unit(kind)
    world.recruits[owner] = held
    world.camp[owner] = hidden


def _forget_looks(p: Toerkk, world: Toerkk, seat: i64) -> None:
    """What others have seen with the Witch is forgotten, apart from the hand that lies open before one just now."""
    seen: list[i64] = [0] * 16
    if seat >= 0:
        for owner in range(p.seats):
            seen[4 * seat + owner] = p.seen[4 * seat + owner]
    if p.phase == PICK:
        seen[4 * p.actor + p.victim] = world.hand[p.victim]
    world.seen = seen


def _imagine_answers(world: Toerkk, seat: i64, rng: Rng) -> None:
    """Those before a seat that is still asked have answered anyhow, everybody else not yet."""
    asked = seat >= 0 and not world.answered >> seat & 1
    swapped: list[i64] = [0] * int(world.seats)
    if seat >= 0:
        swapped[seat] = world.swapped[seat]
        world.answered &= i64(1) << seat
    else:
        world.answered = 0
    world.swapped = swapped
    if asked:
        for other in range(seat):
            while not world.answered >> other & 1:
                moves = mulligan.moves(world, other)
                move = moves[rng.below(i64(len(moves)))]
                if isinstance(move, OfCard):
                    mulligan.swap(world, other, move.card)
                else:
                    world.answered |= i64(1) << other
    world.to_act = mulligan.undecided(world)[0]
