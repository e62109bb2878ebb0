"""Moving about the map (rules.md 2.3)."""

from __future__ import annotations

import pytest

from tests.games.karak_2.tables import asked, at, play, refused, table, texts, words

BESIDE = {"1,-1": "A04"}
"""A forest north-east of the castle, north-west of the farm; its chasm points away from both."""
GUARDED = {"1,-1": ["shadow-devourers"]}


def test_k2_move_1_a_move_goes_to_an_adjacent_discovered_hex() -> None:
    assert words(table("horan", "taia", land=BESIDE), "step") == ["E", "NE", "W"]


def test_k2_move_1_nobody_steps_where_nothing_is_discovered() -> None:
    assert refused(table("horan", "taia"), "step NE").clause == "K2-MOVE-1"


def test_k2_move_2_a_chasm_on_the_near_edge_bars_the_way() -> None:
    position = table("horan", "taia", at={"horan": "1,0"}, land={"2,0": "A04"})
    assert refused(position, "step E").clause == "K2-MOVE-2"


def test_k2_move_2_a_chasm_on_the_far_edge_bars_the_way() -> None:
    """R-05: one of the two touching edges is enough."""
    assert refused(table("horan", "taia", land={"1,-1": "A04 4"}), "step NE").clause == "K2-MOVE-2"


def test_k2_move_2_without_a_chasm_the_way_is_free_in_both_directions() -> None:
    position = play(table("horan", "taia", land=BESIDE, lives={"horan": 1}), "step NE", "step SW")
    assert at(position, "horan") == "0,0"


def test_k2_move_2_so_it_is_with_the_first_tile_of_the_list() -> None:
    position = table("horan", "taia", at={"horan": "1,-1"}, land={"1,-1": "A01", "1,-2": "A04"})
    assert at(play(position, "step NW"), "horan") == "1,-2"


def test_k2_move_3_heroes_and_cities_never_stand_in_the_way() -> None:
    """S-21: two other heroes and a foreign city."""
    position = table("horan", "taia", "darius", at={"taia": "1,0", "darius": "1,0"}, city={"taia": "1,0"})
    assert at(play(position, "step E"), "horan") == "1,0"


def test_k2_move_4_who_enters_a_hex_with_an_army_must_fight_at_once() -> None:
    position = table("horan", "taia", land=BESIDE, armies=GUARDED, units={"horan": "1 knight"})
    assert texts(play(position, "step NE")) == ["roll", "with 1 knight"]


def test_k2_move_4_who_enters_the_generals_hex_must_fight_at_once() -> None:
    position = table("horan", "taia", land={"1,-1": "B10"}, units={"horan": "1 knight"})
    assert texts(play(position, "step NE")) == ["roll", "with 1 knight"]


def test_k2_move_5_a_city_changes_nothing_about_chasms() -> None:
    position = table("horan", "taia", at={"horan": "1,0"}, city={"horan": "1,0"}, land={"2,0": "A04"})
    assert refused(position, "step E").clause == "K2-MOVE-2"


def test_k2_move_6_the_portal_takes_the_place_of_a_move() -> None:
    position = table("horan", "taia", city={"horan": "1,0"}, buildings={"horan": "portal"}, lives={"horan": 3}, used=1)
    assert words(play(position, "portal home"), "step") == []


def test_k2_move_6_a_gallop_takes_the_place_of_a_move() -> None:
    position = play(table("elspeth", "taia", lives={"elspeth": 3}, used=1), "gallop E 1")
    assert words(position, "step") == []


@pytest.mark.parametrize(("start", "way"), [("0,0", "NE"), ("1,0", "NW")])
def test_k2_move_7_one_retreats_to_the_hex_one_came_from(start: str, way: str) -> None:
    position = table("horan", "taia", at={"horan": start}, land=BESIDE, armies=GUARDED)
    assert at(play(position, f"step {way}", "hero 1"), "horan") == start


def test_k2_move_7_every_entering_is_remembered_anew() -> None:
    position = table("horan", "taia", land=BESIDE, armies=GUARDED)
    assert at(play(position, "step E", "step NW", "hero 1"), "horan") == "1,0"


def test_k2_move_8_the_hexes_of_the_start_tile_are_three_spaces() -> None:
    position = table("horan", "taia", at={"horan": "-1,0"}, lives={"horan": 3})
    assert (at(play(position, "step E"), "horan"), at(play(position, "step E"), "horan")) == ("0,0", "1,0")


def test_k2_move_8_nobody_crosses_the_start_tile_in_one_move() -> None:
    position = play(table("horan", "taia", at={"horan": "-1,0"}, lives={"horan": 3}, used=1), "step E")
    assert (at(position, "horan"), asked(position)) == ("0,0", "P1")
    assert words(position, "step") == []
