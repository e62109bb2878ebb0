"""What a seat knows of the stack, and worlds it cannot tell from the true one.

Only Darius' tiles are hidden: the two he looks at, and the one he puts back on top. Everything else that nobody knows
is decided when it is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.games.karak_2 import explore
from ludoteka.games.karak_2.box import TWO_TILES
from ludoteka.games.karak_2.phases import DRAW_TILE
from ludoteka.games.karak_2.state import NO_MOVES
from ludoteka.kit.bits import bit, nth, size

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def knows_tiles(p: Karak2, seat: i64) -> bool:
    """Whether this viewer is Darius' player, or there is nothing hidden."""
    if p.top < 0 and p.held < 0:
        return True
    return seat >= 0 and p.able[seat] & TWO_TILES != 0


def unseen(p: Karak2, level: i64) -> i64:
    """The tiles of a level that lie in the stack or in Darius' hand: to all others they are alike."""
    tiles = p.loose
    for tile in (p.top, p.held, p.held_too):
        if tile >= 0:
            tiles |= bit(tile)
    return tiles & p.box.of_level[level]


def chances(p: Karak2, seat: i64) -> list[tuple[Move, int]]:
    """The odds of a draw as a seat knows them: a tile that Darius put back may be any of its level."""
    if p.now != DRAW_TILE or knows_tiles(p, seat):
        return p.weights()
    level = p.box.level[explore.tile_lot(p, 0)]
    tiles = unseen(p, level)
    found: list[tuple[Move, int]] = []
    for i in range(size(tiles)):
        found.append((p.box.tile[nth(tiles, i)], 1))
    return found


def imagine(p: Karak2, seat: i64, rng: Rng) -> Karak2:
    """Deal anew the tiles that Darius has seen; which level each is of everybody knows by counting."""
    world = p.copy()
    if knows_tiles(p, seat):
        return world
    world.loose |= unseen(p, 1) | unseen(p, 2)
    world.held = draw(world, p.held, rng)
    world.held_too = draw(world, p.held_too, rng)
    world.top = draw(world, p.top, rng)
    world.offer = NO_MOVES
    return world


def draw(world: Karak2, tile: i64, rng: Rng) -> i64:
    """Another tile of the same level out of the loose ones."""
    if tile < 0:
        return -1
    tiles = world.loose & world.box.of_level[world.box.level[tile]]
    found = nth(tiles, rng.below(size(tiles)))
    world.loose &= ~bit(found)
    return found
