"""What is open to a seat: for every decision the home of its legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.toerkk import combat, digging, mulligan, playing, turn
from ludoteka.games.toerkk.phases import ACCEPT, ATTACK, BLOCK, LEADER, MULLIGAN, PICK, TRADE, W_END, W_ROLL

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def moves(p: Toerkk, seat: i64) -> list[Move]:
    """Everything open to one seat that is asked (rules.md 3.6)."""
    phase = p.phase
    if W_ROLL <= phase <= W_END:
        return playing.moves(p, seat)
    if phase == ATTACK:
        return combat.attack_moves(p)
    if phase == BLOCK:
        return combat.block_moves(p)
    if phase == ACCEPT:
        return p.box.accept_or_replan
    if phase == TRADE:
        return turn.trade_moves(p, seat)
    if phase == LEADER:
        return digging.moves(p)
    if phase == PICK:
        return pick_moves(p)
    return mulligan.moves(p, seat) if phase == MULLIGAN else []


def pick_moves(p: Toerkk) -> list[Move]:
    """One card of the hand that the Witch shows (D-PICK)."""
    kinds = p.box.kinds
    return [p.box.pick[card] for card in range(i64(len(p.box.cards))) if kinds.has(p.hand[p.victim], card)]
