"""Exploring (rules.md 2.4)."""

from __future__ import annotations

from ludoteka.games.karak_2.pack import Karak2Pack
from tests.games.karak_2.tables import (
    armies,
    asked,
    at,
    bag,
    events,
    items,
    pack,
    picture,
    play,
    refused,
    table,
    texts,
    words,
)

COMPASS = ["E", "NE", "NW", "W", "SW", "SE"]
SOURCE = 'known_from = "public"'
LEVEL_TWO = [f"B{n:02}" for n in range(1, 11)]


def test_k2_explore_1_one_explores_across_open_edges_with_nothing_behind_them() -> None:
    assert words(table("horan", "taia"), "explore") == ["NE", "NW", "SW", "SE"]


def test_k2_explore_1_a_chasm_cannot_be_explored() -> None:
    """S-18."""
    assert refused(table("horan", "taia", at={"horan": "1,0"}), "explore E").clause == "K2-EXPLORE-1"


def test_k2_explore_1_a_discovered_hex_cannot_be_explored() -> None:
    assert refused(table("horan", "taia"), "explore E").key == "discovered-already"


def closed() -> Karak2Pack:
    """Content in which no edge of the start tile leads outside."""
    outer = [
        (
            f'land = "{land}"\nchasms = ["{edge}"]\n{SOURCE}',
            f'land = "{land}"\nchasms = {[way for way in COMPASS if way != keep]}\n{SOURCE}',
        )
        for land, edge, keep in (("forest", "W", "E"), ("farm", "E", "W"))
    ]
    return pack(('land = "castle"\nchasms = []', 'land = "castle"\nchasms = ["NE", "NW", "SW", "SE"]'), *outer)


def test_k2_explore_1_where_the_map_is_closed_a_chasm_may_be_crossed_and_is_gone() -> None:
    """R-51."""
    position = table("horan", "taia", content=closed())
    assert words(position, "explore") == ["NE", "NW", "SW", "SE"]
    play(position, "explore NE", "tile A01", "turn 0", "army death-herald", "hero 1", "end turn")
    assert "step NE" in texts(position)


def test_k2_explore_1_only_the_chasm_that_was_crossed_is_gone() -> None:
    """R-51."""
    position = play(table("horan", "taia", content=closed()), "explore NE", "tile A01", "turn 0")
    castle = next(each for each in picture(position)["map"] if each["hex"] == "0,0")
    assert castle["chasms"] == ["NW", "SW", "SE"]


def test_k2_explore_1_where_the_map_is_closed_no_hawk_flies() -> None:
    """R-51."""
    assert refused(table("lorraine", "taia", content=closed()), "hawk").clause == "K2-HERO-LORRAINE-3"


def test_k2_explore_2_without_tiles_nobody_explores() -> None:
    """S-23; R-07."""
    assert refused(table("horan", "taia", stack=[]), "explore NE").clause == "K2-EXPLORE-2"


def test_k2_explore_2_without_tiles_no_hawk_flies() -> None:
    """S-23; R-07."""
    assert refused(table("lorraine", "taia", stack=[]), "hawk").clause == "K2-EXPLORE-2"


def test_k2_explore_3_the_edge_is_named_before_the_tile_is_seen() -> None:
    assert asked(play(table("horan", "taia"), "explore NE")) == "chance tile"


def test_k2_explore_3_everybody_sees_the_tile() -> None:
    told = events(table("horan", "taia"), "explore NE", "tile A03", viewer=1)
    assert ("tile-drawn", {"seat": 0, "tile": "A03"}) in told


def test_k2_explore_4_the_tile_shows_an_open_edge_to_the_hero() -> None:
    """S-19: with chasms E and W the turns by one and by four point a chasm at the castle."""
    position = play(table("horan", "taia"), "explore NE", "tile A03")
    assert texts(position) == ["turn 0", "turn 2"]


def test_k2_explore_4_a_turn_that_closes_the_way_is_refused() -> None:
    """S-19."""
    assert refused(play(table("horan", "taia"), "explore NE", "tile A03"), "turn 1").clause == "K2-EXPLORE-4"


def test_k2_explore_5_the_tile_may_close_itself_off_from_other_hexes() -> None:
    """S-19: turned by two it shows a chasm to the farm."""
    position = play(
        table("horan", "taia"), "explore NE", "tile A03", "turn 2", "army skeletal-warriors", "hero 1", "end turn"
    )
    assert words(position, "step") == ["SW"]


def test_k2_explore_6_the_hero_stands_on_the_new_hex_at_once() -> None:
    assert at(play(table("horan", "taia"), "explore NE", "tile A03", "turn 0"), "horan") == "1,-1"


def test_k2_explore_7_a_tile_of_level_one_brings_one_army() -> None:
    position = play(table("horan", "taia"), "explore NE", "tile A03", "turn 0", "army dark-dryads")
    assert (armies(position, "1,-1"), asked(position)) == (["dark-dryads"], "chance die")


def test_k2_explore_8_a_tile_of_level_two_brings_two_armies_that_fight_as_one() -> None:
    """S-03: strengths 2 and 3 make 5; a three is not enough for either of them."""
    position = table("horan", "taia", stack=LEVEL_TWO)
    play(position, "explore NE", "tile B01", "turn 0", "army firelings", "army dark-dryads")
    assert picture(position)["battle"]["strength"] == 5  # type: ignore[index]
    assert armies(play(position, "hero 3"), "1,-1") == ["firelings", "dark-dryads"]


def test_k2_explore_9_the_explorer_must_fight_right_away() -> None:
    position = table("horan", "taia", units={"horan": "1 mage"})
    play(position, "explore NE", "tile A03", "turn 0", "army firelings")
    assert texts(position) == ["roll", "with 1 mage"]


def test_k2_explore_10_the_hell_chasm_brings_the_general_and_no_army() -> None:
    position = table("horan", "taia", stack=["B10"], bag=["firelings"])
    play(position, "explore NE", "tile B10", "turn 0")
    assert asked(position) == "chance die"
    assert (bag(position), picture(position)["general"]["hex"]) == (1, "1,-1")  # type: ignore[index]


def test_k2_explore_11_entering_a_discovered_hex_brings_no_army() -> None:
    position = play(table("horan", "taia"), "step E")
    assert (bag(position), asked(position)) == (36, "P1")


def test_k2_explore_11_a_cleared_hex_stays_clear() -> None:
    position = table("horan", "taia", land={"1,-1": "A04"}, armies={"1,-1": ["skeletal-warriors"]})
    play(position, "step NE", "hero 1", "step NE")
    assert (armies(position, "1,-1"), asked(position)) == ([], "P2")


def test_k2_explore_12_no_tile_is_laid_where_one_lies() -> None:
    position = play(table("lorraine", "taia"), "hawk", "tile A01")
    assert refused(position, "attach 1,0").clause == "K2-EXPLORE-12"


def test_k2_explore_12_a_hex_stays_after_a_lost_battle() -> None:
    position = play(table("horan", "taia"), "explore NE", "tile A03", "turn 2", "army death-herald", "hero 1")
    found = {each["hex"]: (each["tile"], each["turned"]) for each in picture(position)["map"]}
    assert found["1,-1"] == ("A03", 2)


def test_k2_explore_13_the_bag_is_empty_when_all_ordinary_tiles_are_laid() -> None:
    """S-22: the hawk lays all of them; 36 tokens lie on the map."""
    position = table("lorraine", "horan")
    while picture(position)["stack"] != [0, 0] or asked(position) != "P1":
        move = position.lot(0) if position.to_act < 0 else position.box.parse(texts(position)[-1])
        position.play(position.box.hawk if "hawk" in texts(position) else move)
    assert (bag(position), sum(len(each["armies"]) for each in picture(position)["map"])) == (0, 36)


def test_k2_explore_14_kind_and_strength_of_an_army_are_open() -> None:
    told = events(table("horan", "taia"), "explore NE", "tile A01", "turn 0", "army firelings", viewer=1)
    assert ("army-drawn", {"seat": 0, "army": "firelings", "strength": 2}) in told


def test_k2_explore_14_the_back_of_a_token_is_seen_when_it_is_beaten() -> None:
    position = table("elspeth", "taia", land={"1,-1": "A04"}, armies={"1,-1": ["dark-dryads"]})
    told = events(position, "step NE", "hero 3", "keep", "reveal amulet-of-fame", viewer=1)
    assert ("reward", {"seat": 0, "item": "amulet-of-fame"}) in told
    assert items(position, "elspeth") == ["amulet-of-fame"]
