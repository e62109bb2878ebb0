"""Sets of small numbers as the bits of one number."""

from __future__ import annotations

from ludoteka.core.native import i64


def count_bits(bits: i64) -> i64:
    """How many bits are set.

    >>> [count_bits(bits) for bits in (0, 1, 6, 255)]
    [0, 1, 2, 8]
    """
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest bit that is set; there must be one.

    >>> [lowest_bit(bits) for bits in (1, 6, 40)]
    [0, 1, 3]
    """
    found: i64 = 0
    while not bits & 1:
        bits >>= 1
        found += 1
    return found


def bit_at(bits: i64, i: i64) -> i64:
    """The number of the i-th bit that is set, from 0.

    >>> [bit_at(0b101100, i) for i in range(3)]
    [2, 3, 5]
    """
    for _lower in range(i):
        bits &= bits - 1
    return lowest_bit(bits)
