"""Pocket game a, clause by clause."""

from __future__ import annotations

from itertools import permutations
from typing import cast

from ludoteka.core import NOBODY, SPECTATOR

from tests.contract.pocket.vote import GAME, Vote
from tests.contract.pocket_own.script import begun, keys, play, refused, texts, worlds


def vote(seats: int, *lines: str) -> Vote:
    return cast(Vote, begun(GAME, seats, *lines))


ROUND_OF_THREE = ("take 0", "take 1", "take 2")


def test_pa_choose_1_the_answers_may_come_in_any_order_and_lead_to_the_same_position() -> None:
    answers = ["P1: take 3", "P2: take 1", "P3: take 1", "P4: take 2"]
    ends = [vote(4, *order).dump() for order in permutations(answers)]
    halves = [vote(4, *order).dump() for order in permutations(answers[1:])]
    assert all(end == ends[0] for end in ends)
    assert all(half == halves[0] for half in halves)


def test_pa_choose_1_who_is_waited_for_is_the_truth_and_the_first_of_them_is_asked() -> None:
    table = vote(4, "P3: take 0", "P1: take 1")
    assert (table.waiting(), table.to_act) == ([1, 3], 1)
    assert texts(table.moves_of(3)) == ["take 0", "take 1", "take 2", "take 3"]


def test_pa_choose_2_an_answer_stands() -> None:
    assert refused(vote(3, "P2: take 0"), "P2: take 1") == "PA-CHOOSE-2 answered"


def test_pa_choose_2_nobody_else_learns_that_or_what_a_seat_answered() -> None:
    table = vote(3)
    before = [(table.view(seat), table.prompt(seat).json()) for seat in (0, 2, SPECTATOR)]
    events = play(table, "P2: take 3")
    assert [keys(events, seat) for seat in (0, 1, 2, SPECTATOR)] == [[], ["answered"], [], []]
    assert [(table.view(seat), table.prompt(seat).json()) for seat in (0, 2, SPECTATOR)] == before
    assert table.prompt(1).deciders == [0, 2]
    assert table.active() == NOBODY


def test_pa_choose_2_the_last_answer_reveals_all_and_its_giver_learns_by_it() -> None:
    table = vote(3, "P3: take 3", "P1: take 0")
    events = play(table, "P2: take 3")
    assert keys(events, SPECTATOR) == ["revealed"]
    assert 1 in events[-1].learned_by


def test_pa_choose_3_who_alone_chose_a_number_takes_that_many() -> None:
    table = vote(4, "take 3", "take 2", "take 3", "take 1")
    assert table.coins == [0, 2, 0, 1, 15]
    assert table.census() == ["coin"] * 18


def test_pa_accuse_1_any_seat_may_accuse_another_at_any_time_but_not_itself() -> None:
    table = vote(3, "P3: take 1")
    assert [texts(table.interjections(seat)) for seat in range(3)] == [
        ["accuse P2", "accuse P3"],
        ["accuse P1", "accuse P3"],
        ["accuse P1", "accuse P2"],
    ]
    assert refused(table, "P3: accuse P3") == "PA-ACCUSE-1 accuse-another"
    assert refused(table, "P3: accuse P4") == "PA-ACCUSE-1 accuse-another"


def test_pa_accuse_2_a_seat_accuses_once_a_round_and_again_in_the_next() -> None:
    table = vote(3, "P2: accuse P1", "admit")
    assert refused(table, "P2: accuse P3") == "PA-ACCUSE-2 no-second"
    play(table, *ROUND_OF_THREE)
    assert texts(table.interjections(1)) == ["accuse P1", "accuse P3"]


def test_pa_accuse_3_who_is_accused_is_not_accused_again_before_the_verdict() -> None:
    table = vote(4, "P2: accuse P1")
    assert refused(table, "P3: accuse P1") == "PA-ACCUSE-3 is-accused"
    play(table, "admit")
    assert texts(table.interjections(2)) == ["accuse P1", "accuse P2", "accuse P4"]


def test_pa_accuse_4_a_half_answered_choice_waits_and_goes_on_as_it_was() -> None:
    table = vote(3, "P1: take 2", "P3: accuse P2")
    assert (table.waiting(), refused(table, "P2: take 1")) == ([1], "PA-ACCUSE-4 must-wait")
    play(table, "deny", "P1: guilty")
    assert table.waiting() == [1, 2]
    play(table, "P3: take 3", "P2: take 1")
    assert table.coins[:3] == [2, 1, 3]


def test_pa_accuse_4_a_half_answered_vote_waits_for_another_accusation_too() -> None:
    table = vote(4, "P1: accuse P2", "deny", "P4: guilty", "P3: accuse P1")
    assert [frame[0] for frame in table.frames] == [0, 2, 1]
    play(table, "P1: admit")
    assert (table.waiting(), texts(table.moves())) == ([2], ["innocent", "guilty"])
    play(table, "P3: guilty")
    assert table.waiting() == [0, 1, 2, 3]


def test_pa_admit_1_the_accused_and_nobody_else_admits_or_denies() -> None:
    table = vote(3, "P1: accuse P3")
    assert (table.waiting(), texts(table.moves())) == ([2], ["deny", "admit"])
    assert refused(table, "P1: admit") == "PA-ADMIT-1 not-asked"


def test_pa_vote_1_all_but_accuser_and_accused_vote_in_secret_at_once() -> None:
    table = vote(4, "P4: accuse P2", "deny")
    assert table.waiting() == [0, 2]
    events = play(table, "P3: innocent")
    assert keys(events, 0) == []
    assert table.prompt(0).deciders == [0, 2]
    assert refused(table, "P4: guilty") == "PA-VOTE-1 not-asked"


def test_pa_vote_2_a_tie_acquits() -> None:
    table = vote(3, "take 1", "take 2", "take 3", "P3: accuse P1", "deny", "innocent")
    assert table.coins[0] == 1


def test_pa_vote_2_more_votes_for_guilty_condemn_and_a_coin_goes_back() -> None:
    table = vote(3, "take 1", "take 2", "take 3", "P3: accuse P1", "deny", "guilty")
    assert (table.coins[0], sum(table.coins)) == (0, 18)


def test_pa_vote_2_the_votes_are_told_as_numbers() -> None:
    events = play(vote(4, "P1: accuse P2", "deny", "P3: guilty"), "P4: innocent")
    assert events[-1].args == {"guilty": 2, "innocent": 1}


def test_pa_end_1_after_three_rounds_the_coins_count() -> None:
    table = vote(3, *ROUND_OF_THREE, *ROUND_OF_THREE, *ROUND_OF_THREE)
    assert (table.to_act, table.standing()) == (NOBODY, [0.0, 3.0, 6.0])
    assert refused(table, "P1: accuse P2") == "PA-END-1 over"


def test_a_seat_yet_to_answer_imagines_answers_before_it_and_none_after() -> None:
    table = vote(4, "P4: take 1")
    imagined = [cast(Vote, world) for world in worlds(table, 2)]
    assert {world.to_act for world in imagined} == {2}
    assert {world.frames[0][6] for world in imagined} == {-1}
    assert {tuple(world.frames[0][3:5]) for world in imagined} == {(a, b) for a in range(4) for b in range(4)}


def test_a_seat_that_has_answered_imagines_that_nobody_else_has() -> None:
    imagined = cast(Vote, worlds(vote(3, "P1: take 2", "P3: take 1"), 2, 1)[0])
    assert imagined.frames[0][3:] == [-1, -1, 1]
