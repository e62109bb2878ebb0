"""Why a move is not open now: the first rule that forbids it; keys are those of texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.errors import Refusal
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.karak_2 import actions, city, explore, moves, prompts, refused_choices, robbery, turn, walk
from ludoteka.games.karak_2.box import (
    GALLOP,
    HAWK,
    OF_RESOURCES,
    PORTAL,
    RAISES,
    RESOURCES,
    SKELETON,
)
from ludoteka.games.karak_2.land import at_place
from ludoteka.games.karak_2.moves import Act
from ludoteka.games.karak_2.phases import DRAFT, MAIN, OVER, STRIKE_AT
from ludoteka.games.karak_2.refused_city import build, found, recruit

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def refuse(p: Karak2, act: Act, seat: i64) -> Refusal:
    """Name the first condition that fails for a move that is not open to a seat."""
    if p.now == OVER:
        return Refusal("K2-END-1", "game-over")
    if act.verb >= moves.DEAL:
        return Refusal(act.clause, "chance-decides")
    if p.to_act == CHANCE:
        return Refusal(prompts.clause(p), "chance-decides")
    if seat != p.to_act:
        return Refusal("K2-SETUP-10" if p.now == DRAFT else "K2-TURN-1", "not-your-turn", {"seat": int(p.to_act)})
    if act.verb == moves.PICKPOCKET and (p.now == MAIN or (p.stage and p.now != STRIKE_AT)):
        return _pickpocket(p, act, seat)
    if p.now != MAIN:
        return refused_choices.refuse(p, act)
    if act.verb <= moves.PORTAL_HOME:
        return _move(p, act, seat)
    if act.verb <= moves.RAISE:
        return _action(p, act, seat)
    if act.verb == moves.HAWK:
        return _hawk(p, seat)
    return _not_now(p, act, seat)


def _not_now(p: Karak2, act: Act, seat: i64) -> Refusal:
    """A step of a choice that has not begun, or another hero's ability."""
    verb = act.verb
    if verb == moves.ATTACH:
        if at_place(p, act.a) >= 0:
            return Refusal("K2-EXPLORE-12", "hex-taken", dict(act.args))
        if explore.stack_is_empty(p) and any([able & HAWK for able in p.able]):
            return Refusal("K2-EXPLORE-2", "stack-empty")
        if p.able[seat] & HAWK:
            return _hawk(p, seat)
        return Refusal("K2-HERO-LORRAINE-1", "not-your-hero", {"hero": "lorraine"})
    if verb == moves.LAY or verb == moves.PUT_BACK or verb == moves.STRIKE:
        owners = {moves.LAY: "darius", moves.PUT_BACK: "taia", moves.STRIKE: "darius"}
        if p.box.heroes[p.hero[seat]] != owners[int(verb)]:
            return Refusal(act.clause, "not-your-hero", {"hero": owners[int(verb)]})
    return Refusal(act.clause, "not-now")


def _hex(p: Karak2, tile: i64) -> dict[str, object]:
    """A hex as an argument of a sentence."""
    return {"hex": p.hex_name(tile)}


# ---- moves


def _move(p: Karak2, act: Act, seat: i64) -> Refusal:
    """Steps, exploring, gallop and portal: first whether a move is left (K2-TURN-4, K2-TURN-6)."""
    left = turn.allowance(p, seat) - p.used
    if left <= 0:
        return Refusal("K2-TURN-6", "no-slot-left")
    if left <= p.moved:
        return Refusal("K2-TURN-4", "moved-already")
    here = p.at[seat]
    if act.verb == moves.STEP:
        there = p.near[6 * here + act.a]
        if there < 0:
            return Refusal("K2-MOVE-1", "nothing-there", dict(act.args))
        return Refusal("K2-MOVE-2", "chasm", dict(act.args))
    if act.verb == moves.EXPLORE:
        if p.near[6 * here + act.a] >= 0:
            return Refusal("K2-EXPLORE-1", "discovered-already", dict(act.args))
        if explore.stack_is_empty(p):
            return Refusal("K2-EXPLORE-2", "stack-empty")
        return Refusal("K2-EXPLORE-1", "chasm", dict(act.args))
    if act.verb == moves.GALLOP:
        return _gallop(p, act, seat)
    return _portal(p, act, seat)


def _gallop(p: Karak2, act: Act, seat: i64) -> Refusal:
    if not p.able[seat] & GALLOP:
        return Refusal("K2-HERO-ELSPETH-3", "not-your-hero", {"hero": "elspeth"})
    if p.gallop_used:
        return Refusal("K2-HERO-ELSPETH-3", "gallop-used")
    tile = p.at[seat]
    for n in range(act.b):
        tile = p.near[6 * tile + act.a]
        if tile < 0:
            return Refusal("K2-HERO-ELSPETH-6", "gallop-undiscovered")
        if n < act.b - 1 and walk.has_enemy(p, tile):
            return Refusal("K2-HERO-ELSPETH-5", "gallop-past-enemy", _hex(p, tile))
    return Refusal("K2-HERO-ELSPETH-3", "not-now")


def _portal(p: Karak2, act: Act, seat: i64) -> Refusal:
    if not p.buildings[seat] & PORTAL:
        return Refusal("K2-BUILD-PORTAL-1", "no-portal")
    if p.portal_used:
        return Refusal("K2-BUILD-PORTAL-3", "portal-used")
    at_home = p.at[seat] == p.city[seat]
    if act.verb == moves.PORTAL_HOME:
        return Refusal("K2-BUILD-PORTAL-2", "there-already")
    if not at_home:
        return Refusal("K2-BUILD-PORTAL-1", "not-in-own-city")
    if at_place(p, act.a) < 0:
        return Refusal("K2-BUILD-PORTAL-6", "undiscovered", dict(act.args))
    return Refusal("K2-BUILD-PORTAL-1", "there-already")


# ---- actions


def _action(p: Karak2, act: Act, seat: i64) -> Refusal:
    """Actions: first whether a slot is left (K2-TURN-4)."""
    if turn.allowance(p, seat) - p.used <= 0:
        return Refusal("K2-TURN-4", "no-slot-left")
    verb, here = act.verb, p.at[seat]
    if verb == moves.HEAL:
        return Refusal("K2-HEAL-2", "not-wounded")
    if verb == moves.HARVEST:
        return _harvest(p, act, seat)
    if verb == moves.FOUND:
        return found(p, act, seat)
    if verb == moves.BUILD:
        return build(p, act, seat)
    if verb == moves.RECRUIT:
        return recruit(p, seat)
    if verb == moves.PICK_UP:
        if any([p.ground[here * p.seats + owner] for owner in range(p.seats)]):
            return Refusal("K2-PICKUP-6", "left-it-yourself")
        return Refusal("K2-PICKUP-1", "nothing-lies-here")
    if verb == moves.PURGE:
        if here != p.box.castle:
            return Refusal("K2-PURGE-1", "not-on-castle")
        return Refusal("K2-PURGE-4", "nothing-to-purge")
    if not p.able[seat] & RAISES:
        return Refusal("K2-HERO-XANROS-1", "not-your-hero", {"hero": "xanros"})
    return Refusal("K2-HERO-XANROS-1", "skeletons-all-raised", {"count": int(p.box.dice[SKELETON])})


def _harvest(p: Karak2, act: Act, seat: i64) -> Refusal:
    here = p.at[seat]
    if not actions.gives(p, here):
        return Refusal("K2-HARVEST-5", "gives-nothing", _hex(p, here))
    if city.owner(p, here) >= 0:
        return Refusal("K2-HARVEST-4", "city-covers", {"victim": int(city.owner(p, here))})
    if p.harvested >> here & 1:
        return Refusal("K2-HARVEST-6", "harvested-already", _hex(p, here))
    if act.a < 0:
        return Refusal("K2-AMULET-RESOURCES-2", "name-the-kind")
    if not p.items[seat] >> 4 * OF_RESOURCES & 15:
        return Refusal("K2-AMULET-RESOURCES-1", "no-amulet-of-resources")
    if not p.box.yields[3 * here + act.a]:
        return Refusal("K2-AMULET-RESOURCES-1", "not-of-this-hex", dict(act.args))
    return Refusal("K2-AMULET-RESOURCES-2", "only-one-kind")


# ---- what costs no action


def _hawk(p: Karak2, seat: i64) -> Refusal:
    if not p.able[seat] & HAWK:
        return Refusal("K2-HERO-LORRAINE-1", "not-your-hero", {"hero": "lorraine"})
    if p.hawk_used:
        return Refusal("K2-HERO-LORRAINE-1", "hawk-used")
    if explore.stack_is_empty(p):
        return Refusal("K2-EXPLORE-2", "stack-empty")
    if p.open_rims == 0:
        return Refusal("K2-HERO-LORRAINE-3", "map-closed")
    return Refusal("K2-HERO-LORRAINE-1", "send-the-hawk-first")


def _pickpocket(p: Karak2, act: Act, seat: i64) -> Refusal:
    victim = act.a
    if not p.items[seat] >> 12 & 15:
        return Refusal("K2-SPELL-PICKPOCKET-1", "no-pickpocket")
    if not robbery.can_cast(p, seat):
        return Refusal("K2-SPELL-PICKPOCKET-1", "pickpocket-just-won")
    if victim >= p.seats:
        return Refusal("K2-SETUP-1", "no-such-seat")
    if victim == seat:
        return Refusal("K2-SPELL-PICKPOCKET-2", "not-oneself")
    if not robbery.owned(p, victim):
        return Refusal("K2-SPELL-PICKPOCKET-3", "owns-nothing", {"victim": int(victim)})
    for kind in range(i64(3)):
        if act.b >> 4 * kind & 15 > p.stock[3 * victim + kind]:
            return Refusal(
                "K2-SPELL-PICKPOCKET-2", "owns-too-little", {"victim": int(victim), "resource": RESOURCES[kind]}
            )
    return Refusal(
        "K2-SPELL-PICKPOCKET-2",
        "takes-so-many",
        {"victim": int(victim), "count": int(min(p.box.loot, robbery.owned(p, victim)))},
    )
