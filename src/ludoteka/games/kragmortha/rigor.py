"""Rigor on the move (rules.md 2.8), and what follows a movement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import enforced, meet, telling, turn
from ludoteka.games.kragmortha.board import TELEPORT
from ludoteka.games.kragmortha.effects import BLANK, HAILS
from ludoteka.games.kragmortha.phases import HAIL, LATE, LOOMED, RTELE, STEP2
from ludoteka.games.kragmortha.squares import is_crowded, is_empty

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def step(p: Kragmortha, square: i64) -> None:
    """Rigor steps onto a square; a goblin there meets him (KM-CARD-3, KM-MEET-1)."""
    put(p, square)
    other = p.at[square]
    if other >= 0:
        p.later(LOOMED)
        meet.meet(p, other)
    else:
        loomed(p)


def put(p: Kragmortha, square: i64) -> None:
    """Rigor stands on another square."""
    p.rigor = square
    if p.outbox is not None:
        p.tell(Event("rigor-stepped", "KM-CARD-3", {"seat": int(p.turn), "square": telling.where(p, -1, square)}))


def loomed(p: Kragmortha) -> None:
    """After his step: he may teleport (KM-RIGOR-2, KM-RIGOR-6), else he may step again (KM-RIGOR-4, KM-MEET-8)."""
    if p.turn_over:
        end_movement(p)
        return
    if p.layout.kinds[p.rigor] == TELEPORT:
        squares = teleport_squares(p)
        if squares:
            if p.house.rigor_must and len(squares) == 1:
                teleport(p, squares[0])
            else:
                p.ask(RTELE, p.turn)
            return
    step_again(p)


def step_again(p: Kragmortha) -> None:
    """The second step is allowed, after a meeting too unless the option says otherwise (KM-MEET-8)."""
    if p.steps == 1 and not (p.met and p.house.rigor_halts) and len(second_steps(p)) > 1:
        p.ask(STEP2, p.turn)
    else:
        end_movement(p)


def second_steps(p: Kragmortha) -> list[Move]:
    """Stop, or a neighbouring square that the card's other symbol matches (KM-CARD-4, KM-RIGOR-7)."""
    if p.bound[p.turn] & BLANK & ~p.relieved:
        return enforced.second_steps(p, p.rigor)
    return p.layout.second[p.card * p.layout.size + p.rigor]


def teleport_squares(p: Kragmortha) -> list[i64]:
    """Every empty square not beside a goblin (KM-RIGOR-2, KM-RIGOR-8); none if all teleports are taken (KM-RIGOR-5)."""
    found: list[i64] = []
    for square in p.layout.teleports:
        if is_empty(p, square):
            break
    else:
        return found
    for square in p.layout.open:
        if p.at[square] < 0 and square != p.rigor and not is_crowded(p, square):
            found.append(square)
    return found


def stay(p: Kragmortha) -> None:
    """Rigor does not teleport; he may step again (KM-RIGOR-4)."""
    if p.outbox is not None:
        p.tell(Event("rigor-stayed", "KM-RIGOR-4", {"seat": int(p.turn)}))
    step_again(p)


def teleport(p: Kragmortha, square: i64) -> None:
    """Rigor is teleported, without further effect, and the turn is over (KM-RIGOR-3, KM-RIGOR-8)."""
    p.rigor = square
    p.turn_over = 1
    if p.outbox is not None:
        p.tell(Event("rigor-teleported", "KM-RIGOR-3", {"seat": int(p.turn), "square": telling.where(p, -1, square)}))
    end_movement(p)


def prepare_hail(p: Kragmortha) -> None:
    """Who will have to hail Rigor after this movement: those bound when it begins (W-06)."""
    p.hails = 0
    for seat in range(p.seats):
        if p.bound[seat] & HAILS:
            p.hails |= i64(1) << seat


def end_movement(p: Kragmortha) -> None:
    """A movement is over, whichever pawn moved."""
    if p.hails:
        p.later(LATE)
        p.later(HAIL)
        p.proceed()
    else:
        turn.late(p)
