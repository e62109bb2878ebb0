"""What a seat may reckon before and in a battle: rows of exact odds for each of its answers (rules.md 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludoteka.core.native import i64
from ludoteka.games.karak_2 import battle, losses, moves
from ludoteka.games.karak_2.box import (
    DICE,
    FEEDS,
    FIREBALL,
    FIRST_STRIKE,
    HERO_DIE,
    OF_PROTECTION,
    REROLL_HERO,
    REROLL_UNITS,
    UNITS,
)
from ludoteka.games.karak_2.moves import Act
from ludoteka.games.karak_2.odds import Fight, every_choice, kept, reckon, rerolled, spread_of
from ludoteka.games.karak_2.phases import AGAIN, FIRE, MAIN
from ludoteka.games.karak_2.phases import DICE as CHOOSE_DICE

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2

Row = dict[str, object]


def forecast(p: Karak2, seat: i64) -> list[Row]:
    """The odds of what the seat is asked now; nothing where no battle is near."""
    if seat != p.to_act or seat < 0:
        return []
    if p.now == MAIN:
        return before_entering(p, seat)
    if p.now == CHOOSE_DICE:
        return choosing_dice(p, seat)
    if p.now == AGAIN:
        return rolling_again(p, seat)
    if p.now == FIRE:
        return throwing(p, seat)
    return []


def fight_of(p: Karak2, seat: i64, strength: i64, is_general: bool) -> Fight:
    """The battle of a hero, as it is equipped now, against such an enemy."""
    able, items = p.able[seat], p.items[seat]
    return Fight(
        p.box,
        int(strength),
        weapons=int(battle.weapons(p, seat)),
        fireballs=int(items >> 4 * FIREBALL & 15),
        spared=int(p.box.amounts[OF_PROTECTION]) if items >> 4 * OF_PROTECTION & 15 else 0,
        rerolls_units=able & REROLL_UNITS != 0,
        rerolls_hero=able & REROLL_HERO != 0,
        general=is_general,
        lives=int(p.lives[seat]),
        feeds=able & FEEDS != 0 and not p.house.faints_first,
        plague=p.house.plague,
    )


def owned_dice(p: Karak2, seat: i64) -> list[int]:
    """How many dice of each kind a hero could roll."""
    return [int(battle.owned(p, seat, kind)) for kind in range(UNITS)]


def strength_met(p: Karak2, seat: i64, tile: i64) -> i64:
    """The strength that a hero would fight on a hex; Darius' first strike is done before (K2-HERO-DARIUS-3, -4, -7)."""
    strength = battle.enemy_strength(p, tile)
    if p.able[seat] & FIRST_STRIKE:
        if p.general == tile:
            return strength - (1 if p.praetorians else 0)
        tokens = p.army[tile]
        while tokens:
            if p.box.strengths[(tokens & 15) - 1] == 1:
                return strength - 1
            tokens >>= 4
    return strength


def destination(p: Karak2, seat: i64, act: Act) -> i64:
    """The hex that a move leads to, or -1 where it leads to none that is known."""
    here = p.at[seat]
    if act.verb == moves.STEP:
        return p.near[6 * here + act.a]
    if act.verb == moves.GALLOP:
        for _hex in range(act.b):
            here = p.near[6 * here + act.a]
        return here
    if act.verb == moves.PORTAL:
        return p.where.index(act.a)
    return -1


def before_entering(p: Karak2, seat: i64) -> list[Row]:
    """For every move onto an enemy's hex: the odds with all dice."""
    found: list[Row] = []
    spread = spread_of(p.box, owned_dice(p, seat))
    for move in p.moves():
        tile = destination(p, seat, cast(Act, move))
        if tile >= 0 and (p.army[tile] or p.general == tile):
            strength = strength_met(p, seat, tile)
            if strength > 0:
                odds = reckon(fight_of(p, seat, strength, p.general == tile), spread)
                found.append({"move": move.text, "strength": int(strength), **odds.json()})
    return found


def choosing_dice(p: Karak2, seat: i64) -> list[Row]:
    """For every choice of dice that is still possible, fewest dice first."""
    owned = owned_dice(p, seat)
    fixed = [int(p.chosen >> 4 * kind & 15) for kind in range(UNITS)]
    most = [fixed[kind] if kind < p.plan else owned[kind] for kind in range(UNITS)]
    fight = fight_of(p, seat, p.strength, p.general == p.at[seat])
    found: list[Row] = []
    for counts, spread in every_choice(p.box, most, fixed):
        dice = {DICE[kind]: count for kind, count in enumerate(counts) if count}
        found.append({"dice": dice, "strength": int(p.strength), **reckon(fight, spread).json()})
    return found


def rolled_skulls(p: Karak2) -> int:
    """Skulls on all unit dice."""
    return sum([int(p.skulls >> 4 * kind & 15) for kind in range(UNITS)])


def rolling_again(p: Karak2, seat: i64) -> list[Row]:
    """Keep against reroll."""
    fight = fight_of(p, seat, p.strength, p.general == p.at[seat])
    spread = spread_of(p.box, [int(p.chosen >> 4 * kind & 15) for kind in range(UNITS)])
    face, swords, skulls = int(p.face), int(p.swords), rolled_skulls(p)
    return [
        {"move": "keep", "strength": int(p.strength), **kept(fight, face, swords, skulls).json()},
        {"move": "reroll", "strength": int(p.strength), **rerolled(fight, spread, face, swords, skulls).json()},
    ]


def throwing(p: Karak2, seat: i64) -> list[Row]:
    """What so many fireballs would bring: the attack, and whether it is enough."""
    base = p.box.swords[6 * HERO_DIE + p.face] + p.swords + battle.weapons(p, seat)
    found: list[Row] = []
    for n in range((p.items[seat] >> 4 * FIREBALL & 15) + 1):
        attack = base + n * p.box.amounts[FIREBALL]
        found.append(
            {
                "move": p.box.fireballs[n].text,
                "strength": int(p.strength),
                "attack": int(attack),
                "victory": 1.0 if attack >= p.strength else 0.0,
                "skulls": int(losses.hero_skulls(p)),
                "fireballs": int(n),
            }
        )
    return found
