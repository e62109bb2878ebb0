"""The map: which hexes lie side by side, where one can walk, where something can be laid (rules.md 2.3, 2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.karak_2.state import replaced
from ludoteka.kit.bits import bit, size
from ludoteka.kit.hexes import EDGES, opposite

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def at_place(p: Karak2, place: i64) -> i64:
    """The tile that lies on a place, or -1."""
    for tile in range(i64(len(p.where))):
        if p.where[tile] == place:
            return tile
    return -1


def doors(p: Karak2, place: i64) -> i64:
    """The directions in which an empty place has a hex whose edge towards it is open (K2-HERO-LORRAINE-3)."""
    found: i64 = 0
    for d in range(i64(6)):
        beside = p.box.field.beside[6 * place + d]
        if beside >= 0:
            tile = at_place(p, beside)
            if tile >= 0 and not p.edges[tile] >> opposite(d) & 1:
                found |= bit(d)
    return found


def side_of(p: Karak2, place: i64, tile: i64) -> i64:
    """The edge of a place that touches a laid tile, as one bit."""
    for d in range(i64(6)):
        if p.box.field.beside[6 * place + d] == p.where[tile]:
            return bit(d)
    return 0


def blank_edges(p: Karak2, tile: i64) -> i64:
    """The edges of a hex behind which nothing lies, chasms or not."""
    found: i64 = 0
    for d in range(i64(6)):
        if p.near[6 * tile + d] < 0 and p.box.field.beside[6 * p.where[tile] + d] >= 0:
            found |= bit(d)
    return found


def open_edge(p: Karak2, tile: i64, place: i64) -> None:
    """Where the map was closed, the chasm that was crossed counts as gone from now on (R-51)."""
    for d in range(i64(6)):
        if p.box.field.beside[6 * p.where[tile] + d] == place and p.edges[tile] >> d & 1:
            p.edges = replaced(p.edges, tile, p.edges[tile] & ~bit(d))


def lay(p: Karak2, tile: i64, place: i64, turns: i64) -> None:
    """A tile comes onto the map for good; a border is free if neither edge has a chasm (K2-MOVE-2, K2-EXPLORE-12)."""
    chasms = p.box.chasms[tile]
    chasms = (chasms << turns | chasms >> (6 - turns)) & EDGES
    p.where = replaced(p.where, tile, place)
    p.turned = replaced(p.turned, tile, turns)
    p.edges = replaced(p.edges, tile, chasms)
    near = p.near.copy()
    ways = p.ways.copy()
    rims = p.rims.copy()
    for d in range(i64(6)):
        beside = p.box.field.beside[6 * place + d]
        if beside < 0:
            continue
        other = at_place(p, beside)
        if other < 0:
            if not chasms >> d & 1:
                rims[tile] |= bit(d)
            continue
        back = opposite(d)
        near[6 * tile + d] = other
        near[6 * other + back] = tile
        rims[other] &= ~bit(back)
        if not chasms >> d & 1 and not p.edges[other] >> back & 1:
            ways[tile] |= bit(d)
            ways[other] |= bit(back)
    p.near = near
    p.ways = ways
    p.rims = rims
    p.open_rims = 0
    for each in range(i64(len(rims))):
        p.open_rims += size(rims[each])
