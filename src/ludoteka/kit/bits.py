"""Sets of small numbers (below 62) as the bits of one number: cards of which there is one each, seats, curses."""

from __future__ import annotations

from ludoteka.core.native import i64
from ludoteka.core.rng import Rng


def bit(number: i64) -> i64:
    """The set of one number. Never write `i64(1) << number` for numbers from 31 on.

    >>> bit(0), bit(5), bit(61) == 2 ** 61
    (1, 32, True)
    """
    return _lifted(1, number)


def _lifted(one: i64, places: i64) -> i64:
    """So many places to the left; of a literal 1 mypyc makes a C int, whose shift is cut off at 31 bits."""
    return one << places


def size(bits: i64) -> i64:
    """How many are in the set.

    >>> size(0), size(0b10110), size((1 << 62) - 1)
    (0, 3, 62)
    """
    pairs: i64 = bits - (bits >> 1 & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    eights += eights >> 32
    return eights & 127


def lowest(bits: i64) -> i64:
    """The smallest number of a set that is not empty.

    >>> lowest(1), lowest(0b10100), lowest(1 << 61)
    (0, 2, 61)
    """
    at: i64 = 0
    if not bits & 0xFFFFFFFF:
        bits >>= 32
        at += 32
    if not bits & 0xFFFF:
        bits >>= 16
        at += 16
    if not bits & 0xFF:
        bits >>= 8
        at += 8
    if not bits & 15:
        bits >>= 4
        at += 4
    if not bits & 3:
        bits >>= 2
        at += 2
    if not bits & 1:
        at += 1
    return at


def nth(bits: i64, i: i64) -> i64:
    """The number that stands at place i (from 0) of the set in rising order.

    >>> [nth(0b10110, i) for i in range(3)]
    [1, 2, 4]
    """
    while i > 0:
        bits &= bits - 1
        i -= 1
    return lowest(bits)


def members(bits: i64) -> list[i64]:
    """All numbers of the set, rising.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[i64] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def draw(pool: i64, count: i64, rng: Rng) -> i64:
    """Any so many of the set, each choice equally likely; whoever takes all of it needs no luck.

    >>> draw(0b10110, 3, Rng(1)), size(draw(0b10110, 2, Rng(1)))
    (22, 2)
    """
    left = size(pool)
    if count == left:
        return pool
    drawn: i64 = 0
    while count > 0:
        one = bit(nth(pool, rng.below(left)))
        drawn |= one
        pool ^= one
        left -= 1
        count -= 1
    return drawn
