"""Tic-tac-toe by clause."""

from __future__ import annotations

import pytest

import ludoteka
import tic_tac_toe


def a_match(marks: str = "") -> ludoteka.Match:
    """A match in which these cells were marked in turn."""
    match = ludoteka.game(tic_tac_toe.GAME).new(seats=2, seed=1)
    for cell in marks.split():
        match.play(f"mark {cell}")
    return match


def scores(match: ludoteka.Match) -> list[float]:
    return [row["score"] for row in sorted(match.standings(), key=lambda row: row["seat"])]


def test_ttt_turn_1_the_first_seat_begins_and_the_seats_take_turns() -> None:
    assert [a_match(marks).to_act for marks in ("", "a1", "a1 b1", "a1 b1 c1")] == [0, 1, 0, 1]


def test_ttt_turn_1_a_seat_out_of_turn_is_refused() -> None:
    match = a_match("a1")
    with pytest.raises(ludoteka.IllegalMove) as refused:
        match.play("mark b2", seat=0)
    assert (refused.value.clause, refused.value.key) == ("TTT-TURN-1", "not-your-turn")
    assert match.view(None)["cells"] == ["X", *"........"]


def test_ttt_turn_1_a_turn_marks_one_cell_for_all_to_see() -> None:
    match = a_match("b2")
    assert match.view(1)["cells"] == [*"....X...."]
    assert match.log() == [{"n": 1, "key": "marked", "clause": "TTT-MARK-1", "args": {"seat": 0, "cell": "b2"}}]
    assert match.position.prompt(0).clause == "TTT-TURN-1"


def test_ttt_mark_1_all_empty_cells_and_no_others_may_be_marked() -> None:
    assert a_match().moves() == [f"mark {cell}" for cell in tic_tac_toe.CELLS]
    assert a_match("b2 a1").moves() == [f"mark {cell}" for cell in tic_tac_toe.CELLS if cell not in ("a1", "b2")]


@pytest.mark.parametrize("cell", ["a1", "b2"])
def test_ttt_mark_1_a_taken_cell_is_refused_whoever_took_it(cell: str) -> None:
    with pytest.raises(ludoteka.IllegalMove) as refused:
        a_match("a1 b2").play(f"mark {cell}")
    assert (refused.value.clause, refused.value.key, refused.value.args) == ("TTT-MARK-1", "cell-taken", {"cell": cell})


LINES = ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"]


@pytest.mark.parametrize("line", LINES)
def test_ttt_win_1_every_row_column_and_diagonal_wins_for_the_first_seat(line: str) -> None:
    first, second, third = line.split()
    others = [cell for cell in ("b1", "c2", "a3", "b3", "a2", "c1") if cell not in line.split()]
    match = a_match(f"{first} {others[0]} {second} {others[1]} {third}")
    assert match.over
    assert scores(match) == [1.0, 0.0]


@pytest.mark.parametrize("line", LINES)
def test_ttt_win_1_every_row_column_and_diagonal_wins_for_the_second_seat(line: str) -> None:
    own = line.split()
    free = [cell for cell in tic_tac_toe.CELLS if cell not in own]
    others = next(
        [x, y, z]
        for x in free
        for y in free
        for z in free
        if len({x, y, z}) == 3 and not any(set(row.split()) == {x, y, z} for row in LINES)
    )
    match = a_match(f"{others[0]} {own[0]} {others[1]} {own[1]} {others[2]} {own[2]}")
    assert scores(match) == [0.0, 1.0]


def test_ttt_win_1_the_game_is_over_at_once_and_every_move_is_refused() -> None:
    match = a_match("a1 a2 b1 b2 c1")
    assert (match.to_act, match.waiting, match.moves()) == (None, [], [])
    assert match.why_not("mark c3", 1) == {"clause": "TTT-WIN-1", "key": "game-over", "args": {}}


def test_ttt_win_1_a_line_with_the_ninth_mark_is_no_draw() -> None:
    assert scores(a_match("a1 b1 c1 a2 b2 c2 b3 a3 c3")) == [1.0, 0.0]


def test_ttt_draw_1_a_full_board_without_a_line_is_shared() -> None:
    match = a_match("a1 b1 c1 b2 a2 c2 b3 a3 c3")
    assert match.over
    assert scores(match) == [0.5, 0.5]
    assert match.why_not("mark a1", 0) == {"clause": "TTT-DRAW-1", "key": "game-over", "args": {}}


def test_ttt_draw_1_eight_marks_without_a_line_are_not_yet_a_draw() -> None:
    match = a_match("a1 b1 c1 b2 a2 c2 b3 a3")
    assert not match.over
    assert match.moves() == ["mark c3"]


def lines_of_play(position: ludoteka.core.Position, depth: int) -> int:
    """How many ways there are to go on for so many moves."""
    if depth == 0:
        return 1
    total = 0
    for move in position.moves():
        after = position.copy()
        after.apply(move, after.to_act)
        total += lines_of_play(after, depth - 1)
    return total


def test_there_are_as_many_lines_of_play_as_is_known_of_this_game() -> None:
    start = a_match().position
    assert [lines_of_play(start, depth) for depth in range(1, 7)] == [9, 72, 504, 3024, 15120, 54720]
