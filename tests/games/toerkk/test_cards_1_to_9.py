"""What each action card does, when, and at what it is aimed: from Strzał to Bomba (rules.md 6.2)."""

from __future__ import annotations

import pytest

from tests.games.toerkk.moments import MOMENTS, moments
from tests.games.toerkk.tables import (
    aims,
    asked,
    depth,
    field,
    graveyard,
    life,
    pass_all,
    play,
    refused,
    table,
    texts,
    tokens,
)

ANY_TIME = (
    "strzal",
    "rezurekcja",
    "tarcza",
    "wybuch",
    "nocna_zmiana",
    "przyplyw_energii",
    "bomba",
    "trzesienie_ziemi",
    "powodz",
    "medyk",
    "lonsdaleit",
    "zatrucie_pokarmowe",
)


@pytest.mark.parametrize("card", ANY_TIME)
def test_most_cards_are_played_in_every_window_of_every_turn(card: str) -> None:
    """TK-ACTION-1."""
    assert moments(card, own=True) == moments(card, own=False) == list(MOMENTS)


# ---- Strzał


def test_tk_card_1_the_shot_kills_one_opposing_character() -> None:
    position = table(fields={"P1": "W", "P2": "W M L"}, hands={"P1": ["strzal"]})
    assert aims(position, "play strzal") == {"P2", "P2.W1", "P2.M1", "P2.L"}
    play(position, "play strzal P2.L")
    assert (field(position, "P2"), graveyard(position, "P2")) == (["P2.W1", "P2.M1"], ["leader"])


def test_tk_card_1_or_an_opposing_hero_loses_one_life() -> None:
    assert life(play(table(hands={"P1": ["strzal"]}), "play strzal P2"), "P2") == 9


def test_tk_card_1_a_shielded_hero_is_no_target() -> None:
    position = table(fields={"P2": "W"}, hands={"P1": ["strzal"]}, marks={"hero_shielded": ["P2"]})
    assert aims(position, "play strzal") == {"P2.W1"}


def test_tk_card_1_nor_are_shielded_characters() -> None:
    """S-64."""
    position = table(fields={"P2": "M L"}, hands={"P1": ["strzal", "wybuch"]}, marks={"shielded": ["P2.M1", "P2.L"]})
    assert texts(position) == ["play strzal P2", "pass"]


# ---- Rezurekcja


def test_tk_card_2_the_resurrection_brings_a_character_back_from_the_own_graveyard() -> None:
    position = table(hands={"P1": ["rezurekcja"]}, graves={"P1": "W L", "P2": "M"})
    assert aims(position, "play rezurekcja") == {"warrior", "leader"}
    play(position, "play rezurekcja leader")
    assert (field(position, "P1"), graveyard(position, "P1")) == (["P1.L"], ["warrior"])


def test_tk_card_2_with_an_empty_graveyard_it_is_not_played() -> None:
    position = table(hands={"P1": ["rezurekcja"]}, graves={"P2": "M"})
    assert refused(position, "play rezurekcja miner").key == "not-in-graveyard"


@pytest.mark.parametrize(("moment", "blocks"), [("attack", True), ("block", False)])
def test_tk_card_2_a_helper_who_comes_before_the_blocks_may_block(moment: str, blocks: bool) -> None:
    """S-58."""
    position = table(
        fields={"P1": "W"}, hands={"P2": ["rezurekcja"]}, graves={"P2": "W"}, attacks={"P1.W1": "hero"}, at=moment
    )
    play(position, "P2 play rezurekcja warrior")
    assert (asked(position) == "P2 block") is blocks
    assert life(position, "P2") == (10 if blocks else 9)


# ---- Tarcza


def test_tk_card_3_a_shielded_character_kills_and_is_not_killed() -> None:
    """S-41."""
    position = table(
        fields={"P1": "W", "P2": "W"},
        hands={"P2": ["tarcza"]},
        attacks={"P1.W1": "hero"},
        blocks={"P2.W1": "P1.W1"},
        at="block",
    )
    play(position, "P2 play tarcza P2.W1")
    assert (field(position, "P1"), field(position, "P2"), tokens(position, "P1")) == ([], ["P2.W1"], 0)


def test_tk_card_3_a_shielded_hero_loses_no_life() -> None:
    """S-42."""
    position = table(
        fields={"P1": "W W W"},
        hands={"P1": ["bomba"], "P2": ["tarcza"]},
        life={"P2": 3},
        attacks={"P1.W1": "hero", "P1.W2": "hero", "P1.W3": "hero"},
        at="block",
    )
    play(position, "pass", "P2 play tarcza P2")
    pass_all(position)
    assert (life(position, "P2"), asked(position), texts(position)) == (3, "P1 end-window", ["pass"])


def test_tk_card_3_the_shield_is_for_the_own_side_and_not_given_twice() -> None:
    position = table(
        fields={"P1": "W M", "P2": "W"},
        hands={"P1": ["tarcza"]},
        marks={"shielded": ["P1.W1"], "hero_shielded": ["P1"]},
    )
    assert aims(position, "play tarcza") == {"P1.M1"}
    assert refused(position, "play tarcza P2.W1").clause == "TK-CARD-3"


def test_tk_card_3_the_shield_lasts_for_more_than_one_hit() -> None:
    """R-47."""
    position = table(
        fields={"P1": "W W", "P2": "M"},
        attacks={"P1.W1": "P2.M1", "P1.W2": "P2.M1"},
        marks={"shielded": ["P2.M1"]},
        hands={"P1": ["strzal"]},
        at="damage",
    )
    assert aims(position, "play strzal") == {"P2"}


# ---- Ognisty młot


def test_tk_card_4_the_hammer_takes_two_more_life() -> None:
    position = table(
        fields={"P1": "W W"}, hands={"P1": ["ognisty_mlot"]}, attacks={"P1.W1": "hero", "P1.W2": "hero"}, at="block"
    )
    assert life(play(position, "play ognisty_mlot P1.W1"), "P2") == 6


def test_tk_card_4_the_hammer_is_for_the_own_turn_before_damage() -> None:
    assert moments("ognisty_mlot", own=True) == ["roll", "main", "combat", "attack", "block"]
    assert moments("ognisty_mlot", own=False) == []


def test_tk_card_4_once_attacks_are_declared_only_unblocked_ones_on_a_hero_count() -> None:
    position = table(
        fields={"P1": "W W W W", "P2": "M W"},
        hands={"P1": ["ognisty_mlot"]},
        attacks={"P1.W1": "hero", "P1.W2": "P2.M1", "P1.W3": "hero"},
        blocks={"P2.W1": "P1.W3"},
        at="block",
    )
    assert aims(position, "play ognisty_mlot") == {"P1.W1"}
    assert refused(position, "play ognisty_mlot P1.W4").key == "no-such-attack"


def test_tk_card_4_the_hammer_is_not_given_twice() -> None:
    position = table(fields={"P1": "W W"}, hands={"P1": ["ognisty_mlot"]}, marks={"hammered": ["P1.W1"]})
    assert aims(position, "play ognisty_mlot") == {"P1.W2"}


def test_tk_card_4_a_hammer_turned_round_hits_its_own_hero() -> None:
    """S-53."""
    position = table(
        fields={"P1": "W"},
        hands={"P1": ["ognisty_mlot"], "P2": ["slepy_wedrowiec"]},
        attacks={"P1.W1": "hero"},
        at="block",
    )
    play(position, "P1 play ognisty_mlot P1.W1", "P2 play slepy_wedrowiec P1.W1")
    assert (life(position, "P1"), life(position, "P2")) == (7, 10)


# ---- Niedźwiedź


def test_tk_card_5_with_the_bear_nobody_blocks() -> None:
    """S-48."""
    position = table(
        fields={"P1": "W W", "P2": "W M M"},
        hands={"P1": ["niedzwiedz"], "P2": ["medyk"]},
        attacks={"P1.W1": "hero", "P1.W2": "hero"},
        at="attack",
    )
    play(position, "play niedzwiedz P2", "pass")
    assert asked(position) == "P2 block-window"
    assert life(play(position, "pass"), "P2") == 8


def test_tk_card_5_the_bear_comes_in_the_own_turn_before_blocks() -> None:
    """S-48."""
    assert moments("niedzwiedz", own=True) == ["roll", "main", "combat", "attack"]
    assert moments("niedzwiedz", own=False) == []


def test_tk_card_5_one_bear_is_enough() -> None:
    position = table(hands={"P1": ["niedzwiedz"]}, marks={"no_block": ["P2"]})
    assert texts(position) == ["pass"]


# ---- Wybuch


def test_tk_card_6_the_explosion_kills_up_to_two_miners() -> None:
    position = table(fields={"P2": "W M M L"}, hands={"P1": ["wybuch"]})
    assert aims(position, "play wybuch") == {"P2.M1", "P2.M2", "P2.L", "P2.M1 P2.M2", "P2.M1 P2.L", "P2.M2 P2.L"}
    play(position, "play wybuch P2.M1 P2.L")
    assert (field(position, "P2"), tokens(position, "P1")) == (["P2.W1", "P2.M2"], 2)


def test_tk_card_6_one_miner_is_enough() -> None:
    position = play(table(fields={"P2": "M M"}, hands={"P1": ["wybuch"]}), "play wybuch P2.M2")
    assert (field(position, "P2"), tokens(position, "P1")) == (["P2.M1"], 1)


# ---- Nocna zmiana


def test_tk_card_7_in_the_night_shift_each_miner_digs_right_now() -> None:
    position = table(fields={"P1": "M M L W"}, hands={"P1": ["nocna_zmiana"]}, marks={"sick": ["P1.M2"]}, at="end")
    assert depth(play(position, "play nocna_zmiana"), "P1") == 2


def test_tk_card_7_nobody_who_could_dig_no_night_shift() -> None:
    assert texts(table(fields={"P1": "W"}, hands={"P1": ["nocna_zmiana"]})) == ["pass"]
    flooded = table(fields={"P1": "M"}, hands={"P1": ["nocna_zmiana"]}, marks={"flooded": ["P1"]})
    assert texts(flooded) == ["pass"]


# ---- Przypływ energii


@pytest.mark.parametrize(("supply", "taken"), [(10, 2), (2, 2), (1, 1)])
def test_tk_card_8_the_surge_takes_up_to_two_tokens(supply: int, taken: int) -> None:
    position = play(table(hands={"P1": ["przyplyw_energii"]}, supply=supply), "play przyplyw_energii")
    assert (tokens(position, "P1"), position.supply) == (taken, supply - taken)


def test_tk_card_8_from_an_empty_supply_nothing_is_taken() -> None:
    assert texts(table(hands={"P1": ["przyplyw_energii"]}, supply=0)) == ["pass"]


# ---- Bomba


def test_tk_card_9_the_bomb_takes_three_life() -> None:
    position = table(hands={"P1": ["bomba"]})
    assert aims(position, "play bomba") == {"P2"}
    assert life(play(position, "play bomba P2"), "P2") == 7


def test_tk_card_9_a_shielded_hero_is_not_bombed() -> None:
    """S-42."""
    assert texts(table(hands={"P1": ["bomba"]}, marks={"hero_shielded": ["P2"]})) == ["pass"]
