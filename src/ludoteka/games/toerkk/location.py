"""The location phase: revealing, rolling, and what each location does to those it affects (rules.md 2, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.toerkk import drawing, end, sites
from ludoteka.games.toerkk.phases import REVEAL, W_MAIN, W_ROLL

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def begin(p: Toerkk) -> None:
    """The starting side puts the old location away and reveals the next; for others the open one is in force.

    In first turns, too. TK-LOCATION-1, TK-LOCATION-2, TK-LOCATION-9, TK-LOCATION-10, TK-TEAM-18, TK-FFA-11.
    """
    if p.turn_side != p.starter:
        p.proceed(W_ROLL)
        return
    if p.site >= 0:
        p.site_used |= i64(1) << p.site
        p.site = -1
    if not p.site_pile:
        p.site_pile = p.site_used
        p.site_used = 0
        if p.outbox is not None:
            p.tell(Event("locations-reshuffled", "TK-LOCATION-10", {}))
    p.ask(REVEAL, CHANCE)


def revealed(p: Toerkk, site: i64) -> None:
    """A new location lies open (TK-LOCATION-1)."""
    p.site = site
    p.site_pile &= ~(i64(1) << site)
    if p.outbox is not None:
        p.tell(Event("revealed", "TK-LOCATION-1", {"location": p.box.locations[site]}))
    p.proceed(W_ROLL)


def rolled(p: Toerkk, pips: i64) -> None:
    """1 to 3: the location affects the active side, which must obey; 4 to 6: it does not. One roll for a team.

    TK-LOCATION-4, TK-LOCATION-5, TK-LOCATION-6, TK-TEAM-4.
    """
    p.roll = pips
    if p.outbox is not None:
        p.tell(
            Event(
                "rolled-location",
                "TK-LOCATION-4" if pips <= 3 else "TK-LOCATION-5",
                {
                    "side": int(p.turn_side),
                    "pips": int(pips),
                    "location": p.box.locations[p.site],
                    "affected": "yes" if pips <= 3 else "no",
                },
            )
        )
    if pips <= 3:
        sites.affect(p, p.turn_side)
        if end.check(p, p.turn_side):
            return
    drawing.draw_due(p, W_MAIN)
