"""What a battle costs: skulls, deaths, lives, poverty and plague, defeat, fainting (rules.md 2.5, 2.15, 2.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import battle, rewards, turn
from ludoteka.games.karak_2.box import BASIC, DICE, FEEDS, HERO_DIE, OF_PROTECTION, SKELETON
from ludoteka.games.karak_2.phases import NO_BATTLE, SKULLS, SOULS, VICTIM
from ludoteka.kit.bits import bit

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def hero_skulls(p: Karak2) -> i64:
    """Skulls on the hero die."""
    return p.box.skulls[6 * HERO_DIE + p.face]


def left(p: Karak2, die: i64) -> i64:
    """Skulls of a kind of die that are not ignored."""
    shown = hero_skulls(p) if die == HERO_DIE else p.skulls >> 4 * die & 15
    return shown - (p.spared >> 4 * die & 15)


# ---- the amulet of protection


def begin(p: Karak2) -> None:
    """The outcome is fixed; skulls may be ignored before they count (K2-BATTLE-24)."""
    p.plan = 0
    if p.items[p.turn] >> 4 * OF_PROTECTION & 15 and (p.skulls or hero_skulls(p)):
        p.ask(SKULLS)
    else:
        count_losses(p)


def spares(p: Karak2) -> list[Move]:
    """Skull by skull up to two, on any dice, in the order of the dice (K2-AMULET-PROTECTION-1, -2)."""
    found: list[Move] = []
    ignored: i64 = 0
    for die in range(i64(HERO_DIE) + 1):
        ignored += p.spared >> 4 * die & 15
    if ignored < p.box.amounts[OF_PROTECTION]:
        for die in range(p.plan, i64(HERO_DIE) + 1):
            if left(p, die):
                found.append(p.box.spare[die])
    found.append(p.box.done)
    return found


def spare(p: Karak2, die: i64) -> None:
    """One skull symbol is ignored."""
    p.spared += bit(4 * die)
    p.plan = die
    if p.outbox is not None:
        p.tell(Event("spared", "K2-AMULET-PROTECTION-1", {"seat": int(p.turn), "die": DICE[die]}))
    p.ask(SKULLS)


# ---- deaths and lives


def count_losses(p: Karak2) -> None:
    """Units with skulls die, skulls on the hero die and every attack on the General cost lives.

    K2-BATTLE-14 to K2-BATTLE-17, K2-GENERAL-7, K2-GENERAL-8, K2-LIFE-1.
    """
    seat = p.turn
    if p.outbox is not None:
        p.tell(Event("losses", "K2-BATTLE-24", {"seat": int(seat)}))
    dead: i64 = 0
    for kind in range(i64(SKELETON) + 1):
        count = left(p, kind)
        if count:
            dead += count
            bury(p, kind, count)
    wounds = left(p, HERO_DIE)
    if p.general == p.at[seat]:
        wounds += p.box.wounds
    wounds = min(wounds, p.lives[seat])
    if wounds:
        p.lives[seat] -= wounds
        if p.outbox is not None:
            p.tell(
                Event("wounded", "K2-BATTLE-14", {"seat": int(seat), "count": int(wounds), "lives": int(p.lives[seat])})
            )
    p.plan = dead
    if dead and may_feed(p):
        p.ask(SOULS)
    else:
        strike_plague(p)


def bury(p: Karak2, kind: i64, count: i64) -> None:
    """Dead units return to the supply (K2-BATTLE-15, K2-HERO-XANROS-3)."""
    p.units[p.turn] -= count << 4 * kind
    if kind < BASIC:
        p.supply += count << 4 * kind
    if p.outbox is not None:
        p.tell(Event("died", "K2-BATTLE-15", {"seat": int(p.turn), "unit": DICE[kind], "count": int(count)}))


def may_feed(p: Karak2) -> bool:
    """Xanros may restore a life for each unit that died, before he faints or only if he has not (R-41)."""
    seat = p.turn
    if not p.able[seat] & FEEDS or p.lives[seat] >= p.box.lives:
        return False
    return p.lives[seat] > 0 or not p.house.faints_first


def feeds(p: Karak2) -> list[Move]:
    """From none to one life for each dead unit (K2-HERO-XANROS-4)."""
    most = min(p.plan, p.box.lives - p.lives[p.turn])
    return [p.box.feed[n] for n in range(most + 1)]


def feed(p: Karak2, count: i64) -> None:
    """The skeletal bull has fed on the dead."""
    seat = p.turn
    p.lives[seat] += count
    if p.outbox is not None:
        p.tell(Event("fed", "K2-HERO-XANROS-4", {"seat": int(seat), "count": int(count), "lives": int(p.lives[seat])}))
    strike_plague(p)


# ---- poverty and plague


def strike_plague(p: Karak2) -> None:
    """Two skulls on the hero die in the end bring poverty and plague, ignored or not.

    K2-PLAGUE-1, K2-PLAGUE-10, K2-PLAGUE-12, K2-AMULET-PROTECTION-3.
    """
    p.plan = 0
    if hero_skulls(p) == 2 and p.house.plague:
        p.ask(VICTIM)
    else:
        conclude(p)


def victims(p: Karak2) -> list[Move]:
    """Any opponent, city or not; oneself too where the option says so (K2-PLAGUE-2, R-31)."""
    return [p.box.plague[seat] for seat in range(p.seats) if seat != p.turn or p.house.anyone_struck]


def poverty(p: Karak2, victim: i64) -> None:
    """One resource of each kind is lost, and the plague comes into the victim's city, if there is one.

    K2-PLAGUE-3, K2-PLAGUE-4, K2-PLAGUE-6 to K2-PLAGUE-9.
    """
    lost: list[int] = []
    for i in range(3 * victim, 3 * victim + 3):
        lost.append(1 if p.stock[i] else 0)
        if p.stock[i]:
            p.stock[i] -= 1
    struck = p.city[victim] >= 0
    if struck:
        p.plague = victim
    if p.outbox is not None:
        p.tell(
            Event(
                "plague" if struck else "poverty",
                "K2-PLAGUE-3",
                {"seat": int(p.turn), "victim": int(victim), "food": lost[0], "wood": lost[1], "stone": lost[2]},
            )
        )
    conclude(p)


# ---- the end of the battle


def conclude(p: Karak2) -> None:
    """Victory brings fame and rewards, defeat drives the hero back (K2-BATTLE-12, K2-BATTLE-13)."""
    if p.won:
        rewards.victory(p)
    else:
        defeat(p)


def defeat(p: Karak2) -> None:
    """Back to where it came from; an attack above ten costs the General a praetorian (K2-GENERAL-5, -6, -11)."""
    seat = p.turn
    if p.general == p.at[seat] and p.attack > p.box.general and p.praetorians:
        battle.remove_praetorian(p, "K2-GENERAL-5")
    p.at[seat] = p.came[seat]
    if p.outbox is not None:
        p.tell(Event("retreated", "K2-BATTLE-12", {"seat": int(seat), "hex": p.hex_name(p.at[seat])}))
    close(p)


def close(p: Karak2) -> None:
    """Whoever has no life left falls unconscious; the battle ends the turn (K2-LIFE-2, K2-LIFE-5, K2-BATTLE-23)."""
    seat = p.turn
    clear(p)
    if p.lives[seat] == 0:
        p.fainted |= bit(seat)
        if p.outbox is not None:
            p.tell(Event("fainted", "K2-LIFE-2", {"seat": int(seat)}))
    turn.finish(p)


def clear(p: Karak2) -> None:
    """Nothing of the battle is left."""
    p.stage = NO_BATTLE
    p.foe = p.strength = p.chosen = p.plan = p.rolled = p.faces = p.swords = p.skulls = p.rerolled = p.fire = 0
    p.won = p.attack = p.spared = p.pockets = p.plundered = 0
    p.face = -1
