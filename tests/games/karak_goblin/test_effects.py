"""What the effects of action cards do (rules.md 2.10)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import asked, events, hand_of, health, picture, play, table, texts


def totals(position: KarakGoblin) -> tuple[int, int]:
    """Attack and defence of the fight as everybody sees them."""
    fight = picture(position)["fight"]
    assert fight is not None
    return fight["attack"], fight["defence"]


@pytest.mark.parametrize(("card", "attack"), [("hor-1", 2), ("hor-5", 1), ("hor-4", 0), ("a3-01", 4)])
def test_kg_effect_1_attack_adds_to_the_attack(card: str, attack: int) -> None:
    """S-08"""
    position = table(heroes={"P1": "horan"}, hands={"P1": [card]}, fight="m1-13")
    assert totals(play(position, f"play {card}"))[0] == attack


def test_kg_effect_1_the_attacks_of_a_chain_add_up() -> None:
    """S-08: 2 + 1 + 2."""
    position = table(hands={"P1": ["hor-1", "hor-5", "hor-2"]}, fight="m1-13")
    assert totals(play(position, "play hor-1", "play hor-5", "play hor-2")) == (5, 1)


@pytest.mark.parametrize(("card", "hits"), [("hor-1", 3), ("hor-5", 2), ("hor-4", 1), ("a3-06", 0)])
def test_kg_effect_2_defence_lowers_the_attack_of_the_monster(card: str, hits: int) -> None:
    """S-08"""
    position = table(heroes={"P1": "horan"}, hands={"P1": [card]}, fight="m1-13")
    assert events(position, f"play {card}", "stop")[1][1]["hits"] == hits


def test_kg_effect_3_draw_brings_cards_into_the_hand() -> None:
    """S-11"""
    position = table(hands={"P1": ["hor-3", "hor-1"]}, fight="m1-13")
    assert hand_of(play(position, "play hor-3", "draw hor-6"), "P1") == ["hor-1", "hor-6"]


def test_kg_effect_3_as_many_as_the_card_says() -> None:
    """S-25"""
    position = table(hands={"P1": ["a3-07", "hor-1"]}, fight="m1-13")
    assert asked(play(position, "play a3-07", "draw hor-6")) == "chance draw"
    assert asked(play(position, "draw hor-2")) == "P1"


def test_kg_effect_3_only_its_owner_sees_what_was_drawn() -> None:
    position = play(table(hands={"P1": ["hor-3", "hor-1"]}, fight="m1-13"), "play hor-3")
    assert events(position.copy(), "draw hor-6", viewer=0)[0] == ("drew", {"seat": 0, "card": "hor-6"})
    assert events(position, "draw hor-6", viewer=1)[0] == ("drew", {"seat": 0, "card": None})


@pytest.mark.parametrize(("hp", "left"), [(1, 2), (4, 5)])
def test_kg_effect_4_heal_gives_hit_points_back(hp: int, left: int) -> None:
    """S-27"""
    position = table(hands={"P1": ["hor-6", "hor-1"]}, hp={"P1": hp}, fight="m1-13")
    assert health(play(position, "play hor-6"), "P1") == left


def test_kg_effect_4_healing_can_save_a_life() -> None:
    """S-27: two hit points, two hits to come, and he strikes."""
    position = table(hands={"P1": ["xan-6", "xan-3"]}, hp={"P1": 2}, fight="m1-13")
    told = events(position, "play xan-6", "play xan-3", "stop")
    assert "survived" in [key for key, _ in told]
    assert health(position, "P1") == 1


def test_kg_effect_5_healing_beyond_five_is_lost() -> None:
    """S-26: five hit points, Drain Life, then two hits."""
    position = table(hands={"P1": ["xan-3", "xan-6"]}, fight="m1-09")
    assert health(play(position, "play xan-3", "stop"), "P1") == 3


def test_kg_effect_5_of_two_hit_points_only_the_missing_one_is_given() -> None:
    position = table(hands={"P1": ["a2-08"]}, hp={"P1": 4}, fight="m1-13")
    assert ("recovered", {"seat": 0, "count": 1, "hp": 5}) in events(position, "play a2-08")


def test_kg_effect_6_a_card_just_drawn_may_be_played() -> None:
    """S-11"""
    position = table(hands={"P1": ["hor-3", "hor-1"]}, fight="m1-13")
    assert "play hor-6" in texts(play(position, "play hor-3", "draw hor-6"))
