"""What chance draws: cards, tokens, grovels, who begins; every draw is one move of the CHANCE seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import desk, hand, looks, push, rituals, setup, teleport, turn
from ludoteka.games.kragmortha.moves import Numbered, OfBook, OfCard, OfLook, OfSeat, OnSquare
from ludoteka.games.kragmortha.phases import (
    BOOK,
    DRAW,
    GROVEL,
    LOOK,
    LOTS,
    NERVE,
    NEXT_HAND,
    NEXT_TURN,
    SHOVE,
    TOKEN,
    a_of,
    b_of,
    c_of,
    phase_of,
)

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

LABELS: Final = {
    DRAW: "draw",
    LOOK: "look",
    BOOK: "book",
    TOKEN: "token",
    SHOVE: "push",
    LOTS: "first",
    GROVEL: "grovel",
    NERVE: "ritual",
}


def label(p: Kragmortha) -> str:
    """What is drawn, for the record."""
    return LABELS[int(phase_of(p.now))]


def lots(p: Kragmortha) -> i64:
    """How many equally likely lots there are."""
    phase = phase_of(p.now)
    if phase == DRAW:
        return p.deck_size
    if phase == LOOK:
        return bin(p.look_deck).count("1") if p.look_deck else 1
    if phase == BOOK:
        return bin(p.book_deck).count("1")
    if phase == TOKEN:
        return sum(p.tokens)
    if phase == SHOVE:
        return len(push.options(p, b_of(p.now), c_of(p.now)))
    if phase == LOTS:
        return len(setup.front_runners(p))
    if phase == GROVEL:
        return p.box.grovels
    if phase == NERVE:
        return p.house.nerves
    return 0


def lot(p: Kragmortha, i: i64) -> Move:
    """What lot i stands for."""
    phase = phase_of(p.now)
    if phase == LOOK:
        return p.box.look[looks.lot(p, i)]
    if phase == BOOK:
        return p.box.book[desk.lot(p, i)]
    if phase == TOKEN:
        return p.box.token[teleport.lot(p, i)]
    if phase == SHOVE:
        return p.box.push[push.options(p, b_of(p.now), c_of(p.now))[i]]
    if phase == LOTS:
        return p.box.begin[setup.front_runners(p)[i]]
    if phase == GROVEL:
        return p.box.grovel[i]
    return p.box.fail if i < p.house.breaches else p.box.fulfil


def apply(p: Kragmortha, move: Move) -> None:
    """Carry out what chance has drawn."""
    phase = phase_of(p.now)
    if phase == DRAW:
        if isinstance(move, OfCard):
            draw(p, move.card)
    elif phase == LOOK:
        looks.drawn(p, a_of(p.now), cast(OfLook, move).look)
    elif phase == BOOK:
        desk.drawn(p, a_of(p.now), cast(OfBook, move).book)
    elif phase == TOKEN:
        teleport.turned(p, a_of(p.now), cast(Numbered, move).index, b_of(p.now))
    elif phase == SHOVE:
        push.push(p, a_of(p.now), b_of(p.now), cast(OnSquare, move).square)
    elif phase == LOTS:
        setup.begin_with(p, cast(OfSeat, move).seat)
    elif phase == GROVEL:
        rituals.grovel_drawn(p, b_of(p.now), a_of(p.now), cast(Numbered, move).index)
    elif phase == NERVE:
        rituals.answer(p, b_of(p.now), a_of(p.now), move is p.box.fulfil)


def draw(p: Kragmortha, card: i64) -> None:
    """A card comes into a hand; then the next card, or what follows the last one."""
    now = p.now
    seat, left, then = a_of(now), b_of(now) - 1, c_of(now)
    hand.drawn(p, seat, card)
    if left > 0:
        hand.ask_draw(p, seat, left, then)
    elif then == NEXT_TURN:
        turn.finish(p)
    elif then == NEXT_HAND:
        setup.deal(p, seat + 1)
    else:
        p.proceed()
