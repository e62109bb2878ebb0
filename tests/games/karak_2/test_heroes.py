"""Horan, Taia, Xanros and Elspeth (rules.md 2.19); Lorraine and Darius have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import (
    armies,
    asked,
    at,
    bag,
    events,
    items,
    lives,
    picture,
    play,
    refused,
    stock,
    supply,
    table,
    texts,
    units,
    words,
)


def battle(hero: str, *enemy: str, tile: str = "A04", **more: Any) -> Karak2:
    """A hero has entered a hex with these armies."""
    other = "taia" if hero != "taia" else "horan"
    given: dict[str, Any] = {"land": {"1,-1": tile}, "armies": {"1,-1": list(enemy)}} | more
    return play(table(hero, other, **given), "step NE")


# ---- Horan


def horan(*moves: str, **more: Any) -> Karak2:
    """Horan with a knight and an archer against a herald."""
    position = battle("horan", "death-herald", units={"horan": "1 knight 1 archer"}, **more)
    return play(position, "with 1 knight", "with 1 archer", *moves)


def test_k2_hero_horan_1_he_may_reroll_his_unit_dice_after_the_roll() -> None:
    assert texts(horan("hero S", "knight S", "archer 2")) == ["keep", "reroll"]


def test_k2_hero_horan_1_once_per_battle() -> None:
    position = horan("hero S", "knight S", "archer 2", "reroll", "knight 1", "archer 1")
    assert asked(position) == "P2"


def test_k2_hero_horan_1_without_unit_dice_there_is_nothing_to_reroll() -> None:
    assert asked(play(battle("horan", "death-herald"), "hero 1")) == "P2"


def test_k2_hero_horan_2_all_chosen_unit_dice_are_rolled_again() -> None:
    """S-30."""
    told = events(horan("hero S", "knight S", "archer 2"), "reroll", "knight 1", "archer 0")
    assert [args["die"] for key, args in told if key == "face"] == ["knight", "archer"]


def test_k2_hero_horan_3_the_hero_die_is_not_rolled_again() -> None:
    """S-30: it stays a skull."""
    position = horan("hero S", "knight S", "archer 2", "reroll", "knight 1", "archer 0")
    assert lives(position, "horan") == 4


def test_k2_hero_horan_4_the_second_result_replaces_the_first_entirely() -> None:
    """S-30: the knight lives, and the archer's two swords are gone."""
    position = horan("hero 1", "knight S", "archer 2")
    told = dict(events(position, "reroll", "knight 1", "archer 0"))
    assert (told["lost"]["attack"], units(position, "horan")) == (2, "1 knight 1 archer")


@pytest.mark.parametrize(("tile", "gained"), [("A04", [0, 1, 0]), ("A10", [1, 1, 0]), ("B07", [0, 0, 3])])
def test_k2_hero_horan_5_after_a_victory_he_plunders_the_hex(tile: str, gained: list[int]) -> None:
    assert stock(play(battle("horan", "firelings", tile=tile), "hero 2"), "horan") == gained


def test_k2_hero_horan_5_after_a_defeat_he_does_not() -> None:
    assert stock(play(battle("horan", "firelings"), "hero 1"), "horan") == [0, 0, 0]


@pytest.mark.parametrize(("more", "gained"), [("food", [2, 1, 0]), ("wood", [1, 2, 0])])
def test_k2_hero_horan_5_the_amulet_of_resources_adds_to_the_plunder(more: str, gained: list[int]) -> None:
    position = battle("horan", "firelings", tile="A10", items={"horan": ["amulet-of-resources"]})
    assert stock(play(position, "hero 2", f"plunder {more}"), "horan") == gained


def test_k2_hero_horan_5_only_kinds_of_the_hex_are_offered() -> None:
    position = battle("horan", "firelings", tile="A10", items={"horan": ["amulet-of-resources"]})
    assert texts(play(position, "hero 2")) == ["plunder food", "plunder wood"]


def test_k2_hero_horan_5_even_one_found_in_this_battle() -> None:
    """R-49."""
    position = battle("horan", "dark-dryads")
    assert stock(play(position, "hero 3", "reveal amulet-of-resources"), "horan") == [0, 2, 0]


def test_k2_hero_horan_5_others_do_not_plunder() -> None:
    assert stock(play(battle("taia", "firelings"), "hero 2"), "taia") == [0, 0, 0]


def test_k2_hero_horan_6_he_plunders_even_if_he_falls_unconscious() -> None:
    position = play(battle("horan", "skeletal-warriors", items={"horan": ["sword"]}, lives={"horan": 1}), "hero S")
    assert (stock(position, "horan"), picture(position)["players"][0]["unconscious"]) == ([0, 1, 0], True)


def test_k2_hero_horan_6_the_plunder_costs_no_action() -> None:
    """R-48: the turn is over by the battle, and next turn the hex may be harvested."""
    position = play(battle("horan", "firelings"), "hero 2", "end turn")
    assert (position.used, "harvest" in texts(position)) == (0, True)


# ---- Taia


def test_k2_hero_taia_1_she_draws_one_token_more_and_chooses() -> None:
    position = play(table("taia", "horan"), "explore NE", "tile A01", "turn 0", "army death-herald", "army firelings")
    assert texts(position) == ["put back firelings", "put back death-herald"]


def test_k2_hero_taia_1_the_other_returns_to_the_bag() -> None:
    position = play(
        table("taia", "horan"),
        "explore NE",
        "tile A01",
        "turn 0",
        "army death-herald",
        "army firelings",
        "put back death-herald",
    )
    assert (armies(position, "1,-1"), bag(position), picture(position)["bag"]["death-herald"]) == (["firelings"], 35, 4)


def test_k2_hero_taia_1_on_level_two_she_sees_three_and_keeps_two() -> None:
    """S-59."""
    position = table("taia", "horan", stack=["B01", "B02"])
    play(
        position,
        "explore NE",
        "tile B01",
        "turn 0",
        "army death-herald",
        "army firelings",
        "army firelings",
        "put back death-herald",
    )
    assert (armies(position, "1,-1"), bag(position)) == (["firelings", "firelings"], 34)


def test_k2_hero_taia_1_others_draw_no_more_than_demanded() -> None:
    position = play(table("horan", "taia"), "explore NE", "tile A01", "turn 0", "army death-herald")
    assert asked(position) == "chance die"


def test_k2_hero_taia_2_from_a_small_bag_she_draws_what_is_there() -> None:
    """S-59: exactly two tokens, no choice."""
    position = table("taia", "horan", stack=["B01"], bag=["firelings", "dark-dryads"])
    play(position, "explore NE", "tile B01", "turn 0", "army firelings", "army dark-dryads")
    assert (armies(position, "1,-1"), asked(position)) == (["firelings", "dark-dryads"], "chance die")


def test_k2_hero_taia_3_her_city_costs_one_wood() -> None:
    position = play(table("taia", "horan", at={"taia": "1,0"}, stock={"taia": "1 wood"}), "found")
    assert stock(position, "taia") == [0, 0, 0]


@pytest.mark.parametrize(("saved", "left"), [("food", [1, 0, 0]), ("wood", [0, 1, 0]), ("stone", [0, 0, 1])])
def test_k2_hero_taia_3_she_chooses_what_is_saved(saved: str, left: list[int]) -> None:
    """S-14: the three payments of a stable."""
    position = table("taia", "horan", at={"taia": "1,0"}, city={"taia": "1,0"}, stock={"taia": "2 food 1 wood 1 stone"})
    play(position, f"build stable less {saved}")
    assert stock(position, "taia") == left


def test_k2_hero_taia_3_exactly_these_payments_are_offered() -> None:
    """S-14."""
    position = table("taia", "horan", at={"taia": "1,0"}, city={"taia": "1,0"}, stock={"taia": "2 food 1 wood 1 stone"})
    assert [text for text in words(position, "build") if text.startswith("stable")] == [
        "stable less food",
        "stable less wood",
        "stable less stone",
    ]


def test_k2_hero_taia_3_the_saving_is_not_waived() -> None:
    """R-47."""
    position = table("taia", "horan", at={"taia": "1,0"}, city={"taia": "1,0"}, stock={"taia": "9 food 9 wood 9 stone"})
    assert refused(position, "build camp").clause == "K2-HERO-TAIA-3"


def test_k2_hero_taia_3_nobody_else_saves() -> None:
    position = table("horan", "taia", at={"horan": "1,0"}, city={"horan": "1,0"}, stock={"horan": "9 wood 9 stone"})
    assert refused(position, "build camp less wood").clause == "K2-HERO-TAIA-3"


# ---- Xanros


def test_k2_hero_xanros_1_he_raises_a_skeleton_anywhere() -> None:
    position = play(table("xanros", "taia", at={"xanros": "-1,0"}), "raise skeleton")
    assert (units(position, "xanros"), position.used) == ("1 skeleton", 1)


def test_k2_hero_xanros_1_up_to_three_at_a_time() -> None:
    """S-70."""
    position = table("xanros", "taia", units={"xanros": "3 skeleton"})
    assert refused(position, "raise skeleton").clause == "K2-HERO-XANROS-1"


def test_k2_hero_xanros_1_nobody_else_does() -> None:
    assert refused(table("taia", "xanros"), "raise skeleton").clause == "K2-HERO-XANROS-1"


def test_k2_hero_xanros_2_skeletons_do_not_count_against_fame() -> None:
    position = table(
        "xanros",
        "taia",
        at={"xanros": "1,0"},
        city={"xanros": "1,0"},
        units={"xanros": "3 skeleton"},
        buildings={"xanros": "camp"},
        base={"xanros": 1},
        stock={"xanros": "1 food"},
    )
    assert units(play(position, "recruit"), "xanros") == "1 knight 3 skeleton"


def test_k2_hero_xanros_3_a_dead_skeleton_can_be_raised_again() -> None:
    """S-70."""
    position = battle("xanros", "death-herald", units={"xanros": "3 skeleton"})
    play(position, "with 1 skeleton", "hero 1", "skeleton S", "end turn")
    assert "raise skeleton" in texts(position)


def xanros(*moves: str, **more: Any) -> Karak2:
    """Xanros with one life rolls a skull; two skeletons die against a herald."""
    position = battle("xanros", "death-herald", units={"xanros": "2 skeleton"}, lives={"xanros": 1}, **more)
    return play(position, "with 2 skeleton", "hero S", "skeleton S", "skeleton S", *moves)


def test_k2_hero_xanros_4_he_may_restore_a_life_for_each_dead_unit() -> None:
    assert texts(xanros()) == ["feed 0", "feed 1", "feed 2"]


def test_k2_hero_xanros_4_the_souls_keep_him_from_fainting() -> None:
    """S-31: two lives, not unconscious, retreat."""
    position = xanros("feed 2")
    player = picture(position)["players"][0]
    assert (player["lives"], player["unconscious"], player["hex"]) == (2, False, "0,0")


def test_k2_hero_xanros_4_by_option_it_is_too_late_at_no_life() -> None:
    """S-31; R-41."""
    assert picture(xanros(options={"xanros_heal_timing": "after_faint"}))["players"][0]["unconscious"]


def test_k2_hero_xanros_4_it_is_his_choice() -> None:
    assert picture(xanros("feed 0"))["players"][0]["unconscious"]


def test_k2_hero_xanros_4_other_units_feed_him_too() -> None:
    position = battle("xanros", "death-herald", units={"xanros": "1 mage"}, lives={"xanros": 3})
    play(position, "with 1 mage", "hero 1", "mage S", "feed 1")
    assert (lives(position, "xanros"), supply(position, "mage")) == (4, 10)


def test_k2_hero_xanros_4_a_unit_saved_by_the_amulet_does_not_feed_him() -> None:
    """R-41."""
    position = battle(
        "xanros",
        "death-herald",
        units={"xanros": "1 mage"},
        lives={"xanros": 3},
        items={"xanros": ["amulet-of-protection"]},
    )
    play(position, "with 1 mage", "hero 1", "mage S", "spare mage")
    assert (lives(position, "xanros"), asked(position)) == (3, "P2")


# ---- Elspeth


def test_k2_hero_elspeth_1_she_may_reroll_the_hero_die_and_the_second_result_counts() -> None:
    position = play(battle("elspeth", "firelings"), "hero S")
    assert texts(position) == ["keep", "reroll"]
    assert items(play(position, "reroll", "hero 2"), "elspeth") == ["fireball"]


def test_k2_hero_elspeth_1_once_per_battle() -> None:
    assert asked(play(battle("elspeth", "firelings"), "hero S", "reroll", "hero S")) == "P2"


def test_k2_hero_elspeth_2_unit_dice_are_not_rolled_again() -> None:
    position = battle("elspeth", "death-herald", units={"elspeth": "1 mage"})
    told = events(position, "with 1 mage", "hero S", "mage S", "reroll", "hero 1")
    assert [args["die"] for key, args in told if key == "face"] == ["hero", "mage", "hero"]
    assert units(position, "elspeth") == ""


ROW = {"2,0": "A04", "3,0": "A07", "4,0": "A05"}
"""A row of hexes east of the farm; chasms lie between them."""


def test_k2_hero_elspeth_3_she_gallops_one_to_three_hexes_in_a_straight_line() -> None:
    position = table("elspeth", "taia", at={"elspeth": "1,0"}, land=ROW)
    assert words(position, "gallop") == ["E 1", "E 2", "E 3", "W 1", "W 2"]


def test_k2_hero_elspeth_3_once_a_turn() -> None:
    position = play(table("elspeth", "taia", lives={"elspeth": 3}), "gallop E 1")
    assert refused(position, "gallop W 1").clause == "K2-HERO-ELSPETH-3"


def test_k2_hero_elspeth_3_again_in_the_next_turn() -> None:
    position = play(table("elspeth", "taia", lives={"elspeth": 3}), "gallop E 1", "end turn", "end turn")
    assert words(position, "gallop") == ["W 1", "W 2"]


def test_k2_hero_elspeth_3_nobody_else_gallops() -> None:
    assert refused(table("taia", "elspeth"), "gallop E 1").clause == "K2-HERO-ELSPETH-3"


@pytest.mark.parametrize(("option", "back"), [("last_hex", "3,0"), ("run_start", "1,0")])
def test_k2_hero_elspeth_3_after_a_defeat_she_retreats_as_the_option_says(option: str, back: str) -> None:
    """R-42."""
    position = table(
        "elspeth",
        "taia",
        at={"elspeth": "1,0"},
        land=ROW,
        armies={"4,0": ["death-herald"]},
        options={"gallop_retreat": option},
    )
    assert at(play(position, "gallop E 3", "hero 1", "keep"), "elspeth") == back


def test_k2_hero_elspeth_4_the_gallop_ignores_chasms() -> None:
    position = table("elspeth", "taia", at={"elspeth": "1,0"}, land=ROW, lives={"elspeth": 3})
    assert refused(position, "step E").clause == "K2-MOVE-2"
    assert at(play(position, "gallop E 3"), "elspeth") == "4,0"


@pytest.mark.parametrize(("way", "goal"), [("W 2", "-1,0"), ("NW 2", "1,-2"), ("NW 1", "1,-1")])
def test_k2_hero_elspeth_3_the_line_may_run_in_any_direction(way: str, goal: str) -> None:
    position = table("elspeth", "taia", at={"elspeth": "1,0"}, land={"1,-1": "A04", "1,-2": "A07"})
    assert at(play(position, f"gallop {way}"), "elspeth") == goal


def test_k2_hero_elspeth_5_she_must_stop_at_the_first_enemy() -> None:
    """R-40."""
    position = table("elspeth", "taia", at={"elspeth": "1,0"}, land=ROW, armies={"3,0": ["firelings"]})
    assert refused(position, "gallop E 3").clause == "K2-HERO-ELSPETH-5"


def test_k2_hero_elspeth_5_and_fights_there() -> None:
    position = table("elspeth", "taia", at={"elspeth": "1,0"}, land=ROW, armies={"3,0": ["firelings"]})
    assert asked(play(position, "gallop E 2")) == "chance die"


def test_k2_hero_elspeth_5_the_general_stops_her_too() -> None:
    position = table("elspeth", "taia", at={"elspeth": "1,0"}, land={"2,0": "B10", "3,0": "A07"})
    assert refused(position, "gallop E 2").clause == "K2-HERO-ELSPETH-5"


def test_k2_hero_elspeth_6_a_gallop_never_explores() -> None:
    assert refused(table("elspeth", "taia"), "gallop E 2").clause == "K2-HERO-ELSPETH-6"
