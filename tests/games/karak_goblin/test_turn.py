"""The frame of a turn: one of three things, then played cards away and the hand filled (rules.md 2.4)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    discard_of,
    hand_of,
    health,
    let_chance,
    play,
    refused,
    table,
    texts,
)

HAND = ["hor-1", "hor-2", "hor-4", "hor-5"]


def lost_fight(**more: object) -> KarakGoblin:
    """Horan has played one card, too little against the Goblin Sneak 3/4, and stopped."""
    return play(table(hands={"P1": HAND}, fight="m1-02", **more), "play hor-1", "stop")  # type: ignore[arg-type]


@pytest.mark.parametrize(("active", "following"), [("P1", "P2"), ("P2", "P3"), ("P3", "P1")])
def test_kg_turn_1_turns_pass_clockwise(active: str, following: str) -> None:
    """S-65"""
    assert asked(let_chance(play(table(3, turn=active), "heal"))) == following


def test_kg_turn_1_nobody_else_acts() -> None:
    refusal = refused(table(), "heal", "P2")
    assert (refusal.clause, refusal.key) == ("KG-TURN-1", "not-your-turn")


def test_kg_turn_2_fighting_shopping_and_healing_are_open() -> None:
    offered = texts(table(rows=["m1-01", "m1-02", "m1-03", "m1-04", "m1-05"], gates=["g1-1"]))
    assert offered == [*[f"fight m1-0{n}" for n in range(1, 6)], "fight g1-1", "merchant", "heal"]


@pytest.mark.parametrize("other", ["merchant", "heal", "fight m1-05"])
def test_kg_turn_2_in_a_fight_nothing_else_can_be_done(other: str) -> None:
    """S-65"""
    position = table(hands={"P1": HAND}, rows=["m1-05"], fight="m1-02")
    assert refused(position, other).key == "not-now"


def test_kg_turn_2_after_the_fight_it_is_the_next_players_turn() -> None:
    """S-65"""
    position = let_chance(lost_fight())
    assert (asked(position), refused(position, "heal", "P1").clause) == ("P2", "KG-TURN-1")


def test_kg_turn_2_at_the_merchants_nothing_else_can_be_done() -> None:
    position = play(table(rows=["m1-05"]), "merchant")
    assert [refused(position, other).key for other in ("fight m1-05", "heal")] == ["not-now", "not-now"]


def test_kg_turn_3_without_hit_points_only_healing_is_open() -> None:
    """S-05: a health potion changes nothing, in no edition."""
    for edition in ("standard", "pl", "de"):
        position = table(hp={"P1": 0}, potions={"P1": ["health"]}, options={"edition": edition})
        assert texts(position) == ["heal"]


@pytest.mark.parametrize("other", ["fight m1-05", "merchant"])
def test_kg_turn_3_without_hit_points_the_rest_is_refused(other: str) -> None:
    assert refused(table(hp={"P1": 0}, rows=["m1-05"]), other).clause == "KG-TURN-3"


def test_kg_turn_3_after_healing_the_next_player_is_on_turn() -> None:
    """S-05"""
    position = play(table(hp={"P1": 0}), "heal")
    assert (health(position, "P1"), asked(position)) == (5, "P2")


def test_kg_turn_4_played_cards_go_to_the_discard_pile() -> None:
    """S-65"""
    assert discard_of(let_chance(lost_fight()), "P1") == ["hor-1"]


def test_kg_turn_4_so_they_do_after_a_knock_out() -> None:
    assert discard_of(let_chance(lost_fight(hp={"P1": 1})), "P1") == ["hor-1"]


def test_kg_turn_5_the_hand_is_filled_to_four() -> None:
    """S-65"""
    position = play(lost_fight(), "draw hor-6")
    assert (hand_of(position, "P1"), asked(position)) == (["hor-2", "hor-4", "hor-5", "hor-6"], "P2")


def test_kg_turn_5_it_is_filled_after_healing_too() -> None:
    position = play(table(hands={"P1": ["hor-1", "hor-2"]}), "heal", "draw hor-3", "draw hor-4")
    assert (hand_of(position, "P1"), asked(position)) == (["hor-1", "hor-2", "hor-3", "hor-4"], "P2")


def test_kg_turn_6_cards_not_played_stay_in_the_hand() -> None:
    """S-13: hor-5 might have followed."""
    position = play(table(hands={"P1": HAND}, fight="m1-02"), "play hor-1")
    assert "play hor-5" in texts(position)
    assert hand_of(play(position, "stop"), "P1") == ["hor-2", "hor-4", "hor-5"]
