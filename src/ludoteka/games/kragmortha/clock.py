"""What is done for somebody whose time has run out (rules.md 3.3, 3.6, last columns); the clock itself is outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha.phases import (
    ADMIT,
    AFTER,
    FIRST,
    MAIN,
    REACT_MEET,
    REACT_PUSH,
    RITUAL,
    RTELE,
    STEP2,
    STRIDE,
    VOTE,
    phase_of,
)

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def overdue(p: Kragmortha, seat: i64) -> list[Move]:
    """The moves of a seat one of which is drawn at random for it; a single one where the rules name it."""
    moves = p.moves_of(seat)
    phase = phase_of(p.now)
    if phase == MAIN:
        plays = [move for move in moves if move.kind != "use"]
        return plays if plays else moves
    named: Move | None = None
    if phase == STEP2 or phase == STRIDE:
        named = p.box.stop
    elif phase == AFTER:
        named = p.box.done
    elif phase == REACT_PUSH or phase == REACT_MEET:
        named = p.box.decline
    elif phase == RITUAL:
        named = p.box.fail
    elif phase == RTELE:
        named = p.box.stay
    elif phase == ADMIT:
        named = p.box.deny
    elif phase == VOTE or phase == FIRST:
        named = p.box.abstain
    elif p.box.cancel in moves:
        named = p.box.cancel  # the target of a Book
    return [named] if named is not None and named in moves else moves
