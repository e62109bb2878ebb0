"""How the table is laid out (rules.md 2.3)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    deck_of,
    discard_of,
    equipment_of,
    hand_of,
    health,
    keys_of,
    let_chance,
    opening,
    picture,
    play,
    potions_of,
    refused,
    row_of,
    set_up,
    texts,
)

PLAYERS = ("P1", "P2", "P3")


def laid_out(**options: str | int) -> KarakGoblin:
    """S-01: three players have chosen, and the table is laid out."""
    return set_up(opening(3, options), "horan", "taia", "aderyn")


def at_chance(label: str, **options: str | int) -> KarakGoblin:
    """The set-up of two players up to the first draw of a kind."""
    position = play(opening(2, options), "hero horan", "hero taia")
    while asked(position) != f"chance {label}":
        position.play(position.lot(0))
    return position


def test_kg_setup_1_three_levels_and_the_lord_lie_one_below_the_other() -> None:
    shown = picture(laid_out())
    assert shown["lord"] is not None
    assert [*[level["level"] for level in shown["levels"]], shown["lord"]["level"]] == [1, 2, 3, 10]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_kg_setup_2_monsters_are_sorted_by_level(level: int) -> None:
    shown = picture(laid_out())["levels"][level - 1]
    assert {monster["level"] for monster in [*shown["row"], shown["next"]] if monster is not None} == {level}


@pytest.mark.parametrize(("edition", "count"), [("standard", 5), ("pl", 5), ("de", 4)])
def test_kg_setup_3_five_gatekeepers_of_each_level_and_four_in_the_german_edition(edition: str, count: int) -> None:
    """S-01, S-02"""
    assert [level["gatekeepers"] for level in picture(laid_out(edition=edition))["levels"]] == [count] * 3


def test_kg_setup_3_with_four_the_last_gatekeeper_of_a_level_stays_in_the_box() -> None:
    """S-02"""
    assert texts(at_chance("gatekeeper", edition="de")) == [f"gatekeeper g1-{n}" for n in range(1, 5)]
    assert refused(laid_out(edition="de", first_player=1), "fight g1-5").clause == "KG-SETUP-3"


def test_kg_setup_3_the_number_of_gatekeepers_is_an_option_of_its_own() -> None:
    shown = picture(laid_out(edition="de", gatekeepers_per_level=5))
    assert [level["gatekeepers"] for level in shown["levels"]] == [5, 5, 5]


def test_kg_setup_4_any_other_monster_of_the_level_may_be_the_first() -> None:
    assert texts(at_chance("monster"), "monster ") == [f"m1-{n:02}" for n in range(1, 21)]


def test_kg_setup_4_the_monster_decks_lie_monster_side_up() -> None:
    """S-01"""
    levels = picture(laid_out())["levels"]
    assert [level["deck"] for level in levels] == [15, 15, 19]
    assert None not in [level["next"] for level in levels]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_kg_setup_5_five_monsters_of_each_level_are_laid_out(level: int) -> None:
    """S-01"""
    assert len(set(row_of(laid_out(), level))) == 5


def test_kg_setup_6_the_gatekeepers_are_shuffled_and_the_top_one_is_seen() -> None:
    assert texts(at_chance("gatekeeper"), "gatekeeper ") == [f"g1-{n}" for n in range(1, 6)]
    shown = picture(laid_out())["levels"][1]["gatekeeper"]
    assert shown is not None
    assert shown["id"].startswith("g2-")


def test_kg_setup_7_one_of_three_lords_is_drawn_and_seen() -> None:
    """S-01"""
    position = at_chance("lord")
    assert texts(position) == ["lord x-1", "lord x-2", "lord x-3"]
    shown = picture(play(position, "lord x-2"))["lord"]
    assert shown is not None
    assert shown["id"] == "x-2"


def test_kg_setup_7_the_other_lords_are_out_of_the_game() -> None:
    position = let_chance(play(at_chance("lord", first_player=1), "lord x-2"))
    assert [refused(position, f"fight x-{n}").key for n in (1, 3)] == ["not-in-game", "not-in-game"]


def test_kg_setup_8_the_merchant_is_there_from_the_first_turn_on() -> None:
    assert "merchant" in texts(laid_out())


def test_kg_setup_9_four_potions_of_each_kind_are_on_sale() -> None:
    """S-01"""
    assert picture(laid_out())["potions"] == {"health": 4, "strength": 4, "counter": 4}


def test_kg_setup_10_the_pawnshop_is_empty() -> None:
    """S-01"""
    assert picture(laid_out())["pawnshop"] == []


def test_kg_setup_11_each_player_takes_his_heros_six_cards() -> None:
    assert picture(laid_out(), "P2")["cards"] == [f"tai-{n}" for n in range(1, 7)]


def test_kg_setup_11_no_two_players_have_the_same_hero() -> None:
    position = play(opening(2), "hero horan")
    assert "hero horan" not in texts(position)
    assert refused(position, "hero horan").clause == "KG-SETUP-11"


def test_kg_setup_11_heroes_are_chosen_in_seat_order() -> None:
    position = opening(3)
    order = [asked(position), asked(play(position, "hero horan")), asked(play(position, "hero taia"))]
    assert order == ["P1", "P2", "P3"]


def test_kg_setup_11_a_hero_may_be_left_to_chance() -> None:
    position = play(opening(2), "hero horan", "hero random")
    assert texts(position, "hero ") == ["argentus", "xanros", "aderyn", "victorius", "taia"]


def test_kg_setup_12_four_of_the_six_cards_are_drawn() -> None:
    """S-01"""
    position = laid_out()
    assert [(len(hand_of(position, who)), len(deck_of(position, who))) for who in PLAYERS] == [(4, 2)] * 3


def test_kg_setup_12_any_of_the_six_may_be_drawn_first() -> None:
    assert texts(at_chance("draw"), "draw ") == [f"hor-{n}" for n in range(1, 7)]


def test_kg_setup_12_a_hand_is_seen_by_its_owner_alone() -> None:
    position = laid_out()
    seen = [[card["id"] for card in picture(position, viewer)["hand"]] for viewer in ("P1", -1)]
    assert seen == [hand_of(position, "P1"), []]


def test_kg_setup_13_everybody_has_five_hit_points() -> None:
    """S-01"""
    position = laid_out()
    assert [health(position, who) for who in PLAYERS] == [5, 5, 5]


def test_kg_setup_14_chance_decides_who_begins() -> None:
    position = at_chance("first")
    assert texts(position) == ["first P1", "first P2"]
    assert asked(play(position, "first P2")) == "P2"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_kg_setup_14_the_table_may_say_who_begins(number: int) -> None:
    assert asked(laid_out(first_player=number)) == f"P{number}"


def test_kg_setup_15_nobody_has_anything_yet() -> None:
    """S-01"""
    position = laid_out()
    owned = [
        (equipment_of(position, who), keys_of(position, who), potions_of(position, who), discard_of(position, who))
        for who in PLAYERS
    ]
    assert owned == [([], 0, [], [])] * 3
