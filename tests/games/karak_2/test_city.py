"""Founding a city, building in it, and what buildings do (rules.md 2.9, 2.10)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import asked, at, events, fame_of, picture, play, refused, stock, table, texts, words

HOME = {"horan": "1,0"}
RICH = {"horan": "9 food 9 wood 9 stone"}
BUILDINGS = ["stable", "portal", "banners", "camp", "range", "tower"]


def in_city(*others: str, **more: Any) -> Karak2:
    """Horan in his city on the farm of the start tile."""
    given = {"at": HOME, "city": HOME} | more
    return table("horan", *(others or ("taia",)), **given)


# ---- found a city


def test_k2_city_1_a_city_costs_two_wood_and_stands_where_the_hero_is() -> None:
    position = play(table("horan", "taia", at=HOME, stock={"horan": "3 wood"}), "found")
    assert (stock(position, "horan"), picture(position)["players"][0]["city"]) == ([0, 1, 0], "1,0")


def test_k2_city_1_one_wood_is_not_enough() -> None:
    assert refused(table("horan", "taia", at=HOME, stock={"horan": "1 wood"}), "found").clause == "K2-CITY-1"


def test_k2_city_2_nobody_has_two_cities() -> None:
    position = table("horan", "taia", at={"horan": "-1,0"}, city=HOME, stock=RICH)
    assert refused(position, "found").clause == "K2-CITY-2"


def test_k2_city_3_no_city_where_an_army_stands() -> None:
    """Whoever enters such a hex fights and does nothing else there."""
    position = table(
        "horan", "taia", land={"1,-1": "A04"}, armies={"1,-1": ["firelings"]}, units={"horan": "1 mage"}, stock=RICH
    )
    assert refused(play(position, "step NE"), "found").clause == "K2-BATTLE-5"


def test_k2_city_4_no_city_where_another_hero_stands() -> None:
    position = table("horan", "taia", at={"horan": "1,0", "taia": "1,0"}, stock=RICH)
    assert refused(position, "found").clause == "K2-CITY-4"


def test_k2_city_4_not_even_beside_an_unconscious_hero() -> None:
    """S-44."""
    position = table("horan", "taia", at={"horan": "1,0", "taia": "1,0"}, stock=RICH, fainted=["taia"])
    assert refused(position, "found").clause == "K2-CITY-4"


def test_k2_city_4_once_the_other_has_gone_the_place_is_free() -> None:
    """S-44."""
    assert "found" in texts(table("horan", "taia", at=HOME, stock=RICH, fainted=["taia"]))


def test_k2_city_5_no_city_on_the_castle() -> None:
    assert refused(table("horan", "taia", stock=RICH), "found").clause == "K2-CITY-5"


def test_k2_city_6_no_city_where_one_stands() -> None:
    assert refused(table("horan", "taia", at=HOME, city={"taia": "1,0"}, stock=RICH), "found").clause == "K2-CITY-6"


def test_k2_city_7_a_city_stays_where_it_is() -> None:
    position = play(table("horan", "taia", at=HOME, stock=RICH), "found", "step W", "end turn", "end turn")
    assert picture(position)["players"][0]["city"] == "1,0"


def test_k2_city_8_founding_and_building_are_two_actions() -> None:
    position = play(table("horan", "taia", at=HOME, stock=RICH), "found")
    assert (position.used, picture(position)["players"][0]["buildings"]) == (1, [])
    assert play(position, "build camp", "done").turn == 1


@pytest.mark.parametrize("where", ["1,0", "-1,0", "1,-1", "0,-1"])
def test_k2_city_9_any_other_hex_will_do(where: str) -> None:
    land = {"1,-1": "A18", "0,-1": "B01"}
    position = table("horan", "taia", at={"horan": where}, land=land, lying={"0,-1": ["sword"]}, stock=RICH)
    assert "found" in texts(position)


def test_k2_city_9_the_hell_chasm_has_to_be_entered_by_a_battle() -> None:
    position = table("horan", "taia", land={"1,-1": "B10"}, units={"horan": "1 mage"}, stock=RICH)
    assert "found" not in texts(play(position, "step NE"))


def test_the_example_of_placing_a_city() -> None:
    """S-08: through the opponent's city to a free farm; building waits for the next turn."""
    position = table(
        "horan", "taia", land={"1,-1": "A04", "1,-2": "A01"}, city={"taia": "1,-1"}, stock={"horan": "2 wood"}
    )
    play(position, "step NE", "step NW", "found")
    player = picture(position)["players"][0]
    assert (stock(position, "horan"), player["city"], asked(position)) == ([0, 0, 0], "1,-2", "P2")


# ---- build


def test_k2_build_1_one_builds_only_in_the_own_city() -> None:
    assert refused(table("horan", "taia", city=HOME, stock=RICH), "build camp").clause == "K2-BUILD-1"


def test_k2_build_1_who_has_no_city_builds_nothing() -> None:
    assert refused(table("horan", "taia", at=HOME, stock=RICH), "build camp").clause == "K2-BUILD-1"


def test_k2_build_2_one_action_raises_any_number_of_buildings() -> None:
    position = play(in_city(stock=RICH), "build camp", "build range", "build tower")
    assert (position.used, stock(position, "horan")) == (1, [7, 6, 6])


def test_k2_build_2_each_is_paid_in_full() -> None:
    position = play(in_city(stock={"horan": "1 wood 1 stone"}), "build camp")
    assert (stock(position, "horan"), picture(position)["players"][0]["buildings"]) == ([0, 0, 0], ["camp"])


def test_k2_build_2_the_whole_is_told_in_the_end() -> None:
    told = events(in_city(stock=RICH), "build camp", "build tower")
    assert ("construction", {"seat": 0, "count": 2}) in told


def test_k2_build_2_what_cannot_be_paid_is_refused() -> None:
    assert refused(in_city(stock={"horan": "1 wood"}), "build camp").clause == "K2-BUILD-2"


def test_k2_build_3_each_kind_is_built_once() -> None:
    assert refused(in_city(stock=RICH, buildings={"horan": "camp"}), "build camp").clause == "K2-BUILD-3"


def test_k2_build_3_there_are_six_kinds() -> None:
    assert words(in_city(stock=RICH), "build") == BUILDINGS


def test_k2_build_3_two_players_may_have_the_same_building() -> None:
    position = in_city(stock=RICH, buildings={"taia": "camp"})
    assert "build camp" in texts(position)


def test_k2_build_4_other_cities_may_be_entered_but_not_built_in() -> None:
    position = table("horan", "taia", city={"horan": "-1,0", "taia": "1,0"}, stock=RICH, lives={"horan": 3})
    assert refused(play(position, "step E"), "build camp").clause == "K2-BUILD-1"


def test_k2_build_5_a_building_works_at_once() -> None:
    position = play(in_city(stock=RICH, base={"horan": 1}), "build camp", "done")
    assert "recruit" in texts(position)


def test_k2_build_5_a_building_works_for_its_owner_only() -> None:
    position = in_city(stock=RICH, base={"horan": 3}, buildings={"taia": "camp"})
    assert refused(position, "recruit").clause == "K2-RECRUIT-2"


# ---- what buildings do


def test_k2_build_stable_1_a_stable_gives_a_slot_with_move_and_action_in_every_turn() -> None:
    position = in_city(buildings={"horan": "stable"}, lives={"horan": 1})
    play(position, "step W", "heal", "step E", "heal", "step W")
    assert (at(position, "horan"), position.used, asked(position)) == ("0,0", 0, "P2")


def test_k2_build_stable_1_the_third_action_is_open() -> None:
    position = play(in_city(buildings={"horan": "stable"}, lives={"horan": 1}), "heal", "heal")
    assert (asked(position), position.used) == ("P1", 2)


def test_k2_build_stable_2_it_counts_in_the_turn_in_which_it_is_built() -> None:
    position = play(in_city(stock=RICH, used=1, lives={"horan": 1}), "build stable", "done")
    assert "heal" in texts(position)


PORTAL: dict[str, Any] = {"buildings": {"horan": "portal"}, "lives": {"horan": 3}}


def test_k2_build_portal_1_from_the_city_to_any_discovered_hex() -> None:
    """R-46: the own hex is no target, the General's is."""
    position = in_city(land={"0,1": "A01", "-5,0": "B10"}, **PORTAL)
    assert sorted(words(position, "portal")) == ["-1,0", "-5,0", "0,0", "0,1"]


def test_k2_build_portal_1_not_out_of_other_hexes() -> None:
    position = table("horan", "taia", city=HOME, **PORTAL)
    assert refused(position, "portal -1,0").clause == "K2-BUILD-PORTAL-1"


def test_k2_build_portal_1_who_has_no_portal_does_not_travel() -> None:
    assert refused(in_city(), "portal -1,0").key == "no-portal"


def test_k2_build_portal_2_from_anywhere_to_the_city() -> None:
    position = table("horan", "taia", at={"horan": "-1,0"}, city=HOME, **PORTAL)
    assert at(play(position, "portal home"), "horan") == "1,0"


def test_k2_build_portal_3_once_a_turn_whichever_way() -> None:
    """S-47."""
    position = table("horan", "taia", city=HOME, buildings={"horan": "portal stable"}, lives={"horan": 3})
    play(position, "portal home")
    assert refused(position, "portal -1,0").clause == "K2-BUILD-PORTAL-3"
    assert "portal -1,0" in texts(play(position, "end turn", "end turn"))


def test_k2_build_portal_4_distance_and_chasms_do_not_matter() -> None:
    position = in_city(land={"-5,3": "B03"}, **PORTAL)
    assert at(play(position, "portal -5,3"), "horan") == "-5,3"


def test_k2_build_portal_5_arriving_among_enemies_means_battle() -> None:
    position = in_city(land={"-5,3": "A01"}, armies={"-5,3": ["firelings"]}, **PORTAL)
    assert asked(play(position, "portal -5,3")) == "chance die"


def test_k2_build_portal_5_after_a_defeat_one_is_back_in_the_city() -> None:
    """S-46."""
    position = in_city(land={"-5,3": "A01"}, armies={"-5,3": ["firelings"]}, **PORTAL)
    play(position, "portal -5,3", "hero 1")
    assert (at(position, "horan"), asked(position)) == ("1,0", "P2")


def test_k2_build_portal_6_it_reaches_discovered_hexes_only() -> None:
    assert refused(in_city(**PORTAL), "portal 3,3").clause == "K2-BUILD-PORTAL-6"


def test_k2_build_banners_1_banners_raise_fame_by_two() -> None:
    """S-36: base nought, and two units may be recruited."""
    position = play(in_city(stock=RICH, buildings={"horan": "camp"}), "build banners", "done")
    assert fame_of(position, "horan") == 2
    assert words(play(position, "recruit"), "train") == ["1 knight", "2 knight"]


def test_k2_build_banners_1_never_above_ten() -> None:
    position = play(in_city(stock=RICH, base={"horan": 9}), "build banners", "done")
    assert fame_of(position, "horan") == 10


@pytest.mark.parametrize(
    ("building", "unit", "left"),
    [
        ("camp", "knight", [8, 9, 9]),
        ("range", "archer", [9, 8, 9]),
        ("tower", "mage", [9, 9, 8]),
    ],
)
def test_k2_build_camp_1_range_1_and_tower_1_train_their_units(building: str, unit: str, left: list[int]) -> None:
    """K2-BUILD-CAMP-1, K2-BUILD-RANGE-1, K2-BUILD-TOWER-1: one resource each."""
    position = play(in_city(stock=RICH, base={"horan": 3}, buildings={"horan": building}), "recruit")
    assert set(texts(position)) == {f"train {n} {unit}" for n in (1, 2, 3)}
    assert stock(play(position, f"train 1 {unit}"), "horan") == left
