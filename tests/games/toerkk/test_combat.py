"""Combat: who may attack and block whom, and every row of the attack tables (rules.md 2: combat; 3.8, 3.9)."""

from __future__ import annotations

import pytest

from tests.games.toerkk.tables import (
    aims,
    asked,
    field,
    graveyard,
    life,
    pass_all,
    pass_until,
    picture,
    play,
    refused,
    table,
    texts,
    tokens,
)
from tests.games.toerkk.tables import events as told

IDLE = {"P1": ["slepy_wedrowiec"], "P2": ["ognisty_mlot"]}
"""Both are asked in every window, and can do nothing there."""


# ---- declaring attackers


def test_tk_combat_1_attackers_then_blockers_then_damage() -> None:
    position = table(fields={"P1": "W", "P2": "W"}, hands=IDLE, at="declare")
    assert asked(position) == "P1 attack"
    pass_all(play(position, "attack P1.W1 hero", "done"))
    assert asked(position) == "P2 block"
    play(position, "block P2.W1 P1.W1", "done")
    assert (asked(position), field(position, "P1")) == ("P1 block-window", ["P1.W1"])
    assert field(pass_all(position), "P1") == []


def test_tk_combat_1_an_unfinished_plan_is_seen_by_nobody_else() -> None:
    """S-81."""
    position = table(fields={"P1": "W W", "P2": "M"}, at="declare")
    before = picture(position, "P2")
    assert told(position, "attack P1.W1 P2.M1", "attack P1.W2 hero", viewer=1) == []
    assert picture(position, "P2") == before
    assert picture(position, "P1")["plan"] == [["P1.W1", "P2.M1"], ["P1.W2", "hero"]]


def test_tk_combat_1_attackers_are_named_in_battlefield_order() -> None:
    position = play(table(fields={"P1": "W W"}, at="declare"), "attack P1.W2 hero")
    assert refused(position, "attack P1.W1 hero").key == "plan-in-order"


def test_tk_combat_2_a_warrior_attacks_a_miner_or_the_hero() -> None:
    position = table(fields={"P1": "W", "P2": "M M W"}, at="declare")
    assert texts(position) == ["attack P1.W1 hero", "attack P1.W1 P2.M1", "attack P1.W1 P2.M2", "done"]


def test_tk_combat_2_each_attacks_one_target() -> None:
    position = play(table(fields={"P1": "W W", "P2": "M"}, at="declare"), "attack P1.W1 hero")
    assert texts(position) == ["attack P1.W2 hero", "attack P1.W2 P2.M1", "done"]


def test_tk_combat_2_attacking_is_optional() -> None:
    position = play(table(fields={"P1": "W W", "P2": "M"}, hands=IDLE, at="declare"), "done")
    assert (asked(position), life(position, "P2")) == ("P1 end-window", 10)


def test_tk_combat_2_nobody_attacks_his_own_side() -> None:
    assert "P1.M1" not in aims(table(fields={"P1": "W M", "P2": "M"}, at="declare"), "attack P1.W1")
    partners = table(4, fields={"P1": "W", "P3": "M", "P2": "M"}, at="declare")
    assert refused(partners, "attack P1.W1 P3.M1").clause == "TK-COMBAT-2"


def test_tk_combat_2_an_attack_on_an_own_character_is_refused_by_its_clause() -> None:
    position = table(fields={"P1": "W M", "P2": "M"}, at="declare")
    assert (refused(position, "attack P1.W1 P1.M1").clause, refused(position, "attack P1.W1 P1.W1").clause) == (
        "TK-COMBAT-2",
        "TK-COMBAT-2",
    )


def test_tk_combat_3_a_warrior_may_not_attack_a_warrior() -> None:
    """S-31."""
    position = table(fields={"P1": "W", "P2": "W L"}, at="declare")
    assert texts(position) == ["attack P1.W1 hero", "done"]
    assert refused(position, "attack P1.W1 P2.W1").clause == "TK-COMBAT-3"


def test_tk_combat_3_a_leader_attacks_neither_warriors_nor_leaders() -> None:
    """R-10."""
    assert texts(table(fields={"P1": "L", "P2": "W L"}, at="declare")) == ["attack P1.L hero", "done"]


def test_tk_combat_4_a_leader_is_no_target() -> None:
    """S-31."""
    position = table(fields={"P1": "W", "P2": "L"}, at="declare")
    assert refused(position, "attack P1.W1 P2.L").clause == "TK-COMBAT-4"


def test_tk_combat_4_by_an_option_a_leader_may_be_attacked_and_fights_back() -> None:
    """S-31, S-32."""
    position = table(fields={"P1": "W", "P2": "L W"}, at="declare", options={"leader_attackable": True})
    assert texts(position) == ["attack P1.W1 hero", "attack P1.W1 P2.L", "done"]
    play(position, "attack P1.W1 P2.L", "done", "done")
    assert (graveyard(position, "P1"), graveyard(position, "P2")) == (["warrior"], ["leader"])
    assert (tokens(position, "P1"), tokens(position, "P2")) == (1, 1)


def test_tk_combat_4_an_attacked_leader_strikes_all_whose_attacks_get_through() -> None:
    position = table(
        fields={"P1": "W W", "P2": "L"},
        attacks={"P1.W1": "P2.L", "P1.W2": "P2.L"},
        at="damage",
        options={"leader_attackable": True},
    )
    assert (field(position, "P1"), tokens(position, "P1"), tokens(position, "P2")) == ([], 1, 2)


def test_tk_combat_5_miners_cannot_attack() -> None:
    position = table(fields={"P1": "M W"}, at="declare")
    assert texts(position) == ["attack P1.W1 hero", "done"]
    assert table(fields={"P1": "M M"}, at="declare").turn_side == 1


@pytest.mark.parametrize("target", ["hero", "P2.M1", "P1.W1"])
def test_tk_combat_5_a_miner_that_is_to_attack_is_refused_by_its_clause(target: str) -> None:
    position = table(fields={"P1": "M W", "P2": "M"}, at="declare")
    assert refused(position, f"attack P1.M1 {target}").clause == "TK-COMBAT-5"


def test_tk_combat_25_an_opposing_character_that_is_to_attack_is_refused_by_its_clause() -> None:
    position = table(fields={"P1": "W", "P2": "M W"}, at="declare")
    assert refused(position, "attack P2.M1 P2.W1").clause == "TK-COMBAT-25"


def test_tk_combat_6_several_attackers_may_share_a_target_for_one_kill() -> None:
    """R-12."""
    position = table(fields={"P1": "W W", "P2": "M"}, at="declare")
    play(position, "attack P1.W1 P2.M1", "attack P1.W2 P2.M1", "done")
    assert (graveyard(position, "P2"), tokens(position, "P1")) == (["miner"], 1)


# ---- declaring blockers


def test_tk_combat_7_the_defender_chooses_which_attacker_each_blocks() -> None:
    position = table(fields={"P1": "W W", "P2": "W"}, attacks={"P1.W1": "hero", "P1.W2": "hero"}, at="defend")
    assert texts(position) == ["block P2.W1 P1.W1", "block P2.W1 P1.W2", "done"]
    play(position, "block P2.W1 P1.W2", "done")
    assert (field(position, "P1"), life(position, "P2")) == (["P1.W1"], 9)


def test_tk_combat_8_warriors_miners_and_the_leader_may_block() -> None:
    """S-21."""
    position = table(fields={"P1": "W", "P2": "W M L"}, attacks={"P1.W1": "hero"}, at="defend")
    assert texts(position) == ["block P2.W1 P1.W1", "block P2.M1 P1.W1", "block P2.L P1.W1", "done"]


def test_tk_combat_9_one_attacker_is_blocked_by_one_character() -> None:
    """S-36."""
    position = table(fields={"P1": "W", "P2": "W W"}, attacks={"P1.W1": "hero"}, at="defend")
    assert texts(play(position, "block P2.W1 P1.W1")) == ["done"]
    assert refused(position, "block P2.W2 P1.W1").clause == "TK-COMBAT-9"


def test_tk_combat_9_one_character_blocks_one_attacker() -> None:
    """S-36."""
    position = table(fields={"P1": "W W", "P2": "W"}, attacks={"P1.W1": "hero", "P1.W2": "hero"}, at="defend")
    assert texts(play(position, "block P2.W1 P1.W1")) == ["done"]


def test_tk_combat_10_whoever_is_attacked_cannot_block() -> None:
    """S-33."""
    position = table(
        fields={"P1": "W W", "P2": "M"}, attacks={"P1.W1": "P2.M1", "P1.W2": "hero"}, hands=IDLE, at="defend"
    )
    assert asked(position) == "P1 block-window"


def test_tk_combat_10_it_stays_attacked_even_if_another_blocks_that_attack() -> None:
    """R-14."""
    position = table(fields={"P1": "W W", "P2": "W M"}, attacks={"P1.W1": "P2.M1", "P1.W2": "hero"}, at="defend")
    play(position, "block P2.W1 P1.W1")
    assert refused(position, "block P2.M1 P1.W2").clause == "TK-COMBAT-10"


def test_tk_combat_11_a_blocked_attacker_fights_the_blocker_and_the_target_is_safe() -> None:
    position = table(fields={"P1": "W", "P2": "M W"}, attacks={"P1.W1": "P2.M1"}, at="defend")
    play(position, "block P2.W1 P1.W1", "done")
    assert (field(position, "P1"), field(position, "P2")) == ([], ["P2.M1"])


@pytest.mark.parametrize("named", ["P1.M1", "P2.M1"])
def test_tk_combat_11_a_block_of_a_miner_or_of_an_own_character_is_refused_by_its_clause(named: str) -> None:
    position = table(fields={"P1": "W M", "P2": "M W"}, attacks={"P1.W1": "hero"}, at="defend")
    assert refused(position, f"block P2.W1 {named}").clause == "TK-COMBAT-11"


def test_tk_combat_11_only_an_attacker_is_blocked() -> None:
    position = table(fields={"P1": "W W", "P2": "M"}, attacks={"P1.W1": "hero"}, at="defend")
    assert refused(position, "block P2.M1 P1.W2").clause == "TK-COMBAT-11"


# ---- the tables of attacks: (target, blocker) -> the dead of both sides, life, tokens

TABLES = [
    pytest.param("P2.M1", "", [], ["miner"], 10, (1, 0), id="miner 1: unblocked (S-24)"),
    pytest.param("P2.M1", "P2.W1", ["warrior"], ["warrior"], 10, (1, 1), id="miner 2: blocked by a warrior (S-25)"),
    pytest.param("P2.M1", "P2.M2", [], ["miner"], 10, (1, 0), id="miner: blocked by a miner"),
    pytest.param("P2.M1", "P2.L", ["warrior"], ["leader"], 10, (1, 1), id="miner: blocked by the leader"),
    pytest.param("hero", "", [], [], 9, (0, 0), id="hero 1: unblocked (S-27)"),
    pytest.param("hero", "P2.M1", [], ["miner"], 10, (1, 0), id="hero 2: blocked by a miner (S-28)"),
    pytest.param("hero", "P2.W1", ["warrior"], ["warrior"], 10, (1, 1), id="hero 3: blocked by a warrior (S-29)"),
    pytest.param("hero", "P2.L", ["warrior"], ["leader"], 10, (1, 1), id="hero: blocked by the leader (S-30)"),
]


@pytest.mark.parametrize(("target", "blocker", "own", "theirs", "left", "earned"), TABLES)
def test_every_row_of_the_tables_of_attacks(
    target: str, blocker: str, own: list[str], theirs: list[str], left: int, earned: tuple[int, int]
) -> None:
    """TK-COMBAT-12, TK-COMBAT-13, TK-COMBAT-14, TK-COMBAT-15, TK-COMBAT-16, TK-COMBAT-17, TK-COMBAT-18."""
    position = table(
        fields={"P1": "W", "P2": "M M W L"},
        attacks={"P1.W1": target},
        blocks={blocker: "P1.W1"} if blocker else {},
        at="damage",
    )
    assert (graveyard(position, "P1"), graveyard(position, "P2"), life(position, "P2")) == (own, theirs, left)
    assert (tokens(position, "P1"), tokens(position, "P2")) == earned


def test_tk_combat_12_each_unblocked_attack_on_the_hero_takes_one_life() -> None:
    position = table(fields={"P1": "W W L"}, at="declare")
    play(position, "attack P1.W1 hero", "attack P1.W2 hero", "attack P1.L hero", "done")
    assert life(position, "P2") == 7


def test_tk_combat_13_an_unblocked_attack_kills_the_miner_it_names() -> None:
    position = table(fields={"P1": "W", "P2": "M M"}, at="declare")
    play(position, "attack P1.W1 P2.M2", "done", "done")
    assert (field(position, "P2"), life(position, "P2")) == (["P2.M1"], 10)


def test_tk_combat_14_both_warriors_die_and_the_attacked_miner_lives() -> None:
    position = table(
        fields={"P1": "W", "P2": "M W"}, attacks={"P1.W1": "P2.M1"}, blocks={"P2.W1": "P1.W1"}, at="damage"
    )
    assert (field(position, "P1"), field(position, "P2")) == ([], ["P2.M1"])


def test_tk_combat_15_both_warriors_die_and_the_hero_loses_nothing() -> None:
    position = table(fields={"P1": "W", "P2": "W"}, attacks={"P1.W1": "hero"}, blocks={"P2.W1": "P1.W1"}, at="damage")
    assert (field(position, "P1"), field(position, "P2"), life(position, "P2")) == ([], [], 10)


def test_tk_combat_16_a_miner_in_the_way_dies_for_the_hero() -> None:
    position = table(fields={"P1": "W", "P2": "M"}, attacks={"P1.W1": "hero"}, blocks={"P2.M1": "P1.W1"}, at="damage")
    assert (field(position, "P1"), field(position, "P2"), life(position, "P2")) == (["P1.W1"], [], 10)


def test_tk_combat_17_a_miner_in_the_way_dies_for_another_miner() -> None:
    position = table(
        fields={"P1": "W", "P2": "M M"}, attacks={"P1.W1": "P2.M1"}, blocks={"P2.M2": "P1.W1"}, at="damage"
    )
    assert (field(position, "P1"), field(position, "P2")) == (["P1.W1"], ["P2.M1"])


def test_tk_combat_18_an_attacking_leader_kills_and_is_killed() -> None:
    position = table(fields={"P1": "L", "P2": "W"}, attacks={"P1.L": "hero"}, blocks={"P2.W1": "P1.L"}, at="damage")
    assert (graveyard(position, "P1"), graveyard(position, "P2")) == (["leader"], ["warrior"])


def test_tk_combat_18_a_blocking_leader_kills_and_is_killed() -> None:
    """S-30."""
    position = table(fields={"P1": "W", "P2": "L"}, attacks={"P1.W1": "hero"}, blocks={"P2.L": "P1.W1"}, at="damage")
    assert (graveyard(position, "P1"), graveyard(position, "P2")) == (["warrior"], ["leader"])


def test_tk_combat_19_a_blocking_miner_does_not_even_hurt_a_leader() -> None:
    position = table(fields={"P1": "L", "P2": "M"}, attacks={"P1.L": "hero"}, blocks={"P2.M1": "P1.L"}, at="damage")
    assert field(position, "P1") == ["P1.L"]


def test_tk_combat_20_a_warrior_that_attacked_may_block_in_the_next_turn() -> None:
    """S-34."""
    position = table(fields={"P1": "W", "P2": "W"}, at="declare")
    play(position, "attack P1.W1 hero", "done", "done", "chance draw bomba", "chance draw miner")
    pass_until(position, "combat")
    play(position, "pass", "attack P2.W1 hero", "done", "pass")
    assert texts(position) == ["block P1.W1 P2.W1", "done"]


def test_tk_combat_21_only_characters_on_the_battlefield_take_part() -> None:
    position = table(fields={"P1": "W"}, recruits={"P1": "W", "P2": "M"}, graves={"P1": "W"}, at="declare")
    assert refused(position, "attack P1.W2 hero").clause == "TK-COMBAT-21"
    assert refused(position, "attack P1.W1 P2.M1").clause == "TK-COMBAT-21"


def test_tk_combat_22_the_hero_neither_strikes_back_nor_blocks() -> None:
    position = play(table(fields={"P1": "W"}, hands=IDLE, at="declare"), "attack P1.W1 hero", "done")
    assert asked(pass_all(position)) == "P1 block-window"
    pass_all(position)
    assert (field(position, "P1"), life(position, "P1")) == (["P1.W1"], 10)


def test_tk_combat_23_all_damage_happens_at_the_same_time() -> None:
    position = table(
        fields={"P1": "W W", "P2": "W M"},
        life={"P2": 5},
        attacks={"P1.W1": "hero", "P1.W2": "P2.M1"},
        blocks={"P2.W1": "P1.W1"},
        at="damage",
    )
    assert (graveyard(position, "P1"), graveyard(position, "P2")) == (["warrior"], ["warrior", "miner"])


def test_tk_combat_24_nothing_is_added_after_the_declaration() -> None:
    position = table(fields={"P1": "W W"}, hands=IDLE, at="declare")
    play(position, "attack P1.W1 hero", "done")
    assert refused(position, "attack P1.W2 hero").clause == "TK-COMBAT-24"
    pass_all(pass_all(position))
    assert asked(position) == "P1 end-window"
    assert refused(position, "done").clause == "TK-COMBAT-24"


def test_tk_combat_25_only_own_characters_attack_and_only_in_the_own_turn() -> None:
    position = table(fields={"P1": "W", "P2": "W"}, at="declare")
    assert refused(position, "attack P2.W1 hero").clause == "TK-COMBAT-25"
    assert texts(position, "P2") == []


def test_tk_combat_25_only_characters_of_the_defender_block() -> None:
    position = table(4, fields={"P1": "W", "P2": "W", "P3": "W"}, attacks={"P1.W1": "hero"}, at="defend")
    assert texts(position) == ["block P2.W1 P1.W1", "done"]
    assert refused(position, "block P3.W1 P1.W1").clause == "TK-COMBAT-25"


# ---- what changes between declaration and damage (3.9)


def test_a_blocked_attack_stays_blocked_when_its_blocker_is_gone() -> None:
    """TK-COMBAT-11, R-16."""
    position = table(
        fields={"P1": "W", "P2": "M"},
        hands={"P1": ["strzal"]},
        attacks={"P1.W1": "hero"},
        blocks={"P2.M1": "P1.W1"},
        at="block",
    )
    play(position, "play strzal P2.M1")
    assert (life(position, "P2"), tokens(position, "P1")) == (10, 1)


def test_a_blocker_whose_attacker_is_gone_deals_and_takes_nothing() -> None:
    """TK-COMBAT-24, R-17."""
    position = table(
        fields={"P1": "W W", "P2": "W"},
        hands={"P2": ["strzal"]},
        attacks={"P1.W1": "hero", "P1.W2": "hero"},
        blocks={"P2.W1": "P1.W1"},
        at="block",
    )
    play(position, "P2 play strzal P1.W1")
    assert (field(position, "P1"), field(position, "P2"), life(position, "P2")) == (["P1.W2"], ["P2.W1"], 9)


def test_a_blocked_attack_goes_on_when_its_first_target_is_gone() -> None:
    """TK-COMBAT-11, R-18: its target had changed to the blocker."""
    position = table(
        fields={"P1": "W", "P2": "M W"},
        hands={"P1": ["strzal"]},
        attacks={"P1.W1": "P2.M1"},
        blocks={"P2.W1": "P1.W1"},
        at="block",
    )
    play(position, "play strzal P2.M1")
    assert (graveyard(position, "P1"), graveyard(position, "P2")) == (["warrior"], ["warrior", "miner"])


def test_an_attacker_shot_in_time_is_not_blocked_and_does_no_damage() -> None:
    """TK-COMBAT-1, S-43."""
    position = table(
        fields={"P1": "W", "P2": "W"},
        hands={"P1": ["medyk"], "P2": ["strzal", "medyk"]},
        attacks={"P1.W1": "hero"},
        at="attack",
    )
    play(position, "pass", "P2 play strzal P1.W1")
    pass_all(position)
    assert (asked(position), life(position, "P2"), tokens(position, "P2")) == ("P1 end-window", 10, 1)


def test_an_attack_whose_target_is_gone_is_gone_too() -> None:
    """TK-COMBAT-6, S-45, R-18."""
    position = table(
        fields={"P1": "W", "P2": "M M W"}, hands={"P1": ["wybuch", "medyk"]}, attacks={"P1.W1": "P2.M1"}, at="attack"
    )
    play(position, "play wybuch P2.M1 P2.M2", "pass")
    assert (tokens(position, "P1"), life(position, "P2"), asked(position)) == (2, 10, "P1 end-window")
