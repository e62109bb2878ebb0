"""Downtime of real processes: killed and started again, stopped and continued, with a clock that is set."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.nodes import Node
from tests.server.own_postgres import OwnPostgres
from tests.waiting import until

GAP = 6.0
"""Seconds for which a room is gone: more than a move has."""
QUICK = {"kind": "move", "seconds": 4.0}
SLOW = {"kind": "bank", "seconds": 100.0, "back": 0.0}
SLACK = 4.0
"""Of the gap no more than this is thought, however busy the machine."""


class Person:
    """Somebody who plays both seats of a quick table and of a slow one, by calls."""

    def __init__(self, node: Node) -> None:
        self._client = httpx.Client(base_url=f"http://{node.address}", timeout=30.0)
        self._client.post("/api/me", json={"name": "Ann"}).raise_for_status()
        self.quick, self.slow = self._begin(QUICK), self._begin(SLOW)

    def _begin(self, clock: dict[str, Any]) -> str:
        settings = {"game": "kragmortha", "chairs": [{"kind": "me"}] * 2, "clock": clock, "leaver": "forfeit"}
        made = self._client.post("/api/tables", json={"settings": settings}).raise_for_status()
        table = str(made.json()["id"])
        self._client.post(f"/api/tables/{table}/acts", json={"t": "start", "id": "start"}).raise_for_status()
        return table

    def at(self, node: Node) -> None:
        """Go to another node."""
        self._client.base_url = httpx.URL(f"http://{node.address}")

    def lost(self) -> bool:
        """Whether the clock of the quick table has run out."""
        return bool(self._table(self.quick)["status"] == "over")

    def thought(self) -> float:
        """Seconds that have been thought at the slow table."""
        return sum(SLOW["seconds"] - seat["left"] for seat in self._table(self.slow)["seats"])  # type: ignore[operator]

    def _table(self, table: str) -> Any:
        return self._client.get(f"/api/tables/{table}").raise_for_status().json()["table"]

    def close(self) -> None:
        self._client.close()


@pytest.fixture
def ann() -> Iterator[Callable[[Node], Person]]:
    """Lets somebody sit down at a node, and go home when the test is over."""
    people: list[Person] = []

    def come(node: Node) -> Person:
        people.append(Person(node))
        return people[-1]

    yield come
    for person in people:
        person.close()


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[list[Node]]:
    """A node on SQLite."""
    node = Node(tmp_path / "node").start()
    yield [node]
    node.kill()


@pytest.fixture
def both(tmp_path: Path, postgres: OwnPostgres) -> Iterator[list[Node]]:
    """Two nodes on one PostgreSQL."""
    address = postgres.new("downtime")
    nodes = [Node(tmp_path / name, "--database", address).start() for name in ("one", "two")]
    yield nodes
    for node in nodes:
        node.kill()


ROOMS = ["alone", pytest.param("both", marks=pytest.mark.xdist_group("postgres"))]


@pytest.fixture(params=ROOMS)
def nodes(request: pytest.FixtureRequest) -> list[Node]:
    """A room, on one node or on two."""
    return list(request.getfixturevalue(request.param))


def nothing_lost(person: Person, nodes: Sequence[Node], since: float) -> None:
    """At every node the gap was nobody's thinking time, and ended nothing; time goes on."""
    for node in nodes:
        person.at(node)
        until(lambda: person.thought() < time.monotonic() - since - GAP + SLACK, 10.0)
        assert not person.lost()
    before = person.thought()
    until(lambda: person.thought() > before + 0.5, 10.0)
    assert not person.lost()


def test_a_room_that_is_killed_and_started_again_gives_the_time_back(
    nodes: list[Node], ann: Callable[[Node], Person]
) -> None:
    person, since = ann(nodes[0]), time.monotonic()
    for node in nodes:
        node.kill()
    time.sleep(GAP)
    for node in nodes:
        node.start()
    nothing_lost(person, nodes, since)


def test_a_room_that_is_stopped_and_continued_gives_the_time_back(
    nodes: list[Node], ann: Callable[[Node], Person]
) -> None:
    person, since = ann(nodes[0]), time.monotonic()
    for node in nodes:
        os.kill(node.pid, signal.SIGSTOP)
    time.sleep(GAP)
    for node in nodes:
        os.kill(node.pid, signal.SIGCONT)
    nothing_lost(person, nodes, since)


@pytest.mark.xdist_group("postgres")
def test_while_one_of_two_nodes_is_stopped_time_goes_on(both: list[Node], ann: Callable[[Node], Person]) -> None:
    person, since = ann(both[0]), time.monotonic()
    os.kill(both[1].pid, signal.SIGSTOP)
    until(lambda: time.monotonic() - since > GAP)
    os.kill(both[1].pid, signal.SIGCONT)
    for node in both:
        person.at(node)
        assert person.thought() > GAP - 1.0


@pytest.mark.parametrize("jump", [3600, -3600])
def test_a_clock_that_is_set_under_a_running_room_ends_nothing(
    tmp_path: Path, ann: Callable[[Node], Person], jump: int
) -> None:
    shift = tmp_path / "shift"
    shift.write_text("0", encoding="utf-8")
    node = Node(tmp_path / "node", module="tests.server.shifted_room", LUDOTEKA_TEST_SHIFT=str(shift)).start()
    try:
        person, since = ann(node), time.monotonic()
        new = tmp_path / "new"
        new.write_text(str(jump), encoding="utf-8")
        new.replace(shift)
        until(lambda: person.thought() > 2.5)
        assert person.thought() < time.monotonic() - since + 1.0
        assert not person.lost()
    finally:
        node.kill()
