"""What is decided now and by whom; the keys are those of texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Prompt
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.karak_2 import battle, fame, items, losses, rewards, turn
from ludoteka.games.karak_2.box import GROUP_NAMES, HERO_DIE, REROLL_HERO
from ludoteka.games.karak_2.phases import (
    AGAIN,
    BUILDING,
    DICE,
    DRAFT,
    DRAW_AMULET,
    DRAW_ARMY,
    DRAW_TILE,
    FIRE,
    HAWK_PLACE,
    HERO,
    KEEP_ARMIES,
    LEAVING,
    LOOT,
    LOT_START,
    MAIN,
    OVER,
    PICK_TILE,
    PLUNDER,
    RECRUITING,
    ROLL_HERO,
    ROLL_ORDER,
    ROLL_START,
    ROLL_UNIT,
    SKULLS,
    SOULS,
    STRIKE_AT,
    SURPLUS,
    TAKING,
    TURN_TILE,
    VICTIM,
    WAGON,
)

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2

CLAUSES: Final = {
    OVER: "K2-END-1",
    MAIN: "K2-TURN-4",
    DRAFT: "K2-SETUP-10",
    PICK_TILE: "K2-HERO-DARIUS-1",
    TURN_TILE: "K2-EXPLORE-4",
    HAWK_PLACE: "K2-HERO-LORRAINE-3",
    KEEP_ARMIES: "K2-HERO-TAIA-1",
    STRIKE_AT: "K2-HERO-DARIUS-4",
    DICE: "K2-BATTLE-5",
    AGAIN: "K2-HERO-HORAN-1",
    FIRE: "K2-BATTLE-9",
    SKULLS: "K2-AMULET-PROTECTION-1",
    SOULS: "K2-HERO-XANROS-4",
    VICTIM: "K2-PLAGUE-2",
    WAGON: "K2-WAGON-1",
    LOOT: "K2-ITEM-4",
    SURPLUS: "K2-FAME-8",
    PLUNDER: "K2-HERO-HORAN-5",
    BUILDING: "K2-BUILD-2",
    RECRUITING: "K2-RECRUIT-2",
    TAKING: "K2-PICKUP-1",
    LEAVING: "K2-PICKUP-2",
    HERO: "K2-SETUP-9",
    ROLL_ORDER: "K2-SETUP-10",
    ROLL_START: "K2-SETUP-14",
    LOT_START: "K2-SETUP-14",
    DRAW_TILE: "K2-EXPLORE-3",
    DRAW_ARMY: "K2-EXPLORE-7",
    DRAW_AMULET: "K2-MON-6",
    ROLL_HERO: "K2-BATTLE-7",
    ROLL_UNIT: "K2-BATTLE-7",
}
"""Under which rule each decision or draw is made."""

KEYS: Final = {
    OVER: "over",
    MAIN: "main",
    DRAFT: "draft",
    PICK_TILE: "pick-tile",
    TURN_TILE: "turn-tile",
    HAWK_PLACE: "hawk-place",
    KEEP_ARMIES: "keep-armies",
    STRIKE_AT: "strike",
    DICE: "dice",
    AGAIN: "reroll-units",
    FIRE: "fireballs",
    SKULLS: "skulls",
    SOULS: "souls",
    VICTIM: "plague",
    WAGON: "wagon",
    LOOT: "loot",
    SURPLUS: "surplus",
    PLUNDER: "plunder",
    BUILDING: "building",
    RECRUITING: "recruiting",
    TAKING: "taking",
    LEAVING: "leaving",
}


def clause(p: Karak2) -> str:
    """The rule under which something is decided or drawn now."""
    if p.now == AGAIN and p.able[p.turn] & REROLL_HERO:
        return "K2-HERO-ELSPETH-1"
    return CLAUSES[int(p.now)]


def prompt(p: Karak2, viewer: i64) -> Prompt:
    """What is decided now, by whom and under which rule; everybody may know."""
    if p.to_act == CHANCE:
        return Prompt(clause(p), "chance", [])
    if p.now == OVER:
        return Prompt(clause(p), "over", [])
    args: dict[str, object] = {"seat": int(p.to_act)}
    key = details(p, KEYS[int(p.now)], args)
    return Prompt(clause(p), key, [int(p.to_act)], args)


def details(p: Karak2, key: str, args: dict[str, object]) -> str:
    """What a decision is about."""
    now, seat = p.now, p.turn
    if now == MAIN:
        left = turn.allowance(p, seat) - p.used
        args["count"] = int(max(i64(0), left))
        if left <= 0:
            return "main-free"
        return "main-moved" if p.moved else "main"
    if now == DICE:
        args["strength"] = int(p.strength)
    elif now == AGAIN or now == FIRE:
        args["strength"] = int(p.strength)
        args["attack"] = int(p.box.swords[6 * HERO_DIE + p.face] + p.swords + battle.weapons(p, seat))
        if now == AGAIN and p.able[seat] & REROLL_HERO:
            return "reroll-hero"
    elif now == TURN_TILE or now == HAWK_PLACE:
        args["tile"] = p.box.tiles[p.shown]
    elif now == SOULS:
        args["count"] = len(losses.feeds(p)) - 1
    elif now == LOOT:
        group = rewards.overfull(p)
        args["count"] = int(items.surplus(p, group))
        return f"loot-{GROUP_NAMES[group]}"
    elif now == SURPLUS:
        args["count"] = int(fame.basic_units(p, seat) - fame.of(p, seat))
    elif now == RECRUITING:
        args["count"] = int(fame.of(p, seat) - fame.basic_units(p, seat))
    return key
