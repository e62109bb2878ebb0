"""The merchant and the pawnshop (rules.md 2.14)."""

from __future__ import annotations

import pytest

from ludoteka.core import BadNotation
from ludoteka.core.options import Value
from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    discard_of,
    equipment_of,
    events,
    hand_of,
    health,
    keys_of,
    let_chance,
    pawned,
    picture,
    play,
    potions_of,
    refused,
    table,
    texts,
)


def rich(**options: Value) -> KarakGoblin:
    """S-48: three rewards in hand, a Dagger, and Sword and Helmet in the pawnshop."""
    return play(
        table(
            hands={"P1": ["hor-1", "a1-01", "a1-03", "a1-08"]},
            weapons={"P1": "w1-1"},
            pawnshop={"P2": ["w2-1", "r1-1"]},
            options=options,
        ),
        "merchant",
    )


def after_shopping() -> KarakGoblin:
    """S-48: he has bought two potions and the Sword."""
    return play(rich(), "buy health", "pay a1-08", "buy strength", "pay a1-03", "buy w2-1", "pay w1-1")


# ---- the visit


def test_kg_shop_1_a_visit_takes_the_turn() -> None:
    """S-65"""
    assert asked(let_chance(play(rich(), "leave"))) == "P2"


def test_kg_shop_1_nothing_need_be_bought() -> None:
    """S-07: nothing changes except whose turn it is."""
    position = table(hands={"P1": ["hor-1", "hor-2", "hor-4", "hor-5"]})
    before = picture(position)["players"]
    assert texts(play(position, "merchant")) == ["leave"]
    assert (asked(play(position, "leave")), picture(position)["players"]) == ("P2", before)


def test_kg_shop_2_potions_and_the_cards_of_the_pawnshop_are_on_sale() -> None:
    """S-48"""
    assert texts(rich(), "buy ") == ["health", "strength", "counter", "w2-1", "r1-1"]


def test_kg_shop_2_action_cards_in_the_pawnshop_too() -> None:
    """S-53"""
    position = play(table(hands={"P1": ["a1-01"]}, pawnshop={"P2": ["a2-01"]}), "merchant")
    assert "a2-01" in texts(position, "buy ")


def test_kg_shop_2_what_is_not_there_cannot_be_bought() -> None:
    assert refused(rich(), "buy w3-1").key == "not-in-pawnshop"


@pytest.mark.parametrize(("edition", "on_sale"), [("standard", True), ("de", True), ("pl", False)])
def test_kg_shop_2_what_one_left_there_oneself(edition: str, on_sale: bool) -> None:
    """In the Polish edition only what the others left there can be bought."""
    position = play(table(hands={"P1": ["a1-01"]}, pawnshop={"P1": ["w2-1"]}, options={"edition": edition}), "merchant")
    assert ("buy w2-1" in texts(position)) == on_sale


def test_kg_shop_2_that_is_an_option_of_its_own() -> None:
    position = play(
        table(hands={"P1": ["a1-01"]}, pawnshop={"P1": ["w2-1"]}, options={"buy_own_pawned": False}), "merchant"
    )
    assert refused(position, "buy w2-1").key == "own-pawned"


# ---- paying


def test_kg_shop_3_every_card_bought_costs_one() -> None:
    """S-48"""
    position = play(rich(), "buy health", "pay a1-08")
    assert (potions_of(position, "P1"), hand_of(position, "P1"), asked(position)) == (
        ["health"],
        ["hor-1", "a1-01", "a1-03"],
        "P1",
    )


def test_kg_shop_3_what_was_chosen_must_be_paid() -> None:
    position = play(rich(), "buy health")
    assert [refused(position, other).key for other in ("leave", "buy strength")] == ["pay-first", "pay-first"]


def test_kg_shop_3_nothing_is_paid_before_something_is_chosen() -> None:
    assert refused(rich(), "pay a1-01").key == "choose-purchase-first"


def test_kg_shop_3_payment_and_purchase_are_one_exchange() -> None:
    """S-72: with a Dagger alone and an empty pawnshop there is nothing to be had from it."""
    position = play(table(weapons={"P1": "w1-1"}), "merchant")
    assert texts(position, "buy ") == ["health", "strength", "counter"]
    assert refused(position, "buy w1-1").key == "not-in-pawnshop"


def test_kg_shop_3_what_was_paid_is_bought_back_only_with_something_else() -> None:
    """S-72"""
    poor = play(table(weapons={"P1": "w1-1"}), "merchant", "buy health", "pay w1-1")
    rich_enough = play(table(hands={"P1": ["a1-01"]}, weapons={"P1": "w1-1"}), "merchant", "buy health", "pay w1-1")
    assert (refused(poor, "buy w1-1").key, "buy w1-1" in texts(rich_enough)) == ("nothing-to-pay", True)


def test_kg_shop_4_weapon_armour_and_rewards_of_the_hand_are_accepted() -> None:
    position = play(
        table(hands={"P1": ["hor-1", "a1-01", "a3-04"]}, weapons={"P1": "w1-1"}, armours={"P1": "r1-1"}),
        "merchant",
        "buy health",
    )
    assert texts(position, "pay ") == ["a1-01", "a3-04", "w1-1", "r1-1"]


@pytest.mark.parametrize("where", ["decks", "discards"])
def test_kg_shop_4_cards_of_deck_and_discard_pile_are_not(where: str) -> None:
    position = play(
        table(hands={"P1": ["a1-01"]}, **{where: {"P1": ["a2-01"]}}),  # type: ignore[arg-type]
        "merchant",
        "buy health",
    )
    assert refused(position, "pay a2-01").clause == "KG-SHOP-4"


def test_kg_shop_4_with_nothing_to_pay_nothing_can_be_bought() -> None:
    position = play(table(hands={"P1": ["hor-1"]}), "merchant")
    assert refused(position, "buy health").clause == "KG-SHOP-4"


def test_kg_shop_5_a_starting_card_is_not_accepted() -> None:
    """S-49"""
    refusal = refused(play(rich(), "buy health"), "pay hor-1")
    assert (refusal.clause, refusal.key) == ("KG-SHOP-5", "pay-starting-card")


@pytest.mark.parametrize("money", ["pay key", "pay key 1", "pay health", "pay strength"])
def test_kg_shop_5_keys_and_potions_are_not_even_money(money: str) -> None:
    """S-49"""
    position = table(hands={"P1": ["a1-01"]}, keys={"P1": 1}, potions={"P1": ["health"]})
    play(position, "merchant", "buy counter")
    with pytest.raises(BadNotation):
        position.box.parse(money)
    assert texts(position, "pay ") == ["a1-01"]


def test_kg_shop_6_the_payment_goes_to_the_pawnshop() -> None:
    """S-48"""
    assert pawned(after_shopping()) == {"r1-1", "a1-08", "a1-03", "w1-1"}


def test_kg_shop_6_all_see_who_left_it_there() -> None:
    position = play(rich(), "buy health", "pay a1-08")
    assert {"card": "a1-08", "seat": 0} in picture(position, "P2")["pawnshop"]


def test_kg_shop_6_action_cards_may_leave_the_game_instead() -> None:
    position = play(rich(pawn_actions=False), "buy health", "pay a1-08", "buy strength", "pay w1-1")
    assert pawned(position) == {"w2-1", "r1-1", "w1-1"}


# ---- how much


def test_kg_shop_7_several_potions_may_be_bought() -> None:
    """S-48"""
    assert potions_of(after_shopping(), "P1") == ["health", "strength"]


def test_kg_shop_7_but_never_two_of_a_kind() -> None:
    """S-47"""
    refusal = refused(play(rich(), "buy health", "pay a1-08"), "buy health")
    assert (refusal.clause, refusal.key) == ("KG-SHOP-7", "potion-owned")


def test_kg_shop_8_one_card_of_the_pawnshop_a_turn() -> None:
    """S-48"""
    refusal = refused(after_shopping(), "buy r1-1")
    assert (refusal.clause, refusal.key) == ("KG-SHOP-8", "pawnshop-once")


def test_kg_shop_8_next_turn_there_may_be_another() -> None:
    position = let_chance(play(after_shopping(), "leave"))
    let_chance(play(position, "P2 heal"))
    play(position, "merchant")
    assert "buy r1-1" in texts(position)


@pytest.mark.parametrize(
    "order",
    [("buy w2-1", "pay a1-01", "buy health", "pay a1-03"), ("buy health", "pay a1-03", "buy w2-1", "pay a1-01")],
)
def test_kg_shop_9_potions_and_a_pawnshop_card_in_any_order(order: tuple[str, ...]) -> None:
    position = table(hands={"P1": ["hor-1", "a1-01", "a1-03"]}, pawnshop={"P2": ["w2-1"]})
    play(position, "merchant", *order)
    assert (potions_of(position, "P1"), equipment_of(position, "P1")) == (["health"], ["w2-1"])


# ---- what becomes of the cards


def test_kg_shop_10_the_pawnshop_collects_what_was_replaced_declined_and_paid() -> None:
    """S-39, S-40, S-48: a bought Sword replaces the Dagger, paid with a card."""
    position = play(rich(), "buy w2-1", "pay a1-01", "keep")
    assert pawned(position) == {"r1-1", "a1-01", "w1-1"}


def test_kg_shop_10_whoever_buys_a_second_weapon_may_keep_the_old_one() -> None:
    position = play(rich(), "buy w2-1", "pay a1-01", "pawn")
    assert (equipment_of(position, "P1"), "w2-1" in pawned(position), asked(position)) == (["w1-1"], True, "P1")


def test_kg_shop_10_whoever_pays_with_the_old_one_is_not_asked() -> None:
    """S-48"""
    position = play(rich(), "buy w2-1", "pay w1-1")
    assert (equipment_of(position, "P1"), "leave" in texts(position)) == (["w2-1"], True)


def test_a_bought_action_card_goes_to_the_discard_pile() -> None:
    """S-53 (R-46)"""
    position = play(table(hands={"P1": ["a1-01"]}, pawnshop={"P2": ["a2-01"]}), "merchant", "buy a2-01", "pay a1-01")
    assert (discard_of(position, "P1"), hand_of(position, "P1"), pawned(position)) == (["a2-01"], [], {"a1-01"})


def test_a_bought_action_card_may_go_to_the_hand_instead() -> None:
    position = play(
        table(hands={"P1": ["a1-01"]}, pawnshop={"P2": ["a2-01"]}, options={"bought_action_to": "hand"}),
        "merchant",
        "buy a2-01",
        "pay a1-01",
    )
    assert (discard_of(position, "P1"), hand_of(position, "P1")) == ([], ["a2-01"])


# ---- leaving


def test_kg_shop_11_after_the_shopping_the_hand_is_filled() -> None:
    """S-48: two cards are drawn."""
    told = events(after_shopping(), "leave", "draw hor-2", "draw hor-3")
    assert [key for key, _ in told] == ["left", "drew", "drew", "turn"]


def test_kg_shop_11_a_hand_bonus_just_bought_counts() -> None:
    position = table(hands={"P1": ["hor-1", "hor-2", "hor-3", "a1-01"]}, pawnshop={"P2": ["r1-3"]})
    let_chance(play(position, "merchant", "buy r1-3", "pay a1-01", "leave"))
    assert len(hand_of(position, "P1")) == 5


def test_kg_shop_11_a_hand_bonus_that_was_sold_costs_no_card() -> None:
    """S-51"""
    position = table(hands={"P1": ["hor-1", "hor-2", "hor-3", "hor-4", "hor-5"]}, armours={"P1": "r1-3"})
    play(position, "merchant", "buy health", "pay r1-3", "leave")
    assert (len(hand_of(position, "P1")), asked(position)) == (5, "P2")


def test_kg_shop_12_nothing_is_drawn_between_purchases() -> None:
    """S-50: the reward in the deck cannot pay on this visit."""
    position = table(hands={"P1": ["hor-1", "a1-01"]}, decks={"P1": ["a2-01"]})
    play(position, "merchant", "buy health", "pay a1-01")
    assert (hand_of(position, "P1"), texts(position)) == (["hor-1"], ["leave"])
    assert texts(play(position, "leave"), "draw ") == ["a2-01"]


def test_a_visit_changes_neither_hit_points_nor_keys() -> None:
    position = let_chance(play(after_shopping(), "leave"))
    assert (health(position, "P1"), keys_of(position, "P1")) == (5, 0)
