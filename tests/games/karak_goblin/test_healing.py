"""Healing (rules.md 2.16); that it is compulsory without hit points is tested with the turn, too."""

from __future__ import annotations

import pytest

from tests.games.karak_goblin.tables import asked, health, let_chance, play, refused, table, texts


@pytest.mark.parametrize("hp", [0, 1, 3, 5])
def test_kg_heal_1_healing_gives_five_hit_points_and_takes_the_turn(hp: int) -> None:
    """S-05, S-06"""
    position = play(table(hp={"P1": hp}), "heal")
    assert (health(position, "P1"), asked(position)) == (5, "P2")


def test_kg_heal_1_nobody_else_is_healed() -> None:
    assert health(play(table(hp={"P1": 1, "P2": 2}), "heal"), "P2") == 2


@pytest.mark.parametrize("voluntary", [True, False])
def test_kg_heal_2_without_hit_points_it_is_compulsory(voluntary: bool) -> None:
    """S-05"""
    assert texts(table(hp={"P1": 0}, options={"voluntary_heal": voluntary})) == ["heal"]


@pytest.mark.parametrize("edition", ["standard", "pl", "de"])
def test_kg_heal_3_it_may_be_chosen_earlier(edition: str) -> None:
    """S-06"""
    assert "heal" in texts(table(hp={"P1": 3}, options={"edition": edition}))


def test_kg_heal_3_where_the_table_forbids_it_it_may_not() -> None:
    """S-06"""
    refusal = refused(table(hp={"P1": 3}, options={"voluntary_heal": False}), "heal")
    assert (refusal.clause, refusal.key) == ("KG-HEAL-3", "heal-only-at-zero")


def test_kg_heal_3_with_all_hit_points_it_is_a_pass() -> None:
    assert asked(let_chance(play(table(), "heal"))) == "P2"
