"""What a viewer must not know he cannot find out: two worlds that he cannot tell apart stay alike for him."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteka.core.rng
from ludoteka.core import NOBODY, SPECTATOR, Rng

from tests.contract.tables import Report, Setup, at_every_table, key_of, many, spots, steps_of
from tests.contract.telling import tells_what_is_hidden
from tests.contract.worlds import find_leak

COMPILED = not str(ludoteka.core.rng.__file__).endswith(".py")

OPEN = ("tic-tac-toe",)
"""Games with nothing hidden; for all others the test must find worlds that differ."""


def game_with_something_hidden(setup: Setup) -> int:
    """The first random game in which somebody imagines more than one world; in some games only some heroes hide
    anything."""
    for game in range(40 if setup.boxed else 0):
        for _, position in spots(setup, 1, game):
            if any(
                key_of(position.imagine(viewer, Rng(seed))) != key_of(position)
                for viewer in setup.viewers()
                for seed in range(2)
            ):
                return game
    return 0


@at_every_table
def test_no_viewer_can_tell_two_worlds_apart_that_he_imagines_alike(setup: Setup, report: Report) -> None:
    count: Counter[str] = Counter()
    first = game_with_something_hidden(setup)
    games = 1 if setup.boxed or COMPILED else many(3)  # small games are interpreted on either core: once is enough
    leak = find_leak(setup, games, count, first=first)
    assert leak is None, str(leak)
    report(
        "two worlds",
        f"{setup}: {setup.seats + 1} viewers, "
        + ", ".join(
            f"{count[name]} {name}"
            for name in (
                "games",
                "decisions",
                "worlds that differ",
                "steps compared",
                "unseen steps",
                "unseen undos",
                "undos",
                "own moves that teach",
            )
        ),
    )
    assert count["decisions"] > 0
    if setup.edition.key not in OPEN:
        assert count["worlds that differ"] > 0
        assert count["steps compared"] > count["worlds that differ"]


@at_every_table
def test_letters_do_not_help_a_viewer_to_guess_what_is_still_hidden(setup: Setup) -> None:
    for number, position in spots(setup, 1 if setup.boxed else 2):
        steps = steps_of(position)
        for viewer in setup.some_viewers(number) if steps else []:
            rng = Rng(number * 10 + viewer)
            step = steps[rng.below(len(steps))]
            leak = tells_what_is_hidden(position, step, viewer, rng)
            assert leak is None, f"{setup}, position {number}, {step}: {leak}"


@at_every_table
def test_worlds_that_a_viewer_cannot_tell_apart_give_him_the_same_further_worlds(setup: Setup) -> None:
    for number, position in spots(setup, 3):
        for viewer in setup.some_viewers(number):
            world = position.imagine(viewer, Rng(number))
            again = world.imagine(viewer, Rng(number + 1))
            for each in range(3):
                due = key_of(position.imagine(viewer, Rng(each)))
                assert key_of(world.imagine(viewer, Rng(each))) == due
                assert key_of(again.imagine(viewer, Rng(each))) == due


@at_every_table
def test_an_imagined_world_can_be_played_to_its_end(setup: Setup) -> None:
    for number, position in spots(setup, 2):
        viewer = setup.viewers()[number % (setup.seats + 1)]
        world, rng = position.imagine(viewer, Rng(number)), Rng(number + 1)
        assert sorted(world.census()) == sorted(position.census())
        steps = 0
        while world.to_act != NOBODY:
            moves = world.moves()
            world.play(moves[rng.below(len(moves))])
            steps += 1
            assert steps <= setup.bound
        assert len(world.standing()) == setup.seats


@pytest.mark.parametrize("seats", [SPECTATOR, 0])
@at_every_table
def test_a_world_imagined_at_the_very_start_is_the_start_itself(setup: Setup, seats: int) -> None:
    start = setup.begin()
    assert key_of(start.imagine(seats, Rng(1))) == key_of(start), "nothing can be hidden before anything happened"
