"""Random games of every kind: they end, nothing is lost on the way, and looking on changes nothing."""

from __future__ import annotations

import math

import ludoteka
from ludoteka.core import CHANCE, NOBODY, Rng
from ludoteka.core.playout import playouts

from tests.contract.tables import (
    Setup,
    at_every_table,
    key_of,
    many,
    of_every_game,
    other_values,
    play_at_random,
    random_step,
    spots,
    steps_of,
    stroll,
)


@at_every_table
def test_every_random_game_ends_within_the_bound_the_game_names(setup: Setup) -> None:
    for seed in range(many(30)):
        position, rng, steps = setup.whole.begin(), Rng(seed), 0
        while position.to_act != NOBODY:
            assert steps < setup.bound, f"seed {seed}: still going after {steps} steps"
            position.apply(*random_step(position, rng))
            steps += 1
        assert position.moves() == [], "nothing is open when nobody is to act"
        assert position.waiting() == []


@of_every_game
def test_every_value_of_every_option_can_be_played_with_every_number_of_seats(edition: ludoteka.Edition) -> None:
    for seats in edition.seats:
        for option in edition.options:
            for value in other_values(option):
                match = edition.new(seats, 1, {option.key: value})
                play_at_random(match, Rng(1), 30)
                assert match.over or match.moves(), f"{seats} seats, {option.key}={value}"


@at_every_table
def test_a_finished_game_has_a_finite_result_for_every_seat(setup: Setup) -> None:
    for seed in range(many(5)):
        *_, last = stroll(setup, seed)
        standing = last.standing()
        assert len(standing) == setup.seats
        assert all(math.isfinite(result) for result in standing)


@at_every_table
def test_the_engines_own_loop_plays_whole_games_too(setup: Setup) -> None:
    tally = playouts(setup.whole.begin(), many(20), seed=5)
    assert tally.games == many(20)
    assert tally.decisions > 0
    assert tally.decisions + tally.chances <= many(20) * setup.bound


@at_every_table
def test_moves_come_in_a_fixed_order_and_somebody_always_has_one(setup: Setup) -> None:
    for _, position in spots(setup, 2):
        listed = [move.text for move in position.moves()]
        assert listed == [move.text for move in position.moves()]
        assert listed == [move.text for move in position.copy().moves()]
        assert listed == [move.text for move in setup.restored(position.dump()).moves()]
        assert len(set(listed)) == len(listed), "no move is listed twice"
        assert bool(listed) == (position.to_act != NOBODY)


@at_every_table
def test_who_is_asked_is_among_those_who_are_waited_for(setup: Setup) -> None:
    for _, position in spots(setup, 2):
        waiting = position.waiting()
        assert waiting == sorted(set(waiting))
        assert (position.to_act in waiting) == (position.to_act >= 0)
        assert all(position.moves_of(seat) for seat in waiting), "whoever is waited for has a move"
        if position.to_act >= 0:
            assert position.moves_of(position.to_act) == position.moves()


@at_every_table
def test_every_piece_is_somewhere_exactly_once_after_every_move(setup: Setup) -> None:
    box = sorted(setup.begin().census())
    assert box, "a census without pieces would count nothing"
    for seed in range(many(10)):
        for position in stroll(setup, seed):
            assert sorted(position.census()) == box


@at_every_table
def test_every_listed_move_is_accepted_and_changes_only_the_copy(setup: Setup) -> None:
    tried = 0
    for _, position in spots(setup, 2):
        before = key_of(position)
        for move, seat in steps_of(position):
            assert position.refusal(move, seat) is None
            twin = position.copy()
            twin.outbox = []
            twin.play(move, seat)
            assert key_of(twin) != before, f"{move.text} changes nothing"
            tried += 1
        assert key_of(position) == before, "a move on a copy has changed the original"
        assert position.outbox is None
    assert tried > 0


@at_every_table
def test_a_copy_is_equal_and_listens_to_nobody(setup: Setup) -> None:
    for _, position in spots(setup, 1):
        loud = position.copy()
        loud.outbox = []
        assert loud.copy().outbox is None
        assert key_of(loud.copy()) == key_of(position)
        assert [move.number for move in loud.copy().moves()] == [move.number for move in position.moves()]


@at_every_table
def test_looking_on_changes_nothing(setup: Setup) -> None:
    for _, position in spots(setup, 1, first=2):
        before = key_of(position)
        for viewer in setup.viewers():
            position.view(viewer)
            position.prompt(viewer)
            position.open_to(viewer)
            position.imagine(viewer, Rng(1))
            position.odds(viewer)
        position.waiting()
        position.census()
        if position.to_act == CHANCE:
            position.label()
        assert key_of(position) == before
