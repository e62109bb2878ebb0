"""Setting up Karak 2 (rules.md 2.1)."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.core import LudotekaError
from tests.games.karak_2.tables import (
    asked,
    at,
    bag,
    events,
    opening,
    pack,
    picture,
    play,
    refused,
    supply,
    table,
    texts,
)

FIXED = {"start_player": "fixed"}
DRAFT = {"hero_selection": "draft", "start_player": "fixed"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_k2_setup_1_two_to_five_players_have_different_heroes(seats: int) -> None:
    position = opening(seats, FIXED)
    while asked(position) == "chance hero":
        position.play(position.lot(0))
    heroes = [player["hero"] for player in picture(position)["players"]]
    assert len(set(heroes)) == seats


@pytest.mark.parametrize("seats", [1, 6])
def test_k2_setup_1_one_or_six_players_are_not_a_game(seats: int) -> None:
    with pytest.raises(LudotekaError):
        ludoteka.game("karak-2").new(seats=seats)


def test_k2_setup_2_the_start_tile_is_discovered_and_free_of_armies() -> None:
    found = {each["hex"]: (each["land"], each["armies"]) for each in picture(opening())["map"]}
    assert found == {"0,0": ("castle", []), "-1,0": ("forest", []), "1,0": ("farm", [])}


def test_k2_setup_3_each_level_is_shuffled_on_its_own() -> None:
    position = play(table("horan", "taia"), "explore NE")
    assert set(position.odds()) == {f"tile A{n:02}" for n in range(1, 19)}


def test_k2_setup_4_level_two_comes_after_all_of_level_one() -> None:
    left = ["A01", *(f"B{n:02}" for n in range(1, 11))]
    assert texts(play(table("horan", "taia", stack=left), "explore NE")) == ["tile A01"]


def test_k2_setup_4_below_level_one_lie_the_ten_tiles_of_level_two() -> None:
    left = [f"B{n:02}" for n in range(1, 11)]
    assert texts(play(table("horan", "taia", stack=left), "explore NE")) == [f"tile {name}" for name in left]


def test_k2_setup_5_all_36_tokens_are_in_the_bag_and_equally_likely() -> None:
    position = play(table("horan", "taia"), "explore NE", "tile A01", "turn 0")
    odds = position.odds()
    assert bag(position) == 36
    assert odds["army skeletal-warriors"] * 36 == 7


def test_k2_setup_5_a_token_drawn_is_not_put_back() -> None:
    position = play(table("horan", "taia"), "explore NE", "tile A01", "turn 0", "army hammer-followers")
    assert picture(position)["bag"]["hammer-followers"] == 0


def test_k2_setup_6_general_and_plague_wait_beside_the_map() -> None:
    view = picture(table("horan", "taia"))
    assert view["general"] is None
    assert not any(player["plague"] for player in view["players"])


@pytest.mark.parametrize("die", ["knight", "archer", "mage"])
def test_k2_setup_7_the_supply_holds_ten_dice_of_each_basic_unit(die: str) -> None:
    assert supply(opening(), die) == 10


def test_k2_setup_8_everybody_begins_with_five_lives_and_nothing_else() -> None:
    player = picture(table("horan", "taia"))["players"][1]
    assert (player["lives"], player["fame"], player["food"], player["wood"], player["stone"]) == (5, 0, 0, 0, 0)
    assert (sum(player["units"].values()), player["items"], player["buildings"], player["points"]) == (0, [], [], 0)


def test_k2_setup_8_only_lorraine_has_the_bear() -> None:
    players = picture(table("horan", "lorraine", "taia"))["players"]
    assert [player["units"]["bear"] for player in players] == [0, 1, 0]


def test_k2_setup_9_a_hero_is_dealt_with_equal_chances() -> None:
    assert opening().odds() == dict.fromkeys([f"deal {hero}" for hero in pack().heroes], opening().odds()["deal horan"])


def test_k2_setup_9_a_hero_once_dealt_is_not_dealt_again() -> None:
    assert "deal taia" not in texts(play(opening(3), "deal taia"))


def test_k2_setup_10_by_agreement_the_highest_roll_chooses_first() -> None:
    position = play(opening(3, DRAFT), "hero 1", "hero 3", "hero 2")
    assert asked(position) == "P2"
    play(position, "choose taia")
    assert asked(position) == "P3"


def test_k2_setup_10_equal_rolls_are_repeated_among_the_equal() -> None:
    """R-01: P1 and P3 are equal; P2 is behind them whatever he would roll."""
    position = play(opening(3, DRAFT), "hero 3", "hero 1", "hero 3", "hero 1", "hero 2")
    assert asked(position) == "P3"
    assert asked(play(position, "choose taia")) == "P1"


def test_k2_setup_10_a_hero_that_is_taken_cannot_be_chosen() -> None:
    position = play(opening(3, DRAFT), "hero 1", "hero 3", "hero 2", "choose taia")
    assert refused(position, "choose taia").key == "hero-taken"


def test_k2_setup_11_nobody_has_built_a_city() -> None:
    assert [player["city"] for player in picture(table("horan", "taia"))["players"]] == [None, None]


def test_k2_setup_12_all_heroes_roll_the_same_die() -> None:
    position = opening(2, {"hero_selection": "draft"})
    first = position.odds()
    assert play(position, "hero 1").odds() == first


def test_k2_setup_13_all_heroes_begin_on_the_castle() -> None:
    position = play(opening(3, FIXED), "deal taia", "deal horan", "deal darius")
    assert [at(position, n) for n in range(3)] == ["0,0", "0,0", "0,0"]


def test_k2_setup_14_the_highest_roll_takes_the_first_turn() -> None:
    position = play(opening(3), "deal taia", "deal horan", "deal darius", "hero 1", "hero 2", "hero 1")
    assert asked(position) == "P2"


def test_k2_setup_14_skulls_are_worth_nothing_and_equal_leaders_roll_again() -> None:
    """R-02: P1 rolls two skulls; P2 and P3 are equal and roll again without him."""
    position = play(opening(3), "deal taia", "deal horan", "deal darius", "hero SS", "hero 1", "hero 1")
    assert asked(play(position, "hero S", "hero 1")) == "P3"


@pytest.mark.parametrize(("options", "key"), [({}, "start-roll"), (DRAFT, "order-roll")])
def test_k2_setup_14_everybody_hears_what_was_rolled_and_what_for(options: dict[str, str], key: str) -> None:
    position = opening(2, options) if options else play(opening(2), "deal taia", "deal horan")
    assert events(position, "hero 2", viewer=1) == [(key, {"seat": 0, "face": "2"})]


def test_k2_setup_14_by_option_chance_alone_decides() -> None:
    position = play(opening(2, {"start_player": "random"}), "deal taia", "deal horan")
    assert asked(position) == "chance first"
    assert asked(play(position, "first P2")) == "P2"


def test_k2_setup_14_by_option_the_first_seat_begins() -> None:
    assert asked(play(opening(2, FIXED), "deal taia", "deal horan")) == "P1"


def beaten_dryads() -> list[str]:
    """What chance may show when the first dryads are turned over."""
    position = table("elspeth", "taia", land={"1,-1": "A04"}, armies={"1,-1": ["dark-dryads"]})
    return texts(play(position, "step NE", "hero 3", "keep"))


def test_k2_setup_15_any_of_the_five_amulets_may_lie_under_the_first_dryad() -> None:
    assert beaten_dryads() == [
        f"reveal amulet-of-{name}" for name in ("resources", "fame", "action", "protection", "the-titan")
    ]


def test_k2_setup_15_no_amulet_lies_under_two_dryads() -> None:
    position = table(
        "elspeth", "taia", land={"1,-1": "A04"}, armies={"1,-1": ["dark-dryads"]}, items={"taia": ["amulet-of-fame"]}
    )
    assert "reveal amulet-of-fame" not in texts(play(position, "step NE", "hero 3", "keep"))


def test_k2_setup_15_nobody_is_told_which_amulet_a_dryad_hides() -> None:
    told = events(table("elspeth", "taia"), "explore NE", "tile A01", "turn 0", "army dark-dryads", viewer=0)
    assert not any("amulet" in str(value) for _, args in told for value in args.values())
