"""Web push while services are slow: what waits has a bound, and nobody waits for somebody else."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.bodies import Notice
from tests.server.house import Guest, House
from tests.server.test_push import BROWSER, SERVICE


class Slow:
    """Push services that take their time: nobody is through before he may be."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open = threading.Event()
        self.told: list[tuple[str, str]] = []

    def __call__(self, browser: dict[str, Any], notice: str, **more: object) -> None:
        self.told.append((browser["endpoint"].rpartition("/")[2], json.loads(notice)["table"]))
        assert self.open.wait(10.0)

    def tell(self, guest: Guest, *tables: str) -> None:
        """Let notices of tables go out to somebody."""

        async def told() -> None:
            for table in tables:
                notice = Notice(table=table, game="tic-tac-toe", what="turn", at=self.house.time)
                self.house.room.chores.spawn(self.house.room.notices.push.send(person, notice))
                await asyncio.sleep(0.0)

        person = guest.id
        self.house.run(told())

    def through(self) -> list[tuple[str, str]]:
        """Let everybody through; which browser was told of which table."""
        self.open.set()
        self.wait(lambda: not self.house.room.notices.push._next)
        return self.told

    def wait(self, reached: Callable[[], bool]) -> None:
        for _ in range(200):
            if reached():
                return
            self.house.rest(0.05)


@pytest.fixture
def slow(new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> Slow:
    found = Slow(new_house(push_contact="mailto:room@example.org"))
    monkeypatch.setattr("pywebpush.webpush", found)
    return found


def reached(house: House, browser: str) -> Guest:
    guest = house.guest()
    guest.post("/api/push", BROWSER | {"endpoint": f"{SERVICE}/{browser}"})
    return guest


def test_while_one_push_is_on_its_way_only_the_newest_waits(slow: Slow) -> None:
    slow.tell(reached(slow.house, "bob"), "one", "two", "three")
    assert (slow.through(), slow.house.room.notices.push._next) == ([("bob", "one"), ("bob", "three")], {})


def test_who_hears_slowly_keeps_nobody_else_waiting(slow: Slow) -> None:
    for name in ("ann", "bob"):
        slow.tell(reached(slow.house, name), "one", "two")
    slow.wait(lambda: len(slow.told) == 2)
    assert sorted(slow.told) == [("ann", "one"), ("bob", "one")]
    slow.through()


def test_where_very_many_wait_whoever_comes_then_is_left_out(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.push.CROWD", 2, raising=False)
    for name in ("ann", "bob", "eve"):
        slow.tell(reached(slow.house, name), "one")
    assert sorted(slow.through()) == [("ann", "one"), ("bob", "one")]
