"""The Dark General and the end of the game (rules.md 2.17, 2.18)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import asked, at, events, items, lives, picture, play, refused, table, units

FOUR = ("horan", "taia", "lorraine", "xanros")


def attack(*moves: str, hero: str = "taia", seats: int = 2, **more: Any) -> Karak2:
    """A hero attacks the General on the hell chasm beside the castle; then these moves."""
    others = [name for name in FOUR if name != hero][: seats - 1]
    return play(table(hero, *others, **({"land": {"1,-1": "B10"}} | more)), "step NE", *moves)


def with_attack(swords: int, hero: str = "taia", **more: Any) -> Karak2:
    """The same with an attack of so many swords: a two, and knights."""
    knights = swords - 2
    given = {"units": {hero: f"{knights} knight"}} | more
    return attack(f"with {knights} knight", "roll", "hero 2", *["knight 1"] * knights, hero=hero, **given)


def general(position: Karak2) -> dict[str, Any]:
    return cast(dict[str, Any], picture(position)["general"])


@pytest.mark.parametrize(("seats", "praetorians"), [(2, 5), (3, 5), (4, 4), (5, 3)])
def test_k2_general_1_he_appears_with_praetorians_by_the_number_of_players(seats: int, praetorians: int) -> None:
    position = table(*("taia", "horan", "lorraine", "xanros", "darius")[:seats], stack=["B10"])
    assert general(play(position, "explore NE", "tile B10", "turn 0"))["praetorians"] == praetorians


@pytest.mark.parametrize("praetorians", [5, 3, 1])
def test_k2_general_2_his_strength_is_ten_and_his_praetorians(praetorians: int) -> None:
    position = table("taia", "horan", land={"1,-1": "B10"}, praetorians=praetorians)
    assert dict(events(position, "step NE"))["battle-general"]["strength"] == 10 + praetorians


def test_k2_general_3_weapons_and_fireballs_count_against_him() -> None:
    position = attack("roll", items={"taia": ["hammer", "sword", "fireball"]})
    assert dict(events(position, "hero 3", "fireballs 1"))["lost"]["attack"] == 3 + 3 + 1


def test_k2_general_4_an_attack_of_his_strength_beats_him() -> None:
    """S-12: three praetorians, attack thirteen."""
    position = with_attack(12, praetorians=3, items={"taia": ["sword"]}, base={"taia": 10})
    assert asked(position) == "nobody"


def test_k2_general_4_one_less_does_not() -> None:
    assert asked(with_attack(12, praetorians=3)) == "P2"


def test_k2_general_5_more_than_ten_costs_him_a_praetorian() -> None:
    position = with_attack(11, praetorians=4)
    assert (general(position)["praetorians"], asked(position)) == (3, "P2")


def test_k2_general_6_ten_costs_him_none() -> None:
    """S-63: three praetorians, attack ten: defeat, an extra life lost."""
    position = with_attack(10, praetorians=3)
    assert (general(position)["praetorians"], lives(position, "taia"), asked(position)) == (3, 4, "P2")


@pytest.mark.parametrize(("face", "left"), [("1", 4), ("S", 3)])
def test_k2_general_7_every_attack_costs_a_life_more(face: str, left: int) -> None:
    assert lives(attack(f"hero {face}"), "taia") == left


def test_k2_general_8_the_amulet_of_protection_does_not_save_it() -> None:
    position = attack("hero S", "spare hero", items={"taia": ["amulet-of-protection"]})
    assert lives(position, "taia") == 4


def test_k2_general_8_without_a_skull_nothing_can_be_ignored() -> None:
    position = attack("hero 1", items={"taia": ["amulet-of-protection"]})
    assert (lives(position, "taia"), asked(position)) == (4, "P2")


def test_k2_general_9_a_praetorian_falls_even_if_the_hero_does() -> None:
    """S-65: one life, attack twelve against fourteen: token removed, life lost, retreat, unconscious."""
    position = with_attack(12, praetorians=4, lives={"taia": 1})
    player = picture(position)["players"][0]
    assert general(position)["praetorians"] == 3
    assert (player["lives"], player["unconscious"], player["hex"]) == (0, True, "0,0")


def test_k2_general_9_he_is_beaten_even_with_the_last_life() -> None:
    assert asked(with_attack(12, praetorians=2, lives={"taia": 1})) == "nobody"


def test_k2_general_10_removed_praetorians_never_come_back() -> None:
    position = play(with_attack(11, praetorians=4), "step NE", "hero 1")
    assert general(position)["praetorians"] == 3


def test_k2_general_11_a_defeated_hero_retreats_and_the_turn_ends() -> None:
    position = attack("hero 1")
    assert (at(position, "taia"), asked(position)) == ("0,0", "P2")


def test_k2_general_12_without_praetorians_ten_beat_him() -> None:
    assert asked(with_attack(10, praetorians=0)) == "nobody"


def test_k2_general_12_without_praetorians_nine_do_not() -> None:
    assert asked(with_attack(9, praetorians=0)) == "P2"


def test_the_example_of_the_general() -> None:
    """S-11: fourteen against two swords, eight by mages and archers and one fireball; then S-12 needs thirteen."""
    position = attack(
        hero="horan",
        seats=4,
        units={"horan": "1 knight 2 archer 2 mage"},
        items={"horan": ["sword", "sword", "fireball", "fireball"]},
    )
    told = dict(
        events(
            position,
            "with 1 knight",
            "with 2 archer",
            "with 2 mage",
            "hero S",
            "knight S",
            "archer 2",
            "archer 2",
            "mage 2",
            "mage 2",
            "keep",
            "fireballs 1",
        )
    )
    assert told["lost"] == {"seat": 0, "attack": 11, "strength": 14}
    assert (general(position)["praetorians"], lives(position, "horan")) == (3, 3)
    assert units(position, "horan") == "2 archer 2 mage"
    assert (items(position, "horan"), at(position, "horan")) == (["sword", "sword", "fireball"], "0,0")


# ---- the end


def ending(**stones: str) -> list[int]:
    """The winners when Taia beats the General and the others have these stones."""
    position = table(
        "taia",
        "horan",
        "lorraine",
        land={"1,-1": "B10"},
        praetorians=0,
        units={"taia": "8 knight"},
        stones=cast(Any, stones),
    )
    play(position, "step NE", "with 8 knight", "hero 2", *["knight 1"] * 8)
    return cast(list[int], cast(dict[str, Any], picture(position)["over"])["winners"])


def test_k2_end_1_the_game_ends_at_the_instant_he_is_beaten() -> None:
    """No plague, no wounds, no further turn, although two skulls were rolled."""
    position = attack(praetorians=0, units={"taia": "10 knight"})
    told = [key for key, _ in events(position, "with 10 knight", "hero SS", *["knight 1"] * 10)]
    assert told[-2:] == ["won", "over"]


def test_k2_end_1_nothing_can_be_done_afterwards() -> None:
    assert refused(with_attack(10, praetorians=0), "end turn", 1).clause == "K2-END-1"


def test_k2_end_1_by_option_the_game_ends_after_a_round_without_archstone() -> None:
    """R-50."""
    position = table("taia", "horan", stones={"horan": "1 small"}, options={"round_limit": 1})
    play(position, "end turn", "end turn")
    assert (asked(position), position.standing()) == ("nobody", [0.0, 1.0])


def test_k2_end_1_without_the_option_a_game_that_nobody_ends_stops_after_round_300() -> None:
    """R-50."""
    position = play(table("taia", "horan", stones={"horan": "1 small"}, round_=300), "end turn")
    assert (asked(position), asked(play(position, "end turn"))) == ("P2", "nobody")


def test_k2_end_2_who_beats_him_receives_the_archstone() -> None:
    assert picture(with_attack(10, praetorians=0))["players"][0]["stones"]["arch"] == 1


def test_k2_end_3_the_most_points_win() -> None:
    assert ending(horan="2 small", lorraine="1 large") == [0]


def test_k2_end_4_the_conqueror_does_not_win_by_that_alone() -> None:
    """S-66: two large and one small make five against four and a half."""
    assert ending(horan="2 large 1 small") == [1]


def test_k2_end_5_on_a_tie_more_large_stones_win() -> None:
    """S-67: both have five."""
    assert ending(horan="2 large 1 small", lorraine="1 large 3 small") == [1]


def test_k2_end_6_if_that_is_equal_too_they_win_together() -> None:
    """S-67."""
    assert ending(horan="2 large 1 small", lorraine="2 large 1 small") == [1, 2]


def test_k2_end_6_a_shared_victory_is_shared_in_the_standing() -> None:
    position = table("taia", "horan", stones={"taia": "1 small", "horan": "1 small"}, options={"round_limit": 1})
    assert play(position, "end turn", "end turn").standing() == [0.5, 0.5]
