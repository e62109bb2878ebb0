"""What victory brings: fame, stones, wagons, items, their overflow, plunder (rules.md 2.14, 3.4 B9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import actions, battle, city, fame, items, losses, robbery
from ludoteka.games.karak_2.box import (
    ANY_AMULET,
    BASIC,
    GROUPS,
    ITEMS,
    LARGE,
    OF_RESOURCES,
    PLUNDER,
    RESOURCES,
    SMALL,
    WAGON,
)
from ludoteka.games.karak_2.phases import BATTLE, DRAW_AMULET, LOOT, MAIN, STRUCK, SURPLUS
from ludoteka.games.karak_2.phases import PLUNDER as PLUNDERING
from ludoteka.games.karak_2.phases import WAGON as LOADING
from ludoteka.games.karak_2.state import replaced
from ludoteka.kit.bits import bit

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def victory(p: Karak2) -> None:
    """The hero stays, and every token of the hex is turned over (K2-BATTLE-13, K2-BATTLE-21, K2-ITEM-1)."""
    seat = p.turn
    fame.beaten(p, seat, p.strength)
    p.army = replaced(p.army, p.at[seat], 0)
    tokens = p.foe
    p.foe = 0
    while tokens:
        turn_over(p, (tokens & 15) - 1)
        tokens >>= 4
    proceed(p)


def turn_over(p: Karak2, kind: i64) -> None:
    """An army is beaten: what is on the back of its token (K2-MON-1 to K2-MON-8)."""
    seat = p.turn
    reward = p.box.rewards[kind]
    if reward == ANY_AMULET:
        p.hidden += 1
        return
    if reward == WAGON:
        p.wagons += 1
    elif reward == SMALL:
        p.stones = replaced(p.stones, seat, p.stones[seat] + 1)
    elif reward == LARGE:
        p.stones = replaced(p.stones, seat, p.stones[seat] + (1 << 8))
    else:
        p.loot += bit(4 * reward)
    tell_reward(p, reward)


def tell_reward(p: Karak2, reward: i64) -> None:
    """Everybody sees what was gained."""
    if p.outbox is not None:
        p.tell(Event("reward", "K2-ITEM-1", {"seat": int(p.turn), "item": ITEMS[reward]}))


def proceed(p: Karak2) -> None:
    """What is still to be turned over, loaded, left, returned or plundered, in this order (K2-BATTLE-24)."""
    seat = p.turn
    if p.hidden:
        p.draw(DRAW_AMULET)
        return
    if p.wagons:
        p.ask(LOADING)
        return
    for group in range(i64(3)):
        if items.surplus(p, group) > 0:
            p.plan = GROUPS[group]
            p.ask(LOOT)
            return
    if p.loot:
        items.put_on_board(p)
    if fame.basic_units(p, seat) > fame.of(p, seat):
        p.plan = 0
        p.ask(SURPLUS)
    elif p.stage == BATTLE and p.able[seat] & PLUNDER and not p.plundered:
        offer_plunder(p)
    else:
        finish(p)


def finish(p: Karak2) -> None:
    """All is gained; a battle ends the turn, a win without one leaves the slot's action (K2-HERO-DARIUS-9)."""
    if p.stage == BATTLE:
        losses.close(p)
    elif p.stage == STRUCK:
        if p.army[p.at[p.turn]]:
            battle.choose_dice(p)
        elif p.house.strike_is_battle:
            losses.close(p)
        else:
            losses.clear(p)
            p.ask(MAIN)
    else:
        p.ask(MAIN)


# ---- amulets


def amulet_revealed(p: Karak2, item: i64) -> None:
    """Which amulet a dryad carried is known only now (K2-SETUP-15, K2-MON-6)."""
    p.hidden -= 1
    p.amulets &= ~bit(item)
    p.loot += bit(4 * item)
    tell_reward(p, item)
    proceed(p)


# ---- wagons


def load(p: Karak2, mix: i64) -> None:
    """Three resources of the player's choice; the wagon leaves the game (K2-WAGON-1, K2-WAGON-2)."""
    seat = p.turn
    p.wagons -= 1
    p.gone += 1 << 16
    for kind in range(i64(3)):
        p.stock[3 * seat + kind] += mix >> 4 * kind & 15
    if p.outbox is not None:
        p.tell(
            Event(
                "loaded",
                "K2-WAGON-1",
                {"seat": int(seat), "food": int(mix & 15), "wood": int(mix >> 4 & 15), "stone": int(mix >> 8)},
            )
        )
    proceed(p)


# ---- overflow


def overfull(p: Karak2) -> i64:
    """The first group with more items than places."""
    for group in range(i64(3)):
        if items.surplus(p, group) > 0:
            return group
    return 0


def leavings(p: Karak2) -> list[Move]:
    """Which surplus item stays on the hex, carried or just won, in the order of the items (K2-ITEM-4, K2-ITEM-5)."""
    group = overfull(p)
    surplus = items.surplus(p, group)
    both = p.items[p.turn] + p.loot
    found: list[Move] = []
    for item in range(p.plan, i64(GROUPS[group + 1])):
        if both >> 4 * item & 15 and items.in_group(both >> 4 * item << 4 * item, group) >= surplus:
            found.append(p.box.leave[item])
    return found


def is_asked_alone(p: Karak2) -> bool:
    """A surplus spell is asked for, even with one answer, while a spell could be cast first (rules.md 3.4)."""
    return p.now == LOOT and overfull(p) == 1 and robbery.can_cast(p, p.turn) and robbery.has_victim(p, p.turn)


def leave(p: Karak2, item: i64) -> None:
    """An item has no place and is left; one just won rather than its like on the board."""
    if p.loot >> 4 * item & 15:
        p.loot -= bit(4 * item)
        items.drop(p, item)
    else:
        items.take_off_board(p, item)
    group = items.group_of(item)
    if items.surplus(p, group) > 0:
        p.plan = item
        p.ask(LOOT)
    else:
        proceed(p)


# ---- surplus units


def surplus_returns(p: Karak2) -> list[Move]:
    """Exactly as many units as fame is short of, kind by kind (K2-FAME-8)."""
    seat = p.turn
    surplus = fame.basic_units(p, seat) - fame.of(p, seat)
    found: list[Move] = []
    for kind in range(p.plan, i64(BASIC)):
        later: i64 = 0
        for other in range(kind + 1, i64(BASIC)):
            later += p.units[seat] >> 4 * other & 15
        for n in range(min(p.units[seat] >> 4 * kind & 15, surplus)):
            if surplus - n - 1 <= later:
                found.append(p.box.give_back[10 * kind + n])
    return found


def surplus_returned(p: Karak2, kind: i64, count: i64) -> None:
    """Units go back to the supply because fame fell (K2-FAME-8, K2-AMULET-FAME-2)."""
    city.give_back(p, p.turn, kind, count)
    city.tell_returned(p, kind, count, "K2-FAME-8")
    if fame.basic_units(p, p.turn) > fame.of(p, p.turn):
        p.plan = kind + 1
        p.ask(SURPLUS)
    else:
        p.plan = 0
        proceed(p)


# ---- Horan's plunder


def offer_plunder(p: Karak2) -> None:
    """After a victory the resources of the hex, as if harvested (K2-HERO-HORAN-5, K2-HERO-HORAN-6)."""
    seat = p.turn
    kinds = actions.gives(p, p.at[seat])
    if kinds == 0:
        finish(p)
    elif kinds > 1 and p.items[seat] >> 4 * OF_RESOURCES & 15:
        p.ask(PLUNDERING)
    else:
        plunder(p, -1)


def plunders(p: Karak2) -> list[Move]:
    """The kind of which the amulet of resources gives one more (K2-AMULET-RESOURCES-2)."""
    here = p.at[p.turn]
    return [p.box.plunder[kind] for kind in range(i64(len(RESOURCES))) if p.box.yields[3 * here + kind]]


def plunder(p: Karak2, more: i64) -> None:
    """It costs no action."""
    p.plundered = 1
    actions.gather(p, more, "plundered", "K2-HERO-HORAN-5")
    finish(p)
