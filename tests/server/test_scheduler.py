"""The scheduler without processes: the order of service, and that no question is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from ludoteka.server.scheduler import Priority, Queue, Scheduler, Turn
from ludoteka.server.thinkers import Busy
from tests.waiting import passes

PEOPLE, BOTS, UNWATCHED = Priority


class Served:
    """A pool whose questions are answered one by one, and the order in which they were."""

    def __init__(self, slots: int = 1, most: int = 200) -> None:
        self.queue = Queue(slots, most)
        self.order: list[str] = []
        self.at_work: list[Turn] = []
        self._tasks: list[asyncio.Task[None]] = []

    def ask(self, person: str, priority: Priority = PEOPLE, word: str = "") -> asyncio.Task[None]:
        """Queue a question; it stays at work until it is answered."""
        turn = self.queue.join(person, lambda: priority)
        task = asyncio.create_task(self._wait(turn, word or person))
        self._tasks.append(task)  # a task that nobody refers to may be collected before it ends
        return task

    async def _wait(self, turn: Turn, word: str) -> None:
        async with turn:
            self.order.append(word)
            self.at_work.append(turn)
            await asyncio.get_running_loop().create_future()

    async def answer(self, count: int = 1) -> str:
        """Answer the questions that were served first; the order of all that were served."""
        for _ in range(count):
            await passes(3)
            self.at_work.pop(0).leave()
        await passes(3)
        return " ".join(self.order)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test in a loop of its own, and stop what it has left waiting."""

    def runs() -> None:
        asyncio.run(test())

    runs.__name__, runs.__doc__ = test.__name__, test.__doc__
    return runs


@run
async def test_people_take_turns_however_many_questions_each_has() -> None:
    served = Served()
    for person in ("eve", "eve", "eve", "eve", "ann", "ann", "bob"):
        served.ask(person)
    assert await served.answer(6) == "eve ann bob eve ann eve eve"


@run
async def test_a_person_who_comes_back_is_before_one_who_was_served_since() -> None:
    served = Served()
    for _ in range(19):
        served.ask("eve")
    for _ in range(5):
        served.ask("ann")
        await served.answer(2)
    assert " ".join(served.order) == "eve ann eve ann eve ann eve ann eve ann eve"


@run
async def test_a_persons_own_questions_are_served_as_they_came() -> None:
    served = Served()
    for word in ("first", "second", "third"):
        served.ask("ann", word=word)
    assert await served.answer(2) == "first second third"


@run
async def test_tables_with_people_come_before_bots_alone_and_those_before_the_unwatched() -> None:
    served = Served()
    served.ask("eve")
    for priority in (UNWATCHED, BOTS, PEOPLE, UNWATCHED, BOTS, PEOPLE):
        served.ask(f"host{len(served.queue._waiting)}", priority, priority.name[0])
    assert await served.answer(6) == "eve P P B B U U"


@run
async def test_within_a_class_people_take_turns() -> None:
    served = Served()
    served.ask("eve")
    for person in ("eve", "eve", "ann", "eve", "bob"):
        served.ask(person, BOTS)
    assert await served.answer(5) == "eve ann bob eve eve eve"


@run
async def test_who_has_less_at_work_comes_first_where_several_work() -> None:
    served = Served(slots=3)
    for _ in range(6):
        served.ask("eve")
    served.ask("ann")
    assert await served.answer(1) == "eve eve eve ann"


@run
async def test_a_class_is_asked_when_somebody_is_to_be_served() -> None:
    served, viewers = Served(), list[str]()
    served.ask("eve")
    served.ask("ann", BOTS)
    turn = served.queue.join("bob", lambda: PEOPLE if viewers else UNWATCHED)
    viewers.append("bob")
    await served.answer(1)
    assert (turn.working, served.order) == (True, ["eve"])


@run
async def test_the_lower_classes_are_never_starved() -> None:
    served = Served()
    served.ask("eve")
    served.ask("bots", BOTS)
    served.ask("alone", UNWATCHED)
    for number in range(30):
        served.ask(f"person{number % 3}", word="p")
        await served.answer(1)
    assert max(served.order.index("bots"), served.order.index("alone")) <= 10


@run
async def test_nobody_waits_longer_than_one_round_though_new_people_keep_coming() -> None:
    served = Served()
    served.ask("eve")
    for person in ("ann", "bob", "cleo", "ann"):
        served.ask(person)
    for number in range(20):
        served.ask(f"new{number}")
        await served.answer(1)
    assert served.order[1:4] == ["ann", "bob", "cleo"]
    assert served.order.count("ann") == 2


@run
async def test_one_person_fills_a_quarter_of_a_queue_and_no_more() -> None:
    queue = Queue(1, 8)
    for _ in range(3):
        queue.join("eve")
    with pytest.raises(Busy, match="of your questions"):
        queue.join("eve")
    assert queue.lengths().total() == 2
    assert queue.join("ann").served.done() is False


@run
async def test_a_full_queue_turns_away_the_last_and_least_urgent_question_of_who_has_most() -> None:
    queue = Queue(1, 8)
    others = [queue.join(person) for person in ("zoe", "ann", "ann", "bob", "bob", "cleo", "cleo")]
    unwatched = queue.join("eve", lambda: UNWATCHED)
    watched = queue.join("eve")
    late = queue.join("fay")
    with pytest.raises(Busy, match="asked for less"):
        async with unwatched:
            raise AssertionError("was served")
    assert queue.lengths() == {PEOPLE: 8}
    assert [turn.served.done() for turn in (*others, watched, late)] == [True] + [False] * 8


@run
async def test_a_full_queue_of_equals_takes_nobody_else() -> None:
    queue = Queue(1, 4)
    for person in ("zoe", "a", "b", "c", "d"):
        queue.join(person)
    with pytest.raises(Busy, match="too many questions"):
        queue.join("e")


@run
async def test_who_no_longer_waits_is_passed_over() -> None:
    served = Served()
    served.ask("eve")
    gone = served.ask("ann")
    served.ask("bob")
    await passes(3)
    gone.cancel()
    assert await served.answer(1) == "eve bob"
    assert served.queue._since.keys() == {"bob"}


@run
async def test_who_is_cancelled_at_work_or_while_being_called_makes_room() -> None:
    served = Served()
    working = served.ask("eve")
    called, waits = served.ask("ann"), served.ask("bob")
    await passes(3)
    working.cancel()
    await asyncio.sleep(0)
    called.cancel()
    await passes(5)
    assert served.order == ["eve", "bob"]
    assert (waits.done(), served.queue._working.total()) == (False, 1)


@run
async def test_one_cancelled_in_the_same_moment_in_which_it_would_be_called_is_skipped() -> None:
    served = Served()
    served.ask("eve")
    gone = served.ask("ann")
    served.ask("bob")
    await passes(3)
    gone.cancel()
    served.at_work[0].leave()
    await passes(3)
    assert served.order == ["eve", "bob"]
    assert served.queue._since.keys() == {"bob"}


@run
async def test_leaving_twice_lets_only_one_go_on() -> None:
    queue = Queue(1, 8)
    first, second, third = (queue.join(person) for person in ("ann", "bob", "cleo"))
    first.leave()
    first.leave()
    assert (second.working, third.working) == (True, False)


@run
async def test_who_waits_when_the_room_closes_is_told_and_nobody_comes_after() -> None:
    scheduler = Scheduler(bots=(1, 8), replays=(1, 8))
    at_work, waits = scheduler.turn("bots", "ann"), scheduler.turn("bots", "bob")
    scheduler.close()
    with pytest.raises(Busy, match="closing"):
        async with waits:
            raise AssertionError("was served")
    at_work.leave()
    with pytest.raises(Busy, match="closing"):
        scheduler.turn("replays", "ann")


@run
async def test_the_queues_of_two_pools_do_not_wait_for_each_other() -> None:
    scheduler = Scheduler(bots=(1, 8), replays=(1, 8))
    turns = [scheduler.turn("bots", "ann"), scheduler.turn("bots", "ann"), scheduler.turn("replays", "ann")]
    assert [turn.working for turn in turns] == [True, False, True]
    assert [row for row in scheduler.lengths() if row[2]] == [("bots", "people", 1)]


@run
async def test_nothing_is_remembered_of_people_who_have_nothing_queued() -> None:
    served = Served()
    for number in range(20):
        served.ask(f"guest{number}")
        await served.answer(1)
    assert (served.queue._since, served.queue._working.total()) == ({}, 0)
