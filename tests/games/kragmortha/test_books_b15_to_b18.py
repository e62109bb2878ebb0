"""The Books B15 to B18 (rules.md 7.5): window, condition, effect, refusal."""

from __future__ import annotations

import pytest

from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import Who, asked, at, cards, discarded, events, looks_of, play, refused
from tests.games.kragmortha.tables import squares, table, texts

HAND = ["g:S+G", "g:S+P", "g:G+P"]


def holding(book: str, **goblins: str) -> Kragmortha:
    """Red, on e3 unless he stands elsewhere, holds one Book, in the large library."""
    places: dict[Who, str] = {"red": "e3"}
    places.update(goblins)
    return table(7, places, hands={"red": HAND}, books={"red": [book]})


# ---- B15 Book of Mistaken Identity


def test_b15_two_goblins_change_places() -> None:
    position = play(holding("B15", blue="c4"), "use B15", "swap P2")
    assert (at(position, "red"), at(position, "blue"), asked(position)) == ("c4", "e3", "P1")


def test_b15_nobody_has_entered_anything() -> None:
    position = play(holding("B15", blue="d4"), "use B15", "swap P2")
    assert (at(position, "red"), sum(position.tokens), asked(position)) == ("d4", 6, "P1")


def test_b15_then_he_plays_from_there() -> None:
    assert squares(play(holding("B15", blue="d5"), "use B15", "swap P2"), "play g:S+G") == {"d6", "e5"}


def test_b15_not_with_himself() -> None:
    assert refused(play(holding("B15"), "use B15"), "swap P1").key == "own-goblin"


def test_b15_not_with_somebody_who_does_not_play() -> None:
    assert refused(play(holding("B15"), "use B15"), "swap P8").key == "no-such-seat"


def test_b15_with_two_players_there_is_no_choice() -> None:
    position = play(table(2, {"red": "c3", "blue": "a4"}, books={"red": ["B15"]}), "use B15")
    assert (at(position, "red"), at(position, "blue")) == ("a4", "c3")


# ---- B16 The Blank Pages


def test_b16_any_cards_are_discarded_and_as_many_drawn() -> None:
    position = play(holding("B16"), "use B16", "discard g:S+G", "discard g:G+P", "done", "draw g:P+R", "draw g:S+R")
    assert (cards(position, "red"), discarded(position), asked(position)) == (
        ["g:S+P", "g:P+R", "g:S+R"],
        ["g:S+G", "g:G+P"],
        "P1",
    )


def test_b16_at_least_one() -> None:
    found = refused(play(holding("B16"), "use B16"), "done")
    assert (found.clause, found.key) == ("KM-BOOK-1", "discard-one")


def test_b16_only_cards_he_holds() -> None:
    assert refused(play(holding("B16"), "use B16"), "discard g:P+R").key == "card-not-held"


def test_b16_the_whole_hand_may_go() -> None:
    position = play(holding("B16"), "use B16", *[f"discard {card}" for card in HAND], "done")
    assert (cards(position, "red"), asked(position)) == ([], "chance draw")


def test_b16_of_equal_cards_one_may_stay() -> None:
    position = table(7, hands={"red": ["g:S+G", "g:S+P", "g:S+G"]}, books={"red": ["B16"]})
    assert cards(play(position, "use B16", "discard g:S+G", "done", "draw g:P+R"), "red") == ["g:S+P", "g:S+G", "g:P+R"]


def test_b16_under_a_look_that_counts_places_these_are_named() -> None:
    position = table(7, {"red": "e3"}, hands={"red": HAND}, looks={"red": ["W-17"]}, books={"red": ["B16"]})
    assert texts(play(position, "use B16")) == ["discard 1", "discard 2", "discard 3", "cancel"]
    assert cards(play(position, "discard 1", "discard 3", "done", "draw g:P+R"), "red") == ["g:S+P", "g:P+R"]


def test_b16_the_others_hear_nothing_before_it_is_done() -> None:
    position = play(holding("B16"), "use B16")
    assert events(position, "discard g:S+G", viewer=1) == []


# ---- B17 Ledger of Blame


def ledger(red: list[str], blue: list[str], green: list[str]) -> Kragmortha:
    """Three players with Looks; red holds the Ledger."""
    return table(3, {"red": "c3"}, looks={"red": red, "blue": blue, "green": green}, books={"red": ["B17"]})


def test_b17_to_one_with_fewer_looks_and_none_with_that_symbol() -> None:
    """S-50: HEAD and LEG against LEG; green has as many as red. A single gift needs no choice."""
    position = play(ledger(["W-11", "W-18"], ["W-19"], ["W-01", "W-13"]), "use B17")
    assert (looks_of(position, "red"), looks_of(position, "blue")) == (["W-18"], ["W-11", "W-19"])


def test_b17_the_giver_chooses() -> None:
    position = play(ledger(["W-11", "W-18"], ["W-19"], []), "use B17")
    assert texts(position) == ["give W-11 P2", "give W-11 P3", "give W-18 P3", "cancel"]


@pytest.mark.parametrize(
    ("gift", "key"),
    [("give W-18 P2", "has-that-sign"), ("give W-11 P1", "not-fewer-looks"), ("give W-01 P3", "look-not-held")],
)
def test_b17_no_other_gift(gift: str, key: str) -> None:
    assert refused(play(ledger(["W-11", "W-18"], ["W-19"], []), "use B17"), gift).key == key


def test_b17_needs_somebody_who_can_take_it() -> None:
    found = refused(ledger(["W-11"], ["W-19"], ["W-01"]), "use B17")
    assert (found.clause, found.key) == ("KM-BOOK-1", "book-needs-receiver")


def test_b17_after_the_movement_too() -> None:
    position = table(7, {"red": "e3"}, hands={"red": HAND}, looks={"red": ["W-11"]}, books={"red": ["B17"]})
    assert texts(play(position, "play g:S+G d3", "stop")) == ["use B17", "done"]


def test_b17_a_blank_look_goes_to_anyone_with_fewer() -> None:
    """R-20"""
    position = play(ledger(["blank", "W-18"], ["W-19"], ["W-01", "W-13"]), "use B17")
    assert (looks_of(position, "blue"), asked(position), position.stack) == (["W-19", "blank"], "P1", [])


def test_b17_a_given_look_binds_at_once() -> None:
    position = table(2, hands={"blue": HAND}, looks={"red": ["W-22"]}, books={"red": ["B17"]})
    assert (asked(play(position, "use B17")), texts(position)[0]) == ("P2", "discard g:S+G")


# ---- B18 Index of All Indexes


def test_b18_has_no_effect_whatsoever() -> None:
    found = refused(holding("B18"), "use B18")
    assert (found.clause, found.key) == ("KM-BOOK-1", "book-has-no-effect")


def test_b18_opens_no_window() -> None:
    assert asked(play(holding("B18"), "play g:S+G d3", "stop")) == "chance draw"
