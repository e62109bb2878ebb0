"""Why a move is not open now: the first rule that forbids it, from what the seat may know; keys are those of texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ludoteka.core.errors import Refusal
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.kragmortha import accusations, looks, prompts, refused_books, refused_cards, refused_squares
from ludoteka.games.kragmortha import table_mode
from ludoteka.games.kragmortha.moves import OfLook, OfLookAndSeat, OfPlace, OfSeat
from ludoteka.games.kragmortha.phases import (
    FIRST,
    IDENTITY,
    OVER,
    RITUAL,
    VETO,
    VOTE,
    a_of,
    c_of,
    phase_of,
)

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

DRAWN: Final = ("draw", "look", "book", "token", "first", "grovel")
"""Moves that only chance makes."""
ON_SQUARE: Final = ("place", "step", "push", "to", "teleport", "stay", "summon", "stop")
OF_CARDS: Final = ("play", "play-place", "commit", "show", "discard", "discard-place")
OF_BOOKS: Final = ("use", "return", "give", "decline", "done", "cancel")


def refuse(p: Kragmortha, move: Move, seat: i64) -> Refusal:
    """Name the first condition that fails for a move that is not open to a seat."""
    phase = phase_of(p.now)
    if phase == OVER:
        return Refusal("KM-END-2", "game-over")
    if move.kind in DRAWN:
        return Refusal(move.clause, "chance-decides")
    if seat >= 0 and isinstance(move, (OfLook, OfLookAndSeat)) and move.kind in ("accuse", "switch", "in-position"):
        return _interjection(p, move, seat)
    if p.to_act == CHANCE:
        return Refusal(prompts.clause(p), "chance-decides")
    if seat < 0:
        return Refusal(prompts.clause(p), "not-asked")
    if int(seat) not in prompts.deciders(p, seat):
        return _not_asked(p, seat)
    if move.kind in ON_SQUARE:
        return refused_squares.refuse(p, move, seat)
    if move.kind in OF_CARDS:
        return refused_cards.refuse(p, move, seat)
    if move.kind in OF_BOOKS:
        return refused_books.refuse(p, move, seat)
    return _other(p, move)


def _not_asked(p: Kragmortha, seat: i64) -> Refusal:
    """Somebody else decides, or the seat has decided already."""
    phase = phase_of(p.now)
    if phase == VOTE or phase == FIRST:
        if p.bots >> seat & 1:
            return Refusal("KM-TABLE-12", "only-people-accuse")
        if phase == VOTE and seat == a_of(p.now):
            return Refusal("KM-TABLE-5", "accuser-does-not-vote")
        if phase == VOTE and seat == c_of(p.now):
            return Refusal("KM-TABLE-5", "accused-does-not-vote")
        return Refusal(prompts.clause(p), "answered-already")
    if p.turns and seat != p.turn:
        return Refusal("KM-TURN-1", "not-your-turn")
    return Refusal(prompts.clause(p), "not-asked")


def _other(p: Kragmortha, move: Move) -> Refusal:
    """Rituals, vetoes, votes, changing places: mostly not what is being decided."""
    phase = phase_of(p.now)
    if move.kind == "fail" and phase == RITUAL:
        return Refusal("KM-ENF-6", "ritual-cannot-fail")
    if move.kind == "veto" and phase == VETO:
        return Refusal(move.clause, "no-such-place", {"place": int(cast(OfPlace, move).place) + 1})
    if move.kind == "swap" and phase == IDENTITY:
        is_own = cast(OfSeat, move).seat == p.turn
        return Refusal(move.clause, "own-goblin") if is_own else Refusal("KM-SETUP-1", "no-such-seat")
    if move.kind == "vote":
        return Refusal("KM-SETUP-1", "no-such-seat") if phase == FIRST else Refusal("KM-SETUP-7", "no-vote-here")
    if move.kind in ("admit", "deny"):
        return Refusal(move.clause, "not-accused")
    if phase == RITUAL:
        return Refusal("KM-ENF-5", "ritual-first")
    return Refusal(move.clause, "not-now")


def _interjection(p: Kragmortha, move: OfLook | OfLookAndSeat, seat: i64) -> Refusal:
    """Why a seat cannot accuse, switch a Look, or be in position (rules.md 3.6)."""
    look, name = move.look, p.box.looks[move.look]
    holder = move.seat if isinstance(move, OfLookAndSeat) else seat
    clause = "KM-TABLE-3" if move.kind != "in-position" else "KM-TABLE-1"
    if holder >= p.seats:
        return Refusal("KM-SETUP-1", "no-such-seat")
    args: dict[str, object] = {"look": name, "seat": int(holder)}
    if not p.looks[holder] >> look & 1:
        return Refusal(clause, "look-not-held", args)
    if p.to_act < 0:
        return Refusal(prompts.clause(p), "chance-decides")
    if p.bots >> seat & 1:
        return Refusal("KM-TABLE-12", "only-people-accuse")
    if p.bots >> holder & 1:
        return Refusal("KM-TABLE-12", "bot-obeys", {"seat": int(holder)})
    if looks.bound_cards(p, holder) >> look & 1:
        if p.box.always_bound >> look & 1:
            return Refusal("KM-TABLE-11", "look-always-enforced", args)
        key = "switched-already" if move.kind == "switch" and p.switched >> look & 1 else "look-enforced"
        return Refusal(clause, key, args)
    if move.kind == "accuse":
        return _accusation(p, seat, holder, look, args)
    if move.kind == "switch":
        return Refusal(clause, "switch-during-accusation", args)
    return Refusal("KM-TABLE-1", "in-position-already", args)


def _accusation(p: Kragmortha, seat: i64, culprit: i64, look: i64, args: dict[str, object]) -> Refusal:
    """Why a person cannot accuse another of a Look that binds him by its table text."""
    if seat == culprit:
        return Refusal("KM-TABLE-3", "accuse-another")
    if accusations.is_running(p):
        return Refusal("KM-TABLE-3", "accusation-runs")
    if not p.house.two_may_accuse and table_mode.people(p) <= 2:
        return Refusal("KM-TABLE-7", "accusing-off")
    if p.dismissed[seat] >= table_mode.MOST_DISMISSED:
        return Refusal("KM-TABLE-9", "two-dismissed")
    if p.unconfirmed >> look & 1:
        return Refusal("KM-TABLE-2", "not-in-position", args)
    return Refusal("KM-TABLE-10", "punished-lately", args)
