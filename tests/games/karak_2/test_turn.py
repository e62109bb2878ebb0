"""The frame of a turn (rules.md 2.2)."""

from __future__ import annotations

import pytest

from tests.games.karak_2.tables import asked, at, items, lives, picture, play, refused, stock, table, texts, words

HOME = {"horan": "1,0"}
"""Horan's city on the farm of the start tile."""


def test_k2_turn_1_players_take_turns_clockwise_from_the_start_player() -> None:
    position = table("horan", "taia", "darius", turn=1, first=1)
    order = [asked(position)] + [asked(play(position, "end turn")) for _ in range(3)]
    assert order == ["P2", "P3", "P1", "P2"]


def test_k2_turn_1_a_round_is_one_turn_for_everybody() -> None:
    position = table("horan", "taia", "darius", turn=1, first=1)
    rounds = [picture(play(position, "end turn"))["round"] for _ in range(3)]
    assert rounds == [1, 1, 2]


def test_k2_turn_2_two_actions_make_a_turn() -> None:
    position = play(table("horan", "taia", lives={"horan": 1}), "heal")
    assert (asked(position), asked(play(position, "heal"))) == ("P1", "P2")


@pytest.mark.parametrize(
    ("buildings", "carried", "slots"),
    [
        ("", [], 2),
        ("stable", [], 3),
        ("", ["amulet-of-action"], 3),
        ("stable", ["amulet-of-action"], 4),
    ],
)
def test_k2_turn_3_stable_and_amulet_of_action_add_a_slot_each(buildings: str, carried: list[str], slots: int) -> None:
    position = table("horan", "taia", city=HOME, buildings={"horan": buildings}, items={"horan": carried})
    assert picture(position)["players"][0]["slots"] == slots


def test_k2_turn_3_four_slots_allow_four_moves_and_no_fifth() -> None:
    position = table(
        "horan",
        "taia",
        city=HOME,
        buildings={"horan": "stable"},
        items={"horan": ["amulet-of-action"]},
        lives={"horan": 3},
    )
    play(position, "step W", "step E", "step W", "step E")
    assert words(position, "step") == []


def test_k2_turn_4_a_slot_holds_one_move_and_one_action() -> None:
    position = play(table("horan", "taia"), "step E", "harvest")
    assert (position.used, position.moved) == (1, 0)


def test_k2_turn_4_no_second_move_belongs_to_the_last_slot() -> None:
    """S-15: after two steps one action is left and no third move."""
    position = play(table("horan", "taia", lives={"horan": 3}), "step E", "step W")
    assert refused(position, "step E").clause == "K2-TURN-4"


def test_k2_turn_4_the_action_of_the_second_slot_is_left_after_two_moves() -> None:
    """S-15."""
    assert texts(play(table("horan", "taia", lives={"horan": 3}), "step E", "step W")) == ["heal", "purge", "end turn"]


def test_k2_turn_5_one_may_act_without_moving() -> None:
    assert "heal" in texts(table("horan", "taia", lives={"horan": 3}))


def test_k2_turn_5_one_may_do_neither() -> None:
    assert asked(play(table("horan", "taia"), "end turn")) == "P2"


def test_k2_turn_6_after_an_action_one_moves_only_with_another_slot() -> None:
    position = play(table("horan", "taia", lives={"horan": 1}), "heal")
    assert words(position, "step") == ["E", "W"]


def test_k2_turn_6_after_the_last_action_no_move_is_left() -> None:
    """S-02: Horan builds, then recruits, and would like to move."""
    position = table(
        "horan", "taia", at={"horan": "1,0"}, city=HOME, base={"horan": 2}, stock={"horan": "1 food 1 wood 1 stone"}
    )
    play(position, "build camp", "recruit")
    assert (asked(position), at(position, "horan")) == ("P2", "1,0")


def test_k2_turn_6_with_the_action_done_the_move_of_that_slot_is_gone() -> None:
    """A spell keeps the turn open, so that the refusal can be heard."""
    position = table("horan", "taia", items={"horan": ["pickpocket"]}, stock={"taia": "1 wood"}, used=2)
    assert refused(position, "step E").clause == "K2-TURN-6"


def test_k2_turn_7_moving_on_gives_up_the_action() -> None:
    position = play(table("horan", "taia", lives={"horan": 3}), "step E", "step W")
    assert (position.used, position.moved) == (1, 1)


def test_k2_turn_8_a_stable_built_now_gives_a_slot_now() -> None:
    """S-16: one slot used, the stable is built with the second, a third is open with move and action."""
    position = table(
        "horan",
        "taia",
        at={"horan": "1,0"},
        city=HOME,
        used=1,
        lives={"horan": 3},
        stock={"horan": "2 food 1 wood 1 stone"},
    )
    play(position, "build stable")
    assert "step W" in texts(position)
    assert "heal" in texts(position)


def test_k2_turn_8_losing_the_amulet_of_action_shortens_the_turn() -> None:
    position = table(
        "horan",
        "taia",
        at={"horan": "1,0"},
        items={"horan": ["amulet-of-action"]},
        used=1,
        lying={"1,0": ["amulet-of-fame"]},
    )
    assert asked(play(position, "pick up")) == "P2"


def test_k2_turn_9_the_pickpocket_uses_no_slot() -> None:
    position = table("horan", "taia", items={"horan": ["pickpocket"]}, stock={"taia": "1 wood"})
    assert play(position, "pickpocket P2 1 wood").used == 0


def test_k2_turn_9_the_hawk_uses_no_slot() -> None:
    position = play(table("lorraine", "taia"), "hawk", "tile A01", "attach 1,-1", "turn 0", "army firelings")
    assert (position.used, position.moved, asked(position)) == (0, 0, "P1")


def test_k2_turn_10_the_turn_ends_by_itself_when_nothing_is_left() -> None:
    assert asked(play(table("horan", "taia", lives={"horan": 1}, used=1), "heal")) == "P2"


def test_k2_turn_10_free_abilities_keep_the_turn_open_until_it_is_ended() -> None:
    """R-28: after the last action only what costs none is offered."""
    position = table("horan", "taia", items={"horan": ["pickpocket"]}, stock={"taia": "2 wood"}, lives={"horan": 1})
    assert texts(play(position, "heal", "heal")) == ["pickpocket P2 2 wood", "end turn"]


def test_k2_turn_11_a_battle_ends_the_turn_whatever_is_left() -> None:
    position = table(
        "horan",
        "taia",
        land={"1,-1": "A04"},
        armies={"1,-1": ["skeletal-warriors"]},
        city=HOME,
        buildings={"horan": "stable"},
    )
    assert asked(play(position, "step NE", "hero 2")) == "P2"


def everything(hero: str) -> list[str]:
    """What a hero can do who has whatever any action needs; on the castle, and in its city."""
    position = table(
        hero,
        "taia" if hero != "taia" else "horan",
        at={hero: "1,0"},
        city={hero: "1,0"},
        base={hero: 4},
        buildings={hero: "camp"},
        stock={hero: "5 food 5 wood 5 stone"},
        lives={hero: 2},
        lying={"1,0": ["sword"], "0,0": ["sword"]},
    )
    here = texts(position)
    return sorted({text.split()[0] for text in here + texts(play(position, "step W"))})


def test_k2_turn_12_these_are_the_actions() -> None:
    assert everything("horan") == ["build", "end", "explore", "heal", "pick", "purge", "recruit", "step"]


def test_k2_turn_12_harvesting_and_founding_are_actions_too() -> None:
    position = play(table("horan", "taia", stock={"horan": "2 wood"}), "step E")
    assert [text for text in texts(position) if text in ("harvest", "found")] == ["harvest", "found"]


def test_k2_turn_12_xanros_has_a_ninth_action() -> None:
    assert "raise" in everything("xanros")


def test_k2_turn_13_the_same_action_may_be_repeated() -> None:
    position = play(table("horan", "taia", lives={"horan": 1}), "heal", "heal")
    assert lives(position, "horan") == 5


# ---- the rulebook's examples


def test_the_first_example_of_a_turn() -> None:
    """S-01: harvest on Q, a chasm to the dryads (K2-MOVE-2), so on to T and the weapon."""
    position = table(
        "horan",
        "taia",
        at={"horan": "1,0"},
        land={"1,-1": "A04", "2,-1": "A07", "1,-2": "A01"},
        armies={"2,-1": ["dark-dryads"]},
        lying={"1,-2": ["sword"]},
    )
    play(position, "step NW", "harvest")
    assert refused(position, "step E").clause == "K2-MOVE-2"
    play(position, "step NW", "pick up")
    assert (items(position, "horan"), asked(position)) == (["sword"], "P2")


def test_the_example_of_a_harvest() -> None:
    """S-07: a farm, then a forest with rock beside it (K2-HARVEST-3)."""
    position = table("horan", "taia", at={"horan": "1,0"}, land={"1,-1": "A17 1"})
    play(position, "harvest", "step NW", "harvest")
    assert (stock(position, "horan"), asked(position)) == ([1, 1, 1], "P2")
