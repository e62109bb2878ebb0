"""Duplicate deals: the luck is the same for all who play a deal, and every bot sits everywhere."""

from __future__ import annotations

from time import thread_time

from ludoteka.bots import search_bot
from ludoteka.core import CHANCE
from ludoteka.lab.contest import GameId, Room
from ludoteka.lab.dealing import Deal
from tests.lab.contests import LEDUC, room


def dealt(here: Room, deal: int, count: int) -> list[str]:
    """The first chance moves of a deal, with no decision before them."""
    position, luck, found = here.start.copy(), Deal(here.contest.seed, deal), list[str]()
    while position.to_act == CHANCE and len(found) < count:
        move = luck.draw(position)
        found.append(move.text)
        position.apply(move, CHANCE)
    return found


def test_a_deal_is_the_same_whoever_sits_down_to_it() -> None:
    one, other = room(bots="greedy,random"), room(bots="random,greedy")
    assert dealt(one, 3, 40) == dealt(other, 3, 40)
    assert dealt(one, 3, 40) != dealt(one, 4, 40)


def test_the_luck_of_a_seat_does_not_hang_on_how_often_another_draws() -> None:
    luck, other = Deal(1, 1), Deal(1, 1)
    for _ in range(5):
        other._below("die", 0, 6)
    assert [luck._below("die", 1, 6) for _ in range(20)] == [other._below("die", 1, 6) for _ in range(20)]


def test_bots_that_play_alike_make_all_games_of_a_deal_alike() -> None:
    here = room(bots="search:iterations=1:slips=1,search:iterations=1:slips=1.0")
    first, second = (here.play(GameId(0, 2, turn)) for turn in (0, 1))
    assert (first.standing, first.steps) == (second.standing, second.steps)
    assert first.seats == tuple(reversed(second.seats))


def test_a_game_played_again_comes_out_the_same() -> None:
    here = room()
    first, second = (here.play(GameId(0, 1, 0)) for _ in range(2))
    assert (first.points, first.steps) == (second.points, second.steps)


def test_every_bot_sits_on_every_seat_of_a_deal() -> None:
    table = room(bots="greedy,random", seats=4).tables[0]
    assert [way.index("greedy") for way in table.ways] == [0, 1, 2, 3]
    assert table.fair == 0.25


def test_a_chosen_hero_is_given_to_the_seat_and_each_bot_plays_each() -> None:
    here = room("karak-goblin", "greedy,random", 2)
    chosen = []
    for names in here.tables[0].ways:
        position, luck = here.start.copy(), Deal(5, 1)
        while (move := luck.hero(position, int(position.to_act))) is not None:
            chosen.append((names[int(position.to_act)], move.text))
            position.apply(move, position.to_act)
    heroes = {name: sorted(text for who, text in chosen if who == name) for name in ("greedy", "random")}
    assert heroes["greedy"] == heroes["random"]
    assert len(heroes["greedy"]) == 2


def test_a_game_without_turns_is_dealt_too() -> None:
    here = room(LEDUC, "random,search:iterations=1")
    assert sum(here.play(GameId(0, 1, 0)).points) == 1.0


def test_the_time_of_a_bot_is_that_of_the_processor() -> None:
    here = room("kragmortha", "search:seconds=0.001,greedy")
    played = here.play(GameId(0, 1, 0))
    assert search_bot.perf_counter is thread_time  # type: ignore[attr-defined]
    assert 0.0 < played.slowest["search:seconds=0.001"] < 0.5
