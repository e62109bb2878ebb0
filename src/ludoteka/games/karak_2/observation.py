"""What a seat knows as numbers, for agents that learn: what `view` shows, players counted from the observing seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.core.sheet import FROM_ME, Sheet
from ludoteka.games.karak_2 import battle, end, fame, turn
from ludoteka.games.karak_2.box import BASIC, BUILDINGS, CARRIED, DICE, ITEMS, RESOURCES, UNITS
from ludoteka.games.karak_2.knowledge import knows_tiles
from ludoteka.games.karak_2.phases import OVER
from ludoteka.games.karak_2.view import count_in_stack
from ludoteka.kit.hexes import COMPASS

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2

PHASES: Final = [
    "over",
    "main",
    "draft",
    "pick-tile",
    "turn-tile",
    "hawk-place",
    "keep-armies",
    "strike-at",
    "dice",
    "again",
    "fire",
    "skulls",
    "souls",
    "victim",
    "wagon",
    "loot",
    "surplus",
    "plunder",
    "building",
    "recruiting",
    "taking",
    "leaving",
    *[f"unused-{n}" for n in range(22, 32)],
    "draw-hero",
    "roll-order",
    "roll-start",
    "lot-start",
    "draw-tile",
    "draw-army",
    "draw-amulet",
    "roll-hero",
    "roll-unit",
]
BUILDING_NAMES: Final = list(BUILDINGS)
ITEM_NAMES: Final = list(ITEMS[:CARRIED])
RESOURCE_NAMES: Final = list(RESOURCES)
DICE_NAMES: Final = list(DICE)
UNIT_NAMES: Final = list(DICE[:UNITS])
BASIC_NAMES: Final = list(DICE[:BASIC])
WAYS: Final = list(COMPASS)
FACES: Final = [str(face + 1) for face in range(6)]
STONES: Final = ["small", "large", "arch"]
FAR: Final = 58
"""Two hexes cannot lie farther apart in a coordinate."""
PLENTY: Final = 60
TILE_PLACES: Final = 13
"""Beside the kinds of armies: how many numbers describe a tile."""


def observe(p: Karak2, seat: i64, sheet: Sheet) -> None:
    """Fill a sheet for one seat."""
    sheet.part = ""
    sheet.one_of("phase", p.now, PHASES)
    playing = p.round > 0
    sheet.one_of("turn", (p.turn - seat + p.seats) % p.seats if playing else -1, sheet.players)
    sheet.one_of("first", (p.first - seat + p.seats) % p.seats if playing else -1, sheet.players)
    sheet.number("round", p.round, 255)
    sheet.number("used", p.used, PLENTY)
    sheet.flag("moved", p.moved == 1)
    sheet.flag("portal_used", p.portal_used == 1)
    sheet.flag("gallop_used", p.gallop_used == 1)
    sheet.flag("hawk_used", p.hawk_used == 1)
    for k in range(p.seats):
        sheet.part = FROM_ME[k]
        player(p, (seat + k) % p.seats, sheet)
    land(p, seat, sheet)
    hidden(p, seat, sheet)
    fighting(p, sheet)


def player(p: Karak2, owner: i64, sheet: Sheet) -> None:
    """One player's board; all of it lies open."""
    box = p.box
    sheet.one_of("hero", p.hero[owner], box.heroes)
    sheet.one_of("at", p.at[owner], box.tiles)
    sheet.one_of("city", p.city[owner], box.tiles)
    sheet.number("lives", p.lives[owner], box.lives)
    sheet.flag("unconscious", p.fainted >> owner & 1 == 1)
    sheet.flag("plague", p.plague == owner)
    for kind in range(i64(len(RESOURCES))):
        sheet.number(RESOURCE_NAMES[kind], p.stock[3 * owner + kind], PLENTY)
    for kind in range(i64(UNITS)):
        sheet.number(UNIT_NAMES[kind], battle.owned(p, owner, kind), PLENTY)
    sheet.counts("items", p.items[owner], 4, ITEM_NAMES)
    sheet.number("fame", fame.of(p, owner), PLENTY)
    sheet.set_of("building", p.buildings[owner], BUILDING_NAMES)
    sheet.counts("stones", p.stones[owner], 8, STONES)
    sheet.number("half_points", end.points(p, owner), 255)
    sheet.number("slots", turn.allowance(p, owner), PLENTY)


def land(p: Karak2, seat: i64, sheet: Sheet) -> None:
    """Every tile: whether and where it lies, seen from the own hero; chasms, enemies, what was harvested and left."""
    box, field = p.box, p.box.field
    sheet.part = "here"
    here = p.at[seat]
    sheet.set_of("way", p.ways[here], WAYS)
    sheet.set_of("rim", p.rims[here], WAYS)
    lying: i64 = 0
    for owner in range(p.seats):
        lying |= p.ground[here * p.seats + owner]
    sheet.counts("lying", lying, 4, ITEM_NAMES)
    mine = p.where[here]
    for tile in range(i64(len(p.where))):
        at = p.where[tile]
        if at < 0 and sheet.skip(TILE_PLACES + i64(len(box.armies))):
            continue
        sheet.part = box.tiles[tile]
        sheet.flag("lies", at >= 0)
        sheet.number("east", field.q[at] - field.q[mine] + FAR, 2 * FAR)
        sheet.number("south", field.r[at] - field.r[mine] + FAR, 2 * FAR)
        sheet.set_of("chasm", p.edges[tile], WAYS)
        tokens = p.army[tile]
        kinds: i64 = 0
        while tokens > 0:
            kinds |= 1 << (tokens & 15) - 1
            tokens >>= 4
        sheet.set_of("army", kinds, box.armies)
        enemy = p.army[tile] != 0 or p.general == tile
        sheet.number("strength", battle.enemy_strength(p, tile) if enemy else 0, PLENTY)
        sheet.flag("general", p.general == tile)
        sheet.flag("harvested", p.harvested >> tile & 1 == 1)
        left = False
        for owner in range(p.seats):
            if p.ground[tile * p.seats + owner]:
                left = True
        sheet.flag("items", left)


def hidden(p: Karak2, seat: i64, sheet: Sheet) -> None:
    """Stack, bag and supply; the tiles that Darius has seen, for him alone."""
    sheet.part = "table"
    box, known = p.box, knows_tiles(p, seat)
    sheet.number("stack1", count_in_stack(p, 1), PLENTY)
    sheet.number("stack2", count_in_stack(p, 2), PLENTY)
    sheet.flag("top_is_known", p.top >= 0)
    sheet.one_of("top", p.top if known else -1, box.tiles)
    sheet.one_of("held", p.held if known else -1, box.tiles)
    sheet.one_of("held_too", p.held_too if known else -1, box.tiles)
    sheet.one_of("shown", p.shown, box.tiles)
    sheet.counts("bag", p.bag, 6, box.armies)
    sheet.set_of("amulet", p.amulets, ITEM_NAMES)
    sheet.counts("supply", p.supply, 4, BASIC_NAMES)
    sheet.number("praetorians", p.praetorians, PLENTY)


def fighting(p: Karak2, sheet: Sheet) -> None:
    """The battle that is being fought, and the steps of a choice that is not complete."""
    sheet.part = "battle"
    on = p.stage != 0
    sheet.flag("on", on)
    sheet.number("strength", p.strength if on else 0, PLENTY)
    sheet.number("attack", p.attack if on else 0, PLENTY)
    sheet.counts("dice", p.chosen if on else 0, 4, UNIT_NAMES)
    sheet.one_of("hero", p.face if on else -1, FACES)
    sheet.number("swords", p.swords if on else 0, PLENTY)
    sheet.counts("skulls", p.skulls if on else 0, 4, DICE_NAMES)
    sheet.counts("spared", p.spared if on else 0, 4, DICE_NAMES)
    sheet.flag("rerolled", on and p.rerolled == 1)
    sheet.number("fireballs", p.fire if on else 0, PLENTY)
    sheet.flag("won", on and p.won == 1)
    sheet.counts("loot", p.loot if p.now != OVER else 0, 4, ITEM_NAMES)
    sheet.number("wagons", p.wagons if on else 0, PLENTY)
    sheet.number("hidden", p.hidden if on else 0, PLENTY)
    sheet.number("step", p.plan if p.now != OVER else 0, PLENTY)
