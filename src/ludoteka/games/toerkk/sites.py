"""What the locations do to the side that rolled 1 to 3: one rule each (rules.md 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.toerkk import drawing, effects, operations, sides

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def affect(p: Toerkk, side: i64) -> None:
    """The location in force affects one side, for good or ill: of a team both partners (TK-LOCATION-8, TK-TEAM-5)."""
    effect, amount = p.box.location_effects[p.site], p.box.location_amounts[p.site]
    p.blame = 0
    if effect == effects.VEIN:
        golden_vein(p, side)
    elif effect == effects.SPRINGS:
        hot_springs(p, side, amount)
    elif effect == effects.ARMOURY:
        old_armoury(p, side, amount)
    elif effect == effects.TAVERN:
        tavern(p, side, amount)
    elif effect == effects.DRUMS:
        war_drums(p, side)
    elif effect == effects.FIREDAMP:
        firedamp(p, side)
    elif effect == effects.BLIZZARD:
        blizzard(p, side)
    elif effect == effects.SINKHOLE:
        sinkhole(p, side, amount)
    elif effect == effects.AMBUSH:
        ambush(p, side, amount)
    else:
        hall_of_silence(p, side)


def golden_vein(p: Toerkk, side: i64) -> None:
    """It digs 2 extra levels in this turn's dig phase, lost if its characters cannot dig (TK-SITE-1)."""
    p.vein |= i64(1) << side


def hot_springs(p: Toerkk, side: i64, amount: i64) -> None:
    """It regains 2 life (TK-SITE-2)."""
    operations.gain_life(p, side, amount, "TK-SITE-2")


def old_armoury(p: Toerkk, side: i64, amount: i64) -> None:
    """Each of its seats draws an action card (TK-SITE-3)."""
    for seat in sides.seats_of(p, side):
        drawing.owe(p, seat, amount, 0)


def tavern(p: Toerkk, side: i64, amount: i64) -> None:
    """Each of its seats draws a character card (TK-SITE-4)."""
    for seat in sides.seats_of(p, side):
        drawing.owe(p, seat, 0, amount)


def war_drums(p: Toerkk, side: i64) -> None:
    """Its unblocked hits on a hero take 1 more life (TK-SITE-5)."""
    p.drums |= i64(1) << side


def firedamp(p: Toerkk, side: i64) -> None:
    """Its characters cannot dig (TK-SITE-6)."""
    p.flooded |= i64(1) << side


def blizzard(p: Toerkk, side: i64) -> None:
    """It cannot attack (TK-SITE-7)."""
    p.grounded |= i64(1) << side


def sinkhole(p: Toerkk, side: i64, amount: i64) -> None:
    """It loses 2 levels (TK-SITE-8)."""
    operations.undig(p, side, amount, "TK-SITE-8")


def ambush(p: Toerkk, side: i64, amount: i64) -> None:
    """It loses 2 life, which nobody is credited with (TK-SITE-9)."""
    operations.lose_life(p, side, amount, operations.NO_CREDIT, "TK-SITE-9")


def hall_of_silence(p: Toerkk, side: i64) -> None:
    """Its seats cannot play action cards; abilities remain allowed (TK-SITE-10)."""
    for seat in sides.seats_of(p, side):
        p.silenced |= i64(1) << seat
