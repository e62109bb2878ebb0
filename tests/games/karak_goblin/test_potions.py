"""The three kinds of potions (rules.md 2.15)."""

from __future__ import annotations

import pytest

from ludoteka.core.options import Value
from ludoteka.games.karak_goblin.position import KarakGoblin
from tests.games.karak_goblin.tables import (
    asked,
    events,
    hand_of,
    health,
    let_chance,
    picture,
    play,
    potions_of,
    refused,
    table,
    texts,
)


def totals(position: KarakGoblin) -> tuple[int, int]:
    """Attack and defence of the fight as everybody sees them."""
    fight = picture(position)["fight"]
    assert fight is not None
    return fight["attack"], fight["defence"]


def left_of(position: KarakGoblin, kind: str) -> int:
    """How many potions of a kind lie at the merchant's."""
    return picture(position)["potions"][kind]


def with_potion(kind: str, fight: str, hand: list[str], **more: object) -> KarakGoblin:
    """Horan has one potion in a fight."""
    return table(
        heroes={"P1": "horan"}, hands={"P1": hand}, potions={"P1": [kind]}, keys={"P1": 1}, fight=fight, **more
    )  # type: ignore[arg-type]


# ---- owning them


def test_kg_potion_1_nobody_owns_two_of_a_kind() -> None:
    """S-47"""
    position = play(table(hands={"P1": ["a1-01"]}, potions={"P1": ["health"]}), "merchant")
    assert texts(position, "buy ") == ["strength", "counter"]


def test_kg_potion_2_a_potion_is_used_once() -> None:
    position = play(with_potion("health", "m1-13", ["hor-1"], hp={"P1": 2}), "drink")
    assert (potions_of(position, "P1"), refused(position, "drink").key) == ([], "no-potion")


def test_kg_potion_2_it_returns_to_its_stack_and_can_be_bought_again() -> None:
    """S-47: P2 has one, too."""
    position = table(hands={"P1": ["a1-01"]}, potions={"P1": ["health"], "P2": ["health"]}, hp={"P1": 2}, fight="m1-13")
    before = left_of(position, "health")
    let_chance(play(position, "drink", "stop"))
    let_chance(play(position, "P2 heal"))
    assert (before, left_of(position, "health")) == (2, 3)
    assert "buy health" in texts(play(position, "merchant"))


# ---- counter-curse


def test_kg_potion_3_one_curse_does_not_apply_any_more() -> None:
    """S-34: the Belt gives its card again, so nothing is discarded."""
    position = with_potion("counter", "m2-17", [f"hor-{n}" for n in range(1, 6)], armours={"P1": "r1-3"})
    assert texts(position) == [*[f"discard hor-{n}" for n in range(1, 6)], "lift equipment:armour"]
    assert texts(play(position, "lift equipment:armour"), "play ") == [f"hor-{n}" for n in range(1, 6)]


def test_kg_potion_3_attack_and_defence_of_cards_already_played_count_again() -> None:
    """S-36: the Orc Drummer curses defence."""
    position = play(with_potion("counter", "m2-03", ["hor-4"]), "play hor-4")
    before = totals(position)
    assert (before, totals(play(position, "lift effect:defence"))) == ((0, 0), (0, 2))


def test_kg_potion_3_a_draw_that_was_lost_stays_lost() -> None:
    """S-36: the Web Spinner curses draw effects."""
    position = play(with_potion("counter", "m1-10", ["hor-3", "hor-1"]), "play hor-3", "lift effect:draw")
    assert (asked(position), hand_of(position, "P1")) == ("P1", ["hor-1"])


def test_kg_potion_3_equipment_works_again() -> None:
    position = with_potion("counter", "m2-14", ["hor-1"], weapons={"P1": "w2-1"})
    before = totals(position)
    assert (before, totals(play(position, "lift equipment:weapon"))) == ((0, 0), (2, 0))


def test_kg_potion_3_only_in_a_fight_against_a_curse() -> None:
    assert refused(with_potion("counter", "m1-13", ["hor-1"]), "lift colour:red").clause == "KG-POTION-4"
    assert refused(table(potions={"P1": ["counter"]}), "lift colour:red").key == "not-now"


def test_kg_potion_4_one_of_several_curses_is_lifted() -> None:
    """S-35: green may be played again, draws still count for nothing."""
    position = with_potion("counter", "m2-16", ["hor-3", "hor-6"])
    assert texts(position, "lift ") == ["effect:draw", "colour:green"]
    assert "hor-6" in texts(play(position, "lift colour:green"), "play ")
    assert asked(play(position, "play hor-3")) == "P1"


def test_kg_potion_5_the_card_returns_as_soon_as_it_is_drunk() -> None:
    """S-34"""
    position = play(with_potion("counter", "m2-16", ["hor-3", "hor-6"]), "lift colour:green")
    assert (left_of(position, "counter"), potions_of(position, "P1")) == (4, [])


def test_kg_potion_5_it_works_to_the_end_of_the_fight() -> None:
    position = play(with_potion("counter", "m2-16", ["hor-3", "hor-6"]), "lift colour:green", "play hor-3")
    assert "play hor-6" in texts(position)


# ---- strength


@pytest.mark.parametrize(("effect", "wanted"), [("attack", (4, 3)), ("defence", (2, 6))])
def test_kg_potion_6_attack_or_defence_of_a_card_is_doubled(effect: str, wanted: tuple[int, int]) -> None:
    """S-42: Ice Armour, attack 2 and defence 3."""
    position = play(with_potion("strength", "m1-13", ["a3-06"]), "play a3-06", f"strengthen {effect}")
    assert totals(position) == wanted


def test_kg_potion_6_only_the_card_just_played() -> None:
    """S-43: after Mighty Swing and Twin Strike it is the latter."""
    position = with_potion("strength", "m1-13", ["a2-01", "a2-10"])
    play(position, "play a2-01", "play a2-10", "strengthen attack")
    fight = picture(position)["fight"]
    assert fight is not None
    assert [link["doubled"] for link in fight["chain"]] == [None, "attack"]


def test_kg_potion_6_only_an_effect_that_the_card_has() -> None:
    """S-67: hor-3 only draws, hor-1 only attacks."""
    position = play(with_potion("strength", "m1-13", ["hor-3", "hor-1"]), "play hor-3", "draw hor-6")
    assert texts(position, "strengthen ") == []
    position = play(with_potion("strength", "m1-13", ["hor-3", "hor-1"]), "play hor-1")
    assert texts(position, "strengthen ") == ["attack"]


def test_kg_potion_6_a_cursed_effect_may_be_strengthened() -> None:
    """R-31: a counter-curse may come later."""
    position = table(hands={"P1": ["hor-4"]}, potions={"P1": ["strength", "counter"]}, keys={"P1": 1}, fight="m2-03")
    play(position, "play hor-4", "strengthen defence")
    before = totals(position)
    assert (before, totals(play(position, "lift effect:defence"))) == ((0, 0), (0, 4))


def test_kg_potion_7_it_lies_beside_the_card_until_the_end_of_the_fight() -> None:
    """S-44"""
    position = play(with_potion("strength", "m2-18", ["a2-01"]), "play a2-01", "strengthen attack")
    assert (left_of(position, "strength"), refused(position, "strengthen attack").clause) == (3, "KG-POTION-7")


def test_kg_potion_7_it_returns_even_if_it_was_wasted() -> None:
    """S-44: five hits knock the hero out; attack 6 would have beaten the Orc Captain 5/6."""
    position = play(with_potion("strength", "m2-18", ["a2-01"], hp={"P1": 4}), "play a2-01", "strengthen attack")
    told = [key for key, _ in events(position, "stop")]
    assert (told[:3], left_of(position, "strength")) == (["hit", "knocked-out", "potion-returned"], 4)


def test_kg_potion_7_with_hit_points_enough_it_wins() -> None:
    """S-44"""
    position = play(
        with_potion("strength", "m2-18", ["a2-01"], armours={"P1": "r1-1"}), "play a2-01", "strengthen attack"
    )
    assert "beaten" in [key for key, _ in events(position, "stop")]


def test_kg_potion_8_equipment_is_never_doubled() -> None:
    """S-67: 2 × 2 + 2, and nothing to double before the first card."""
    position = with_potion("strength", "m1-13", ["hor-1"], weapons={"P1": "w2-1"})
    assert refused(position, "strengthen attack").clause == "KG-POTION-8"
    assert totals(play(position, "play hor-1", "strengthen attack")) == (6, 0)


# ---- health


def test_kg_potion_9_all_hit_points_come_back_at_once() -> None:
    assert health(play(with_potion("health", "m1-13", ["hor-1"], hp={"P1": 1}), "drink"), "P1") == 5


def test_kg_potion_9_with_all_of_them_it_is_not_offered() -> None:
    assert refused(with_potion("health", "m1-13", ["hor-1"]), "drink").key == "hp-full"


def test_kg_potion_10_at_any_time_in_a_fight_before_the_hits() -> None:
    position = with_potion("health", "m1-13", ["hor-1", "hor-5"], hp={"P1": 1})
    first = "drink" in texts(position)
    assert (first, "drink" in texts(play(position, "play hor-1"))) == (True, True)


def test_kg_potion_10_also_before_the_discard() -> None:
    position = with_potion("health", "m2-17", [f"hor-{n}" for n in range(1, 6)], armours={"P1": "r1-3"}, hp={"P1": 1})
    assert health(play(position, "drink"), "P1") == 5
    assert texts(position) == [f"discard hor-{n}" for n in range(1, 6)]


@pytest.mark.parametrize(
    ("options", "offered"),
    [({}, False), ({"edition": "pl"}, True), ({"edition": "de"}, False), ({"health_potion_window": "own_turn"}, True)],
)
def test_kg_potion_10_outside_a_fight_only_where_the_table_says_so(options: dict[str, Value], offered: bool) -> None:
    position = table(potions={"P1": ["health"]}, hp={"P1": 2}, options=options)
    at_home = "drink" in texts(position)
    assert (at_home, "drink" in texts(play(position, "merchant"))) == (offered, offered)


def test_kg_potion_10_at_the_start_of_a_turn_it_takes_no_turn() -> None:
    position = play(table(potions={"P1": ["health"]}, hp={"P1": 2}, options={"edition": "pl"}), "drink")
    assert (health(position, "P1"), asked(position), "merchant" in texts(position)) == (5, "P1", True)


def test_kg_potion_11_or_after_the_hits() -> None:
    """S-46: one hit point is left."""
    position = play(with_potion("health", "m1-13", ["hor-1"], hp={"P1": 4}), "stop")
    assert texts(position) == ["drink", "skip"]
    assert health(play(position, "drink"), "P1") == 5


def test_kg_potion_11_it_may_be_kept_for_later() -> None:
    position = let_chance(play(with_potion("health", "m1-13", ["hor-1"], hp={"P1": 4}), "stop", "skip"))
    assert (health(position, "P1"), potions_of(position, "P1"), asked(position)) == (1, ["health"], "P2")


def test_kg_potion_11_who_was_not_hit_is_not_asked() -> None:
    position = play(with_potion("health", "m1-01", ["hor-1"], armours={"P1": "r1-1"}), "stop")
    assert asked(position) == "chance draw"


def test_kg_potion_12_after_the_last_hit_point_it_is_too_late() -> None:
    """S-46"""
    position = play(with_potion("health", "m1-13", ["hor-1"], hp={"P1": 3}), "stop")
    assert (health(position, "P1"), asked(position)) == (0, "chance draw")


def test_kg_potion_12_nor_at_the_start_of_the_next_turn() -> None:
    """S-05"""
    position = table(potions={"P1": ["health"]}, hp={"P1": 0}, options={"edition": "pl"})
    assert refused(position, "drink").clause == "KG-POTION-12"


def test_nobody_drinks_in_anothers_turn() -> None:
    """R-35"""
    position = table(potions={"P2": ["health"]}, hp={"P2": 1}, options={"edition": "pl"})
    assert refused(position, "drink", "P2").key == "not-your-turn"
