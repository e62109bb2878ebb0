"""How many cards a hand has (rules.md 2.5)."""

from __future__ import annotations

import pytest

from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    discard_of,
    events,
    hand_of,
    let_chance,
    picture,
    play,
    refused,
    table,
    texts,
)

FIVE = ["hor-1", "hor-2", "hor-4", "hor-5", "hor-6"]
SIX = ["hor-1", "hor-2", "hor-3", "hor-4", "hor-5", "hor-6"]


def two_bonuses(**options: str) -> KarakGoblin:
    """S-33: Staff of Insight and Robe of the Sage, six cards, against a curse on weapons."""
    return table(
        hands={"P1": SIX},
        weapons={"P1": "w3-3"},
        armours={"P1": "r3-3"},
        keys={"P1": 1},
        fight="m2-20",
        options=options,
    )


def drew_two(**options: str) -> KarakGoblin:
    """S-25: of four cards only a Draw 2 was played; the fight is stopped."""
    position = table(hands={"P1": ["a3-07", "hor-1", "hor-2", "hor-4"]}, fight="m1-01", options=options)
    return play(position, "play a3-07", "draw hor-3", "draw hor-5", "stop")


def full_hand(position: KarakGoblin) -> int:
    return picture(position)["players"][0]["full_hand"]


def test_kg_hand_1_a_full_hand_is_four_cards() -> None:
    """S-65"""
    assert full_hand(table()) == 4


@pytest.mark.parametrize(("weapon", "armour"), [("w2-4", ""), ("", "r1-3"), ("w1-1", "r2-4")])
def test_kg_hand_1_a_hand_bonus_of_equipment_counts(weapon: str, armour: str) -> None:
    assert full_hand(table(weapons={"P1": weapon}, armours={"P1": armour})) == 5


def test_kg_hand_2_hand_bonuses_add_up() -> None:
    """S-33"""
    assert full_hand(table(weapons={"P1": "w3-3"}, armours={"P1": "r3-3"})) == 6


def test_kg_hand_3_cards_drawn_and_not_played_are_kept() -> None:
    """S-25"""
    position = drew_two()
    assert (hand_of(position, "P1"), asked(position)) == (["hor-1", "hor-2", "hor-3", "hor-4", "hor-5"], "P2")


def test_kg_hand_3_where_the_table_wants_it_the_surplus_is_discarded() -> None:
    """S-25: one card, of his choice."""
    position = drew_two(hand_overflow="discard")
    assert texts(position, "discard ") == ["hor-1", "hor-2", "hor-3", "hor-4", "hor-5"]
    assert (asked(play(position, "discard hor-2")), discard_of(position, "P1")) == ("P2", ["hor-2", "a3-07"])


def test_kg_hand_3_a_hand_that_fits_discards_nothing() -> None:
    position = play(table(hands={"P1": ["hor-1"]}, fight="m1-01", options={"hand_overflow": "discard"}), "stop")
    assert asked(position) == "chance draw"


def test_kg_hand_4_a_cursed_hand_bonus_costs_a_card_before_the_fight() -> None:
    """S-33"""
    position = two_bonuses()
    assert texts(position) == [f"discard {card}" for card in SIX]
    assert refused(position, "play hor-1").clause == "KG-HAND-4"


def test_kg_hand_4_with_that_the_fight_begins() -> None:
    """S-33"""
    position = play(two_bonuses(), "discard hor-2")
    assert (discard_of(position, "P1"), texts(position, "play ")) == (
        ["hor-2"],
        ["hor-1", "hor-3", "hor-4", "hor-5", "hor-6"],
    )


def test_kg_hand_4_in_the_polish_edition_down_to_four() -> None:
    """S-33: two cards, and never a third."""
    position = play(two_bonuses(edition="pl"), "discard hor-2", "discard hor-4")
    assert (hand_of(position, "P1"), texts(position)[-1]) == (["hor-1", "hor-3", "hor-5", "hor-6"], "stop")


def test_kg_hand_4_any_two_cards_can_be_discarded() -> None:
    """The order means nothing, so it is fixed: no card before the one that is gone."""
    position = two_bonuses(equipment_curse_hand="four")
    assert texts(position, "discard ") == SIX[:5]
    assert texts(play(position, "discard hor-4"), "discard ") == ["hor-5", "hor-6"]
    assert refused(position, "discard hor-1").key == "discard-in-order"


def test_kg_hand_4_a_curse_on_the_other_kind_costs_nothing() -> None:
    """S-32: only the armour has a bonus, and weapons are cursed."""
    position = table(hands={"P1": FIVE}, armours={"P1": "r1-3"}, keys={"P1": 1}, fight="m2-20")
    assert "play hor-1" in texts(position)


def test_kg_hand_4_with_the_option_four_it_does() -> None:
    """S-32"""
    position = table(
        hands={"P1": FIVE},
        armours={"P1": "r1-3"},
        keys={"P1": 1},
        fight="m2-20",
        options={"equipment_curse_hand": "four"},
    )
    assert texts(position) == [f"discard {card}" for card in FIVE]


def test_kg_hand_4_without_an_equipment_curse_nothing_is_discarded() -> None:
    position = table(
        hands={"P1": FIVE}, armours={"P1": "r1-3"}, fight="m1-13", options={"equipment_curse_hand": "four"}
    )
    assert "play hor-1" in texts(position)


def test_kg_hand_4_cards_above_the_full_hand_are_no_reason_to_discard() -> None:
    """Without a bonus nothing is cancelled: five cards may be held against a curse on weapons."""
    position = table(hands={"P1": FIVE}, weapons={"P1": "w1-1"}, keys={"P1": 1}, fight="m2-20")
    assert "play hor-1" in texts(position)


def test_kg_hand_4_what_was_discarded_may_come_back() -> None:
    """S-37: the discarded card is reshuffled and drawn; the cards of the chain are not."""
    position = table(
        hands={"P1": ["hor-3", "hor-1", "hor-2", "hor-4", "hor-5", "hor-6"]},
        decks={"P1": []},
        discards={"P1": []},
        weapons={"P1": "w2-4"},
        armours={"P1": "r1-3"},
        keys={"P1": 1},
        fight="m2-17",
    )
    play(position, "discard hor-6", "play hor-5", "play hor-3")
    assert texts(position, "draw ") == ["hor-6"]


def test_kg_hand_4_the_discarded_cards_are_seen_by_all() -> None:
    assert events(two_bonuses(), "discard hor-2", viewer=1) == [("discarded", {"seat": 0, "cards": ["hor-2"]})]


def test_kg_hand_5_after_that_fight_the_hand_is_filled_to_the_full_size() -> None:
    """S-33"""
    position = play(two_bonuses(), "discard hor-2", "play hor-1", "stop")
    assert len(hand_of(let_chance(position), "P1")) == 6
