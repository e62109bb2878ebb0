"""City, buildings and recruits (rules.md 2.9, 2.10, 2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import fame, turn
from ludoteka.games.karak_2.box import (
    BANNERS,
    BASIC,
    BUILDINGS,
    CAMP,
    CITY_COST,
    DICE,
    FIRST_BUILDING,
    FIRST_UNIT,
    RESOURCES,
    THRIFT,
)
from ludoteka.games.karak_2.phases import BUILDING, MAIN, RECRUITING
from ludoteka.games.karak_2.state import replaced
from ludoteka.kit.bits import bit

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def owner(p: Karak2, tile: i64) -> i64:
    """Whose city stands on a hex, or -1."""
    for seat in range(p.seats):
        if p.city[seat] == tile:
            return seat
    return -1


def add(p: Karak2, seat: i64, found: list[Move]) -> None:
    """Found, build, recruit, where they are open."""
    here = p.at[seat]
    if p.city[seat] < 0:
        if may_stand(p, seat, here):
            add_founding(p, seat, found)
    elif here == p.city[seat]:
        add_buildings(p, seat, 0, found)
        if p.plague != seat and may_recruit(p, seat):
            found.append(p.box.recruit)


# ---- paying


def can_pay(p: Karak2, seat: i64, cost: i64, saved: i64) -> bool:
    """Whether a seat has what something costs, one resource of a kind less where thrift saves it."""
    for kind in range(i64(3)):
        if p.stock[3 * seat + kind] < price(p, cost, kind, saved):
            return False
    return True


def pay(p: Karak2, seat: i64, cost: i64, saved: i64) -> None:
    """Resources go into the supply."""
    for kind in range(i64(3)):
        p.stock[3 * seat + kind] -= price(p, cost, kind, saved)


def price(p: Karak2, cost: i64, kind: i64, saved: i64) -> i64:
    """How much of a kind of resource something costs, one less of the kind that thrift saves."""
    full = p.box.costs[3 * cost + kind]
    return full - 1 if kind == saved else full


def bill(p: Karak2, cost: i64, saved: i64) -> dict[str, object]:
    """What was paid, as arguments of a sentence."""
    return {word: int(price(p, cost, kind, saved)) for kind, word in enumerate(RESOURCES)}


def costly_kinds(p: Karak2, cost: i64) -> i64:
    """Of how many kinds of resources something costs at least one."""
    found: i64 = 0
    for i in range(3 * cost, 3 * cost + 3):
        if p.box.costs[i]:
            found += 1
    return found


def only_kind(p: Karak2, cost: i64) -> i64:
    """The kind of resource that something costs, where it is but one."""
    for kind in range(i64(3)):
        if p.box.costs[3 * cost + kind]:
            return kind
    return -1


# ---- found a city


def may_stand(p: Karak2, seat: i64, here: i64) -> bool:
    """Not on the castle, on another city or where another hero is (K2-CITY-4, K2-CITY-5, K2-CITY-6, K2-CITY-9)."""
    if here == p.box.castle or owner(p, here) >= 0:
        return False
    for other in range(p.seats):
        if other != seat and p.at[other] == here:
            return False
    return True


def add_founding(p: Karak2, seat: i64, found: list[Move]) -> None:
    """For two wood; thrift saves one, of a kind to be named where there are several (K2-CITY-1, K2-HERO-TAIA-3)."""
    if not p.able[seat] & THRIFT:
        if can_pay(p, seat, CITY_COST, -1):
            found.append(p.box.found)
    elif costly_kinds(p, CITY_COST) == 1:
        if can_pay(p, seat, CITY_COST, only_kind(p, CITY_COST)):
            found.append(p.box.found)
    else:
        for kind in range(i64(3)):
            if p.box.costs[3 * CITY_COST + kind] and can_pay(p, seat, CITY_COST, kind):
                found.append(p.box.found_less[kind])


def found(p: Karak2, saved: i64) -> None:
    """The city is placed for the rest of the game (K2-CITY-2, K2-CITY-7, K2-CITY-8)."""
    seat = p.turn
    if p.able[seat] & THRIFT and saved < 0:
        saved = only_kind(p, CITY_COST)
    pay(p, seat, CITY_COST, saved)
    p.city = replaced(p.city, seat, p.at[seat])
    if p.outbox is not None:
        p.tell(
            Event(
                "founded", "K2-CITY-1", {"seat": int(seat), "hex": p.hex_name(p.at[seat])} | bill(p, CITY_COST, saved)
            )
        )
    turn.use_action(p)
    p.ask(MAIN)


# ---- build


def add_buildings(p: Karak2, seat: i64, least: i64, found: list[Move]) -> None:
    """Every building from this number on that is not built and can be paid (K2-BUILD-1, K2-BUILD-3)."""
    thrifty = p.able[seat] & THRIFT
    for building in range(least, i64(len(BUILDINGS))):
        if p.buildings[seat] >> building & 1:
            continue
        cost = FIRST_BUILDING + building
        if not thrifty:
            if can_pay(p, seat, cost, -1):
                found.append(p.box.build[building])
            continue
        for kind in range(i64(3)):
            if p.box.costs[3 * cost + kind] and can_pay(p, seat, cost, kind):
                found.append(p.box.build_less[3 * building + kind])


def buildings(p: Karak2) -> list[Move]:
    """Any number in one action, in the order of their kinds (K2-BUILD-2)."""
    found: list[Move] = []
    add_buildings(p, p.turn, p.plan, found)
    found.append(p.box.done)
    return found


def build(p: Karak2, building: i64, saved: i64) -> None:
    """A building works from the moment it is built (K2-BUILD-5)."""
    seat = p.turn
    pay(p, seat, FIRST_BUILDING + building, saved)
    p.buildings = replaced(p.buildings, seat, p.buildings[seat] | bit(building))
    if p.outbox is not None:
        p.tell(
            Event(
                "built",
                "K2-BUILD-2",
                {"seat": int(seat), "building": BUILDINGS[building]} | bill(p, FIRST_BUILDING + building, saved),
            )
        )
    if bit(building) == BANNERS:
        fame.bonus_gained(p, seat, p.box.banners, "K2-BUILD-BANNERS-1")
    p.plan = building + 1
    p.forth += 1
    p.ask(BUILDING)


def built(p: Karak2) -> None:
    """The action is over."""
    if p.outbox is not None:
        p.tell(Event("construction", "K2-BUILD-2", {"seat": int(p.turn), "count": int(p.forth)}))
    turn.use_action(p)
    p.ask(MAIN)


# ---- recruit


def may_train(p: Karak2, seat: i64, kind: i64) -> bool:
    """Whether the building stands and one unit can be paid (K2-BUILD-CAMP-1, K2-BUILD-RANGE-1, K2-BUILD-TOWER-1)."""
    return p.buildings[seat] >> (CAMP + kind) & 1 == 1 and can_pay(p, seat, FIRST_UNIT + kind, -1)


def may_recruit(p: Karak2, seat: i64) -> bool:
    """Whether, after returning whatever is needed, at least one unit could be trained (K2-RECRUIT-7)."""
    return can_follow(p, seat, 0)


def can_follow(p: Karak2, seat: i64, least: i64) -> bool:
    """Whether a unit can be trained once more units, of kinds from `least` on, are returned (K2-RECRUIT-3, -4, -5)."""
    room = fame.of(p, seat) - fame.basic_units(p, seat)
    for kind in range(least, i64(BASIC)):
        room += p.units[seat] >> 4 * kind & 15
    if room < 1:
        return False
    for kind in range(i64(BASIC)):
        dice = p.supply >> 4 * kind & 15
        if kind >= least:
            dice += p.units[seat] >> 4 * kind & 15
        if dice and may_train(p, seat, kind):
            return True
    return False


def recruit(p: Karak2) -> None:
    """The action begins: units to return, then units to train (K2-RECRUIT-2, K2-RECRUIT-4)."""
    if p.outbox is not None:
        p.tell(Event("recruiting", "K2-RECRUIT-1", {"seat": int(p.turn)}))
    p.ask(RECRUITING)


def recruits(p: Karak2) -> list[Move]:
    """Return some of a kind, train some of a kind, each kind once and in order, returns first."""
    seat = p.turn
    found: list[Move] = []
    for kind in range(p.plan, i64(BASIC)):
        add_returns(p, seat, kind, found)
    first: i64 = 0
    if p.plan > BASIC:
        first = p.plan - BASIC
    for kind in range(first, i64(BASIC)):
        for n in range(most(p, seat, kind)):
            found.append(p.box.train[10 * kind + n])
    if p.forth:
        found.append(p.box.done)
    return found


def add_returns(p: Karak2, seat: i64, kind: i64, found: list[Move]) -> None:
    """As many of a kind as leave it possible to train somebody afterwards."""
    owned = p.units[seat] >> 4 * kind & 15
    for n in range(owned):
        give_back(p, seat, kind, 1)
        if can_follow(p, seat, kind + 1):
            found.append(p.box.give_back[10 * kind + n])
    give_back(p, seat, kind, -owned)


def most(p: Karak2, seat: i64, kind: i64) -> i64:
    """How many of a kind can be trained now: building, fame, dice and resources (K2-RECRUIT-2, -3, -5)."""
    if not p.buildings[seat] >> (CAMP + kind) & 1:
        return 0
    found = min(fame.of(p, seat) - fame.basic_units(p, seat), p.supply >> 4 * kind & 15)
    for resource in range(i64(3)):
        each = p.box.costs[3 * (FIRST_UNIT + kind) + resource]
        if each:
            found = min(found, p.stock[3 * seat + resource] // each)
    return found


def give_back(p: Karak2, seat: i64, kind: i64, count: i64) -> None:
    """Dice of a kind go back to the supply, without refund."""
    p.units[seat] -= count << 4 * kind
    p.supply += count << 4 * kind


def returned(p: Karak2, kind: i64, count: i64) -> None:
    """Units make room for others (K2-RECRUIT-4)."""
    give_back(p, p.turn, kind, count)
    tell_returned(p, kind, count, "K2-RECRUIT-4")
    p.plan = kind + 1
    p.ask(RECRUITING)


def tell_returned(p: Karak2, kind: i64, count: i64, clause: str) -> None:
    """Units went back to the supply."""
    if p.outbox is not None:
        p.tell(Event("returned", clause, {"seat": int(p.turn), "unit": DICE[kind], "count": int(count)}))


def train(p: Karak2, kind: i64, count: i64) -> None:
    """New units, each paid into the supply (K2-RECRUIT-2)."""
    seat = p.turn
    for _unit in range(count):
        pay(p, seat, FIRST_UNIT + kind, -1)
    give_back(p, seat, kind, -count)
    p.forth += count
    p.plan = BASIC + kind + 1
    if p.outbox is not None:
        p.tell(Event("trained", "K2-RECRUIT-2", {"seat": int(seat), "unit": DICE[kind], "count": int(count)}))
    p.ask(RECRUITING)


def recruited(p: Karak2) -> None:
    """The action is over."""
    if p.outbox is not None:
        p.tell(Event("recruited", "K2-RECRUIT-2", {"seat": int(p.turn), "count": int(p.forth)}))
    turn.use_action(p)
    p.ask(MAIN)
