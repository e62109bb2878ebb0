"""Who has lost a seat acts for it no more and sees nothing of it any more, however late he hears of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.store import Entry, Index, Snapshot, Unavailable
from tests.server.house import House
from tests.server.matches import two
from tests.server.pairs import Pair, over_there


class Slow(MemoryStore):
    """Writes only when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, entries: list[Entry], index: Index | None = None, snapshot: Snapshot | None = None) -> None:
        await self.gate.wait()
        await super().append(entries, index, snapshot)


# ---- acting


@pytest.mark.parametrize(("deed", "fields"), [("resign", {}), ("leave", {}), ("propose", {"what": "end"})])
def test_who_was_sent_away_at_another_node_does_nothing_for_the_bot(
    deaf: Pair, deed: str, fields: dict[str, Any]
) -> None:
    ann, bob, table = two(deaf[0])
    there = over_there(bob, deaf[1])
    there.see(table)
    ann.act(table, "host", what="kick", seat=1)
    assert there.act(table, deed, **fields)["problem"]["key"] == "no-seat"
    assert ann.see(table)["over"] is False


@pytest.mark.parametrize(("deed", "fields"), [("leave", {}), ("ready", {"pledge": "sha256:" + "ab" * 32})])
def test_who_lost_his_seat_does_nothing_for_the_next_on_it(deaf: Pair, deed: str, fields: dict[str, Any]) -> None:
    one, other = deaf
    ann, bob, carl = one.guest("Ann"), one.guest("Bob"), one.guest("Carl")
    table = ann.create()
    bob.act(table, "sit", seat=1)
    there = over_there(bob, other)
    there.see(table)
    ann.act(table, "host", what="kick", seat=1)
    carl.act(table, "sit", seat=1)
    assert there.act(table, deed, **fields)["problem"]["key"] == "no-seat"
    seat = over_there(carl, other).see(table)["table"]["seats"][1]
    assert (seat["person"], seat["ready"]) == (carl.id, False)


@pytest.mark.parametrize(("deed", "fields"), [("resign", {}), ("chat", {"preset": "hello"})])
def test_a_deed_that_waits_while_its_sender_is_sent_away_is_not_done(
    new_house: Callable[..., House], deed: str, fields: dict[str, Any]
) -> None:
    store = Slow()
    house = new_house(store=store)
    ann, bob, table = two(house)
    host, eye = ann.look(table), bob.look(table)
    store.gate.clear()
    host.send({"t": "host", "id": "k", "what": "kick", "seat": 1})
    house.rest()
    eye.send({"t": deed, "id": "late"} | fields)
    house.rest()
    store.gate.set()
    assert eye.read("answer")["problem"]["key"] == "no-seat"


# ---- looking on


def test_who_is_sent_away_while_his_socket_opens_comes_in_without_the_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two(house, "leduc-poker")
    gate, muted = asyncio.Event(), house.room.attendance.muted

    async def slow(person: str, where: str) -> set[str]:
        await gate.wait()
        return await muted(person, where)

    monkeypatch.setattr(house.room.attendance, "muted", slow)
    eye = bob.look(table)
    house.rest()
    monkeypatch.undo()
    ann.act(table, "host", what="kick", seat=1)
    gate.set()
    seen = eye.read("sync")
    assert (seen["you"]["seat"], seen["view"]["cards"]) == (None, [None, None, None])


@pytest.mark.parametrize("node", [0, 1])
def test_where_nobody_may_look_on_who_came_before_the_match_goes_when_it_begins(pair: Pair, node: int) -> None:
    ann, bob, eve = (pair[0].guest(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.create(spectators=False)
    eye = over_there(eve, pair[node]).look(table)
    bob.act(table, "sit", seat=1)
    bob.act(table, "ready")
    ann.act(table, "start")
    assert (eye.read("bye")["problem"]["key"], eye.ended()) == ("no-spectators", 4403)
    assert all(json.loads(text).get("view") is None for text in eye.texts)


def test_where_nobody_may_look_on_who_is_sent_away_goes_and_a_host_without_a_seat_stays(house: House) -> None:
    ann, bob, table = two(house, "leduc-poker", spectators=False)
    host, eye = ann.look(table), bob.look(table)
    eye.read("sync")
    host.act("host", what="kick", seat=0)
    host.act("host", what="kick", seat=1)
    assert (eye.read("bye")["problem"]["key"], eye.ended()) == ("no-spectators", 4403)
    assert [json.loads(text)["t"] for text in eye.texts].count("sync") == 1
    assert host.act("chat", preset="hello")["kind"] == "accepted"


def test_who_rises_from_a_locked_table_without_knowing_its_password_goes(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create(password="sesame")
    bob.post(f"/api/tables/{table}/enter", {"password": "sesame"})
    bob.act(table, "sit", seat=1)
    bob.act(table, "ready")
    ann.act(table, "start")
    ann.act(table, "resign")
    eye = bob.look(ann.act(table, "rematch")["rematch"])
    eye.read("sync")
    eye.send({"t": "leave", "id": "l1"})
    assert (eye.read("bye")["problem"]["key"], eye.ended()) == ("not-entered", 4403)


def test_a_socket_that_cannot_be_looked_up_now_is_told_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> set[str]:
        raise Unavailable("away")

    ann, _, table = two(house)
    monkeypatch.setattr(house.room.attendance, "muted", away)
    eye = ann.look(table)
    assert (eye.read("bye")["problem"]["key"], eye.ended()) == ("unavailable", 4503)
