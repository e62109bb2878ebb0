"""What is done for somebody whose time has run out (rules.md 3.6, timeouts); the clock itself is outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.toerkk.phases import ACCEPT, LEADER, TRADE, W_END, W_ROLL

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def overdue(p: Toerkk, seat: i64) -> list[Move]:
    """The one move that is made for a seat: pass, trade nothing, dig, accept; plans stand as far as they are made.

    In the mulligan no further card is exchanged; with the Witch the first card is picked.
    """
    moves = p.moves_of(seat)
    named = p.box.done
    if W_ROLL <= p.phase <= W_END:
        named = p.box.let_go
    elif p.phase == TRADE:
        named = p.box.skip
    elif p.phase == LEADER:
        named = p.box.dig
    elif p.phase == ACCEPT:
        named = p.box.accept
    return [named] if named in moves else moves[:1]
