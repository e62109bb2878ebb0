"""Carrying out what a seat has decided, each kind of move by its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.toerkk import cards, combat, digging, mulligan, playing, turn, window
from ludoteka.games.toerkk.moves import Attack, Block, OfCard, OfClass, OfSeat, Play, Trade
from ludoteka.games.toerkk.phases import MULLIGAN

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def apply(p: Toerkk, move: Move, seat: i64) -> None:
    """Carry out a move of a seat."""
    if move is p.box.let_go:
        window.let_go(p, seat)
    elif isinstance(move, Play):
        playing.play(p, seat, move)
    elif isinstance(move, OfClass):
        playing.place(p, seat, move.of)
    elif isinstance(move, Attack):
        combat.add_step(p, seat, move.attacker, move.target)
    elif isinstance(move, Block):
        combat.add_step(p, seat, move.blocker, move.attacker)
    elif move is p.box.done:
        _done(p, seat)
    elif move is p.box.skip:
        turn.skip_trade(p, seat)
    else:
        _seldom(p, move, seat)


def _done(p: Toerkk, seat: i64) -> None:
    """A plan, or the choice of cards to exchange, is finished."""
    if p.phase == MULLIGAN:
        mulligan.finish(p, seat)
    else:
        combat.finish_plan(p, seat)


def _seldom(p: Toerkk, move: Move, seat: i64) -> None:
    """Decisions that come once in a while."""
    if isinstance(move, Trade):
        turn.trade(p, seat, move is p.box.trade[1])
    elif isinstance(move, OfSeat):
        digging.steal(p, seat, move.seat)
    elif move is p.box.dig:
        digging.dig(p, seat)
    elif move is p.box.accept:
        combat.declare(p)
    elif move is p.box.replan:
        combat.replan(p, seat)
    elif isinstance(move, OfCard):
        if p.phase == MULLIGAN:
            mulligan.swap(p, seat, move.card)
        else:
            cards.picked(p, move.card)
