"""The store of many nodes: PostgreSQL through asyncpg. Appends that come while one is under way share a commit."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from ludoteka.server.store.sql import HEAD, INDEX, SqlStore, in_a_row, readable, row_of
from ludoteka.server.store.store import Conflict, Damaged, Done, Entry, Index, Snapshot, Unavailable
from ludoteka.server.store.written import Written

LANES = 3
"""So many commits are under way at a time; a table always keeps to one lane."""
CONNECTIONS = 8
BATCH = 256
PATIENCE = 10.0
"""Seconds after which a database that does not answer counts as gone."""

_ENTRIES = """
INSERT INTO entries (table_id, number, at, body)
SELECT t, n, a, b FROM unnest($1::text[], $2::int[], $3::float8[], $4::bytea[], $5::int[]) AS new (t, n, a, b, before)
WHERE before = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = t AND number = before)
ORDER BY t, n
ON CONFLICT DO NOTHING RETURNING table_id, number
"""
_TYPES = ("text", "text", "text", "float8", "bool", "int", "text", "text", "float8", "float8", "bytea")
_CONFLICT = ", ".join(f"{name} = excluded.{name}" for name in INDEX.split(", ")[1:])
_INDEX = f"""
WITH new ({INDEX}) AS (SELECT * FROM unnest({", ".join(f"${i}::{t}[]" for i, t in enumerate(_TYPES, 1))})),
     old AS (SELECT tables.id, tables.people FROM tables JOIN new USING (id)),
     done AS (INSERT INTO tables ({INDEX}) SELECT * FROM new ORDER BY id ON CONFLICT (id) DO UPDATE SET {_CONFLICT},
              wake_by = NULL, wake_until = NULL, bot_by = NULL, bot_until = NULL)
SELECT id, people FROM old
"""
_SNAPSHOT = """
INSERT INTO snapshots VALUES ($1, $2, $3)
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, body = excluded.body
"""
_DESTROYED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
_GONE = (OSError, asyncio.TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Append:
    """Entries of one table on their way."""

    __slots__ = ("entries", "future", "index", "snapshot")

    def __init__(
        self, future: asyncio.Future[None], entries: Sequence[Entry], index: Index | None, snapshot: Snapshot | None
    ) -> None:
        self.future = future
        self.entries = entries
        self.index = index
        self.snapshot = snapshot


class PostgresStore(SqlStore):
    """Any number of nodes on one database; the unique number of an entry decides who was first."""

    skip_locked = " FOR UPDATE SKIP LOCKED"

    def __init__(self, address: str) -> None:
        self.address = address
        self.written = Written()
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._waiting: list[list[Append]] = [[] for _ in range(LANES)]
        self._lanes: list[asyncio.Task[None] | None] = [None] * LANES

    async def open(self) -> None:
        """Bring the schema up to date, then open connections."""
        if await self.schema() != HEAD:
            from ludoteka.server.store.migrating import migrate_postgres

            try:
                await migrate_postgres(self.address)
            except _GONE as error:
                raise Unavailable(f"the room's database cannot be brought up to date: {error}") from None
        await self._connect()

    async def look(self) -> None:
        """Open connections on which every transaction can only read."""
        readable(await self.schema())
        await self._connect(default_transaction_read_only="on")

    async def schema(self) -> str:
        """What alembic has noted down."""
        try:
            return await self._version()
        except _GONE as error:
            raise Unavailable(f"the room's database cannot be reached: {error}") from None

    async def close(self) -> None:
        """Wait for the appends that are under way, then close the connections."""
        await asyncio.gather(*(lane for lane in self._lanes if lane is not None))
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except _GONE:
                pool.terminate()

    async def append(
        self, entries: Sequence[Entry], index: Index | None = None, snapshot: Snapshot | None = None
    ) -> None:
        """Put the entries into their lane and wait until they are committed."""
        in_a_row(entries)
        await self._queue(entries, index, snapshot)

    def put(self, entry: Entry, index: Index | None, snapshot: Snapshot | None, done: Done) -> None:
        """Put one entry into its lane."""
        self._queue([entry], index, snapshot).add_done_callback(lambda future: done(future.exception()))

    def _queue(self, entries: Sequence[Entry], index: Index | None, snapshot: Snapshot | None) -> asyncio.Future[None]:
        if self._pool is None:
            raise Unavailable("the store is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lane = hash(entries[0].table) % LANES
        self._waiting[lane].append(Append(future, entries, index, snapshot))
        running = self._lanes[lane]
        if running is None or running.done():
            self._lanes[lane] = asyncio.get_running_loop().create_task(self._drive(lane))
        return future

    async def rows(self, statement: str, *arguments: object) -> list[Sequence[Any]]:
        """Ask on any connection."""
        async with self._connection() as connection:
            found: list[Sequence[Any]] = await connection.fetch(statement, *map(_kept, arguments))
            return found

    async def change(self, *steps: tuple[str, Sequence[object]]) -> list[Sequence[Any]]:
        """Take some steps in one transaction."""
        found: list[Sequence[Any]] = []
        async with self._connection() as connection, connection.transaction():
            for statement, arguments in steps:
                found = await connection.fetch(statement, *map(_kept, arguments))
        return found

    # ---- inside

    async def _connect(self, **more: str) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings={"application_name": "ludoteka", "synchronous_commit": "on", **more},
            )
        except _GONE as error:
            raise Unavailable(f"the room's database cannot be reached: {error}") from None

    async def _version(self) -> str:
        connection = await asyncpg.connect(self.address, timeout=PATIENCE)
        try:
            if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
                return ""
            return str(await connection.fetchval("SELECT version_num FROM alembic_version"))
        finally:
            await connection.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if self._pool is None:
            raise Unavailable("the store is closed")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except _DESTROYED as error:
            raise Damaged(f"a page of the room's database is destroyed: {error}") from None
        except _GONE as error:
            raise Unavailable(f"the room's database cannot be used: {type(error).__name__}: {error}") from None

    async def _drive(self, lane: int) -> None:
        """Commit batch after batch until nothing waits."""
        while self._waiting[lane]:
            batch, self._waiting[lane] = self._waiting[lane][:BATCH], self._waiting[lane][BATCH:]
            started = time.monotonic()
            try:
                failures = await self._commit(batch)
            except BaseException as error:  # a fault of our own, too, must not leave callers waiting for ever
                failures = [error] * len(batch)
            self.written.count(len(batch), time.monotonic() - started, failed=None not in failures)
            for write, failure in zip(batch, failures, strict=True):
                if write.future.done():
                    continue
                if failure is None:
                    write.future.set_result(None)
                else:
                    write.future.set_exception(failure)

    async def _commit(self, batch: Sequence[Append]) -> list[BaseException | None]:
        """One transaction; gives back what became of each append."""
        singles = list({write.entries[0].table: write for write in reversed(batch) if len(write.entries) == 1}.values())
        failures: dict[int, BaseException | None] = {}
        async with self._connection() as connection, connection.transaction():
            taken = await _insert(connection, singles)
            for write in batch:
                failures[id(write)] = None if id(write) in taken else await _alone(connection, write)
            done = [write for write in batch if failures[id(write)] is None]
            await _write_index(connection, [write.index for write in done if write.index is not None])
            for write in done:
                if write.snapshot is not None:
                    await connection.execute(
                        _SNAPSHOT, write.snapshot.table, write.snapshot.number, write.snapshot.body
                    )
        return [failures[id(write)] for write in batch]


def _kept(value: object) -> object:
    """A value as PostgreSQL can keep it: none of its texts has a NUL, and who asks for one is to find nothing.

    >>> _kept("a\\0b"), _kept(b"a\\0b")
    ('a\\x01b', b'a\\x00b')
    """
    return value.replace("\0", "\1") if isinstance(value, str) else value


async def _insert(connection: Any, writes: Sequence[Append]) -> set[int]:
    """Insert the entries of some appends; gives back which of them went in whole."""
    if not writes:
        return set()
    rows = [
        (entry.table, entry.number, entry.at, entry.body, 0 if i else entry.number - 1)
        for write in writes
        for i, entry in enumerate(write.entries)
    ]
    found = await connection.fetch(_ENTRIES, *(list(column) for column in zip(*rows, strict=True)))
    inserted = {(table, number) for table, number in found}
    return {id(write) for write in writes if all((entry.table, entry.number) in inserted for entry in write.entries)}


async def _alone(connection: Any, write: Append) -> BaseException | None:
    """Try one append by itself: all of its entries or none."""
    savepoint = connection.transaction()
    await savepoint.start()
    if await _insert(connection, [write]):
        await savepoint.commit()
        return None
    await savepoint.rollback()
    first = write.entries[0]
    return Conflict(f"table {first.table}: entry {first.number} is taken, or one before it is missing")


async def _write_index(connection: Any, rows: Sequence[Index]) -> None:
    if not rows:
        return
    newest = list({row.id: row for row in rows}.values())
    old = await connection.fetch(_INDEX, *(list(column) for column in zip(*map(row_of, newest), strict=True)))
    before = {table: tuple(json.loads(people)) for table, people in old}
    for row in newest:
        if before.get(row.id) != row.people:
            await connection.execute("DELETE FROM seated WHERE table_id = $1", row.id)
            await connection.executemany(
                "INSERT INTO seated VALUES ($1, $2) ON CONFLICT DO NOTHING", [(who, row.id) for who in row.people]
            )
