"""Whole games at every number of seats, with options, interjections and takeovers at random; a few scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.core import CHANCE, NOBODY, Rng
from ludoteka.core.options import Option, Value
from ludoteka.games.kragmortha import GAME
from ludoteka.games.kragmortha.clock import overdue
from ludoteka.games.kragmortha.phases import PUSH, REACT_PUSH, SHOVE, phase_of
from ludoteka.games.kragmortha.position import Kragmortha

from tests.games.kragmortha.tables import asked, at, looks_of, opening, play, squares, table, texts

MOST_STEPS = 20_000


def any_value(option: Option, rng: Rng) -> Value:
    ends = [end for end in (option.low, option.high) if end is not None]
    values = [*option.values, *ends]
    return values[rng.below(len(values))]


def any_step(position: Kragmortha, rng: Rng) -> None:
    """A lot, an answer, now and then an interjection or a takeover."""
    if rng.below(50) == 0:
        position.occupy(rng.below(position.seats), rng.below(2) == 0)
        return
    extra = (
        [(move, seat) for seat in range(int(position.seats)) for move in position.interjections(seat)]
        if rng.below(8) == 0
        else []
    )
    if extra:
        position.play(*extra[rng.below(len(extra))])
    elif position.to_act == CHANCE:
        position.play(position.lot(rng.below(position.lots())))
    else:
        waiting = position.waiting()
        seat = waiting[rng.below(len(waiting))]
        moves = position.moves_of(seat)
        position.play(moves[rng.below(len(moves))], seat)


def is_sound(position: Kragmortha) -> bool:
    """Every goblin stands where the board shows it, except where one is just being pushed."""
    pushing = any(phase_of(each) in (PUSH, REACT_PUSH, SHOVE) for each in [position.now, *position.stack])
    return (
        pushing
        or position.to_act == NOBODY
        or all(square < 0 or position.at[square] == seat for seat, square in enumerate(position.goblin))
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_any_options_end_and_lose_nothing_on_the_way(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(3):
        position = opening(seats, {option.key: any_value(option, rng) for option in GAME.options})
        box, steps = sorted(position.census()), 0
        while position.to_act != NOBODY:
            any_step(position, rng)
            steps += 1
            assert is_sound(position)
            assert steps < MOST_STEPS
        assert sorted(position.census()) == box
        assert sum(position.standing()) == pytest.approx(1)
        assert max(position.look_count) == 4 or position.book_deck == 0


def test_s_01_a_path_of_two_squares_uses_both_symbols() -> None:
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G"]})
    assert squares(position, "play g:S+G") == {"d3", "f3", "e4"}
    assert squares(play(position.copy(), "play g:S+G d3"), "step") == {"c3", "d2"}
    assert squares(play(position, "play g:S+G e4"), "step") == {"e5"}


def test_s_02_the_pushed_goblin_pushes_on_and_its_owner_chooses() -> None:
    purple, orange, green = 0, 1, 2
    position = table(4, {purple: "b7", orange: "c6", green: "d6"}, rigor="d7", hands={purple: ["g:G+P", "g:S+G"]})
    play(position, "play g:G+P c7", "step c6")
    assert (asked(position), squares(position, "push")) == ("P1", {"b6", "d6"})
    play(position, "push d6")
    assert (asked(position), squares(position, "push")) == ("P2", {"d5", "d7", "e6"})
    play(position, "push d7", "chance look W-18")
    assert (asked(position), squares(position, "to")) == ("P3", {"b2", "d4", "a7", "e6"})
    assert asked(play(position, "to a7")) == "chance draw"
    assert [at(position, who) for who in (purple, orange, green, "rigor")] == ["c6", "d6", "a7", "d7"]
    assert looks_of(position, green) == ["W-18"]


def test_s_57_a_confirmed_accusation_can_end_the_game_in_the_middle_of_a_push() -> None:
    position = table(
        4,
        {"red": "a4", "blue": "b3", "green": "b4"},
        hands={"blue": ["g:P+R"]},
        turn="blue",
        looks={"red": ["W-01", "W-05", "W-07"]},
        options={"look_mode": "table"},
    )
    play(position, "play g:P+R b4")
    assert "push a4" in texts(position)
    play(position, "P4 accuse P1 W-01", "P1 admit", "chance look W-18")
    assert (asked(position), position.standing()[0]) == ("nobody", 0.0)


@pytest.mark.parametrize(
    ("setting", "moves", "due"),
    [
        ({}, [], {"play g:S+G d3", "play g:S+G f3", "play g:S+G e4"}),
        ({}, ["play g:S+G d3"], {"stop"}),
        ({"books": {"red": ["B07"]}}, ["use B07"], {"cancel"}),
        ({"books": {"red": ["B16"]}}, ["use B16", "discard g:S+G"], {"cancel"}),
        ({"books": {"red": ["B05"]}}, ["play g:S+G d3", "stop"], {"done"}),
        ({"looks": {"red": ["W-20"]}, "dawn": True}, [], {"fail"}),
        ({"looks": {"red": ["W-07"]}, "dawn": True}, [], {"veto 1", "veto 2"}),
        ({"looks": {"red": ["W-01"]}, "options": {"look_mode": "table"}}, ["P2 accuse P1 W-01"], {"deny"}),
        ({"looks": {"red": ["W-01"]}, "options": {"look_mode": "table"}}, ["P2 accuse P1 W-01", "deny"], {"abstain"}),
    ],
)
def test_what_is_done_for_somebody_whose_time_has_run_out(
    setting: dict[str, Any], moves: list[str], due: set[str]
) -> None:
    position = play(table(7, {"red": "e3"}, hands={"red": ["g:S+G", "g:S+G"]}, **setting), *moves)
    assert {move.text for move in overdue(position, position.to_act)} == due
