"""Why a pawn cannot go to a square now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.errors import Refusal
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import enforced, looks
from ludoteka.games.kragmortha.board import BOOKCASE, DESK, OUTSIDE
from ludoteka.games.kragmortha.effects import BLANK, HOP, NO_SHOVING, STRAIGHT, SYMBOLS
from ludoteka.games.kragmortha.moves import OnSquare
from ludoteka.games.kragmortha.phases import (
    ATLAS,
    EXTRA,
    MAIN,
    MEET,
    PLACE,
    PUSH,
    RTELE,
    START,
    STEP2,
    STRIDE,
    SUMMONS,
    TELE,
    a_of,
    b_of,
    c_of,
    phase_of,
)
from ludoteka.games.kragmortha.squares import is_empty

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

PLACING: Final = (MEET, TELE, START, ATLAS)


def refuse(p: Kragmortha, move: Move, seat: i64) -> Refusal:
    """A square is named, or the word by which none is."""
    phase = phase_of(p.now)
    if move.kind == "stay":
        if phase == RTELE:
            return Refusal("KM-RIGOR-2", "rigor-must-teleport")
        return Refusal(move.clause, "rigor-cannot-teleport")
    if move.kind == "stop":
        return Refusal(move.clause, "first-play" if phase == MAIN or phase == EXTRA else "no-second-step")
    if not isinstance(move, OnSquare):
        return Refusal(move.clause, "not-now")
    if move.kind == "place" and phase != PLACE:
        return Refusal(move.clause, "placed-already")
    if move.kind == "step" and phase != STEP2 and phase != STRIDE:
        return Refusal(move.clause, "first-play" if phase == MAIN or phase == EXTRA else "movement-over")
    if move.kind == "teleport" and phase != RTELE:
        return Refusal(move.clause, "rigor-cannot-teleport")
    if (
        (move.kind == "push" and phase != PUSH)
        or (move.kind == "to" and phase not in PLACING)
        or (move.kind == "summon" and phase != SUMMONS)
    ):
        return Refusal(move.clause, "not-now")
    shut = closed(p, move.square)
    if shut is not None:
        return shut
    if move.kind == "step":
        return _step(p, move.square, phase)
    if move.kind == "push":
        return _push(p, move.square)
    if move.kind == "to" or move.kind == "place":
        return _place(p, move.square, phase)
    return _rigor(p, move.square, phase)


def name_of(p: Kragmortha, square: i64) -> dict[str, object]:
    """The square as an argument of a sentence."""
    return {"square": p.box.board.names[square]}


def closed(p: Kragmortha, square: i64) -> Refusal | None:
    """No pawn comes under a bookcase or beyond the wall (KM-MOVE-8, KM-MOVE-9)."""
    if p.layout.kinds[square] == BOOKCASE:
        return Refusal("KM-MOVE-8", "bookcase", name_of(p, square))
    if p.layout.kinds[square] == OUTSIDE:
        return Refusal("KM-MOVE-9", "not-in-play", name_of(p, square))
    return None


def look_with(p: Kragmortha, seat: i64, effect: i64) -> dict[str, object]:
    """The Look of a seat by which an effect binds it, as an argument."""
    cards = looks.bound_cards(p, seat)
    for look, text in enumerate(p.box.looks):
        if cards >> look & 1 and p.box.look_effects[look] == effect:
            return {"look": text}
    return {"look": ""}


def _step(p: Kragmortha, square: i64, phase: i64) -> Refusal:
    """Why this is no second step, or none of the Codex."""
    is_rigor = p.card >= p.box.goblin_kinds
    here = p.rigor if is_rigor else p.goblin[p.turn]
    args = name_of(p, square)
    if square not in p.layout.around(here):
        return Refusal("KM-MOVE-1", "not-adjacent", args)
    bound = p.bound[p.turn] & ~p.relieved
    if phase == STEP2:
        if not is_rigor and bound & HOP:
            return Refusal("KM-ENF-2", "only-hops", look_with(p, p.turn, HOP))
        if not matches_second(p, square, 0):
            return Refusal("KM-MOVE-4", "second-symbol", args)
        if not matches_second(p, square, bound):
            return blank(p, square)
        if not is_rigor and bound & STRAIGHT and square - here != p.entered - p.origin:
            return Refusal("KM-ENF-2", "must-go-straight", look_with(p, p.turn, STRAIGHT))
    if p.at[square] >= 0 and bound & NO_SHOVING:
        return Refusal("KM-ENF-2", "no-shoving", look_with(p, p.turn, NO_SHOVING))
    return Refusal("KM-PUSH-8", "no-room-to-push", args)


def matches_second(p: Kragmortha, square: i64, bound: i64) -> bool:
    """Whether the symbol that is left matches a square (KM-MOVE-7)."""
    x, y = enforced.blanked(p, p.box.left[p.card], bound), enforced.blanked(p, p.box.right[p.card], bound)
    entered, symbols = p.layout.symbols[p.entered], p.layout.symbols[square]
    return (x & entered and y & symbols) != 0 or (y & entered and x & symbols) != 0


def blank(p: Kragmortha, square: i64) -> Refusal:
    """A symbol that is blank for the player would have matched (W-05)."""
    words = [word for n, word in enumerate(SYMBOLS) if p.blanked[p.turn] >> n & 1]
    args = name_of(p, square) | look_with(p, p.turn, BLANK)
    return Refusal("KM-ENF-2", "symbol-blank", args | {"symbol": words[0] if words else ""})


def _push(p: Kragmortha, square: i64) -> Refusal:
    """Why a goblin cannot be pushed there (rules.md 3.4)."""
    at, args = b_of(p.now), name_of(p, square)
    if square not in p.layout.around(at):
        return Refusal("KM-PUSH-1", "not-adjacent", args)
    if square == c_of(p.now):
        return Refusal("KM-PUSH-3", "came-from-there", args)
    if p.layout.kinds[square] == DESK and p.house.desk_forbidden:
        return Refusal("KM-PUSH-11", "desk-forbidden", args)
    if p.at[square] >= 0 and p.moved >> p.at[square] & 1:
        return Refusal("KM-PUSH-6", "already-moved-in-chain", args)
    return Refusal("KM-PUSH-7", "no-room-to-push", args)


def _place(p: Kragmortha, square: i64, phase: i64) -> Refusal:
    """Why a goblin cannot be placed there."""
    args = name_of(p, square)
    if p.at[square] >= 0 and phase != PLACE and p.at[square] == a_of(p.now):
        return Refusal("KM-TELEPORT-3", "same-square", args)
    if not is_empty(p, square):
        return Refusal("KM-MOVE-10", "occupied", args)
    teleports = any([is_empty(p, each) for each in p.layout.teleports])
    starts = any([is_empty(p, each) for each in p.layout.starts])
    if phase == TELE or phase == ATLAS or (phase == MEET and teleports):
        clause = "KM-MEET-4" if phase == MEET else "KM-TELEPORT-3"
        return Refusal(clause, "not-teleport-square", args)
    if starts:
        clause = "KM-SETUP-8" if phase == PLACE else "KM-MEET-6" if phase == MEET else "KM-DESK-3"
        return Refusal(clause, "not-start-square", args)
    clause = "KM-SETUP-10" if phase == PLACE else "KM-DESK-5"
    if p.layout.kinds[square] == DESK:
        return Refusal(clause, "desk-square", args)
    return Refusal(clause, "not-beside-goblin", args)


def _rigor(p: Kragmortha, square: i64, phase: i64) -> Refusal:
    """Why Rigor cannot be sent there by a teleport square or a Summons."""
    args = name_of(p, square)
    if phase == SUMMONS:
        if square not in p.layout.around(p.rigor):
            return Refusal("KM-MOVE-1", "not-adjacent", args)
        return Refusal("KM-BOOK-1", "rigor-onto-own-goblin", args)
    if not is_empty(p, square):
        return Refusal("KM-MOVE-10", "occupied", args)
    return Refusal("KM-RIGOR-2", "beside-goblin", args)
