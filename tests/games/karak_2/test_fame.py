"""Fame, healing and harvesting (rules.md 2.6, 2.7, 2.8)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import (
    asked,
    fame_of,
    items,
    lives,
    lying,
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

HOME = {"taia": "1,0"}


def beat(*enemy: str, swords: int = 0, **more: Any) -> Karak2:
    """Taia beats an enemy with a three and some swords of knights."""
    given: dict[str, Any] = {"land": {"1,-1": "A04"}, "armies": {"1,-1": list(enemy)}} | more
    position = play(table("taia", "lorraine", **given), "step NE")
    chosen = [f"with {swords} knight"] if swords else []
    return play(position, *chosen, "roll", "hero 3", *["knight 1"] * swords)


def test_k2_fame_1_fame_begins_at_nought_and_everybody_sees_it() -> None:
    assert [player["fame"] for player in picture(table("taia", "horan"), 1)["players"]] == [0, 0]


@pytest.mark.parametrize(("army", "fame"), [("skeletal-warriors", 1), ("firelings", 2), ("burdened-brutes", 3)])
def test_k2_fame_2_base_fame_is_the_highest_strength_beaten(army: str, fame: int) -> None:
    assert fame_of(beat(army), "taia") == fame


@pytest.mark.parametrize(("army", "swords", "fame"), [("burdened-brutes", 0, 3), ("skeletal-rider", 1, 4)])
def test_k2_fame_2_fame_rises_to_the_strength_at_once(army: str, swords: int, fame: int) -> None:
    """S-06: from two to three, or straight to four."""
    assert fame_of(beat(army, swords=swords, units={"taia": "2 knight"}), "taia") == fame


def test_k2_fame_3_of_two_armies_the_sum_counts() -> None:
    position = beat("skeletal-warriors", "firelings", land={"1,-1": "B01"})
    assert fame_of(position, "taia") == 3


def test_k2_fame_4_an_enemy_that_is_not_stronger_changes_nothing() -> None:
    """S-06: fame 2, strength 1."""
    assert fame_of(beat("skeletal-warriors", base={"taia": 2}), "taia") == 2


@pytest.mark.parametrize(
    ("base", "buildings", "carried", "fame"),
    [
        (3, "", [], 3),
        (3, "banners", [], 5),
        (3, "", ["amulet-of-fame"], 5),
        (3, "banners", ["amulet-of-fame"], 7),
        (9, "banners", ["amulet-of-fame"], 10),
        (10, "banners", [], 10),
    ],
)
def test_k2_fame_5_banners_and_amulet_add_two_each_up_to_ten(
    base: int, buildings: str, carried: list[str], fame: int
) -> None:
    position = table(
        "taia", "horan", base={"taia": base}, city=HOME, buildings={"taia": buildings}, items={"taia": carried}
    )
    assert fame_of(position, "taia") == fame


def test_k2_fame_6_no_more_units_than_fame() -> None:
    """S-06: fame 2 and two units."""
    position = table(
        "taia",
        "horan",
        at=HOME,
        city=HOME,
        buildings={"taia": "camp"},
        units={"taia": "1 knight 1 archer"},
        stock={"taia": "5 food"},
    )
    assert refused(play(position, "recruit"), "train 1 knight").clause == "K2-RECRUIT-3"


def test_k2_fame_7_skeletons_do_not_count() -> None:
    assert "raise skeleton" in texts(table("xanros", "horan", units={"xanros": "2 skeleton"}, base={"xanros": 0}))


def test_k2_fame_7_bear_and_titan_do_not_count() -> None:
    position = table(
        "lorraine",
        "horan",
        at={"lorraine": "1,0"},
        city={"lorraine": "1,0"},
        base={"lorraine": 1},
        buildings={"lorraine": "camp"},
        items={"lorraine": ["amulet-of-the-titan"]},
        stock={"lorraine": "3 food"},
    )
    assert units(play(position, "recruit"), "lorraine") == "1 knight 1 bear 1 titan"


def drop_fame(**more: Any) -> Karak2:
    """Taia with base three and five units wins the titan's amulet and leaves that of fame."""
    position = beat(
        "dark-dryads", units={"taia": "3 knight 2 mage"}, base={"taia": 3}, items={"taia": ["amulet-of-fame"]}, **more
    )
    return play(position, "reveal amulet-of-the-titan", "leave amulet-of-fame")


def test_k2_fame_8_surplus_units_of_the_owners_choice_go_back_at_once() -> None:
    """S-34: fame falls from five to three, two units go back."""
    position = drop_fame()
    assert texts(position) == ["return 1 knight", "return 2 knight", "return 2 mage"]


def test_k2_fame_8_exactly_the_surplus_goes_back() -> None:
    """S-34."""
    position = play(drop_fame(), "return 1 knight")
    assert (units(position, "taia"), supply(position, "knight"), supply(position, "mage")) == (
        "2 knight 1 mage 1 titan",
        8,
        9,
    )


def test_k2_fame_8_the_amulet_of_fame_lies_there_and_fame_is_three() -> None:
    """S-34."""
    position = play(drop_fame(), "return 2 mage")
    assert (lying(position, "1,-1"), items(position, "taia"), fame_of(position, "taia")) == (
        ["amulet-of-fame"],
        ["amulet-of-the-titan"],
        3,
    )


def test_k2_fame_9_a_lost_battle_does_not_lower_fame() -> None:
    position = table("taia", "horan", land={"1,-1": "A04"}, armies={"1,-1": ["death-herald"]}, base={"taia": 3})
    assert fame_of(play(position, "step NE", "hero SS"), "taia") == 3


def test_k2_fame_9_only_the_amulet_of_fame_lowers_it() -> None:
    position = beat("dark-dryads", base={"taia": 3}, items={"taia": ["amulet-of-action"]})
    assert fame_of(play(position, "reveal amulet-of-the-titan", "leave amulet-of-action"), "taia") == 3


# ---- heal


@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 5), (4, 5)])
def test_k2_heal_1_healing_restores_up_to_two_lives(before: int, after: int) -> None:
    position = table("taia", "horan", at={"taia": "-1,0"}, lives={"taia": before})
    assert lives(play(position, "heal"), "taia") == after


def test_k2_heal_2_only_a_wounded_hero_heals() -> None:
    assert refused(table("taia", "horan"), "heal").clause == "K2-HEAL-2"


# ---- harvest


LANDS = [
    ("A01", [1, 0, 0]),
    ("A04", [0, 1, 0]),
    ("A07", [0, 0, 1]),
    ("A10", [1, 1, 0]),
    ("A13", [1, 0, 1]),
    ("A16", [0, 1, 1]),
    ("B01", [3, 0, 0]),
    ("B04", [0, 3, 0]),
    ("B07", [0, 0, 3]),
]


def on(tile: str, **more: Any) -> Karak2:
    """Taia stands on a tile."""
    return table("taia", "horan", land={"1,-1": tile}, at={"taia": "1,-1"}, **more)


def test_k2_harvest_1_one_takes_the_resources_of_the_hex_one_stands_on() -> None:
    assert stock(play(table("taia", "horan", at={"taia": "-1,0"}), "harvest"), "taia") == [0, 1, 0]


@pytest.mark.parametrize(("tile", "gained"), LANDS)
def test_k2_harvest_2_every_land_has_its_yield(tile: str, gained: list[int]) -> None:
    assert stock(play(on(tile), "harvest"), "taia") == gained


def test_k2_harvest_3_a_double_hex_gives_both_in_one_action() -> None:
    position = play(on("A10"), "harvest")
    assert (position.used, stock(position, "taia")) == (1, [1, 1, 0])


@pytest.mark.parametrize("owner", ["taia", "horan"])
def test_k2_harvest_4_no_harvest_where_a_city_stands(owner: str) -> None:
    """S-45: nobody harvests that forest any more."""
    assert refused(on("A04", city={owner: "1,-1"}, lives={"taia": 1}), "harvest").clause == "K2-HARVEST-4"


def test_k2_harvest_4_no_harvest_where_an_army_stands() -> None:
    """One fights there and is driven off or beats it; the action is gone either way."""
    position = table("taia", "horan", land={"1,-1": "A04"}, armies={"1,-1": ["firelings"]}, units={"taia": "1 mage"})
    assert refused(play(position, "step NE"), "harvest").clause == "K2-BATTLE-5"


def test_k2_harvest_5_the_castle_gives_nothing() -> None:
    assert refused(table("taia", "horan"), "harvest").clause == "K2-HARVEST-5"


def test_k2_harvest_6_each_hex_once_in_a_turn() -> None:
    """S-17: not twice, and not after leaving and coming back."""
    position = table(
        "taia", "horan", at={"taia": "1,0"}, city={"taia": "-1,0"}, buildings={"taia": "stable"}, lives={"taia": 1}
    )
    assert refused(play(position, "harvest"), "harvest").clause == "K2-HARVEST-6"
    assert refused(play(position, "step W", "step E"), "harvest").clause == "K2-HARVEST-6"


def test_k2_harvest_7_a_hex_gives_again_in_the_next_turn() -> None:
    """S-17."""
    position = play(table("taia", "horan", at={"taia": "1,0"}), "harvest", "end turn", "end turn", "harvest")
    assert stock(position, "taia") == [2, 0, 0]


def test_k2_harvest_7_a_hex_gives_to_other_players() -> None:
    position = play(table("taia", "horan", at={"taia": "1,0", "horan": "1,0"}), "harvest", "end turn", "harvest")
    assert stock(position, "horan") == [1, 0, 0]


def test_k2_harvest_8_any_number_may_be_stored() -> None:
    position = play(on("B01", stock={"taia": "60 food"}), "harvest")
    assert stock(position, "taia") == [63, 0, 0]


def test_k2_harvest_8_a_rich_hero_may_still_harvest() -> None:
    assert words(on("B01", stock={"taia": "60 food"}), "harvest") == [""]
    assert asked(on("B01", stock={"taia": "60 food"})) == "P1"
