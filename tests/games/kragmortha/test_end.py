"""How the game ends and who has won (rules.md 2.11); a list of moves always leads to the same positions (S-63)."""

from __future__ import annotations

import pytest

from ludoteka.core import CHANCE, NOBODY, Rng
from ludoteka.core.options import Value
from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import all_books_but, asked, at, books_of, cards, events, looks_of, opening, play
from tests.games.kragmortha.tables import refused, table

THREE = ["W-11", "W-13", "W-18"]
"""Of three different symbols, and harmless to somebody who steps onto Rigor."""
NINE = ["B03", "B03", "B12", "B12", "B09", "B09", "B14", "B15", "B17"]


def yellow_is_out(
    red: list[str], blue: list[str], green: list[str], looks: tuple[int, int, int], used: list[str] | None = None
) -> Kragmortha:
    """Books as given, Looks by number; yellow steps onto Rigor and gets his fourth Look."""
    held = [["W-01", "W-05", "W-07"], ["W-02", "W-06", "W-08"], ["W-03", "W-09", "W-14"]]
    position = table(
        4,
        {"yellow": "c7"},
        turn="yellow",
        hands={"yellow": ["g:S+P"]},
        looks={"red": held[0][: looks[0]], "blue": held[1][: looks[1]], "green": held[2][: looks[2]], "yellow": THREE},
        books={"red": red, "blue": blue, "green": green},
        used={"red": used or []},
    )
    return play(position, "play g:S+P d7", "look W-24")


def last_book(red: list[str], blue: list[str], last: str = "B18") -> Kragmortha:
    """Red enters the desk and draws the last Book; green holds whatever is left, and three Looks."""
    position = table(
        3,
        {"red": "d8"},
        hands={"red": ["g:S+R"]},
        used={"red": red, "blue": blue, "green": all_books_but(last, *red, *blue)},
        looks={"green": THREE},
    )
    return play(position, "play g:S+R d9", f"book {last}")


def test_km_end_1_by_a_4th_look() -> None:
    position = yellow_is_out([], [], [], (0, 0, 0))
    assert (asked(position), dict(position.view(0))["over"]["reason"]) == ("nobody", "looks")  # type: ignore[index]


def test_km_end_1_by_the_last_book() -> None:
    position = last_book([], [])
    assert (asked(position), dict(position.view(0))["over"]["reason"]) == ("nobody", "books")  # type: ignore[index]


def test_km_end_1_everybody_is_told() -> None:
    position = table(4, {"red": "c7"}, hands={"red": ["g:S+P"]}, looks={"red": THREE})
    told = events(position, "play g:S+P d7", "look W-24")
    assert told[-1] == ("over", {"seat": 0, "reason": "looks", "winners": [1, 2, 3]})


def test_km_end_2_no_placement_and_no_draw() -> None:
    position = yellow_is_out([], [], [], (0, 0, 0))
    assert (at(position, "yellow"), cards(position, "yellow")) == ("d7", [])


def test_km_end_2_the_goblin_stays_on_the_desk() -> None:
    assert at(last_book([], []), "red") == "d9"


def test_km_end_2_no_other_arrival_of_the_chain() -> None:
    """S-41"""
    position = table(
        7, {"red": "c6", "blue": "d6", "green": "e6"}, rigor="e7", hands={"red": ["g:G+P"]}, looks={"green": THREE}
    )
    play(position, "play g:G+P d6", "push e6", "P2 push e7", "look W-24")
    assert (at(position, "blue"), at(position, "green"), sum(position.tokens)) == ("e6", "e7", 6)


def test_km_end_2_no_second_step_of_rigor() -> None:
    position = table(7, {"blue": "c7", "green": "c6"}, hands={"red": ["r:G+P"]}, looks={"blue": THREE})
    play(position, "play r:G+P c7", "look W-24")
    assert (asked(position), at(position, "blue"), looks_of(position, "green")) == ("nobody", "c7", [])


def test_km_end_2_no_shuffle_of_the_tokens() -> None:
    position = table(7, {"red": "b1"}, hands={"red": ["g:S+P"]}, looks={"red": THREE}, tokens=["trap"])
    assert sum(play(position, "play g:S+P b2", "token trap", "to d4", "look W-24").tokens) == 0


def test_km_end_2_nothing_more_can_be_done() -> None:
    position = yellow_is_out([], [], [], (0, 0, 0))
    assert (refused(position, "to b2", "yellow").clause, position.moves()) == ("KM-END-2", [])


def test_km_end_3_the_last_book_counts() -> None:
    position = last_book(["B01"], ["B07"])
    assert (books_of(position, "red"), position.standing()) == (["B01", "B18"], [1.0, 0.0, 0.0])


def test_km_end_3_the_4th_look_counts() -> None:
    assert dict(yellow_is_out([], [], [], (0, 1, 2)).view(0))["over"]["looks"] == [0, 1, 2, 4]  # type: ignore[index]


def test_km_end_4_the_fewest_looks_win() -> None:
    assert yellow_is_out([], ["B16"], ["B18"], (0, 1, 1)).standing() == [1.0, 0.0, 0.0, 0.0]


def test_km_end_5_then_the_most_books() -> None:
    """S-46"""
    position = yellow_is_out(["B01", "B05", "B06"], ["B01", "B07", "B07", "B11"], NINE, (1, 1, 2))
    assert position.standing() == [0.0, 1.0, 0.0, 0.0]


def test_km_end_5_used_books_count() -> None:
    """S-47"""
    position = yellow_is_out(["B01"], ["B07", "B11", "B16"], [], (1, 1, 2), used=["B01", "B05", "B06"])
    assert position.standing() == [1.0, 0.0, 0.0, 0.0]


def test_km_end_6_then_the_most_symbols() -> None:
    """S-46: 7 against 9"""
    position = yellow_is_out(["B01", "B05", "B06", "B07"], ["B01", "B09", "B11", "B16"], [], (1, 1, 2))
    assert position.standing() == [0.0, 1.0, 0.0, 0.0]


def test_km_end_6_symbols_count_only_among_those_with_the_most_books() -> None:
    position = yellow_is_out(["B01", "B03"], ["B11"], [], (1, 1, 2))
    assert position.standing() == [1.0, 0.0, 0.0, 0.0]


def test_km_end_7_then_they_share_the_victory() -> None:
    """S-46"""
    assert yellow_is_out(["B01", "B05"], ["B01", "B06"], [], (1, 1, 1)).standing() == [0.5, 0.5, 0.0, 0.0]


def test_km_end_8_who_is_out_cannot_win() -> None:
    """S-48"""
    position = yellow_is_out(["B01"], [], [], (3, 3, 3))
    assert position.standing() == [1.0, 0.0, 0.0, 0.0]


def test_km_end_8_however_many_books_he_has() -> None:
    position = table(
        2,
        {"red": "c7"},
        hands={"red": ["g:S+P"]},
        looks={"red": THREE, "blue": ["W-01", "W-05", "W-07"]},
        used={"red": all_books_but("B18")},
    )
    assert play(position, "play g:S+P d7", "look W-24").standing() == [0.0, 1.0]


def test_km_end_9_by_a_meeting_in_anothers_turn() -> None:
    position = table(7, {"blue": "c7"}, hands={"red": ["r:G+P"]}, looks={"blue": THREE})
    assert asked(play(position, "play r:G+P c7", "look W-24")) == "nobody"


def test_km_end_9_by_a_trap() -> None:
    position = table(7, {"red": "b1"}, hands={"red": ["g:S+P"]}, looks={"red": THREE})
    assert asked(play(position, "play g:S+P b2", "token trap", "to d4", "look W-24")) == "nobody"


def test_km_end_9_by_a_penalty() -> None:
    position = table(7, looks={"red": ["W-20", "W-11", "W-13"]}, dawn=True)
    assert asked(play(position, "fail", "look W-24")) == "nobody"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"look_mode": "table", "first_player": "vote"}),
        (5, {"push_chooser": "active"}),
        (8, {"rigor_teleport": "must", "blocked_teleport": "token_only"}),
    ],
)
def test_s_63_the_same_moves_give_the_same_positions(seats: int, options: dict[str, Value]) -> None:
    """S-63"""
    first, second = opening(seats, options), opening(seats, options)
    rng = Rng(seats)
    while first.to_act != NOBODY:
        who = int(first.to_act)
        move = first.lot(rng.below(first.lots())) if who == CHANCE else first.moves()[rng.below(len(first.moves()))]
        first.play(move, who)
        second.play(second.box.parse(move.text), who)
        assert first.dump() == second.dump()
