"""Which cards can be played and which abilities used now, and at what they may be aimed (rules.md 6.2, 6.3; R-26).

A card can be played only with legal targets and only if it would change something, judged by what its player can know:
public facts and his own zones (TK-ACTION-7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.toerkk import effects, operations, sides
from ludoteka.games.toerkk.characters import DIGGERS, FIGHTERS, alone, count_in
from ludoteka.games.toerkk.phases import W_ATTACK, W_ROLL
from ludoteka.games.toerkk.strikes import attacker_of, hits_hero, is_open

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def add(p: Toerkk, seat: i64, found: list[Move]) -> None:
    """Everything that a seat with priority may play or use."""
    own = sides.side_of(p, seat)
    shift = p.window - W_ROLL
    if own != p.turn_side:
        shift += 6
    now: i64 = i64(1) << shift
    if not p.silenced >> seat & 1:
        kinds = p.box.kinds
        bits = p.hand[seat] & kinds.first
        bit: i64 = 0
        while bits:
            if bits & 1:
                card = kinds.kind_of[bit]
                if p.box.timings[card] & now:
                    add_deed(p, seat, own, card, found)
            bits >>= 1
            bit += 1
    hero = p.hero[seat]
    if p.tokens[seat] >= p.box.costs[hero]:
        deed = i64(len(p.box.cards)) + hero
        if p.box.timings[deed] & now:
            add_deed(p, seat, own, deed, found)


def add_deed(p: Toerkk, seat: i64, own: i64, deed: i64, found: list[Move]) -> None:
    """One card or ability with everything at which it may be aimed; its time is right."""
    effect = p.box.effects[deed]
    if p.box.on_one[deed]:
        _add_on_characters(p, own, deed, effect, found)
    if p.box.on_aim[deed]:
        _add_on_sides(p, seat, own, deed, effect, found)
    elif not p.box.on_one[deed] and changes_something(p, seat, own, effect):
        found.append(p.box.plain_deed[deed])


def _add_on_characters(p: Toerkk, own: i64, deed: i64, effect: i64, found: list[Move]) -> None:
    """What is aimed at characters; one that is shielded cannot be chosen to be killed (rules.md 3.2)."""
    if effect == effects.SHOT:
        _opposing_characters(p, own, deed, ~p.shielded, found)
    elif effect == effects.EXPLOSION or effect == effects.BOLT:
        _opposing_characters(p, own, deed, DIGGERS & ~p.shielded, found)
    elif effect == effects.POISON:
        _opposing_characters(p, own, deed, ~p.sick, found)
    elif effect == effects.SHIELD or effect == effects.STONESKIN:
        _characters(p, deed, sides.on_field(p, own) & ~p.shielded, found)
    elif effect == effects.HAMMER:
        _characters(p, deed, _to_hammer(p, own), found)
    elif effect == effects.WANDERER:
        _to_turn_round(p, own, deed, found)
    elif own == p.turn_side and not p.no_block >> p.rival & 1:
        _characters(p, deed, sides.on_field(p, p.rival) & ~p.cowed, found)  # Fenja's howl


def _add_on_sides(p: Toerkk, seat: i64, own: i64, deed: i64, effect: i64, found: list[Move]) -> None:
    """What is aimed at a hero, a side, a seat or the own graveyard."""
    aims = p.box.on_aim[deed]
    if effect == effects.RESURRECTION or effect == effects.UNEARTH:
        _buried(p, seat, deed, effect, found)
    elif effect == effects.SHIELD:
        if not p.hero_shielded >> own & 1:
            found.append(aims[own])
    elif effect == effects.BEAR:
        if own == p.turn_side and not p.no_block >> p.rival & 1:
            found.append(aims[p.rival])
    elif effect == effects.WITCH:
        for victim in range(p.seats):
            if p.hand[victim] and sides.is_reached(p, own, sides.side_of(p, victim)):
                found.append(aims[victim])
    else:
        for side in range(p.house.sides):
            if sides.is_reached(p, own, side) and _can_befall(p, own, side, effect):
                found.append(aims[side])


def _can_befall(p: Toerkk, own: i64, side: i64, effect: i64) -> bool:
    """Whether losing life, or a flood, would change anything for an opponent, or Haldor's thunder for oneself."""
    if effect == effects.FLOOD:
        return (p.flooded >> side & 1) == 0
    if effect == effects.THUNDERCLAP and p.life[own] < p.house.life:
        return True
    return operations.can_lose_life(p, side)


def changes_something(p: Toerkk, seat: i64, own: i64, effect: i64) -> bool:
    """Whether a card or ability without a target would change anything."""
    if effect == effects.NIGHT_SHIFT:
        return operations.diggers(p, own) > 0
    if effect == effects.SURGE:
        return p.supply > 0
    if effect == effects.EARTHQUAKE:
        for side in range(p.house.sides):
            if p.reach >> side & 1 and p.depth[side]:
                return True
        return False
    if effect == effects.FOG:
        return p.fog == 0
    if effect == effects.MEDIC:
        return p.life[own] < p.house.life
    if effect == effects.HEARTHFIRE:
        return p.life[own] < p.house.life or (p.camp[seat] | p.graveyard[seat]) != 0
    if effect == effects.VISION:
        return (p.deck[seat] | p.discard[seat]) != 0
    return True


def _characters(p: Toerkk, deed: i64, among: i64, found: list[Move]) -> None:
    """One character of a set, or two where the effect allows, named in battlefield order."""
    if not among:
        return
    one = p.box.on_one[deed]
    two = p.box.on_two[deed]
    field = p.field
    if not two:
        for character in field:
            if among >> character & 1:
                found.append(one[character])
        return
    size: i64 = len(field)
    for i in range(size):
        first = field[i]
        if among >> first & 1:
            found.append(one[first])
            for j in range(i + 1, size):
                second = field[j]
                if among >> second & 1:
                    found.append(two[first * 44 + second])


def _opposing_characters(p: Toerkk, own: i64, deed: i64, among: i64, found: list[Move]) -> None:
    """Characters of one opponent in reach, whichever partner owns them (TK-TEAM-14)."""
    for side in range(p.house.sides):
        if sides.is_reached(p, own, side):
            _characters(p, deed, sides.on_field(p, side) & among, found)


def _buried(p: Toerkk, seat: i64, deed: i64, effect: i64, found: list[Move]) -> None:
    """A class of the own graveyard; Grima's is for miners only, of whom the leader is one."""
    grave = p.graveyard[seat]
    if not grave:
        return
    first: i64 = 0
    if effect == effects.UNEARTH:
        first = 1
    for kind in range(first, 3):
        if count_in(grave, kind):
            found.append(p.box.on_aim[deed][kind])


def _to_hammer(p: Toerkk, own: i64) -> i64:
    """Own warriors without the hammer; once attacks are declared, only those about to hit a hero (TK-CARD-4)."""
    among = sides.on_field(p, own) & FIGHTERS & ~p.hammered
    if p.window < W_ATTACK:
        return among
    hitting: i64 = 0
    for attack in p.attacks:
        if hits_hero(attack):
            hitting |= alone(attacker_of(attack))
    return among & hitting


def _to_turn_round(p: Toerkk, own: i64, deed: i64, found: list[Move]) -> None:
    """Unblocked attacks aimed at the own side (TK-CARD-10)."""
    if own != p.rival:
        return
    for attack in p.attacks:
        if is_open(attack):
            found.append(p.box.on_one[deed][attacker_of(attack)])
