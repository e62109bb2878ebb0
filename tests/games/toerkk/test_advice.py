"""Advice for bots: when to place, attack, block, respond and hold back (rules.md 6.8)."""

from __future__ import annotations

import pytest

from ludoteka.bots.driver import play_game
from ludoteka.bots.greedy_bot import GreedyBot
from ludoteka.bots.random_bot import RandomBot
from ludoteka.core import Rng
from ludoteka.core.playout import Tally
from ludoteka.games.toerkk import GAME
from ludoteka.games.toerkk.advice import ToerkkAdvice
from ludoteka.games.toerkk.position import Toerkk

from tests.games.toerkk.tables import opening, play, table

DUELS = 60


def best(position: Toerkk) -> str:
    """What the advice weighs most for whoever is asked."""
    advice, seat = ToerkkAdvice(), position.to_act
    return max(position.moves(), key=lambda move: advice.weigh(position, move, seat)).text


def test_greedy_beats_random_in_nine_duels_of_ten() -> None:
    won = 0.0
    for number in range(DUELS):
        mine = number % 2
        bots = [GreedyBot(number), RandomBot(number)] if mine == 0 else [RandomBot(number), GreedyBot(number)]
        tally = Tally()
        play_game(GAME, opening(), bots, Rng(number), tally)
        won += tally.standing[mine]
    assert won >= 0.9 * DUELS


def test_characters_are_placed_at_once() -> None:
    assert best(table(recruits={"P1": "M L"}, hands={"P1": ["bomba"]})) == "place leader"


def test_the_card_that_wins_is_played() -> None:
    position = table(hands={"P1": ["lonsdaleit", "bomba"]}, life={"P2": 3}, at="end")
    assert best(position) == "play bomba P2"


def test_the_levels_that_win_are_dug() -> None:
    assert best(table(hands={"P1": ["lonsdaleit", "bomba"]}, depth={"P1": 17}, at="end")) == "play lonsdaleit"


def test_a_flood_stops_the_miners_that_would_win() -> None:
    position = table(fields={"P1": "M M"}, depth={"P1": 18}, hands={"P2": ["powodz"]}, at="main")
    assert best(position) == "play powodz P1"


def test_a_healthy_hero_keeps_its_medic() -> None:
    assert best(table(hands={"P1": ["medyk"]}, life={"P1": 9}, at="end")) == "pass"


def test_tove_draws_as_soon_as_she_can_pay_for_it() -> None:
    """Her tokens serve for nothing else (TK-ABILITY-7)."""
    assert best(table(heroes={"P1": "tove"}, tokens={"P1": 3}, at="end")) == "use tove"


def test_a_free_attack_is_made() -> None:
    assert best(table(fields={"P1": "W"}, at="declare")) == "attack P1.W1 hero"


def test_a_lethal_attack_is_blocked_even_by_a_miner() -> None:
    position = table(fields={"P1": "W", "P2": "M"}, life={"P2": 1}, attacks={"P1.W1": "hero"}, at="defend")
    assert best(position) == "block P2.M1 P1.W1"


def test_a_miner_does_not_block_for_one_life_of_many() -> None:
    position = table(fields={"P1": "W", "P2": "M"}, attacks={"P1.W1": "hero"}, at="defend")
    assert best(position) == "done"


def test_a_shield_saves_the_last_life() -> None:
    position = table(
        fields={"P1": "W"}, life={"P2": 1}, hands={"P2": ["tarcza"]}, attacks={"P1.W1": "hero"}, at="block"
    )
    assert best(position) == "play tarcza P2"


def test_a_shield_is_kept_where_nothing_threatens() -> None:
    assert best(table(fields={"P1": "W"}, hands={"P1": ["tarcza"]}, at="end")) == "pass"


def test_the_witch_takes_the_best_card() -> None:
    position = play(table(hands={"P1": ["wiedzma"], "P2": ["przyplyw_energii", "bomba"]}), "play wiedzma P2")
    assert best(position) == "pick bomba"


def test_a_partners_plan_is_accepted() -> None:
    assert best(play(table(4, fields={"P1": "W"}, at="declare"), "attack P1.W1 hero", "done")) == "accept"


def test_a_token_is_stolen_where_it_pays_for_an_ability() -> None:
    position = table(fields={"P1": "L"}, tokens={"P2": 3}, heroes={"P2": "orm"}, at="dig")
    assert best(position) == "steal P2"


@pytest.mark.parametrize("victory", ["life", "dig"])
def test_only_the_route_that_wins_is_worth_something(victory: str) -> None:
    position = table(hands={"P1": ["bomba", "lonsdaleit"]}, at="end", options={"victory": victory})
    assert best(position) == ("play bomba P2" if victory == "life" else "play lonsdaleit")
