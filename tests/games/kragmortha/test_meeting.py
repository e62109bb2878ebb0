"""Meeting the Dark Lord (rules.md 2.6)."""

from __future__ import annotations

import pytest

from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import asked, at, books_of, cards, draw_any, events, looks_of, play, refused, squares
from tests.games.kragmortha.tables import table, texts

TELEPORTS = {"b2", "d4", "a7", "e6"}


def met(look: str = "W-18", **more: object) -> Kragmortha:
    """S-25: red has stepped onto Rigor's square and drawn a Look."""
    hand = ["g:S+P", "g:S+G", "g:S+R"]
    position = table(4, {"red": "c7"}, hands={"red": hand}, **more)  # type: ignore[arg-type]
    return play(position, "play g:S+P d7", f"look {look}")


def two_in_a_row(**options: bool) -> Kragmortha:
    """S-26: red has played a Rigor card, and Rigor stepped onto blue, beside green."""
    position = table(4, {"blue": "c7", "green": "c6"}, hands={"red": ["r:G+P"]}, options=options)
    return play(position, "play r:G+P c7")


def on_own_goblin(goblin: str = "d4", rigor: str = "d5") -> Kragmortha:
    """Red's own Rigor card has brought Rigor onto red's goblin, on a teleport square."""
    position = table(4, {"red": goblin}, rigor=rigor, hands={"red": ["r:R+O", "g:S+G", "g:S+P"]})
    return play(position, f"play r:R+O {goblin}")


@pytest.mark.parametrize(
    ("goblins", "card", "moves", "seat"),
    [
        ({"red": "c7"}, "g:S+P", ["play g:S+P d7"], 0),
        ({"red": "b7", "blue": "c7"}, "g:S+G", ["play g:S+G c7", "push d7"], 1),
        ({"blue": "c7"}, "r:G+P", ["play r:G+P c7"], 1),
        ({"red": "c7"}, "r:G+P", ["play r:G+P c7"], 0),
    ],
)
def test_km_meet_1_stepping_being_pushed_or_being_stepped_onto(
    goblins: dict[str | int, str], card: str, moves: list[str], seat: int
) -> None:
    position = table(4, goblins, hands={"red": [card]})
    told = events(position, *moves)
    assert told[-1] == ("met", {"seat": seat, "square": at(position, "rigor")})


def test_km_meet_1_a_goblin_beside_rigor_does_not_meet_him() -> None:
    position = table(4, {"red": "b7"}, hands={"red": ["g:S+G"]})
    assert looks_of(play(position, "play g:S+G c7", "stop"), "red") == []


def test_km_meet_2_the_meeting_comes_before_rigors_second_step() -> None:
    """S-26."""
    position = two_in_a_row()
    assert asked(position) == "chance look"
    assert asked(play(position, "look W-18")) == "P2"


def test_km_meet_2_the_meeting_of_a_pushed_goblin_comes_before_the_pushers_second_step() -> None:
    position = table(4, {"red": "b7", "blue": "c7"}, hands={"red": ["g:S+G"]})
    assert asked(play(position, "play g:S+G c7", "push d7")) == "chance look"


def test_km_meet_3_the_owner_of_the_met_goblin_draws_a_look() -> None:
    position = play(two_in_a_row(), "look W-18")
    assert (looks_of(position, "blue"), looks_of(position, "red")) == (["W-18"], [])


def test_km_meet_3_the_look_is_drawn_before_the_goblin_is_placed() -> None:
    position = table(4, {"red": "c7"}, hands={"red": ["g:S+P"]})
    assert asked(play(position, "play g:S+P d7")) == "chance look"
    assert at(position, "red") == "d7"


def test_km_meet_3_the_look_is_obeyed_at_once() -> None:
    """W-08: already for this placement his left neighbour chooses."""
    assert asked(met("W-08")) == "P2"


def test_km_meet_4_he_places_his_goblin_on_an_empty_teleport_square() -> None:
    """S-25."""
    assert (asked(met()), squares(met(), "to")) == ("P1", TELEPORTS)
    assert at(play(met(), "to a7"), "red") == "a7"


def test_km_meet_4_an_occupied_teleport_square_is_not_offered() -> None:
    position = table(4, {"red": "c7", "blue": "b2"}, hands={"red": ["g:S+P"]})
    assert squares(play(position, "play g:S+P d7", "look W-18"), "to") == TELEPORTS - {"b2"}


def test_km_meet_4_the_owner_chooses_in_anybodys_turn() -> None:
    position = play(two_in_a_row(), "look W-18")
    assert (asked(position), squares(position, "to")) == ("P2", TELEPORTS)
    assert refused(position, "to c4").clause == "KM-MEET-4"


def test_km_meet_4_the_teleport_square_under_rigor_is_not_empty() -> None:
    """S-29: blue may choose any but d4; then the mover may teleport Rigor."""
    position = table(4, {"red": "a1", "blue": "d4"}, rigor="d5", hands={"red": ["r:S+R"]})
    play(position, "play r:S+R d4", "look W-18")
    assert squares(position, "to") == TELEPORTS - {"d4"}
    assert (asked(play(position, "to b2")), texts(position)[0]) == ("P1", "stay")
    assert "e10" in squares(position, "teleport")


def test_km_meet_5_the_placement_does_not_activate_the_teleport_square() -> None:
    """S-25."""
    position = play(met(), "to b2")
    assert (asked(position), dict(position.view(0))["tokens_down"]) == ("chance draw", 6)


def full(**goblins: str) -> Kragmortha:
    """S-27: every teleport square is occupied, one of them by Rigor; red has stepped there."""
    here = {"red": "e5", "green": "b2", "blue": "d4", "yellow": "a7"} | goblins
    position = table(4, here, rigor="e6", hands={"red": ["g:G+R"]})
    return play(position, "play g:G+R e6", "look W-18")


def test_km_meet_6_without_an_empty_teleport_square_he_goes_to_a_start_square() -> None:
    """S-27."""
    assert (asked(full()), squares(full(), "to")) == ("P1", {"a1", "b1", "c1", "d1", "e1"})


def test_km_meet_6_as_long_as_a_teleport_square_is_empty_no_start_square_is_offered() -> None:
    assert at(full(yellow="c1"), "red") == "a7"
    assert refused(met(), "to a1").clause == "KM-MEET-4"


def test_km_meet_6_an_occupied_start_square_is_not_offered() -> None:
    """Five teleport squares are taken by Rigor and four goblins, a start square by the fifth."""
    goblins = {"red": "e5", "blue": "b2", "green": "d4", "yellow": "a7", "purple": "f3", "orange": "c1"}
    position = table(6, goblins, rigor="e6", hands={"red": ["g:G+R"]})
    play(position, "play g:G+R e6", "look W-18")
    assert squares(position, "to") == {"a1", "b1", "d1", "e1", "f1"}


def test_km_meet_7_the_turn_of_a_player_who_meets_rigor_ends_and_he_still_draws() -> None:
    """S-25: no second step, though d5 beside him shows the potion that is left."""
    position = play(met(), "to d4")
    assert asked(position) == "chance draw"
    assert (asked(draw_any(position)), len(cards(position, "red"))) == ("P2", 3)


def test_km_meet_7_there_is_no_window_after_it() -> None:
    """S-25: a Book against Looks must wait."""
    assert asked(play(met(books={"red": ["B01"]}), "to a7")) == "chance draw"


def test_km_meet_7_without_a_meeting_there_is_one() -> None:
    position = table(4, {"red": "b7"}, hands={"red": ["g:S+G"]}, looks={"red": ["W-20"]}, books={"red": ["B01"]})
    assert texts(play(position, "play g:S+G c7", "stop")) == ["use B01", "done"]


def test_km_meet_7_moving_rigor_onto_ones_own_goblin_ends_the_turn_too() -> None:
    """No second step of Rigor, though an orb is left."""
    position = play(on_own_goblin("c6", "c7"), "look W-18", "to b2")
    assert asked(position) == "chance draw"


def test_km_meet_7_nor_is_rigor_teleported_then() -> None:
    position = play(on_own_goblin(), "look W-18", "to b2")
    assert (asked(position), at(position, "rigor")) == ("chance draw", "d4")


def test_km_meet_8_rigor_stays_where_he_met_the_goblin_of_another() -> None:
    position = play(two_in_a_row(), "look W-18", "P2 to b2")
    assert at(position, "rigor") == "c7"


def test_km_meet_8_his_second_step_is_still_allowed() -> None:
    """S-26; d7 shows a scroll, b7 a grimoire, c8 a scroll."""
    position = play(two_in_a_row(), "look W-18", "P2 to b2")
    assert (asked(position), texts(position)) == ("P1", ["stop", "step c6"])


def test_km_meet_8_on_request_a_meeting_ends_rigors_movement() -> None:
    """S-26, option rigor_continues_after_meeting."""
    position = play(two_in_a_row(rigor_continues_after_meeting=False), "look W-18", "P2 to b2")
    assert asked(position) == "chance draw"


def test_km_meet_8_without_a_meeting_that_option_changes_nothing() -> None:
    position = table(4, hands={"red": ["r:G+P"]}, options={"rigor_continues_after_meeting": False})
    assert squares(play(position, "play r:G+P c7"), "step") == {"c6"}


def test_km_meet_9_rigor_may_be_moved_onto_ones_own_goblin() -> None:
    position = table(4, {"red": "c7"}, hands={"red": ["r:G+P"]})
    assert "c7" in squares(position, "play r:G+P")
    assert looks_of(play(position, "play r:G+P c7", "look W-18"), "red") == ["W-18"]


def test_km_meet_10_several_goblins_may_meet_rigor_in_one_turn() -> None:
    """S-26."""
    position = play(two_in_a_row(), "look W-18", "P2 to b2", "step c6", "look W-01", "P3 to d4")
    assert (looks_of(position, "blue"), looks_of(position, "green")) == (["W-18"], ["W-01"])
    assert (asked(position), at(position, "rigor")) == ("chance draw", "c6")


def test_km_meet_11_on_a_teleport_square_held_by_rigor_no_token_is_turned() -> None:
    position = table(4, {"red": "d5"}, rigor="d4", hands={"red": ["g:S+R"]})
    play(position, "play g:S+R d4", "look W-18", "to b2")
    assert (asked(position), dict(position.view(0))["tokens_down"]) == ("chance draw", 6)


def test_km_meet_11_on_a_desk_square_held_by_rigor_no_book_is_drawn() -> None:
    position = table(4, {"red": "d8"}, rigor="d9", hands={"red": ["g:S+R"]})
    play(position, "play g:S+R d9", "look W-18", "to b2")
    assert (asked(position), books_of(position, "red"), looks_of(position, "red")) == ("chance draw", [], ["W-18"])


def cloaked() -> Kragmortha:
    """S-30: Rigor has stepped onto blue, who has a Cloak."""
    position = table(4, {"blue": "c7"}, hands={"red": ["r:G+P"]}, books={"blue": ["B12"]})
    return play(position, "play r:G+P c7")


def test_km_meet_3_a_cloak_may_be_used_just_before_the_look() -> None:
    """S-30."""
    assert (asked(cloaked()), texts(cloaked())) == ("P2", ["use B12", "decline"])


def test_km_meet_4_under_a_cloak_he_draws_no_look_but_is_placed_all_the_same() -> None:
    """S-30."""
    position = play(cloaked(), "P2 use B12")
    assert (asked(position), squares(position, "to")) == ("P2", TELEPORTS)
    assert (looks_of(position, "blue"), books_of(position, "blue", unused=True)) == ([], [])


def test_km_meet_3_a_cloak_not_used_stays_and_the_look_is_drawn() -> None:
    position = play(cloaked(), "P2 decline", "look W-18")
    assert (looks_of(position, "blue"), books_of(position, "blue", unused=True)) == (["W-18"], ["B12"])
