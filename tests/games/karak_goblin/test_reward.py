"""What a beaten monster yields, and how its place is filled (rules.md 2.9)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    discard_of,
    equipment_of,
    events,
    keys_of,
    let_chance,
    opponents,
    pawned,
    picture,
    play,
    row_of,
    table,
    texts,
)


def beaten(fight: str, **more: object) -> KarakGoblin:
    """P1 has beaten a monster with Deadly Shot and Rune Sword (attack 7)."""
    return play(
        table(hands={"P1": ["a3-09"]}, weapons={"P1": "w3-1"}, armours={"P1": "r3-1"}, fight=fight, **more),
        "play a3-09",
        "stop",
    )  # type: ignore[arg-type]


def unarmed(fight: str, **more: object) -> KarakGoblin:
    """P1 has beaten a monster with Deadly Shot alone (attack 4)."""
    return play(table(hands={"P1": ["a3-09"]}, fight=fight, **more), "play a3-09", "stop")  # type: ignore[arg-type]


def test_kg_reward_1_the_winner_turns_the_monster_over() -> None:
    """S-08"""
    position = table(hands={"P1": ["a3-09"]}, fight="m1-13")
    assert ("won-card", {"seat": 0, "card": "w1-1"}) in events(position, "play a3-09", "stop", viewer=1)
    assert "m1-13" not in row_of(position, 1)


def test_kg_reward_2_a_won_action_card_goes_to_the_discard_pile() -> None:
    """S-12"""
    assert "a1-01" in discard_of(unarmed("m1-02"), "P1")


@pytest.mark.parametrize("fight", ["m1-13", "m1-20"])
def test_kg_reward_3_won_equipment_is_kept_or_pawned(fight: str) -> None:
    """S-08, S-40"""
    assert texts(unarmed(fight)) == ["keep", "pawn"]


def test_kg_reward_3_kept_equipment_is_ones_own() -> None:
    """S-08"""
    position = play(unarmed("m1-13"), "keep")
    assert (equipment_of(position, "P1"), pawned(position)) == (["w1-1"], set())


def test_kg_reward_3_equipment_may_be_pawned_although_there_is_no_other() -> None:
    """S-40"""
    position = play(unarmed("m1-13"), "pawn")
    assert (equipment_of(position, "P1"), pawned(position)) == ([], {"w1-1"})


def test_kg_reward_3_what_was_pawned_anybody_may_buy() -> None:
    """S-40"""
    position = table(hands={"P1": ["a3-09"], "P2": ["tai-1", "a1-04"]}, fight="m1-13")
    let_chance(play(position, "play a3-09", "stop", "pawn"))
    assert "buy w1-1" in texts(play(position, "merchant"))


def test_kg_reward_4_a_won_key_is_kept_without_asking() -> None:
    """S-70"""
    position = beaten("g1-1")
    assert (keys_of(position, "P1"), asked(position)) == (1, "chance gatekeeper")
    assert pawned(position) == set()


def test_kg_reward_5_the_gap_is_filled_with_the_top_card() -> None:
    """S-08, S-18"""
    position = table(
        hands={"P1": ["a3-09"]}, rows=["m1-01", "m1-03", "m1-04", "m1-05"], stock={1: ["m1-20", "m1-19"]}, fight="m1-02"
    )
    play(position, "play a3-09", "stop")
    assert row_of(position, 1) == ["m1-01", "m1-03", "m1-04", "m1-05", "m1-20"]


def test_kg_reward_5_the_next_top_card_is_revealed() -> None:
    position = table(hands={"P1": ["a3-09"]}, stock={1: ["m1-20", "m1-19", "m1-18"]}, fight="m1-02")
    play(position, "play a3-09", "stop")
    assert texts(position, "monster ") == ["m1-18", "m1-19"]
    shown = picture(play(position, "monster m1-19"))["levels"][0]["next"]
    assert shown is not None
    assert shown["id"] == "m1-19"


def test_kg_reward_5_the_row_is_filled_only_after_the_choice() -> None:
    """S-08"""
    position = table(hands={"P1": ["a3-09"]}, stock={1: ["m1-20"]}, fight="m1-13")
    play(position, "play a3-09", "stop")
    assert "m1-20" not in row_of(position, 1)
    assert "m1-20" in row_of(play(position, "keep"), 1)


def test_kg_reward_6_behind_a_beaten_gatekeeper_is_the_next_one() -> None:
    """S-19"""
    position = table(hands={"P1": ["a3-09"]}, weapons={"P1": "w3-1"}, armours={"P1": "r3-1"}, fight="g1-1")
    rows = [row_of(position, level) for level in (1, 2, 3)]
    play(position, "play a3-09", "stop", "gatekeeper g1-4")
    shown = picture(position)["levels"][0]["gatekeeper"]
    assert shown is not None
    assert (shown["id"], [row_of(position, level) for level in (1, 2, 3)]) == ("g1-4", rows)


def test_kg_reward_6_the_last_gatekeeper_leaves_nobody() -> None:
    position = table(
        4,
        hands={"P1": ["a3-09"]},
        weapons={"P1": "w3-1"},
        armours={"P1": "r3-1"},
        keys={"P2": 1, "P3": 1, "P4": 1},
        options={"gatekeepers_per_level": 4},
        fight="g1-1",
    )
    assert picture(play(position, "play a3-09", "stop"))["levels"][0]["gatekeeper"] is None


def test_kg_reward_7_without_a_monster_deck_the_gap_stays() -> None:
    """S-18: the deck holds one card, and two monsters are beaten."""
    position = table(
        hands={"P1": ["a3-09"], "P2": ["a3-13"]}, rows=["m1-01", "m1-02"], stock={1: ["m1-20"]}, fight="m1-01"
    )
    let_chance(play(position, "play a3-09", "stop"))
    first = row_of(position, 1)
    play(position, "fight m1-02", "play a3-13", "stop")
    assert (len(first), "m1-20" in first, len(row_of(position, 1))) == (5, True, 4)


def test_kg_reward_7_a_gap_is_no_opponent() -> None:
    position = table(hands={"P1": ["a3-09"]}, stock={1: []}, fight="m1-01")
    let_chance(play(position, "play a3-09", "stop"))
    assert len([name for name in opponents(position) if name.startswith("m1")]) == 4
