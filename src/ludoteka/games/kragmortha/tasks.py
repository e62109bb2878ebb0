"""Taking up what waited on the stack: tasks are carried out, suspended decisions are asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.kragmortha import accusations, books, hand, meet, rigor, rituals, teleport, turn, votes, walk
from ludoteka.games.kragmortha.phases import (
    ADMIT,
    ARRIVE,
    DAWN,
    DISCARD,
    DRAW,
    FIRST,
    HAIL,
    LATE,
    LEAVE,
    LEDGER,
    LOOMED,
    MAIN,
    MEET,
    MET,
    PARDON,
    PRIZE,
    RITUAL,
    START,
    STEPPED,
    TURNED,
    VOTE,
    a_of,
    b_of,
    c_of,
    phase_of,
    who_of,
)

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def resume(p: Kragmortha, now: i64) -> None:
    """Carry out a task, or ask a decision again."""
    if phase_of(now) >= ARRIVE:
        carry_out(p, phase_of(now), a_of(now), b_of(now))
    else:
        ask_again(p, now)


def carry_out(p: Kragmortha, task: i64, a: i64, b: i64) -> None:
    """Do what a task says."""
    if task == ARRIVE:
        walk.arrive(p, a, b)
    elif task == STEPPED:
        walk.stepped(p)
    elif task == MET:
        meet.ask_place(p, MEET, a)
    elif task == PRIZE:
        teleport.prize(p, a, b)
    elif task == TURNED:
        teleport.done(p, a, b)
    elif task == LEAVE:
        meet.ask_place(p, START, a)
    elif task == LOOMED:
        rigor.loomed(p)
    elif task == LATE:
        turn.late(p)
    elif task == HAIL:
        rituals.hail(p)
    elif task == DAWN:
        rituals.dawn(p)


def ask_again(p: Kragmortha, now: i64) -> None:
    """A decision that had to wait is asked, with its options worked out anew (KM-TABLE-8)."""
    phase, a = phase_of(now), a_of(now)
    if phase == MAIN:
        p.ask(MAIN, p.turn)
    elif phase == DRAW:
        hand.ask_draw(p, a, b_of(now), c_of(now))
    elif phase == DISCARD:
        if p.held[a] > hand.hand_limit(p, a):
            p.ask(DISCARD, a, a)
        else:
            p.proceed()
    elif phase == PARDON:
        books.ask_pardon(p, a)
    elif phase == LEDGER:
        books.ask_ledger(p, a)
    elif phase == VOTE or phase == FIRST:
        p.now = now
        votes.excuse_bots(p)
        accusations.go_on(p)
    else:
        p.now = now
        p.to_act = who_of(now)
        if phase == ADMIT and p.bots >> c_of(now) & 1:
            accusations.deny(p)
        elif phase == RITUAL and p.bots >> p.to_act & 1:
            rituals.ask_ritual(p, p.to_act, a)
