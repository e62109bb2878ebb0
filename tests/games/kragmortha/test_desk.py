"""Rigor's desk (rules.md 2.10), and how the library stands for two (S-53)."""

from __future__ import annotations

import pytest

from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import Who, asked, at, books_of, play, refused, squares, table, texts

FAR: dict[Who, str] = {"blue": "b6", "green": "b4"}
"""With two goblins out in the library a1, b1 and c1 are empty."""
ROW_1 = ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]


def beside_desk(**options: bool) -> Kragmortha:
    """S-43: red stands below the desk; with a Pardon and a Look he can use the window after."""
    return table(
        7,
        {"red": "f8", **FAR},
        hands={"red": ["g:S+R", "g:S+G", "g:G+P"]},
        looks={"red": ["W-11"]},
        books={"red": ["B01"]},
        options=options,
    )


def crowded_starts() -> Kragmortha:
    """S-44: seven goblins on the seven start squares, red below the desk."""
    goblins: dict[Who, str] = {"red": "f8", **dict(enumerate(ROW_1, 1))}
    return table(8, goblins, hands={"red": ["g:S+R"]})


@pytest.mark.parametrize(
    ("seats", "desk"), [(2, "c9 d9 c10 d10"), (4, "d9 e9 d10 e10"), (6, "e9 f9 e10 f10"), (8, "f9 g9 f10 g10")]
)
def test_km_desk_1_it_covers_four_squares_in_a_corner(seats: int, desk: str) -> None:
    position = table(seats)
    assert [position.box.board.names[square] for square in position.layout.desk] == desk.split()


@pytest.mark.parametrize("card", ["g:S+G", "g:P+R", "g:S+R", "g:G+R"])
def test_km_desk_1_any_symbol_lets_a_goblin_onto_it(card: str) -> None:
    """S-43"""
    assert "f9" in squares(table(7, {"red": "f8"}, hands={"red": [card]}), f"play {card}")


def test_km_desk_1_either_symbol_may_have_been_spent_before_it() -> None:
    position = play(table(7, {"red": "e8"}, hands={"red": ["g:S+R"]}), "play g:S+R f8")
    assert "f9" in squares(position, "step")


def test_km_desk_2_a_book_is_drawn_at_once() -> None:
    """S-43"""
    assert asked(play(beside_desk(), "play g:S+R f9")) == "chance book"


def test_km_desk_2_it_is_laid_face_up() -> None:
    """S-43"""
    shown = dict(play(beside_desk(), "play g:S+R f9", "book B18").view(3))["players"][0]["books"]  # type: ignore[index]
    assert {"id": "B18", "used": False} in shown


def test_km_desk_2_a_pushed_goblin_draws_one_too() -> None:
    position = table(7, {"red": "e8", "blue": "f8"}, hands={"red": ["g:S+R"]})
    play(position, "play g:S+R f8", "push f9", "book B18")
    assert (books_of(position, "blue"), asked(position)) == (["B18"], "P2")


def test_km_desk_3_then_its_owner_chooses_an_empty_start_square() -> None:
    """S-43"""
    position = table(
        7,
        {"red": "f8", "blue": "a1", "green": "c1", "yellow": "e5", "purple": "e4", "orange": "a9", "white": "a8"},
        rigor="e1",
        hands={"red": ["g:S+R"]},
    )
    assert squares(play(position, "play g:S+R f9", "book B18"), "to") == {"b1", "d1", "f1", "g1"}


def test_km_desk_3_no_other_square() -> None:
    found = refused(play(beside_desk(), "play g:S+R f9", "book B18"), "to a5")
    assert (found.clause, found.key) == ("KM-DESK-3", "not-start-square")


def test_km_desk_3_no_taken_square() -> None:
    assert refused(play(beside_desk(), "play g:S+R f9", "book B18"), "to g1").clause == "KM-MOVE-10"


def test_km_desk_4_no_second_step_but_the_window_after() -> None:
    """S-43"""
    assert texts(play(beside_desk(), "play g:S+R f9", "book B18", "to a1")) == ["use B01", "done"]


def test_km_desk_4_and_a_card_is_drawn() -> None:
    """S-43"""
    assert asked(play(beside_desk(), "play g:S+R f9", "book B18", "to a1", "done")) == "chance draw"


def test_km_desk_4_option_desk_ends_move_false_gives_the_second_step_from_the_start_square() -> None:
    position = play(beside_desk(desk_ends_move=False), "play g:S+R f9", "book B18", "to b1")
    assert squares(position, "step") == {"a1", "b2", "c1"}


def test_km_desk_5_no_empty_start_square_then_beside_another_goblin() -> None:
    """S-44"""
    offered = squares(play(crowded_starts(), "play g:S+R f9", "book B18"), "to")
    assert offered == {"a2", "b2", "c2", "d2", "e2", "f2", "g2"}


def test_km_desk_5_a_teleport_square_there_has_no_effect() -> None:
    """S-44"""
    position = play(crowded_starts(), "play g:S+R f9", "book B18", "to b2")
    assert (at(position, "red"), asked(position), sum(position.tokens)) == ("b2", "chance draw", 6)


def test_km_desk_5_never_a_desk_square_and_not_beside_his_own_goblin() -> None:
    """S-44, with Rigor on a start square and white below the desk"""
    goblins: dict[Who, str] = {"red": "g8", **dict(enumerate(ROW_1[:6], 1)), 7: "f8"}
    position = table(8, goblins, rigor="g1", hands={"red": ["g:S+R"]})
    offered = squares(play(position, "play g:S+R g9", "book B18"), "to")
    assert {square for square in offered if not square.endswith("2")} == {"e8", "f7", "g8"}


def test_km_desk_5_a_square_away_from_all_goblins_is_refused() -> None:
    found = refused(play(crowded_starts(), "play g:S+R f9", "book B18"), "to d5")
    assert (found.clause, found.key) == ("KM-DESK-5", "not-beside-goblin")


def test_km_desk_6_no_goblin_stays_there() -> None:
    position = table(7, {"red": "e8", "blue": "f8", "green": "b4"}, hands={"red": ["g:S+R"]})
    play(position, "play g:S+R f8", "push f9", "book B18", "P2 to a1", "step f9", "book B16", "to b1")
    assert all(position.at[square] < 0 for square in position.layout.desk)


def test_s_53_two_players_have_the_small_library() -> None:
    """S-53"""
    position = table(2)
    names = position.box.board.names
    assert [names[square] for square in position.layout.starts] == ["a1", "b1", "c1", "d1"]
    assert [names[square] for square in position.layout.desk] == ["c9", "d9", "c10", "d10"]
    assert [names[square] for square in position.layout.teleports] == ["b2", "d4", "a7"]
    assert {names[square] for square in position.layout.open} == {
        f"{column}{row}" for column in "abcd" for row in range(1, 11)
    } - {"b5", "c5"}
