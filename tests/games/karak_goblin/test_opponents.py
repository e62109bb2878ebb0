"""Whom a player may fight (rules.md 2.6)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import let_chance, opponents, picture, play, refused, table, texts

ROWS = [[f"m{level}-0{n}" for n in range(1, 6)] for level in (1, 2, 3)]
GATES = ["g1-1", "g2-1", "g3-1"]


def with_keys(keys: int) -> KarakGoblin:
    """S-03: rows, gatekeepers and the Dragon, seen by a player with so many keys."""
    return table(rows=[monster for row in ROWS for monster in row], gates=GATES, keys={"P1": keys}, lord="x-1")


def test_kg_fight_1_each_monster_of_the_row_can_be_chosen() -> None:
    """S-65"""
    for monster in ROWS[0]:
        fight = picture(play(with_keys(0), f"fight {monster}"))["fight"]
        assert fight is not None
        assert fight["monster"] == monster


@pytest.mark.parametrize(("keys", "open_rows", "gate"), [(0, 1, "g1-1"), (1, 2, "g2-1"), (2, 3, "g3-1")])
def test_kg_fight_2_and_3_the_rows_and_the_gatekeeper_that_the_keys_open(keys: int, open_rows: int, gate: str) -> None:
    """S-03 (KG-FIGHT-2, KG-FIGHT-3, KG-KEY-2, KG-KEY-4)"""
    rows = [monster for row in ROWS[:open_rows] for monster in row]
    assert opponents(with_keys(keys)) == [*rows, gate]


def test_kg_fight_2_level_two_is_closed_without_a_key() -> None:
    """S-03"""
    refusal = refused(with_keys(0), "fight m2-01")
    assert (refusal.clause, refusal.args) == ("KG-KEY-2", {"level": 1})


def test_kg_fight_2_a_monster_that_does_not_lie_there_cannot_be_chosen() -> None:
    assert refused(with_keys(0), "fight m1-20").clause == "KG-FIGHT-2"


def test_kg_fight_3_only_the_top_gatekeeper_can_be_chosen() -> None:
    assert refused(with_keys(0), "fight g1-2").clause == "KG-FIGHT-3"


@pytest.mark.parametrize(("keys", "gate"), [(1, "g1-1"), (2, "g1-1"), (2, "g2-1"), (3, "g3-1")])
def test_kg_fight_3_a_gatekeeper_whose_key_one_has_cannot_be_chosen(keys: int, gate: str) -> None:
    """S-03"""
    refusal = refused(with_keys(keys), f"fight {gate}")
    assert (refusal.clause, refusal.key) == ("KG-KEY-3", "has-key")


def test_kg_fight_4_the_visible_top_of_a_monster_deck_cannot_be_chosen() -> None:
    """S-04"""
    position = with_keys(3)
    tops = [level["next"]["id"] for level in picture(position)["levels"] if level["next"] is not None]
    assert [refused(position, f"fight {top}").clause for top in tops] == ["KG-FIGHT-4"] * 3


@pytest.mark.parametrize("keys", [0, 1, 2])
def test_kg_fight_5_the_lord_wants_three_keys(keys: int) -> None:
    """S-03"""
    assert refused(with_keys(keys), "fight x-1").clause == "KG-FIGHT-5"


def test_kg_fight_5_with_three_keys_all_rows_and_the_lord_are_open() -> None:
    """S-03"""
    assert opponents(with_keys(3)) == [*[monster for row in ROWS for monster in row], "x-1"]


def test_kg_fight_6_only_one_opponent_is_fought_in_a_turn() -> None:
    """S-65"""
    position = play(with_keys(0), "fight m1-01")
    assert refused(position, "fight m1-02").clause == "KG-FIGHT-6"


def test_kg_fight_6_nor_after_the_fight() -> None:
    """S-65"""
    position = let_chance(play(with_keys(0), "fight m1-01", "stop"))
    assert refused(position, "fight m1-02", "P1").clause == "KG-TURN-1"


def test_kg_fight_7_the_opponent_is_marked_until_the_end_of_the_fight() -> None:
    position = play(with_keys(0), "fight m1-03")
    fight = picture(position, "P2")["fight"]
    assert fight is not None
    assert (fight["seat"], fight["monster"]) == (0, "m1-03")
    assert picture(let_chance(play(position, "stop")))["fight"] is None


def test_kg_fight_7_the_choice_is_final() -> None:
    assert not [text for text in texts(play(with_keys(0), "fight m1-03")) if text.startswith("fight")]
