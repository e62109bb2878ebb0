"""Recruiting (rules.md 2.11)."""

from __future__ import annotations

from typing import Any

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import asked, events, play, refused, stock, supply, table, texts, units, words

HOME = {"horan": "1,0"}
RICH = {"horan": "9 food 9 wood 9 stone"}
ALL = {"horan": "camp range tower"}


def in_city(**more: Any) -> Karak2:
    """Horan in his city with the three buildings that train units."""
    given: dict[str, Any] = {"at": HOME, "city": HOME, "buildings": ALL, "stock": RICH, "base": {"horan": 3}}
    return table("horan", "taia", "darius", **(given | more))


def test_k2_recruit_1_one_recruits_only_in_the_own_city() -> None:
    assert refused(in_city(at={"horan": "0,0"}), "recruit").clause == "K2-RECRUIT-1"


def test_k2_recruit_1_who_has_no_city_recruits_nobody() -> None:
    assert refused(in_city(city={}), "recruit").clause == "K2-RECRUIT-1"


def test_k2_recruit_2_one_action_recruits_any_mix() -> None:
    position = play(in_city(), "recruit", "train 1 knight", "train 2 mage")
    assert (units(position, "horan"), stock(position, "horan"), position.used) == ("1 knight 2 mage", [8, 9, 7], 1)


def test_k2_recruit_2_only_units_whose_building_stands() -> None:
    """S-09: no Tower, no mage."""
    position = play(in_city(buildings={"horan": "camp range"}), "recruit")
    assert refused(position, "train 1 mage").clause == "K2-RECRUIT-2"


def test_k2_recruit_2_each_unit_is_paid() -> None:
    position = play(in_city(stock={"horan": "1 food 2 wood"}), "recruit")
    assert words(position, "train") == ["1 knight", "1 archer", "2 archer"]


def test_k2_recruit_2_the_whole_is_told_in_the_end() -> None:
    told = events(in_city(), "recruit", "train 1 knight", "train 2 mage")
    assert ("recruited", {"seat": 0, "count": 3}) in told


def test_k2_recruit_3_no_more_units_than_fame() -> None:
    position = play(in_city(units={"horan": "1 knight"}), "recruit")
    assert [text for text in words(position, "train") if text.startswith("3")] == []


def test_k2_recruit_3_beyond_fame_is_refused() -> None:
    assert refused(play(in_city(), "recruit"), "train 4 knight").clause == "K2-RECRUIT-3"


def test_k2_recruit_4_own_units_may_first_be_returned_without_refund() -> None:
    """S-09: fame 2, a knight goes back, two archers come for two wood."""
    position = in_city(
        base={"horan": 2}, units={"horan": "1 knight"}, buildings={"horan": "camp range"}, stock={"horan": "2 wood"}
    )
    play(position, "recruit", "return 1 knight", "train 2 archer")
    assert (units(position, "horan"), stock(position, "horan")) == ("2 archer", [0, 0, 0])
    assert supply(position, "knight") == 10


def test_k2_recruit_4_with_all_places_taken_one_may_still_recruit() -> None:
    position = in_city(units={"horan": "3 knight"})
    assert "return 3 knight" in texts(play(position, "recruit"))


def test_k2_recruit_5_without_dice_in_the_supply_nobody_is_trained() -> None:
    """The other two have all knights."""
    position = in_city(units={"taia": "5 knight", "darius": "5 knight"})
    assert refused(play(position, "recruit"), "train 1 knight").clause == "K2-RECRUIT-5"


def test_k2_recruit_5_as_many_as_are_left() -> None:
    position = in_city(units={"taia": "5 knight", "darius": "4 knight"})
    assert [text for text in words(play(position, "recruit"), "train") if "knight" in text] == ["1 knight"]


def test_k2_recruit_5_a_die_given_back_is_there_again() -> None:
    """All knights are out, one of them is his own, and fame is one."""
    position = in_city(
        units={"horan": "1 knight", "taia": "5 knight", "darius": "4 knight"},
        base={"horan": 1},
        buildings={"horan": "camp"},
    )
    assert units(play(position, "recruit"), "horan") == "1 knight"
    assert stock(position, "horan") == [8, 9, 9]


def test_k2_recruit_6_not_with_the_plague_on_the_own_city() -> None:
    """S-52."""
    assert refused(in_city(plague="horan"), "recruit").clause == "K2-RECRUIT-6"


def test_k2_recruit_6_plague_elsewhere_does_not_matter() -> None:
    assert "recruit" in texts(in_city(city={"horan": "1,0", "taia": "-1,0"}, plague="taia"))


def test_k2_recruit_7_at_least_one_unit_is_trained() -> None:
    """R-15: one does not only give back."""
    position = play(in_city(units={"horan": "1 knight"}), "recruit", "return 1 knight")
    assert refused(position, "done").clause == "K2-RECRUIT-7"


def test_k2_recruit_7_where_nobody_can_be_trained_there_is_no_action() -> None:
    position = in_city(stock={}, units={"horan": "1 knight"}, lives={"horan": 3})
    assert asked(position) == "P1"
    assert refused(position, "recruit").key == "too-poor"
