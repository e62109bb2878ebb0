"""Every piece becomes JSON and comes back, and a copy goes its own way."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from ludoteka.core.dumping import dump_fields, restore_fields
from ludoteka.kit.answers import Answers
from ludoteka.kit.arrangement import ANY_OTHER, Arrangement
from ludoteka.kit.bag import Bag, filled_bag
from ludoteka.kit.deck import Deck, shuffled_deck
from ludoteka.kit.hand import Hand
from ludoteka.kit.knowledge import ALL, all_but, only
from ludoteka.kit.row import Row

Piece = Deck | Hand | Row | Bag | Arrangement | Answers


def a_deck() -> Deck:
    deck = shuffled_deck([1, 2, 2])
    deck.look(1, 2, ALL)
    return deck


def a_hand() -> Hand:
    hand = Hand(only(0))
    hand.put(3, only(1))
    return hand


def a_row() -> Row:
    row = Row(only(0))
    row.put(3, filling=2)
    row.show(0, all_but(2))
    return row


def an_order() -> Arrangement:
    order = Arrangement([8], [1, 2])
    order.choose(ANY_OTHER)
    return order


def some_answers() -> Answers:
    answers = Answers()
    answers.ask([2, 0])
    answers.give(0, 9)
    answers.add(2, 1)
    return answers


def a_bag() -> Bag:
    return filled_bag([1, 1])


MADE: list[tuple[Callable[[], Piece], Piece, Callable[[Piece], object]]] = [
    (a_deck, Deck(), lambda deck: deck.take(1) if isinstance(deck, Deck) else None),
    (a_hand, Hand(0), lambda hand: hand.put(1) if isinstance(hand, Hand) else None),
    (a_row, Row(), lambda row: row.take(0) if isinstance(row, Row) else None),
    (a_bag, Bag(), lambda bag: bag.take(1) if isinstance(bag, Bag) else None),
    (an_order, Arrangement(), lambda order: order.take_back() if isinstance(order, Arrangement) else None),
    (some_answers, Answers(), lambda answers: answers.add(2, 5) if isinstance(answers, Answers) else None),
]


@pytest.mark.parametrize(("make", "empty", "change"), MADE)
def test_what_was_dumped_comes_back(make: Callable[[], Piece], empty: Piece, change: object) -> None:
    data = json.loads(json.dumps(make().dump()))
    empty.restore(data)
    assert empty.dump() == data == make().dump()


@pytest.mark.parametrize(("make", "empty", "change"), MADE)
def test_a_changed_copy_leaves_the_original_and_its_dump_alone(
    make: Callable[[], Piece], empty: Piece, change: Callable[[Piece], object]
) -> None:
    piece = make()
    dumped, before = piece.dump(), json.dumps(piece.dump())
    twin = piece.copy()
    change(twin)
    assert json.dumps(twin.dump()) != before
    assert json.dumps(piece.dump()) == json.dumps(dumped) == before


class Somewhere:
    """Pieces as fields of a game's position."""

    def __init__(self) -> None:
        self.deck = Deck()
        self.hands = [Hand(only(0)), Hand(only(1))]


def test_pieces_can_be_fields_of_a_position() -> None:
    place = Somewhere()
    place.deck.shuffle_in([1, 2])
    place.hands[1].put(7)
    data = json.loads(json.dumps(dump_fields(place, ["deck", "hands"])))
    fresh = Somewhere()
    restore_fields(fresh, ["deck", "hands"], data)
    assert dump_fields(fresh, ["deck", "hands"]) == data
    assert fresh.hands[1].cards == [7]
