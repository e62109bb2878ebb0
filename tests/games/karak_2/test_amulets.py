"""The five amulets (rules.md 2.14)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import (
    events,
    fame_of,
    items,
    lives,
    pack,
    picture,
    play,
    refused,
    stock,
    table,
    texts,
    units,
)

AMULETS = [f"amulet-of-{name}" for name in ("resources", "fame", "action", "protection", "the-titan")]


def wearing(amulet: str, hero: str = "taia", **more: Any) -> Karak2:
    """A hero who wears an amulet, and an opponent."""
    given = {"items": {hero: [f"amulet-of-{amulet}"]}} | more
    return table(hero, "lorraine", **given)


def finding(new: str, **more: Any) -> Karak2:
    """Taia has just beaten dryads and found an amulet."""
    given: dict[str, Any] = {"land": {"1,-1": "A04"}, "armies": {"1,-1": ["dark-dryads"]}} | more
    return play(table("taia", "lorraine", **given), "step NE", "roll", "hero 3", f"reveal amulet-of-{new}")


def test_k2_amulet_1_there_are_five_amulets_one_of_each() -> None:
    assert picture(table("taia", "horan"))["amulets"] == AMULETS


def test_k2_amulet_1_dryads_are_as_many_as_amulets() -> None:
    assert pack().copies[pack().armies.index("dark-dryads")] == 5


def test_k2_amulet_2_a_hero_carries_at_most_one() -> None:
    position = play(finding("fame", items={"taia": ["amulet-of-action"]}), "leave amulet-of-action")
    assert items(position, "taia") == ["amulet-of-fame"]


def test_k2_amulet_3_an_amulet_works_from_the_moment_it_is_placed() -> None:
    assert fame_of(finding("fame"), "taia") == 3 + 2


def test_k2_amulet_3_it_works_until_it_leaves_the_board() -> None:
    position = play(finding("protection", items={"taia": ["amulet-of-fame"]}), "leave amulet-of-fame")
    assert fame_of(position, "taia") == 3


@pytest.mark.parametrize(("tile", "gained"), [("A01", [2, 0, 0]), ("B07", [0, 0, 4])])
def test_k2_amulet_resources_1_every_harvest_yields_one_more(tile: str, gained: list[int]) -> None:
    position = wearing("resources", land={"1,-1": tile}, at={"taia": "1,-1"})
    assert stock(play(position, "harvest"), "taia") == gained


@pytest.mark.parametrize(("more", "gained"), [("food", [2, 1, 0]), ("wood", [1, 2, 0])])
def test_k2_amulet_resources_2_on_a_double_hex_the_player_names_the_kind(more: str, gained: list[int]) -> None:
    position = wearing("resources", land={"1,-1": "A10"}, at={"taia": "1,-1"})
    assert stock(play(position, f"harvest {more}"), "taia") == gained


def test_k2_amulet_resources_2_the_kind_must_be_named() -> None:
    position = wearing("resources", land={"1,-1": "A10"}, at={"taia": "1,-1"})
    assert refused(position, "harvest").clause == "K2-AMULET-RESOURCES-2"


def test_k2_amulet_resources_2_only_a_kind_that_the_hex_gives() -> None:
    position = wearing("resources", land={"1,-1": "A10"}, at={"taia": "1,-1"})
    assert refused(position, "harvest stone").clause == "K2-AMULET-RESOURCES-1"


@pytest.mark.parametrize(
    ("base", "buildings", "fame"),
    [
        (3, "", 5),
        (3, "banners", 7),
        (9, "", 10),
        (8, "banners", 10),
    ],
)
def test_k2_amulet_fame_1_fame_is_two_higher_up_to_ten(base: int, buildings: str, fame: int) -> None:
    position = wearing("fame", base={"taia": base}, city={"taia": "1,0"}, buildings={"taia": buildings})
    assert fame_of(position, "taia") == fame


def exchange(**more: Any) -> Karak2:
    """Taia gives the amulet of fame for that of action."""
    position = wearing("fame", at={"taia": "1,0"}, lying={"1,0": ["amulet-of-action"]}, **more)
    return play(position, "pick up")


def test_k2_amulet_fame_2_exchanged_it_lowers_fame_and_surplus_units_go_back() -> None:
    position = exchange(base={"taia": 3}, units={"taia": "4 knight 1 mage"})
    assert texts(position) == ["return 1 knight", "return 2 knight"]


def test_k2_amulet_fame_2_the_turn_goes_on_after_the_return() -> None:
    position = play(exchange(base={"taia": 3}, units={"taia": "4 knight 1 mage"}), "return 2 knight")
    assert (units(position, "taia"), fame_of(position, "taia"), position.turn) == ("2 knight 1 mage", 3, 0)


@pytest.mark.parametrize(("option", "fame"), [("recompute", 10), ("minus_two", 8)])
def test_k2_amulet_fame_2_capped_fame_is_counted_anew_or_falls_by_two(option: str, fame: int) -> None:
    """R-17: base nine, Banners and the amulet make ten."""
    position = exchange(
        base={"taia": 9}, city={"taia": "-1,0"}, buildings={"taia": "banners"}, options={"fame_on_drop": option}
    )
    assert fame_of(position, "taia") == fame


def test_k2_amulet_fame_2_a_stored_marker_rises_with_the_next_stronger_enemy() -> None:
    """R-17: from nine, lowered to eight, a victory over ten lifts it to ten."""
    position = exchange(
        base={"taia": 9},
        city={"taia": "-1,0"},
        buildings={"taia": "banners"},
        units={"taia": "8 knight"},
        land={"1,-1": "B01"},
        options={"fame_on_drop": "minus_two"},
        armies={"1,-1": ["death-herald", "death-herald"]},
    )
    assert fame_of(position, "taia") == 8
    assert fame_of(play(position, "step NW", "with 8 knight", "hero 3", *["knight 1"] * 8), "taia") == 10


def test_k2_amulet_fame_1_a_stored_marker_rises_with_the_amulet() -> None:
    """R-17."""
    assert fame_of(finding("fame", options={"fame_on_drop": "minus_two"}), "taia") == 3 + 2


def test_k2_amulet_action_1_one_more_slot_per_turn() -> None:
    position = play(wearing("action", lives={"taia": 1}), "heal", "heal")
    assert (position.turn, position.used) == (0, 2)


def protected(*faces: str, dice: str = "", hero: str = "taia", **more: Any) -> Karak2:
    """A battle against a herald in which these faces were rolled."""
    given: dict[str, Any] = {"land": {"1,-1": "A04"}, "armies": {"1,-1": ["death-herald"]}} | more
    if dice:
        given["units"] = {hero: dice}
    position = play(wearing("protection", hero, **given), "step NE")
    chosen = [f"with {dice}"] if dice else []
    return play(position, *chosen, "roll", *faces)


def test_k2_amulet_protection_1_up_to_two_skulls_are_ignored() -> None:
    position = protected("hero S", "mage S", "mage S", "mage 0", dice="3 mage")
    assert texts(position) == ["spare mage", "spare hero", "done"]


def test_k2_amulet_protection_1_hero_and_units_in_any_mix() -> None:
    position = play(protected("hero S", "mage S", "mage S", "mage 0", dice="3 mage"), "spare mage", "spare hero")
    assert (units(position, "taia"), lives(position, "taia")) == ("2 mage", 5)


def test_k2_amulet_protection_1_a_third_skull_counts() -> None:
    position = play(protected("hero S", "mage S", "mage S", "mage 0", dice="3 mage"), "spare mage", "spare mage")
    assert (units(position, "taia"), lives(position, "taia")) == ("3 mage", 4)


def test_k2_amulet_protection_1_ignoring_is_a_choice() -> None:
    position = play(protected("hero S", "mage S", dice="1 mage"), "done")
    assert (units(position, "taia"), lives(position, "taia")) == ("", 4)


def test_k2_amulet_protection_1_one_found_in_this_battle_does_not_help() -> None:
    """R-49."""
    position = table(
        "taia", "lorraine", land={"1,-1": "A04"}, armies={"1,-1": ["dark-dryads"]}, units={"taia": "3 knight"}
    )
    play(position, "step NE", "with 3 knight", "hero S", *["knight 1"] * 3, "reveal amulet-of-protection")
    assert lives(position, "taia") == 4


def test_k2_amulet_protection_2_one_of_the_two_skulls_of_a_face_may_be_ignored() -> None:
    """R-21."""
    assert lives(play(protected("hero SS"), "spare hero", "done"), "taia") == 4


def test_k2_amulet_protection_2_the_two_skull_face_has_two() -> None:
    assert lives(play(protected("hero SS"), "spare hero", "spare hero"), "taia") == 5


def test_k2_amulet_protection_3_poverty_comes_all_the_same() -> None:
    """S-27: both hero skulls ignored, the archer lost, poverty and plague happen."""
    position = protected("hero SS", "archer S", dice="1 archer", stock={"lorraine": "1 food"})
    told = dict(events(position, "spare hero", "spare hero"))
    assert told["poverty"]["victim"] == 1
    assert (lives(position, "taia"), units(position, "taia"), stock(position, "lorraine")) == (5, "", [0, 0, 0])


def test_k2_amulet_titan_1_the_titan_die_may_be_rolled_in_the_following_battles() -> None:
    position = wearing("the-titan", land={"1,-1": "A04"}, armies={"1,-1": ["death-herald"]})
    assert texts(play(position, "step NE")) == ["roll", "with 1 titan"]


def test_k2_amulet_titan_1_found_it_gives_the_die() -> None:
    assert units(finding("the-titan"), "taia") == "1 titan"


def test_k2_amulet_titan_2_the_titan_does_not_count_against_fame() -> None:
    position = wearing(
        "the-titan",
        at={"taia": "1,0"},
        city={"taia": "1,0"},
        base={"taia": 1},
        buildings={"taia": "camp"},
        stock={"taia": "1 food"},
    )
    assert units(play(position, "recruit"), "taia") == "1 knight 1 titan"


def test_k2_amulet_titan_3_without_the_amulet_the_die_is_gone() -> None:
    """R-22."""
    position = wearing("the-titan", at={"taia": "1,0"}, lying={"1,0": ["amulet-of-action"]})
    assert units(play(position, "pick up"), "taia") == ""
