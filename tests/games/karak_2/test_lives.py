"""Lives and unconsciousness (rules.md 2.15)."""

from __future__ import annotations

from typing import Any

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import asked, at, events, items, lives, picture, play, refused, stock, table, texts


def falling(face: str = "SS", enemy: str = "firelings", **more: Any) -> Karak2:
    """Lorraine fights with her last life."""
    given: dict[str, Any] = {"land": {"1,-1": "A04"}, "armies": {"1,-1": [enemy]}, "lives": {"lorraine": 1}} | more
    return play(table("lorraine", "taia", **given), "step NE", "with 1 bear", f"hero {face}", "bear 2")


def test_k2_life_1_never_more_than_five_lives() -> None:
    assert lives(play(table("taia", "horan", lives={"taia": 4}), "heal"), "taia") == 5


def test_k2_life_1_never_fewer_than_none() -> None:
    assert lives(falling(), "lorraine") == 0


def test_k2_life_2_who_loses_the_last_life_falls_unconscious_after_the_battle() -> None:
    assert picture(falling("S"))["players"][0]["unconscious"]


def test_k2_life_2_who_keeps_a_life_does_not() -> None:
    assert not picture(falling("S", lives={"lorraine": 2}))["players"][0]["unconscious"]


def test_k2_life_3_the_next_turn_only_brings_back_three_lives() -> None:
    """S-24: no command is accepted in it."""
    position = falling("S")
    told = [key for key, _ in events(position, "end turn")]
    assert (lives(position, "lorraine"), asked(position), told[-3:]) == (3, "P2", ["turn", "recovered", "turn"])


def test_k2_life_3_neither_hawk_nor_spell_in_that_turn() -> None:
    """S-69: an unconscious Lorraine with a pickpocket; the turn passes by."""
    position = falling("S", items={"lorraine": ["pickpocket"]}, stock={"taia": "2 wood"})
    play(position, "end turn")
    assert (asked(position), stock(position, "taia"), items(position, "lorraine").count("pickpocket")) == (
        "P2",
        [0, 2, 0],
        1,
    )


def test_k2_life_4_from_the_following_turn_the_hero_plays_normally() -> None:
    """S-24."""
    position = play(falling("S"), "end turn", "end turn")
    assert (asked(position), "hawk" in texts(position)) == ("P1", True)


def test_k2_life_5_after_a_victory_it_lies_on_the_battle_hex_and_keeps_everything() -> None:
    position = falling("S", items={"lorraine": ["sword"]}, stock={"lorraine": "2 wood"})
    assert (at(position, "lorraine"), items(position, "lorraine"), stock(position, "lorraine")) == (
        "1,-1",
        ["sword", "fireball"],
        [0, 2, 0],
    )


def test_k2_life_5_after_a_defeat_it_lies_where_it_came_from() -> None:
    assert at(falling("S", "death-herald"), "lorraine") == "0,0"


def test_k2_life_6_an_unconscious_hero_can_be_robbed() -> None:
    position = table("taia", "horan", fainted=["horan"], items={"taia": ["pickpocket"]}, stock={"horan": "1 wood"})
    assert "pickpocket P2 1 wood" in texts(position)


def test_k2_life_6_poverty_strikes_an_unconscious_hero() -> None:
    position = table(
        "taia",
        "horan",
        fainted=["horan"],
        land={"1,-1": "A04"},
        armies={"1,-1": ["firelings"]},
        stock={"horan": "1 wood"},
    )
    assert stock(play(position, "step NE", "hero SS"), "horan") == [0, 0, 0]


def test_k2_life_6_its_figure_still_blocks_a_city() -> None:
    position = table("taia", "horan", at={"taia": "1,0", "horan": "1,0"}, fainted=["horan"], stock={"taia": "2 wood"})
    assert refused(position, "found").clause == "K2-CITY-4"
