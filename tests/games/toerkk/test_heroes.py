"""Heroes and what each ability does (rules.md 2: hero; 6.3)."""

from __future__ import annotations

import pytest

from tests.games.toerkk.tables import (
    aims,
    asked,
    camp,
    depth,
    field,
    graveyard,
    hand,
    life,
    opening,
    pass_until,
    picture,
    play,
    recruits,
    refused,
    table,
    texts,
    tokens,
)

MOMENTS = ("roll", "main", "combat", "attack", "block", "end")


def test_tk_hero_1_an_attack_on_the_hero_is_an_attack_on_the_player() -> None:
    position = play(table(fields={"P1": "W"}, at="declare"), "attack P1.W1 hero", "done")
    assert life(position, "P2") == 9


def test_tk_hero_2_each_hero_has_an_ability_of_its_own() -> None:
    box = opening().box
    assert len(set(box.effects[len(box.cards) :])) == len(box.heroes) == 8


def test_tk_hero_2_nobody_uses_the_ability_of_another_hero() -> None:
    position = table(heroes={"P1": "hedda", "P2": "tove"}, tokens={"P1": 5})
    assert texts(position) == ["use hedda", "pass"]
    assert refused(position, "use tove").key == "not-your-hero"


COSTS = {"haldor": 3, "hedda": 2, "ylva": 4, "orm": 3, "runa": 4, "grima": 3, "tove": 3, "fenja": 1}


@pytest.mark.parametrize("hero", COSTS)
def test_tk_hero_3_the_price_is_paid_out_of_the_own_pool(hero: str) -> None:
    uses = []
    for count in (COSTS[hero] - 1, COSTS[hero]):
        position = table(
            fields={"P1": "W", "P2": "M"},
            graves={"P1": "M"},
            heroes={"P1": hero},
            hands={"P1": ["mgla"]},
            tokens={"P1": count, "P2": 5},
        )
        uses.append([text for text in texts(position) if text.startswith(f"use {hero}")])
    assert (uses[0], uses[1] != []) == ([], True)
    play(position, uses[1][0])
    assert tokens(position, "P1") == (1 if hero == "orm" else 0)


def test_tk_hero_3_with_too_few_tokens_the_price_is_named() -> None:
    position = table(hands={"P1": ["mgla"]}, heroes={"P1": "tove"}, tokens={"P1": 2})
    assert refused(position, "use tove").args == {"cost": 3, "count": 2}


def test_tk_hero_4_paid_tokens_go_to_the_supply() -> None:
    position = play(table(heroes={"P1": "hedda"}, tokens={"P1": 3}, supply=4), "use hedda")
    assert (tokens(position, "P1"), position.supply) == (1, 6)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("turn", ["P1", "P2"])
def test_tk_hero_5_an_ability_is_used_at_any_moment_of_any_turn(moment: str, turn: str) -> None:
    position = table(
        fields={turn: "W"},
        heroes={"P1": "hedda"},
        tokens={"P1": 2},
        turn=turn,
        attacks={f"{turn}.W1": "hero"},
        at=moment,
    )
    assert (asked(position), texts(position)) == (f"P1 {moment}-window", ["use hedda", "pass"])


def test_tk_hero_6_what_an_ability_does_lasts_until_the_end_of_the_turn() -> None:
    position = table(
        fields={"P1": "W", "P2": "W"},
        heroes={"P1": "runa"},
        tokens={"P1": 4},
        hands={"P1": ["mgla"], "P2": ["strzal"]},
        at="end",
    )
    play(position, "use runa P1.W1")
    assert aims(position, "play strzal") == {"P1"}
    play(position, "pass", "pass", "chance draw bomba", "chance draw miner")
    assert aims(position, "play strzal") == {"P1", "P1.W1"}


def test_tk_hero_6_what_is_done_remains() -> None:
    """R-29."""
    position = table(fields={"P1": "W"}, heroes={"P1": "hedda"}, tokens={"P1": 2}, hands={"P2": ["mgla"]}, at="end")
    assert depth(pass_until(play(position, "use hedda"), "turn"), "P1") == 2


def test_tk_hero_7_an_ability_works_at_once_and_is_not_interrupted() -> None:
    position = table(fields={"P2": "M"}, heroes={"P1": "orm"}, tokens={"P1": 3}, hands={"P2": ["tarcza"]})
    play(position, "use orm P2.M1")
    assert (field(position, "P2"), asked(position)) == ([], "P2 main-window")


def test_tk_hero_8_an_ability_is_used_as_often_as_it_is_paid() -> None:
    position = play(table(heroes={"P1": "hedda"}, tokens={"P1": 5}), "use hedda", "use hedda")
    assert (depth(position, "P1"), tokens(position, "P1")) == (4, 1)


def test_tk_hero_8_an_ability_that_would_change_nothing_is_not_used() -> None:
    position = table(hands={"P1": ["mgla"]}, heroes={"P1": "haldor"}, tokens={"P1": 3}, marks={"hero_shielded": ["P2"]})
    assert refused(position, "use haldor P2").clause == "TK-HERO-8"


# ---- each ability


def test_tk_ability_1_haldor_takes_two_life_and_gives_one() -> None:
    position = play(table(heroes={"P1": "haldor"}, tokens={"P1": 3}, life={"P1": 5}), "use haldor P2")
    assert (life(position, "P2"), life(position, "P1")) == (8, 6)


def test_tk_ability_1_haldor_gives_life_even_if_the_other_hero_is_shielded() -> None:
    position = table(heroes={"P1": "haldor"}, tokens={"P1": 3}, life={"P1": 5}, marks={"hero_shielded": ["P2"]})
    play(position, "use haldor P2")
    assert (life(position, "P2"), life(position, "P1")) == (10, 6)


def test_tk_ability_2_hedda_digs_two_levels() -> None:
    position = table(heroes={"P1": "hedda"}, tokens={"P1": 2}, depth={"P1": 3}, marks={"flooded": ["P1"]})
    assert depth(play(position, "use hedda"), "P1") == 5


def test_tk_ability_3_ylva_draws_a_character_and_gives_two_life() -> None:
    position = table(heroes={"P1": "ylva"}, tokens={"P1": 4}, life={"P1": 5})
    play(position, "use ylva", "chance draw leader")
    assert (recruits(position, "P1"), life(position, "P1"), len(camp(position, "P1"))) == (["leader"], 7, 10)


def test_tk_ability_3_ylva_needs_a_card_to_draw_or_life_to_give() -> None:
    field_of_all = {"P1": "W W W W W M M M M M L"}
    healthy = table(fields=field_of_all, heroes={"P1": "ylva"}, tokens={"P1": 4})
    assert texts(healthy) == ["pass"]
    hurt = table(fields=field_of_all, heroes={"P1": "ylva"}, tokens={"P1": 4}, life={"P1": 9})
    assert life(play(hurt, "use ylva"), "P1") == 10


def test_tk_ability_4_orm_kills_a_miner_for_a_token() -> None:
    position = table(fields={"P1": "M", "P2": "W M L"}, heroes={"P1": "orm"}, tokens={"P1": 3})
    assert aims(position, "use orm") == {"P2.M1", "P2.L"}
    play(position, "use orm P2.M1")
    assert (graveyard(position, "P2"), tokens(position, "P1")) == (["miner"], 1)


def test_tk_ability_4_orm_cannot_name_a_shielded_miner() -> None:
    position = table(fields={"P2": "M L"}, heroes={"P1": "orm"}, tokens={"P1": 3}, marks={"shielded": ["P2.M1"]})
    assert aims(position, "use orm") == {"P2.L"}


def test_tk_ability_5_runa_protects_up_to_two_characters() -> None:
    position = table(fields={"P1": "W M", "P2": "W"}, heroes={"P1": "runa"}, tokens={"P1": 4}, hands={"P2": ["strzal"]})
    assert aims(position, "use runa") == {"P1.W1", "P1.M1", "P1.W1 P1.M1"}
    play(position, "use runa P1.W1 P1.M1")
    assert aims(position, "play strzal") == {"P1"}


def test_tk_ability_5_runa_does_not_protect_whom_a_shield_protects() -> None:
    position = table(fields={"P1": "W M"}, heroes={"P1": "runa"}, tokens={"P1": 4}, marks={"shielded": ["P1.W1"]})
    assert aims(position, "use runa") == {"P1.M1"}


def test_tk_ability_6_grima_returns_a_miner_or_the_leader() -> None:
    position = table(graves={"P1": "W M L"}, heroes={"P1": "grima"}, tokens={"P1": 3})
    assert aims(position, "use grima") == {"miner", "leader"}
    play(position, "use grima miner")
    assert (field(position, "P1"), graveyard(position, "P1")) == (["P1.M1"], ["warrior", "leader"])


def test_tk_ability_6_grima_finds_no_warrior() -> None:
    position = table(graves={"P1": "W"}, heroes={"P1": "grima"}, tokens={"P1": 3})
    assert texts(position) == ["pass"]


def test_tk_ability_7_tove_draws_an_action_card() -> None:
    position = play(table(heroes={"P1": "tove"}, tokens={"P1": 3}), "use tove", "chance draw medyk")
    assert hand(position, "P1") == ["medyk"]


def test_tk_ability_7_tove_needs_a_card_to_draw() -> None:
    every = opening().box
    cards = [every.cards[card] for card in every.kinds.cards(every.kinds.whole)]
    position = table(hands={"P1": cards}, heroes={"P1": "tove"}, tokens={"P1": 3})
    assert "use tove" not in texts(position)


def test_tk_ability_8_fenja_keeps_up_to_two_characters_from_blocking() -> None:
    position = table(
        fields={"P1": "W", "P2": "W M L"},
        heroes={"P1": "fenja"},
        tokens={"P1": 1},
        attacks={"P1.W1": "hero"},
        at="attack",
    )
    assert aims(position, "use fenja") == {"P2.W1", "P2.M1", "P2.L", "P2.W1 P2.M1", "P2.W1 P2.L", "P2.M1 P2.L"}
    play(position, "use fenja P2.W1 P2.L")
    assert texts(position) == ["block P2.M1 P1.W1", "done"]
    assert refused(position, "block P2.W1 P1.W1").clause == "TK-ABILITY-8"


def test_tk_ability_8_fenja_howls_in_the_own_turn_before_blocks() -> None:
    for turn, open_at in (("P1", MOMENTS[:4]), ("P2", ())):
        for moment in MOMENTS:
            position = table(
                fields={turn: "W", "P2": "W M"},
                heroes={"P1": "fenja"},
                tokens={"P1": 1},
                turn=turn,
                attacks={f"{turn}.W1": "hero"},
                at=moment,
            )
            assert (aims(position, "use fenja") != set()) is (moment in open_at)


def test_tk_ability_8_fenja_has_nothing_to_do_where_nobody_can_block() -> None:
    position = table(fields={"P2": "W"}, heroes={"P1": "fenja"}, tokens={"P1": 1}, marks={"no_block": ["P2"]})
    assert texts(position) == ["pass"]
    cowed = table(fields={"P2": "W M"}, heroes={"P1": "fenja"}, tokens={"P1": 1}, marks={"cowed": ["P2.W1"]})
    assert aims(cowed, "use fenja") == {"P2.M1"}


def test_tk_hero_3_the_view_shows_the_price_of_every_hero() -> None:
    seen = picture(table(heroes={"P1": "runa", "P2": "fenja"}, hands={"P1": ["mgla"]}))["players"]
    assert [(each["hero"], each["cost"]) for each in seen] == [("runa", 4), ("fenja", 1)]
