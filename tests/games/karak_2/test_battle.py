"""Battles (rules.md 2.5); Taia fights wherever no ability may meddle."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import (
    armies,
    asked,
    at,
    events,
    fame_of,
    items,
    lives,
    pack,
    picture,
    play,
    refused,
    stock,
    supply,
    table,
    texts,
    units,
)


def battle(*enemy: str, hero: str = "taia", **more: Any) -> Karak2:
    """A hero has entered a forest with these armies."""
    position = table(hero, "lorraine", land={"1,-1": "A04"}, armies={"1,-1": list(enemy)}, **more)
    return play(position, "step NE")


def outcome(*moves: str, enemy: str = "firelings", **more: Any) -> str:
    """Whether a battle is won or lost."""
    told = dict(events(battle(enemy, **more), *moves))
    return "won" if "won" in told else "lost"


def test_k2_battle_1_a_battle_cannot_be_declined() -> None:
    assert refused(battle("firelings", units={"taia": "1 knight"}), "end turn").clause == "K2-BATTLE-5"


def test_k2_battle_1_a_battle_that_cannot_be_won_takes_place() -> None:
    """S-33: no units against strength 4."""
    assert asked(battle("skeletal-rider")) == "chance die"


def test_k2_battle_2_the_battle_is_the_action_of_the_slot_of_the_move() -> None:
    position = table("taia", "lorraine", land={"1,-1": "A04"}, armies={"1,-1": ["firelings"]}, used=1)
    assert asked(play(position, "step NE")) == "chance die"


def test_k2_battle_2_who_has_no_move_left_fights_no_battle() -> None:
    position = table(
        "taia", "lorraine", land={"1,-1": "A04"}, armies={"1,-1": ["firelings"]}, used=1, moved=True, lives={"taia": 2}
    )
    assert refused(position, "step NE").clause == "K2-TURN-4"


def test_k2_battle_3_the_strength_of_two_tokens_is_their_sum() -> None:
    position = table("taia", "lorraine", land={"1,-1": "B01"}, armies={"1,-1": ["firelings", "death-herald"]})
    assert dict(events(position, "step NE"))["battle"]["strength"] == 7


@pytest.mark.parametrize(
    ("army", "strength"),
    [
        ("skeletal-warriors", 1),
        ("firelings", 2),
        ("dark-dryads", 3),
        ("hammer-followers", 4),
        ("death-herald", 5),
    ],
)
def test_k2_battle_3_the_strength_is_the_number_on_the_token(army: str, strength: int) -> None:
    position = table("taia", "lorraine", land={"1,-1": "A04"}, armies={"1,-1": [army]})
    assert dict(events(position, "step NE"))["battle"]["strength"] == strength


def test_k2_battle_4_the_hero_die_is_rolled_even_with_all_units() -> None:
    position = play(battle("firelings", units={"taia": "1 knight"}), "with 1 knight", "roll")
    assert texts(position) == ["hero 1", "hero 2", "hero 3", "hero S", "hero SS"]


def test_k2_battle_5_any_of_the_own_dice_may_be_chosen() -> None:
    position = battle("firelings", units={"taia": "2 knight 1 mage"})
    assert texts(position) == ["roll", "with 1 knight", "with 2 knight", "with 1 mage"]


def test_k2_battle_5_more_dice_than_one_owns_are_refused() -> None:
    assert refused(battle("firelings", units={"taia": "2 knight"}), "with 3 knight").clause == "K2-BATTLE-5"


def test_k2_battle_5_no_die_is_added_after_the_roll() -> None:
    position = play(battle("firelings", units={"taia": "2 knight"}), "with 1 knight", "roll")
    assert refused(position, "with 1 knight", "taia").key == "chance-decides"


def test_k2_battle_6_dice_left_out_cannot_be_lost() -> None:
    """S-26: three knights owned, one chosen, that one dies."""
    position = play(battle("death-herald", units={"taia": "3 knight"}), "with 1 knight", "roll", "hero 1", "knight S")
    assert units(position, "taia") == "2 knight"


def test_k2_battle_6_dice_left_out_add_nothing() -> None:
    assert outcome("roll", "hero 1", units={"taia": "3 knight"}) == "lost"


def test_k2_battle_7_every_chosen_die_is_rolled() -> None:
    position = play(battle("death-herald", units={"taia": "1 knight 1 mage"}), "with 1 knight", "with 1 mage", "roll")
    told = events(position, "hero 1", "knight 1", "mage 0")
    assert [args["die"] for key, args in told if key == "face"] == ["hero", "knight", "mage"]


def test_k2_battle_8_the_attack_is_swords_weapons_and_fireballs() -> None:
    position = battle("death-herald", units={"taia": "1 archer"}, items={"taia": ["hammer", "fireball"]})
    told = dict(events(position, "with 1 archer", "roll", "hero 1", "archer 1", "fireballs 1"))
    assert told["won"]["attack"] == 1 + 1 + 2 + 1


def test_k2_battle_9_fireballs_are_offered_after_the_roll() -> None:
    position = battle("death-herald", items={"taia": ["fireball", "fireball"]})
    assert asked(position) == "chance die"
    assert texts(play(position, "hero 3")) == ["fireballs 0", "fireballs 1", "fireballs 2"]


def test_k2_battle_9_fireballs_that_one_does_not_hold_are_refused() -> None:
    position = play(battle("death-herald", items={"taia": ["fireball"]}), "hero 3")
    assert refused(position, "fireballs 2").clause == "K2-BATTLE-9"


def test_k2_battle_10_an_equal_attack_wins() -> None:
    assert outcome("hero 2") == "won"


def test_k2_battle_10_a_higher_attack_wins() -> None:
    assert outcome("hero 3") == "won"


def test_k2_battle_11_a_lower_attack_loses() -> None:
    assert outcome("hero 1") == "lost"


def test_k2_battle_12_after_a_defeat_the_hero_goes_back_and_the_army_stays() -> None:
    position = play(battle("firelings"), "hero 1")
    assert (at(position, "taia"), armies(position, "1,-1")) == ("0,0", ["firelings"])


def test_k2_battle_12_the_way_back_ignores_chasms() -> None:
    """R-06: Elspeth came across a chasm and goes back across it."""
    position = table("elspeth", "taia", at={"elspeth": "1,0"}, land={"2,0": "A04"}, armies={"2,0": ["firelings"]})
    assert at(play(position, "gallop E 1", "hero 1", "keep"), "elspeth") == "1,0"


def test_k2_battle_13_after_a_victory_the_hero_stays_and_gains_the_reward() -> None:
    position = play(battle("firelings"), "hero 2")
    assert (at(position, "taia"), items(position, "taia"), armies(position, "1,-1")) == ("1,-1", ["fireball"], [])


@pytest.mark.parametrize(
    ("army", "face", "left"),
    [
        ("firelings", "S", 4),
        ("firelings", "SS", 3),
        ("skeletal-warriors", "S", 4),
    ],
)
def test_k2_battle_14_skulls_on_the_hero_die_cost_lives(army: str, face: str, left: int) -> None:
    assert lives(play(battle(army, items={"taia": ["sword"]}), f"hero {face}"), "taia") == left


def test_k2_battle_15_a_skull_on_a_unit_die_kills_the_unit_in_a_defeat() -> None:
    position = play(battle("death-herald", units={"taia": "1 mage"}), "with 1 mage", "roll", "hero 1", "mage S")
    assert (units(position, "taia"), supply(position, "mage")) == ("", 10)


def test_k2_battle_15_a_skull_on_a_unit_die_kills_the_unit_in_a_victory() -> None:
    position = play(battle("firelings", units={"taia": "1 mage"}), "with 1 mage", "roll", "hero 2", "mage S")
    assert (units(position, "taia"), supply(position, "mage")) == ("", 10)


def test_k2_battle_16_skulls_on_unit_dice_cost_no_life() -> None:
    position = play(battle("firelings", units={"taia": "2 mage"}), "with 2 mage", "roll", "hero 2", "mage S", "mage S")
    assert lives(position, "taia") == 5


def test_k2_battle_17_a_defeat_by_itself_costs_no_life() -> None:
    """S-25: a one alone against strength 2."""
    position = play(battle("firelings"), "hero 1")
    assert (lives(position, "taia"), asked(position)) == (5, "P2")


def test_k2_battle_17_a_victory_does_not_protect_from_skulls() -> None:
    assert lives(play(battle("skeletal-warriors", items={"taia": ["sword"]}), "hero S"), "taia") == 4


def test_k2_battle_18_a_face_with_skulls_has_no_swords() -> None:
    faces = zip(pack().swords, pack().skulls, strict=True)
    assert not any(swords and skulls for swords, skulls in faces)


def test_k2_battle_19_the_last_life_buys_the_victory_and_then_the_hero_faints() -> None:
    """S-24: one life, two skulls, enough swords: victim, fame, reward, and only then unconsciousness."""
    position = battle("firelings", units={"taia": "2 knight"}, lives={"taia": 1}, stock={"lorraine": "1 food"})
    told = events(position, "with 2 knight", "roll", "hero SS", "knight 1", "knight 1")
    order = [key for key, _ in told if key in ("poverty", "reward", "fainted")]
    assert order == ["poverty", "reward", "fainted"]


def test_k2_battle_19_the_unconscious_winner_keeps_hex_and_reward() -> None:
    """S-24."""
    position = battle("firelings", units={"taia": "2 knight"}, lives={"taia": 1})
    play(position, "with 2 knight", "roll", "hero SS", "knight 1", "knight 1")
    player = picture(position)["players"][0]
    assert (player["hex"], player["lives"], player["unconscious"], player["items"]) == ("1,-1", 0, True, ["fireball"])


def test_k2_battle_20_two_skulls_bring_poverty() -> None:
    position = play(battle("firelings", stock={"lorraine": "2 food 1 wood"}), "hero SS")
    assert stock(position, "lorraine") == [1, 0, 0]


def test_k2_battle_20_one_skull_brings_none() -> None:
    position = play(battle("firelings", stock={"lorraine": "2 food 1 wood"}), "hero S")
    assert stock(position, "lorraine") == [2, 1, 0]


def test_k2_battle_21_two_armies_are_beaten_together_or_not_at_all() -> None:
    position = table("taia", "lorraine", land={"1,-1": "B01"}, armies={"1,-1": ["skeletal-warriors", "death-herald"]})
    play(position, "step NE", "hero 3")
    assert (armies(position, "1,-1"), items(position, "taia")) == (["skeletal-warriors", "death-herald"], [])


def test_k2_battle_22_an_army_left_waits_for_whoever_enters_next() -> None:
    position = play(battle("firelings"), "hero 1", "step NE")
    assert texts(position) == ["roll", "with 1 bear"]


@pytest.mark.parametrize("face", ["1", "2"])
def test_k2_battle_23_the_battle_ends_the_turn(face: str) -> None:
    assert asked(play(battle("firelings"), f"hero {face}")) == "P2"


ORDER = [
    "face",
    "rerolling",
    "face",
    "fireballs",
    "lost",
    "spared",
    "died",
    "wounded",
    "poverty",
    "retreated",
    "fainted",
]


def test_k2_battle_24_everything_happens_in_its_order() -> None:
    position = battle(
        "death-herald",
        hero="horan",
        units={"horan": "2 mage"},
        lives={"horan": 1},
        items={"horan": ["fireball", "amulet-of-protection"]},
        stock={"lorraine": "1 wood"},
    )
    told = events(
        position,
        "with 2 mage",
        "roll",
        "hero SS",
        "mage 2",
        "mage 0",
        "reroll",
        "mage S",
        "mage S",
        "fireballs 1",
        "spare mage",
        "done",
    )
    found = [key for key, _ in told if key in ORDER]
    assert [key for n, key in enumerate(found) if n == 0 or key != found[n - 1]] == ORDER


def test_k2_battle_24_victory_brings_fame_then_the_reward_then_plunder() -> None:
    told = events(battle("firelings", hero="horan"), "hero 2")
    assert [key for key, _ in told if key in ("fame", "reward", "plundered")] == ["fame", "reward", "plundered"]


# ---- the rulebook's examples


def test_the_first_example_of_a_battle() -> None:
    """S-04: hero and archer show skulls, the knight a sword: one against three."""
    position = battle("dark-dryads", hero="horan", units={"horan": "1 knight 1 archer"})
    play(position, "with 1 knight", "with 1 archer", "roll", "hero S", "knight 1", "archer S", "keep")
    assert (lives(position, "horan"), units(position, "horan"), supply(position, "archer")) == (4, "1 knight", 10)
    assert (at(position, "horan"), armies(position, "1,-1"), asked(position)) == ("0,0", ["dark-dryads"], "P2")


def test_the_second_example_of_a_battle() -> None:
    """S-05: the same enemy; hero and one knight show skulls, the other three a sword each."""
    position = battle("dark-dryads", units={"taia": "2 knight 2 archer"}, base={"taia": 4})
    play(
        position,
        "with 2 knight",
        "with 2 archer",
        "roll",
        "hero S",
        "knight S",
        "knight 1",
        "archer 1",
        "archer 1",
        "reveal amulet-of-action",
    )
    assert (lives(position, "taia"), units(position, "taia"), items(position, "taia")) == (
        4,
        "1 knight 2 archer",
        ["amulet-of-action"],
    )
    assert (at(position, "taia"), fame_of(position, "taia"), asked(position)) == ("1,-1", 4, "P2")
