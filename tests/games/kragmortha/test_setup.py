"""How the game begins (rules.md 2.1)."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest

import ludoteka
from ludoteka.games.kragmortha.pack import COLOURS
from ludoteka.games.kragmortha.position import Kragmortha
from ludoteka.games.kragmortha.view import KragmorthaView
from tests.games.kragmortha.tables import (
    asked,
    at,
    cards,
    draw_any,
    opening,
    pack,
    play,
    refused,
    squares,
    table,
    texts,
)

LAYOUTS = {2: "L2", 3: "L34", 4: "L34", 5: "L56", 6: "L56", 7: "L78", 8: "L78"}
VOTE = {"first_player": "vote"}


def dealt(seats: int = 4, **options: str) -> Kragmortha:
    """All hands are drawn; now it is decided who begins."""
    return draw_any(opening(seats, options))


def placing(seats: int = 4, first: str = "P1") -> Kragmortha:
    """It is known who begins; he places his goblin."""
    return play(dealt(seats), f"first {first}")


def seen(position: Kragmortha, viewer: int) -> KragmorthaView:
    return cast(KragmorthaView, position.view(viewer))


def named(numbers: list[int]) -> set[str]:
    return {pack().board.names[number] for number in numbers}


@pytest.mark.parametrize("seats", [1, 9])
def test_km_setup_1_fewer_than_two_or_more_than_eight_cannot_play(seats: int) -> None:
    with pytest.raises(ludoteka.BadOption):
        ludoteka.game("kragmortha").new(seats=seats)


@pytest.mark.parametrize("seats", range(2, 9))
def test_km_setup_1_every_player_has_a_goblin_of_his_own(seats: int) -> None:
    goblins = [piece for piece in opening(seats).census() if piece.startswith("goblin")]
    assert goblins == [f"goblin {number + 1}" for number in range(seats)]


def test_km_setup_1_eight_colours_no_two_alike() -> None:
    assert len(set(COLOURS)) == 8


@pytest.mark.parametrize("seats", range(2, 9))
def test_km_setup_2_the_layout_depends_on_the_number_of_players(seats: int) -> None:
    assert opening(seats).layout.id == LAYOUTS[seats]


@pytest.mark.parametrize(
    ("seats", "count", "desk", "starts", "teleports"),
    [
        (2, 38, "c9 d9 c10 d10", "a1 b1 c1 d1", "b2 d4 a7"),
        (4, 48, "d9 e9 d10 e10", "a1 b1 c1 d1 e1", "b2 d4 a7 e6"),
        (6, 58, "e9 f9 e10 f10", "a1 b1 c1 d1 e1 f1", "b2 d4 a7 e6 f3"),
        (8, 70, "f9 g9 f10 g10", "a1 b1 c1 d1 e1 f1 g1", "b2 d4 a7 e6 f3 g7"),
    ],
)
def test_km_setup_2_desk_starts_and_teleports_of_each_layout(
    seats: int, count: int, desk: str, starts: str, teleports: str
) -> None:
    layout = opening(seats).layout
    assert len(layout.open) == count
    assert named(layout.desk) == set(desk.split())
    assert named(layout.starts) == set(starts.split())
    assert named(layout.teleports) == set(teleports.split())


def test_km_setup_2_two_players_use_four_columns_without_the_inner_bookcase() -> None:
    """S-53."""
    in_play = {f"{column}{row}" for column in "abcd" for row in range(1, 11)} - {"b5", "c5"}
    assert named(opening(2).layout.open) == in_play


@pytest.mark.parametrize("seats", range(2, 9))
def test_km_setup_3_rigor_starts_on_the_same_square(seats: int) -> None:
    assert at(opening(seats), "rigor") == "d7"


def test_km_setup_4_six_tokens_lie_face_down() -> None:
    view = seen(opening(), 0)
    assert (view["tokens_down"], set(view["tokens_up"].values())) == (6, {0})


def test_km_setup_4_any_token_may_lie_on_top() -> None:
    position = play(table(4, {"red": "a2"}, hands={"red": ["g:S+G"]}), "play g:S+G b2")
    assert position.odds() == {
        "token teleport": Fraction(3, 6),
        "token book": Fraction(2, 6),
        "token trap": Fraction(1, 6),
    }


def test_km_setup_5_any_movement_card_may_lie_on_top() -> None:
    odds = opening().odds()
    assert odds == {
        f"draw {text}": Fraction(count, 58) for text, count in zip(pack().cards, pack().copies, strict=True)
    }


def test_km_setup_5_any_look_may_lie_on_top() -> None:
    position = play(table(4, {"red": "c7"}, hands={"red": ["g:S+P"]}), "play g:S+P d7")
    assert position.odds() == {f"look {text}": Fraction(1, 24) for text in pack().looks}


def test_km_setup_5_any_book_may_lie_on_top() -> None:
    position = play(table(4, {"red": "d8"}, hands={"red": ["g:S+P"]}), "play g:S+P d9")
    assert position.odds() == {
        f"book {text}": Fraction(list(pack().book_kinds).count(kind), 18) for kind, text in enumerate(pack().books)
    }


@pytest.mark.parametrize("seats", range(2, 9))
def test_km_setup_6_each_draws_three_cards(seats: int) -> None:
    assert [len(cards(dealt(seats), seat)) for seat in range(seats)] == [3] * seats


def test_km_setup_6_only_the_player_sees_his_hand() -> None:
    position = dealt()
    assert seen(position, 0)["players"][0]["hand"] == cards(position, 0)
    for viewer in (1, 2, 3, ludoteka.SPECTATOR):
        assert seen(position, viewer)["players"][0]["hand"] == [None] * 3


def test_km_setup_7_by_default_any_player_may_begin_by_lot() -> None:
    assert dealt().odds() == {f"first P{number}": Fraction(1, 4) for number in (1, 2, 3, 4)}


def test_km_setup_7_the_host_begins_where_that_was_chosen() -> None:
    assert asked(dealt(first_player="host")) == "P1"


def test_km_setup_7_all_people_vote_at_once_where_that_was_chosen() -> None:
    position = dealt(**VOTE)
    assert position.waiting() == [0, 1, 2, 3]
    assert texts(position, "green") == ["vote P1", "vote P2", "vote P3", "vote P4", "abstain"]


def test_km_setup_7_most_votes_decide() -> None:
    position = play(dealt(**VOTE), "P3 vote P4", "P1 vote P2", "P2 vote P4", "P4 abstain")
    assert (asked(position), position.turn) == ("P4", 3)


def test_km_setup_7_ties_are_broken_by_lot_among_those_tied() -> None:
    position = play(dealt(**VOTE), "P1 vote P2", "P2 vote P4", "P3 vote P2", "P4 vote P4")
    assert position.odds() == {"first P2": Fraction(1, 2), "first P4": Fraction(1, 2)}


def test_km_setup_7_without_a_vote_the_lot_decides_among_all() -> None:
    position = play(dealt(**VOTE), "P1 abstain", "P2 abstain", "P3 abstain", "P4 abstain")
    assert len(position.odds()) == 4


def test_km_setup_7_one_vote_each() -> None:
    assert refused(play(dealt(**VOTE), "P2 vote P4"), "vote P1", "blue").clause == "KM-SETUP-7"


def test_km_setup_7_bots_do_not_vote() -> None:
    position = opening(4, VOTE)
    position.occupy(1, True)
    assert draw_any(position).waiting() == [0, 2, 3]


def test_km_setup_8_the_first_player_places_on_any_start_square() -> None:
    assert texts(placing(4, "P3")) == ["place a1", "place b1", "place c1", "place d1", "place e1"]


def test_km_setup_8_placing_goes_to_the_left() -> None:
    position = placing(4, "P3")
    order = []
    for square in "abcd":
        order.append(asked(position))
        play(position, f"place {square}1")
    assert order == ["P3", "P4", "P1", "P2"]


def test_km_setup_8_a_taken_start_square_is_not_offered() -> None:
    assert squares(play(placing(), "place c1"), "place") == {"a1", "b1", "d1", "e1"}
    assert refused(play(placing(), "place c1"), "place c1").key == "occupied"


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_km_setup_9_the_start_edge_is_all_of_row_1_and_the_desk_is_opposite(seats: int) -> None:
    layout = opening(seats).layout
    assert named(layout.starts) == {name for name in named(layout.open) if name[1:] == "1"}
    assert {name[1:] for name in named(layout.desk)} == {"9", "10"}


def eighth() -> Kragmortha:
    return play(placing(8), *[f"place {column}1" for column in "abcdefg"])


def test_km_setup_10_the_eighth_player_places_beside_any_goblin() -> None:
    """A teleport square is among them (R-35)."""
    assert squares(eighth(), "place") == {f"{column}2" for column in "abcdefg"}


def test_km_setup_10_the_eighth_player_places_nowhere_else() -> None:
    refusal = refused(eighth(), "place d3")
    assert (refusal.clause, refusal.key) == ("KM-SETUP-10", "not-beside-goblin")


def test_km_setup_11_a_goblin_placed_on_a_teleport_square_turns_no_token() -> None:
    position = play(eighth(), "place b2")
    assert (asked(position), at(position, "black"), seen(position, 0)["tokens_down"]) == ("P1", "b2", 6)


def test_km_setup_12_who_places_knows_his_hand() -> None:
    position = placing(4, "P2")
    assert position.goblin == [-1] * 4
    assert seen(position, 1)["players"][1]["hand"] == cards(position, 1)


def test_km_setup_13_after_the_last_goblin_the_first_player_takes_the_first_turn() -> None:
    position = play(placing(4, "P3"), "place a1", "place b1", "place c1", "place d1")
    assert (asked(position), position.turns) == ("P3", 1)
    assert all(text.startswith("play") for text in texts(position)) or texts(position) == ["show"]
