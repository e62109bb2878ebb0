"""Whole random games with any options: they end, lose nothing, and the test builder lays out what it is asked for."""

from __future__ import annotations

import doctest

import pytest

from ludoteka.core import NOBODY, Rng
from ludoteka.core.options import Value
from tests.games.karak_goblin import tables
from tests.games.karak_goblin.tables import deck_of, discard_of, hand_of, opening, play, row_of, set_up, table, texts

HOUSES: list[dict[str, Value]] = [
    {"abilities": "on"},
    {"edition": "de", "abilities": "on"},
    {"edition": "pl", "abilities": "on"},
    {"hand_overflow": "discard", "abilities": "on", "bought_action_to": "hand"},
    {"pawn_actions": False},
]


@pytest.mark.parametrize("house", HOUSES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_of_a_hundred_rounds_lose_nothing(seats: int, house: dict[str, Value]) -> None:
    position, rng = opening(seats, {**house, "max_rounds": 100}), Rng(seats)
    pieces = sorted(position.census())
    while position.to_act != NOBODY:
        moves = position.moves()
        position.apply(moves[rng.below(len(moves))], position.to_act)
    assert sorted(position.census()) == pieces


def test_the_examples_of_the_test_builder_are_true() -> None:
    assert doctest.testmod(tables).failed == 0


def test_a_table_is_laid_out_as_asked_for() -> None:
    position = table(hands={"P1": ["hor-1", "a1-01"]}, discards={"P1": ["a1-03", "hor-2"]}, rows=["m1-13"])
    assert hand_of(position, "P1") == ["hor-1", "a1-01"]
    assert deck_of(position, "P1") == ["hor-3", "hor-4", "hor-5", "hor-6"]
    assert discard_of(position, "P1") == ["hor-2", "a1-03"]
    assert row_of(position, 1)[0] == "m1-13"


def test_set_up_ends_with_the_first_players_turn() -> None:
    position = set_up(opening(3), "horan", "taia", "random")
    assert texts(play(position, "merchant")) == ["leave"]
