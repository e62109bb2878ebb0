"""A room in trouble: the disk is full, the database is gone, the node is stopped. Errors are clear, nothing is lost."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteka.server import folder
from ludoteka.server.health import EVERY
from ludoteka.server.store import sqlite
from ludoteka.server.store.postgres import PostgresStore
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.store.store import Entry, Index, Unavailable
from ludoteka.server.store.writer import connect
from tests.server.conftest import Run
from tests.server.crowd import Crowd
from tests.server.nodes import Node
from tests.server.own_postgres import OwnPostgres
from tests.server.test_nothing_lost import Tally, goes_on, look

TABLES = 6
LONG = b"x" * 20_000
NOTHING = 1
"""A file may not grow beyond so many bytes: for the node the disk is full."""


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    made = Node(tmp_path / "node", LUDOTEKA_LOG_LEVEL="info").start()
    yield made
    made.kill()


async def playing(node: Node) -> Crowd:
    """Some tables at which moves come and go."""
    crowd = Crowd([lambda: node.address])
    crowd.pause = 0.05
    await crowd.come()
    await crowd.sit(TABLES, "kragmortha", ["me", "me"])
    crowd.play()
    await moved(crowd)
    return crowd


async def moved(crowd: Crowd) -> None:
    """Wait until some moves are acknowledged."""
    before = crowd.moves
    async with asyncio.timeout(30):
        while crowd.moves < before + 2 * TABLES:
            await asyncio.sleep(0.02)


async def errors(crowd: Crowd) -> None:
    """Wait until players have been told that nothing can be stored."""
    async with asyncio.timeout(40):
        while sum("unavailable" in seat.errors for seat in crowd.seats) < TABLES // 2:
            await asyncio.sleep(0.02)


async def ready(node: Node) -> int:
    """What the node says of itself."""
    async with httpx.AsyncClient() as client:
        return (await client.get(f"http://{node.address}/readyz", timeout=20)).status_code


async def trouble(node: Node, begin: Callable[[], None], end: Callable[[], None]) -> tuple[Crowd, int, int, int]:
    """Play, make trouble, see errors, end the trouble, see everybody go on; moves acknowledged in between."""
    crowd = await playing(node)
    try:
        await asyncio.to_thread(begin)
        await errors(crowd)
        during = crowd.moves
        await asyncio.sleep(0.5)
        during = crowd.moves - during
        unready = await ready(node)
        await asyncio.to_thread(end)
        await goes_on(crowd, 60)
        await asyncio.sleep(EVERY)  # so long a node believes what it has found of its store
        again = await ready(node)
    finally:
        await crowd.go_home()
    return crowd, during, unready, again


def test_a_full_disk_stops_play_and_loses_nothing(node: Node, run: Run[Any]) -> None:
    _, hard = resource.prlimit(node.pid, resource.RLIMIT_FSIZE)
    found = run(
        trouble(
            node,
            lambda: resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (NOTHING, hard)) and None,
            lambda: resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (hard, hard)) and None,
        )
    )
    crowd, during, unready, again = found
    assert (during, unready, again) == (0, 503, 200)
    run(look(folder.store_in(node.folder / "data"), crowd, Tally(), set()))
    with sqlite3.connect(node.folder / "data" / folder.DATABASE) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


async def until_full(store: SqliteStore) -> int:
    """Write until nothing more can be written; the number of the last entry that is durable."""
    for number in range(2, 100):
        try:
            await store.append([Entry("aa", number, 0.0, LONG)])
        except Unavailable:
            return number - 1
    raise AssertionError("never full")


def test_a_database_that_may_not_grow_says_so_and_recovers(
    tmp_path: Path, run: Run[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite's own word for a full disk is another than the system's for a file that may not grow."""
    pages = [1_000_000]

    def limited(path: Path, patience: float = 5.0) -> sqlite3.Connection:
        connection = connect(path, patience)
        connection.execute(f"PRAGMA max_page_count = {pages[0]}")
        return connection

    async def filled() -> tuple[list[int], list[int]]:
        store = SqliteStore(tmp_path / folder.DATABASE)
        await store.open()
        await store.append([Entry("aa", 1, 0.0, b"")], Index(id="aa", game="g", status="open", updated=0.0))
        await store.close()
        monkeypatch.setattr(sqlite, "connect", limited)
        pages[0] = 60
        await store.open()
        number = await until_full(store)
        with pytest.raises(Unavailable, match="full"):
            await store.append([Entry("aa", number + 1, 0.0, LONG), Entry("aa", number + 2, 0.0, b"")])
        during = [entry.number for entry in await store.read("aa")]
        pages[0] = 1_000_000
        await store.append([Entry("aa", number + 1, 0.0, LONG)])
        after = [entry.number for entry in await store.read("aa")]
        await store.close()
        return during, after

    during, after = run(filled())
    assert len(during) > 2
    assert (during, after) == ([*range(1, len(during) + 1)], [*range(1, len(during) + 2)])
    with sqlite3.connect(tmp_path / folder.DATABASE) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


@pytest.mark.xdist_group("postgres")
def test_a_database_that_is_gone_for_a_while_stops_play_and_loses_nothing(tmp_path: Path, run: Run[Any]) -> None:
    server = OwnPostgres()
    node = Node(tmp_path / "node", "--database", server.new("gone")).start()
    try:
        crowd, during, unready, again = run(trouble(node, server.stop, server.start))
        assert (during, unready, again) == (0, 503, 200)
        run(look(PostgresStore(server.address("gone")), crowd, Tally(), set()))
    finally:
        node.kill()
        server.remove()


def test_a_node_that_is_asked_to_stop_says_goodbye_and_loses_nothing(node: Node, run: Run[Any]) -> None:
    async def stopped() -> tuple[Crowd, int]:
        crowd = await playing(node)
        code = await asyncio.to_thread(node.stop)
        await crowd.go_home()
        return crowd, code

    crowd, code = run(stopped())
    run(look(folder.store_in(node.folder / "data"), crowd, Tally(), set()))
    assert code == 0
    assert json.loads(node.log.splitlines()[-1])["message"] == "the room is closed"


def test_figures_are_told_without_secrets(node: Node, run: Run[Any]) -> None:
    async def figures() -> tuple[str, int]:
        crowd = await playing(node)
        async with httpx.AsyncClient(base_url=f"http://{node.address}") as client:
            page = (await client.get("/metrics")).text
            far = (await client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})).status_code
        await crowd.go_home()
        assert crowd.cookie.partition("=")[2] not in page + node.log
        return page, far

    page, far = run(figures())
    assert 'ludoteka_deeds_total{answer="accepted"}' in page
    assert f'ludoteka_tables{{status="playing"}} {TABLES}.0' in page
    assert far == 404


def test_a_second_node_in_one_folder_is_refused(node: Node) -> None:
    second = Node(node.folder)
    with pytest.raises(RuntimeError, match="another room works in"):
        second.start()
