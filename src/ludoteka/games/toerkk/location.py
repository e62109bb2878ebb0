"""The location phase: revealing, rolling, and what each location does to those it affects (rules.md 2, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.toerkk import drawing, effects, end, operations, sides
from ludoteka.games.toerkk.phases import REVEAL, W_MAIN, W_ROLL

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def begin(p: Toerkk) -> None:
    """The starting side puts the old location away and reveals the next; for others the open one is in force.

    TK-LOCATION-1, TK-LOCATION-2, TK-LOCATION-10.
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
    """1 to 3: the location affects the active side; 4 to 6: it does not (TK-LOCATION-4, TK-LOCATION-5)."""
    p.roll = pips
    if p.outbox is not None:
        p.tell(Event("rolled-location", "TK-LOCATION-4" if pips <= 3 else "TK-LOCATION-5",
                     {"side": int(p.turn_side), "pips": int(pips), "location": p.box.locations[p.site],
                      "affected": "yes" if pips <= 3 else "no"}))
    if pips <= 3:
        affect(p, p.turn_side)
        if end.check(p, p.turn_side):
            return
    drawing.draw_due(p, W_MAIN)


def affect(p: Toerkk, side: i64) -> None:
    """The effect of the location in force on one side, obeyed at once and for this turn (TK-LOCATION-6 to 8)."""
    effect, amount = p.box.location_effects[p.site], p.box.location_amounts[p.site]
    bit = i64(1) << side
    p.blame = 0
    if effect == effects.VEIN:
        p.vein |= bit  # TK-SITE-1
    elif effect == effects.SPRINGS:
        operations.gain_life(p, side, amount, "TK-SITE-2")
    elif effect == effects.ARMOURY:
        for seat in sides.seats_of(p, side):
            drawing.owe(p, seat, amount, 0)  # TK-SITE-3
    elif effect == effects.TAVERN:
        for seat in sides.seats_of(p, side):
            drawing.owe(p, seat, 0, amount)  # TK-SITE-4
    elif effect == effects.DRUMS:
        p.drums |= bit  # TK-SITE-5
    elif effect == effects.FIREDAMP:
        p.flooded |= bit  # TK-SITE-6
    elif effect == effects.BLIZZARD:
        p.grounded |= bit  # TK-SITE-7
    elif effect == effects.SINKHOLE:
        operations.undig(p, side, amount, "TK-SITE-8")
    elif effect == effects.AMBUSH:
        operations.lose_life(p, side, amount, operations.NO_CREDIT, "TK-SITE-9")
    else:
        for seat in sides.seats_of(p, side):
            p.silenced |= i64(1) << seat  # TK-SITE-10
