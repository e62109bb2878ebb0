"""The dig phase: leaders dig or steal, then all who can dig do (rules.md 2 digging)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.toerkk import end, operations, sides
from ludoteka.games.toerkk.characters import PER_SEAT, alone
from ludoteka.games.toerkk.phases import DIG, LEADER, W_COMBAT
from ludoteka.games.toerkk.state import replaced

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def ask_leaders(p: Toerkk, seat: i64) -> None:
    """Ask the owner of each leader that can dig and has someone to steal from, from this seat on (TK-DIG-4, 9)."""
    if not p.flooded >> p.turn_side & 1 and any_to_rob(p):
        while seat < p.seats and sides.side_of(p, seat) == p.turn_side:
            if p.present & ~p.sick & alone(seat * PER_SEAT + 10):
                p.ask(LEADER, seat)
                return
            if not p.house.team:
                break
            seat += 2
    p.proceed(DIG)


def any_to_rob(p: Toerkk) -> bool:
    """Whether an opponent of this turn has a token."""
    if p.tokens[p.rival]:
        return True
    return p.house.team and p.tokens[p.rival + 2] > 0


def moves(p: Toerkk) -> list[Move]:
    """Dig, or take a token out of an opponent's pool (TK-DIG-3, TK-DIG-4, TK-TEAM-19)."""
    found: list[Move] = [p.box.dig]
    for seat in sides.seats_of(p, p.rival):
        if p.tokens[seat]:
            found.append(p.box.steal[seat])
    return found


def dig(p: Toerkk, seat: i64) -> None:
    """A leader digs with the others."""
    if p.outbox is not None:
        p.tell(Event("leader-digs", "TK-DIG-3", {"seat": int(seat)}))
    _next(p, seat)


def steal(p: Toerkk, seat: i64, victim: i64) -> None:
    """A leader takes a token instead; it goes to the common supply (TK-DIG-4, TK-DIG-5)."""
    p.tokens = replaced(p.tokens, victim, p.tokens[victim] - 1)
    p.supply += 1
    p.stolen |= alone(seat * PER_SEAT + 10)
    if p.outbox is not None:
        p.tell(Event("stole", "TK-DIG-5", {"seat": int(seat), "victim": int(victim)}))
    _next(p, seat)


def _next(p: Toerkk, seat: i64) -> None:
    if p.house.team:
        ask_leaders(p, seat + 2)
    else:
        p.proceed(DIG)


def dig_phase(p: Toerkk) -> None:
    """All diggers of the active side dig a level each into one depth, more with the golden vein, none in a flood.

    TK-DIG-1, TK-DIG-2, TK-DIG-8, TK-TEAM-7. Having dug, a leader can still attack and block (TK-DIG-7).
    """
    side = p.turn_side
    levels = operations.diggers(p, side)
    if p.vein >> side & 1 and not p.flooded >> side & 1:
        levels += p.box.vein
    p.stolen = 0
    operations.dig(p, side, levels, "TK-DIG-1")
    if not end.check(p, side):
        p.proceed(W_COMBAT)
