"""A destroyed page of the database: the operator reads table and file, players a clear sentence; other tables go on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server import folder
from ludoteka.server.live import chores
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.store.store import Damaged, Entry, Index, Paper, Unavailable
from tests.server.conftest import Run
from tests.server.house import Guest, House
from tests.server.matches import two

ROOM = "room.sqlite"


def destroy(file: Path, table: str, keep: str = "") -> int:
    """Overwrite the leaf pages of a database table that hold a game table's rows (empty: all), as a broken disk would.

    Pages in which the rows of the table `keep` lie are left as they are.
    """
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = database.execute("PRAGMA page_size").fetchone()[0]
    database.close()
    content, count = bytearray(file.read_bytes()), 0
    for start in range(size, len(content), size):
        page = content[start : start + size]
        if page[0] == 0x0D and table.encode() in page and not (keep and keep.encode() in page):
            content[start : start + size] = b"\xff" * size
            count += 1
    file.write_bytes(content)
    return count


@pytest.fixture
def store(tmp_path: Path, run: Run[Any]) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / ROOM)
    run(made.open())
    yield made
    run(made.close())


BIG = b"x" * 3000


async def filled(store: SqliteStore) -> None:
    """Two tables, each with pages of its own."""
    for table in ("damaged", "healthy"):
        index = Index(id=table, game="g", status="open", updated=0.0)
        for number in range(1, 9):
            await store.append([Entry(table, number, 0.0, BIG)], index)


def test_a_destroyed_page_is_told_from_a_store_that_is_away(store: SqliteStore, run: Run[Any], tmp_path: Path) -> None:
    async def scene() -> None:
        await filled(store)
        await store.close()
        assert destroy(tmp_path / ROOM, "damaged", keep="healthy") > 0
        await store.open()
        with pytest.raises(Damaged, match=rf"a page of {tmp_path / ROOM}, table 'entries', is destroyed"):
            await store.read("damaged")
        assert len(await store.read("healthy")) == 8
        await store.append([Entry("healthy", 9, 0.0, BIG)])
        assert len(await store.read("healthy")) == 9

    run(scene())


def test_writes_that_came_with_one_to_a_destroyed_page_go_on(store: SqliteStore, run: Run[Any], tmp_path: Path) -> None:
    """All that comes together shares a commit; a destroyed page must not fail the others."""

    async def scene() -> list[object]:
        await filled(store)
        await store.file(Paper(kind="k", key="lost", owner="o", body=b"y" * 3500))
        await store.close()
        assert destroy(tmp_path / ROOM, "y" * 100) > 0
        await store.open()
        found: list[object] = await asyncio.gather(
            store.append([Entry("healthy", 9, 0.0, BIG)]),
            store.shred("k", "lost"),
            store.append([Entry("damaged", 9, 0.0, BIG)]),
            return_exceptions=True,
        )
        assert [len(await store.read(table)) for table in ("healthy", "damaged")] == [9, 9]
        return found

    first, second, third = run(scene())
    assert (first, type(second), third) == (None, Damaged, None)
    assert "table 'papers'" in str(second)


def test_a_full_disk_is_no_damage(store: SqliteStore, run: Run[Any]) -> None:
    from ludoteka.server.store.damage import failed

    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    found = failed("room.sqlite", full, "INSERT INTO entries VALUES", "written")
    assert (type(found), str(found)) == (Unavailable, "the room's database cannot be written: database or disk is full")


@pytest.fixture
def broken(
    tmp_path: Path, new_house: Callable[..., House], caplog: pytest.LogCaptureFixture
) -> Iterator[tuple[House, Guest, str, Guest, str]]:
    """A room that is opened again on a database with a destroyed page: a table there, and another one elsewhere."""
    first = new_house(store=folder.store_in(tmp_path))
    first.run(first.store.open())
    tables = []
    for _ in range(2):  # so long that each has pages of its own
        guest, _, table = two(first)
        tables += [(guest, table)]
        for number in range(60):
            assert guest.act(table, "chat", preset="hello")["kind"] == "accepted", number
    (ann, lost), (eve, other) = tables
    first.run(first.store.close())
    assert destroy(tmp_path / ROOM, lost, keep=other) > 0
    house = new_house(store=folder.store_in(tmp_path))
    house.run(house.store.open())
    caplog.clear()
    for guest in (ann, eve):
        guest.house = house
    yield house, ann, lost, eve, other
    house.run(house.store.close())


def test_whoever_comes_to_a_damaged_table_is_told_so_and_the_operator_where(
    broken: tuple[House, Guest, str, Guest, str], caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    _, ann, lost, eve, other = broken
    answer = ann.get(f"/api/tables/{lost}")
    assert (answer.status_code, answer.json()["key"]) == (500, "damaged")
    assert "trying again does not help" in answer.json()["detail"]
    assert "retry-after" not in answer.headers
    assert ann.act(lost, "chat", preset="hello")["key"] == "damaged"
    (row, *_) = [one for one in caplog.records if getattr(one, "table", "") == lost]
    assert (row.levelno, "table 'entries'" in row.getMessage()) == (logging.ERROR, True)
    assert str(tmp_path / ROOM) in row.getMessage()
    assert eve.move(other, "mark b2")["kind"] == "accepted"


def test_a_socket_to_a_damaged_table_is_closed_for_good(broken: tuple[House, Guest, str, Guest, str]) -> None:
    _, ann, lost, _, _ = broken
    eye = ann.look(lost)
    assert (eye.read("bye")["problem"]["key"], eye.ended()) == ("damaged", 4500)


def test_the_list_of_own_tables_is_given_all_the_same(broken: tuple[House, Guest, str, Guest, str]) -> None:
    _, ann, lost, _, _ = broken
    rows = ann.get("/api/tables?mine=true").json()
    assert [(row["id"], row["my_turn"]) for row in rows] == [(lost, False)]


def test_a_move_at_a_table_whose_pages_were_destroyed_meanwhile_is_not_to_be_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _, table = two(house)

    async def damaged(*_: object) -> None:
        raise Damaged("a page of room.sqlite, table 'entries', is destroyed and cannot be written")

    monkeypatch.setattr(house.store, "append", damaged)
    monkeypatch.setattr(house.store, "read", damaged)
    assert ann.act(table, "move", expect=0, move="mark b2")["problem"]["key"] == "damaged"
    assert any(getattr(one, "table", "") == table and one.levelno == logging.ERROR for one in caplog.records)


def test_a_damaged_table_is_folded_again_only_when_somebody_comes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the log would be read, and the operator told, again and again."""
    ann, _, table = two(house)
    eve, _, other = two(house)
    place, asked = house.room.hall.places[table], []
    read, last = house.store.read, house.store.last

    async def damaged(wanted: str, after: int = 0) -> list[Entry]:
        if wanted == table:
            asked.append(wanted)
            raise Damaged("destroyed")
        return await read(wanted, after)

    async def damaged_last(tables: list[str]) -> dict[str, int]:
        if table in tables:
            raise Damaged("destroyed")
        return await last(tables)

    monkeypatch.setattr(house.store, "read", damaged)
    monkeypatch.setattr(house.store, "last", damaged_last)
    place.live = house.room.hall.places[other].live = None
    house.run(house.room.chores._revisit(place))
    for _ in range(3):
        house.run(house.room.chores._heal())
    assert asked == [table]
    assert house.room.hall.places[other].live is not None
    assert ann.get(f"/api/tables/{table}").json()["key"] == "damaged"
    assert len(asked) == 2
    assert eve.move(other, "mark b2")["kind"] == "accepted"


def test_a_bot_at_a_damaged_table_keeps_no_other_waiting(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest()
    lost, healthy = (ann.create("tic-tac-toe", "me random") for _ in range(2))
    hall, read = house.room.hall, house.store.read
    for table in (lost, healthy):
        ann.act(table, "start")
        monkeypatch.setattr(house.thinkers, "think", lambda question: asyncio.sleep(3600))
        assert ann.move(table, "mark b2")["kind"] == "accepted"
    hall.places.clear()

    async def damaged(wanted: str, after: int = 0) -> list[Entry]:
        if wanted == lost:
            raise Damaged("destroyed")
        return await read(wanted, after)

    monkeypatch.setattr(house.store, "read", damaged)
    house.time += 2 * chores.LEASE
    house.run(house.room.chores._take_due())
    assert list(hall.places) == [healthy]
    house.time += 2 * chores.LEASE
    due = house.run(house.store.take("bot", "other", house.time, house.time + 1))
    assert [row.id for row in due] == [healthy]
