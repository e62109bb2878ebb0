"""Why no city can be founded, nothing built and nobody recruited now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.errors import Refusal
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import city, fame
from ludoteka.games.karak_2.box import (
    BASIC,
    BUILDINGS,
    CAMP,
    CITY_COST,
    FIRST_BUILDING,
    THRIFT,
)
from ludoteka.games.karak_2.moves import Act

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def found(p: Karak2, act: Act, seat: i64) -> Refusal:
    """One city each, not on the castle, another city or another hero, for two wood (rules.md 2.9)."""
    here = p.at[seat]
    if p.city[seat] >= 0:
        return Refusal("K2-CITY-2", "has-city", {"hex": p.hex_name(p.city[seat])})
    if here == p.box.castle:
        return Refusal("K2-CITY-5", "castle")
    if city.owner(p, here) >= 0:
        return Refusal("K2-CITY-6", "city-here", {"victim": int(city.owner(p, here))})
    for other in range(p.seats):
        if other != seat and p.at[other] == here:
            return Refusal("K2-CITY-4", "hero-here", {"victim": int(other)})
    wrong = thrift(p, seat, CITY_COST, act.a, city.costly_kinds(p, CITY_COST) > 1)
    return wrong if wrong is not None else Refusal("K2-CITY-1", "too-poor")


def thrift(p: Karak2, seat: i64, cost: i64, saved: i64, must_name: bool) -> Refusal | None:
    """Who saves a resource must name its kind, if there are several, and nobody else may (K2-HERO-TAIA-3)."""
    if not p.able[seat] & THRIFT:
        return Refusal("K2-HERO-TAIA-3", "not-your-hero", {"hero": "taia"}) if saved >= 0 else None
    if saved < 0 and must_name:
        return Refusal("K2-HERO-TAIA-3", "name-the-saving")
    if saved >= 0 and (not p.box.costs[3 * cost + saved] or not must_name):
        return Refusal("K2-HERO-TAIA-3", "costs-none-of-it")
    return None


def build(p: Karak2, act: Act, seat: i64) -> Refusal:
    """Only in one's own city, each kind once, each paid in full (rules.md 2.10)."""
    if p.city[seat] < 0:
        return Refusal("K2-BUILD-1", "no-city")
    if p.at[seat] != p.city[seat]:
        return Refusal("K2-BUILD-1", "not-in-own-city")
    return building(p, act, seat)


def building(p: Karak2, act: Act, seat: i64) -> Refusal:
    """Why this building cannot be raised, by a hero who is building."""
    if p.buildings[seat] >> act.a & 1:
        return Refusal("K2-BUILD-3", "built-already", {"building": BUILDINGS[act.a]})
    wrong = thrift(p, seat, FIRST_BUILDING + act.a, act.b, True)
    return wrong if wrong is not None else Refusal("K2-BUILD-2", "too-poor")


def recruit(p: Karak2, seat: i64) -> Refusal:
    """Only in one's own city without plague, with a building, fame, dice and resources (rules.md 2.11)."""
    if p.city[seat] < 0:
        return Refusal("K2-RECRUIT-1", "no-city")
    if p.at[seat] != p.city[seat]:
        return Refusal("K2-RECRUIT-1", "not-in-own-city")
    if p.plague == seat:
        return Refusal("K2-RECRUIT-6", "plague")
    kinds = [kind for kind in range(i64(BASIC)) if p.buildings[seat] >> (CAMP + kind) & 1]
    if not kinds:
        return Refusal("K2-RECRUIT-2", "no-barracks")
    if fame.of(p, seat) < 1:
        return Refusal("K2-RECRUIT-3", "too-little-fame", {"fame": int(fame.of(p, seat))})
    if not any([city.may_train(p, seat, kind) for kind in kinds]):
        return Refusal("K2-RECRUIT-2", "too-poor")
    return Refusal("K2-RECRUIT-5", "no-dice-left")
