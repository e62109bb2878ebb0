"""Sets of small numbers as bits."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteka  # noqa: F401  # chooses the form of the engine before its first module is imported
from ludoteka.core.rng import Rng
from ludoteka.kit import bits

NUMBERS = range(62)


def test_the_set_of_one_number_has_that_bit_however_high() -> None:
    assert [bits.bit(number) for number in NUMBERS] == [2**number for number in NUMBERS]


def test_the_size_of_a_set_is_how_many_are_in_it() -> None:
    assert [bits.size(2**number - 1) for number in range(63)] == list(range(63))


def test_the_lowest_number_is_found_whatever_lies_above() -> None:
    assert [bits.lowest(2**number | 2**61) for number in NUMBERS] == list(NUMBERS)


def test_members_come_in_rising_order_and_by_place() -> None:
    found = bits.members(2**3 | 2**40 | 2**61)
    assert found == [3, 40, 61]
    assert [bits.nth(2**3 | 2**40 | 2**61, i) for i in range(3)] == found


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_so_many_are_drawn_and_all_of_them_from_the_pool(count: int) -> None:
    pool = 2**1 | 2**35 | 2**60
    drawn = bits.draw(pool, count, Rng(count))
    assert bits.size(drawn) == count
    assert drawn & ~pool == 0


def test_every_number_is_as_likely_to_be_drawn() -> None:
    rng = Rng(1)
    found = Counter(bits.draw(0b1011, 1, rng) for _ in range(3000))
    assert set(found) == {1, 2, 8}
    assert all(900 < count < 1100 for count in found.values())
