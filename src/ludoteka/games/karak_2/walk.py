"""A hero on the move: steps, portal, gallop, and entering a hex (rules.md 2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import battle, explore, turn
from ludoteka.games.karak_2.box import GALLOP, PORTAL
from ludoteka.games.karak_2.phases import MAIN

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def roads(p: Karak2, seat: i64) -> list[Move]:
    """Where a hero may go with the move of a slot (K2-MOVE-1, K2-MOVE-6, K2-EXPLORE-1)."""
    here = p.at[seat]
    rims = explore.edges(p, here)
    found = p.box.roads[p.ways[here] | rims << 6].copy()
    if p.buildings[seat] & PORTAL and not p.portal_used:
        add_portal(p, seat, found)
    if p.able[seat] & GALLOP and not p.gallop_used:
        add_gallop(p, here, found)
    return found


def has_enemy(p: Karak2, tile: i64) -> bool:
    """Whether an army or the Dark General stands on a hex (K2-BATTLE-1)."""
    return p.army[tile] != 0 or p.general == tile


def add_portal(p: Karak2, seat: i64, found: list[Move]) -> None:
    """From the city to any discovered hex, or from anywhere to the city (K2-BUILD-PORTAL-1, -2, -3, -4, -6)."""
    here = p.at[seat]
    if here != p.city[seat]:
        found.append(p.box.home)
        return
    for tile in range(i64(len(p.where))):
        if p.where[tile] >= 0 and tile != here:
            found.append(p.box.portal[p.where[tile]])


def add_gallop(p: Karak2, here: i64, found: list[Move]) -> None:
    """Straight on over discovered hexes, chasms or not, up to the first enemy (K2-HERO-ELSPETH-3 to -6)."""
    for d in range(i64(6)):
        tile = here
        for n in range(p.box.gallop):
            tile = p.near[6 * tile + d]
            if tile < 0:
                break
            found.append(p.box.gallops[d * p.box.gallop + n])
            if has_enemy(p, tile):
                break


def step(p: Karak2, d: i64) -> None:
    """To the hex beside (K2-MOVE-1, K2-MOVE-2, K2-MOVE-3)."""
    turn.use_move(p)
    here = p.at[p.turn]
    there = p.near[6 * here + d]
    if p.outbox is not None:
        p.tell(Event("stepped", "K2-MOVE-1", {"seat": int(p.turn), "hex": p.hex_name(there)}))
    enter(p, there, here)


def gallop(p: Karak2, d: i64, length: i64) -> None:
    """One to three hexes in a line; one retreats to the last hex passed, or to the start (R-42)."""
    turn.use_move(p)
    p.gallop_used = 1
    start = p.at[p.turn]
    last = start
    there = p.near[6 * start + d]
    for _hex in range(length - 1):
        last = there
        there = p.near[6 * there + d]
    if p.outbox is not None:
        p.tell(
            Event(
                "galloped", "K2-HERO-ELSPETH-3", {"seat": int(p.turn), "hex": p.hex_name(there), "count": int(length)}
            )
        )
    enter(p, there, start if p.house.run_start else last)


def portal(p: Karak2, place: i64) -> None:
    """Through the portal to a discovered hex, or home where no place is named (K2-BUILD-PORTAL-3)."""
    turn.use_move(p)
    p.portal_used = 1
    there = p.city[p.turn]
    if place >= 0:
        there = p.where.index(place)
    if p.outbox is not None:
        p.tell(Event("portal", "K2-BUILD-PORTAL-1", {"seat": int(p.turn), "hex": p.hex_name(there)}))
    enter(p, there, p.at[p.turn])


def enter(p: Karak2, tile: i64, origin: i64) -> None:
    """The figure comes onto a hex; where an enemy is it must fight at once (K2-MOVE-4, K2-MOVE-7)."""
    seat = p.turn
    p.came[seat] = origin
    p.at[seat] = tile
    if has_enemy(p, tile):
        battle.begin(p)
    else:
        p.ask(MAIN)
