"""Whole games in every format with any options: they end, lose nothing, and keep what must hold (rules.md 3.13)."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteka
from ludoteka.core import CHANCE, NOBODY, Rng
from ludoteka.core.options import Option, Value
from ludoteka.games.toerkk import GAME, bundles, sides
from ludoteka.games.toerkk.characters import PER_SEAT
from ludoteka.games.toerkk.clock import overdue
from ludoteka.games.toerkk.phases import OVER, RESOLVED
from ludoteka.games.toerkk.position import Toerkk
from ludoteka.games.toerkk.strikes import NO_BLOCKER, attacker_of, blocker_of

from tests.contract.tables import Setup
from tests.contract.worlds import find_leak
from tests.games.toerkk.tables import opening

MOST_STEPS = 30_000


def any_value(option: Option, rng: Rng) -> Value:
    ends = [int(end) for end in (option.low, option.high) if end is not None]
    values = [*option.values, *ends]
    return values[rng.below(len(values))]


def any_step(position: Toerkk, rng: Rng) -> None:
    """A lot, or an answer of any seat that is asked."""
    if position.to_act == CHANCE:
        position.play(position.lot(rng.below(position.lots())))
        return
    waiting = position.waiting()
    seat = waiting[rng.below(len(waiting))]
    moves = position.moves_of(seat)
    position.play(moves[rng.below(len(moves))], seat)


def worth(position: Toerkk) -> int:
    """Two points for a token in a pool, five for an action card in a hand (TK-TIME-10)."""
    return 2 * int(sum(position.tokens)) + 5 * sum(int(bundles.size_of(hand)) for hand in position.hand)


def is_sound(position: Toerkk) -> bool:
    """The battlefield is what its parts say, attacks are of those who may, and nobody should have won already."""
    attackers = [attacker_of(attack) for attack in position.attacks]
    blockers = [blocker_of(attack) for attack in position.attacks if blocker_of(attack) != NO_BLOCKER]
    return (
        position.present == sum(1 << each for each in position.field)
        and all(each // PER_SEAT < position.seats for each in position.field)
        and len(set(attackers)) == len(attackers)
        and len(set(blockers)) == len(blockers)
        and all(sides.side_owning(position, each) == position.turn_side for each in attackers)
        and all(sides.side_owning(position, each) == position.rival for each in blockers)
        and min(position.depth) >= 0
        and max(position.life) <= position.house.life
        and (position.phase == OVER or not has_won(position))
    )


def has_won(position: Toerkk) -> bool:
    house = position.house
    return bool(
        (house.by_life and min(position.life) <= 0) or (house.by_digging and max(position.depth) >= house.levels)
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_any_options_end_and_lose_nothing_on_the_way(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(8):
        position = opening(seats, {option.key: any_value(option, rng) for option in GAME.options})
        box, steps = position.census(), 0
        while position.to_act != NOBODY:
            any_step(position, rng)
            steps += 1
            assert is_sound(position)
            assert position.census() == box
            assert steps < MOST_STEPS
        assert sum(position.standing()) == pytest.approx(2 if position.house.team else 1)


def test_tk_time_10_every_play_lowers_what_all_players_have_together() -> None:
    rng, played = Rng(5), 0
    for seats in (2, 3, 4):
        position = opening(seats)
        while position.to_act != NOBODY:
            before, window = worth(position), (position.turns, position.window, position.moment())
            moves = position.moves()
            move = moves[rng.below(len(moves))]
            position.play(move)
            if move.kind in ("play", "use"):
                while position.to_act == CHANCE and position.then == RESOLVED:
                    position.play(position.lot(0))
                if (position.turns, position.window, position.moment()) == window:
                    assert worth(position) < before, move.text
                    played += 1
    assert played > 100


@pytest.mark.parametrize(
    "options",
    [
        {"format": "ffa"},
        {"format": "ffa", "ffa_reach": "table"},
        {"partners_share_hands": False, "team_opening": "additive"},
    ],
)
def test_four_players_cannot_tell_worlds_apart_that_they_imagine_alike(options: dict[str, Value]) -> None:
    leak = find_leak(Setup(ludoteka.game("toerkk"), 4, options, boxed=True), 1, Counter())
    assert leak is None, str(leak)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_in_which_every_clock_runs_out_ends_all_the_same(seats: int) -> None:
    position, rng = opening(seats), Rng(7)
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            position.play(position.lot(rng.below(position.lots())))
        else:
            made = overdue(position, position.to_act)
            assert len(made) == 1
            position.play(made[0])
    assert position.reason != 0
