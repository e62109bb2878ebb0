"""Bags, dice and arrangements."""

from __future__ import annotations

import pytest

from ludoteka.core.errors import BadDump
from ludoteka.kit.arrangement import ANY_OTHER, Arrangement
from ludoteka.kit.bag import Bag, filled_bag
from ludoteka.kit.dice import Die


def test_a_bag_gives_each_piece_one_lot_and_takes_pieces_back() -> None:
    bag = filled_bag([3, 1, 3])
    assert [bag.lot(i) for i in range(bag.lots())] == [1, 3, 3]
    bag.take(3)
    assert (bag.chances(), bag.count(3), bag.size()) == ([(1, 1), (3, 1)], 1, 2)
    bag.put(0)
    assert bag.pieces == [0, 1, 3]


def test_what_is_not_in_the_bag_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="not in list"):
        Bag().take(1)


def test_equal_faces_of_a_die_are_one_outcome_with_several_lots() -> None:
    die = Die([2, 1, 1, 0, 1, 2])
    assert [die.lot(i) for i in range(die.lots())] == [0, 1, 1, 1, 2, 2]
    assert die.chances() == [(0, 1), (1, 3), (2, 2)]


def test_a_die_without_faces_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one face"):
        Die([])


def test_equal_named_cards_are_one_option() -> None:
    assert Arrangement([8, 8, 9], [1, 2]).options() == [8, 9, ANY_OTHER]


def test_only_what_is_left_may_come_next() -> None:
    order = Arrangement([8], [1])
    order.choose(ANY_OTHER)
    assert order.options() == [8]
    with pytest.raises(ValueError, match="cannot come next"):
        order.choose(ANY_OTHER)
    with pytest.raises(ValueError, match="cannot come next"):
        order.choose(1)


def test_steps_can_be_taken_back_to_the_start() -> None:
    order = Arrangement([8, 9], [1])
    start = order.dump()
    for card in (9, ANY_OTHER, 8):
        order.choose(card)
    assert order.is_complete()
    order.take_back()
    assert order.options() == [8]
    order.restart()
    assert order.dump() == start


@pytest.mark.parametrize(
    ("piece", "damaged"),
    [
        (Bag(), {"pieces": [2, 1]}),
        (Bag(), {"pieces": "12"}),
        (Arrangement(), {"named": [2, 1], "others": [], "pattern": []}),
        (Arrangement(), {"named": [], "others": [], "pattern": [ANY_OTHER]}),
    ],
)
def test_damaged_data_are_refused(piece: Bag | Arrangement, damaged: object) -> None:
    with pytest.raises(BadDump):
        piece.restore(damaged)
