"""Weapons and armours (rules.md 2.12)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    equipment_of,
    events,
    hand_of,
    health,
    let_chance,
    pawned,
    picture,
    play,
    table,
    texts,
)


def second_weapon() -> KarakGoblin:
    """S-39: the owner of a Dagger has won a Sword."""
    return play(
        table(hands={"P1": ["a3-09", "a3-11"]}, weapons={"P1": "w1-1"}, keys={"P1": 1}, fight="m2-13"),
        "play a3-09",
        "play a3-11",
        "draw hor-1",
        "stop",
    )


def second_armour() -> KarakGoblin:
    """S-69: the owner of a Lucky Charm Belt has won a Chain Mail; his hand is empty."""
    return play(
        table(hands={"P1": ["a3-09", "a3-11"]}, armours={"P1": "r1-3"}, keys={"P1": 1}, fight="m2-17"),
        "play a3-09",
        "play a3-11",
        "draw hor-1",
        "stop",
    )


def test_kg_equip_1_of_two_weapons_one_is_kept() -> None:
    """S-39"""
    assert equipment_of(play(second_weapon(), "keep"), "P1") == ["w2-1"]


def test_kg_equip_2_of_two_armours_one_is_kept() -> None:
    """S-69"""
    assert equipment_of(play(second_armour(), "keep"), "P1") == ["r2-1"]


def test_kg_equip_2_a_weapon_and_an_armour_may_be_owned() -> None:
    position = play(table(hands={"P1": ["a3-09"]}, weapons={"P1": "w1-1"}, fight="m1-20"), "play a3-09", "stop", "keep")
    assert equipment_of(position, "P1") == ["w1-1", "r1-4"]


def test_kg_equip_3_the_old_one_goes_to_the_pawnshop() -> None:
    """S-39, S-69"""
    assert pawned(play(second_weapon(), "keep")) == {"w1-1"}
    assert pawned(play(second_armour(), "keep")) == {"r1-3"}


def test_kg_equip_3_or_the_new_one() -> None:
    """S-39"""
    position = play(second_weapon(), "pawn")
    assert (equipment_of(position, "P1"), pawned(position)) == (["w1-1"], {"w2-1"})


def test_kg_equip_3_both_are_shown_before_the_choice() -> None:
    prompt = second_weapon().prompt(0)
    assert (prompt.key, prompt.args["card"], prompt.args["old"]) == ("keep-one", "w2-1", "w1-1")


def test_kg_equip_4_a_weapon_may_have_defence_and_an_armour_none() -> None:
    """S-69: the Spiked Gauntlet defends, the Lucky Charm Belt does not."""
    fight = picture(table(weapons={"P1": "w1-3"}, armours={"P1": "r1-3"}, fight="m1-01"))["fight"]
    assert fight is not None
    assert (fight["attack"], fight["defence"]) == (0, 1)


@pytest.mark.parametrize(("hp", "left"), [(5, 4), (4, 3), (3, 2)])
def test_kg_equip_5_a_heart_heals_after_the_hits(hp: int, left: int) -> None:
    """Troll Hide against the Goblin Sneak 3/4: two hits get through, one hit point comes back."""
    position = table(armours={"P1": "r2-3"}, hp={"P1": hp}, fight="m1-02")
    assert health(play(position, "stop"), "P1") == left


def test_kg_equip_5_never_above_five() -> None:
    position = table(armours={"P1": "r2-3"}, fight="m1-01")
    assert health(play(position, "stop"), "P1") == 5


def test_kg_equip_5_it_heals_before_the_strike_whether_won_or_lost() -> None:
    position = table(hands={"P1": ["a3-09"]}, armours={"P1": "r2-3"}, fight="m1-02")
    told = [key for key, _ in events(position, "play a3-09", "stop")]
    assert told[1:4] == ["hit", "recovered", "beaten"]


def test_kg_equip_6_not_after_the_last_hit_point() -> None:
    position = table(armours={"P1": "r2-3"}, hp={"P1": 2}, fight="m1-02")
    assert health(play(position, "stop"), "P1") == 0
    assert texts(let_chance(play(let_chance(position), "P2 heal"))) == ["heal"]


def test_kg_equip_7_a_new_hand_bonus_counts_at_once() -> None:
    """S-41: a hand of two after the fight, and three cards are drawn."""
    position = table(hands={"P1": ["a3-09", "hor-1", "hor-2"]}, fight="m1-19")
    let_chance(play(position, "play a3-09", "stop", "keep"))
    assert len(hand_of(position, "P1")) == 5


def test_kg_equip_7_a_lost_hand_bonus_is_lost_at_once() -> None:
    """S-69: the hand is filled to four."""
    assert len(hand_of(let_chance(play(second_armour(), "keep")), "P1")) == 4


def test_kg_equip_7_a_kept_hand_bonus_stays() -> None:
    """S-69"""
    assert len(hand_of(let_chance(play(second_armour(), "pawn")), "P1")) == 5


def test_kg_equip_8_equipment_acts_in_every_fight_and_is_not_used_up() -> None:
    position = table(weapons={"P1": "w2-1"}, armours={"P1": "r1-1"}, rows=["m1-01", "m1-02"], fight="m1-01")
    let_chance(play(let_chance(play(position, "stop")), "P2 heal"))
    fight = picture(play(position, "fight m1-02"))["fight"]
    assert fight is not None
    assert (fight["attack"], fight["defence"]) == (2, 1)


def test_equipment_won_in_a_fight_does_not_act_in_it() -> None:
    """R-41: the hits have been taken when the armour is won."""
    position = table(hands={"P1": ["a3-09"]}, fight="m1-17")
    play(position, "play a3-09", "stop", "keep")
    assert health(position, "P1") == 2
