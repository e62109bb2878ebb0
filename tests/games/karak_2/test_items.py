"""Armies, items, and what is left and picked up (rules.md 2.12, 2.14)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.karak_2.position import Karak2
from tests.games.karak_2.tables import (
    asked,
    at,
    events,
    items,
    lying,
    picture,
    play,
    refused,
    stock,
    table,
    texts,
    words,
)


def win(*enemy: str, hero: str = "taia", knights: int = 0, **more: Any) -> Karak2:
    """A hero beats the armies on a tile of level two with a three and some knights."""
    given: dict[str, Any] = {"land": {"1,-1": "B01"}, "armies": {"1,-1": list(enemy)}}
    if knights:
        given["units"] = {hero: f"{knights} knight"}
    position = play(table(hero, "lorraine", **(given | more)), "step NE")
    chosen = [f"with {knights} knight"] if knights else []
    return play(position, *chosen, "roll", "hero 3", *["knight 1"] * knights)


# ---- picking up


def picking(*here: str, **more: Any) -> Karak2:
    """Taia on the farm of the start tile, where items lie that Horan left."""
    return table("taia", "horan", at={"taia": "1,0"}, lying={"1,0": list(here)}, **more)


def test_k2_pickup_1_everything_there_is_a_place_for_in_one_action() -> None:
    position = play(picking("sword", "sword", "fireball"), "pick up", "take sword", "take sword", "take fireball")
    assert (items(position, "taia"), position.used) == (["sword", "sword", "fireball"], 1)


def test_k2_pickup_1_where_nothing_lies_there_is_nothing_to_pick_up() -> None:
    assert refused(table("taia", "horan", lives={"taia": 1}), "pick up").clause == "K2-PICKUP-1"


def test_k2_pickup_1_what_does_not_lie_here_cannot_be_taken() -> None:
    position = play(picking("sword", "fireball"), "pick up")
    assert refused(position, "take hammer").clause == "K2-PICKUP-1"


def test_k2_pickup_2_a_carried_item_is_exchanged_for_one_of_its_kind() -> None:
    position = picking("hammer", items={"taia": ["sword", "sword"]})
    play(position, "pick up")
    assert (items(position, "taia"), lying(position, "1,0")) == (["sword", "hammer"], ["sword"])


def test_k2_pickup_2_an_item_of_another_kind_is_no_exchange() -> None:
    """A fireball is not left for a hammer."""
    position = play(picking("hammer", items={"taia": ["sword", "fireball"]}), "pick up")
    assert refused(position, "leave fireball").clause == "K2-PICKUP-2"


def test_k2_pickup_2_with_a_free_place_one_may_exchange_or_keep_both() -> None:
    position = play(picking("hammer", items={"taia": ["sword"]}), "pick up")
    assert texts(position) == ["leave sword", "done"]


def test_k2_pickup_2_one_for_one() -> None:
    """Two swords are not left for one hammer."""
    position = play(picking("hammer", items={"taia": ["sword", "sword"]}, lives={"taia": 1}), "pick up")
    assert items(position, "taia") == ["sword", "hammer"]


def test_k2_pickup_2_kind_by_kind_weapons_first() -> None:
    position = picking("sword", "fireball", items={"taia": ["sword", "hammer", "fireball", "fireball", "pickpocket"]})
    play(position, "pick up", "take sword", "take fireball")
    assert texts(position) == ["leave sword", "leave hammer"]
    assert texts(play(position, "leave hammer")) == ["leave fireball", "leave pickpocket"]


def test_k2_pickup_3_what_was_exchanged_stays_for_anyone() -> None:
    position = play(picking("hammer", items={"taia": ["sword", "sword"]}), "pick up", "end turn", "step E", "pick up")
    assert items(position, "horan") == ["sword"]


def test_k2_pickup_4_the_effect_of_an_amulet_switches_with_the_exchange() -> None:
    """S-41: the amulet of action opens one more slot in this turn."""
    position = picking("amulet-of-action", items={"taia": ["amulet-of-fame"]}, lives={"taia": 1})
    play(position, "pick up")
    player = picture(position)["players"][0]
    assert (player["slots"], player["fame"], lying(position, "1,0")) == (3, 0, ["amulet-of-fame"])


def test_k2_pickup_5_at_least_one_item_is_taken() -> None:
    position = play(picking("sword", "fireball"), "pick up")
    assert refused(position, "done").clause == "K2-PICKUP-5"


def test_k2_pickup_6_who_left_an_item_may_pick_it_up() -> None:
    assert items(play(picking("P1 sword"), "pick up"), "taia") == ["sword"]


def test_k2_pickup_6_by_option_only_others_may() -> None:
    """R-20."""
    position = picking("P1 sword", options={"dropped_items": "opponents_only"}, lives={"taia": 1})
    assert refused(position, "pick up").clause == "K2-PICKUP-6"


def test_k2_pickup_6_by_option_others_still_may() -> None:
    """R-20."""
    position = picking("P1 sword", "P2 hammer", options={"dropped_items": "opponents_only"})
    assert items(play(position, "pick up"), "taia") == ["hammer"]


def test_the_example_of_picking_up() -> None:
    """S-10: Horan leaves a sword and his amulet; Taia takes both in one action."""
    position = table(
        "horan",
        "taia",
        land={"1,-1": "B01"},
        armies={"1,-1": ["skeletal-warriors", "dark-dryads"]},
        items={"horan": ["sword", "sword", "amulet-of-fame"]},
    )
    play(position, "step NE", "hero 2", "reveal amulet-of-action", "leave amulet-of-fame")
    assert lying(position, "1,-1") == ["sword", "amulet-of-fame"]
    play(position, "step NE", "pick up", "take sword", "take amulet-of-fame")
    assert (items(position, "taia"), lying(position, "1,-1")) == (["sword", "amulet-of-fame"], [])


# ---- what armies carry


@pytest.mark.parametrize(
    ("clause", "army", "reward"),
    [
        ("K2-MON-1", "skeletal-warriors", "sword"),
        ("K2-MON-2", "firelings", "fireball"),
        ("K2-MON-3", "shadow-devourers", "pickpocket"),
        ("K2-MON-5", "hammer-followers", "hammer"),
    ],
)
def test_every_army_carries_its_item(clause: str, army: str, reward: str) -> None:
    """K2-MON-1, K2-MON-2, K2-MON-3, K2-MON-5."""
    assert items(win(army, knights=2), "taia") == [reward], clause


def test_k2_mon_4_brutes_pull_a_wagon() -> None:
    assert words(win("burdened-brutes"), "load")[0] == "3 food"


def test_k2_mon_6_dryads_carry_one_of_the_amulets() -> None:
    assert asked(win("dark-dryads")) == "chance amulet"


@pytest.mark.parametrize(("army", "size"), [("skeletal-rider", "small"), ("death-herald", "large")])
def test_k2_mon_7_riders_carry_small_and_k2_mon_8_heralds_large_stones(army: str, size: str) -> None:
    """K2-MON-7, K2-MON-8."""
    assert picture(win(army, knights=2))["players"][0]["stones"][size] == 1


# ---- places


def test_k2_item_1_two_armies_give_two_rewards() -> None:
    assert items(win("skeletal-warriors", "firelings"), "taia") == ["sword", "fireball"]


def test_k2_item_2_two_weapons_and_no_more() -> None:
    position = win("skeletal-warriors", items={"taia": ["sword", "sword"]})
    assert (items(position, "taia"), lying(position, "1,-1")) == (["sword"] * 2, ["sword"])


def test_k2_item_2_three_spells_and_no_more() -> None:
    position = play(win("firelings", items={"taia": ["fireball"] * 3}), "fireballs 0")
    assert (items(position, "taia"), lying(position, "1,-1")) == (["fireball"] * 3, ["fireball"])


def test_k2_item_2_one_amulet_and_no_more() -> None:
    position = play(win("dark-dryads", items={"taia": ["amulet-of-fame"]}), "reveal amulet-of-action")
    assert texts(position) == ["leave amulet-of-fame", "leave amulet-of-action"]


def test_k2_item_3_a_place_takes_only_its_own_kind() -> None:
    """A third sword has no place although three spells would have."""
    position = win("skeletal-warriors", items={"taia": ["sword", "sword"]})
    assert lying(position, "1,-1") == ["sword"]


def test_k2_item_4_the_player_chooses_what_is_left_and_it_may_be_the_new_one() -> None:
    """S-39: three spells and a fourth; either kind may lie there."""
    position = play(win("shadow-devourers", items={"taia": ["fireball"] * 3}), "fireballs 0")
    assert texts(position) == ["leave fireball", "leave pickpocket"]


def test_k2_item_4_of_four_weapons_two_are_kept() -> None:
    """S-37: two swords carried, hammer and sword won; one of the swords is left in any case."""
    position = win("hammer-followers", "skeletal-warriors", knights=2, items={"taia": ["sword", "sword"]})
    assert texts(position) == ["leave sword", "leave hammer"]
    play(position, "leave sword")
    assert (items(position, "taia"), lying(position, "1,-1")) == (["sword", "hammer"], ["sword", "sword"])


def test_k2_item_4_a_pickpocket_may_be_cast_to_make_room() -> None:
    """R-29: the spell was held before the battle."""
    position = win("firelings", items={"taia": ["pickpocket"] * 3}, stock={"lorraine": "1 wood"})
    play(position, "pickpocket P2 1 wood")
    assert (items(position, "taia"), lying(position, "1,-1")) == (["fireball", "pickpocket", "pickpocket"], [])


def test_k2_item_4_that_is_asked_even_where_only_one_spell_could_be_left() -> None:
    """Four pickpockets; the one that is cast leaves no surplus (rules.md 3.4)."""
    position = win("shadow-devourers", items={"taia": ["pickpocket"] * 3}, stock={"lorraine": "1 wood"})
    assert texts(position) == ["leave pickpocket", "pickpocket P2 1 wood"]


def test_k2_item_4_with_nobody_to_rob_it_is_not_asked() -> None:
    position = win("shadow-devourers", items={"taia": ["pickpocket"] * 3})
    assert (lying(position, "1,-1"), asked(position)) == (["pickpocket"], "P2")


def test_k2_item_5_with_a_free_place_the_item_is_taken() -> None:
    """S-43: leaving the sword is not offered."""
    position = win("skeletal-warriors", items={"taia": ["sword"]})
    assert (items(position, "taia"), asked(position)) == (["sword", "sword"], "P2")


def test_k2_item_5_what_has_a_place_cannot_be_left() -> None:
    """A sword was won beside an amulet too many."""
    position = win("skeletal-warriors", "dark-dryads", knights=1, items={"taia": ["amulet-of-fame"]})
    play(position, "reveal amulet-of-action")
    assert refused(position, "leave sword").clause == "K2-ITEM-5"


def test_k2_item_6_items_lie_open_until_somebody_takes_them() -> None:
    position = win("skeletal-warriors", items={"taia": ["sword", "sword"]})
    assert lying(play(position, "end turn", "end turn", "end turn"), "1,-1") == ["sword"]


def test_k2_item_7_nothing_can_be_given_to_another_hero() -> None:
    position = table("taia", "horan", items={"taia": ["sword"]}, stock={"taia": "5 wood"}, lives={"taia": 1})
    assert {text.split()[0] for text in texts(position)} == {"step", "explore", "heal", "purge", "end"}


# ---- weapons and spells


@pytest.mark.parametrize(("carried", "bonus"), [(["sword"], 1), (["hammer"], 2), (["sword", "hammer"], 3)])
def test_k2_weapon_1_and_k2_weapon_2_weapons_add_to_every_attack_together(carried: list[str], bonus: int) -> None:
    """S-13; K2-WEAPON-2."""
    position = table("taia", "horan", land={"1,-1": "A04"}, armies={"1,-1": ["death-herald"]}, items={"taia": carried})
    assert dict(events(position, "step NE", "hero 1"))["lost"]["attack"] == 1 + bonus


def test_k2_spell_1_a_used_spell_leaves_the_game() -> None:
    position = win("death-herald", items={"taia": ["fireball", "fireball"]})
    play(position, "fireballs 2")
    assert (items(position, "taia"), picture(position)["bag"]["firelings"]) == ([], 4)


def test_k2_spell_1_no_spell_is_lost_from_the_count_of_all_pieces() -> None:
    position = table("taia", "horan", items={"taia": ["pickpocket"]}, stock={"horan": "1 wood"})
    pieces = position.census()
    assert play(position, "pickpocket P2 1 wood").census() == pieces


def test_k2_spell_fireball_1_a_fireball_adds_one() -> None:
    told = dict(events(win("death-herald", items={"taia": ["fireball"]}), "fireballs 1"))
    assert told["lost"]["attack"] == 4


def test_k2_spell_fireball_2_any_number_may_be_used() -> None:
    """S-32: attack 4 against 6, three held, two used."""
    position = table(
        "taia",
        "horan",
        land={"1,-1": "B01"},
        armies={"1,-1": ["skeletal-warriors", "death-herald"]},
        items={"taia": ["fireball"] * 3 + ["sword"]},
    )
    told = dict(events(position, "step NE", "hero 3", "fireballs 2"))
    assert (told["won"]["attack"], items(position, "taia")) == (6, ["sword", "sword", "fireball"])


def thief(**more: Any) -> Karak2:
    """Taia with a pickpocket and two others."""
    return table("taia", "horan", "darius", items={"taia": ["pickpocket"]}, **more)


def test_k2_spell_pickpocket_1_it_may_be_cast_at_any_time_and_costs_no_action() -> None:
    position = play(thief(stock={"horan": "2 wood"}), "pickpocket P2 2 wood")
    assert (position.used, position.moved, asked(position)) == (0, 0, "P1")


def test_k2_spell_pickpocket_1_even_in_a_battle() -> None:
    """R-29."""
    position = thief(
        stock={"horan": "2 wood"}, land={"1,-1": "A04"}, armies={"1,-1": ["firelings"]}, units={"taia": "1 knight"}
    )
    assert "pickpocket P2 2 wood" in texts(play(position, "step NE"))


def test_k2_spell_pickpocket_1_one_just_won_waits_for_the_next_turn() -> None:
    """R-29: three fireballs and a pickpocket won."""
    position = win("shadow-devourers", items={"taia": ["fireball"] * 3}, stock={"lorraine": "1 wood"})
    assert words(play(position, "fireballs 0"), "pickpocket") == []


def test_k2_spell_pickpocket_2_two_resources_of_the_casters_choice() -> None:
    position = thief(stock={"horan": "2 wood 1 stone"})
    assert words(position, "pickpocket") == ["P2 2 wood", "P2 1 wood 1 stone"]


def test_k2_spell_pickpocket_2_they_change_hands() -> None:
    position = play(thief(stock={"horan": "2 wood 1 stone"}), "pickpocket P2 1 wood 1 stone")
    assert (stock(position, "taia"), stock(position, "horan")) == ([0, 1, 1], [0, 1, 0])


def test_k2_spell_pickpocket_2_never_from_oneself() -> None:
    position = thief(stock={"taia": "2 wood", "horan": "1 wood"})
    assert refused(position, "pickpocket P1 2 wood").clause == "K2-SPELL-PICKPOCKET-2"


def test_k2_spell_pickpocket_3_the_only_resource_is_taken_and_the_spell_is_gone() -> None:
    """S-40."""
    position = play(thief(stock={"horan": "1 stone"}), "pickpocket P2 1 stone")
    assert (stock(position, "taia"), stock(position, "horan"), items(position, "taia")) == ([0, 0, 1], [0, 0, 0], [])


def test_k2_spell_pickpocket_3_who_has_nothing_cannot_be_robbed() -> None:
    """S-40: no opponent owns a resource."""
    assert refused(thief(), "pickpocket P2 1 stone").clause == "K2-SPELL-PICKPOCKET-3"


# ---- wagon and stones


def test_k2_wagon_1_any_mix_of_three_resources() -> None:
    """S-42: ten mixes."""
    position = win("burdened-brutes", "death-herald", knights=5)
    assert len(words(position, "load")) == 10
    assert stock(play(position, "load 2 food 1 stone"), "taia") == [2, 0, 1]


def test_k2_wagon_2_the_wagon_leaves_the_game() -> None:
    """S-42."""
    position = play(win("burdened-brutes", "death-herald", knights=5), "load 3 wood")
    assert (items(position, "taia"), lying(position, "1,-1")) == ([], [])
    assert picture(position)["bag"]["burdened-brutes"] == 2


def test_k2_wagon_2_it_is_unloaded_once() -> None:
    assert asked(play(win("burdened-brutes"), "load 3 wood")) == "P2"


def test_k2_wagon_2_two_wagons_are_unloaded_one_after_the_other() -> None:
    position = play(win("burdened-brutes", "burdened-brutes", knights=3), "load 3 wood", "load 3 food")
    assert (stock(position, "taia"), asked(position)) == ([3, 3, 0], "P2")


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("1 small", 1),
        ("1 large", 2),
        ("1 arch", 4.5),
        ("2 small 1 large 1 arch", 8.5),
    ],
)
def test_k2_stone_1_stones_are_worth_one_two_and_four_and_a_half(stones: str, points: float) -> None:
    assert picture(table("taia", "horan", stones={"taia": stones}))["players"][0]["points"] == points


def test_k2_stone_2_stones_need_no_place_and_are_open() -> None:
    """Every place is taken, and the other player sees the stone."""
    position = win("skeletal-rider", knights=1, items={"taia": ["sword", "sword", "pickpocket", "amulet-of-fame"]})
    player = picture(position, 1)["players"][0]
    assert (player["stones"]["small"], lying(position, "1,-1"), at(position, "taia")) == (1, [], "1,-1")
