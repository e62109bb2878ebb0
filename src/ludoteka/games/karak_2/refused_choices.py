"""Why an answer does not fit what is being decided: exploration, battle, steps of a longer choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.errors import Refusal
from ludoteka.games.karak_2 import battle, fame, items, land, losses, moves, prompts, refused_city
from ludoteka.games.karak_2.box import CAMP, DICE, ITEMS
from ludoteka.games.karak_2.moves import Act
from ludoteka.games.karak_2.phases import (
    BUILDING,
    DRAFT,
    FIRE,
    HAWK_PLACE,
    KEEP_ARMIES,
    LEAVING,
    LOOT,
    PICK_TILE,
    PLUNDER,
    RECRUITING,
    SKULLS,
    SOULS,
    STRIKE_AT,
    SURPLUS,
    TAKING,
    TURN_TILE,
    VICTIM,
)
from ludoteka.games.karak_2.phases import DICE as CHOOSE_DICE

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def refuse(p: Karak2, act: Act) -> Refusal:
    """Something else is decided first, or this answer is not among those allowed."""
    now, verb = p.now, act.verb
    if (now == TURN_TILE and verb == moves.TURN) or (now == PICK_TILE and verb == moves.LAY):
        return _tile(p, act)
    if now == HAWK_PLACE and verb == moves.ATTACH:
        return _nest(p, act)
    if (now == KEEP_ARMIES and verb == moves.PUT_BACK) or (now == STRIKE_AT and verb == moves.STRIKE):
        return Refusal(act.clause, "no-such-army", dict(act.args))
    if now == CHOOSE_DICE and verb == moves.WITH:
        return _dice(p, act)
    if now == FIRE and verb == moves.FIREBALLS:
        return Refusal("K2-BATTLE-9", "too-few-fireballs")
    if now == SKULLS and verb == moves.SPARE:
        return _spare(p, act)
    if now == SOULS and verb == moves.FEED:
        return Refusal("K2-HERO-XANROS-4", "too-few-dead", {"count": len(losses.feeds(p)) - 1})
    if now == VICTIM and verb == moves.PLAGUE:
        if act.a >= p.seats:
            return Refusal("K2-SETUP-1", "no-such-seat")
        return Refusal("K2-PLAGUE-2", "not-oneself")
    if now == DRAFT and verb == moves.CHOOSE:
        return Refusal("K2-SETUP-1", "hero-taken", dict(act.args))
    if now == PLUNDER and verb == moves.PLUNDER:
        return Refusal("K2-AMULET-RESOURCES-1", "not-of-this-hex", dict(act.args))
    if (now == LOOT or now == LEAVING) and verb == moves.LEAVE:
        return _leave(p, act)
    if now == TAKING and verb == moves.TAKE:
        return _take(p, act)
    return _plans(p, act)


def _plans(p: Karak2, act: Act) -> Refusal:
    """Building, recruiting, returning units; everything else is not asked now."""
    now, verb = p.now, act.verb
    if now == BUILDING and verb == moves.BUILD:
        if not p.buildings[p.turn] >> act.a & 1 and act.a < p.plan:
            return Refusal("K2-BUILD-2", "in-order")
        return refused_city.building(p, act, p.turn)
    if now == SURPLUS and verb == moves.RETURN:
        return Refusal("K2-FAME-8", "not-so-many", dict(act.args))
    if now == RECRUITING and verb == moves.RETURN:
        if act.a < p.plan:
            return Refusal("K2-RECRUIT-4", "in-order")
        return Refusal("K2-RECRUIT-4", "not-so-many", dict(act.args))
    if now == RECRUITING and verb == moves.TRAIN:
        return _train(p, act)
    if verb == moves.DONE and now == RECRUITING:
        return Refusal("K2-RECRUIT-7", "recruit-somebody")
    if verb == moves.DONE and now == TAKING:
        return Refusal("K2-PICKUP-5", "take-something")
    if verb == moves.DONE and now == LEAVING:
        return Refusal("K2-PICKUP-2", "leave-something")
    return Refusal(prompts.clause(p), "decide-first")


def _tile(p: Karak2, act: Act) -> Refusal:
    if act.verb == moves.LAY:
        return Refusal("K2-HERO-DARIUS-1", "not-drawn", dict(act.args))
    if p.box.rotations[6 * p.shown + act.a] < 0:
        return Refusal("K2-EXPLORE-4", "same-rotation")
    return Refusal("K2-HERO-LORRAINE-3" if p.flown else "K2-EXPLORE-4", "edge-closed")


def _nest(p: Karak2, act: Act) -> Refusal:
    if land.at_place(p, act.a) >= 0:
        return Refusal("K2-EXPLORE-12", "hex-taken", dict(act.args))
    return Refusal("K2-HERO-LORRAINE-3", "no-open-border", dict(act.args))


def _dice(p: Karak2, act: Act) -> Refusal:
    owned = battle.owned(p, p.turn, act.a)
    args: dict[str, object] = {"unit": DICE[act.a], "count": int(owned)}
    if act.b > owned:
        return Refusal("K2-BATTLE-5", "not-so-many", args)
    return Refusal("K2-BATTLE-5", "in-order", args)


def _spare(p: Karak2, act: Act) -> Refusal:
    if not losses.left(p, act.a):
        return Refusal("K2-AMULET-PROTECTION-1", "no-skull-there", dict(act.args))
    if act.a < p.plan:
        return Refusal("K2-AMULET-PROTECTION-2", "in-order")
    return Refusal("K2-AMULET-PROTECTION-1", "two-skulls-only")


def _leave(p: Karak2, act: Act) -> Refusal:
    both = p.items[p.turn]
    if p.now == LOOT:
        both += p.loot
    if not both >> 4 * act.a & 15:
        return Refusal("K2-ITEM-4", "not-carried", {"item": ITEMS[act.a]})
    if p.now == LEAVING:
        return Refusal("K2-PICKUP-2", "one-for-one", {"item": ITEMS[act.a]})
    if items.surplus(p, items.group_of(act.a)) <= 0:
        return Refusal("K2-ITEM-5", "has-a-place", {"item": ITEMS[act.a]})
    return Refusal("K2-ITEM-4", "in-order")


def _take(p: Karak2, act: Act) -> Refusal:
    item, args = act.a, dict(act.args)
    if not items.lying(p, p.turn, item):
        here = p.at[p.turn] * p.seats + p.turn
        if p.ground[here] >> 4 * item & 15:
            return Refusal("K2-PICKUP-6", "left-it-yourself", args)
        return Refusal("K2-PICKUP-1", "not-here", args)
    if item < p.plan:
        return Refusal("K2-PICKUP-1", "in-order")
    return Refusal("K2-ITEM-2", "no-more-places", args)


def _train(p: Karak2, act: Act) -> Refusal:
    seat, kind, args = p.turn, act.a, dict(act.args)
    if not p.buildings[seat] >> (CAMP + kind) & 1:
        return Refusal("K2-RECRUIT-2", "no-barracks", args)
    if p.plan > 3 + kind:
        return Refusal("K2-RECRUIT-2", "in-order")
    if act.b > p.supply >> 4 * kind & 15:
        return Refusal("K2-RECRUIT-5", "no-dice-left", args)
    if act.b > fame.of(p, seat) - fame.basic_units(p, seat):
        return Refusal("K2-RECRUIT-3", "too-little-fame", {"fame": int(fame.of(p, seat))})
    return Refusal("K2-RECRUIT-2", "too-poor", args)
