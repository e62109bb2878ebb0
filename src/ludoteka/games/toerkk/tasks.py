"""What follows when something is done: the states of a turn in their order (rules.md 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.toerkk import combat, damage, digging, location, mulligan, playing, turn, window
from ludoteka.games.toerkk.phases import (
    ASK_ATTACK,
    ASK_BLOCK,
    ASK_MULLIGAN,
    BEGIN_TURN,
    DAMAGE,
    DIE,
    DIG,
    DRAW,
    END_TURN,
    EXCHANGED,
    LEADERS,
    NEXT_LOCATION,
    RESOLVED,
    TRADED,
    TRADES,
    W_END,
    W_ROLL,
)

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def go_on(p: Toerkk, task: i64) -> None:
    """Open a window, or carry out what comes next: always in this order, nothing skipped (TK-TURN-1, TK-TURN-3)."""
    if W_ROLL <= task <= W_END:
        window.open_window(p, task)
    elif task == RESOLVED:
        playing.resolved(p)
    elif task == DIE:
        p.ask(DIE, CHANCE)
    elif task == LEADERS:
        digging.ask_leaders(p, p.turn_side)
    elif task == DIG:
        digging.dig_phase(p)
    elif task == ASK_ATTACK:
        combat.ask_attack(p)
    elif task == ASK_BLOCK:
        combat.ask_block(p)
    elif task == DAMAGE:
        damage.begin(p)
    else:
        _between_turns(p, task)


def _between_turns(p: Toerkk, task: i64) -> None:
    """The end of a turn and the beginning of the next; before the first turn, the mulligan."""
    if task == END_TURN:
        turn.finish(p)
    elif task == BEGIN_TURN:
        turn.begin(p)
    elif task == DRAW:
        turn.draw(p)
    elif task == TRADES:
        turn.trades(p)
    elif task == TRADED:
        turn.traded(p)
    elif task == NEXT_LOCATION:
        location.begin(p)
    elif task == EXCHANGED:
        mulligan.end(p)
    elif task == ASK_MULLIGAN:
        mulligan.ask(p)
