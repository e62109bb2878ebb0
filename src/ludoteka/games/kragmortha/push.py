"""Pushing goblins, one into another (rules.md 2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.kragmortha import telling
from ludoteka.games.kragmortha.board import DESK
from ludoteka.games.kragmortha.effects import BLIND_SHOVE, PUSHED_CHOOSES
from ludoteka.games.kragmortha.phases import ARRIVE, PUSH, REACT_PUSH, SHOVE

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def can_enter(p: Kragmortha, seat: i64, square: i64) -> bool:
    """A neighbouring square is free for a goblin, or whoever stands there can be pushed on (KM-PUSH-8)."""
    other = p.at[square]
    if other < 0:
        return True
    here = p.goblin[seat]
    return can_push(p, square, here, i64(1) << seat | i64(1) << other, here)


def can_push(p: Kragmortha, at: i64, origin: i64, moved: i64, left: i64) -> bool:
    """Whether a goblin pushed from `at` can go anywhere (KM-PUSH-7); `left` is the square the first pusher leaves."""
    near = p.layout.near
    for i in range(4 * at, 4 * at + 4):
        square = near[i]
        if square == p.layout.size:
            return False
        if may_go(p, at, square, origin, moved, left):
            return True
    return False


def may_go(p: Kragmortha, at: i64, square: i64, origin: i64, moved: i64, left: i64) -> bool:
    """Not where the pusher came from (KM-PUSH-3), nor onto a goblin already moved (KM-PUSH-6) or stuck (KM-PUSH-7)."""
    if square == origin:
        return False
    if p.house.desk_forbidden and p.layout.kinds[square] == DESK:
        return False
    other = p.at[square]
    if other < 0 or square == left:
        return True
    if moved >> other & 1:
        return False
    return can_push(p, square, at, moved | i64(1) << other, left)


def options(p: Kragmortha, at: i64, origin: i64) -> list[i64]:
    """The squares onto which the goblin on `at` can be pushed (KM-PUSH-1, KM-PUSH-4, KM-PUSH-9 to KM-PUSH-11)."""
    return [square for square in p.layout.around(at) if may_go(p, at, square, origin, p.moved, -1)]


def ask(p: Kragmortha, seat: i64, at: i64, origin: i64) -> None:
    """A goblin is about to be pushed: its owner may have a Book against that."""
    if p.books[seat] & p.box.at_push & ~p.used:
        p.ask(REACT_PUSH, seat, seat, at, origin)
    else:
        choose(p, seat, at, origin, chooser(p, seat, at))


def chooser(p: Kragmortha, seat: i64, at: i64) -> i64:
    """The pusher's owner chooses (KM-PUSH-2), unless a Look (W-14, W-15), a Book (B11) or an option says otherwise."""
    pusher = p.at[at]
    if p.bound[pusher] & PUSHED_CHOOSES:
        return seat
    if p.bound[pusher] & BLIND_SHOVE:
        return CHANCE
    return p.turn if p.shoving or p.house.push_by_active else pusher


def choose(p: Kragmortha, seat: i64, at: i64, origin: i64, who: i64) -> None:
    """Ask for the square; a single one needs no choice."""
    squares = options(p, at, origin)
    if len(squares) == 1:
        push(p, seat, at, squares[0])
    else:
        p.ask(SHOVE if who == CHANCE else PUSH, who, seat, at, origin)


def push(p: Kragmortha, seat: i64, at: i64, square: i64) -> None:
    """The pushed goblin is set on its square at once; whoever stands there is pushed by it (KM-PUSH-5, KM-PUSH-12)."""
    pusher = p.at[at]
    other = p.at[square]
    p.at[square] = seat
    p.goblin[seat] = square
    if p.outbox is not None:
        p.tell(
            Event(
                "pushed",
                "KM-PUSH-1",
                {
                    "seat": telling.who(p, pusher),
                    "pushed": telling.who(p, seat),
                    "square": telling.where(p, seat, square),
                },
            )
        )
    p.later(ARRIVE, seat, square)
    if other >= 0:
        p.moved |= i64(1) << other
        ask(p, other, square, at)
    else:
        p.proceed()
