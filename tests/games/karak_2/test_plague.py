"""Purging, and poverty and plague (rules.md 2.13, 2.16)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import asked, events, lives, picture, play, refused, stock, table, texts, words

CITIES = {"taia": "1,0", "darius": "-1,0"}


def sick(position: Karak2) -> list[int]:
    """The seats whose cities have the plague."""
    return [player["seat"] for player in picture(position)["players"] if player["plague"]]


# ---- purge


def test_k2_purge_1_only_on_the_castle() -> None:
    position = table("taia", "horan", at={"taia": "1,0"}, lives={"taia": 2})
    assert refused(position, "purge").clause == "K2-PURGE-1"


def test_k2_purge_2_all_lives_are_restored() -> None:
    assert lives(play(table("taia", "horan", lives={"taia": 1}), "purge"), "taia") == 5


def test_k2_purge_3_the_plague_leaves_the_own_city() -> None:
    assert sick(play(table("taia", "horan", city={"taia": "1,0"}, plague="taia"), "purge")) == []


def test_k2_purge_4_it_may_be_done_just_to_heal() -> None:
    assert "purge" in texts(table("taia", "horan", lives={"taia": 4}))


def test_k2_purge_4_unhurt_and_without_plague_there_is_nothing_to_purge() -> None:
    """R-52."""
    assert refused(table("taia", "horan"), "purge").clause == "K2-PURGE-4"


def test_k2_purge_5_plague_on_another_city_stays() -> None:
    """S-53: two lives, plague on an opponent's city."""
    position = play(table("taia", "horan", city={"horan": "1,0"}, plague="horan", lives={"taia": 2}), "purge")
    assert (lives(position, "taia"), sick(position)) == (5, [1])


def test_k2_purge_5_for_another_city_alone_there_is_nothing_to_purge() -> None:
    assert refused(table("taia", "horan", city={"horan": "1,0"}, plague="horan"), "purge").key == "nothing-to-purge"


# ---- poverty and plague


def struck(*moves: str, hero: str = "horan", face: str = "SS", **more: Any) -> Karak2:
    """A hero, beside Taia and Darius, rolls two skulls against firelings."""
    given: dict[str, Any] = {"land": {"1,-1": "A04"}, "armies": {"1,-1": ["firelings"]}} | more
    return play(table(hero, "taia", "darius", **given), "step NE", "roll", f"hero {face}", *moves)


def test_k2_plague_1_two_skulls_on_the_hero_die_are_the_trigger() -> None:
    assert words(struck(), "plague") == ["P2", "P3"]


@pytest.mark.parametrize("face", ["1", "2", "3", "S"])
def test_k2_plague_1_no_other_face_is(face: str) -> None:
    assert words(struck(face=face), "plague") == []


def test_k2_plague_1_skulls_of_units_are_not() -> None:
    position = table(
        "horan", "taia", "darius", land={"1,-1": "A04"}, armies={"1,-1": ["firelings"]}, units={"horan": "2 mage"}
    )
    play(position, "step NE", "with 2 mage", "hero 1", "mage S", "mage S", "keep")
    assert asked(position) == "P2"


def test_k2_plague_2_the_roller_chooses_the_victim() -> None:
    position = struck(stock={"taia": "1 food", "darius": "1 food"})
    assert asked(position) == "P1"
    assert (stock(play(position, "plague P3"), "darius"), stock(position, "taia")) == ([0, 0, 0], [1, 0, 0])


def test_k2_plague_2_oneself_only_by_option() -> None:
    """R-31."""
    assert refused(struck(), "plague P1").clause == "K2-PLAGUE-2"
    assert words(struck(options={"plague_targets": "anyone"}), "plague") == ["P1", "P2", "P3"]


def test_k2_plague_3_poverty_takes_one_of_each_kind_owned() -> None:
    position = struck("plague P2", stock={"taia": "3 food 1 stone"})
    assert stock(position, "taia") == [2, 0, 0]


def test_k2_plague_4_the_token_is_put_on_the_victims_city() -> None:
    assert sick(struck("plague P2", city=CITIES)) == [1]


def test_k2_plague_5_nobody_recruits_in_that_city() -> None:
    position = struck(
        "plague P2",
        city=CITIES,
        at={"taia": "1,0"},
        buildings={"taia": "camp"},
        base={"taia": 3},
        stock={"taia": "5 food"},
    )
    assert refused(position, "recruit").clause == "K2-RECRUIT-6"


def test_k2_plague_6_a_new_roll_moves_the_token() -> None:
    """S-49: from Taia to Darius, who loses one of each kind; Taia may recruit again."""
    position = struck(
        "plague P3",
        city=CITIES,
        plague="taia",
        at={"taia": "1,0"},
        buildings={"taia": "camp"},
        base={"taia": 3},
        stock={"taia": "5 food", "darius": "1 wood 2 stone"},
    )
    assert (sick(position), stock(position, "darius")) == ([2], [0, 0, 1])
    assert "recruit" in texts(position)


def test_k2_plague_7_the_same_victim_may_be_chosen_again() -> None:
    position = struck("plague P2", city=CITIES, plague="taia", stock={"taia": "2 food"})
    assert (sick(position), stock(position, "taia")) == ([1], [1, 0, 0])


def test_k2_plague_8_without_a_city_there_is_poverty_only_and_the_token_stays() -> None:
    """S-50."""
    position = struck("plague P3", city={"taia": "1,0"}, plague="taia", stock={"darius": "1 wood"})
    assert (sick(position), stock(position, "darius")) == ([1], [0, 0, 0])


def test_k2_plague_9_it_stays_until_it_is_purged_or_moved() -> None:
    position = play(struck("plague P2", city=CITIES), "end turn", "end turn", "end turn")
    assert sick(position) == [1]


def test_k2_plague_9_purged_it_waits_for_the_next_two_skulls() -> None:
    position = play(struck("plague P2", city=CITIES), "purge", "end turn", "end turn")
    play(position, "step NE", "hero SS", "plague P3")
    assert sick(position) == [2]


def test_k2_plague_10_only_the_final_result_counts() -> None:
    """S-29: two skulls rerolled into a two."""
    position = struck("reroll", "hero 2", hero="elspeth", stock={"taia": "1 food"})
    assert (stock(position, "taia"), lives(position, "elspeth"), asked(position)) == ([1, 0, 0], 5, "P2")


def test_k2_plague_10_a_reroll_may_bring_it() -> None:
    """S-29: a one rerolled into two skulls."""
    position = struck("reroll", "hero SS", hero="elspeth", face="1")
    assert (words(position, "plague"), lives(position, "elspeth")) == (["P2", "P3"], 3)


def test_k2_plague_11_building_goes_on() -> None:
    """S-52."""
    position = table(
        "taia",
        "horan",
        at={"taia": "1,0"},
        city={"taia": "1,0"},
        plague="taia",
        buildings={"taia": "portal"},
        stock={"taia": "5 food 5 wood 5 stone"},
    )
    assert "build camp less wood" in texts(position)
    assert "portal 0,0" in texts(position)


def test_k2_plague_11_stable_banners_and_skeletons_go_on() -> None:
    position = table("xanros", "horan", city={"xanros": "1,0"}, plague="xanros", buildings={"xanros": "stable banners"})
    player = picture(position)["players"][0]
    assert (player["slots"], player["fame"], "raise skeleton" in texts(position)) == (3, 2, True)


def test_k2_plague_12_left_out_two_skulls_only_cost_two_lives() -> None:
    """S-54."""
    position = table(
        "horan",
        "taia",
        land={"1,-1": "A04"},
        armies={"1,-1": ["firelings"]},
        city={"taia": "1,0"},
        stock={"taia": "1 food"},
        options={"plague": "off"},
    )
    told = [key for key, _ in events(position, "step NE", "hero SS")]
    assert (lives(position, "horan"), stock(position, "taia"), sick(position)) == (3, [1, 0, 0], [])
    assert "poverty" not in told
