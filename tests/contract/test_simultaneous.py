"""Where several seats answer at once: the order does not matter, and nobody sees an answer before all are in."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludoteka.core import Move, Position, Rng

from tests.contract.sight import told
from tests.contract.tables import SETUPS, Setup, at_every_table, key_of, spots

Answers = dict[int, list[Move]]


def together(setup: Setup, games: int) -> list[Position]:
    """Every position of some random games in which several seats are waited for."""
    return [position for _, position in spots(setup, games) if len(position.waiting()) > 1]


def random_answers(position: Position, rng: Rng) -> Answers:
    """For each seat that is waited for an answer, step by step where it takes several."""
    answers: Answers = {}
    for seat in position.waiting():
        alone, steps = position.copy(), []
        while seat in alone.waiting() and len(alone.waiting()) > 1:
            moves = alone.moves_of(seat)
            steps.append(moves[rng.below(len(moves))])
            alone.play(steps[-1], seat)
        answers[seat] = steps
    return answers


@at_every_table
def test_answers_given_in_any_order_lead_to_the_same_position(setup: Setup) -> None:
    for number, position in enumerate(together(setup, 5)):
        rng = Rng(number)
        answers = random_answers(position, rng)
        orders = list(permutations(answers))
        ends = {key_of(in_order(position, answers, order)) for order in orders[:24]}
        ends.add(key_of(mingled(position, answers, rng)))
        assert len(ends) == 1, f"{answers} in another order lead elsewhere"


def in_order(position: Position, answers: Answers, order: tuple[int, ...]) -> Position:
    """One seat after the other."""
    end = position.copy()
    for seat in order:
        for move in answers[seat]:
            end.play(move, seat)
    return end


def mingled(position: Position, answers: Answers, rng: Rng) -> Position:
    """Step by step, whoever is quicker."""
    end, left = position.copy(), {seat: list(steps) for seat, steps in answers.items()}
    while left:
        seat = list(left)[rng.below(len(left))]
        end.play(left[seat].pop(0), seat)
        if not left[seat]:
            del left[seat]
    return end


@at_every_table
def test_nobody_is_told_of_an_answer_before_all_have_answered(setup: Setup) -> None:
    for number, position in enumerate(together(setup, 5)):
        for seat, steps in random_answers(position, Rng(number)).items():
            world = position
            for move in steps:
                for viewer in setup.viewers():
                    after, letters = told(world, move, seat, viewer)
                    if viewer != seat:
                        assert not letters, f"{viewer} is told {letters}"
                        assert after.view(viewer) == position.view(viewer)
                        assert after.prompt(viewer).json() == position.prompt(viewer).json()
                world = told(world, move, seat, seat)[0]


@at_every_table
def test_an_answer_leaves_open_what_the_others_may_answer(setup: Setup) -> None:
    for number, position in enumerate(together(setup, 3)):
        for seat, steps in random_answers(position, Rng(number)).items():
            after = in_order(position, {seat: steps}, (seat,))
            assert seat not in after.waiting()
            for other in position.waiting():
                if other != seat:
                    assert after.moves_of(other) == position.moves_of(other)


def test_some_game_here_has_such_a_phase() -> None:
    assert any(together(setup, 1) for setup in SETUPS), "else these tests would test nothing"


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.edition.key == "pocket-vote"], ids=str)
def test_scripts_and_search_ask_the_seats_in_a_fixed_order(setup: Setup) -> None:
    for position in together(setup, 3):
        assert position.to_act == position.waiting()[0]
