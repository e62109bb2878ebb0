"""Placing characters, playing action cards, using abilities: what a seat with priority does (rules.md 3.3, 3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.toerkk import cards, drawing, effects, end, offers, operations, sides, window
from ludoteka.games.toerkk.characters import CLASSES, text_of
from ludoteka.games.toerkk.moves import Play
from ludoteka.games.toerkk.phases import W_MAIN
from ludoteka.games.toerkk.state import replaced

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def moves(p: Toerkk, seat: i64) -> list[Move]:
    """Place a character, play a card, use the own hero's ability, or pass; in any turn, without limit.

    TK-TIME-4, TK-ACTION-4, TK-HERO-2. Nobody may throw a card away of his own accord (TK-LIMIT-4).
    """
    found: list[Move] = []
    if p.window == W_MAIN and p.recruits[seat] and sides.side_of(p, seat) == p.turn_side:
        held = p.recruits[seat]
        if held & 7:
            found.append(p.box.place[0])
        if held >> 3 & 7:
            found.append(p.box.place[1])
        if held >> 6:
            found.append(p.box.place[2])
    offers.add(p, seat, found)
    found.append(p.box.let_go)
    return found


def place(p: Toerkk, seat: i64, kind: i64) -> None:
    """A character comes from the hand onto the battlefield, at no cost; the same seat keeps priority.

    TK-PLAY-1, TK-PLAY-2, TK-TEAM-6, TK-TIME-6.
    """
    drawing.character_leaves(p, seat, kind)
    character = operations.arrive(p, seat, kind)
    p.passes = 0
    if p.outbox is not None:
        p.tell(
            Event(
                "placed", "TK-PLAY-1", {"seat": int(seat), "character": text_of(int(character)), "class": CLASSES[kind]}
            )
        )
    window.give_priority(p, seat)


def play(p: Toerkk, seat: i64, move: Play) -> None:
    """A card leaves the hand, or tokens leave the pool; it is announced with its targets and carried out.

    TK-ACTION-2, TK-HERO-3, TK-HERO-4, TK-TOKEN-6; rules.md 3.7.
    """
    p.actor = seat
    p.blame = 0
    hero = move.deed - i64(len(p.box.cards))
    if hero < 0:
        drawing.card_leaves(p, seat, move.deed)
        p.resolving = move.deed
    else:
        p.tokens = replaced(p.tokens, seat, p.tokens[seat] - p.box.costs[hero])
        p.supply += p.box.costs[hero]
    p.struck |= touched(p, seat, move)
    if p.outbox is not None:
        args: dict[str, object] = {"seat": int(seat)}
        args.update(move.args)
        p.tell(Event("played" if hero < 0 else "used", move.clause, args))
    cards.carry_out(p, seat, move)


def touched(p: Toerkk, seat: i64, move: Play) -> i64:
    """The opposing sides that a card or ability is aimed at, as a set."""
    own = sides.side_of(p, seat)
    effect = p.box.effects[move.deed]
    found: i64 = 0
    if move.a >= 0:
        found = i64(1) << sides.side_owning(p, move.a)
    elif effect == effects.EARTHQUAKE:
        found = p.reach
    elif move.aim >= 0 and effect != effects.RESURRECTION and effect != effects.UNEARTH:
        found = i64(1) << sides.side_of(p, move.aim)
    return found & ~(i64(1) << own)


def resolved(p: Toerkk) -> None:
    """It has been carried out: the card goes to the discard pile, victory is checked, the window goes on.

    TK-ACTION-5, TK-WIN-4, TK-TIME-5.
    """
    seat = p.actor
    if p.resolving >= 0:
        p.discard[seat] = p.box.kinds.added(p.discard[seat], p.resolving)
        p.resolving = -1
    if not end.check(p, sides.side_of(p, seat)):
        window.go_on(p, seat)
