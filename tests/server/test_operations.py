"""Running a room: settings, logs without secrets, the data folder, tidying up."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import socket
import sqlite3
import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludoteka import LudotekaError
from ludoteka.server import folder, logs
from ludoteka.server.config import Config
from ludoteka.server.keeping import DAY, GUESTS_KEPT, keep, tidy
from ludoteka.server.people import LASTING, People
from ludoteka.server.serving import listening, make_bus, make_store, settings
from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.store.store import Entry, Index, Paper, Unavailable
from tests.server.conftest import Run
from tests.server.house import House
from tests.server.matches import two, watched
from tests.server.port import Wire, guest, open_room

SECRET = "ab" * 32


# ---- settings


def test_the_command_line_goes_before_the_environment() -> None:
    written = {"LUDOTEKA_PORT": "9090", "LUDOTEKA_HOST": "::1", "LUDOTEKA_PASS_DELAY": "0,0.5"}
    assert settings(Namespace(port=8080), written) == Config(port=8080, host="::1", pass_delay=(0.0, 0.5))


def test_answers_are_sent_at_once_on_asyncios_own_loop() -> None:
    """Else the system waits for more to send, some 40 ms an answer, where there is no uvloop."""

    async def look() -> int:
        met = asyncio.get_running_loop().create_future()
        with listening(Config(port=0)) as listener:
            server = await asyncio.start_server(lambda _reader, writer: met.set_result(writer), sock=listener)
            _reader, writer = await asyncio.open_connection(*listener.getsockname()[:2])
            came: asyncio.StreamWriter = await met
            at_once: int = came.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            for each in (writer, came, server):
                each.close()
        return at_once

    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        assert runner.run(look())


def test_a_number_that_is_none_is_named() -> None:
    with pytest.raises(LudotekaError, match="port"):
        settings(Namespace(), {"LUDOTEKA_PORT": "many"})


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"port": 99999}, "there is no port 99999; give one from 1 to 65535"),
        ({"port": -1}, "there is no port -1"),
        ({"workers": 0}, "0 workers are too few"),
        ({"redis": "foo"}, "'foo' is no Redis; write redis://"),
        ({"origin": "foo"}, "'foo' is no origin"),
        ({"origin": "https://x/room"}, "is no origin"),
        ({"proxies": "127.0.0.1,zzz"}, "'zzz' is no address of a proxy"),
        ({"metrics_from": "10.0.0.7,zzz"}, "metrics_from: .zzz. does not appear"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_named(wrong: dict[str, object], problem: str) -> None:
    with pytest.raises(LudotekaError, match=f"the settings do not fit: {problem}|{problem}"):
        settings(Namespace(**wrong), {})


def test_settings_that_can_be_meant_are_taken() -> None:
    right = {"origin": "https://games.example:8443/", "proxies": "10.0.0.0/8, ::1", "redis": "rediss://r/0", "port": 0}
    assert settings(Namespace(**right), {}) == Config(**right)


def test_the_key_comes_as_hex_digits() -> None:
    assert settings(Namespace(), {"LUDOTEKA_SECRET": SECRET}).secret == bytes.fromhex(SECRET)


def test_a_short_key_is_refused() -> None:
    with pytest.raises(LudotekaError, match="64 hex digits"):
        settings(Namespace(), {"LUDOTEKA_SECRET": "abc"})


@pytest.mark.parametrize(
    ("database", "store", "bus"),
    [
        ("", "SqliteStore", "LocalBus"),
        ("memory", "MemoryStore", "LocalBus"),
        ("postgresql://room@db/room", "PostgresStore", "PostgresBus"),
    ],
)
def test_the_database_chooses_store_and_bus(database: str, store: str, bus: str, run: Run[Any]) -> None:
    async def made() -> tuple[str, str]:
        config = Config(database=database)
        return type(make_store(config)).__name__, type(make_bus(config)).__name__

    assert run(made()) == (store, bus)


def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(LudotekaError, match="postgresql://"):
        make_store(Config(database="mysql://x"))


# ---- logs


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    logs.start("json", "info", stream)
    yield stream
    logging.basicConfig(handlers=handlers, level=level, force=True)


def test_a_log_line_is_json_with_its_fields(logged: io.StringIO) -> None:
    logging.getLogger("ludoteka.test").info("opened %s", "it", extra={"table": "aa"})
    row = json.loads(logged.getvalue())
    assert (row["level"], row["message"], row["table"]) == ("info", "opened it", "aa")


class Terminal(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("form", "stream", "json_line"),
    [("", Terminal(), False), ("", io.StringIO(), True), ("json", Terminal(), True), ("plain", io.StringIO(), False)],
)
def test_a_person_at_a_terminal_reads_plain_lines_where_no_form_is_asked_for(
    logged: io.StringIO, form: str, stream: io.StringIO, json_line: bool
) -> None:
    logs.start(form, "info", stream)
    logging.getLogger("ludoteka.test").info("opened", extra={"table": "aa"})
    line = stream.getvalue()
    assert (line.startswith("{"), "opened" in line, logged.getvalue()) == (json_line, True, "")


@pytest.mark.parametrize(
    "text", [SECRET, "$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA", "postgresql://anna:hunter22@db/room", "x" * 43]
)
def test_what_looks_like_a_secret_is_not_logged(logged: io.StringIO, text: str) -> None:
    try:
        raise ValueError(text)
    except ValueError:
        logging.getLogger("ludoteka.test").exception("failed with %s", text, extra={"detail": text})
    kept = text.rpartition("@")[0] or text
    assert kept not in logged.getvalue()


@pytest.mark.parametrize("field", ["password", "api_token", "Cookie", "secret"])
def test_a_field_with_a_private_name_is_not_logged(logged: io.StringIO, field: str) -> None:
    logging.getLogger("ludoteka.test").info("hello", extra={field: "short"})
    assert "short" not in logged.getvalue()


# ---- the data folder


def test_one_folder_is_for_one_room(tmp_path: Path) -> None:
    with folder.locked(tmp_path), pytest.raises(folder.FolderTaken, match="another room"), folder.locked(tmp_path):
        pass


def test_the_key_stays_the_same_and_is_private(tmp_path: Path) -> None:
    first = folder.own_key(tmp_path)
    assert (folder.own_key(tmp_path), (tmp_path / "key").stat().st_mode & 0o077) == (first, 0)


def test_nodes_of_one_database_share_their_key(run: Run[Any]) -> None:
    store = MemoryStore()
    assert run(folder.shared_key(store)) == run(folder.shared_key(store))


def test_a_backup_taken_while_moves_come_in_is_whole(tmp_path: Path, run: Run[Any]) -> None:
    async def play() -> tuple[list[int], int]:
        store = SqliteStore(tmp_path / folder.DATABASE)
        await store.open()
        await store.append([Entry("aa", 1, 0.0, b"x" * 5000)], Index(id="aa", game="g", status="open", updated=0.0))
        copying = asyncio.create_task(asyncio.to_thread(folder.backup, tmp_path, tmp_path / "saved.sqlite"))
        number = 1
        while not copying.done():
            number += 1
            await store.append([Entry("aa", number, 0.0, b"x" * 5000)])
        await copying
        await store.close()
        copy = SqliteStore(tmp_path / "saved.sqlite")
        await copy.open()
        numbers = [entry.number for entry in await copy.read("aa")]
        await copy.close()
        return numbers, number

    numbers, written = run(play())
    assert numbers == list(range(1, len(numbers) + 1))
    assert 1 <= len(numbers) <= written


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / folder.DATABASE).write_bytes(b"")
    (tmp_path / "saved").write_bytes(b"precious")
    with pytest.raises(LudotekaError, match="exists already"):
        folder.backup(tmp_path, tmp_path / "saved")


def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    (tmp_path / folder.DATABASE).write_bytes(b"SQLite format 3\0" + b"\xff" * 4096)
    with pytest.raises(LudotekaError, match=r"failed|damaged"):
        folder.backup(tmp_path, tmp_path / "saved")
    assert not (tmp_path / "saved").exists()


# ---- stopping


@pytest.mark.parametrize("wire", get_args(Wire))
def test_a_node_that_stops_tells_who_looks_on_to_come_back(run: Run[Any], wire: Wire) -> None:
    async def scene() -> tuple[Any, int | None]:
        async with open_room(time.time, wire) as (_, door):
            ann = {"cookie": await guest(door, "Ann")}
            wish = {"settings": {"game": "toerkk", "chairs": [{"kind": "me"}, {"kind": "open"}]}}
            table = (await door.post("/api/tables", json=wish, headers=ann)).json()["id"]
            address = str(door.base_url.copy_with(scheme="ws", path=f"/api/tables/{table}/socket"))
            socket = await connect(address, additional_headers=ann, proxy=None)
            await socket.recv()
        last = "{}"
        with contextlib.suppress(ConnectionClosed):
            while True:
                last = str(await asyncio.wait_for(socket.recv(), 10.0))
        return json.loads(last), socket.close_code

    last, code = run(scene())
    assert (last.get("t"), last.get("problem", {}).get("key"), code) == ("bye", "closing", 1001)


# ---- tidying up


def test_old_tables_and_void_papers_are_removed(run: Run[Any]) -> None:
    store, now = MemoryStore(), 100 * DAY
    for table, status, age in (("old", "over", 40), ("new", "over", 20), ("played", "playing", 40)):
        run(
            store.append([Entry(table, 1, 0.0, b"")], Index(id=table, game="g", status=status, updated=now - age * DAY))
        )
    run(store.file(Paper(kind="session", key="a", body=b"", until=now - 1)))
    assert (run(tidy(store, Config(retention_days=30), now)), run(store.every_table())) == ((1, 1), ["new", "played"])


def test_without_a_retention_time_everything_stays(run: Run[Any]) -> None:
    store = MemoryStore()
    run(store.append([Entry("aa", 1, 0.0, b"")], Index(id="aa", game="g", status="over", updated=0.0)))
    run(store.append([Entry("bb", 1, 0.0, b"")], Index(id="bb", game="g", status="frozen", updated=0.0)))
    run(tidy(store, Config(), 100 * DAY))
    assert run(store.every_table()) == ["aa", "bb"]


@pytest.mark.parametrize(("days", "stay"), [(0, ["frozen", "new", "over", "paused", "playing"]), (30, ["new", "over"])])
def test_abandoned_matches_have_a_retention_time_of_their_own(run: Run[Any], days: int, stay: list[str]) -> None:
    store, now = MemoryStore(), 100 * DAY
    tables = [(status, status, 40) for status in ("playing", "paused", "frozen", "over")]
    for table, status, age in (*tables, ("new", "playing", 1)):
        run(
            store.append([Entry(table, 1, 0.0, b"")], Index(id=table, game="g", status=status, updated=now - age * DAY))
        )
    run(tidy(store, Config(abandoned_days=days), now))
    assert run(store.every_table()) == stay


def test_a_guest_goes_some_time_after_the_last_sign_in(run: Run[Any]) -> None:
    """With the name goes what only the guest could see; an account, and who has a token, stays."""
    time = [0.0]
    store = MemoryStore()
    people = People(store, bytes(32), lambda: time[0])
    ann, bob, eve = (run(people.guest(name))[0].person for name in ("Ann", "Bob", "Eve"))
    run(store.file(Paper(kind="block", key="ann:eve", body=b"", owner=ann.id)))
    run(store.file(Paper(kind="login", key="bob", body=b"", owner=bob.id)))
    run(people.sign_in(eve, "token", "bot"))
    names = []
    for day in (LASTING / DAY - 1, LASTING / DAY + 1, LASTING / DAY + 2 + GUESTS_KEPT / DAY):
        time[0] = day * DAY
        run(tidy(store, Config(), time[0]))
        names.append([name for name in ("Ann", "Bob", "Eve") if name in _kept_names(store)])
    assert names == [["Ann", "Bob", "Eve"], ["Ann", "Bob", "Eve"], ["Bob", "Eve"]]
    assert run(store.papers("block", ann.id, 0.0)) == []


def _kept_names(store: MemoryStore) -> set[str]:
    """All names that stand in any paper."""
    bodies = [json.loads(paper.body) for (kind, _), paper in store._papers.items() if kind == "person"]
    return {body["name"] for body in bodies}


@pytest.mark.parametrize(
    ("deed", "fields"), [("chat", {"preset": "hello"}), ("move", {"expect": 0, "move": "mark b2"}), ("forecast", {})]
)
def test_who_looks_at_a_table_that_was_removed_is_let_go(
    house: House, caplog: pytest.LogCaptureFixture, deed: str, fields: dict[str, Any]
) -> None:
    ann, bob, table = watched(house)
    house.run(house.store.forget(table))
    if deed == "forecast":
        house.room.hall.places[table].live = None  # else it is reckoned from what is in memory
    ann.send({"t": deed, "id": "late"} | fields)
    assert (ann.read("bye")["problem"]["key"], ann.ended(), bob.ended()) == ("unknown-table", 4404, 4404)
    assert ann.guest.get(f"/api/tables/{table}").status_code == 404
    house.rest(1.3)
    assert caplog.text == ""


def test_who_calls_at_a_table_that_was_removed_is_told(house: House) -> None:
    ann, _, table = two(house)
    house.run(house.store.forget(table))
    assert ann.act(table, "chat", preset="hello")["problem"]["key"] == "unknown-table"


def test_tidying_up_goes_on_after_a_fault(
    run: Run[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store, again = MemoryStore(), asyncio.Event()
    shred = store.shred_expired

    async def broken(now: float) -> int:
        monkeypatch.setattr(store, "shred_expired", tidied)
        raise RuntimeError("a fault of the room's own")

    async def tidied(now: float) -> int:
        again.set()
        return await shred(now)

    async def scene() -> None:
        monkeypatch.setattr(store, "shred_expired", broken)
        task = asyncio.ensure_future(keep(store, Config(), every=0.0))
        await asyncio.wait(
            (task, asyncio.ensure_future(again.wait())), timeout=10.0, return_when=asyncio.FIRST_COMPLETED
        )
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    run(scene())
    assert (again.is_set(), "a fault of the room's own" in caplog.text) == (True, True)


# ---- a store in trouble


def test_a_database_that_cannot_be_written_says_so_and_recovers(tmp_path: Path, run: Run[Any]) -> None:
    async def trouble() -> list[int]:
        store = SqliteStore(tmp_path / "room.sqlite", patience=0.1)
        await store.open()
        await store.append([Entry("aa", 1, 0.0, b"")], Index(id="aa", game="g", status="open", updated=0.0))
        blocker = sqlite3.connect(tmp_path / "room.sqlite", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await store.append([Entry("aa", 2, 0.0, b"")])
        blocker.execute("ROLLBACK")
        blocker.close()
        await store.append([Entry("aa", 2, 0.0, b"")])
        numbers = [entry.number for entry in await store.read("aa")]
        await store.close()
        return numbers

    assert run(trouble()) == [1, 2]


def test_a_failure_of_ours_that_ends_a_socket_is_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a fault of the room's own")

    ann, _, table = two(house)
    eye = ann.look(table)
    monkeypatch.setattr(house.room, "deed", broken)
    eye.send({"t": "chat", "id": "hello", "preset": "hello"})
    eye.ended()
    assert "a fault of the room's own" in caplog.text
