"""Hands: what the others know of them."""

from __future__ import annotations

import pytest

from ludoteka.core.errors import BadDump
from ludoteka.core.seats import SPECTATOR
from ludoteka.kit.hand import Hand
from ludoteka.kit.knowledge import ALL, all_but, only

OWNER, OTHER, THIRD = 0, 1, 2


def a_hand(*cards: int) -> Hand:
    hand = Hand(only(OWNER))
    for card in cards:
        hand.put(card)
    return hand


def test_only_the_holder_knows_a_card_taken_up() -> None:
    hand = a_hand(4, 2)
    assert (hand.known(OWNER), hand.known(OTHER), hand.hidden(OTHER)) == ([2, 4], [], 2)


def test_partners_who_share_their_hands_both_hold_them() -> None:
    hand = Hand(only(0) | only(2))
    hand.put(3)
    assert (hand.known(2), hand.known(1)) == ([3], [])


def test_cards_seen_stay_known_to_the_looker_alone_until_they_leave() -> None:
    hand = a_hand(1, 2)
    hand.look(only(OTHER))
    hand.put(3)
    assert (hand.known(OTHER), hand.known(THIRD), hand.hidden(OTHER)) == ([1, 2], [], 1)
    hand.take(2)
    assert (hand.known(OTHER), hand.hidden(OTHER)) == ([1], 1)


def test_a_known_card_is_taken_as_the_one_that_left_even_if_an_unknown_equal_one_is_there() -> None:
    hand = a_hand(5)
    hand.look(only(OTHER))
    hand.put(5)
    assert hand.take(5) == only(OWNER) | only(OTHER)
    assert (hand.known(OTHER), hand.hidden(OTHER)) == ([], 1)


def test_each_looker_loses_a_known_card_of_his_own() -> None:
    hand = a_hand()
    hand.put(5, only(OTHER))
    hand.put(5, only(THIRD))
    hand.take(5)
    assert (hand.known(OTHER), hand.known(THIRD), hand.known(OWNER)) == ([], [], [5])


def test_a_card_drawn_from_a_known_place_is_known_in_the_hand() -> None:
    hand = a_hand()
    hand.put(7, only(OTHER))
    assert hand.known(OTHER) == [7]


def test_what_is_shown_to_all_spectators_know_too() -> None:
    hand = a_hand(1, 2)
    hand.show(2)
    assert (hand.known(SPECTATOR), hand.hidden(SPECTATOR)) == ([2], 1)


def test_the_same_card_may_be_shown_twice_but_two_at_once_are_two() -> None:
    hand = a_hand(5, 5)
    hand.show(5)
    hand.show(5)
    assert hand.known(OTHER) == [5]
    hand.show(5, copies=2)
    assert hand.known(OTHER) == [5, 5]


def test_more_cards_than_are_held_cannot_be_shown() -> None:
    with pytest.raises(ValueError, match="there are 1"):
        a_hand(5, 6).show(5, copies=2)


def test_when_a_card_leaves_unseen_nobody_else_is_sure_of_any_other() -> None:
    hand = a_hand(1, 2)
    hand.look(ALL)
    assert hand.slip(1, only(THIRD)) == only(OWNER) | only(THIRD)
    assert (hand.known(OTHER), hand.known(THIRD), hand.known(OWNER)) == ([], [2], [2])


def test_a_card_that_is_not_held_cannot_leave() -> None:
    with pytest.raises(ValueError, match="not in list"):
        a_hand(1).take(2)


def test_a_hand_is_never_shown_to_all_but_some() -> None:
    hand = a_hand(1)
    with pytest.raises(ValueError, match="use a row"):
        hand.look(all_but(OTHER))


@pytest.mark.parametrize(
    ("damaged", "problem"),
    [
        ("cards", "a hand is a table"),
        ({"holders": [1, 2], "cards": [], "knowers": []}, "one number"),
        ({"holders": [1], "cards": [2, 1], "knowers": [1, 1]}, "rising order"),
        ({"holders": [1], "cards": [2], "knowers": []}, "for each card"),
        ({"holders": [1], "cards": [2], "knowers": [2]}, "does not know"),
    ],
)
def test_a_damaged_hand_is_refused_and_changes_nothing(damaged: object, problem: str) -> None:
    hand = a_hand(9)
    with pytest.raises(BadDump, match=problem):
        hand.restore(damaged)
    assert hand.cards == [9]
