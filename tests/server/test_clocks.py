"""Clocks: who thinks too long is replaced or loses, whoever keeps time."""

from __future__ import annotations

from ludoteka.server.facts import Clock
from ludoteka.server.live.clocks import Clocks
from tests.server.house import House
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


def test_a_host_may_give_more_time(house: House) -> None:
    ann, _, table = two(house, clock=MOVE)
    ann.act(table, "host", what="extend", seat=0, seconds=60.0)
    assert left(house, table) == [90.0, 30.0]


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
    before = left(house, table)
    house.room.hall.places.clear()
    assert left(house, table) == before


def hidden() -> Clocks:
    """Both are asked at once; the first answers unseen after ten seconds, the second after thirty."""
    clocks = Clocks(Clock("bank", 60.0, 5.0), 2)
    clocks.turn(0.0, [0, 1], [0, 1], news=True)
    clocks.turn(10.0, [1], [0, 1], news=False)
    return clocks


def test_a_clock_seems_to_run_while_others_may_not_know_of_the_answer() -> None:
    assert hidden().shown(25.0) == [35.0, 35.0]


def test_when_all_have_answered_the_true_time_is_shown() -> None:
    clocks = hidden()
    clocks.turn(30.0, [], [], news=True)
    assert clocks.shown(40.0) == [55.0, 35.0]


def test_who_has_answered_unseen_cannot_be_late() -> None:
    assert hidden().late(60.0) == [1]


def test_unseen_steps_bring_no_time_back() -> None:
    clocks = hidden()
    clocks.turn(12.0, [0], [0, 1], news=False)
    clocks.turn(14.0, [1], [0, 1], news=False)
    clocks.turn(30.0, [], [], news=True)
    assert clocks.left[0] == 60.0 - 10.0 - 2.0 + 5.0


def test_a_match_that_is_over_wakes_nobody(house: House) -> None:
    _, _, table = marked(house, "a1", "a2", "b1", "b2", "c1", clock=MOVE)
    assert house.run(house.store.index(table)).wake_at is None
