"""The Books B09 to B14 (rules.md 7.5): window, condition, effect, refusal."""

from __future__ import annotations

import pytest

from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import Who, asked, at, books_of, draw_any, looks_of, pack, play, refused
from tests.games.kragmortha.tables import squares, table, texts

CORNER = ('inner = ["b5-c5"]\ndesk = ["c9", "d9"', 'inner = ["b1-b2"]\ndesk = ["c9", "d9"')
FEW_STARTS = ('starts = ["a1", "b1", "c1", "d1"]\n', 'starts = ["c1", "d1"]\n')
"""The library for two with its inner bookcase beside a1 and a2."""
HAND = ["g:S+G", "g:S+P", "g:G+P"]


def holding(book: str, **goblins: str) -> Kragmortha:
    """Red, on e3 unless he stands elsewhere, holds one Book, in the large library."""
    places: dict[Who, str] = {"red": "e3"}
    places.update(goblins)
    return table(7, places, hands={"red": HAND}, books={"red": [book]})


def after_moving(book: str) -> Kragmortha:
    """Red has moved and is asked for a Book of the window after."""
    position = table(7, {"red": "e3"}, hands={"red": HAND}, books={"red": [book, "B05"]})
    return play(position, "play g:S+G d3", "stop")


@pytest.mark.parametrize("book", ["B09", "B11", "B15", "B16"])
def test_books_of_the_window_before_are_not_used_after(book: str) -> None:
    assert refused(after_moving(book), f"use {book}").key == "wrong-window"


@pytest.mark.parametrize("book", ["B12", "B14"])
def test_reactions_are_not_used_in_ones_own_windows(book: str) -> None:
    assert [refused(position, f"use {book}").key for position in (holding(book), after_moving(book))] == [
        "wrong-window",
        "wrong-window",
    ]


# ---- B09 Grimoire of the Second Summons


def test_b09_rigor_makes_one_step_whatever_the_symbol() -> None:
    assert squares(play(holding("B09"), "use B09"), "summon") == {"c7", "e7", "d6", "d8"}


def test_b09_then_the_turn_goes_on() -> None:
    position = play(holding("B09"), "use B09", "summon e7")
    assert (at(position, "rigor"), asked(position), "play g:S+G d3" in texts(position)) == ("e7", "P1", True)


def test_b09_not_onto_his_own_goblin() -> None:
    found = refused(play(holding("B09", red="d6"), "use B09"), "summon d6")
    assert (found.clause, found.key) == ("KM-BOOK-1", "rigor-onto-own-goblin")


def test_b09_only_one_step() -> None:
    assert refused(play(holding("B09"), "use B09"), "summon d5").clause == "KM-MOVE-1"


def test_b09_a_goblin_there_meets_him() -> None:
    position = play(holding("B09", blue="d6"), "use B09", "summon d6", "look W-11", "P2 to b2")
    assert (looks_of(position, "blue"), at(position, "blue"), asked(position)) == (["W-11"], "b2", "P1")


def test_b09_he_does_not_teleport_with_this_step() -> None:
    position = table(7, {"red": "e3"}, rigor="d5", hands={"red": HAND}, books={"red": ["B09"]})
    assert "stay" not in texts(play(position, "use B09", "summon d4"))


def test_b09_needs_a_square_that_he_can_enter() -> None:
    position = table(2, {"red": "a2"}, rigor="a1", books={"red": ["B09"]}, content=pack(CORNER, FEW_STARTS))
    found = refused(position, "use B09")
    assert (found.clause, found.key) == ("KM-BOOK-1", "book-needs-square")


def test_b09_a_single_square_needs_no_choice() -> None:
    position = table(2, {"red": "c3"}, rigor="a1", books={"red": ["B09"]}, content=pack(CORNER, FEW_STARTS))
    assert at(play(position, "use B09"), "rigor") == "a2"


def test_b09_may_be_given_up() -> None:
    assert at(play(holding("B09"), "use B09", "cancel"), "rigor") == "d7"


# ---- B11 Primer of Organised Shoving


def chain(*books: str) -> Kragmortha:
    """S-02: purple on c7 is about to push orange, and orange green."""
    return table(
        7,
        {"purple": "c7", "orange": "c6", "green": "d6"},
        turn="purple",
        hands={"purple": ["g:G+P"]},
        books={"purple": books},
    )


def test_b11_every_choice_of_the_chain_is_his() -> None:
    assert asked(play(chain("B11"), "use B11", "play g:G+P c6", "push d6")) == "P5"


def test_b11_without_it_the_pusher_chooses() -> None:
    assert asked(play(chain("B11"), "play g:G+P c6", "push d6")) == "P6"


def test_b11_only_in_this_turn() -> None:
    position = draw_any(play(chain("B11"), "use B11", "play g:G+P c6", "push b6", "stop"))
    assert (asked(position), position.shoving) == ("P6", 0)


def test_b11_a_stubborn_goblin_still_chooses_for_itself() -> None:
    position = table(
        7,
        {"purple": "c7", "orange": "c6", "green": "d6"},
        turn="purple",
        hands={"purple": ["g:G+P"]},
        books={"purple": ["B11"], "green": ["B14"]},
    )
    assert asked(play(position, "use B11", "play g:G+P c6", "push d6", "P3 use B14")) == "P3"


# ---- B12 Cloak of Conspicuous Absence


def rigor_onto_blue() -> Kragmortha:
    """S-30: Rigor has stepped onto blue, who holds a Cloak."""
    position = table(7, {"blue": "c7"}, hands={"red": ["r:G+P"]}, books={"blue": ["B12"]})
    return play(position, "play r:G+P c7")


def test_b12_is_asked_before_the_look() -> None:
    assert (asked(rigor_onto_blue()), texts(rigor_onto_blue())) == ("P2", ["use B12", "decline"])


def test_b12_no_look_is_drawn_but_the_goblin_is_placed() -> None:
    """S-30"""
    position = play(rigor_onto_blue(), "use B12", "P2 to b2")
    assert (looks_of(position, "blue"), at(position, "blue"), books_of(position, "blue", unused=True)) == ([], "b2", [])


def test_b12_declined_a_look_is_drawn() -> None:
    position = play(rigor_onto_blue(), "decline")
    assert (asked(position), books_of(position, "blue", unused=True)) == ("chance look", ["B12"])


def test_b12_ones_own_turn_ends_as_usual() -> None:
    position = table(7, {"red": "c7"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-11"]}, books={"red": ["B12", "B01"]})
    assert asked(play(position, "play g:S+P d7", "use B12", "to b2")) == "chance draw"


def test_b12_not_against_a_trap() -> None:
    position = table(7, {"red": "b1"}, hands={"red": ["g:S+P"]}, books={"red": ["B12"]})
    assert asked(play(position, "play g:S+P b2", "token trap", "to d4")) == "chance look"


def test_b12_not_against_a_penalty() -> None:
    position = table(7, looks={"red": ["W-20"]}, books={"red": ["B12"]}, dawn=True)
    assert asked(play(position, "fail")) == "chance look"


def test_b12_saves_from_the_4th_look() -> None:
    position = table(
        7, {"red": "c7"}, hands={"red": ["g:S+P"]}, looks={"red": ["W-11", "W-13", "W-18"]}, books={"red": ["B12"]}
    )
    assert asked(play(position, "play g:S+P d7", "use B12")) == "P1"


# ---- B14 The Stubborn Goblin's Catechism


def onto_blue() -> Kragmortha:
    """S-49: red has stepped onto blue beside Rigor; blue holds the Catechism."""
    position = table(7, {"red": "c5", "blue": "c6"}, rigor="c7", hands={"red": ["g:P+R"]}, books={"blue": ["B14"]})
    return play(position, "play g:P+R c6")


def test_b14_the_pushed_goblins_owner_chooses_among_the_same_squares() -> None:
    """S-49"""
    position = play(onto_blue(), "P2 use B14")
    assert (asked(position), squares(position, "push")) == ("P2", {"b6", "d6", "c7"})


def test_b14_declined_the_pusher_chooses() -> None:
    position = play(onto_blue(), "P2 decline")
    assert (asked(position), squares(position, "push")) == ("P1", {"b6", "d6", "c7"})


def test_b14_is_used_up() -> None:
    position = play(onto_blue(), "P2 use B14", "P2 push b6")
    assert books_of(position, "blue", unused=True) == []


def test_b14_the_pusher_waits_for_the_answer() -> None:
    assert refused(onto_blue(), "push d6", "red").key == "not-asked"


def test_b14_beats_the_look_of_the_pusher() -> None:
    """W-15 leaves the square to luck"""
    position = table(
        7, {"red": "c5", "blue": "c6"}, hands={"red": ["g:P+R"]}, looks={"red": ["W-15"]}, books={"blue": ["B14"]}
    )
    assert asked(play(position, "play g:P+R c6", "P2 use B14")) == "P2"
