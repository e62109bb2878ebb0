"""Why a Movement card cannot be played, committed, shown or discarded now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.errors import Refusal
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import enforced, hand, prompts, push, refused_squares, seeing
from ludoteka.games.kragmortha.effects import COUNTS_PLACES, CRAB, ENDS, NO_SHOVING, VETOES
from ludoteka.games.kragmortha.moves import OfCard, OfPlace, Play, PlayPlace
from ludoteka.games.kragmortha.phases import DISCARD, EXTRA, MAIN, PAGES, RITUAL, phase_of

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def refuse(p: Kragmortha, move: Move, seat: i64) -> Refusal:
    """A card is named, by its kind or by its place."""
    phase = phase_of(p.now)
    if isinstance(move, OfCard) or (isinstance(move, OfPlace) and move.kind == "discard-place"):
        return _discard(p, move, seat, phase)
    if phase != MAIN and phase != EXTRA:
        if phase == RITUAL:
            return Refusal("KM-ENF-5", "ritual-first")
        return Refusal(prompts.clause(p), "not-now")
    if isinstance(move, OfPlace):
        return _commit(p, move.place, seat)
    if isinstance(move, Play):
        return _play_kind(p, move.card, move.square, seat)
    if isinstance(move, PlayPlace):
        return _play_place(p, move.place, move.square, seat)
    return Refusal("KM-TURN-3", "nothing-playable-needed")


def _play_kind(p: Kragmortha, card: i64, square: i64, seat: i64) -> Refusal:
    """Why a card of this kind cannot be played to a square, from what its holder knows of his hand."""
    shut = refused_squares.closed(p, square)
    if shut is not None:
        return shut
    place = p.forced if p.forced >= 0 else hand.find_card(p, seat, card)
    if place < 0:
        if seeing.by_place(p, seat) and not p.bound[seat] & COUNTS_PLACES:
            return Refusal("KM-ENF-10", "commit-needed")
        return Refusal("KM-CARD-2" if card < p.box.goblin_kinds else "KM-CARD-3", "card-not-held")
    if p.forced >= 0 and p.hand[seat * p.box.stride + place] != card:
        return Refusal("KM-ENF-10", "committed-card-first")
    why = _why_not(p, place, square, seat)
    if why is not None:
        return why
    return Refusal("KM-ENF-2", "name-the-place")


def _play_place(p: Kragmortha, place: i64, square: i64, seat: i64) -> Refusal:
    """Why the card in this place cannot be played to a square."""
    if place >= p.held[seat]:
        return Refusal("KM-TURN-7", "no-such-place", {"place": int(place) + 1})
    shut = refused_squares.closed(p, square)
    if shut is not None:
        return shut
    if p.forced >= 0 and place != p.forced:
        return Refusal("KM-ENF-10", "committed-card-first")
    why = _why_not(p, place, square, seat)
    return why if why is not None else Refusal("KM-TURN-2", "name-the-card")


def _why_not(p: Kragmortha, place: i64, square: i64, seat: i64) -> Refusal | None:
    """The first rule by which this card cannot be played to this square; None if none does."""
    bound = p.bound[seat] & ~p.relieved
    forbidden = _place_forbidden(p, place, seat)
    if forbidden is not None:
        return forbidden
    if enforced.needs_commit(p, place, bound):
        return Refusal("KM-ENF-10", "commit-needed")
    card = p.hand[seat * p.box.stride + place]
    is_rigor = card >= p.box.goblin_kinds
    here = p.rigor if is_rigor else p.goblin[seat]
    args = refused_squares.name_of(p, square)
    if square not in p.layout.around(here):
        return Refusal("KM-MOVE-1", "not-adjacent", args)
    if not (p.box.left[card] | p.box.right[card]) & p.layout.symbols[square]:
        return Refusal("KM-MOVE-3", "symbol-does-not-match", args)
    if not is_rigor and p.at[square] >= 0 and not push.can_enter(p, seat, square):
        return Refusal("KM-PUSH-8", "no-room-to-push", args)
    symbols = enforced.blanked(p, p.box.left[card], bound) | enforced.blanked(p, p.box.right[card], bound)
    if not symbols & p.layout.symbols[square]:
        return refused_squares.blank(p, square)
    if not is_rigor and p.at[square] >= 0 and bound & NO_SHOVING:
        return Refusal("KM-ENF-2", "no-shoving", refused_squares.look_with(p, seat, NO_SHOVING))
    if not is_rigor and bound & CRAB and square not in enforced.first_squares(p, card, bound):
        return Refusal("KM-ENF-2", "must-step-sideways", refused_squares.look_with(p, seat, CRAB))
    return None


def _place_forbidden(p: Kragmortha, place: i64, seat: i64) -> Refusal | None:
    """Why nothing in this place of the hand can be played (W-07, W-17)."""
    bound = p.bound[seat] & ~p.relieved
    if bound & VETOES and place == p.vetoed:
        return Refusal("KM-ENF-5", "vetoed", refused_squares.look_with(p, seat, VETOES))
    if bound & ENDS and 0 < place < p.held[seat] - 1:
        return Refusal("KM-ENF-2", "only-ends", refused_squares.look_with(p, seat, ENDS))
    return None


def _commit(p: Kragmortha, place: i64, seat: i64) -> Refusal:
    """Why a card cannot be committed (KM-ENF-10)."""
    if place >= p.held[seat]:
        return Refusal("KM-ENF-10", "no-such-place", {"place": int(place) + 1})
    if p.forced >= 0:
        return Refusal("KM-ENF-10", "committed-card-first")
    forbidden = _place_forbidden(p, place, seat)
    return forbidden if forbidden is not None else Refusal("KM-ENF-10", "commit-not-needed")


def _discard(p: Kragmortha, move: Move, seat: i64, phase: i64) -> Refusal:
    """Why a card cannot be discarded."""
    if phase != DISCARD and phase != PAGES:
        return Refusal("KM-TURN-7", "hand-fits")
    if isinstance(move, OfPlace):
        if move.place >= p.held[seat]:
            return Refusal(move.clause, "no-such-place", {"place": int(move.place) + 1})
        if seeing.by_place(p, seat):
            return Refusal(move.clause, "out-of-order")
        return Refusal(move.clause, "name-the-card")
    if isinstance(move, OfCard):
        if seeing.by_place(p, seat):
            return Refusal(move.clause, "name-the-place")
        if hand.find_card(p, seat, move.card) >= 0:
            return Refusal(move.clause, "out-of-order")
    return Refusal(move.clause, "card-not-held")
