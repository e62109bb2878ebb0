"""Playing characters, what each class can do, digging and stealing (rules.md 2: characters, classes, digging)."""

from __future__ import annotations

import pytest

from tests.games.toerkk.tables import (
    aims,
    asked,
    depth,
    field,
    graveyard,
    life,
    pass_all,
    picture,
    play,
    recruits,
    refused,
    table,
    texts,
    tokens,
)

IDLE = {"P1": ["slepy_wedrowiec"], "P2": ["ognisty_mlot"]}
"""Both are asked in every window."""


# ---- playing characters


@pytest.mark.parametrize("moment", ["roll", "combat", "attack", "block", "end"])
def test_tk_play_1_characters_are_placed_in_the_play_phase_only(moment: str) -> None:
    """S-17."""
    position = table(fields={"P1": "W"}, recruits={"P1": "W"}, hands=IDLE, attacks={"P1.W1": "hero"}, at=moment)
    assert refused(position, "place warrior").key == "not-the-play-phase"


def test_tk_play_1_nobody_places_a_character_in_the_turn_of_the_other() -> None:
    """S-17."""
    position = table(recruits={"P1": "W"}, hands=IDLE, turn="P2", at="main")
    assert asked(play(position, "pass")) == "P1 main-window"
    assert refused(position, "place warrior").clause == "TK-PLAY-1"


def test_tk_play_1_only_a_card_in_hand_is_placed() -> None:
    assert refused(table(recruits={"P1": "W"}), "place miner").key == "character-not-in-hand"


def test_tk_play_2_any_number_is_placed_at_no_cost() -> None:
    position = play(table(recruits={"P1": "W M M L"}), "place miner", "place leader", "place warrior", "place miner")
    assert field(position, "P1") == ["P1.M1", "P1.L", "P1.W1", "P1.M2"]


def test_tk_play_2_none_needs_to_be_placed() -> None:
    position = table(fields={"P1": "W"}, recruits={"P1": "W M"})
    assert recruits(play(position, "pass"), "P1") == ["warrior", "miner"]
    assert asked(position) == "P1 attack"


def test_tk_play_3_a_character_digs_and_attacks_in_the_turn_in_which_it_was_placed() -> None:
    """S-16."""
    position = play(table(recruits={"P1": "M W"}), "place miner", "place warrior")
    assert depth(position, "P1") == 1
    assert texts(position) == ["attack P1.W1 hero", "done"]


def test_tk_play_3_a_leader_steals_in_the_turn_in_which_it_was_placed() -> None:
    position = play(table(recruits={"P1": "L"}, tokens={"P2": 1}), "place leader")
    assert texts(position) == ["dig", "steal P2"]


def test_tk_play_4_no_character_returns_to_the_hand() -> None:
    position = table(fields={"P1": "W M"}, hands={"P1": ["strzal", "tarcza"]}, recruits={"P1": "M"})
    play(position, "place miner", "play tarcza P1.W1", "pass")
    assert (recruits(position, "P1"), len(field(position, "P1"))) == ([], 3)


def test_tk_play_5_characters_stay_until_they_are_killed() -> None:
    position = table(fields={"P1": "W M", "P2": "W"}, attacks={"P1.W1": "hero"}, at="finish")
    play(position, "chance draw bomba", "chance draw miner")
    assert (field(position, "P1"), field(position, "P2")) == (["P1.W1", "P1.M1"], ["P2.W1"])


def test_tk_play_6_a_killed_character_goes_to_the_graveyard_of_its_owner() -> None:
    position = play(table(fields={"P2": "W M"}, hands={"P1": ["strzal"]}), "play strzal P2.M1")
    assert (field(position, "P2"), graveyard(position, "P2"), graveyard(position, "P1")) == (["P2.W1"], ["miner"], [])


# ---- classes


def test_tk_class_1_a_miner_digs_and_blocks_but_does_not_attack_or_steal() -> None:
    """S-21."""
    position = table(fields={"P1": "M"}, tokens={"P2": 1}, heroes={"P2": "tove"}, at="dig")
    assert (depth(position, "P1"), position.turn_side) == (1, 1)
    blocking = table(fields={"P1": "W", "P2": "M"}, attacks={"P1.W1": "hero"}, at="defend")
    assert texts(blocking) == ["block P2.M1 P1.W1", "done"]


def test_tk_class_2_a_warrior_attacks_and_blocks_but_does_not_dig_or_steal() -> None:
    """S-21."""
    position = table(fields={"P1": "W"}, tokens={"P2": 1}, heroes={"P2": "tove"}, at="dig")
    assert (depth(position, "P1"), texts(position)) == (0, ["attack P1.W1 hero", "done"])
    blocking = table(fields={"P1": "W", "P2": "W"}, attacks={"P1.W1": "hero"}, at="defend")
    assert texts(blocking) == ["block P2.W1 P1.W1", "done"]


def test_tk_class_3_a_leader_attacks_blocks_digs_and_steals() -> None:
    """S-21."""
    position = table(fields={"P1": "L"}, tokens={"P2": 1}, heroes={"P2": "tove"}, at="dig")
    assert texts(position) == ["dig", "steal P2"]
    assert texts(play(position, "dig")) == ["attack P1.L hero", "done"]
    assert depth(position, "P1") == 1
    blocking = table(fields={"P1": "W", "P2": "L"}, attacks={"P1.W1": "hero"}, at="defend")
    assert texts(blocking) == ["block P2.L P1.W1", "done"]


def test_tk_class_4_the_leader_counts_as_a_miner_and_as_a_warrior() -> None:
    position = table(fields={"P1": "M W L"}, at="dig")
    assert depth(position, "P1") == 2
    assert texts(position) == ["attack P1.W1 hero", "attack P1.L hero", "done"]


def test_tk_class_5_what_is_aimed_at_a_miner_may_be_aimed_at_the_leader() -> None:
    position = table(fields={"P2": "W M L"}, hands={"P1": ["wybuch"]})
    assert aims(position, "play wybuch") == {"P2.M1", "P2.L", "P2.M1 P2.L"}


def test_tk_class_5_what_is_aimed_at_a_warrior_may_be_aimed_at_the_leader() -> None:
    position = table(fields={"P1": "W M L"}, hands={"P1": ["ognisty_mlot"]})
    assert aims(position, "play ognisty_mlot") == {"P1.W1", "P1.L"}


def test_tk_class_5_an_ability_for_miners_may_be_aimed_at_the_leader() -> None:
    position = table(fields={"P2": "W M L"}, heroes={"P1": "orm"}, tokens={"P1": 3})
    assert aims(position, "use orm") == {"P2.M1", "P2.L"}


# ---- digging


def test_tk_dig_1_every_miner_digs_one_level() -> None:
    assert depth(table(fields={"P1": "M M M W"}, depth={"P1": 4}, at="dig"), "P1") == 7


def test_tk_dig_2_miners_do_not_dig_in_the_turn_of_the_other() -> None:
    """S-23."""
    position = table(fields={"P1": "M M M", "P2": "M W"}, turn="P2", at="dig")
    assert (depth(position, "P1"), depth(position, "P2")) == (0, 1)


def test_tk_dig_3_the_leader_digs_as_well() -> None:
    """S-18."""
    assert depth(table(fields={"P1": "M L"}, at="dig"), "P1") == 2


def test_tk_dig_4_instead_of_digging_the_leader_may_take_a_token() -> None:
    """S-19."""
    position = table(fields={"P1": "L M"}, tokens={"P1": 1, "P2": 2}, supply=5, at="dig")
    play(position, "steal P2")
    assert (tokens(position, "P2"), depth(position, "P1")) == (1, 1)


def test_tk_dig_4_the_leader_does_not_steal_from_his_own_side() -> None:
    position = table(fields={"P1": "L"}, tokens={"P1": 1, "P2": 2}, at="dig")
    assert refused(position, "steal P1").clause == "TK-DIG-4"


def test_tk_dig_5_the_stolen_token_goes_to_the_supply_not_to_the_thief() -> None:
    """S-19."""
    position = play(table(fields={"P1": "L"}, tokens={"P1": 1, "P2": 2}, supply=5, at="dig"), "steal P2")
    assert (position.supply, tokens(position, "P1")) == (6, 1)


def test_tk_dig_6_a_leader_steals_once_and_only_in_the_dig_phase() -> None:
    """S-19."""
    position = table(fields={"P1": "L"}, hands=IDLE, tokens={"P2": 2}, heroes={"P2": "ylva"}, at="main")
    assert refused(position, "steal P2").clause == "TK-DIG-6"
    pass_all(position)
    assert asked(play(position, "steal P2")) == "P1 combat-window"
    assert refused(position, "steal P2").clause == "TK-DIG-6"


def test_tk_dig_7_a_leader_that_dug_may_still_attack() -> None:
    """S-18."""
    position = table(fields={"P1": "L M"}, at="dig")
    assert life(play(position, "attack P1.L hero", "done"), "P2") == 9


def test_tk_dig_7_a_leader_that_stole_may_attack_and_later_block() -> None:
    position = table(fields={"P1": "L", "P2": "W"}, tokens={"P2": 1}, heroes={"P2": "ylva"}, at="dig")
    play(
        position,
        "steal P2",
        "attack P1.L hero",
        "done",
        "done",
        "chance draw bomba",
        "chance draw miner",
        "pass",
        "chance roll 6",
        "pass",
        "pass",
        "attack P2.W1 hero",
        "done",
        "pass",
    )
    assert texts(position) == ["block P1.L P2.W1", "done"]


def test_tk_dig_8_digging_is_not_a_choice() -> None:
    position = table(fields={"P1": "M M W"}, hands=IDLE, at="main")
    assert refused(position, "dig").clause == "TK-DIG-8"
    assert asked(pass_all(position)) == "P1 combat-window"
    assert depth(position, "P1") == 2


def test_tk_dig_9_with_nothing_to_steal_the_leader_is_not_asked_and_digs() -> None:
    """S-20."""
    position = table(fields={"P1": "L"}, at="dig")
    assert (asked(position), depth(position, "P1")) == ("P1 attack", 1)


@pytest.mark.parametrize("marks", [{"flooded": ["P1"]}, {"sick": ["P1.L"]}])
def test_tk_dig_9_a_leader_that_cannot_dig_cannot_steal_either(marks: dict[str, list[str]]) -> None:
    position = table(fields={"P1": "L W"}, tokens={"P2": 1}, heroes={"P2": "ylva"}, marks=marks, at="dig")
    assert (asked(position), depth(position, "P1"), tokens(position, "P2")) == ("P1 attack", 0, 1)


def test_tk_dig_1_the_view_says_how_many_levels_are_due() -> None:
    assert picture(table(fields={"P1": "M M L W"}, recruits={"P1": "W"}))["sides"][0]["diggers"] == 3
