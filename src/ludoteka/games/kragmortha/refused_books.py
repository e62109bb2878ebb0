"""Why a Book cannot be used, or not on this target, now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.errors import Refusal
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import looks
from ludoteka.games.kragmortha.effects import (
    BOOK_ATLAS,
    BOOK_EFFECTS,
    BOOK_HASTE,
    BOOK_LEDGER,
    BOOK_PAGES,
    BOOK_PARDON,
    BOOK_SATCHEL,
    BOOK_SUMMONS,
)
from ludoteka.games.kragmortha.moves import OfBook, OfLook, OfLookAndSeat
from ludoteka.games.kragmortha.phases import AFTER, LEDGER, MAIN, PAGES, PARDON, REACT_MEET, REACT_PUSH, phase_of

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

NEEDS: Final = {
    BOOK_PARDON: "book-needs-look",
    BOOK_HASTE: "book-needs-card",
    BOOK_PAGES: "book-needs-hand",
    BOOK_ATLAS: "book-needs-teleport",
    BOOK_SUMMONS: "book-needs-square",
    BOOK_LEDGER: "book-needs-receiver",
}


def refuse(p: Kragmortha, move: Move, seat: i64) -> Refusal:
    """A Book is named, or a Look to be got rid of."""
    phase = phase_of(p.now)
    if isinstance(move, OfBook):
        return _use(p, move.book, seat, phase)
    if isinstance(move, OfLook):
        if phase != PARDON:
            return Refusal(move.clause, "not-now")
        return Refusal(move.clause, "look-not-held", {"look": _name(p, move.look), "seat": int(seat)})
    if isinstance(move, OfLookAndSeat):
        return _give(p, move.look, move.seat, seat, phase)
    if move is p.box.done and phase == PAGES:
        return Refusal("KM-BOOK-1", "discard-one")
    return Refusal(move.clause, "not-now")


def _name(p: Kragmortha, look: i64) -> str:
    return p.box.looks[look] if look < len(p.box.looks) else "blank"


def _use(p: Kragmortha, kind: i64, seat: i64, phase: i64) -> Refusal:
    """Why a Book cannot be used (KM-BOOK-1, KM-BOOK-2)."""
    args: dict[str, object] = {"book": p.box.books[kind]}
    mine: i64 = 0
    for book in range(i64(len(p.box.book_kinds))):
        if p.box.book_kinds[book] == kind and p.books[seat] >> book & 1:
            mine |= i64(1) << book
    effect = p.box.book_effects[kind]
    if not mine:
        return Refusal("KM-BOOK-1", "book-not-held", args)
    if effect == BOOK_SATCHEL:
        return Refusal("KM-BOOK-2", "book-works-by-itself", args)
    if effect == len(BOOK_EFFECTS) - 1:
        return Refusal("KM-BOOK-1", "book-has-no-effect", args)
    if not mine & ~p.used:
        return Refusal("KM-BOOK-2", "book-used-already", args)
    windows = {MAIN: p.box.before, AFTER: p.box.after, REACT_PUSH: p.box.at_push, REACT_MEET: p.box.at_meeting}
    if not mine & ~p.used & windows.get(int(phase), 0) or p.forced >= 0:
        return Refusal("KM-BOOK-6", "wrong-window", args)
    if not mine & ~p.used & ~p.shelved:
        return Refusal("KM-BOOK-2", "book-shelved", args)
    return Refusal("KM-BOOK-1", NEEDS.get(int(effect), "wrong-window"), args)


def _give(p: Kragmortha, look: i64, receiver: i64, seat: i64, phase: i64) -> Refusal:
    """Why the Ledger cannot give this Look to this player."""
    clause = "KM-LOOK-9"
    if phase != LEDGER:
        return Refusal(clause, "not-now")
    if receiver >= p.seats:
        return Refusal("KM-SETUP-1", "no-such-seat")
    args: dict[str, object] = {"look": _name(p, look), "seat": int(seat)}
    if look not in looks.held_looks(p, seat):
        return Refusal(clause, "look-not-held", args)
    args["seat"] = int(receiver)
    if p.look_count[receiver] >= p.look_count[seat]:
        return Refusal(clause, "not-fewer-looks", args)
    return Refusal("KM-LOOK-3", "has-that-sign", args)
