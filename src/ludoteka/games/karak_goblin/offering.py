"""Everything that is open to whoever decides: the only home of legality (rules.md 3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import chain, deck, fight, merchant, potions, setup, turn
from ludoteka.games.karak_goblin.effects import (
    ATTACK,
    COLOUR_CURSES,
    COUNTER,
    DEFENCE,
    HEALTH,
    LEVELS,
    NO_ATTACK,
    NO_DEFENCE,
    NO_DRAW,
    NO_HEAL,
    STRENGTH,
    XANROS,
)
from ludoteka.games.karak_goblin.phases import (
    AFTER,
    DISCARD,
    FIGHT,
    KEEP,
    MERCHANT,
    OVERFLOW,
    PAY,
    PICK,
    STACK,
    TURN,
    UNDER,
)
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def moves(p: KarakGoblin) -> list[Move]:
    """Everything open to the seat that is asked, in a fixed order."""
    phase = p.phase
    if phase == FIGHT:
        return in_fight(p)
    if phase == TURN:
        return of_turn(p)
    if phase == MERCHANT:
        return at_merchant(p)
    if phase == PAY:
        return [p.box.pay[item] for item in merchant.payments(p)]
    if phase == KEEP:
        return [p.box.keep, p.box.pawn]
    if phase == AFTER:
        return [p.box.drink, p.box.skip]
    if phase == DISCARD:
        return before_fight(p)
    if phase == OVERFLOW:
        return discards(p, bits.size(p.hand[p.turn]) - turn.full_hand(p, p.turn))
    if phase == STACK:
        return stacking(p)
    if phase == UNDER:
        first = p.hero[p.turn] * p.box.width
        return [p.box.under[p.box.cards[first + card]] for card in bits.members(p.drawn)]
    if phase == PICK:
        return [*[p.box.hero[hero] for hero in setup.untaken(p)], p.box.hero_random]
    return []


def of_turn(p: KarakGoblin) -> list[Move]:
    """Fight, visit the merchant, heal; without hit points only heal (D1; KG-TURN-2, KG-TURN-3)."""
    seat, box = p.turn, p.box
    found: list[Move] = []
    if p.hp[seat] == 0:
        found.append(box.restore)
        return found
    keys = p.keys[seat]
    level: i64 = 0
    while level <= keys and level < LEVELS:  # KG-FIGHT-2, KG-KEY-2, KG-KEY-4
        for slot in range(level * box.row, (level + 1) * box.row):
            monster = p.rows[slot]
            if monster >= 0:
                found.append(box.fight[monster])
        level += 1
    if keys < LEVELS:
        if p.gates[keys] >= 0:
            found.append(box.fight[p.gates[keys]])  # KG-FIGHT-3, KG-KEY-3
    else:
        found.append(box.fight[p.lord])  # KG-FIGHT-5
    found.append(box.merchant)
    if p.house.voluntary_heal:
        found.append(box.restore)  # KG-HEAL-3
    if p.house.drink_any_time and potions.can_drink(p):
        found.append(box.drink)
    return found


def in_fight(p: KarakGoblin) -> list[Move]:
    """Play a card, use a potion or an ability, or stop (D3)."""
    box = p.box
    found: list[Move] = []
    rest = chain.playable(p)
    first = p.hero[p.turn] * box.width
    while rest:
        found.append(box.plays[first + bits.lowest(rest)])
        rest &= rest - 1
    if p.house.abilities and p.curses and chain.has_exception(p, XANROS):
        add_freeing(p, found)
    if p.potions[p.turn]:
        add_potions(p, found)
    found.append(box.stop)
    return found


def add_freeing(p: KarakGoblin, found: list[Move]) -> None:
    """Xanros may carry out one effect forbidden by a curse (KG-HERO-XANROS-1, R-56)."""
    box = p.box
    first = p.hero[p.turn] * box.width
    for card in bits.members(chain.playable(p)):
        at = first + card
        if box.colour[at] & (p.curses >> COLOUR_CURSES):
            continue
        if p.curses & NO_HEAL and box.heal[at]:
            found.append(box.play_free[box.cards[at]])
        if p.curses & NO_DRAW and box.draws[at]:
            found.append(box.play_free[box.actions + box.cards[at]])
    for card in p.chain:
        at = first + card
        if p.curses & NO_ATTACK and box.attack[at]:
            found.append(box.free[box.cards[at]])
        if p.curses & NO_DEFENCE and box.defence[at]:
            found.append(box.free[box.actions + box.cards[at]])


def add_potions(p: KarakGoblin, found: list[Move]) -> None:
    """The potions that may be used in a fight (D2, D3; KG-POTION-3, KG-POTION-6, KG-POTION-10)."""
    owned = p.potions[p.turn]
    if owned & STRENGTH and p.phase == FIGHT:
        for effect in (ATTACK, DEFENCE):
            if potions.can_strengthen(p, effect):
                found.append(p.box.strengthen[effect])
    if owned & COUNTER:
        for curse in bits.members(p.curses):
            found.append(p.box.lift[curse])
    if owned & HEALTH and potions.can_drink(p):
        found.append(p.box.drink)


def before_fight(p: KarakGoblin) -> list[Move]:
    """Discard what is too much, or drink first; once begun, the discard is finished (D2)."""
    found = discards(p, fight.surplus(p))
    if p.discarding == 0 and p.potions[p.turn]:
        add_potions(p, found)
    return found


def discards(p: KarakGoblin, count: i64) -> list[Move]:
    """Each card of the hand that may be the next of so many to go."""
    first = p.hero[p.turn] * p.box.width
    return [p.box.discard[p.box.cards[first + card]] for card in bits.members(fight.to_discard(p, count))]


def stacking(p: KarakGoblin) -> list[Move]:
    """What lies next in the new deck: one of the rewards, or a starting card (D4; KG-DECK-9)."""
    first = p.hero[p.turn] * p.box.width
    found: list[Move] = [p.box.stack[p.box.cards[first + card]] for card in bits.members(deck.unstacked(p))]
    if deck.starts_left(p) > 0:
        found.append(p.box.stack_start)
    return found


def at_merchant(p: KarakGoblin) -> list[Move]:
    """Buy a potion or one thing of the pawnshop, drink, or leave (D6)."""
    box = p.box
    found: list[Move] = []
    if merchant.can_pay(p):
        for potion in range(i64(3)):
            if merchant.sells(p, potion):
                found.append(box.buy_potion[potion])
        if not p.bought:  # KG-SHOP-8
            first = p.hero[p.turn] * box.width
            for card in bits.members(merchant.cards_on_sale(p)):
                found.append(box.buy[box.cards[first + card]])
            for gear in bits.members(merchant.gear_on_sale(p)):
                found.append(box.buy[box.actions + gear])
    if p.house.drink_any_time and potions.can_drink(p):
        found.append(box.drink)
    found.append(box.leave)
    return found
