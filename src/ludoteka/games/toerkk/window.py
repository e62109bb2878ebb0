"""Windows: the moments at which action cards and abilities are used, and who has priority (rules.md 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.games.toerkk import sides
from ludoteka.games.toerkk.phases import (
    ASK_ATTACK,
    ASK_BLOCK,
    DAMAGE,
    DIE,
    END_TURN,
    LEADERS,
    W_ATTACK,
    W_BLOCK,
    W_COMBAT,
    W_MAIN,
    W_ROLL,
)

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

CLAUSE: Final = "TK-TIME-7"


def open_window(p: Toerkk, window: i64) -> None:
    """A window opens; the lowest seat of the active side has priority (TK-TIME-3).

    There are enough of them for "any moment" of anybody's turn, and none inside a resolution: TK-ACTION-1, TK-HERO-5,
    TK-TOKEN-7, TK-TIME-1, TK-TIME-8.
    """
    p.window = window
    p.phase = window
    p.passes = 0
    give_priority(p, p.turn_side)


def can_act(p: Toerkk, seat: i64) -> bool:
    """Whether a seat is asked: it is not publicly unable (TK-TIME-9).

    Only what all can see counts, never what its cards are: being asked tells nothing.
    """
    if p.hand[seat] and not p.silenced >> seat & 1:
        return True
    if p.tokens[seat] >= p.box.costs[p.hero[seat]]:
        return True
    return p.window == W_MAIN and p.recruits[seat] != 0 and sides.side_of(p, seat) == p.turn_side


def give_priority(p: Toerkk, seat: i64) -> None:
    """To the next entitled seat from this one on that is able to act; unable ones pass by themselves (TK-TIME-9).

    Once around the table every seat has been asked or has passed, so the window closes (TK-TIME-7).
    """
    seats = p.seats
    for _ in range(seats):
        if p.passes >= p.voices:
            break
        if seat >= seats:
            seat -= seats
        if p.entitled >> seat & 1:
            if can_act(p, seat):
                p.to_act = seat
                return
            p.passes += 1
        seat += 1
    close(p)


def let_go(p: Toerkk, seat: i64) -> None:
    """A seat passes; when all have passed in a row the window closes (TK-TIME-7)."""
    p.passes += 1
    if p.outbox is not None:
        p.tell(Event("passed", CLAUSE, {"seat": int(seat)}))
    give_priority(p, seat + 1)


def go_on(p: Toerkk, seat: i64) -> None:
    """A card or ability has been carried out: the next seat has priority, and all may answer (TK-TIME-5)."""
    p.phase = p.window
    p.passes = 0
    give_priority(p, seat + 1)


def close(p: Toerkk) -> None:
    """What lies between two windows happens in one go (rules.md 3.5)."""
    window = p.window
    if window == W_ROLL:
        p.proceed(DIE)
    elif window == W_MAIN:
        p.proceed(LEADERS)
    elif window == W_COMBAT:
        p.proceed(ASK_ATTACK)
    elif window == W_ATTACK:
        p.proceed(ASK_BLOCK)
    elif window == W_BLOCK:
        p.proceed(DAMAGE)
    else:
        p.proceed(END_TURN)
