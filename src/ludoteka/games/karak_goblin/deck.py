"""A player's own deck: drawing, reshuffling, stacking (rules.md 2.5).

Which loose card is drawn is decided when it is drawn. A *placed* card is one whose place its owner knows: a reward that
he stacked there, or the card that Taia put under her deck. In the first case the others are not aware of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Event, Secret
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.karak_goblin import setup, turn
from ludoteka.games.karak_goblin.effects import TAIA
from ludoteka.games.karak_goblin.phases import DEAL, DRAW, EFFECT, FIGHT, STACK, UNDER
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin

ANY_START: Final = -1
"""In a stacked deck: a starting card, nobody knows which."""


# ---- placed cards: one number each, sorted by seat and depth


def place(seat: i64, depth: i64, card: i64, aware: i64) -> i64:
    """A card at a depth of a deck; `aware` is 1 if everybody knows that its owner knows it."""
    return seat << 16 | depth << 8 | aware << 7 | card


def seat_of(placed: i64) -> i64:
    """Whose deck it is."""
    return placed >> 16


def depth_of(placed: i64) -> i64:
    """How many cards lie above it."""
    return placed >> 8 & 255


def aware_of(placed: i64) -> i64:
    """1 if everybody knows that its owner knows it."""
    return placed >> 7 & 1


def card_of(placed: i64) -> i64:
    """Which of the player's cards it is."""
    return placed & 127


def placed_on_top(p: KarakGoblin, seat: i64) -> i64:
    """The placed card on top of a deck, or -1."""
    for placed in p.places:
        if placed >> 8 == seat << 8:
            return placed & 127
    return -1


def placed_cards(p: KarakGoblin, seat: i64) -> i64:
    """All placed cards of a deck, as a set."""
    found: i64 = 0
    for placed in p.places:
        if placed >> 16 == seat:
            found |= bits.bit(placed & 127)
    return found


def size(p: KarakGoblin, seat: i64) -> i64:
    """How many cards a deck has."""
    found = bits.size(p.deck[seat])
    if seat == p.turn:
        found += bits.size(p.upper)
    for placed in p.places:
        if placed >> 16 == seat:
            found += 1
    return found


def _insert(p: KarakGoblin, placed: i64) -> None:
    at: i64 = len(p.places)
    while at > 0 and p.places[at - 1] > placed:
        at -= 1
    p.places.insert(at, placed)


def put_under(p: KarakGoblin, seat: i64, card: i64) -> None:
    """A card goes under the deck; all see that, its owner knows which it is."""
    _insert(p, place(seat, size(p, seat), card, 1))


def take_top(p: KarakGoblin, seat: i64, card: i64) -> None:
    """The top card, which chance has decided to be this one, leaves the deck; the others move up."""
    one = bits.bit(card)
    if p.above > 0:
        p.above -= 1
        p.upper &= ~one
    else:
        p.deck[seat] &= ~one
    if p.places:
        rest: list[i64] = []
        for placed in p.places:
            if placed >> 16 != seat:
                rest.append(placed)
            elif placed & 127 != card:
                rest.append(placed - 256)
        p.places = rest


# ---- drawing


def lots(p: KarakGoblin) -> i64:
    """How many cards are equally likely to be drawn next."""
    seat = p.turn
    if p.places and placed_on_top(p, seat) >= 0:
        return 1
    return bits.size(p.upper if p.upper else p.deck[seat])


def lot(p: KarakGoblin, i: i64) -> i64:
    """The card that lot i stands for."""
    seat = p.turn
    if p.places:
        card = placed_on_top(p, seat)
        if card >= 0:
            return card
    return bits.nth(p.upper if p.upper else p.deck[seat], i)


def start(p: KarakGoblin, count: i64, then: i64) -> None:
    """Let the player whose turn it is draw so many cards, one after another."""
    p.left = count
    p.then = then
    go_on(p)


def for_effect(p: KarakGoblin, count: i64) -> None:
    """Carry out a draw effect (KG-EFFECT-3); Taia draws one more, after shuffling if need be (KG-HERO-TAIA-1, -2)."""
    seat = p.turn
    p.drawn = 0
    if p.house.abilities and p.hero[seat] == TAIA:
        count += 1
        if p.pile[seat] and size(p, seat) < count:
            p.left = count
            p.then = EFFECT
            reshuffle(p, seat)
            return
    start(p, count, EFFECT)


def go_on(p: KarakGoblin) -> None:
    """Draw the next card; from an empty deck only after a reshuffle, if there is anything (KG-DECK-3, -4, -6)."""
    seat = p.turn
    if p.left > 0:
        if p.deck[seat] or p.upper or (p.places and placed_on_top(p, seat) >= 0):
            p.phase = DRAW
            p.to_act = CHANCE
            return
        if p.pile[seat]:
            reshuffle(p, seat)
            return
        if p.outbox is not None:
            p.tell(Event("nothing-to-draw", "KG-DECK-6", {"seat": int(seat)}))
    _finish(p)


def drawn(p: KarakGoblin, card: i64) -> None:
    """A card comes from the deck into the hand, seen by its owner alone."""
    seat = p.turn
    take_top(p, seat, card)
    one = bits.bit(card)
    p.hand[seat] |= one
    if p.then == EFFECT and p.hero[seat] == TAIA and p.house.abilities:
        p.drawn |= one
    p.left -= 1
    if p.outbox is not None:
        text = p.box.action_ids[p.box.cards[p.hero[seat] * p.box.width + card]]
        p.tell(Event("drew", "KG-DECK-3", {"seat": int(seat), "card": Secret(text, [int(seat)])}))
    go_on(p)


def _finish(p: KarakGoblin) -> None:
    """What follows the last card that is drawn."""
    seat = p.turn
    short = p.left
    p.left = 0
    if p.then == EFFECT:
        if short == 0 and p.house.abilities and p.hero[seat] == TAIA:
            p.phase = UNDER
        else:
            p.drawn = 0
            p.phase = FIGHT
        p.to_act = seat
    elif p.then == DEAL:
        setup.proceed(p)
    else:
        turn.pass_on(p)


def sink(p: KarakGoblin, card: i64) -> None:
    """Taia puts one of the cards just drawn under her deck, unseen (KG-HERO-TAIA-1)."""
    seat = p.turn
    p.hand[seat] &= ~bits.bit(card)
    put_under(p, seat, card)
    p.drawn = 0
    p.phase = FIGHT
    if p.outbox is not None:
        text = p.box.action_ids[p.box.cards[p.hero[seat] * p.box.width + card]]
        p.tell(Event("put-under", "KG-HERO-TAIA-1", {"seat": int(seat), "card": Secret(text, [int(seat)])}))


# ---- reshuffling


def reshuffle(p: KarakGoblin, seat: i64) -> None:
    """The discard pile becomes the deck, or comes under what is left of it (KG-DECK-3, KG-DECK-5, KG-DECK-8)."""
    if p.outbox is not None:
        p.tell(Event("reshuffled", "KG-DECK-3", {"seat": int(seat), "count": int(bits.size(p.pile[seat]))}))
    p.above = size(p, seat)
    if p.above == 0:
        p.shown[seat] = p.hand[seat]  # all else lies open, so all can work out the hand
    p.upper = p.deck[seat]
    p.deck[seat] = 0
    if p.house.stack and p.pile[seat] & ~p.box.starting:
        p.pattern = []
        p.phase = STACK
        p.to_act = seat
        return
    p.deck[seat] = p.pile[seat]
    p.pile[seat] = 0
    go_on(p)


def unstacked(p: KarakGoblin) -> i64:
    """The rewards of the pile that have no place yet."""
    left = p.pile[p.turn] & ~p.box.starting
    for card in p.pattern:
        if card >= 0:
            left &= ~bits.bit(card)
    return left


def starts_left(p: KarakGoblin) -> i64:
    """How many starting cards of the pile have no place yet."""
    left = bits.size(p.pile[p.turn] & p.box.starting)
    for card in p.pattern:
        if card == ANY_START:
            left -= 1
    return left


def stack_next(p: KarakGoblin, card: i64) -> None:
    """The next place from the top is for this reward, or for any starting card (KG-DECK-9)."""
    seat = p.turn
    p.pattern.append(card)
    if p.outbox is not None:
        text = None if card < 0 else p.box.action_ids[p.box.cards[p.hero[seat] * p.box.width + card]]
        p.tell(Event("stack-next", "KG-DECK-9", {"seat": int(seat), "card": text}, seats=[int(seat)]))
    if unstacked(p):
        return
    depth = size(p, seat)
    for each in p.pattern:
        if each >= 0:
            _insert(p, place(seat, depth, each, 0))
        depth += 1
    p.deck[seat] = p.pile[seat] & p.box.starting
    p.pile[seat] = 0
    p.pattern = []
    if p.outbox is not None:
        p.tell(Event("stacked", "KG-DECK-9", {"seat": int(seat)}))
    go_on(p)
