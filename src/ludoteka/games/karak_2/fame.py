"""Fame and how many units it lets a hero own (rules.md 2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.games.karak_2.box import BANNERS, OF_FAME
from ludoteka.games.karak_2.state import replaced

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def of(p: Karak2, seat: i64) -> i64:
    """Base fame with Banners and the amulet, up to ten (K2-FAME-5); or the stored marker (R-17)."""
    if p.house.marker:
        return p.marker[seat]
    return min(p.box.fame, p.base[seat] + bonus(p, seat))


def bonus(p: Karak2, seat: i64) -> i64:
    """What Banners and the amulet of fame add (K2-BUILD-BANNERS-1, K2-AMULET-FAME-1)."""
    found: i64 = 0
    if p.buildings[seat] & BANNERS:
        found = p.box.banners
    if p.items[seat] >> 4 * OF_FAME & 15:
        found += p.box.amounts[OF_FAME]
    return found


def basic_units(p: Karak2, seat: i64) -> i64:
    """Knights, archers and mages together; the other dice do not count (K2-FAME-6, K2-FAME-7)."""
    units = p.units[seat]
    return (units & 15) + (units >> 4 & 15) + (units >> 8 & 15)


def beaten(p: Karak2, seat: i64, strength: i64) -> None:
    """Base fame is the highest strength beaten in one battle (K2-FAME-2, K2-FAME-3, K2-FAME-4)."""
    if strength <= p.base[seat]:
        return
    p.base = replaced(p.base, seat, strength)
    risen = min(p.box.fame, strength + bonus(p, seat))
    if p.house.marker and risen > p.marker[seat]:
        p.marker = replaced(p.marker, seat, risen)
    _tell(p, seat, "K2-FAME-2")


def bonus_gained(p: Karak2, seat: i64, more: i64, clause: str) -> None:
    """Banners were built or the amulet was placed: a stored marker rises by it, at most to ten."""
    if p.house.marker:
        p.marker = replaced(p.marker, seat, min(p.box.fame, p.marker[seat] + more))
    _tell(p, seat, clause)


def amulet_gained(p: Karak2, seat: i64, item: i64) -> None:
    """The amulet of fame comes onto the board (K2-AMULET-FAME-1)."""
    if item == OF_FAME:
        if p.house.marker:
            p.marker = replaced(p.marker, seat, min(p.box.fame, p.marker[seat] + p.box.amounts[OF_FAME]))


def amulet_lost(p: Karak2, seat: i64, item: i64) -> None:
    """Only losing the amulet of fame lowers fame (K2-FAME-9, K2-AMULET-FAME-2)."""
    if item == OF_FAME and p.house.marker:
        p.marker = replaced(p.marker, seat, max(i64(0), p.marker[seat] - p.box.amounts[OF_FAME]))


def _tell(p: Karak2, seat: i64, clause: str) -> None:
    if p.outbox is not None:
        p.tell(Event("fame", clause, {"seat": int(seat), "fame": int(of(p, seat))}))
