"""Rigor on the move (rules.md 2.8), and the option rigor_teleport."""

from __future__ import annotations

import pytest

from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import Who, asked, at, books_of, draw_any, pack, play, refused, squares, table, texts

NARROW = (
    ('rigor_start = "d7"', 'rigor_start = "a5"'),
    ('columns = "abcdefg"\nwall', 'columns = "ab"\nwall'),
    ('desk = ["f9", "g9", "f10", "g10"]', 'desk = ["a3", "b5", "a8", "b10"]'),
    ('starts = ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]', 'starts = ["a1", "b1"]'),
)
"""Eight players in two columns: goblins can stand beside every square."""


def near_d4(**options: str) -> Kragmortha:
    """Rigor is about to enter the teleport square d4; with a Pardon and a Look red could use the window after."""
    return table(
        7,
        rigor="d5",
        hands={"red": ["r:S+R", "g:S+G", "g:S+P"]},
        looks={"red": ["W-11"]},
        books={"red": ["B01"]},
        options=options,
    )


def small_library() -> Kragmortha:
    """S-36: Rigor has stepped from d5 to d4."""
    return play(table(2, {"red": "a1", "blue": "c7"}, rigor="d5", hands={"red": ["r:S+R"]}), "play r:S+R d4")


def test_km_rigor_1_no_token_is_turned_for_him() -> None:
    position = play(near_d4(), "play r:S+R d4")
    assert (asked(position), sum(position.tokens)) == ("P1", 6)


@pytest.mark.parametrize("square", ["d1", "b2", "c9"])
def test_km_rigor_2_to_an_empty_square_away_from_goblins(square: str) -> None:
    """S-36"""
    assert at(play(small_library(), f"teleport {square}"), "rigor") == square


@pytest.mark.parametrize(
    ("square", "clause"),
    [
        ("a1", "KM-MOVE-10"),
        ("c7", "KM-MOVE-10"),
        ("d4", "KM-MOVE-10"),
        ("b1", "KM-RIGOR-2"),
        ("a2", "KM-RIGOR-2"),
        ("b7", "KM-RIGOR-2"),
        ("d7", "KM-RIGOR-2"),
        ("c6", "KM-RIGOR-2"),
        ("c8", "KM-RIGOR-2"),
        ("b5", "KM-MOVE-8"),
        ("c5", "KM-MOVE-8"),
        ("e5", "KM-MOVE-8"),
        ("f3", "KM-MOVE-9"),
        ("g10", "KM-MOVE-9"),
    ],
)
def test_km_rigor_2_not_beside_a_goblin_nor_onto_a_pawn_nor_out_of_play(square: str, clause: str) -> None:
    """S-36"""
    assert refused(small_library(), f"teleport {square}").clause == clause


def test_km_rigor_2_every_other_square_is_open() -> None:
    """S-36: 38 squares in play without Rigor's, two goblins' and the six beside these."""
    assert len(squares(small_library(), "teleport")) == 38 - 1 - 2 - 6


def test_km_rigor_2_a_goblins_corner_is_not_beside_it() -> None:
    assert "b8" in squares(small_library(), "teleport")


def test_km_rigor_2_only_where_he_has_entered_a_teleport_square() -> None:
    position = play(table(7, rigor="d5", hands={"red": ["r:S+R"]}), "play r:S+R c5")
    assert refused(position, "teleport b2").key == "rigor-cannot-teleport"


def test_km_rigor_2_after_the_second_step_too() -> None:
    position = table(7, rigor="d6", hands={"red": ["r:P+R"]})
    assert "teleport g1" not in texts(play(position, "play r:P+R d5"))
    assert "stay" in texts(play(position, "step d4"))


def test_km_rigor_3_the_turn_ends_without_the_window_after() -> None:
    """S-37"""
    assert asked(play(near_d4(), "play r:S+R d4", "teleport g10")) == "chance draw"


def test_km_rigor_3_he_still_draws() -> None:
    position = draw_any(play(near_d4(), "play r:S+R d4", "teleport g10"))
    assert (position.held[0], position.turn) == (3, 1)


def test_km_rigor_4_he_may_stay_and_step_again() -> None:
    """S-37"""
    assert squares(play(near_d4(), "play r:S+R d4", "stay"), "step") == {"c4", "d3"}


def test_km_rigor_4_staying_after_the_second_step_leaves_the_window_after() -> None:
    position = table(7, rigor="d6", hands={"red": ["r:P+R"]}, looks={"red": ["W-11"]}, books={"red": ["B01"]})
    assert texts(play(position, "play r:P+R d5", "step d4", "stay")) == ["use B01", "done"]


def test_option_rigor_teleport_must_offers_no_stay() -> None:
    found = refused(play(near_d4(rigor_teleport="must"), "play r:S+R d4"), "stay")
    assert (found.clause, found.key) == ("KM-RIGOR-2", "rigor-must-teleport")


def test_option_rigor_teleport_must_sends_him_away() -> None:
    position = play(near_d4(rigor_teleport="must"), "play r:S+R d4", "teleport a7")
    assert (at(position, "rigor"), asked(position)) == ("a7", "chance draw")


def test_option_rigor_teleport_must_binds_nobody_where_he_cannot() -> None:
    position = table(
        2, {"red": "b2", "blue": "a7"}, rigor="d5", hands={"red": ["r:S+R"]}, options={"rigor_teleport": "must"}
    )
    assert squares(play(position, "play r:S+R d4"), "step") == {"c4", "d3"}


def test_option_rigor_teleport_must_to_the_only_square_there_is() -> None:
    goblins: dict[Who, str] = dict(enumerate(["a2", "b4", "a6", "b8", "b9", "b1", "a4", "b6"]))
    position = table(
        8, goblins, rigor="b3", hands={"red": ["r:S+G"]}, content=pack(*NARROW), options={"rigor_teleport": "must"}
    )
    assert at(play(position, "play r:S+G b2"), "rigor") == "a10"


def test_km_rigor_5_not_if_every_teleport_square_is_occupied() -> None:
    position = table(2, {"red": "b2", "blue": "a7"}, rigor="d5", hands={"red": ["r:S+R"]})
    assert texts(play(position, "play r:S+R d4")) == ["stop", "step d3", "step c4"]


def test_km_rigor_5_one_empty_teleport_square_is_enough() -> None:
    position = table(2, {"red": "b2", "blue": "a6"}, rigor="d5", hands={"red": ["r:S+R"]})
    assert texts(play(position, "play r:S+R d4"))[0] == "stay"


def test_km_rigor_5_not_if_goblins_stand_beside_every_square() -> None:
    goblins: dict[Who, str] = dict(enumerate(["a2", "b4", "a6", "b8", "a10", "b1", "a9", "b6"]))
    position = table(8, goblins, rigor="b3", hands={"red": ["r:S+G"]}, content=pack(*NARROW))
    assert texts(play(position, "play r:S+G b2")) == ["stop", "step b1"]


def test_km_rigor_6_a_meeting_on_the_teleport_square_comes_first() -> None:
    """S-29"""
    position = table(7, {"blue": "d4"}, rigor="d5", hands={"red": ["r:S+R"]})
    assert asked(play(position, "play r:S+R d4")) == "chance look"


def test_km_rigor_6_then_he_may_teleport() -> None:
    """S-29"""
    position = table(7, {"blue": "d4"}, rigor="d5", hands={"red": ["r:S+R"]})
    play(position, "play r:S+R d4", "look W-11", "to b2")
    assert (asked(position), "stay" in texts(position)) == ("P1", True)


def test_km_rigor_6_not_after_meeting_the_active_players_goblin() -> None:
    position = table(7, {"red": "d4"}, rigor="d5", hands={"red": ["r:S+R"]})
    assert asked(play(position, "play r:S+R d4", "look W-11", "to b2")) == "chance draw"


@pytest.mark.parametrize("card", ["r:S+G", "r:P+R"])
def test_km_rigor_7_onto_the_desk_with_any_symbol(card: str) -> None:
    assert "f9" in squares(table(7, rigor="f8", hands={"red": [card]}), f"play {card}")


def test_km_rigor_7_nothing_happens_there() -> None:
    position = play(table(7, rigor="f8", hands={"red": ["r:G+R"]}), "play r:G+R f9")
    assert (at(position, "rigor"), books_of(position, "red"), asked(position)) == ("f9", [], "P1")


def test_km_rigor_8_onto_a_teleport_square_without_effect() -> None:
    position = play(near_d4(), "play r:S+R d4", "teleport a7")
    assert (asked(position), sum(position.tokens)) == ("chance draw", 6)


def test_km_rigor_8_onto_the_desk_without_effect() -> None:
    position = play(near_d4(), "play r:S+R d4", "teleport f9")
    assert (asked(position), books_of(position, "red")) == ("chance draw", ["B01"])
