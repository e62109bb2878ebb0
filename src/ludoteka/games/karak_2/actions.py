"""The actions that need no city: heal, harvest, purge, raise a skeleton (rules.md 2.7, 2.8, 2.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import city, turn
from ludoteka.games.karak_2.box import OF_RESOURCES, RAISES, SKELETON
from ludoteka.games.karak_2.phases import MAIN
from ludoteka.kit.bits import bit

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def add(p: Karak2, seat: i64, found: list[Move]) -> None:
    """Those of these actions that are open."""
    here = p.at[seat]
    wounded = p.lives[seat] < p.box.lives
    if wounded:
        found.append(p.box.healing)
    add_harvest(p, seat, here, found)
    if here == p.box.castle and (wounded or p.plague == seat):
        found.append(p.box.purge)
    if p.able[seat] & RAISES and skeletons(p, seat) < p.box.dice[SKELETON]:
        found.append(p.box.raise_skeleton)


def skeletons(p: Karak2, seat: i64) -> i64:
    """How many skeletons a hero has."""
    return p.units[seat] >> 4 * SKELETON & 15


# ---- heal


def heal(p: Karak2) -> None:
    """On any hex up to two lives, never above five (K2-HEAL-1, K2-HEAL-2)."""
    seat = p.turn
    before = p.lives[seat]
    p.lives[seat] = min(p.box.lives, before + p.box.heal)
    if p.outbox is not None:
        p.tell(
            Event(
                "healed",
                "K2-HEAL-1",
                {"seat": int(seat), "count": int(p.lives[seat] - before), "lives": int(p.lives[seat])},
            )
        )
    turn.use_action(p)
    p.ask(MAIN)


# ---- harvest


def gives(p: Karak2, tile: i64) -> i64:
    """How many kinds of resources a hex gives (K2-HARVEST-2, K2-HARVEST-5)."""
    found: i64 = 0
    for i in range(3 * tile, 3 * tile + 3):
        if p.box.yields[i]:
            found += 1
    return found


def add_harvest(p: Karak2, seat: i64, here: i64, found: list[Move]) -> None:
    """Where there is something, no city, and not twice in a turn (K2-HARVEST-1, K2-HARVEST-4, K2-HARVEST-6)."""
    if p.harvested >> here & 1:
        return
    kinds = gives(p, here)
    if kinds == 0 or city.owner(p, here) >= 0:
        return
    if kinds > 1 and p.items[seat] >> 4 * OF_RESOURCES & 15:
        for kind in range(i64(3)):
            if p.box.yields[3 * here + kind]:
                found.append(p.box.harvest_more[kind])
    else:
        found.append(p.box.harvest)


def harvest(p: Karak2, more: i64) -> None:
    """The resources of the hex, once in a turn (K2-HARVEST-3, K2-HARVEST-6, K2-HARVEST-7)."""
    p.harvested |= bit(p.at[p.turn])
    gather(p, more, "harvested", "K2-HARVEST-1")
    turn.use_action(p)
    p.ask(MAIN)


def gather(p: Karak2, more: i64, key: str, clause: str) -> None:
    """Take what the hex gives; the amulet adds to the kind named, or to the only one (K2-AMULET-RESOURCES-1, -2)."""
    seat = p.turn
    here = p.at[seat]
    bonus: i64 = 0
    if p.items[seat] >> 4 * OF_RESOURCES & 15:
        bonus = p.box.amounts[OF_RESOURCES]
    gained: list[i64] = [0, 0, 0]
    for kind in range(i64(3)):
        count = p.box.yields[3 * here + kind]
        if count and (more == kind or more < 0):
            count += bonus
        p.stock[3 * seat + kind] += count
        gained[kind] = count
    if p.outbox is not None:
        p.tell(
            Event(
                key,
                clause,
                {
                    "seat": int(seat),
                    "hex": p.hex_name(here),
                    "food": int(gained[0]),
                    "wood": int(gained[1]),
                    "stone": int(gained[2]),
                },
            )
        )


# ---- purge


def purge(p: Karak2) -> None:
    """On the castle: all lives, and the plague leaves one's own city (K2-PURGE-1 to K2-PURGE-5)."""
    seat = p.turn
    p.lives[seat] = p.box.lives
    cured = p.plague == seat
    if cured:
        p.plague = -1
    if p.outbox is not None:
        p.tell(Event("purged", "K2-PURGE-1", {"seat": int(seat), "cured": "yes" if cured else "no"}))
    turn.use_action(p)
    p.ask(MAIN)


# ---- Xanros


def raise_skeleton(p: Karak2) -> None:
    """One skeleton die more, up to three at a time (K2-HERO-XANROS-1, K2-HERO-XANROS-3)."""
    seat = p.turn
    p.units[seat] += bit(4 * SKELETON)
    if p.outbox is not None:
        p.tell(Event("raised", "K2-HERO-XANROS-1", {"seat": int(seat), "count": int(skeletons(p, seat))}))
    turn.use_action(p)
    p.ask(MAIN)
