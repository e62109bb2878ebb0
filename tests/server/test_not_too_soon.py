"""What is being written is told to nobody before it is durable: neither by a greeting nor to who asks."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from ludoteka.server.live import chores
from tests.server.house import Eye, House
from tests.server.matches import two
from tests.waiting import passes, until_true


class Held:
    """Keeps a store's writes waiting until it is opened."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.waits = asyncio.Event()
        append = house.room.store.append

        async def slow(*args: Any, **more: Any) -> None:
            self.waits.set()
            await self.open.wait()
            await append(*args, **more)

        monkeypatch.setattr(house.room.store, "append", slow)


def kinds(eye: Eye) -> list[str]:
    """The kinds of the messages that have come, in order."""
    return [json.loads(text)["t"] for text in eye.texts]


def after(kinds: list[str], first: str) -> list[str]:
    """The kinds that came after the first message of one kind."""
    return kinds[kinds.index(first) + 1 :] if first in kinds else []


def test_a_match_that_begins_is_not_told_before_it_is_durable(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "GREETING", 0.0)
    ann = house.guest("Ann")
    table = ann.create(chairs="me random")
    eye = ann.look(table)
    eye.read("sync")
    held = Held(house, monkeypatch)

    async def scene() -> tuple[list[str], bool]:
        """What a greeting and somebody who asks are told while the beginning is being written."""
        begun = asyncio.ensure_future(ann._call("POST", f"/api/tables/{table}/acts", {"t": "start", "id": "s"}, {}))
        await asyncio.wait_for(held.waits.wait(), 10)
        before = len(eye.texts)
        house.room.chores.greet(house.room.hall.places[table])
        asked = asyncio.ensure_future(ann._call("GET", f"/api/tables/{table}", None, {}))
        await passes()
        told, answered = eye.texts[before:], asked.done()
        held.open.set()
        assert (await begun).json()["kind"] == "accepted"
        assert (await asked).json()["table"]["status"] == "playing"
        await until_true(lambda: "table" in after(kinds(eye), "news"))  # the greeting comes in the end
        return told, answered

    assert house.run(scene()) == ([], False)


def test_the_list_of_own_tables_says_whose_turn_it_is_when_that_is_durable(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two(house)
    held = Held(house, monkeypatch)

    async def scene() -> list[bool]:
        """Whether it is Bob's turn, for who asks while Ann's move is being written, and for who asks afterwards."""
        move = {"t": "move", "id": "m", "expect": 0, "move": "mark b2"}
        moved = asyncio.ensure_future(ann._call("POST", f"/api/tables/{table}/acts", move, {}))
        await asyncio.wait_for(held.waits.wait(), 10)
        asked = asyncio.ensure_future(bob._call("GET", "/api/tables?mine=true", None, {}))
        await passes()
        early = asked.done() and asked.result().json()[0]["my_turn"]
        held.open.set()
        await moved
        return [early, (await asked).json()[0]["my_turn"]]

    assert house.run(scene()) == [False, True]


def test_who_comes_to_a_table_that_is_just_being_made_sees_what_happens_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    hall, looked_up, gate = house.room.hall, house.room.hall._names, asyncio.Event()
    waits = asyncio.Event()

    async def slow(people: Any) -> Any:
        monkeypatch.setattr(hall, "_names", looked_up)
        waits.set()
        await gate.wait()
        return await looked_up(people)

    monkeypatch.setattr(hall, "_names", slow)
    wish = {"settings": {"game": "tic-tac-toe", "chairs": [{"kind": "open"}] * 2, "public": True}}

    async def scene() -> tuple[str, Eye]:
        made = asyncio.ensure_future(ann._call("POST", "/api/tables", wish, {}))
        await asyncio.wait_for(waits.wait(), 10)
        table = (await bob._call("GET", "/api/tables", None, {})).json()[0]["id"]
        eye = Eye(bob, f"/api/tables/{table}/socket", "", {})
        await eye.open()
        gate.set()
        assert (await made).json()["id"] == table
        return table, eye

    table, eye = house.run(scene())
    assert ann.act(table, "sit", seat=0)["kind"] == "accepted"
    tables = [message["table"] for message in eye.read_all() if message["t"] == "table"]
    assert {seat["person"] for told in tables for seat in told["seats"]} - {""} == {ann.id}
