"""The damage step: computed first, applied afterwards, all at the same time (rules.md 3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.toerkk import combat, end, operations, sides
from ludoteka.games.toerkk.characters import FIGHTERS, HERO, alone, owner_of
from ludoteka.games.toerkk.phases import W_END
from ludoteka.games.toerkk.strikes import (
    BLOCKED,
    NO_BLOCKER,
    REDIRECTED,
    attacker_of,
    blocker_of,
    credit_of,
    stands,
    target_of,
)

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def strength(p: Toerkk, attacker: i64) -> i64:
    """What an unblocked attacker takes from a hero: 1, more with the hammer and with war drums."""
    found: i64 = 1
    if p.hammered >> attacker & 1:
        found += p.box.hammer
    if p.drums >> sides.side_owning(p, attacker) & 1:
        found += p.box.drum
    return found


def begin(p: Toerkk) -> None:
    """The damage step, if an attack still stands (rules.md 3.5)."""
    if combat.any_stands(p):
        step(p)
    else:
        p.attacks = []
        p.proceed(W_END)


def step(p: Toerkk) -> None:
    """Everything hits at the same time; a character that dies still deals its damage (TK-COMBAT-23).

    Tokens go first to the active side, in the order of declaration (TK-TOKEN-9).
    """
    p.blame = 0
    hits = find_hits(p)
    _hit_heroes(p)
    attacks = p.attacks
    p.attacks = []
    for by_active in (True, False):
        for hit in hits:
            victim, by = hit & 63, hit >> 6
            if (sides.side_of(p, by) == p.turn_side) == by_active and not p.shielded >> victim & 1:
                operations.kill(p, victim, by, _clause(attacks, victim))
    if not end.check(p, p.turn_side):
        p.proceed(W_END)


def find_hits(p: Toerkk) -> list[i64]:
    """Who is hit, each character once, with the seat that is credited first.

    A blocked attack hits its blocker, the original target is safe: TK-COMBAT-11, TK-COMBAT-13, TK-COMBAT-14,
    TK-COMBAT-15, TK-COMBAT-16, TK-COMBAT-17.
    """
    hits: list[i64] = []
    seen: i64 = 0
    for attack in p.attacks:
        if not stands(attack):
            continue
        attacker, target = attacker_of(attack), target_of(attack)
        if attack & BLOCKED:
            target = blocker_of(attack)
            if target == NO_BLOCKER:
                continue  # the blocker is gone: the attack stays blocked and does nothing
        if target == HERO:
            continue
        if not seen >> target & 1:
            seen |= alone(target)
            hits.append(target | owner_of(attacker) << 6)
        if fights_back(p, target) and not seen >> attacker & 1:
            seen |= alone(attacker)
            hits.append(attacker | owner_of(target) << 6)
    return hits


def fights_back(p: Toerkk, character: i64) -> bool:
    """A warrior or leader that is not sick kills whom it meets; a miner does not (TK-COMBAT-18, TK-COMBAT-19)."""
    return (FIGHTERS >> character & 1) == 1 and (p.sick >> character & 1) == 0


def _hit_heroes(p: Toerkk) -> None:
    """Unblocked attacks on a hero, added up for each side (TK-COMBAT-12)."""
    for side in range(p.house.sides):
        loss: i64 = 0
        by: i64 = -1
        for attack in p.attacks:
            if not stands(attack) or attack & BLOCKED or target_of(attack) != HERO:
                continue
            hit_side = p.turn_side if attack & REDIRECTED else p.rival
            if hit_side == side:
                loss += strength(p, attacker_of(attack))
                by = credit_of(attack)
        if loss:
            operations.lose_life(p, side, loss, by, "TK-COMBAT-12")


def _clause(attacks: list[i64], victim: i64) -> str:
    """Under which rule a character dies in a fight."""
    for attack in attacks:
        if stands(attack) and attack & BLOCKED:
            blocker = blocker_of(attack)
            if victim == attacker_of(attack):
                return "TK-COMBAT-14"
            if victim == blocker:
                return "TK-COMBAT-14" if FIGHTERS >> blocker & 1 else "TK-COMBAT-16"
    return "TK-COMBAT-13"
