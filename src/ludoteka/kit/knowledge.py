"""Who knows something: sets of seats as bit masks, and what is left of one in a world that a seat imagines."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64

NO_ONE: Final = 0
"""Nobody at all, spectators neither."""

ALL: Final = -1
"""Every seat and every spectator.

The sign bit stands for the spectators. What they know has been seen by the whole table, so a mask below zero is common
knowledge: everybody is aware of who is in it.
"""


def only(seat: i64) -> i64:
    """One seat alone; nobody where it is a spectator's, for a spectator knows nothing that others do not.

    >>> only(0), only(2), only(-3)
    (1, 4, 0)
    """
    return i64(1) << seat if seat >= 0 else 0


def all_but(seat: i64) -> i64:
    """Everybody except this seat, such as those who see the card on its forehead."""
    return ~only(seat)


def knows(knowers: i64, seat: i64) -> bool:
    """Whether a seat, or a spectator (below zero), is among those who know.

    >>> knows(only(1), 1), knows(only(1), 0), knows(only(1), -3), knows(ALL, -3), knows(all_but(1), 1)
    (True, False, False, True, False)
    """
    return (knowers >> seat & 1) == 1 if seat >= 0 else knowers < 0


def remembered(knowers: i64, aware: i64, seat: i64) -> i64:
    """Who knows, as far as one seat can say: those everybody is aware of, and itself."""
    return aware | knowers & only(seat)


def seats_of(knowers: i64, seats: i64) -> list[int]:
    """The seats, of so many at the table, that know.

    >>> seats_of(5, 4), seats_of(all_but(1), 3)
    ([0, 2], [0, 2])
    """
    return [int(seat) for seat in range(seats) if knowers >> seat & 1]
