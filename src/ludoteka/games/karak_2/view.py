"""What one viewer is shown, built up from nothing; only Darius' tiles are hidden (rules.md 0, 3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from ludoteka.core.event import View
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import battle, end, fame, turn
from ludoteka.games.karak_2.box import BASIC, BUILDINGS, CARRIED, DICE, HERO_DIE, ITEMS, RESOURCES, UNITS
from ludoteka.games.karak_2.knowledge import knows_tiles
from ludoteka.games.karak_2.phases import OVER
from ludoteka.kit.bits import size
from ludoteka.kit.hexes import COMPASS

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


class LyingView(TypedDict):
    """An item on the ground and who left it there."""

    item: str
    seat: int


class HexView(TypedDict):
    """One hex of the map with everything on it."""

    hex: str
    tile: str
    land: str
    level: int
    turned: int
    chasms: list[str]
    food: int
    wood: int
    stone: int
    armies: list[str]
    strength: int
    general: bool
    city: int | None
    heroes: list[int]
    items: list[LyingView]
    harvested: bool


class PlayerView(TypedDict):
    """One player: everything lies open (R-39)."""

    seat: int
    hero: str | None
    hex: str
    lives: int
    unconscious: bool
    food: int
    wood: int
    stone: int
    units: dict[str, int]
    items: list[str]
    fame: int
    base: int
    buildings: list[str]
    city: str | None
    plague: bool
    stones: dict[str, int]
    points: float
    slots: int


class Karak2View(View):
    """The whole table as one viewer is shown it."""

    phase: int
    round: int
    turn: int | None
    first: int | None
    used: int
    moved: bool
    once: dict[str, bool]
    """What was used in this turn: portal, gallop, hawk."""
    players: list[PlayerView]
    map: list[HexView]
    stack: list[int]
    """How many tiles of level one and of level two are left, those in Darius' hand included."""
    top: str | None
    """The tile on top, for him who put it there."""
    top_is_known: bool
    looking: list[str | None]
    """The tiles that Darius looks at; None for all others."""
    bag: dict[str, int]
    amulets: list[str]
    """Those that nobody has found yet."""
    supply: dict[str, int]
    general: dict[str, object] | None
    exploring: dict[str, object] | None
    battle: dict[str, object] | None
    plan: dict[str, object] | None
    rolls: list[int]
    over: dict[str, object] | None


def view(p: Karak2, seat: i64) -> View:
    """What one viewer is shown."""
    known = knows_tiles(p, seat)
    playing = p.round > 0
    return cast(
        View,
        Karak2View(
            viewer=int(seat),
            phase=int(p.now),
            round=int(p.round),
            turn=int(p.turn) if playing else None,
            first=int(p.first) if playing else None,
            used=int(p.used),
            moved=p.moved == 1,
            once={"portal": p.portal_used == 1, "gallop": p.gallop_used == 1, "hawk": p.hawk_used == 1},
            players=[player(p, owner) for owner in range(p.seats)],
            map=[hex_of(p, tile) for tile in range(i64(len(p.where))) if p.where[tile] >= 0],
            stack=[count_in_stack(p, 1), count_in_stack(p, 2)],
            top=p.box.tiles[p.top] if p.top >= 0 and known else None,
            top_is_known=p.top >= 0,
            looking=[p.box.tiles[tile] if known else None for tile in (p.held, p.held_too) if tile >= 0],
            bag={name: int(p.bag >> 6 * i64(kind) & 63) for kind, name in enumerate(p.box.armies)},
            amulets=[ITEMS[item] for item in range(CARRIED) if p.amulets >> item & 1],
            supply={DICE[kind]: int(p.supply >> 4 * kind & 15) for kind in range(BASIC)},
            general=general(p),
            exploring=exploring(p),
            battle=fighting(p),
            plan=planning(p),
            rolls=[int(roll) for roll in p.rolls],
            over=result(p),
        ),
    )


def count_in_stack(p: Karak2, level: i64) -> int:
    """How many tiles of a level nobody has laid or shown yet."""
    found = size(p.loose & p.box.of_level[level])
    for tile in (p.top, p.held, p.held_too):
        if tile >= 0 and p.box.level[tile] == level:
            found += 1
    return int(found)


def armies_of(p: Karak2, tokens: i64) -> list[str]:
    """Tokens by the names of their armies."""
    found: list[str] = []
    while tokens:
        found.append(p.box.armies[(tokens & 15) - 1])
        tokens >>= 4
    return found


def items_of(items: i64) -> list[str]:
    """Items by their names, one by one."""
    found: list[str] = []
    for item in range(CARRIED):
        found.extend([ITEMS[item]] * int(items >> 4 * i64(item) & 15))
    return found


def hex_of(p: Karak2, tile: i64) -> HexView:
    """One hex of the map."""
    owners = [int(seat) for seat in range(p.seats) if p.city[seat] == tile]
    lying = [
        LyingView(item=item, seat=int(seat))
        for seat in range(p.seats)
        for item in items_of(p.ground[tile * p.seats + seat])
    ]
    enemy = p.army[tile] != 0 or p.general == tile
    food, wood, stone = [int(p.box.yields[3 * tile + kind]) for kind in range(len(RESOURCES))]
    return HexView(
        hex=p.hex_name(tile),
        tile=p.box.tiles[tile],
        land=p.box.lands[tile],
        level=int(p.box.level[tile]),
        turned=int(p.turned[tile]),
        chasms=[word for d, word in enumerate(COMPASS) if p.edges[tile] >> d & 1],
        food=food,
        wood=wood,
        stone=stone,
        armies=armies_of(p, p.army[tile]),
        strength=int(battle.enemy_strength(p, tile)) if enemy else 0,
        general=p.general == tile,
        city=owners[0] if owners else None,
        heroes=[int(seat) for seat in range(p.seats) if p.at[seat] == tile],
        items=lying,
        harvested=p.harvested >> tile & 1 == 1,
    )


def player(p: Karak2, seat: i64) -> PlayerView:
    """One player's board."""
    stones = p.stones[seat]
    food, wood, stone = [int(p.stock[3 * seat + kind]) for kind in range(len(RESOURCES))]
    return PlayerView(
        seat=int(seat),
        hero=p.box.heroes[p.hero[seat]] if p.hero[seat] >= 0 else None,
        hex=p.hex_name(p.at[seat]),
        lives=int(p.lives[seat]),
        unconscious=p.fainted >> seat & 1 == 1,
        food=food,
        wood=wood,
        stone=stone,
        units={DICE[kind]: int(battle.owned(p, seat, kind)) for kind in range(UNITS)},
        items=items_of(p.items[seat]),
        fame=int(fame.of(p, seat)),
        base=int(p.base[seat]),
        buildings=[word for number, word in enumerate(BUILDINGS) if p.buildings[seat] >> number & 1],
        city=p.hex_name(p.city[seat]) if p.city[seat] >= 0 else None,
        plague=p.plague == seat,
        stones={"small": int(stones & 255), "large": int(stones >> 8 & 255), "arch": int(stones >> 16)},
        points=end.points(p, seat) / 2,
        slots=int(turn.allowance(p, seat)),
    )


def general(p: Karak2) -> dict[str, object] | None:
    """The Dark General, once he has appeared."""
    if p.general < 0:
        return None
    return {
        "hex": p.hex_name(p.general),
        "praetorians": int(p.praetorians),
        "strength": int(p.box.general + p.praetorians),
    }


def exploring(p: Karak2) -> dict[str, object] | None:
    """The tile that is being laid: where, and what has been drawn for it."""
    if p.goal < 0 and p.shown < 0:
        return None
    return {
        "hex": p.box.field.names[p.goal] if p.goal >= 0 else None,
        "tile": p.box.tiles[p.shown] if p.shown >= 0 else None,
        "armies": armies_of(p, p.fresh),
        "hawk": p.flown == 1,
    }


def faces(p: Karak2) -> list[list[str]]:
    """The unit dice in the order in which they were rolled: die and face."""
    found: list[list[str]] = []
    number: i64 = 0
    for kind in range(i64(UNITS)):
        for _die in range(p.chosen >> 4 * kind & 15):
            if number < p.rolled:
                found.append([DICE[kind], p.box.faces[6 * kind + (p.faces >> 3 * number & 7)]])
            number += 1
    return found


def fighting(p: Karak2) -> dict[str, object] | None:
    """The battle that is being fought."""
    if not p.stage:
        return None
    return {
        "hex": p.hex_name(p.at[p.turn]),
        "armies": armies_of(p, p.foe),
        "strength": int(p.strength),
        "dice": {DICE[kind]: int(p.chosen >> 4 * kind & 15) for kind in range(UNITS) if p.chosen >> 4 * kind & 15},
        "hero": p.box.faces[6 * HERO_DIE + p.face] if p.face >= 0 else None,
        "faces": faces(p),
        "rerolled": p.rerolled == 1,
        "fireballs": int(p.fire),
        "attack": int(p.attack),
        "won": p.won == 1,
        "spared": {word: int(p.spared >> 4 * i64(die) & 15) for die, word in enumerate(DICE)},
        "loot": items_of(p.loot),
        "wagons": int(p.wagons),
        "amulets": int(p.hidden),
    }


def planning(p: Karak2) -> dict[str, object] | None:
    """The steps of a choice that is not complete."""
    if (not p.plan and not p.back and not p.forth) or p.now == OVER:
        return None
    return {"next": int(p.plan), "taken": items_of(p.loot) if not p.stage else [], "count": int(p.forth)}


def result(p: Karak2) -> dict[str, object] | None:
    """Who has won, and by what."""
    if p.now != OVER:
        return None
    return {
        "conqueror": int(p.conqueror) if p.conqueror >= 0 else None,
        "winners": [int(seat) for seat in end.winners(p)],
        "points": [end.points(p, seat) / 2 for seat in range(p.seats)],
    }
