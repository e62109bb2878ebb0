"""Teleport squares and tokens (rules.md 2.7), and the option blocked_teleport."""

from __future__ import annotations

import pytest

from tests.games.kragmortha.tables import asked, at, books_of, draw_any, events, looks_of, pack, play, refused, squares
from tests.games.kragmortha.tables import table, texts
from ludoteka.games.kragmortha.position import Kragmortha


def at_b1(seats: int = 7, **laid: object) -> Kragmortha:
    """Red is about to enter b2; the potion of his card would take him on to c2."""
    return table(seats, {"red": "b1"}, hands={"red": ["g:S+P", "g:S+G", "g:G+R"]}, **laid)  # type: ignore[arg-type]


def blocked(options: dict[str, object] | None = None) -> Kragmortha:
    """Both other teleports of the small library are taken; red holds a Pardon and a Look for it (S-32)."""
    return table(
        2,
        {"red": "c2", "blue": "d4"},
        rigor="a7",
        hands={"red": ["g:S+P", "g:S+G", "g:G+R"]},
        looks={"red": ["W-11"]},
        books={"red": ["B01"]},
        options=options,
    )  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "token", [["token teleport", "to d4"], ["token book", "to d4", "book B18"], ["token trap", "to d4", "look W-11"]]
)
def test_km_teleport_1_a_walking_goblin_stops(token: list[str]) -> None:
    """S-31"""
    assert asked(play(at_b1(), "play g:S+P b2", *token)) == "chance draw"


def test_km_teleport_1_a_pushed_goblin_has_entered() -> None:
    position = table(7, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+P"]})
    assert asked(play(position, "play g:S+P d3", "push d4")) == "chance token"


def test_km_teleport_2_its_owner_turns_a_token() -> None:
    position = table(7, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+P"]})
    told = events(position, "play g:S+P d3", "push d4", "token teleport")
    assert told[-1] == ("token-turned", {"seat": 1, "token": "teleport"})


def test_km_teleport_2_a_token_is_one_of_those_face_down() -> None:
    position = play(at_b1(tokens=["teleport", "trap"]), "play g:S+P b2")
    assert texts(position) == ["token teleport", "token trap"]


def test_km_teleport_3_the_owner_chooses_among_the_other_empty_teleport_squares() -> None:
    position = table(7, {"red": "b1", "blue": "d4"}, rigor="e6", hands={"red": ["g:S+P"]})
    assert squares(play(position, "play g:S+P b2", "token teleport"), "to") == {"a7", "f3", "g7"}


def test_km_teleport_3_the_goblin_is_placed_there() -> None:
    assert at(play(at_b1(), "play g:S+P b2", "token teleport", "to f3"), "red") == "f3"


def test_km_teleport_3_not_where_it_is() -> None:
    assert refused(play(at_b1(), "play g:S+P b2", "token teleport"), "to b2").clause == "KM-TELEPORT-3"


def test_km_teleport_3_only_a_teleport_square() -> None:
    found = refused(play(at_b1(), "play g:S+P b2", "token teleport"), "to c2")
    assert (found.clause, found.key) == ("KM-TELEPORT-3", "not-teleport-square")


def test_km_teleport_3_a_pushed_goblins_owner_chooses_not_the_pusher() -> None:
    position = table(7, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+P"]})
    assert asked(play(position, "play g:S+P d3", "push d4", "token teleport")) == "P2"


def test_km_teleport_4_a_book_after_the_move() -> None:
    position = play(at_b1(), "play g:S+P b2", "token book")
    assert (asked(position), asked(play(position, "to d4"))) == ("P1", "chance book")


def test_km_teleport_5_a_look_after_the_move() -> None:
    position = play(at_b1(), "play g:S+P b2", "token trap")
    assert (asked(position), asked(play(position, "to d4"))) == ("P1", "chance look")


def test_km_teleport_5_the_look_binds_its_player() -> None:
    position = play(at_b1(), "play g:S+P b2", "token trap", "to d4", "look W-18")
    assert looks_of(position, "red") == ["W-18"]


def test_km_teleport_5_the_4th_look_of_a_trap_ends_the_game() -> None:
    """S-35"""
    position = at_b1(looks={"red": ["W-11", "W-13", "W-18"]})
    play(position, "play g:S+P b2", "token trap", "to d4", "look W-24")
    assert (at(position, "red"), asked(position)) == ("d4", "nobody")


def test_km_teleport_6_the_move_is_compulsory() -> None:
    position = play(at_b1(), "play g:S+P b2", "token teleport")
    assert all(text.startswith("to ") for text in texts(position))


def test_km_teleport_6_never_a_second_token() -> None:
    position = play(at_b1(), "play g:S+P b2", "token teleport", "to d4")
    assert sum(position.tokens) == 5


def test_km_teleport_7_the_turn_of_a_moved_goblin_ends_without_the_window_after() -> None:
    position = at_b1(looks={"red": ["W-11"]}, books={"red": ["B01"]})
    assert asked(play(position, "play g:S+P b2", "token teleport", "to d4")) == "chance draw"


def test_km_teleport_7_he_still_draws_and_the_next_begins() -> None:
    position = draw_any(play(at_b1(), "play g:S+P b2", "token teleport", "to d4"))
    assert (position.held[0], position.turn) == (3, 1)


def test_km_teleport_7_a_goblin_teleported_in_anothers_turn_ends_nothing() -> None:
    position = table(7, {"red": "c3", "blue": "d3"}, hands={"red": ["g:S+P"]})
    assert "e3" in squares(play(position, "play g:S+P d3", "push d4", "token teleport", "to b2"), "step")


def test_km_teleport_8_used_tokens_lie_face_up_for_all() -> None:
    seen = dict(play(at_b1(), "play g:S+P b2", "token book", "to d4", "book B18").view(2))
    assert (seen["tokens_down"], seen["tokens_up"]) == (5, {"teleport": 0, "book": 1, "trap": 0})


def test_km_teleport_8_a_used_token_cannot_be_turned_again() -> None:
    position = play(at_b1(tokens=["teleport", "book"]), "play g:S+P b2")
    assert refused(position, "token trap", -1).key == "chance-decides"


def test_km_teleport_9_the_last_token_is_resolved_before_the_shuffle() -> None:
    """S-34"""
    position = play(at_b1(tokens=["trap"]), "play g:S+P b2", "token trap", "to d4")
    assert (asked(position), sum(position.tokens)) == ("chance look", 0)


def test_km_teleport_9_then_all_six_are_face_down_again() -> None:
    """S-34"""
    position = play(at_b1(tokens=["trap"]), "play g:S+P b2", "token trap", "to d4", "look W-11")
    assert position.tokens == [3, 2, 1]


def test_km_teleport_9_not_before_all_six_are_face_up() -> None:
    position = play(at_b1(tokens=["trap", "book"]), "play g:S+P b2", "token trap", "to d4", "look W-11")
    assert position.tokens == [0, 1, 0]


def test_km_teleport_10_all_others_taken_no_token_and_it_stays() -> None:
    """S-32"""
    position = play(blocked(), "play g:S+P b2")
    assert (at(position, "red"), position.tokens) == ("b2", [3, 2, 1])


def test_km_teleport_10_the_movement_is_over_but_not_the_turn() -> None:
    """S-32"""
    assert texts(play(blocked(), "play g:S+P b2")) == ["use B01", "done"]


def test_km_teleport_10_he_draws() -> None:
    """S-32"""
    assert asked(play(blocked(), "play g:S+P b2", "done")) == "chance draw"


def test_km_teleport_10_rigor_on_a_teleport_square_occupies_it() -> None:
    position = table(2, {"red": "c2", "blue": "d4"}, rigor="d7", hands={"red": ["g:S+P"]})
    assert asked(play(position, "play g:S+P b2")) == "chance token"


def test_option_blocked_teleport_token_only_turns_the_token_and_skips_the_move() -> None:
    position = play(blocked({"blocked_teleport": "token_only"}), "play g:S+P b2", "token teleport")
    assert (at(position, "red"), sum(position.tokens)) == ("b2", 5)


def test_option_blocked_teleport_token_only_gives_the_book() -> None:
    position = play(blocked({"blocked_teleport": "token_only"}), "play g:S+P b2", "token book", "book B18")
    assert books_of(position, "red") == ["B01", "B18"]


def test_option_blocked_teleport_token_only_gives_the_look() -> None:
    position = play(blocked({"blocked_teleport": "token_only"}), "play g:S+P b2", "token trap", "look W-18")
    assert looks_of(position, "red") == ["W-11", "W-18"]


def test_option_blocked_teleport_token_only_leaves_the_window_after() -> None:
    position = play(blocked({"blocked_teleport": "token_only"}), "play g:S+P b2", "token teleport")
    assert texts(position) == ["use B01", "done"]


def test_km_teleport_11_a_book_from_a_token_sends_nobody_to_a_start_square() -> None:
    position = play(at_b1(), "play g:S+P b2", "token book", "to d4", "book B18")
    assert (at(position, "red"), asked(position)) == ("d4", "chance draw")


def test_km_teleport_12_standing_on_and_leaving_a_teleport_square_does_nothing() -> None:
    position = table(7, {"red": "b2"}, hands={"red": ["g:P+R"]})
    assert squares(play(position, "play g:P+R c2"), "step") == {"c1"}


def test_km_teleport_12_a_goblin_placed_there_after_a_meeting_turns_no_token() -> None:
    position = table(7, {"red": "c7"}, hands={"red": ["g:S+P"]})
    play(position, "play g:S+P d7", "look W-11", "to b2")
    assert (asked(position), sum(position.tokens)) == ("chance draw", 6)


@pytest.mark.parametrize(
    ("seats", "there"), [(2, "b2 d4 a7"), (4, "b2 d4 a7 e6"), (6, "b2 d4 a7 e6 f3"), (8, "b2 d4 a7 e6 f3 g7")]
)
def test_km_teleport_13_beyond_the_wall_there_are_none(seats: int, there: str) -> None:
    position = table(seats)
    assert [position.box.board.names[square] for square in position.layout.teleports] == there.split()


def test_km_teleport_13_under_the_desk_it_is_a_desk_square() -> None:
    position = table(7, {"red": "g8"}, hands={"red": ["g:S+P"]}, content=pack(('"g7"]', '"g9"]')))
    assert asked(play(position, "play g:S+P g9")) == "chance book"


def test_km_teleport_13_under_a_bookcase_nobody_is_sent_there() -> None:
    position = table(2, {"red": "b1"}, hands={"red": ["g:S+P"]}, content=pack(('"g7"]', '"b5"]')))
    assert squares(play(position, "play g:S+P b2", "token teleport"), "to") == {"d4", "a7"}
