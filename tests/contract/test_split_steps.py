"""A choice made in several small steps: every offered step can be completed, whatever was chosen before."""

from __future__ import annotations

from ludoteka.core import Position, Rng

from tests.contract.tables import SETUPS, Setup, at_every_table, key_of, spots, stroll

STEPS = 40
"""No plan has more steps than this."""


def decision(position: Position, seat: int) -> tuple[int, str, list[int]]:
    """What is decided, as the seat sees it, and by whom: while this stays the same a plan may be unfinished."""
    prompt = position.prompt(seat)
    return int(position.to_act), prompt.key, prompt.deciders


def completed(position: Position, rng: Rng) -> int:
    """Go on at random until something else is decided; the number of steps that took, or STEPS."""
    seat, plan = int(position.to_act), position.copy()
    due = decision(position, seat)
    for steps in range(STEPS):
        if decision(plan, seat) != due:
            return steps
        moves = plan.moves()
        assert moves, f"{due} cannot be completed"
        plan.play(moves[rng.below(len(moves))])
    return STEPS


@at_every_table
def test_every_plan_can_be_completed_after_every_step_of_it(setup: Setup) -> None:
    tried = 0
    for number, position in spots(setup, 3):
        for move in position.moves() if position.to_act >= 0 else []:
            after = position.copy()
            after.play(move)
            if after.to_act == position.to_act:
                assert completed(after, Rng(number)) < STEPS, f"{move.text} leads into an endless plan"
                tried += 1
    if setup.edition.key in ("pocket-deck", "pocket-map", "pocket-window"):
        assert tried > 0


@at_every_table
def test_a_seat_can_take_back_the_steps_of_its_unfinished_plan(setup: Setup) -> None:
    for _, position in spots(setup, 2):
        if position.to_act < 0:
            continue
        seat, match = int(position.to_act), setup.edition.at(position.copy())
        match.play(match.moves()[-1])
        if match.to_act == seat and match.entries[-1].learned_by == []:
            assert match.can_undo(seat)
            match.undo(seat)
            assert key_of(match.position) == key_of(position)


def test_some_game_here_has_a_plan_of_several_steps() -> None:
    found = [
        setup
        for setup in SETUPS
        for position in stroll(setup, 0)
        if position.to_act >= 0 and completed(position, Rng(0)) > 1
    ]
    assert found, "else these tests would test nothing"
