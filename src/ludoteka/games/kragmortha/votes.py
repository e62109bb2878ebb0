"""Votes: answers that several people give at once, each unseen by the others until all are in (rules.md 3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.core.seats import NOBODY

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

NOT_ASKED: Final = 0
OPEN: Final = 1
ABSTAINED: Final = 2
GUILTY: Final = 3
INNOCENT: Final = 4
FIRST_SEAT: Final = 3
"""In the vote on who begins: this and the number of a seat."""
WORDS: Final = ("", "", "abstain", "guilty", "innocent")


def ballot_of(p: Kragmortha, seat: i64) -> i64:
    """A seat's answer, or that it is still, or not at all, asked."""
    return p.ballots >> 4 * seat & 15


def set_ballot(p: Kragmortha, seat: i64, ballot: i64) -> None:
    """Write down a seat's answer."""
    p.ballots = p.ballots & ~(i64(15) << 4 * seat) | ballot << 4 * seat


def ask_people(p: Kragmortha, one: i64 = NOBODY, other: i64 = NOBODY) -> None:
    """All people are to vote, except one or two of them; bots never vote (KM-TABLE-12)."""
    p.ballots = 0
    for seat in range(p.seats):
        if not p.bots >> seat & 1 and seat != one and seat != other:
            set_ballot(p, seat, OPEN)


def next_voter(p: Kragmortha) -> i64:
    """The first who has not yet answered, or NOBODY."""
    for seat in range(p.seats):
        if ballot_of(p, seat) == OPEN:
            return seat
    return NOBODY


def undecided(p: Kragmortha) -> list[int]:
    """Those who have not yet answered."""
    return [int(seat) for seat in range(p.seats) if ballot_of(p, seat) == OPEN]


def count(p: Kragmortha, ballot: i64) -> i64:
    """How many have answered so."""
    found: i64 = 0
    for seat in range(p.seats):
        if ballot_of(p, seat) == ballot:
            found += 1
    return found


def excuse_bots(p: Kragmortha) -> None:
    """A bot that has taken over a seat in the middle of a vote does not vote (KM-TABLE-12)."""
    for seat in range(p.seats):
        if p.bots >> seat & 1 and ballot_of(p, seat) == OPEN:
            set_ballot(p, seat, ABSTAINED)
