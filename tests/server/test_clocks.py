"""Clocks: who thinks too long is replaced or loses, whoever keeps time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Literal

import pytest

from ludoteka.server.facts import Clock
from ludoteka.server.live.clocks import Clocks
from ludoteka.server.thinkers import Question
from tests.server.house import FirstMove, House
from tests.server.matches import marked, two

MOVE = {"kind": "move", "seconds": 30.0}
BANK = {"kind": "bank", "seconds": 60.0, "back": 5.0}


def wake(house: House, table: str, seconds: float) -> None:
    """Let time go by, and the clocks be looked at."""
    house.time += seconds
    house.run(house.room.chores.wake(house.room.hall.places[table]))
    house.rest()


def left(house: House, table: str) -> list[float | None]:
    return [seat["left"] for seat in house.guest("Eve").see(table)["table"]["seats"]]


def test_before_the_first_move_the_whole_bank_is_there(house: House) -> None:
    _, _, table = two(house, clock=BANK)
    assert left(house, table) == [60.0, 60.0]


def test_the_clock_of_who_is_asked_runs(house: House) -> None:
    _, _, table = two(house, clock=BANK)
    house.time += 10
    assert left(house, table) == [50.0, 60.0]


def test_a_decision_gives_some_time_back(house: House) -> None:
    ann, _, table = two(house, clock=BANK)
    house.time += 10
    ann.move(table, "mark b2")
    assert left(house, table) == [55.0, 60.0]


def test_taking_back_and_moving_again_wins_no_time(house: House) -> None:
    ann, _, table = two(house, clock=BANK)
    for _ in range(5):
        ann.move(table, "mark b2")
        ann.act(table, "undo")
    assert left(house, table) == [60.0, 60.0]


def test_taking_back_goes_on_with_what_was_left_before(house: House) -> None:
    ann, _, table = two(house, clock=MOVE)
    house.time += 25
    ann.move(table, "mark b2")
    assert ann.act(table, "undo")["kind"] == "accepted"
    assert left(house, table) == [5.0, 30.0]


def test_who_thinks_while_another_takes_back_loses_nothing(house: House) -> None:
    for clock, full in ((MOVE, 30.0), (BANK, 60.0)):
        ann, _, table = two(house, clock=clock)
        ann.move(table, "mark b2")
        house.time += 25
        ann.act(table, "undo")
        ann.move(table, "mark a1")
        assert left(house, table)[1] == full


def test_an_agreed_rewind_wins_no_time(house: House) -> None:
    ann, bob, table = two(house, clock=BANK, undo="consent")
    for _ in range(3):
        ann.move(table, "mark b2")
        ann.act(table, "propose", what="rewind")
        assert bob.act(table, "reply", yes=True)["kind"] == "accepted"
    assert left(house, table) == [60.0, 60.0]


@pytest.mark.parametrize(("clock", "rest"), [(MOVE, 1.0), (BANK, 31.0)])
def test_leaving_and_coming_back_wins_no_time(
    new_house: Callable[..., House], clock: dict[str, object], rest: float
) -> None:
    house = new_house(thinkers=Never())
    ann, _, table = two(house, clock=clock)
    house.time += 29
    for _ in range(5):
        ann.act(table, "leave")
        assert ann.act(table, "return")["kind"] == "accepted"
    assert left(house, table)[0] == rest


class Never(FirstMove):
    """A bot that thinks and thinks."""

    async def think(self, question: Question) -> str:
        await asyncio.Event().wait()
        raise AssertionError


def test_a_clock_per_move_begins_anew(house: House) -> None:
    ann, bob, table = two(house, clock=MOVE)
    for guest, cell in ((ann, "b2"), (bob, "a1")):
        house.time += 20
        guest.move(table, f"mark {cell}")
    assert left(house, table) == [30.0, 30.0]


def test_a_bot_takes_over_when_time_is_up(house: House) -> None:
    ann, _, table = two(house, clock=MOVE)
    wake(house, table, 31)
    assert ann.see(table)["table"]["seats"][0]["away"] is True


def test_the_bot_that_took_over_moves(house: House) -> None:
    ann, _, table = two(house, clock=MOVE)
    wake(house, table, 31)
    assert "X" in ann.see(table)["view"]["cells"]


def test_who_was_replaced_in_time_trouble_may_return(house: House) -> None:
    ann, _, table = two(house, clock=MOVE)
    wake(house, table, 31)
    assert ann.act(table, "return")["kind"] == "accepted"


def test_where_leaving_is_forfeit_time_loses(house: House) -> None:
    ann, _, table = two(house, clock=MOVE, leaver="forfeit")
    wake(house, table, 31)
    assert ann.see(table)["standings"][0]["seat"] == 1


def test_in_a_pause_no_clock_runs(house: House) -> None:
    ann, bob, table = two(house, clock=BANK)
    ann.act(table, "propose", what="pause")
    bob.act(table, "reply", yes=True)
    house.time += 1000
    assert left(house, table) == [60.0, 60.0]


def test_after_a_pause_the_clock_runs_on(house: House) -> None:
    ann, bob, table = two(house, clock=BANK)
    ann.act(table, "propose", what="pause")
    bob.act(table, "reply", yes=True)
    house.time += 1000
    bob.act(table, "propose", what="pause")
    house.time += 10
    assert left(house, table) == [50.0, 60.0]


def test_a_host_may_give_everybody_more_time(house: House) -> None:
    ann, _, table = two(house, clock=MOVE)
    ann.act(table, "host", what="extend", seat=0, seconds=60.0)
    assert left(house, table) == [90.0, 90.0]


def test_without_a_clock_there_is_nothing_to_extend(house: House) -> None:
    ann, _, table = two(house)
    assert ann.act(table, "host", what="extend", seat=0)["problem"]["key"] == "no-clock"


def test_a_clock_of_no_time_is_refused(house: House) -> None:
    wish = {"settings": {"game": "tic-tac-toe", "chairs": [{}, {}], "clock": {"kind": "move", "seconds": 0.0}}}
    assert house.guest().post("/api/tables", wish).json()["key"] == "wrong-clock"


def test_a_move_made_after_the_time_is_up_comes_too_late(house: House) -> None:
    ann, _, table = two(house, clock=MOVE)
    house.time += 31
    assert ann.act(table, "move", expect=0, move="mark b2")["problem"]["key"] == "away"


def test_another_node_takes_over_a_clock_that_has_run_out(house: House) -> None:
    ann, _, table = two(house, clock=MOVE)
    house.room.hall.places[table].hush()
    house.room.hall.places.clear()
    house.time += 31
    house.run(house.room.chores._take_due())
    assert ann.see(table)["table"]["seats"][0]["away"] is True


def test_a_fold_counts_the_same_time(house: House) -> None:
    ann, bob, table = two(house, clock=BANK)
    for guest, cell in ((ann, "b2"), (bob, "a1"), (ann, "c3")):
        house.time += 7
        guest.move(table, f"mark {cell}")
    house.time += 7
    ann.act(table, "undo")
    before = left(house, table)
    house.room.hall.places.clear()
    assert left(house, table) == before


def begun(kind: Literal["move", "bank"], *deciders: int) -> Clocks:
    """Three people, some of whom are asked from the beginning."""
    clocks = Clocks(Clock(kind, 60.0, 5.0), 3)
    clocks.turn(0.0, deciders, deciders, deciders)
    return clocks


def moved(
    clocks: Clocks,
    at: float,
    asked: Sequence[int],
    deciders: Sequence[int] | None = None,
    *,
    line: int = 1,
    unseen: bool = False,
    answers: bool = True,
    people: Sequence[int] = (0, 1, 2),
) -> None:
    """Somebody moves; then some are asked, and all know of some that they are."""
    seen = asked if deciders is None else deciders
    if answers and not unseen:
        clocks.answered(at, line, seen)
    clocks.turn(at, [seat for seat in asked if seat in people], seen, [seat for seat in seen if seat in people])


def hidden() -> Clocks:
    """Two are asked at once; the first answers unseen after ten seconds."""
    clocks = begun("bank", 0, 1)
    moved(clocks, 10.0, [1], [0, 1], unseen=True)
    return clocks


def test_a_clock_seems_to_run_while_others_may_not_know_of_the_answer() -> None:
    assert hidden().shown(25.0) == [35.0, 35.0, 60.0]


def test_when_all_have_answered_the_true_time_is_shown() -> None:
    clocks = hidden()
    moved(clocks, 30.0, [])
    assert clocks.shown(40.0) == [55.0, 35.0, 60.0]


def test_who_has_answered_unseen_cannot_be_late() -> None:
    assert hidden().late(60.0) == [1]


def test_unseen_steps_bring_no_time_back() -> None:
    clocks = hidden()
    clocks.turn(12.0, [0], [0, 1], [0, 1])
    moved(clocks, 14.0, [1], [0, 1], unseen=True)
    moved(clocks, 30.0, [])
    assert clocks.left[0] == 60.0 - 10.0 - 2.0 + 5.0


def test_a_pause_does_not_show_who_has_answered_unseen() -> None:
    clocks = hidden()
    clocks.stop(25.0)
    assert clocks.shown(90.0) == [35.0, 35.0, 60.0]


def test_after_a_pause_what_all_see_of_the_clocks_runs_on_from_there() -> None:
    clocks = hidden()
    clocks.stop(25.0)
    clocks.turn(100.0, [1], [0, 1], [0, 1])
    assert (clocks.shown(110.0), clocks.left) == ([25.0, 25.0, 60.0], [50.0, 35.0, 60.0])


def test_who_leaves_does_not_show_that_he_has_answered_unseen() -> None:
    clocks = hidden()
    clocks.turn(25.0, [1], [0, 1], [1])
    assert clocks.shown(25.0)[0] == 35.0
    clocks.turn(30.0, [1], [0, 1], [0, 1])
    assert clocks.shown(31.0)[0] == 34.0


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_what_is_said_while_another_decides_is_no_decision(kind: Literal["move", "bank"]) -> None:
    clocks = begun(kind, 0)
    for at in (1.0, 2.0, 3.0):
        moved(clocks, at, [0], answers=False)
    assert clocks.shown(3.0) == [57.0, 60.0, 60.0]


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_a_decision_that_was_interrupted_goes_on_with_its_time(kind: Literal["move", "bank"]) -> None:
    clocks = begun(kind, 0)
    moved(clocks, 50.0, [1], answers=False)
    moved(clocks, 55.0, [0])
    assert clocks.shown(55.0)[0] == 10.0


def test_a_pause_within_what_was_said_meanwhile_shows_nothing_either() -> None:
    clocks = hidden()
    moved(clocks, 25.0, [0], answers=False)
    assert clocks.shown(30.0)[:2] == [30.0, 35.0]
    moved(clocks, 30.0, [1], [0, 1])
    assert clocks.shown(31.0)[:2] == [34.0, 34.0]
    moved(clocks, 31.0, [])
    assert clocks.shown(40.0)[:2] == [60.0 - 10.0 - 5.0 + 10.0, 60.0 - 25.0 - 1.0 + 5.0]


def test_a_step_that_all_see_does_not_show_who_else_has_answered() -> None:
    clocks = hidden()
    moved(clocks, 20.0, [1], [0, 1])
    assert clocks.shown(20.0) == [40.0, 40.0, 60.0]


def test_a_clock_per_move_begins_anew_for_all_who_are_asked_together() -> None:
    clocks = begun("move", 0, 1)
    moved(clocks, 20.0, [1], [0, 1], unseen=True)
    moved(clocks, 30.0, [0, 1])
    assert clocks.left == [60.0, 60.0, 60.0]


def test_what_a_bot_decides_for_somebody_brings_him_no_time_back() -> None:
    for kind, left in (("move", 60.0), ("bank", 31.0)):
        clocks = begun(kind, 0)  # type: ignore[arg-type]
        clocks.turn(29.0, [], [0], [])
        moved(clocks, 40.0, [1], people=(1, 2))
        assert clocks.left[0] == left


def test_whoever_takes_back_in_a_bank_pays_for_all_he_has_thought() -> None:
    clocks = begun("bank", 0)
    moved(clocks, 10.0, [0], line=1)
    moved(clocks, 15.0, [0], line=2)
    for at, line in ((20.0, 2), (22.0, 1)):
        clocks.take_back(at, 0, line)
        clocks.turn(at, [0], [0], [0])
    assert clocks.shown(22.0)[0] == 60.0 - 22.0


def test_each_decision_per_move_has_its_own_time_however_often_it_is_taken_back() -> None:
    clocks = begun("move", 0)
    at = 0.0
    for _ in range(3):  # a second before the first decision, ten before the second
        moved(clocks, at + 1.0, [0], line=1)
        at += 11.0
        clocks.take_back(at, 0, 1)
        clocks.turn(at, [0], [0], [0])
    assert clocks.left[0] == 60.0 - 3.0
    moved(clocks, at, [0], line=1)
    assert clocks.left[0] == 60.0 - 30.0


def test_going_back_two_decisions_each_has_what_it_had_left() -> None:
    clocks = begun("move", 0)
    moved(clocks, 20.0, [0], line=1)
    moved(clocks, 35.0, [0], line=2)
    for line in (2, 1):
        clocks.take_back(45.0, 0, line)
        clocks.turn(45.0, [0], [0], [0])
    found = [clocks.left[0]]
    for line in (5, 6):
        moved(clocks, 45.0, [0], line=line)
        found.append(clocks.left[0])
    assert found == [40.0, 45.0, 50.0]


def test_when_another_has_decided_since_a_decision_per_move_has_its_full_time() -> None:
    clocks = begun("move", 0)
    moved(clocks, 0.0, [0], line=1)
    clocks.take_back(50.0, 0, 1)
    clocks.turn(50.0, [0], [0], [0])
    moved(clocks, 50.0, [1], line=3)
    moved(clocks, 50.0, [0], line=4)
    assert clocks.left[0] == 60.0


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_the_others_have_again_what_they_had_when_something_is_taken_back(kind: Literal["move", "bank"]) -> None:
    clocks = begun(kind, 0)
    moved(clocks, 10.0, [1], line=1)
    moved(clocks, 20.0, [2], line=2)
    clocks.take_back(50.0, 0, 1)
    clocks.turn(50.0, [0], [0], [0])
    assert clocks.shown(50.0) == [50.0, 60.0, 60.0]


def test_time_that_the_host_has_given_is_not_taken_back() -> None:
    clocks = begun("bank", 0)
    moved(clocks, 0.0, [1])
    clocks.extend(1, 30.0)
    clocks.extend(0, 30.0)
    clocks.take_back(0.0, 0, 1)
    clocks.turn(0.0, [0], [0], [0])
    assert clocks.shown(0.0) == [90.0, 90.0, 60.0]


def test_what_was_no_decision_takes_no_time_when_it_is_taken_back() -> None:
    clocks = begun("bank", 0)
    moved(clocks, 10.0, [0], line=1, answers=False)
    clocks.take_back(20.0, 2, 1)
    clocks.turn(20.0, [0], [0], [0])
    assert clocks.shown(20.0) == [40.0, 60.0, 60.0]


def test_a_match_that_is_over_wakes_nobody(house: House) -> None:
    _, _, table = marked(house, "a1", "a2", "b1", "b2", "c1", clock=MOVE)
    assert house.run(house.store.index(table)).wake_at is None
