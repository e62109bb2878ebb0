"""The short way of a move does what the long way does, and leaves to it what is not its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.live.lock import Lock
from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.store import Done, Entry, Index, Snapshot, Unavailable
from tests.server.house import House
from tests.server.matches import two, watched


class Moody(MemoryStore):
    """Takes no move while it is in a bad mood."""

    bad = False

    def put(self, entry: Entry, index: Index | None, snapshot: Snapshot | None, done: Done) -> None:
        if self.bad:
            done(Unavailable("not now"))
        else:
            super().put(entry, index, snapshot, done)


def test_a_move_goes_the_short_way(house: House) -> None:
    ann, _, _ = watched(house)
    ann.act("move", expect=0, move="mark b2")
    assert ann.short == 1


def test_news_of_the_own_move_come_before_its_answer(house: House) -> None:
    ann, _, _ = watched(house)
    ann.send({"t": "move", "id": "m", "expect": 0, "move": "mark b2"})
    assert [message["t"] for message in ann.read_all() if message["t"] != "table"] == ["news", "answer"]


def test_the_others_are_told(house: House) -> None:
    ann, bob, _ = watched(house)
    ann.act("move", expect=0, move="mark b2")
    assert bob.read("news")["view"]["cells"][4] == "X"


def test_it_is_in_the_log(house: House) -> None:
    ann, _, table = watched(house)
    before = len(house.run(house.store.read(table)))
    ann.act("move", expect=0, move="mark b2")
    assert len(house.run(house.store.read(table))) == before + 1


def test_the_same_key_twice_does_it_once(house: House) -> None:
    ann, _, _ = watched(house)
    first = ann.act("move", id="once", expect=0, move="mark b2")
    assert ann.act("move", id="once", expect=0, move="mark b2") == first


def test_a_refused_move_names_its_clause(house: House) -> None:
    _, bob, _ = watched(house)
    assert bob.act("move", expect=0, move="mark b2")["refusal"]["clause"] == "TTT-TURN-1"


def test_who_has_missed_something_is_sent_it(house: House) -> None:
    ann, _, _ = watched(house)
    assert ann.act("move", expect=7, move="mark b2")["kind"] == "stale"
    assert ann.read("sync")["letters"] == []


@pytest.mark.parametrize("message", [{"t": "ping", "id": "p"}, {"t": "chat", "id": "c", "preset": "hello"}, "{", ""])
def test_what_is_no_move_goes_the_long_way(house: House, message: Any) -> None:
    ann, _, _ = watched(house)
    ann.send(message)
    assert ann.short == 0


def test_a_move_that_cannot_be_stored_is_said_to_be_so_and_can_be_made_again(new_house: Callable[..., House]) -> None:
    store = Moody()
    ann, _, _ = watched(new_house(store=store))
    store.bad = True
    assert ann.act("move", id="m", expect=0, move="mark b2")["problem"]["key"] == "unavailable"
    store.bad = False
    assert ann.act("move", id="m", expect=0, move="mark b2")["kind"] == "accepted"


def test_who_was_slower_than_another_node_hears_what_happened_there(new_house: Callable[..., House]) -> None:
    one = new_house()
    other = new_house(store=one.store)
    ann, _, table = two(one)
    eye = ann.look(table)
    eye.read("sync")
    ann.house = other  # she moves at a node that this one does not hear
    assert ann.move(table, "mark a1")["kind"] == "accepted"
    assert eye.act("move", expect=0, move="mark b2")["kind"] == "stale"


def test_a_lock_is_handed_on_in_the_order_of_coming() -> None:
    found: list[int] = []

    async def come(lock: Lock, number: int) -> None:
        async with lock:
            found.append(number)

    async def all_come() -> None:
        lock = Lock()
        assert lock.seize()
        waiting = [asyncio.create_task(come(lock, number)) for number in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        lock.release()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not lock.locked()

    asyncio.run(all_come())
    assert found == [1, 2]
