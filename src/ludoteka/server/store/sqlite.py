"""The embedded store: one SQLite file, one writing thread with group commit, two reading threads."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ludoteka.server.store.sql import HEAD, INDEX, SqlStore, in_a_row, in_steps, readable, row_of
from ludoteka.server.store.store import Conflict, Done, Entry, Index, Snapshot, Unavailable
from ludoteka.server.store.writer import Write, Writer, connect, read_only
from ludoteka.server.store.written import Written

READERS = 2
REMEMBERED = 50_000
"""Of no more tables it is remembered how far their logs are."""
_FORGETS = "DELETE FROM entries"

_CONFLICT = ", ".join(f"{name} = excluded.{name}" for name in INDEX.split(", ")[1:])
_ENTRIES = "INSERT OR ROLLBACK INTO entries VALUES {}"
"""Without ROLLBACK SQLite would keep every page as it was, to take back the one statement alone if a row did not fit."""
_INDEX = (f"INSERT INTO tables ({INDEX}) VALUES {{}} ON CONFLICT (id) DO UPDATE SET {_CONFLICT}, "
          "wake_by = NULL, wake_until = NULL, bot_by = NULL, bot_until = NULL")


class Append(Write):
    """Entries of one table, with its new row of the index."""

    __slots__ = ("entries", "index", "snapshot")

    def __init__(self, future: asyncio.Future[None] | None, entries: Sequence[Entry], index: Index | None,
                 snapshot: Snapshot | None, done: Done | None = None) -> None:
        super().__init__(future, done)
        self.entries = entries
        self.index = index
        self.snapshot = snapshot


class Change(Write):
    """Any other statements."""

    __slots__ = ("steps",)

    def __init__(self, future: asyncio.Future[list[Sequence[Any]]],
                 steps: Sequence[tuple[str, Sequence[object]]]) -> None:
        super().__init__(future)
        self.steps = steps


class SqliteStore(SqlStore):
    """All in one file; a copy of it is a backup (`backup`)."""

    def __init__(self, path: Path, patience: float = 5.0) -> None:
        self.path = path
        self.patience = patience
        """Seconds to wait for another process that is writing: a backup, say."""
        self.written = Written()
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._connect = connect
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def open(self) -> None:
        """Make the file, or bring it up to date, and start the threads."""
        await asyncio.to_thread(prepare, self.path)
        self._writer = Writer(lambda: connect(self.path, self.patience), Performer(), self.written)
        self._readers = ThreadPoolExecutor(READERS, "ludoteka-reader")

    async def look(self) -> None:
        """Start the reading threads alone; their connections cannot write."""
        readable(await self.schema())
        self._connect = read_only
        self._readers = ThreadPoolExecutor(READERS, "ludoteka-reader")

    async def schema(self) -> str:
        """What alembic has noted down."""
        try:
            return await asyncio.to_thread(_version, self.path)
        except sqlite3.Error as error:
            raise Unavailable(f"{self.path} cannot be opened: {error}") from None

    async def close(self) -> None:
        """Write what is queued, then stop all threads."""
        if self._writer is not None:
            await self._writer.close()
        if self._readers is not None:
            self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        self._writer = self._readers = None

    async def append(self, entries: Sequence[Entry], index: Index | None = None,
                     snapshot: Snapshot | None = None) -> None:
        """Hand the entries to the writer and wait until they are on the disk."""
        if self._writer is None:
            raise Unavailable("the store is closed")
        in_a_row(entries)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.put(Append(future, entries, index, snapshot))
        await future

    def put(self, entry: Entry, index: Index | None, snapshot: Snapshot | None, done: Done) -> None:
        """Hand the entry to the writer."""
        if self._writer is None:
            raise Unavailable("the store is closed")
        self._writer.put(Append(None, [entry], index, snapshot, done))

    async def change(self, *steps: tuple[str, Sequence[object]]) -> list[Sequence[Any]]:
        """Hand some statements to the writer."""
        if self._writer is None:
            raise Unavailable("the store is closed")
        future: asyncio.Future[list[Sequence[Any]]] = asyncio.get_running_loop().create_future()
        self._writer.put(Change(future, [(_numbered(statement), arguments) for statement, arguments in steps]))
        return await future

    async def rows(self, statement: str, *arguments: object) -> list[Sequence[Any]]:
        """Ask in one of the reading threads."""
        if self._readers is None:
            raise Unavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self._ask, _numbered(statement), arguments)

    def _ask(self, statement: str, arguments: Sequence[Any]) -> list[Sequence[Any]]:
        try:
            connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
            if connection is None:
                connection = self._own.connection = self._connect(self.path, self.patience)
                self._connections.append(connection)
            return connection.execute(statement, arguments).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"the room's database cannot be read: {error}") from None


def prepare(path: Path) -> None:
    """Make the file with all its tables, or bring it up to date."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if _version(path) != HEAD:
            from ludoteka.server.store.migrating import migrate_sqlite

            migrate_sqlite(path)
    except (sqlite3.Error, OSError) as error:
        raise Unavailable(f"{path} cannot be opened: {error}") from None


def _version(path: Path) -> str:
    if not path.exists():
        return ""
    connection = read_only(path)
    try:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchall():
            return ""
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    finally:
        connection.close()


def _numbered(statement: str) -> str:
    return statement.replace("$", "?")


# ---- inside the writer's transaction


class Performer:
    """Carries out batches, and remembers what it wrote: to look it up again would cost more than to write.

    What is remembered holds until another connection writes, which SQLite tells inside the transaction
    (`data_version`), or until something of this one is not committed: then the writer takes a fresh connection.
    """

    def __init__(self) -> None:
        self._connection: sqlite3.Connection | None = None
        self._version = 0
        self._last: dict[str, int] = {}
        """The number of the last entry of each table; 0 where there is none."""
        self._people: dict[str, tuple[str, ...]] = {}
        """Who is noted as seated at each table."""

    def __call__(self, connection: sqlite3.Connection, batch: Sequence[Any]) -> None:
        """All appends by as few statements as can be, then everything else in its order."""
        self._trust(connection)
        appends = [write for write in batch if type(write) is Append]
        if appends:
            self._learn(connection, appends)
            done = [write for write in appends if self._follows(write)]
            _insert(connection, _ENTRIES, [(entry.table, entry.number, entry.at, entry.body)
                                           for write in done for entry in write.entries])
            self._write_index(connection, [write.index for write in done if write.index is not None])
            for write in done:
                if write.snapshot is not None:
                    connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)",
                                       (write.snapshot.table, write.snapshot.number, write.snapshot.body))
        for write in batch:
            if type(write) is Change:
                for statement, arguments in write.steps:
                    write.result = connection.execute(statement, arguments).fetchall()
                    if statement.startswith(_FORGETS):
                        self._forget()

    def _trust(self, connection: sqlite3.Connection) -> None:
        """Forget what may not be so any more, and what has become too much."""
        version = connection.execute("PRAGMA data_version").fetchone()[0]
        if connection is not self._connection or version != self._version or len(self._last) > REMEMBERED:
            self._connection, self._version = connection, version
            self._forget()

    def _forget(self) -> None:
        self._last.clear()
        self._people.clear()

    def _learn(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
        """Look up how far the logs are of which that is not known."""
        unknown = list({write.entries[0].table for write in appends} - self._last.keys())
        for part in in_steps(unknown):
            self._last.update(dict.fromkeys(part, 0))
            marks = ", ".join("?" * len(part))
            self._last.update(connection.execute(f"SELECT table_id, max(number) FROM entries WHERE table_id IN ({marks}) "
                                                 "GROUP BY table_id", part).fetchall())

    def _follows(self, write: Append) -> bool:
        """Whether entries are those that their log goes on with."""
        first, last = write.entries[0], write.entries[-1]
        if first.number == self._last[first.table] + 1:
            self._last[first.table] = last.number
            return True
        write.failure = Conflict(f"table {first.table}: entry {first.number} is taken, or one before it is missing")
        return False

    def _write_index(self, connection: sqlite3.Connection, rows: Sequence[Index]) -> None:
        newest = list({row.id: row for row in rows}.values())  # two appends of one table in a batch: the later counts
        for row in newest:
            if self._people.get(row.id) != row.people:
                connection.execute("DELETE FROM seated WHERE table_id = ?", (row.id,))
                connection.executemany("INSERT OR IGNORE INTO seated VALUES (?, ?)",
                                       [(who, row.id) for who in row.people])
                self._people[row.id] = row.people
        _insert(connection, _INDEX, [row_of(row) for row in newest])


def _insert(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Insert rows, some at a time."""
    for part in in_steps(rows):
        marks = ", ".join(["(" + ", ".join("?" * len(part[0])) + ")"] * len(part))
        connection.execute(statement.format(marks), [value for row in part for value in row])
