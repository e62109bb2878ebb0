"""A write of which nobody knows whether it happened: what turns out to be durable reaches everybody, and soon."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server import protocol
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.live.asking import Who
from ludoteka.server.protocol import Answer
from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.store import Done, Entry, Index, Snapshot, Unavailable
from tests.server.house import Eye, House
from tests.server.matches import two, watched
from tests.server.pairs import over_there

SOON = 1.3
"""So long it takes until a table is looked at again."""


class Cut(MemoryStore):
    """Its connection breaks after a write, before one hears of it; and sometimes nothing can be read."""

    def __init__(self) -> None:
        super().__init__()
        self.cut = self.blind = self.hangs = False

    async def append(self, entries: list[Entry], index: Index | None = None, snapshot: Snapshot | None = None) -> None:
        await super().append(entries, index, snapshot)
        if self.hangs:
            await asyncio.sleep(3600)
        if self.cut:
            self.cut = False
            raise Unavailable("the connection is gone")

    def put(self, entry: Entry, index: Index | None, snapshot: Snapshot | None, done: Done) -> None:
        failure = Unavailable("the connection is gone") if self.cut else None
        self.cut = False
        super().put(entry, index, snapshot, lambda bad: done(bad or failure))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        if self.blind:
            raise Unavailable("the connection is gone")
        return await super().read(table, after)


@pytest.fixture
def store() -> Cut:
    return Cut()


@pytest.fixture
def cut(new_house: Callable[..., House], store: Cut) -> House:
    return new_house(store=store)


def kinds(eye: Eye) -> list[str]:
    return [message["t"] for message in eye.read_all()]


MOVE: dict[str, Any] = {"id": "m1", "expect": 0, "move": "mark b2"}
DEEDS = pytest.mark.parametrize(("deed", "fields"), [("move", MOVE), ("hint", {"id": "h1", "expect": 0})])


@DEEDS
def test_what_is_sent_again_is_told_to_all_before_it_is_acknowledged(
    cut: House, store: Cut, deed: str, fields: dict[str, Any]
) -> None:
    ann, bob, _ = watched(cut)
    ann.read_all(), bob.read_all()
    store.cut = True
    assert ann.act(deed, **fields)["problem"]["key"] == "unavailable"
    ann.send({"t": deed} | fields)
    assert [kind for kind in kinds(ann) if kind != "table"] == ["news", "answer"]
    assert "news" in kinds(bob)


@DEEDS
def test_what_nobody_sends_again_is_told_a_little_later(
    cut: House, store: Cut, deed: str, fields: dict[str, Any]
) -> None:
    ann, bob, _ = watched(cut)
    store.cut = True
    assert ann.act(deed, **fields)["problem"]["key"] == "unavailable"
    assert bob.read("news")["letters"]


def test_who_looks_meanwhile_keeps_it_from_nobody(cut: House, store: Cut) -> None:
    ann, bob, table = watched(cut)
    store.cut = True
    ann.act("move", **MOVE)
    assert ann.guest.see(table)["view"]["cells"][4] == "X"
    assert bob.read("news")["view"]["cells"][4] == "X"


def test_what_somebody_did_who_was_let_go_in_the_midst_of_it_is_told(cut: House, store: Cut) -> None:
    ann, bob, _ = watched(cut)
    store.hangs = True
    ann.send({"t": "resign", "id": "r1"})
    cut.rest()
    ann.guest.post("/api/me/logout")
    assert ann.ended() == 4401
    store.hangs = False
    cut.rest(SOON)
    assert [message["over"] for message in bob.read_all() if message["t"] == "news"] == [True]


def test_a_bot_is_asked_after_a_move_whose_outcome_nobody_knew(cut: House, store: Cut) -> None:
    ann = cut.guest("Ann")
    table = ann.create(chairs="me random")
    ann.act(table, "start")
    store.cut = True
    ann.move(table, "mark b2")
    cut.rest(SOON)
    assert "O" in ann.see(table)["view"]["cells"]


def test_a_word_that_comes_while_nothing_can_be_read_is_made_up_for(
    new_house: Callable[..., House], store: Cut
) -> None:
    buses = LocalBus(), LocalBus()
    buses[0].join(buses[1])
    one, other = (new_house(bus=bus, store=store) for bus in buses)
    ann, bob, table = two(one)
    eye = over_there(bob, other).look(table)
    eye.read("sync")
    store.blind = True
    ann.move(table, "mark b2")
    one.rest(SOON)
    assert "news" not in kinds(eye)
    store.blind = False
    assert eye.read("news")["view"]["cells"][4] == "X"


def test_a_table_that_is_folded_slowly_is_not_put_in_the_place_of_a_newer_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = two(house)
    who, hall, store = Who(ann.id, 0), house.room.hall, house.store
    place, gate, snapshot = hall.places[table], asyncio.Event(), house.store.snapshot

    async def slow(where: str) -> Snapshot | None:
        await gate.wait()
        return await snapshot(where)

    async def scene() -> Answer:
        place.live = None
        monkeypatch.setattr(store, "snapshot", slow)
        reader = asyncio.create_task(hall.live(place))
        await asyncio.sleep(0)
        monkeypatch.undo()
        answer = await hall.do(place, who, protocol.Move(id="m1", expect=0, move="mark b2"))
        gate.set()
        await reader
        return answer

    assert house.run(scene()).kind == "accepted"
    assert ann.see(table)["view"]["cells"][4] == "X"
