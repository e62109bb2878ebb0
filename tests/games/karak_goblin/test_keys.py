"""Keys (rules.md 2.13); which levels they open is tested with the opponents."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    keys_of,
    let_chance,
    opponents,
    pack,
    pawned,
    picture,
    play,
    refused,
    table,
    texts,
)


def beaten(gate: str, keys: int) -> KarakGoblin:
    """P1 has beaten a gatekeeper with attack 10 and defence 3."""
    position = table(
        hands={"P1": ["a3-09", "a3-11"]}, weapons={"P1": "w3-1"}, armours={"P1": "r3-2"}, keys={"P1": keys}, fight=gate
    )
    return let_chance(play(let_chance(play(position, "play a3-09", "play a3-11")), "stop"))


@pytest.mark.parametrize(("gate", "keys"), [("g1-1", 0), ("g2-1", 1), ("g3-1", 2)])
def test_kg_key_1_a_key_is_won_by_beating_a_gatekeeper(gate: str, keys: int) -> None:
    """S-11"""
    assert keys_of(beaten(gate, keys), "P1") == keys + 1


def test_kg_key_1_a_gatekeeper_that_was_not_beaten_gives_none() -> None:
    position = let_chance(play(table(fight="g1-1"), "stop"))
    assert keys_of(position, "P1") == 0


@pytest.mark.parametrize(("gate", "keys", "opened"), [("g1-1", 0, "m2-"), ("g2-1", 1, "m3-"), ("g3-1", 2, "x-")])
def test_kg_key_2_a_key_opens_the_next_level(gate: str, keys: int, opened: str) -> None:
    """S-03"""
    before = opponents(table(keys={"P1": keys}))
    after = opponents(let_chance(play(beaten(gate, keys), "P2 heal")))
    assert ([name for name in before if name.startswith(opened)], opened in " ".join(after)) == ([], True)


def test_kg_key_3_no_other_gatekeeper_of_that_level_is_ever_offered() -> None:
    """S-19"""
    position = let_chance(play(beaten("g1-1", 0), "P2 heal"))
    shown = picture(position)["levels"][0]["gatekeeper"]
    assert shown is not None
    assert refused(position, f"fight {shown['id']}").clause == "KG-KEY-3"


def test_kg_key_3_the_others_may_still_fight_him() -> None:
    position = beaten("g1-1", 0)
    assert asked(position) == "P2"
    assert [name for name in opponents(position) if name.startswith("g1")] != []


def test_kg_key_4_monsters_of_all_levels_passed_stay_open() -> None:
    """S-03"""
    assert {name[:2] for name in opponents(table(keys={"P1": 2}))} == {"m1", "m2", "m3", "g3"}


def test_kg_key_5_no_move_takes_a_key_away() -> None:
    """S-70: there is no way to name one, to pay with it or to pawn it."""
    assert not [move.text for move in pack().moves if "key" in move.text]


def test_kg_key_5_keys_come_in_order() -> None:
    """S-70"""
    assert refused(table(gates=["g2-1"]), "fight g2-1").clause == "KG-KEY-2"


def test_kg_key_5_a_won_key_is_never_offered_to_the_pawnshop() -> None:
    """S-70"""
    position = beaten("g1-1", 0)
    assert (pawned(position), "pawn" in texts(position)) == (set(), False)
