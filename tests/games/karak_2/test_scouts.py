"""Lorraine with her hawk and Darius with his two tiles (rules.md 2.19)."""

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
    fame_of,
    items,
    lives,
    pack,
    picture,
    play,
    refused,
    table,
    texts,
    units,
    words,
)

# ---- Lorraine


def test_k2_hero_lorraine_1_the_hawk_lays_a_tile_with_an_army_and_she_stays() -> None:
    position = play(table("lorraine", "taia"), "hawk", "tile A01", "attach 2,-1", "turn 0", "army firelings")
    assert (armies(position, "2,-1"), at(position, "lorraine"), asked(position)) == (["firelings"], "0,0", "P1")


def test_k2_hero_lorraine_1_a_tile_of_level_two_gets_two_armies() -> None:
    position = table("lorraine", "taia", stack=["B01", "B02"])
    play(position, "hawk", "tile B01", "attach 1,-1", "turn 0", "army firelings", "army dark-dryads")
    assert armies(position, "1,-1") == ["firelings", "dark-dryads"]


def test_k2_hero_lorraine_1_once_a_turn() -> None:
    position = play(table("lorraine", "taia"), "hawk", "tile A01", "attach 1,-1", "turn 0", "army firelings")
    assert refused(position, "hawk").clause == "K2-HERO-LORRAINE-1"


def test_k2_hero_lorraine_1_the_tile_is_seen_before_its_place_is_chosen() -> None:
    """R-08."""
    position = play(table("lorraine", "taia"), "hawk")
    assert asked(position) == "chance tile"
    assert set(words(play(position, "tile A01"), "attach")) > {"1,-1", "0,-1", "-1,1", "0,1"}


def test_k2_hero_lorraine_1_nobody_else_has_a_hawk() -> None:
    assert refused(table("taia", "lorraine"), "hawk").clause == "K2-HERO-LORRAINE-1"


def test_k2_hero_lorraine_2_the_hawk_costs_no_action() -> None:
    position = play(table("lorraine", "taia"), "hawk", "tile A01", "attach 1,-1", "turn 0", "army firelings")
    assert (position.used, position.moved) == (0, 0)


def test_k2_hero_lorraine_2_the_hawk_may_stay_at_home() -> None:
    assert asked(play(table("lorraine", "taia"), "end turn")) == "P2"


def test_k2_hero_lorraine_3_a_place_behind_chasms_only_is_not_offered() -> None:
    """S-61: 2,0 touches the chasm of the farm and nothing else."""
    position = play(table("lorraine", "taia"), "hawk", "tile A01")
    assert refused(position, "attach 2,0").clause == "K2-HERO-LORRAINE-3"


def test_k2_hero_lorraine_3_one_border_must_be_open_on_both_sides() -> None:
    """2,-1 touches only the farm's edge in the north-east: a turn that shows it a chasm is no turn."""
    position = play(table("lorraine", "taia"), "hawk", "tile A03", "attach 2,-1")
    assert texts(position) == ["turn 0", "turn 2"]


def test_k2_hero_lorraine_3_any_of_several_borders_will_do() -> None:
    """1,-1 touches the castle and the farm: closed to one, it is open to the other."""
    assert texts(play(table("lorraine", "taia"), "hawk", "tile A03", "attach 1,-1")) == ["turn 0", "turn 1", "turn 2"]


def test_k2_hero_lorraine_4_the_general_is_set_up_without_a_battle() -> None:
    """S-60."""
    position = play(table("lorraine", "taia", stack=["B10"]), "hawk", "tile B10", "attach 1,-1", "turn 0")
    view = picture(position)
    assert (view["general"], bag(position)) == ({"hex": "1,-1", "praetorians": 5, "strength": 15}, 36)
    assert (asked(position), position.used, lives(position, "lorraine")) == ("P1", 0, 5)


def test_k2_hero_lorraine_5_she_may_roll_the_bear_from_the_start() -> None:
    position = table("lorraine", "taia", land={"1,-1": "A04"}, armies={"1,-1": ["dark-dryads"]})
    assert texts(play(position, "step NE")) == ["roll", "with 1 bear"]


def test_k2_hero_lorraine_5_the_bear_does_not_count_against_fame() -> None:
    position = table(
        "lorraine",
        "taia",
        at={"lorraine": "1,0"},
        city={"lorraine": "1,0"},
        base={"lorraine": 1},
        buildings={"lorraine": "camp"},
        stock={"lorraine": "1 food"},
    )
    assert units(play(position, "recruit"), "lorraine") == "1 knight 1 bear"


@pytest.mark.parametrize("face", ["bear 0", "bear 2"])
def test_k2_hero_lorraine_6_the_bear_never_leaves_her(face: str) -> None:
    """R-27."""
    position = table("lorraine", "taia", land={"1,-1": "A04"}, armies={"1,-1": ["death-herald"]})
    assert units(play(position, "step NE", "with 1 bear", "hero SS", face), "lorraine") == "1 bear"


# ---- Darius


def exploring(**more: Any) -> Karak2:
    """Darius has drawn A01 and A05."""
    return play(table("darius", "taia", **more), "explore NE", "tile A05", "tile A01")


def test_k2_hero_darius_1_he_draws_two_tiles_and_lays_one() -> None:
    position = exploring()
    assert texts(position) == ["lay A01", "lay A05"]
    play(position, "lay A05", "turn 0")
    assert next(each["tile"] for each in picture(position)["map"] if each["hex"] == "1,-1") == "A05"


def test_k2_hero_darius_1_the_other_goes_back_on_top() -> None:
    """S-58: the next who explores finds it."""
    position = play(exploring(), "lay A05", "turn 0", "army firelings", "hero 1", "explore SW")
    assert (texts(position), position.lots()) == (["tile A01"], 1)


def test_k2_hero_darius_1_he_knows_the_tile_on_top() -> None:
    """S-58."""
    position = play(exploring(), "lay A05")
    assert picture(position, 0)["top"] == "A01"


def test_k2_hero_darius_1_nobody_else_is_shown_it() -> None:
    """S-58."""
    position = play(exploring(), "lay A05")
    assert (picture(position, 1)["top"], picture(position)["top"]) == (None, None)


def test_k2_hero_darius_1_others_hear_only_that_he_looked_at_two() -> None:
    told = events(table("darius", "taia"), "explore NE", "tile A05", "tile A01", "lay A05", viewer=1)
    looked = [args["tile"] for key, args in told if key == "tile-looked"]
    assert looked == [None, None]


def test_k2_hero_darius_1_a_tile_that_was_not_drawn_cannot_be_laid() -> None:
    assert refused(exploring(), "lay A02").clause == "K2-HERO-DARIUS-1"


def test_k2_hero_darius_2_the_last_tile_he_simply_draws() -> None:
    """R-25."""
    position = play(table("darius", "taia", stack=["B01"]), "explore NE", "tile B01")
    assert words(position, "turn") != []


def entering(*enemy: str, tile: str = "A04", **more: Any) -> Karak2:
    """Darius enters a hex with these armies."""
    given: dict[str, Any] = {"land": {"1,-1": tile}, "armies": {"1,-1": list(enemy)}} | more
    return play(table("darius", "taia", **given), "step NE")


def test_k2_hero_darius_3_a_single_army_of_strength_one_falls_without_a_roll() -> None:
    position = entering("skeletal-warriors")
    assert (items(position, "darius"), armies(position, "1,-1"), asked(position)) == (["sword"], [], "P1")


def test_k2_hero_darius_3_a_stronger_army_does_not() -> None:
    assert asked(entering("firelings")) == "chance die"


def test_k2_hero_darius_4_of_two_armies_one_of_strength_one_falls_and_the_other_is_fought_alone() -> None:
    position = entering("skeletal-warriors", "firelings", tile="B01")
    assert (items(position, "darius"), armies(position, "1,-1")) == (["sword"], ["firelings"])
    assert dict(events(position, "hero 1"))["won"]["strength"] == 2


def test_k2_hero_darius_4_what_does_not_fit_lies_on_the_hex() -> None:
    position = entering("skeletal-warriors", items={"darius": ["sword", "sword"]})
    assert [each["item"] for one in picture(position)["map"] for each in one["items"]] == ["sword"]


def test_k2_hero_darius_5_never_more_than_one_army() -> None:
    """S-56: one and one; the second has to be fought."""
    position = entering("skeletal-warriors", "skeletal-warriors", tile="B01")
    assert (items(position, "darius"), armies(position, "1,-1"), asked(position)) == (
        ["sword"],
        ["skeletal-warriors"],
        "chance die",
    )


def test_k2_hero_darius_5_beaten_by_the_second_he_keeps_the_first_reward() -> None:
    """S-56: they carry fireballs here, for the sword of the first would be enough for the second."""
    other = pack(
        ('strength = 1\nreward = "sword"', 'strength = 1\nreward = "fireball"'),
        ('strength = 2\nreward = "fireball"', 'strength = 2\nreward = "sword"'),
    )
    position = entering("skeletal-warriors", "skeletal-warriors", tile="B01", content=other)
    play(position, "hero S", "fireballs 0")
    assert (items(position, "darius"), armies(position, "1,-1"), at(position, "darius"), asked(position)) == (
        ["fireball"],
        ["skeletal-warriors"],
        "0,0",
        "P2",
    )


def test_k2_hero_darius_6_such_an_army_counts_for_fame_with_its_own_strength() -> None:
    assert fame_of(entering("skeletal-warriors"), "darius") == 1


def test_k2_hero_darius_6_one_and_two_make_fame_two_not_three() -> None:
    """R-44."""
    position = play(entering("skeletal-warriors", "firelings", tile="B01"), "hero 2")
    assert fame_of(position, "darius") == 2


def test_k2_hero_darius_7_before_his_battle_with_the_general_a_praetorian_falls() -> None:
    position = table("darius", "taia", land={"1,-1": "B10"})
    told = dict(events(position, "step NE"))
    assert (told["praetorian"]["count"], told["battle-general"]["strength"]) == (4, 14)


def test_k2_hero_darius_7_without_praetorians_there_is_nothing_to_remove() -> None:
    """R-45."""
    told = dict(events(table("darius", "taia", land={"1,-1": "B10"}, praetorians=0), "step NE"))
    assert told["battle-general"]["strength"] == 10


def test_k2_hero_darius_8_by_his_attack_he_may_remove_one_more() -> None:
    position = table("darius", "taia", land={"1,-1": "B10"}, units={"darius": "10 knight"})
    play(position, "step NE", "with 10 knight", "hero 1", *["knight 1"] * 10)
    assert picture(position)["general"] == {"hex": "1,-1", "praetorians": 3, "strength": 13}


def test_k2_hero_darius_9_his_turn_goes_on_with_the_action_of_that_slot() -> None:
    """S-55: he explores, wins without a roll, may harvest there and has his second slot."""
    position = play(
        table("darius", "taia"), "explore NE", "tile A04", "tile A01", "lay A04", "turn 0", "army skeletal-warriors"
    )
    assert (position.used, position.moved, fame_of(position, "darius")) == (0, 1, 1)
    assert (play(position, "harvest").used, asked(position)) == (1, "P1")


def test_k2_hero_darius_9_by_option_it_is_a_battle_and_ends_his_turn() -> None:
    """R-43."""
    position = entering("skeletal-warriors", options={"darius_first_kill": "battle"})
    assert (items(position, "darius"), asked(position)) == (["sword"], "P2")
