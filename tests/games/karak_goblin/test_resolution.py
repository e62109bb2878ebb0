"""Hits, then the strike, then the reward, then the end of the turn (rules.md 2.8)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    discard_of,
    events,
    hand_of,
    health,
    let_chance,
    play,
    row_of,
    table,
    texts,
)

CHAIN = ("play hor-1", "play hor-5", "play hor-2")
"""Attack 5, defence 1."""


def horan(fight: str, hp: int = 5, **more: object) -> KarakGoblin:
    """Horan has played attack 5 and defence 1."""
    return play(table(hands={"P1": ["hor-1", "hor-5", "hor-2", "hor-4"]}, hp={"P1": hp}, fight=fight, **more), *CHAIN)  # type: ignore[arg-type]


def told(position: KarakGoblin, *moves: str) -> list[str]:
    return [key for key, _ in events(position, *moves)]


def test_kg_fight_15_hits_strike_reward_end_of_turn() -> None:
    """S-08, S-14"""
    assert told(horan("m1-13"), "stop", "keep", "monster m1-20", "draw hor-3") == [
        "hit",
        "beaten",
        "won-card",
        "kept",
        "row-filled",
        "next-shown",
        "drew",
    ]


def test_kg_fight_16_hits_are_attack_less_defence() -> None:
    """S-08: 3 − 1 = 2."""
    assert events(horan("m1-13"), "stop")[0] == ("hit", {"seat": 0, "monster": "m1-13", "hits": 2, "hp": 3})


def test_kg_fight_16_the_defence_of_equipment_counts() -> None:
    position = horan("m1-13", armours={"P1": "r2-1"})
    assert health(play(position, "stop"), "P1") == 5


def test_kg_fight_16_too_much_defence_gives_nothing() -> None:
    """S-15: defence 3 against attack 1, with four hit points."""
    position = table(armours={"P1": "r3-1"}, hp={"P1": 4}, fight="m1-01")
    assert health(play(position, "stop"), "P1") == 4


@pytest.mark.parametrize(("hp", "left"), [(5, 3), (4, 2), (3, 1), (2, 0), (1, 0)])
def test_kg_fight_17_each_hit_costs_a_hit_point_as_long_as_there_are_any(hp: int, left: int) -> None:
    """S-08, S-14"""
    assert health(play(horan("m1-13", hp), "stop"), "P1") == left


def test_kg_fight_18_who_loses_the_last_hit_point_does_not_strike() -> None:
    """S-14: attack 5 would have beaten the Pit Fighter 3/5."""
    position = horan("m1-15", 2)
    assert told(position, "stop")[:2] == ["hit", "knocked-out"]
    assert (health(position, "P1"), "m1-15" in row_of(position, 1)) == (0, True)


def test_kg_fight_18_with_one_more_he_strikes() -> None:
    """S-14"""
    assert "beaten" in told(horan("m1-15", 3), "stop")


def test_kg_fight_18_next_turn_he_must_heal() -> None:
    """S-14"""
    position = let_chance(play(horan("m1-15", 2), "stop"))
    assert texts(let_chance(play(position, "P2 heal"))) == ["heal"]


@pytest.mark.parametrize(("monster", "outcome"), [("m1-15", "beaten"), ("g1-2", "survived")])
def test_kg_fight_19_an_attack_equal_to_the_hit_points_wins(monster: str, outcome: str) -> None:
    """S-11: attack 5 against 5, and against 6."""
    assert told(horan(monster), "stop")[1] == outcome


def test_kg_fight_19_the_attack_of_equipment_counts() -> None:
    position = horan("g1-2", weapons={"P1": "w1-1"})
    assert told(position, "stop")[1] == "beaten"


def test_kg_fight_20_a_monster_that_was_not_beaten_stays() -> None:
    """S-10"""
    position = play(table(hands={"P1": ["hor-1"]}, fight="m1-13"), "play hor-1", "stop")
    assert (row_of(position, 1)[0], discard_of(let_chance(position), "P1")) == ("m1-13", ["hor-1"])


def test_kg_fight_21_hits_are_not_remembered() -> None:
    """S-16: P1 deals 3, then P2 needs 4 again."""
    position = table(hands={"P1": ["a2-01"], "P2": ["tai-1", "tai-5", "tai-2", "tai-3"]}, fight="m1-13")
    let_chance(play(position, "play a2-01", "stop"))
    play(position, "fight m1-13", "play tai-1", "play tai-5")
    assert ("survived", {"seat": 1, "monster": "m1-13", "attack": 3, "hp": 4}) in events(position, "stop")


@pytest.mark.parametrize(("fight", "hp"), [("m1-04", 5), ("g1-2", 5), ("m1-04", 1)])
def test_kg_fight_22_the_turn_ends_in_every_case(fight: str, hp: int) -> None:
    """S-14: won, lost, knocked out."""
    position = let_chance(play(horan(fight, hp), "stop"))
    assert (asked(position), len(hand_of(position, "P1"))) == ("P2", 4)
