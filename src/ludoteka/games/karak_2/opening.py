"""The doors of the game: reading a content file, and the first position of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludoteka.core.content import Content
from ludoteka.core.native import i64
from ludoteka.core.options import Value
from ludoteka.core.pack import Pack
from ludoteka.core.position import Position
from ludoteka.games.karak_2 import land, setup
from ludoteka.games.karak_2.box import CARRIED, OF_RESOURCES
from ludoteka.games.karak_2.house import House
from ludoteka.games.karak_2.pack import Karak2Pack
from ludoteka.games.karak_2.position import Karak2
from ludoteka.kit.bits import bit


def read(content: Content) -> Pack:
    """Check a content file and make the pack with all its moves."""
    return Karak2Pack(content)


def begin(pack: Pack, seats: int, options: Mapping[str, Value]) -> Position:
    """The start tile lies, the heroes wait, everything else is in stack, bag and supply (K2-SETUP-2 to K2-SETUP-8)."""
    box = cast(Karak2Pack, pack)
    p = Karak2(box, seats, dict(options), House(options))
    tiles = len(box.tiles)
    none: list[i64] = [0] * seats
    p.at = [box.castle] * seats
    p.came = [box.castle] * seats
    p.lives = [box.lives] * seats
    p.stock = [0] * (3 * seats)
    p.units = none.copy()
    p.items = none.copy()
    p.hero = [-1] * seats
    p.able = p.base = p.marker = p.stones = p.buildings = p.rolls = none
    p.city = [-1] * seats
    p.where = [-1] * tiles
    p.turned = p.edges = p.ways = p.rims = p.army = [0] * tiles
    p.near = [-1] * (6 * tiles)
    p.ground = [0] * (tiles * seats)
    p.loose = box.of_level[1] | box.of_level[2]
    p.bag = box.bag
    p.supply = box.supply
    p.amulets = bit(CARRIED) - bit(OF_RESOURCES)
    for number in range(i64(len(box.start_places))):
        land.lay(p, box.stack_size + number, box.start_places[number], 0)
    setup.begin(p)
    return p
