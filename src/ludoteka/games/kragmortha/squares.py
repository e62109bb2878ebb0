"""Pawns on squares: who stands where, and who stands beside whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.kragmortha.board import DESK

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def is_empty(p: Kragmortha, square: i64) -> bool:
    """No pawn stands there (KM-MOVE-10)."""
    return p.at[square] < 0 and square != p.rigor


def is_crowded(p: Kragmortha, square: i64) -> bool:
    """Whether a goblin stands beside a square."""
    near, at = p.layout.near, p.at
    i = 4 * square
    return at[near[i]] >= 0 or at[near[i + 1]] >= 0 or at[near[i + 2]] >= 0 or at[near[i + 3]] >= 0


def beside_goblins(p: Kragmortha, seat: i64) -> list[i64]:
    """Empty squares, the desk excepted, next to a goblin other than that of this seat (KM-DESK-5, KM-SETUP-10)."""
    found: list[i64] = []
    for square in p.layout.open:
        if p.layout.kinds[square] != DESK and is_empty(p, square):
            for near in p.layout.around(square):
                if p.at[near] >= 0 and p.at[near] != seat:
                    found.append(square)
                    break
    return found


def move_to(p: Kragmortha, seat: i64, square: i64) -> None:
    """Lift a goblin and set it down."""
    p.at[p.goblin[seat]] = -1
    p.at[square] = seat
    p.goblin[seat] = square
