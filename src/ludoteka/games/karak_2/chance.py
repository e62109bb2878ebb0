"""What chance draws: heroes, tiles, tokens, amulets, dice; every draw is one move of the CHANCE seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import battle, explore, rewards, setup
from ludoteka.games.karak_2.box import HERO_DIE, OF_RESOURCES
from ludoteka.games.karak_2.moves import Act
from ludoteka.games.karak_2.phases import (
    DRAW_AMULET,
    DRAW_ARMY,
    DRAW_TILE,
    HERO,
    LOT_START,
    ROLL_HERO,
    ROLL_ORDER,
    ROLL_START,
    ROLL_UNIT,
)
from ludoteka.kit.bits import nth, size

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2

LABELS: Final = {
    HERO: "hero",
    ROLL_ORDER: "order",
    ROLL_START: "start",
    LOT_START: "first",
    DRAW_TILE: "tile",
    DRAW_ARMY: "army",
    DRAW_AMULET: "amulet",
    ROLL_HERO: "die",
    ROLL_UNIT: "die",
}


def label(p: Karak2) -> str:
    """What is drawn, for the record."""
    return LABELS[int(p.now)]


def lots(p: Karak2) -> i64:
    """How many equally likely lots there are."""
    now = p.now
    if now == DRAW_TILE:
        return explore.tile_lots(p)
    if now == DRAW_ARMY:
        return explore.bag_size(p)
    if now == DRAW_AMULET:
        return size(p.amulets)
    if now == HERO:
        return setup.heroes_left(p)
    if now == LOT_START:
        return p.seats
    return 6


def lot(p: Karak2, i: i64) -> Move:
    """What lot i stands for."""
    now = p.now
    if now == ROLL_UNIT:
        return p.box.face[6 * battle.next_kind(p) + i]
    if now == DRAW_TILE:
        return p.box.tile[explore.tile_lot(p, i)]
    if now == DRAW_ARMY:
        return p.box.army[explore.army_lot(p, i)]
    if now == DRAW_AMULET:
        return p.box.amulet[nth(p.amulets, i) - OF_RESOURCES]
    if now == HERO:
        return p.box.deal[setup.hero_lot(p, i)]
    if now == LOT_START:
        return p.box.first[i]
    return p.box.face[6 * HERO_DIE + i]


def apply(p: Karak2, act: Act) -> None:
    """Carry out what chance has drawn."""
    now = p.now
    if now == ROLL_UNIT:
        battle.unit_rolled(p, act.b)
    elif now == ROLL_HERO:
        battle.hero_rolled(p, act.b)
    elif now == DRAW_TILE:
        explore.tile_drawn(p, act.a)
    elif now == DRAW_ARMY:
        explore.army_drawn(p, act.a)
    elif now == DRAW_AMULET:
        rewards.amulet_revealed(p, act.a)
    elif now == HERO:
        setup.dealt(p, act.a)
    elif now == LOT_START:
        setup.begin_with(p, act.a)
    elif now == ROLL_START or now == ROLL_ORDER:
        setup.rolled(p, act.b)
