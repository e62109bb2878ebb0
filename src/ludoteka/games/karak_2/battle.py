"""A battle up to its outcome: first strike, dice, roll, reroll, fireballs (rules.md 2.5, 3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import end, fame, losses, rewards
from ludoteka.games.karak_2.box import (
    BEAR,
    DICE,
    FIREBALL,
    FIRST_STRIKE,
    HAMMER,
    HAS_BEAR,
    HERO_DIE,
    OF_TITAN,
    POCKET,
    REROLL_HERO,
    REROLL_UNITS,
    SWORD,
    UNITS,
)
from ludoteka.games.karak_2.phases import AGAIN, BATTLE, FIRE, ROLL_HERO, ROLL_UNIT, STRIKE_AT, STRUCK
from ludoteka.games.karak_2.phases import DICE as CHOOSE_DICE
from ludoteka.games.karak_2.state import replaced
from ludoteka.games.karak_2.tokens import without_token
from ludoteka.kit.bits import bit

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def begin(p: Karak2) -> None:
    """A hero has entered a hex with an enemy; it cannot be declined (K2-BATTLE-1, K2-BATTLE-2)."""
    seat = p.turn
    p.stage = BATTLE
    p.pockets = p.items[seat] >> 4 * POCKET & 15
    p.loot = p.wagons = p.hidden = p.plundered = 0
    if not p.able[seat] & FIRST_STRIKE:
        choose_dice(p)
    elif p.general == p.at[seat]:
        if p.praetorians:
            remove_praetorian(p, "K2-HERO-DARIUS-7")
        choose_dice(p)
    elif weakest(p):
        p.ask(STRIKE_AT)
    else:
        choose_dice(p)


def remove_praetorian(p: Karak2, clause: str) -> None:
    """The General loses a token for good (K2-GENERAL-5, K2-GENERAL-10, K2-HERO-DARIUS-7)."""
    p.praetorians -= 1
    if p.outbox is not None:
        p.tell(Event("praetorian", clause, {"seat": int(p.turn), "count": int(p.praetorians)}))


# ---- Darius' first strike


def weakest(p: Karak2) -> list[Move]:
    """The armies of strength 1 that Darius beats without rolling, each kind once (K2-HERO-DARIUS-3, -4)."""
    found: list[Move] = []
    tokens = p.army[p.at[p.turn]]
    last: i64 = 0
    while tokens:
        kind = tokens & 15
        if kind != last and p.box.strengths[kind - 1] == 1:
            found.append(p.box.strike[kind - 1])
        last = kind
        tokens >>= 4
    return found


def strike(p: Karak2, kind: i64) -> None:
    """One army of strength 1 is beaten without a battle (K2-HERO-DARIUS-3 to K2-HERO-DARIUS-6)."""
    seat = p.turn
    here = p.at[seat]
    p.army = replaced(p.army, here, without_token(p.army[here], kind))
    p.stage = STRUCK
    if p.outbox is not None:
        p.tell(Event("struck", "K2-HERO-DARIUS-3", {"seat": int(seat), "army": p.box.armies[kind]}))
    fame.beaten(p, seat, p.box.strengths[kind])
    rewards.turn_over(p, kind)
    rewards.proceed(p)


# ---- dice


def strength_of(p: Karak2, tokens: i64) -> i64:
    """The number on the token, or the sum (K2-BATTLE-3)."""
    found: i64 = 0
    while tokens:
        found += p.box.strengths[(tokens & 15) - 1]
        tokens >>= 4
    return found


def enemy_strength(p: Karak2, tile: i64) -> i64:
    """How strong the enemy on a hex is; the General ten and his praetorians (K2-GENERAL-2, K2-GENERAL-12)."""
    if p.general == tile:
        return p.box.general + p.praetorians
    return strength_of(p, p.army[tile])


def choose_dice(p: Karak2) -> None:
    """The strength is known; now the choice of dice (K2-BATTLE-4, K2-BATTLE-5)."""
    here = p.at[p.turn]
    p.stage = BATTLE
    p.foe = p.army[here]
    p.strength = enemy_strength(p, here)
    p.chosen = p.plan = p.rolled = p.faces = p.swords = p.skulls = p.rerolled = p.fire = 0
    p.won = p.attack = p.spared = 0
    p.face = -1
    if p.outbox is not None:
        tokens: list[str] = []
        rest = p.foe
        while rest:
            tokens.append(p.box.armies[(rest & 15) - 1])
            rest >>= 4
        key = "battle" if tokens else "battle-general"
        p.tell(
            Event(
                key,
                "K2-BATTLE-1",
                {"seat": int(p.turn), "hex": p.hex_name(here), "armies": tokens, "strength": int(p.strength)},
            )
        )
    p.ask(CHOOSE_DICE)


def owned(p: Karak2, seat: i64, kind: i64) -> i64:
    """How many dice of a kind a hero may roll (K2-HERO-LORRAINE-5, K2-AMULET-TITAN-1)."""
    if kind < BEAR:
        return p.units[seat] >> 4 * kind & 15
    if kind == BEAR:
        return 1 if p.able[seat] & HAS_BEAR else 0
    return 1 if p.items[seat] >> 4 * OF_TITAN & 15 else 0


def dice(p: Karak2) -> list[Move]:
    """Roll, or first add some dice of a kind; each kind once and in order (K2-BATTLE-5)."""
    seat = p.turn
    found: list[Move] = [p.box.roll]
    for kind in range(p.plan, i64(UNITS)):
        for n in range(owned(p, seat, kind)):
            found.append(p.box.bring[10 * kind + n])
    return found


def bring(p: Karak2, kind: i64, count: i64) -> None:
    """So many dice of a kind will be rolled along; the others stay safe (K2-BATTLE-6)."""
    p.chosen |= count << 4 * kind
    p.plan = kind + 1
    if p.outbox is not None:
        p.tell(Event("brought", "K2-BATTLE-5", {"seat": int(p.turn), "unit": DICE[kind], "count": int(count)}))
    p.ask(CHOOSE_DICE)


def roll(p: Karak2) -> None:
    """The choice is final; the hero die is rolled first (K2-BATTLE-4, K2-BATTLE-7)."""
    if p.outbox is not None:
        p.tell(Event("rolling", "K2-BATTLE-7", {"seat": int(p.turn), "count": int(dice_chosen(p)) + 1}))
    p.draw(ROLL_HERO)


def dice_chosen(p: Karak2) -> i64:
    """How many unit dice are rolled along."""
    found: i64 = 0
    chosen = p.chosen
    while chosen:
        found += chosen & 15
        chosen >>= 4
    return found


def next_kind(p: Karak2) -> i64:
    """The kind of the unit die that is rolled next."""
    kind: i64 = 0
    before = p.chosen & 15
    while before <= p.rolled:
        kind += 1
        before += p.chosen >> 4 * kind & 15
    return kind


def tell_face(p: Karak2, die: i64, number: i64) -> None:
    """A die shows a face."""
    if p.outbox is not None:
        p.tell(
            Event("face", "K2-BATTLE-7", {"seat": int(p.turn), "die": DICE[die], "face": p.box.faces[6 * die + number]})
        )


def hero_rolled(p: Karak2, number: i64) -> None:
    """The hero die shows a face; Elspeth's second result counts (K2-HERO-ELSPETH-1, K2-PLAGUE-10)."""
    p.face = number
    tell_face(p, HERO_DIE, number)
    if p.rolled < dice_chosen(p):
        p.draw(ROLL_UNIT)
    else:
        rolled(p)


def unit_rolled(p: Karak2, number: i64) -> None:
    """A unit die shows a face (K2-BATTLE-18)."""
    kind = next_kind(p)
    tell_face(p, kind, number)
    p.faces |= number << 3 * p.rolled
    p.rolled += 1
    p.swords += p.box.swords[6 * kind + number]
    if p.box.skulls[6 * kind + number]:
        p.skulls += bit(4 * kind)
    if p.rolled < dice_chosen(p):
        p.draw(ROLL_UNIT)
    else:
        rolled(p)


# ---- reroll and fireballs


def rolled(p: Karak2) -> None:
    """All dice lie: Horan may roll his unit dice again, Elspeth the hero die, once (K2-HERO-HORAN-1, -ELSPETH-1)."""
    able = p.able[p.turn]
    if not p.rerolled and (able & REROLL_HERO or (able & REROLL_UNITS and p.chosen)):
        p.ask(AGAIN)
    else:
        offer_fire(p)


def reroll(p: Karak2) -> None:
    """All chosen unit dice or the hero die, never a part (K2-HERO-HORAN-2 to -4, K2-HERO-ELSPETH-2)."""
    p.rerolled = 1
    if p.outbox is not None:
        p.tell(Event("rerolling", "K2-BATTLE-24", {"seat": int(p.turn)}))
    if p.able[p.turn] & REROLL_HERO:
        p.draw(ROLL_HERO)
    else:
        p.rolled = p.faces = p.swords = p.skulls = 0
        p.draw(ROLL_UNIT)


def keep(p: Karak2) -> None:
    """The first result stands."""
    p.rerolled = 1
    if p.outbox is not None:
        p.tell(Event("kept", "K2-BATTLE-24", {"seat": int(p.turn)}))
    offer_fire(p)


def offer_fire(p: Karak2) -> None:
    """Fireballs are used after the roll (K2-BATTLE-9, R-35)."""
    if p.items[p.turn] >> 4 * FIREBALL & 15:
        p.ask(FIRE)
    else:
        decide(p)


def fires(p: Karak2) -> list[Move]:
    """Any number that the hero holds (K2-SPELL-FIREBALL-2)."""
    return [p.box.fireballs[n] for n in range((p.items[p.turn] >> 4 * FIREBALL & 15) + 1)]


def fire(p: Karak2, count: i64) -> None:
    """Each adds to this attack and leaves the game (K2-SPELL-FIREBALL-1, K2-SPELL-1)."""
    p.items[p.turn] -= count << 4 * FIREBALL
    p.gone += count
    p.fire = count
    if p.outbox is not None:
        p.tell(Event("fireballs", "K2-BATTLE-9", {"seat": int(p.turn), "count": int(count)}))
    decide(p)


def weapons(p: Karak2, seat: i64) -> i64:
    """What carried weapons add to every attack (K2-WEAPON-1, K2-WEAPON-2)."""
    items = p.items[seat]
    return (items & 15) * p.box.amounts[SWORD] + (items >> 4 & 15) * p.box.amounts[HAMMER]


def decide(p: Karak2) -> None:
    """Attack against strength; equal is enough (K2-BATTLE-8, K2-BATTLE-10, K2-BATTLE-11)."""
    seat = p.turn
    p.attack = p.box.swords[6 * HERO_DIE + p.face] + p.swords + weapons(p, seat) + p.fire * p.box.amounts[FIREBALL]
    if p.attack >= p.strength:
        p.won = 1
    if p.outbox is not None:
        p.tell(
            Event(
                "won" if p.won else "lost",
                "K2-BATTLE-10" if p.won else "K2-BATTLE-11",
                {"seat": int(seat), "attack": int(p.attack), "strength": int(p.strength)},
            )
        )
    if p.won and p.general == p.at[seat]:
        end.conquered(p)
    else:
        losses.begin(p)
