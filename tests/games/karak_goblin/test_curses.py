"""What the curses of monsters forbid (rules.md 2.11)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    events,
    hand_of,
    health,
    let_chance,
    pack,
    picture,
    play,
    refused,
    table,
    texts,
)

ALL_FAMILIES = pack(
    (
        'curses = ["effect:draw", "colour:green"]\nreward = "w2-4"',
        'curses = ["effect:draw", "colour:green", "equipment:weapon"]\nreward = "w2-4"',
    )
)
"""The Goblin Seer m2-16 with a third curse, so that it has one of each family."""


def facing_the_seer() -> KarakGoblin:
    """S-68: Horan with a Dagger, against an effect, a colour and a kind of equipment."""
    return table(
        hands={"P1": ["hor-1", "hor-3", "hor-6", "hor-5"]},
        weapons={"P1": "w1-1"},
        keys={"P1": 1},
        fight="m2-16",
        content=ALL_FAMILIES,
    )


def attack(position: KarakGoblin) -> int:
    fight = picture(position)["fight"]
    assert fight is not None
    return fight["attack"]


def defence(position: KarakGoblin) -> int:
    fight = picture(position)["fight"]
    assert fight is not None
    return fight["defence"]


# ---- three families


def test_kg_curse_1_against_an_effect() -> None:
    """S-68: nothing is drawn."""
    assert asked(play(facing_the_seer(), "play hor-3")) == "P1"


def test_kg_curse_1_against_a_colour() -> None:
    """S-68: hor-6 is green."""
    assert texts(facing_the_seer(), "play ") == ["hor-1", "hor-3", "hor-5"]


def test_kg_curse_1_against_a_kind_of_equipment() -> None:
    """S-68: the Dagger gives nothing."""
    assert attack(facing_the_seer()) == 0


# ---- against an effect


def test_kg_curse_2_a_cursed_attack_counts_for_nothing() -> None:
    position = table(hands={"P1": ["hor-1", "hor-5"]}, keys={"P1": 1}, fight="m2-07")
    assert attack(play(position, "play hor-1", "play hor-5")) == 0


def test_kg_curse_2_a_cursed_defence_counts_for_nothing() -> None:
    """S-29: the Giant Bat 2/4; a Helmet counts, hor-5 does not."""
    position = table(hands={"P1": ["hor-1", "hor-5", "hor-2"]}, armours={"P1": "r1-1"}, fight="m1-08")
    told = events(position, "play hor-1", "play hor-5", "play hor-2", "stop")
    assert [args["hits"] for key, args in told if key == "hit"] == [1]
    assert "beaten" in [key for key, _ in told]


def test_kg_curse_2_with_a_cursed_draw_nothing_is_drawn() -> None:
    """S-30: Taia against the Web Spinner."""
    position = table(hands={"P1": ["tai-6", "tai-1"]}, fight="m1-10")
    play(position, "play tai-6")
    assert (asked(position), hand_of(position, "P1"), attack(position)) == ("P1", ["tai-1"], 1)


def test_kg_curse_2_with_a_cursed_heal_nothing_is_healed() -> None:
    position = table(hands={"P1": ["hor-6"]}, hp={"P1": 3}, fight="m1-11")
    assert health(play(position, "play hor-6"), "P1") == 3


def test_kg_curse_3_a_card_with_a_cursed_effect_may_be_played() -> None:
    """S-29, S-30: it keeps its colour, so blue may follow tai-6."""
    position = table(hands={"P1": ["tai-6", "tai-1"]}, fight="m1-10")
    assert "tai-6" in texts(position, "play ")
    assert texts(play(position, "play tai-6"), "play ") == ["tai-1"]


def test_kg_curse_3_its_other_effects_count() -> None:
    """S-29: the attack of hor-5."""
    position = table(hands={"P1": ["hor-5"]}, fight="m1-08")
    play(position, "play hor-5")
    assert (attack(position), defence(position)) == (1, 0)


def test_kg_curse_4_a_curse_on_an_effect_leaves_equipment_alone() -> None:
    """S-12, S-29"""
    against_attack = table(weapons={"P1": "w2-1"}, keys={"P1": 1}, fight="m2-07")
    against_defence = table(armours={"P1": "r1-1"}, fight="m1-08")
    assert (attack(against_attack), defence(against_defence)) == (2, 1)


# ---- against a colour


@pytest.mark.parametrize(
    ("monster", "cursed"),
    [
        ("m1-05", "hor-1"),
        ("m1-06", "a2-04"),
        ("m1-12", "hor-6"),
        ("m1-07", "hor-4"),
    ],
)
def test_kg_curse_5_a_cursed_colour_cannot_be_played_first(monster: str, cursed: str) -> None:
    """S-10: red, blue, green, yellow."""
    position = table(hands={"P1": ["hor-1", "a2-04", "hor-6", "hor-4"]}, fight=monster)
    assert {"hor-1", "a2-04", "hor-6", "hor-4"} - set(texts(position, "play ")) == {cursed}


def test_kg_curse_5_nor_later() -> None:
    """S-10: after vic-6 yellow might follow, but it is cursed."""
    position = play(table(hands={"P1": ["vic-1", "vic-3", "vic-4", "vic-6"]}, fight="m1-09"), "play vic-6")
    assert texts(position) == ["stop"]
    assert refused(position, "play vic-1").clause == "KG-CURSE-5"


# ---- against equipment


def test_kg_curse_6_a_cursed_weapon_gives_no_attack() -> None:
    assert attack(table(weapons={"P1": "w2-1"}, keys={"P1": 1}, fight="m2-14")) == 0


def test_kg_curse_6_a_cursed_armour_gives_no_defence() -> None:
    assert defence(table(armours={"P1": "r3-1"}, keys={"P1": 1}, fight="m2-17")) == 0


def test_kg_curse_6_a_cursed_heart_does_not_heal() -> None:
    position = table(weapons={"P1": "w2-3"}, keys={"P1": 1}, fight="m2-14")
    assert health(play(position, "stop"), "P1") == 1


def test_kg_curse_6_the_other_kind_works() -> None:
    position = table(weapons={"P1": "w2-1"}, armours={"P1": "r1-1"}, keys={"P1": 1}, fight="m2-14")
    assert (attack(position), defence(position)) == (0, 1)


def test_kg_curse_6_a_cursed_hand_bonus_is_gone() -> None:
    """S-33"""
    position = table(
        hands={"P1": [f"hor-{n}" for n in range(1, 6)]}, armours={"P1": "r1-3"}, keys={"P1": 1}, fight="m2-17"
    )
    assert asked(position) == "P1"
    assert texts(position) == [f"discard hor-{n}" for n in range(1, 6)]


def test_kg_curse_7_the_hand_is_filled_to_its_full_size_afterwards() -> None:
    """S-33, S-68"""
    position = table(
        hands={"P1": [f"hor-{n}" for n in range(1, 6)]}, armours={"P1": "r1-3"}, keys={"P1": 1}, fight="m2-17"
    )
    assert len(hand_of(let_chance(play(position, "discard hor-1", "play hor-2", "stop")), "P1")) == 5


# ---- several, and how long


def test_kg_curse_8_all_curses_of_a_monster_apply() -> None:
    """S-35: the Goblin Seer curses draw effects and green."""
    position = table(hands={"P1": ["hor-3", "hor-6"]}, keys={"P1": 1}, fight="m2-16")
    fight = picture(position)["fight"]
    assert fight is not None
    assert (fight["curses"], texts(position, "play ")) == (["effect:draw", "colour:green"], ["hor-3"])
    assert asked(play(position, "play hor-3")) == "P1"


def test_kg_curse_9_curses_end_with_the_fight() -> None:
    """S-68: against the Orc Swordsman everything works again."""
    position = table(
        hands={"P1": ["hor-1", "hor-3", "hor-6", "hor-5"]},
        weapons={"P1": "w1-1"},
        keys={"P1": 1},
        rows=["m2-13"],
        fight="m2-16",
        content=ALL_FAMILIES,
    )
    let_chance(play(let_chance(play(position, "stop")), "P2 heal"))
    play(position, "fight m2-13")
    assert (texts(position, "play "), attack(position)) == (["hor-1", "hor-3", "hor-5", "hor-6"], 1)
    assert asked(play(position, "play hor-3")) == "chance draw"
