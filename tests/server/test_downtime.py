"""Downtime is nobody's thinking time: a room that is closed, stopped or without its store, and clocks that are set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.live import entries
from ludoteka.server.live.heartbeat import GRACE
from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.store import Paper, Unavailable
from tests.server.house import Guest, House
from tests.server.matches import two, watched
from tests.server.pairs import Pair, joined, over_there

MOVE = {"kind": "move", "seconds": 8.0}
BANK = {"kind": "bank", "seconds": 60.0, "back": 0.0}
LONG = int(GRACE) + 2
HOUR = 3600.0
NewHouse = Callable[..., House]


def live_on(seconds: int, *houses: House) -> None:
    """Time goes by, and these nodes are alive in it."""

    async def live() -> None:
        for _ in range(seconds):
            for house in houses:
                house.time += 1.0
                house.ticks += 1.0
                await house.room.hall.heart.look()

    houses[0].run(live())


def stop(seconds: float, *houses: House) -> None:
    """Time goes by, and these nodes are stopped in it."""
    for house in houses:
        house.time += seconds
        house.ticks += seconds


def set_clock(seconds: float, house: House) -> None:
    """The wall clock of the machine is set, or the machine has slept."""
    house.time += seconds


def die(house: House) -> None:
    """The node is gone."""
    for place in house.room.hall.places.values():
        place.hush()
    house.run(house.room.chores.close())


def restarted(new_house: NewHouse, house: House, pause: float) -> House:
    """The node is killed, and another starts on the same store after a pause."""
    die(house)
    return new_house(store=house.store, time=house.time + pause, beats=True)


def left(guest: Guest, table: str) -> list[float]:
    return [seat["left"] for seat in guest.see(table)["table"]["seats"]]


def away(guest: Guest, table: str) -> bool:
    return any(seat["away"] or seat["resigned"] for seat in guest.see(table)["table"]["seats"])


def wake(house: House, table: str) -> None:
    house.run(house.room.chores.wake(house.run(house.room.hall.place(table))))
    house.rest()


def kinds(house: House, table: str) -> Counter[str]:
    """How many entries of each kind the table's log has."""
    return Counter(type(entries.read(one.body)).__name__ for one in house.run(house.store.read(table)))


@pytest.fixture
def beating(new_house: NewHouse) -> House:
    """A node whose room has been open for a while."""
    house = new_house(beats=True)
    live_on(LONG, house)
    return house


def test_while_a_node_lives_clocks_run_and_end(beating: House) -> None:
    ann, _, table = two(beating, clock=MOVE)
    live_on(5, beating)
    assert left(ann, table)[0] == 3.0
    live_on(4, beating)
    wake(beating, table)
    assert away(ann, table)


@pytest.mark.parametrize("pause", [2.0, 10.0, HOUR])
def test_a_restart_takes_no_time_from_anybody(new_house: NewHouse, beating: House, pause: float) -> None:
    ann, _, table = two(beating, clock=BANK)
    live_on(20, beating)
    before = left(ann, table)
    again = restarted(new_house, beating, pause)
    assert left(over_there(ann, again), table) == pytest.approx(before, abs=2.0)


def test_a_restart_of_ten_seconds_does_not_lose_a_move_of_eight(new_house: NewHouse, beating: House) -> None:
    ann, _, table = two(beating, clock=MOVE, leaver="forfeit")
    live_on(3, beating)
    again = restarted(new_house, beating, 10.0)
    again.run(again.room.chores._take_due())
    wake(again, table)
    assert over_there(ann, again).move(table, "mark b2")["kind"] == "accepted"


def test_after_a_start_no_clock_ends_anything_for_a_while(new_house: NewHouse, beating: House) -> None:
    ann, _, table = two(beating, clock=MOVE)
    again = restarted(new_house, beating, 10.0)
    there = over_there(ann, again)
    live_on(int(GRACE) - 1, again)
    wake(again, table)
    assert (left(there, table)[0], away(there, table)) == (0.0, False)
    live_on(2, again)
    wake(again, table)
    assert away(there, table)


def test_the_timer_of_a_late_clock_waits_for_the_end_of_the_grace(new_house: NewHouse, beating: House) -> None:
    _, _, table = two(beating, clock=MOVE)
    again = restarted(new_house, beating, 10.0)
    live_on(12, again)
    place = again.run(again.room.hall.place(table))
    assert place.timer is not None
    wait = place.timer.when() - again.runner.get_loop().time()
    assert GRACE - 13 < wait < GRACE - 10


def test_a_node_that_was_stopped_gives_the_time_back(beating: House) -> None:
    ann, _, table = two(beating, clock=BANK)
    live_on(10, beating)
    stop(20.0, beating)
    live_on(1, beating)
    assert left(ann, table)[0] == pytest.approx(50.0, abs=2.0)


def test_a_timer_that_fires_before_the_gap_is_seen_ends_nothing(beating: House) -> None:
    ann, _, table = two(beating, clock=MOVE, leaver="forfeit")
    stop(20.0, beating)
    wake(beating, table)
    assert not away(ann, table)


def test_a_move_that_comes_before_the_gap_is_seen_costs_no_time(beating: House) -> None:
    ann, _, table = two(beating, clock=BANK)
    stop(200.0, beating)
    assert ann.move(table, "mark b2")["kind"] == "accepted"
    assert left(ann, table)[0] == pytest.approx(60.0, abs=2.0)
    assert kinds(beating, table)["Downtime"] == 1


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 20.0, -20.0])
def test_a_wall_clock_that_is_set_ends_nothing(beating: House, jump: float) -> None:
    ann, bob, table = two(beating, clock=BANK)
    live_on(10, beating)
    set_clock(jump, beating)
    wake(beating, table)
    assert left(ann, table)[0] == 50.0
    live_on(5, beating)
    wake(beating, table)
    assert left(ann, table)[0] == pytest.approx(45.0, abs=1.0)
    assert ann.move(table, "mark b2")["kind"] == "accepted"
    live_on(3, beating)
    assert left(bob, table) == pytest.approx([45.0, 57.0], abs=1.0)
    assert kinds(beating, table)["Downtime"] == 1


def test_what_is_written_is_dated_by_the_wall_clock(beating: House) -> None:
    ann, _, table = two(beating, clock=BANK)
    set_clock(HOUR, beating)
    live_on(1, beating)
    ann.move(table, "mark b2")
    assert beating.run(beating.store.read(table))[-1].at == pytest.approx(beating.time)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_was_set_while_the_room_was_closed_takes_no_time(
    new_house: NewHouse, beating: House, jump: float
) -> None:
    ann, _, table = two(beating, clock=BANK)
    live_on(20, beating)
    again = restarted(new_house, beating, jump)
    assert left(over_there(ann, again), table)[0] == pytest.approx(40.0, abs=2.0)


def test_every_node_counts_the_same_from_the_log(new_house: NewHouse, beating: House) -> None:
    ann, bob, table = two(beating, clock=BANK)
    live_on(5, beating)
    stop(30.0, beating)
    ann.move(table, "mark b2")
    live_on(7, beating)
    again = restarted(new_house, beating, 100.0)
    over_there(bob, again).move(table, "mark a1")
    live_on(4, again)
    shown = left(over_there(ann, again), table)
    other = new_house(store=again.store, time=again.time, beats=True)
    assert left(over_there(ann, other), table) == shown
    assert shown == pytest.approx([51.0, 53.0], abs=4.0)
    assert kinds(other, table)["Downtime"] == 2


def test_a_table_that_is_set_up_after_downtime_needs_no_entry_for_it(beating: House) -> None:
    stop(30.0, beating)
    live_on(LONG, beating)
    ann, _, table = two(beating, clock=BANK)
    live_on(5, beating)
    assert left(ann, table)[0] == 55.0
    assert kinds(beating, table)["Downtime"] == 0


def test_a_table_without_a_clock_hears_nothing_of_downtime(beating: House) -> None:
    ann, _, table = two(beating)
    stop(30.0, beating)
    live_on(1, beating)
    assert ann.move(table, "mark b2")["kind"] == "accepted"
    assert kinds(beating, table)["Downtime"] == 0


def test_viewers_are_told_what_their_clocks_have_left_after_a_gap(beating: House) -> None:
    ann, _, _ = watched(beating, clock=BANK)
    stop(30.0, beating)
    beating.run(beating.room.chores.look_at_time())
    assert ann.read("table")["table"]["seats"][0]["left"] == pytest.approx(60.0, abs=2.0)


def test_after_downtime_moves_go_the_short_way_again(beating: House) -> None:
    ann, bob, _ = watched(beating, clock=BANK)
    stop(30.0, beating)
    ann.act("move", expect=0, move="mark b2")
    assert ann.short == 0
    bob.act("move", expect=1, move="mark a1")  # after 30 s his sign-in is looked up, too
    ann.act("move", expect=2, move="mark c3")
    assert ann.short == 1


class Away(MemoryStore):
    """A store that cannot be asked for a while."""

    away = False

    async def paper(self, kind: str, key: str, now: float) -> Paper | None:
        if self.away:
            raise Unavailable("the line is cut")
        return await super().paper(kind, key, now)


def test_while_the_store_is_away_nobody_thinks(new_house: NewHouse) -> None:
    house = new_house(store=Away(), beats=True)
    live_on(LONG, house)
    ann, _, table = two(house, clock=MOVE)
    house.store.away = True
    for _ in range(20):
        stop(1.0, house)
        with pytest.raises(Unavailable):
            house.run(house.room.hall.heart.look())
        wake(house, table)
    house.store.away = False
    live_on(1, house)
    assert (away(ann, table), left(ann, table)[0]) == (False, pytest.approx(8.0, abs=2.0))


# ---- two nodes


def sharing(new_house: NewHouse, **settings: Any) -> Pair:
    """Two nodes of one store that has been open for a while, as those of one PostgreSQL are."""
    pair = joined(new_house, beats=True, **settings)
    for house in pair:
        house.room.hall.heart.alone = False
    live_on(LONG, *pair)
    return pair


def test_one_node_alive_is_no_downtime(new_house: NewHouse) -> None:
    one, other = sharing(new_house)
    ann, _, table = two(one, clock=BANK)
    stop(20.0, other)
    live_on(20, one)
    live_on(1, other)
    assert (left(ann, table)[0], left(over_there(ann, other), table)[0]) == (40.0, pytest.approx(39.0, abs=2.0))
    assert one.room.hall.heart.lag == other.room.hall.heart.lag == 0.0


def test_when_all_nodes_stop_it_is_written_once(new_house: NewHouse) -> None:
    one, other = sharing(new_house)
    ann, bob, table = two(one, clock=BANK)
    there = over_there(bob, other)
    there.see(table)
    stop(20.0, one, other)
    ann.move(table, "mark b2")
    other.rest()
    assert there.move(table, "mark a1")["kind"] == "accepted"
    one.rest()
    live_on(3, one, other)
    ann.move(table, "mark c3")
    assert left(ann, table) == pytest.approx([57.0, 60.0], abs=2.0)
    assert kinds(one, table)["Downtime"] == 1


def test_a_node_whose_clock_is_wrong_ends_nothing(new_house: NewHouse) -> None:
    one, _ = sharing(new_house)
    ann, _, table = two(one, clock=BANK)
    wrong = new_house(store=one.store, time=one.time + HOUR, beats=True)
    there = over_there(ann, wrong)
    for _ in range(10):
        live_on(1, one, wrong)
    wake(wrong, table)
    assert left(there, table)[0] == pytest.approx(50.0, abs=2.0)
    assert there.move(table, "mark b2")["kind"] == "accepted"
    assert left(there, table)[0] == pytest.approx(50.0, abs=2.0)


class Counting(MemoryStore):
    """Counts what is written beside the logs."""

    writes = 0

    async def exchange(self, paper: Paper, body: bytes) -> bool:
        self.writes += 1
        return await super().exchange(paper, body)


def test_however_many_nodes_there_are_a_beat_is_written_every_two_seconds(new_house: NewHouse) -> None:
    store = Counting()
    houses = [new_house(store=store, beats=True) for _ in range(3)]
    store.writes = 0
    live_on(60, *houses)
    assert 29 <= store.writes <= 31


# ---- what else runs on time


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_bot_of_a_dead_node_moves_though_the_clock_was_set(new_house: NewHouse, beating: House, jump: float) -> None:
    ann = beating.guest("Ann")
    table = ann.create(chairs="me random")
    ann.act(table, "start")
    beating.room.chores._closed = True  # it dies before its bot is asked
    ann.move(table, "mark b2")
    again = restarted(new_house, beating, jump)
    live_on(4, again)
    again.run(again.room.chores._take_due())
    again.rest()
    assert over_there(ann, again).see(table)["view"]["cells"].count("O") == 1


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_lease_holds_for_its_time_though_the_clock_was_set(beating: House, jump: float) -> None:
    _, _, table = two(beating, clock=MOVE)
    heart = beating.room.hall.heart
    live_on(9, beating)
    taken = beating.run(beating.store.take("clock", "another", heart.time(), heart.time() + 10.0))
    assert [row.id for row in taken] == [table]
    set_clock(jump, beating)
    live_on(5, beating)
    assert beating.run(beating.store.take("clock", "mine", heart.time(), heart.time() + 10.0)) == []
    live_on(6, beating)
    assert len(beating.run(beating.store.take("clock", "mine", heart.time(), heart.time() + 10.0))) == 1
