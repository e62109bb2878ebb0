"""Declaring attackers and blockers, and what happens to attacks before damage (rules.md 2 combat, 3.6, 3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.toerkk import sides
from ludoteka.games.toerkk.characters import FIGHTERS, HERO, LEADERS, MERE_MINERS, alone, text_of
from ludoteka.games.toerkk.phases import ACCEPT, ATTACK, BLOCK, W_ATTACK, W_BLOCK, W_END
from ludoteka.games.toerkk.strikes import (
    BLOCKED,
    NO_BLOCKER,
    STANDING,
    attacker_of,
    blocked_by,
    blocker_of,
    is_open,
    stands,
    strike,
    target_of,
)

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

MOST_PLANS = 6


# ---- who may


def able_attackers(p: Toerkk) -> i64:
    """Warriors and leaders of the active side that are not sick; heroes do not fight.

    TK-COMBAT-2, TK-COMBAT-5, TK-COMBAT-22.
    """
    return sides.on_field(p, p.turn_side) & FIGHTERS & ~p.sick


def attackable(p: Toerkk) -> i64:
    """The opposing miners; a leader is a warrior, too, and so no target, unless the option says so (TK-COMBAT-3, 4)."""
    aims: i64 = MERE_MINERS
    if p.house.leader_attackable:
        aims |= LEADERS
    return sides.on_field(p, p.rival) & aims


def attacked(p: Toerkk) -> i64:
    """The characters at which a standing attack is aimed (TK-COMBAT-10)."""
    found: i64 = 0
    for attack in p.attacks:
        if stands(attack) and target_of(attack) != HERO:
            found |= alone(target_of(attack))
    return found


def able_blockers(p: Toerkk) -> i64:
    """Characters of the defending side, of any class, that nothing keeps from blocking; that they attacked does not.

    TK-COMBAT-8, TK-COMBAT-10, TK-COMBAT-20.
    """
    return sides.on_field(p, p.rival) & ~p.sick & ~p.cowed & ~attacked(p)


def any_stands(p: Toerkk) -> bool:
    """Whether an attack still stands."""
    for attack in p.attacks:
        if stands(attack):
            return True
    return False


def any_open(p: Toerkk) -> bool:
    """Whether an attack can be blocked."""
    for attack in p.attacks:
        if is_open(attack):
            return True
    return False


# ---- declaring


def ask_attack(p: Toerkk) -> None:
    """The active side declares attackers, unless it cannot (TK-COMBAT-1)."""
    if p.fog or p.grounded >> p.turn_side & 1 or not able_attackers(p):
        p.proceed(W_END)
    else:
        _plan(p, ATTACK, p.turn_side)


def ask_block(p: Toerkk) -> None:
    """The defending side declares blockers, unless it cannot (TK-COMBAT-1)."""
    if not any_stands(p):
        p.attacks = []
        p.proceed(W_END)
    elif p.no_block >> p.rival & 1 or not able_blockers(p) or not any_open(p):
        p.proceed(W_BLOCK)
    else:
        _plan(p, BLOCK, p.rival)


def _plan(p: Toerkk, planning: i64, seat: i64) -> None:
    """A side begins to plan: the partner with the lower seat number first (TK-TEAM-8)."""
    p.planning = planning
    p.plans = 0
    p.ask(planning, seat)


def still_to_plan(p: Toerkk) -> list[i64]:
    """The characters after the last one of the plan: steps are named in battlefield order (D-ATTACK, D-BLOCK)."""
    return p.field[p.field.index(p.plan[-1] & 63) + 1 :] if p.plan else p.field


def attack_moves(p: Toerkk) -> list[Move]:
    """The next step of an attack plan: each attacker later in battlefield order than the last one (D-ATTACK).

    Its side chooses the target of each, the hero for the player; several may share one (TK-COMBAT-6, TK-HERO-1).
    """
    found: list[Move] = []
    able, aims = able_attackers(p), attackable(p)
    for attacker in still_to_plan(p):
        if able >> attacker & 1:
            table = p.box.attack[attacker]
            found.append(table[HERO])
            for target in p.field:
                if aims >> target & 1:
                    found.append(table[target])
    found.append(p.box.done)
    return found


def block_moves(p: Toerkk) -> list[Move]:
    """The next step of a block plan: one blocker for one attacker, in battlefield order (D-BLOCK, TK-COMBAT-9)."""
    found: list[Move] = []
    able = able_blockers(p)
    taken: i64 = 0
    for step in p.plan:
        taken |= alone(step >> 6)
    for blocker in still_to_plan(p):
        if able >> blocker & 1:
            for attack in p.attacks:
                if is_open(attack) and not taken >> attacker_of(attack) & 1:
                    found.append(p.box.block[blocker][attacker_of(attack)])
    found.append(p.box.done)
    return found


def add_step(p: Toerkk, seat: i64, who: i64, whom: i64) -> None:
    """A step of a plan, known to the planning side alone (rules.md 3.6)."""
    p.plan = [*p.plan, who | whom << 6]
    if p.outbox is not None:
        own, other, told = text_of(int(who)), text_of(int(whom)), sides.members(p, sides.side_of(p, seat))
        if p.phase == ATTACK:
            p.tell(
                Event("plans-attack", "TK-COMBAT-1", {"seat": int(seat), "attacker": own, "target": other}, seats=told)
            )
        else:
            p.tell(
                Event("plans-block", "TK-COMBAT-1", {"seat": int(seat), "blocker": own, "attacker": other}, seats=told)
            )


def finish_plan(p: Toerkk, seat: i64) -> None:
    """A plan is done: it is declared, or first shown to the partner; the sixth stands unasked (TK-TEAM-8)."""
    p.plans += 1
    if not p.house.team or p.plans == MOST_PLANS:
        declare(p)
        return
    if p.outbox is not None:
        p.tell(Event("planned", "TK-TEAM-8", {"seat": int(seat)}, seats=sides.members(p, seat & 1)))
    p.ask(ACCEPT, (seat + 2) % 4)


def replan(p: Toerkk, seat: i64) -> None:
    """The partner makes a new plan from nothing (TK-TEAM-8)."""
    p.plan = []
    if p.outbox is not None:
        p.tell(Event("replans", "TK-TEAM-8", {"seat": int(seat)}, seats=sides.members(p, seat & 1)))
    p.ask(p.planning, seat)


def declare(p: Toerkk) -> None:
    """The whole plan becomes public as one event (TK-COMBAT-1, TK-COMBAT-24)."""
    planning, plan = p.planning, p.plan
    p.planning = 0
    p.plans = 0
    p.plan = []
    if planning == ATTACK:
        _declare_attack(p, plan)
    else:
        _declare_blocks(p, plan)


def _declare_attack(p: Toerkk, plan: list[i64]) -> None:
    p.attacks = [strike(step & 63, step >> 6) for step in plan]
    if p.outbox is not None:
        p.tell(
            Event(
                "attacks" if plan else "no-attack",
                "TK-COMBAT-1",
                {
                    "side": int(p.turn_side),
                    "rival": int(p.rival),
                    "attackers": _firsts(plan),
                    "targets": _seconds(plan),
                },
            )
        )
    if plan:
        p.struck |= i64(1) << p.rival
        p.proceed(W_ATTACK)
    else:
        p.proceed(W_END)


def _declare_blocks(p: Toerkk, plan: list[i64]) -> None:
    attacks = p.attacks.copy()
    for step in plan:
        for number in range(i64(len(attacks))):
            if attacker_of(attacks[number]) == step >> 6:
                attacks[number] = blocked_by(attacks[number], step & 63)
    p.attacks = attacks
    if p.outbox is not None:
        p.tell(
            Event(
                "blocks" if plan else "no-blocks",
                "TK-COMBAT-1",
                {"side": int(p.rival), "blockers": _firsts(plan), "attackers": _seconds(plan)},
            )
        )
    p.proceed(W_BLOCK)


def _firsts(plan: list[i64]) -> list[str]:
    """Who attacks, or blocks, step by step."""
    return [text_of(int(step & 63)) for step in plan]


def _seconds(plan: list[i64]) -> list[str]:
    """Whom they attack, or block, in the same order."""
    return [text_of(int(step >> 6)) for step in plan]


# ---- what changes between declaration and damage


def replace(p: Toerkk, number: i64, attack: i64) -> None:
    """One attack becomes another; copies keep the old list."""
    attacks = p.attacks.copy()
    attacks[number] = attack
    p.attacks = attacks


def end_one(p: Toerkk, number: i64) -> None:
    """One attack is called off."""
    replace(p, number, p.attacks[number] & ~STANDING)


def end_all(p: Toerkk) -> None:
    """All attacks are called off (TK-CARD-13)."""
    p.attacks = [attack & ~STANDING for attack in p.attacks]


def lost(p: Toerkk, character: i64) -> None:
    """A killed attacker's attack is over; so is one on a killed target, unless it is blocked already (rules.md 3.9).

    An attack whose blocker was killed stays blocked: even if the same card came back, it would not block again.
    """
    for number in range(i64(len(p.attacks))):
        attack = p.attacks[number]
        if attacker_of(attack) == character or (target_of(attack) == character and not attack & BLOCKED):
            end_one(p, number)
        elif blocker_of(attack) == character:
            replace(p, number, blocked_by(attack, NO_BLOCKER))
