"""Goblin cards and Rigor cards (rules.md 2.3)."""

from __future__ import annotations

import re

import pytest

from ludoteka.core import BadContent, Content
from ludoteka.games.kragmortha import GAME
from ludoteka.games.kragmortha.position import Kragmortha
from tests.games.kragmortha.tables import FROZEN, asked, at, pack, play, refused, squares, table


def squares_of_all(position: Kragmortha) -> list[str]:
    return [at(position, who) for who in (*range(position.seats), "rigor")]


def test_km_card_1_every_card_carries_two_symbols() -> None:
    assert [text for text in pack().cards if not re.fullmatch(r"[gr]:[SGPRO]\+[SGPRO]", text)] == []
    assert sum(pack().copies) == 58


@pytest.mark.parametrize("symbols", ['["S"]', '["S", "G", "P"]', '["S", "X"]'])
def test_km_card_1_content_with_other_cards_is_refused(symbols: str) -> None:
    text = FROZEN.read_text(encoding="utf-8").replace('["S", "G"]', symbols, 1)
    with pytest.raises(BadContent, match=r"movement.*symbols"):
        GAME.read(Content("own.toml", text))


def test_km_card_2_a_goblin_card_moves_the_goblin_of_the_one_who_plays_it_and_no_other_pawn() -> None:
    position = table(4, {"red": "c3", "blue": "a4"}, turn="blue", hands={"blue": ["g:S+P"]})
    before = squares_of_all(position)
    play(position, "play g:S+P a3", "step a2")
    assert squares_of_all(position) == [before[0], "a2", *before[2:]]


def test_km_card_2_a_step_beside_somebody_elses_goblin_is_not_offered() -> None:
    position = table(4, {"red": "a1", "blue": "c3"}, hands={"red": ["g:S+P"]})
    assert squares(position, "play g:S+P") == {"a2"}


def test_km_card_3_a_rigor_card_moves_rigor_and_no_other_pawn() -> None:
    position = table(4, {"red": "c3"}, hands={"red": ["r:G+P"]})
    before = squares_of_all(position)
    play(position, "play r:G+P d6", "step c6")
    assert squares_of_all(position) == [*before[:-1], "c6"]


def test_km_card_3_a_rigor_card_is_no_step_for_a_goblin() -> None:
    position = table(4, {"red": "c3"}, hands={"red": ["r:G+P"]})
    assert refused(position, "play r:G+P c2").clause == "KM-MOVE-1"


def test_km_card_4_rigor_steps_by_the_same_rules() -> None:
    """S-01 with Rigor."""
    position = table(7, {"red": "a8"}, rigor="e3", hands={"red": ["r:S+G"]})
    assert squares(position, "play r:S+G") == {"d3", "f3", "e4"}
    assert squares(play(position, "play r:S+G d3"), "step") == {"c3", "d2"}


def test_km_card_4_rigors_second_step_is_optional() -> None:
    position = table(7, {"red": "a8"}, rigor="e3", hands={"red": ["r:S+G"]})
    assert asked(play(position, "play r:S+G d3", "stop")) == "chance draw"


def test_km_card_4_either_symbol_opens_the_desk_to_rigor() -> None:
    """S-14: the second square is matched by whichever symbol is left."""
    position = table(7, {"red": "a1"}, rigor="f8", hands={"red": ["r:G+R"]})
    assert squares(play(position, "play r:G+R f9"), "step") == {"e9", "f8", "g9", "f10"}


def test_km_card_4_the_symbol_that_opened_the_desk_to_rigor_is_spent() -> None:
    """S-14."""
    position = table(7, {"red": "a1"}, rigor="f8", hands={"red": ["r:S+P"]})
    assert squares(play(position, "play r:S+P f9"), "step") == {"g9", "f10"}


def test_km_card_5_an_orb_opens_every_square_beside_the_pawn() -> None:
    position = table(7, {"red": "d5"}, hands={"red": ["g:S+O"]})
    assert squares(position, "play g:S+O") == {"c5", "e5", "d4", "d6"}


def test_km_card_5_an_orb_opens_no_bookcase() -> None:
    """S-12."""
    position = table(4, {"red": "b4"}, hands={"red": ["g:G+O"]})
    assert squares(position, "play g:G+O") == {"a4", "c4", "b3"}


def test_km_card_5_an_orb_serves_for_the_second_step_too() -> None:
    position = table(7, {"red": "d5"}, hands={"red": ["g:S+O"]})
    assert squares(play(position, "play g:S+O e5"), "step") == {"d5", "f5", "e4", "e6"}
