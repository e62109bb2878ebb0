"""Answers given at once: secret, in any order, the same in the end."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from ludoteka.core.errors import BadDump
from ludoteka.core.rng import Rng
from ludoteka.core.seats import NOBODY, SPECTATOR
from ludoteka.kit.answers import Answers
from tests.kit.every_choice import added, every_rng, needs_every_choice

OPTIONS = [[10, 11], [20, 21, 22], [30]]


def asked(*given: tuple[int, int]) -> Answers:
    answers = Answers()
    answers.ask([0, 1, 2])
    for seat, answer in given:
        answers.give(seat, answer)
    return answers


def test_every_order_of_answering_gives_the_same_state() -> None:
    given = [(0, 10), (1, 21), (2, 30)]
    assert len({json.dumps(asked(*order).dump()) for order in permutations(given)}) == 1


def test_the_first_that_has_not_answered_is_asked_next() -> None:
    answers = asked((0, 10), (2, 30))
    assert (answers.next_seat(), answers.waiting(), answers.is_ready()) == (1, [1], False)
    answers.give(1, 20)
    assert (answers.next_seat(), answers.is_ready()) == (NOBODY, True)


def test_nobody_sees_who_has_answered() -> None:
    answers = asked((0, 10), (1, 20))
    assert answers.seen_waiting(2) == answers.seen_waiting(SPECTATOR) == [0, 1, 2]
    assert answers.seen_waiting(0) == [1, 2]


def test_an_answer_of_several_steps_can_be_taken_back_until_it_is_finished() -> None:
    answers = asked()
    answers.add(1, 5)
    answers.add(1, 6)
    assert answers.take_back(1) == 6
    answers.finish(1)
    assert (answers.of(1), answers.has_finished(1)) == ([5], True)
    with pytest.raises(ValueError, match="answered already"):
        answers.add(1, 7)


def test_a_seat_that_was_not_asked_cannot_answer() -> None:
    answers = asked()
    assert not answers.has_finished(5)
    with pytest.raises(ValueError, match="not in list"):
        answers.give(5, 1)


def test_in_an_imagined_world_the_seat_itself_is_next_to_act() -> None:
    for truth in (asked(), asked((0, 11)), asked((2, 30)), asked((0, 10), (2, 30))):
        truth.imagine(1, Rng(2), OPTIONS)
        assert truth.next_seat() == 1
        assert truth.of(0)[0] in OPTIONS[0]
        assert truth.waiting() == [1, 2]


@pytest.mark.parametrize(
    ("worlds", "seat"),
    [
        ([asked(), asked((0, 10)), asked((1, 20)), asked((0, 11), (1, 21))], 2),
        ([asked((2, 30)), asked((2, 30), (0, 10)), asked((2, 30), (1, 22))], 2),
        ([asked((1, 21)), asked((1, 21), (0, 10)), asked((1, 21), (2, 30))], 1),
        ([asked(), asked((0, 10)), asked((1, 20), (2, 30))], SPECTATOR),
    ],
)
def test_what_others_have_answered_makes_no_difference_to_an_imagined_world(worlds: list[Answers], seat: int) -> None:
    found = set()
    for truth in worlds:
        world = truth.copy()
        world.imagine(seat, Rng(7), OPTIONS)
        found.add(json.dumps(world.dump()))
    assert len(found) == 1


def test_a_seat_keeps_its_own_unfinished_steps_and_forgets_those_of_others() -> None:
    answers = asked()
    answers.add(0, 1)
    answers.add(1, 2)
    assert answers.forget(1) == [0]
    assert (answers.of(0), answers.of(1)) == ([], [2])


def test_when_the_last_seat_has_answered_its_world_still_waits_for_the_others() -> None:
    answers = asked((0, 10), (2, 30))
    answers.imagine(2, Rng(0), OPTIONS)
    assert (answers.waiting(), answers.of(2), answers.is_ready()) == ([0, 1], [30], False)


@needs_every_choice
def test_random_answers_are_equally_likely() -> None:
    def run(rng: Rng) -> str:
        world = asked((0, 10))
        world.imagine(2, rng, OPTIONS)
        return json.dumps([world.of(0), world.of(1)])

    shares = added(every_rng(run))
    assert len(shares) == 6
    assert len(set(shares.values())) == 1


def test_clear_ends_the_phase() -> None:
    answers = asked((0, 10))
    answers.clear()
    assert (answers.asked, answers.next_seat(), answers.is_ready()) == ([], NOBODY, True)


@pytest.mark.parametrize(
    "damaged",
    [
        3,
        {"asked": [0], "finished": [0]},
        {"asked": [0], "steps": [], "finished": [0]},
        {"asked": [0], "steps": [[]], "finished": [2]},
        {"asked": [0], "steps": [["x"]], "finished": [0]},
    ],
)
def test_damaged_answers_are_refused_and_change_nothing(damaged: object) -> None:
    answers = asked((1, 20))
    before = answers.dump()
    with pytest.raises(BadDump):
        answers.restore(damaged)
    assert answers.dump() == before
