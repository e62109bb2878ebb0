"""Decks: what is drawn, what is placed, who knows it."""

from __future__ import annotations

import pytest

from ludoteka.core.errors import BadDump
from ludoteka.core.seats import SPECTATOR
from ludoteka.kit.arrangement import ANY_OTHER, Arrangement
from ludoteka.kit.deck import Deck, shuffled_deck
from ludoteka.kit.knowledge import ALL, only

P1, P2 = only(0), only(1)


def lots(deck: Deck, depth: int = 0) -> list[int]:
    return [deck.lot(i, depth) for i in range(deck.lots(depth))]


def arranged(pattern: list[int], others: list[int]) -> Arrangement:
    order = Arrangement([card for card in pattern if card != ANY_OTHER], others)
    for card in pattern:
        order.choose(card)
    return order


def test_equal_cards_are_several_lots_of_one_card() -> None:
    assert lots(shuffled_deck([6, 5, 6])) == [5, 6, 6]


def test_an_empty_deck_has_no_lots() -> None:
    assert Deck().lots() == 0
    assert shuffled_deck([1]).lots(depth=1) == 0


def test_a_draw_of_a_placed_card_is_one_lot() -> None:
    deck = shuffled_deck([1, 2, 3])
    deck.put_on_top(9, P1)
    assert lots(deck) == [9]


def test_a_peek_at_the_top_three_decides_them_one_after_the_other() -> None:
    deck = shuffled_deck([1, 2, 3, 4])
    for depth, card in enumerate((3, 1, 4)):
        assert card in lots(deck, depth)
        deck.look(depth, card, P1)
    assert deck.known(0) == [(0, 3), (1, 1), (2, 4)]
    assert deck.loose == [2]


def test_a_second_look_at_a_known_place_is_one_lot_and_adds_the_looker() -> None:
    deck = shuffled_deck([1, 2])
    deck.look(1, 2, P1)
    assert lots(deck, 1) == [2]
    deck.look(1, 2, P2, openly=False)
    assert deck.known(1) == [(1, 2)]
    assert deck.watched() == [(1, P1)]


def test_a_draw_lifts_every_place() -> None:
    deck = shuffled_deck([1, 2, 3])
    deck.look(2, 3, P1)
    deck.take(1)
    assert deck.known(0) == [(1, 3)]


def test_take_tells_who_knew_the_card() -> None:
    deck = shuffled_deck([1])
    deck.put_on_top(2, P1 | P2)
    assert deck.take(2) == P1 | P2
    assert deck.take(1) == 0


def test_a_card_put_in_lowers_those_below_it() -> None:
    deck = shuffled_deck([1, 2])
    deck.look(0, 1, P1)
    deck.look(1, 2, P1)
    deck.insert(1, 7, ALL)
    assert deck.known(0) == [(0, 1), (1, 7), (2, 2)]
    assert deck.known(SPECTATOR) == [(1, 7)]


def test_a_card_under_the_deck_comes_last() -> None:
    deck = shuffled_deck([1, 1])
    deck.put_under(5, P1)
    deck.put_under(6, ALL)
    deck.take(1)
    deck.take(1)
    assert (lots(deck), deck.take(5), lots(deck)) == ([5], P1, [6])


def test_all_are_aware_of_a_tile_put_back_but_only_one_knows_it() -> None:
    deck = shuffled_deck([1, 2])
    deck.put_on_top(3, P1)
    assert deck.watched() == [(0, P1)]
    assert deck.chances(0) == [(3, 1)]
    assert deck.chances(1) == [(1, 1), (2, 1), (3, 1)]


def test_a_seat_that_knows_a_deeper_card_does_not_expect_it_on_top() -> None:
    deck = shuffled_deck([1, 2, 2])
    deck.look(1, 2, P1)
    assert deck.chances(0) == [(1, 1), (2, 1)]
    assert deck.chances(SPECTATOR) == [(1, 1), (2, 2)]


def test_a_stacked_pile_is_known_to_its_owner_and_nobody_is_aware_of_it() -> None:
    deck = Deck()
    deck.stack(arranged([8, ANY_OTHER, 9, ANY_OTHER], [1, 2]), P1)
    assert deck.known(0) == [(0, 8), (2, 9)]
    assert deck.watched() == []
    assert deck.chances(1) == [(1, 1), (2, 1), (8, 1), (9, 1)]
    deck.take(8)
    assert lots(deck) == [1, 2]


def test_a_pile_may_be_stacked_under_known_cards() -> None:
    deck = Deck()
    deck.put_under(4, P1)
    deck.stack(arranged([ANY_OTHER, 9], [1]), P1)
    assert deck.known(0) == [(0, 4), (2, 9)]


def test_no_pile_comes_under_loose_cards() -> None:
    deck = shuffled_deck([1])
    with pytest.raises(ValueError, match="1 loose cards are left"):
        deck.refill([2])
    with pytest.raises(ValueError, match="1 loose cards are left"):
        deck.stack(Arrangement([], []), P1)


def test_an_unfinished_order_cannot_be_stacked() -> None:
    with pytest.raises(ValueError, match="not complete"):
        Deck().stack(Arrangement([8], []), P1)


def test_a_draw_goes_on_after_a_refill_in_its_middle() -> None:
    deck, discard = shuffled_deck([1]), [2, 3]
    drawn: list[int] = []
    while len(drawn) < 2:
        if not deck.size():
            deck.refill(discard)
        card = deck.lot(deck.lots() - 1)
        deck.take(card)
        drawn.append(card)
    assert (drawn, deck.contents(), discard) == ([1, 3], [2], [])


def test_a_refill_goes_under_what_lies_placed() -> None:
    deck = Deck()
    deck.put_on_top(4, P1)
    deck.refill([1, 2])
    assert (lots(deck), deck.size()) == ([4], 3)


def test_a_shuffle_forgets_every_place() -> None:
    deck = shuffled_deck([1, 2])
    deck.look(0, 2, ALL)
    deck.shuffle_in([7])
    assert (deck.known(0), deck.loose) == ([], [1, 2, 7])


def test_cards_are_counted_wherever_they_lie() -> None:
    deck = shuffled_deck([1, 2, 2])
    deck.look(2, 2, P1)
    assert (deck.count(2), deck.count(1), deck.count(9), deck.contents()) == (2, 1, 0, [1, 2, 2])


def test_the_wrong_card_cannot_be_drawn_or_seen() -> None:
    deck = shuffled_deck([1])
    deck.put_on_top(2, P1)
    with pytest.raises(ValueError, match="card 2 lies on top"):
        deck.take(1)
    with pytest.raises(ValueError, match="card 2 lies at depth 0"):
        deck.look(0, 1, P1)
    with pytest.raises(ValueError, match="not in list"):
        shuffled_deck([1]).take(2)


@pytest.mark.parametrize(
    ("damaged", "problem"),
    [
        ([], "a deck is a table"),
        ({"loose": [1]}, r"deck\.places is None"),
        ({"loose": [2, 1], "places": []}, "rising order"),
        ({"loose": [1, True], "places": []}, "whole numbers"),
        ({"loose": [1 << 70], "places": []}, "62 bits"),
        ({"loose": [-1], "places": []}, "rising order"),
        ({"loose": [], "places": [0, -1, 0, 0]}, "below zero"),
        ({"loose": [], "places": [0, 1, 1]}, "4 numbers"),
        ({"loose": [], "places": [1, 1, 1, 1]}, "too deep"),
        ({"loose": [], "places": [0, 1, 1, 2]}, "aware"),
        ({"loose": [], "places": [], "cards": []}, "no field 'cards'"),
    ],
)
def test_a_damaged_deck_is_refused_and_changes_nothing(damaged: object, problem: str) -> None:
    deck = shuffled_deck([3])
    with pytest.raises(BadDump, match=problem):
        deck.restore(damaged)
    assert deck.loose == [3]
