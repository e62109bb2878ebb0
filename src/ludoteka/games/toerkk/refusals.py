"""Why a move is not open now: the first rule that forbids it, from what the seat may know; keys are those of texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.errors import Refusal
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.toerkk import prompts, refused_deeds, refused_fights, sides
from ludoteka.games.toerkk.bundles import size_of
from ludoteka.games.toerkk.moves import Attack, Block, OfCard, OfClass, OfSeat, Play, Trade
from ludoteka.games.toerkk.phases import LEADER, MULLIGAN, OVER, PICK, TRADE, W_END, W_MAIN, W_ROLL

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

DRAWN: Final = ("draw", "draw-character", "first", "hero", "reveal", "roll")
"""Moves that only chance makes."""


def refuse(p: Toerkk, move: Move, seat: i64) -> Refusal:
    """Name the first condition that fails for a move that is not open to a seat."""
    if p.phase == OVER:
        return Refusal("TK-WIN-4", "game-over")
    if move.kind in DRAWN or p.to_act == CHANCE:
        return Refusal(move.clause if move.kind in DRAWN else prompts.clause(p, seat), "chance-decides")
    if seat < 0:
        return Refusal(prompts.clause(p, seat), "not-asked")
    if int(seat) not in prompts.deciders(p, seat):
        return _not_asked(p, seat)
    if isinstance(move, Play):
        return refused_deeds.refuse(p, move, seat)
    if isinstance(move, Attack):
        return refused_fights.refuse_attack(p, move)
    if isinstance(move, Block):
        return refused_fights.refuse_block(p, move)
    return _other(p, move, seat)


def _not_asked(p: Toerkk, seat: i64) -> Refusal:
    """Somebody else decides, or the seat has decided already."""
    if p.phase == MULLIGAN:
        return Refusal("TK-MULLIGAN-3", "answered-already")
    if W_ROLL <= p.phase <= W_END:
        if not p.entitled >> seat & 1:
            return Refusal("TK-FFA-8", "only-the-two")
        return Refusal("TK-TIME-3", "no-priority")
    if p.planning:
        return Refusal("TK-TEAM-8" if not prompts.is_outside(p, seat) else "TK-COMBAT-1", "others-plan")
    return Refusal(prompts.clause(p, seat), "not-asked")


def _other(p: Toerkk, move: Move, seat: i64) -> Refusal:
    """Everything that names no character."""
    phase = p.phase
    if isinstance(move, OfClass):
        return _placing(p, seat, move)
    if isinstance(move, Trade):
        is_asked = phase == TRADE
        return Refusal("TK-DRAW-4" if is_asked else "TK-DRAW-3", "no-two-miners" if is_asked else "no-trade-now")
    if isinstance(move, OfSeat):
        return _stealing(p, move.seat)
    if isinstance(move, OfCard):
        return _card(p, seat, move)
    if move is p.box.let_go:
        return Refusal("TK-TIME-1", "no-window")
    if move is p.box.done:
        return Refusal("TK-COMBAT-24", "no-plan")
    if move is p.box.dig:
        return Refusal("TK-DIG-8", "no-leader-asked")
    if move is p.box.skip:
        return Refusal("TK-DRAW-3", "no-trade-now")
    return Refusal("TK-TEAM-8", "no-plan-to-judge")


def _placing(p: Toerkk, seat: i64, move: OfClass) -> Refusal:
    """Characters are placed in the play phase of the own turn, from the hand (TK-PLAY-1)."""
    if p.phase != W_MAIN or sides.side_of(p, seat) != p.turn_side:
        return Refusal("TK-PLAY-1", "not-the-play-phase")
    return Refusal("TK-PLAY-1", "character-not-in-hand", dict(move.args))


def _stealing(p: Toerkk, victim: i64) -> Refusal:
    """A leader steals in the dig phase, from an opponent who has a token (TK-DIG-4, TK-DIG-6, TK-DIG-9)."""
    if p.phase != LEADER:
        return Refusal("TK-DIG-6", "no-leader-asked")
    if victim >= p.seats:
        return Refusal("TK-SETUP-1", "no-such-seat")
    if sides.side_of(p, victim) == p.turn_side:
        return Refusal("TK-DIG-4", "not-an-opponent", {"seat": int(victim)})
    if sides.side_of(p, victim) != p.rival:
        return Refusal("TK-FFA-9", "out-of-reach", {"seat": int(victim)})
    return Refusal("TK-DIG-9", "no-token-there", {"seat": int(victim)})


def _card(p: Toerkk, seat: i64, move: OfCard) -> Refusal:
    """Exchanging a card in the mulligan, or picking one with the Witch."""
    if move.kind == "pick":
        if p.phase == PICK:
            return Refusal("TK-CARD-11", "not-in-that-hand", dict(move.args))
        return Refusal("TK-CARD-11", "no-look")
    if p.phase != MULLIGAN:
        return Refusal("TK-MULLIGAN-1", "no-mulligan")
    kinds, chosen = p.box.kinds, p.swapped[seat]
    if kinds.count(p.hand[seat], move.card) <= kinds.count(chosen, move.card):
        return Refusal("TK-MULLIGAN-1", "not-in-hand", dict(move.args))
    if size_of(chosen) >= p.life[sides.side_of(p, seat)] - 1:
        return Refusal("TK-MULLIGAN-2", "too-dear")
    return Refusal("TK-MULLIGAN-5", "swap-in-order")
