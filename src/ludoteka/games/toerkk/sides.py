"""Seats and sides: who plays together, who owns which characters, who can be touched in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.toerkk.characters import LAST_SEAT, PER_SEAT

if TYPE_CHECKING:
    from ludoteka.games.toerkk.state import State


def side_of(p: State, seat: i64) -> i64:
    """The side of a seat: partners sit opposite each other (TK-TEAM-1); a side's number is its lowest seat."""
    return seat & 1 if p.house.team else seat


def side_owning(p: State, character: i64) -> i64:
    """The side on whose battlefield a character lies (TK-TEAM-11)."""
    seat = character // PER_SEAT
    return seat & 1 if p.house.team else seat


def seats_of(p: State, side: i64) -> list[i64]:
    """The seats of a side, in order."""
    return [side, side + 2] if p.house.team else [side]


def members(p: State, side: i64) -> list[int]:
    """The same, for telling."""
    return [int(seat) for seat in seats_of(p, side)]


def characters_of(p: State, side: i64) -> i64:
    """All characters that may ever lie on a side's battlefield, as a set."""
    found: i64 = i64(LAST_SEAT) >> PER_SEAT * (3 - side)
    return found | found << 2 * PER_SEAT if p.house.team else found


def on_field(p: State, side: i64) -> i64:
    """The characters on a side's battlefield (TK-COMBAT-21)."""
    return p.present & characters_of(p, side)


def is_reached(p: State, own: i64, side: i64) -> bool:
    """Whether a card or ability of one side may touch another as an opponent in this turn (TK-FFA-9)."""
    return side != own and (p.reach >> side & 1) == 1


def shares_hands(p: State, seat: i64, owner: i64) -> bool:
    """Whether a viewer sees the hand of a seat: its own, or the partner's where partners share (TK-SECRET-4)."""
    if seat == owner:
        return True
    return p.house.shared_hands and seat >= 0 and seat & 1 == owner & 1


def sharers(p: State, owner: i64) -> list[int]:
    """The seats that see the hand of a seat."""
    return members(p, owner & 1) if p.house.shared_hands else [int(owner)]
