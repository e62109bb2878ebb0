"""What is open in each decision (rules.md 3.3): the one home of legality."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.kragmortha import books, conditions, hand, looks, meet, pages, playing, push, rigor, setup, walk
from ludoteka.games.kragmortha.phases import (
    ADMIT,
    AFTER,
    ATLAS,
    DISCARD,
    EXTRA,
    FIRST,
    IDENTITY,
    LEDGER,
    MAIN,
    MEET,
    PAGES,
    PARDON,
    PLACE,
    PUSH,
    REACT_MEET,
    REACT_PUSH,
    RITUAL,
    RTELE,
    START,
    STEP2,
    STRIDE,
    SUMMONS,
    SYMBOL,
    TELE,
    VETO,
    VOTE,
    WORDS,
    a_of,
    b_of,
    c_of,
)

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def moves(p: Kragmortha, seat: i64) -> list[Move]:
    """Everything open to a seat that is asked."""
    phase = p.now & 63
    if phase == MAIN:
        return main_options(p)
    if phase == STEP2:
        return walk.second_steps(p)
    found: list[Move] = []
    if phase == PUSH:
        for square in push.options(p, b_of(p.now), c_of(p.now)):
            found.append(p.box.push[square])
    elif phase == MEET or phase == TELE or phase == START or phase == ATLAS:
        for square in meet.places(p, phase, a_of(p.now)):
            found.append(p.box.to[square])
        if phase == ATLAS and seat == p.turn:
            found.append(p.box.cancel)
    elif phase == RTELE:
        if not p.house.rigor_must:
            found.append(p.box.stay)
        for square in rigor.teleport_squares(p):
            found.append(p.box.teleport[square])
    elif phase == PLACE:
        for square in setup.place_squares(p):
            found.append(p.box.place[square])
    else:
        _seldom(p, phase, seat, found)
    return found


def main_options(p: Kragmortha) -> list[Move]:
    """Use a Book, play a card, or show the hand if nothing is playable (D-MAIN)."""
    found: list[Move] = []
    mine = p.books[p.turn] & p.box.before & ~p.used
    if mine and p.forced < 0:
        books.offer(p, mine, found)
    before = len(found)
    playing.add_plays(p, found)
    if len(found) == before:
        found.append(p.box.show)
    return found


def _seldom(p: Kragmortha, phase: i64, seat: i64, found: list[Move]) -> None:
    """The rarer decisions of a turn."""
    box = p.box
    if phase == STRIDE:
        found += walk.strides(p)
    elif phase == AFTER:
        books.offer(p, p.books[seat] & box.after, found)
        found.append(box.done)
    elif phase == EXTRA:
        playing.add_plays(p, found)
    elif phase == REACT_PUSH or phase == REACT_MEET:
        books.offer_reactions(p, seat, box.at_push if phase == REACT_PUSH else box.at_meeting, found)
        found.append(box.decline)
    elif phase == DISCARD:
        found += hand.options(p, seat)
    elif phase == RITUAL:
        found.append(box.fulfil)
        if p.house.rituals_fail:
            found.append(box.fail)
    elif phase == VETO:
        for place in range(p.held[a_of(p.now)]):
            found.append(box.veto[place])
    elif phase == SYMBOL:
        found += box.symbol
    elif phase == WORDS:
        found.append(box.words_named)
    else:
        _targets(p, phase, found)


def _targets(p: Kragmortha, phase: i64, found: list[Move]) -> None:
    """The targets of Books (D-BOOKTARGET), and answers of people to each other (rules.md 3.6)."""
    box = p.box
    if phase == PAGES:
        found += pages.options(p)
    elif phase == PARDON:
        for look in looks.held_looks(p, p.turn):
            found.append(box.give_back[look])
        found.append(box.cancel)
    elif phase == LEDGER:
        for gift in looks.gifts(p, p.turn):
            found.append(box.give[gift])
        found.append(box.cancel)
    elif phase == SUMMONS:
        for square in conditions.summons_squares(p):
            found.append(box.summon[square])
        found.append(box.cancel)
    elif phase == IDENTITY:
        for other in range(p.seats):
            if other != p.turn:
                found.append(box.swap[other])
        found.append(box.cancel)
    elif phase == ADMIT:
        found.append(box.admit)
        found.append(box.deny)
    elif phase == VOTE:
        found.append(box.guilty)
        found.append(box.innocent)
        found.append(box.abstain)
    elif phase == FIRST:
        for other in range(p.seats):
            found.append(box.vote[other])
        found.append(box.abstain)
