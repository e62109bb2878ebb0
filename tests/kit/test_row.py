"""Rows: cards in places, some of them hidden from their own holder."""

from __future__ import annotations

import pytest

from ludoteka.core.errors import BadDump
from ludoteka.core.rng import Rng
from ludoteka.core.seats import SPECTATOR
from ludoteka.kit.deck import shuffled_deck
from ludoteka.kit.knowledge import ALL, all_but, only, seats_of
from ludoteka.kit.part import Part, of_filling
from ludoteka.kit.redeal import chances, redeal, redeal_fillings
from ludoteka.kit.row import UNSEEN, Row


def a_row(*cards: int, holder: int = 0) -> Row:
    row = Row(only(holder))
    for card in cards:
        row.put(card)
    return row


def test_the_newest_card_comes_last_and_places_close_up() -> None:
    row = a_row(5, 3, 5)
    assert (row.cards, row.find(5), row.find(9)) == ([5, 3, 5], 0, -1)
    assert (row.take(0), row.cards, row.find(5)) == (5, [3, 5], 1)


def test_a_card_on_the_forehead_is_seen_by_all_but_its_holder() -> None:
    row = a_row(1, 2)
    row.conceal(1, only(0))
    row.show(1, all_but(0))
    assert (row.seen(0), row.seen(1), row.seen(SPECTATOR)) == ([1, UNSEEN], [UNSEEN, 2], [UNSEEN, 2])
    assert seats_of(row.knowers[1], 3) == [1, 2]


def test_the_wearer_imagines_another_card_that_the_others_still_see() -> None:
    row, deck = a_row(1, 2), shuffled_deck([3, 3, 3])
    row.conceal(1, only(0))
    row.show(1, all_but(0))
    found = set()
    for seed in range(20):
        world, rest = row.copy(), deck.copy()
        redeal(0, Rng(seed), [world, rest])
        assert world.cards[0] == 1
        assert world.knowers[1] == all_but(0)
        found.add(world.cards[1])
    assert found == {2, 3}


def test_an_open_hand_is_known_to_all() -> None:
    row = a_row(1, 2)
    for place in range(row.size()):
        row.show(place, ALL)
    assert row.seen(SPECTATOR) == [1, 2]


def test_cards_held_since_before_the_refill_are_not_mixed_with_the_new_deck() -> None:
    row, deck = a_row(holder=1), shuffled_deck([8, 9])
    row.put(1, filling=0)
    row.put(2, filling=0)
    row.put(7, filling=1)
    for seed in range(20):
        world, rest = row.copy(), deck.copy()
        redeal_fillings(0, Rng(seed), [world], rest, 1)
        assert sorted(world.cards[:2]) == [1, 2]
        assert sorted([world.cards[2], *rest.contents()]) == [7, 8, 9]


def test_a_place_whose_trait_is_seen_gets_only_cards_of_that_trait() -> None:
    odd, row, deck = [0, 1, 0, 1], Row(), shuffled_deck([0, 2, 3])
    row.put(1)
    found = set()
    for seed in range(20):
        world, rest = row.copy(), deck.copy()
        redeal(0, Rng(seed), [rest, Part(world, [0], odd)])
        found.add(world.cards[0])
    assert found == {1, 3}


def test_odds_allow_for_the_cards_that_must_be_where_their_trait_is_seen() -> None:
    odd, row, deck = [0, 1, 0, 1], Row(), shuffled_deck([0, 2, 3])
    row.put(1)
    assert chances(0, deck, [Part(row, [0], odd), deck]) == [(0, 2), (1, 1), (2, 2), (3, 1)]


def test_a_glimpse_covers_its_own_places_and_leaves_the_others_as_they_are() -> None:
    row = a_row(1, 2, 3)
    glimpse = Part(row, [0, 2], [0, 0, 0, 0])
    parts = [part for part in of_filling([row], 0, glimpse) if isinstance(part, Part)]
    assert [(part.places, part.is_choosy()) for part in parts] == [([0, 2], True), ([1], False)]


@pytest.mark.parametrize(
    ("damaged", "problem"),
    [
        (None, "a row is a table"),
        ({"holders": [], "cards": [], "knowers": [], "fillings": []}, "one number"),
        ({"holders": [1], "cards": [-2], "knowers": [1], "fillings": [0]}, "below zero"),
        ({"holders": [1], "cards": [2], "knowers": [], "fillings": [0]}, "knowers needs"),
        ({"holders": [1], "cards": [2], "knowers": [1], "fillings": []}, "fillings needs"),
    ],
)
def test_a_damaged_row_is_refused(damaged: object, problem: str) -> None:
    row = a_row(9)
    with pytest.raises(BadDump, match=problem):
        row.restore(damaged)
    assert row.cards == [9]
