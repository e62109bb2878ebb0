"""What bots are told: sensible choices where one can see them, and games that end."""

from __future__ import annotations

from typing import Any

import ludoteka
from ludoteka.bots.driver import play_game
from ludoteka.bots.greedy_bot import GreedyBot
from ludoteka.core import Rng
from ludoteka.core.playout import Tally
from ludoteka.games.karak_2.advice import Karak2Advice
from ludoteka.games.karak_2.position import Karak2

from tests.games.karak_2.tables import play, table

ADVICE = Karak2Advice()


def best(position: Karak2) -> str:
    """The move that weighs most."""
    seat = int(position.to_act)
    return max(position.moves(), key=lambda move: ADVICE.weigh(position, move, seat)).text


def test_who_has_the_wood_for_it_founds_a_city() -> None:
    assert best(table("horan", "taia", at={"horan": "1,0"}, stock={"horan": "2 wood"})) == "found"


def test_who_can_pay_for_barracks_builds_them() -> None:
    city = {"horan": "1,0"}
    position = table("horan", "taia", at=city, city=city, stock={"horan": "1 wood 1 stone"})
    assert best(position) == "build camp"


def test_who_has_fame_and_food_recruits() -> None:
    city = {"horan": "1,0"}
    position = table(
        "horan", "taia", at=city, city=city, stock={"horan": "4 food"}, base={"horan": 4}, buildings={"horan": "camp"}
    )
    assert best(position) == "recruit"
    assert best(play(position, "recruit")) == "train 4 knight"


def test_a_hero_with_little_life_heals() -> None:
    assert best(table("horan", "taia", at={"horan": "1,0"}, lives={"horan": 1})) == "heal"


def test_good_odds_are_taken() -> None:
    position = table("horan", "taia", units={"horan": "5 archer"}, armies={"1,0": ["skeletal-rider"]})
    assert best(position) == "step E"


def test_bad_odds_are_not() -> None:
    position = table("horan", "taia", at={"horan": "0,0"}, armies={"1,0": ["death-herald", "death-herald"]})
    assert best(position) != "step E"


def test_xanros_raises_a_skeleton_where_it_opens_a_fight() -> None:
    position = table(
        "xanros", "taia", units={"xanros": "2 skeleton"}, armies={"1,0": ["dark-dryads"]}, stack=[], bag=[]
    )
    assert best(position) == "raise skeleton"


def test_xanros_rather_harvests_what_is_missing_than_a_skeleton_that_opens_no_fight() -> None:
    assert best(table("xanros", "taia", at={"xanros": "-1,0"}, stack=[], bag=[])) == "harvest"


def test_skeletons_are_risked_before_soldiers() -> None:
    position = table("xanros", "taia", units={"xanros": "3 skeleton 5 mage"}, armies={"1,0": ["skeletal-warriors"]})
    assert best(play(position, "step E")) == "with 3 skeleton"


def before_the_general(stones: str, **more: Any) -> Karak2:
    """Horan with ten archers beside the General; his opponent has these stones."""
    return table(
        "horan",
        "taia",
        land={"1,-1": "B10"},
        praetorians=0,
        units={"horan": "10 archer"},
        stones={"taia": stones},
        **more,
    )


def test_the_general_is_attacked_by_whoever_wins_the_game_by_it() -> None:
    assert best(before_the_general("1 large")) == "step NE"


def test_the_general_is_left_alone_by_whoever_would_lose_the_game_by_it() -> None:
    assert best(before_the_general("3 large")) != "step NE"


def test_where_nothing_else_can_happen_the_general_is_attacked_at_fair_odds() -> None:
    """R-50: no army on the map, no tile in the stack."""
    assert best(before_the_general("3 large", stack=[], bag=[])) == "step NE"


def test_no_more_fireballs_are_thrown_than_are_needed() -> None:
    position = table(
        "taia",
        "horan",
        at={"taia": "0,0"},
        armies={"1,0": ["burdened-brutes"]},
        items={"taia": ["fireball", "fireball"]},
    )
    assert best(play(position, "step E", "hero 2")) == "fireballs 1"


def test_greedy_games_end_with_the_generals_fall() -> None:
    edition = ludoteka.game("karak-2")
    for seats in (2, 3, 4, 5):
        match = edition.new(seats, seed=seats, chance="manual")
        position, tally = match.position, Tally()
        play_game(edition.game, position, [GreedyBot(seat) for seat in range(seats)], Rng(seats), tally)
        assert isinstance(position, Karak2)
        assert position.conqueror >= 0, f"{seats} seats: still standing after round {position.round}"
