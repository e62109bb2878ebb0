"""The embedded store: one SQLite file, one writing thread with group commit, two reading threads."""

from __future__ import annotations

import asyncio
import functools
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ludoteka.server.store.batches import Append, Batches, Change
from ludoteka.server.store.damage import failed
from ludoteka.server.store.sql import HEAD, SqlStore, in_a_row, readable
from ludoteka.server.store.store import Done, Entry, Index, Snapshot, Unavailable
from ludoteka.server.store.writer import Writer, connect, read_only
from ludoteka.server.store.written import Written

READERS = 2


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
        self._writer = Writer(lambda: connect(self.path, self.patience), Batches(), self.written, file=str(self.path))
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

    async def append(
        self, entries: Sequence[Entry], index: Index | None = None, snapshot: Snapshot | None = None
    ) -> None:
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
            self._readers, self._ask, _numbered(statement), arguments
        )

    def _ask(self, statement: str, arguments: Sequence[Any]) -> list[Sequence[Any]]:
        try:
            connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
            if connection is None:
                connection = self._own.connection = self._connect(self.path, self.patience)
                self._connections.append(connection)
            return connection.execute(statement, arguments).fetchall()
        except sqlite3.Error as error:
            raise failed(str(self.path), error, statement, "read") from None


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


@functools.lru_cache(1024)
def _numbered(statement: str) -> str:
    return statement.replace("$", "?")
