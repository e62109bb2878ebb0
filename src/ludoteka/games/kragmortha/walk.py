"""A goblin on the move: one or two steps onto neighbouring squares that the card's symbols match (rules.md 2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import desk, enforced, meet, push, rigor, telling, teleport
from ludoteka.games.kragmortha.board import DESK, PLAIN, TELEPORT
from ludoteka.games.kragmortha.effects import CHANGES_STEPS, NO_SHOVING
from ludoteka.games.kragmortha.moves import OnSquare, Play
from ludoteka.games.kragmortha.phases import ARRIVE, STEP2, STEPPED, STRIDE
from ludoteka.games.kragmortha.squares import is_crowded

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def add_entries(p: Kragmortha, plays: list[Move], found: list[Move]) -> None:
    """Of the first steps that a card allows, those onto squares that can be entered."""
    for move in plays:
        if push.can_enter(p, p.turn, cast(Play, move).square):
            found.append(move)


def step(p: Kragmortha, square: i64) -> None:
    """The active player's goblin steps onto a square and pushes whoever stands there (KM-MOVE-12, KM-MOVE-13)."""
    seat = p.turn
    here = p.goblin[seat]
    other = p.at[square]
    p.at[here] = -1
    p.at[square] = seat
    p.goblin[seat] = square
    if p.outbox is not None:
        p.tell(Event("stepped", "KM-MOVE-2", {"seat": telling.who(p, seat), "square": telling.where(p, seat, square)}))
    if other < 0 and square != p.rigor and p.layout.kinds[square] == PLAIN:
        stepped(p)
        return
    p.later(STEPPED)
    p.later(ARRIVE, seat, square)
    if other >= 0:
        p.moved = i64(1) << seat | i64(1) << other
        push.ask(p, other, square, here)
    else:
        p.proceed()


def arrive(p: Kragmortha, seat: i64, square: i64) -> None:
    """What a goblin finds on the square it entered: Rigor before all else (KM-MEET-11), a Book, a teleport."""
    kind = p.layout.kinds[square]
    if p.goblin[seat] != square:
        p.proceed()
    elif square == p.rigor:
        meet.meet(p, seat)
    elif kind == DESK:
        desk.enter(p, seat)
    elif kind == TELEPORT:
        teleport.enter(p, seat)
    else:
        p.proceed()


def stepped(p: Kragmortha) -> None:
    """A step and all that came of it is done: another one may follow (KM-MOVE-5, KM-MOVE-15)."""
    if p.cut or p.turn_over:
        rigor.end_movement(p)
    elif p.steps == 1 and len(second_steps(p)) > 1:
        p.ask(STEP2, p.turn)
    elif p.steps < 3:
        offer_stride(p)
    else:
        rigor.end_movement(p)


def second_steps(p: Kragmortha) -> list[Move]:
    """Stop, or a neighbouring square that the card's other symbol matches (KM-MOVE-4, KM-MOVE-6, KM-MOVE-7)."""
    if p.card >= p.box.goblin_kinds:
        return rigor.second_steps(p)
    here = p.goblin[p.turn]
    if p.bound[p.turn] & CHANGES_STEPS & ~p.relieved or here != p.entered:
        return enforced.second_steps(p, here)
    moves = p.layout.second[p.card * p.layout.size + here]
    return enterable(p, moves) if is_crowded(p, here) else moves


def enterable(p: Kragmortha, moves: list[Move]) -> list[Move]:
    """Of stop and some steps, those onto squares that the active player's goblin can enter."""
    found: list[Move] = [p.box.stop]
    shy = p.bound[p.turn] & NO_SHOVING & ~p.relieved
    for i in range(1, i64(len(moves))):
        square = cast(OnSquare, moves[i]).square
        if p.at[square] < 0 or (not shy and push.can_enter(p, p.turn, square)):
            found.append(moves[i])
    return found


def strides(p: Kragmortha) -> list[Move]:
    """The extra step of the Codex: stop, or any neighbouring square that can be entered, whatever its symbol."""
    return enterable(p, p.layout.stride[p.goblin[p.turn]])


def offer_stride(p: Kragmortha) -> None:
    """After the last step the Codex gives one more, if the movement was not cut (KM-BOOK-6)."""
    if p.striding and len(strides(p)) > 1:
        p.striding = 0
        p.steps = 2
        p.ask(STRIDE, p.turn)
    else:
        rigor.end_movement(p)


def go_on(p: Kragmortha, square: i64) -> None:
    """The second step, or that of the Codex; a new chain starts afresh (KM-MOVE-11)."""
    p.steps += 1
    if p.card >= p.box.goblin_kinds:
        rigor.step(p, square)
    else:
        step(p, square)


def stop(p: Kragmortha) -> None:
    """No further step (KM-MOVE-5)."""
    if p.outbox is not None:
        p.tell(Event("stopped", "KM-MOVE-5", {"seat": int(p.turn)}))
    if p.card >= p.box.goblin_kinds or p.steps == 2:
        rigor.end_movement(p)
    else:
        offer_stride(p)
