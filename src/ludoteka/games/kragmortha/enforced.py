"""Playing and stepping under Looks that the program carries out (rules.md 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import looks, push, telling
from ludoteka.games.kragmortha.effects import (
    BLANK,
    COUNTS_PLACES,
    CRAB,
    ENDS,
    HOP,
    NEAR_SIGHT,
    NO_SHOVING,
    ORB,
    REMOVES_PLAYS,
    STRAIGHT,
    VETOES,
)

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def blanked(p: Kragmortha, symbol: i64, under: i64) -> i64:
    """A symbol of a card in play: a blank one matches nothing, the orb still works (W-05)."""
    if symbol == ORB or not under & BLANK:
        return symbol
    return symbol & ~p.blanked[p.turn]


def can_step(p: Kragmortha, square: i64, under: i64) -> bool:
    """Whether the active player's goblin can enter a neighbouring square; W-13 forbids one with a goblin on it."""
    if p.at[square] < 0:
        return True
    return not under & NO_SHOVING and push.can_enter(p, p.turn, square)


def first_squares(p: Kragmortha, card: i64, under: i64) -> list[i64]:
    """The first squares of a card under these Looks: adjacent, enterable, matched by one symbol (KM-MOVE-3)."""
    symbols = blanked(p, p.box.left[card], under) | blanked(p, p.box.right[card], under)
    is_rigor = card >= p.box.goblin_kinds
    here = p.rigor if is_rigor else p.goblin[p.turn]
    found: list[i64] = [
        square
        for square in p.layout.around(here)
        if symbols & p.layout.symbols[square] and (is_rigor or can_step(p, square, under))
    ]
    if under & CRAB and not is_rigor:
        sideways: list[i64] = [square for square in found if square - here in (1, -1)]
        return sideways if sideways else found  # W-16
    return found


def second_steps(p: Kragmortha, here: i64) -> list[Move]:
    """Stop, and the second squares under the active player's Looks (KM-MOVE-4, W-05, W-13, W-18, W-19)."""
    under = p.bound[p.turn] & ~p.relieved
    found: list[Move] = [p.box.stop]
    is_rigor = p.card >= p.box.goblin_kinds
    if under & HOP and not is_rigor:
        return found
    x, y = blanked(p, p.box.left[p.card], under), blanked(p, p.box.right[p.card], under)
    entered = p.layout.symbols[p.entered]
    for square in p.layout.around(here):
        symbols = p.layout.symbols[square]
        if not (x & entered and y & symbols) and not (y & entered and x & symbols):
            continue
        if is_rigor or (
            can_step(p, square, under) and not (under & STRAIGHT and square - here != p.entered - p.origin)
        ):
            found.append(p.box.step[square])
    return found


def needs_commit(p: Kragmortha, place: i64, under: i64) -> bool:
    """Whether the holder cannot fully see a card, or Rigor whom it moves: it is played by committing it (KM-ENF-10)."""
    at = p.turn * p.box.stride + place
    if not p.seen[at] >> p.turn & 1:
        return True
    return under & NEAR_SIGHT != 0 and p.hand[at] >= p.box.goblin_kinds and not telling.sees(p, p.turn, -1, p.rigor)


def plays_under(p: Kragmortha, under: i64, found: list[Move]) -> None:
    """Every play, or commit of a card not fully seen, that these Looks allow (D-MAIN)."""
    seat, size = p.turn, p.layout.size
    base, last = seat * p.box.stride, p.held[seat] - 1
    by_place = p.bound[seat] & COUNTS_PLACES
    for i in range(p.held[seat]):
        if p.forced >= 0 and i != p.forced:
            continue
        if (under & VETOES and i == p.vetoed) or (under & ENDS and 0 < i < last):
            continue  # W-07, W-17
        if not by_place and not p.forced >= 0 and stands_before(p, i):
            continue
        if needs_commit(p, i, under):
            found.append(p.box.commit[i])
            continue
        for square in first_squares(p, p.hand[base + i], under):
            found.append(
                p.box.play_place[i * size + square] if by_place else p.box.play[p.hand[base + i] * size + square]
            )


def stands_before(p: Kragmortha, place: i64) -> bool:
    """Whether the holder sees an equal, older card in his hand: of equal cards the oldest is meant."""
    base = p.turn * p.box.stride
    if not p.seen[base + place] >> p.turn & 1:
        return False
    for i in range(place):
        if p.hand[base + i] == p.hand[base + place] and p.seen[base + i] >> p.turn & 1:
            return True
    return False


def add_plays(p: Kragmortha, found: list[Move]) -> None:
    """The plays that the Looks leave; if they leave none, those that removed one are ignored (KM-ENF-3, KM-ENF-4)."""
    under = p.bound[p.turn] & ~p.relieved
    before = len(found)
    plays_under(p, under, found)
    if len(found) == before and under & REMOVES_PLAYS:
        plays_under(p, under & ~relief(p), found)


def relief(p: Kragmortha) -> i64:
    """The Looks to be ignored: each that alone removes an otherwise legal play (KM-ENF-3)."""
    under = p.bound[p.turn] & ~p.relieved
    free = under & ~REMOVES_PLAYS & ~CRAB
    every: list[Move] = []
    plays_under(p, free, every)
    ignored: i64 = 0
    for effect in (BLANK, VETOES, NO_SHOVING, ENDS):
        if under & effect:
            left: list[Move] = []
            plays_under(p, free | effect, left)
            if len(left) < len(every):
                ignored |= effect
    return ignored


def relieve(p: Kragmortha) -> None:
    """Where nothing was left by the Looks, remember for this turn which of them are ignored (KM-ENF-3)."""
    under = p.bound[p.turn] & ~p.relieved
    if under & REMOVES_PLAYS:
        left: list[Move] = []
        plays_under(p, under, left)
        if not left:
            ignored = relief(p)
            p.relieved |= ignored
            if p.outbox is not None:
                tell_relief(p, ignored)


def tell_relief(p: Kragmortha, ignored: i64) -> None:
    """All are told which Looks are ignored in this turn (KM-ENF-3)."""
    cards = looks.bound_cards(p, p.turn)
    for look, text in enumerate(p.box.looks):
        if cards >> look & 1 and p.box.look_effects[look] & ignored:
            p.tell(
                Event("relieved", "KM-ENF-3", {"seat": telling.who(p, p.turn), "look": telling.what(p, p.turn, text)})
            )


def is_playable(p: Kragmortha, place: i64) -> bool:
    """Whether a card in the hand has a legal first step under the Looks (KM-TURN-3)."""
    card = p.hand[p.turn * p.box.stride + place]
    return len(first_squares(p, card, p.bound[p.turn] & ~p.relieved)) > 0
