"""The frame of a turn: its beginning, the draw phase, trading two miners, its end (rules.md 2 turn, draw phase)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.toerkk import drawing, end, sides
from ludoteka.games.toerkk.characters import LEADER, MINER, names_in, size_of
from ludoteka.games.toerkk.phases import (
    BEGIN_TURN,
    DRAW,
    NEXT_LOCATION,
    RIVAL,
    TRADE,
    TRADED,
    TRADES,
)
from ludoteka.games.toerkk.state import replaced

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def begin(p: Toerkk) -> None:
    """The next side's turn begins, in a free-for-all with the roll for the opponent (TK-TURN-2, TK-TEAM-2)."""
    p.turns += 1
    p.turn_side = (p.turn_side + 1) % p.house.sides
    p.roll = p.rerolls = 0
    if p.outbox is not None:
        p.tell(Event("turn", "TK-TURN-2", {"side": int(p.turn_side), "number": int(p.turns)}))
    if p.house.free_for_all:
        p.rival = p.turn_side
        p.ask(RIVAL, CHANCE)
    else:
        _meet(p, 1 - p.turn_side)


def rival_rolled(p: Toerkk, pips: i64) -> None:
    """The die names the opponent of this turn by his number; the own number is rolled again, with four 5 and 6, too.

    TK-FFA-3, TK-FFA-4, TK-FFA-5, TK-FFA-6, TK-FFA-7.
    """
    number = (pips + 1) // 2 if p.seats == 3 else pips
    rival = (p.starter + number - 1) % p.seats
    again = number > p.seats or rival == p.turn_side
    if p.outbox is not None:
        p.tell(
            Event(
                "rolled-again" if again else "rolled-rival",
                "TK-FFA-7" if again else "TK-FFA-4",
                {"seat": int(p.turn_side), "pips": int(pips), "rival": None if again else int(rival)},
            )
        )
    if again:
        p.rerolls += 1
        p.ask(RIVAL, CHANCE)
    else:
        _meet(p, rival)


def _meet(p: Toerkk, rival: i64) -> None:
    """The two sides of this turn are known: who may act, and who may be touched (TK-TIME-2, TK-FFA-8, TK-FFA-9)."""
    p.rival = rival
    pair = i64(1) << p.turn_side | i64(1) << rival
    every = (i64(1) << p.seats) - 1
    if p.house.free_for_all:
        p.entitled = pair
        p.voices = 2
        p.reach = every if p.house.wide_reach else pair
    else:
        p.entitled = every
        p.voices = p.seats
        p.reach = 3
    p.proceed(DRAW)


def draws_in_this_turn(p: Toerkk) -> bool:
    """Nobody draws in his first turn; by an option only the very first turn is without draws (TK-DRAW-2)."""
    return p.turns > (1 if p.house.others_draw_first else p.house.sides)


def draw(p: Toerkk) -> None:
    """Each active seat draws an action card and a character card (TK-DRAW-1, TK-TEAM-3)."""
    if not draws_in_this_turn(p):
        p.proceed(NEXT_LOCATION)
        return
    for seat in sides.seats_of(p, p.turn_side):
        drawing.owe(p, seat, 1, 1)
    drawing.draw_due(p, TRADES)


def trades(p: Toerkk) -> None:
    """The draws are done: the first active seat may trade."""
    ask_trade(p, p.turn_side)


def ask_trade(p: Toerkk, seat: i64) -> None:
    """Every active seat with two character cards is asked, whatever they are: being asked tells nothing (TK-DRAW-4)."""
    while seat < p.seats and sides.side_of(p, seat) == p.turn_side:
        if size_of(p.recruits[seat]) >= 2:
            p.ask(TRADE, seat)
            return
        if not p.house.team:
            break
        seat += 2
    p.proceed(NEXT_LOCATION)


def trade_moves(p: Toerkk, seat: i64) -> list[Move]:
    """Two miners, or a miner and the leader, who is a miner, too; or nothing (TK-DRAW-3, TK-DRAW-4)."""
    found: list[Move] = []
    held = p.recruits[seat]
    miners = held >> 3 & 7
    if miners >= 2:
        found.append(p.box.trade[0])
    if miners >= 1 and held >> 6:
        found.append(p.box.trade[1])
    found.append(p.box.skip)
    return found


def trade(p: Toerkk, seat: i64, with_leader: bool) -> None:
    """Both cards go, shown to all, to the graveyard, and one more is drawn (TK-DRAW-3)."""
    drawing.character_leaves(p, seat, MINER)
    drawing.character_leaves(p, seat, LEADER if with_leader else MINER)
    p.graveyard = replaced(p.graveyard, seat, p.graveyard[seat] + (8 + 64 if with_leader else 16))
    if p.outbox is not None:
        names = names_in(8 + 64 if with_leader else 16)
        p.tell(Event("traded", "TK-DRAW-3", {"seat": int(seat), "classes": names}))
    drawing.owe(p, seat, 0, 1)
    drawing.draw_due(p, TRADED)


def traded(p: Toerkk) -> None:
    """Once per draw phase, or as often as one likes by an option (TK-DRAW-4)."""
    next_trade(p, p.actor, p.house.trades_on)


def skip_trade(p: Toerkk, seat: i64) -> None:
    """A seat trades nothing, or nothing more."""
    if p.outbox is not None:
        p.tell(Event("no-trade", "TK-DRAW-3", {"seat": int(seat)}))
    next_trade(p, seat, False)


def next_trade(p: Toerkk, seat: i64, again: bool) -> None:
    """The same seat once more, or the partner, or nobody."""
    if again:
        ask_trade(p, seat)
    elif p.house.team:
        ask_trade(p, seat + 2)
    else:
        p.proceed(NEXT_LOCATION)


def finish(p: Toerkk) -> None:
    """Everything that lasts for a turn ends (TK-TIME-11, TK-HERO-6, TK-LOCATION-7); the next side begins."""
    p.shielded = p.sick = p.cowed = p.hammered = p.stolen = 0
    p.hero_shielded = p.flooded = p.grounded = p.no_block = p.drums = p.vein = 0
    p.silenced = p.fog = p.struck = 0
    if p.house.turn_limit and p.turns >= p.house.turn_limit:
        end.at_limit(p)
    else:
        p.proceed(BEGIN_TURN)
