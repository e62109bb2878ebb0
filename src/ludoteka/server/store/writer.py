"""The one thread that writes to SQLite: all that has come in while the disk was busy goes into its next commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from ludoteka.server.store.damage import failed, is_damage
from ludoteka.server.store.store import Done, Unavailable
from ludoteka.server.store.written import Written

BATCH = 1024
"""No more is taken into a commit that has so many jobs."""
CROWD: Final = 32
"""After a commit with so many writes it pays to wait for more before the next one."""
GATHER: Final = 0.010
"""So many seconds are waited then: each commit costs pages, a wait for the disk and two hand-overs between threads."""
CHECKPOINT = 4000
"""Pages of the log written ahead after which they go into the file: a page that changes again and again goes once."""

# Bytes and None might have to be adapted, as Python's module sees it: it builds an exception over each that cannot be,
# which takes longer than to write a row. These give back what they are given.
sqlite3.register_adapter(bytes, bytes)
sqlite3.register_adapter(type(None), {None: None}.__getitem__)


class Write:
    """One thing to be written; whoever waits for it is told when it is durable, or has failed."""

    def __init__(self, future: asyncio.Future[Any] | None, done: Done | None = None) -> None:
        self.future = future
        self.done = done
        self.result: Any = None
        self.failure: BaseException | None = None

    def statement(self) -> str:
        """The statement that names it, where it could not be carried out."""
        return ""


Perform = Callable[[sqlite3.Connection, Sequence[Any]], None]
"""Carries out some writes inside an open transaction, setting result or failure of each."""


class Writer:
    """Owns the writing connection. Callers hand over writes in the event loop and wait for their futures."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        perform: Perform,
        written: Written,
        gather: float = GATHER,
        file: str = "the room's database",
    ) -> None:
        self._connect = connect
        self._perform = perform
        self._written = written
        self._gather = gather
        self._file = file
        self._gathered: list[Write] = []
        """What came in during this round of the loop: handed over together, for to wake the thread is dear."""
        self._queue: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: sqlite3.Connection | None = None
        self._closed = False
        self._worker = threading.Thread(target=self._run, name="ludoteka-writer", daemon=True)
        self._worker.start()

    def put(self, write: Write) -> None:
        """Queue a write."""
        if self._closed:
            raise Unavailable("the store is closed")
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(write)

    def _hand_over(self) -> None:
        if self._gathered:
            gathered, self._gathered = self._gathered, []
            self._queue.put(gathered)

    async def close(self) -> None:
        """Write all that is queued, then stop."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(self._worker.join)

    # ---- in the thread

    def _run(self) -> None:
        going, crowded = True, False
        while going:
            batch, going = self._next(crowded)
            crowded = len(batch) >= CROWD
            if batch:
                started = time.monotonic()
                done = self._commit(batch)
                self._written.count(len(batch), time.monotonic() - started, failed=not done)
                self._loop.call_soon_threadsafe(_settle, batch)
        if self._connection is not None:
            self._connection.close()

    def _next(self, crowded: bool) -> tuple[list[Write], bool]:
        """Whatever waits, or the next to come, after a crowd with what follows shortly; and whether more may come."""
        batch: list[Write] = []
        writes = self._queue.get()
        if crowded and writes is not None:
            time.sleep(self._gather)
        while writes is not None:
            batch += writes
            if len(batch) >= BATCH or self._queue.empty():
                return batch, True
            writes = self._queue.get()
        return batch, False

    def _commit(self, batch: Sequence[Write]) -> bool:
        """One transaction for the whole batch; if it cannot be committed, nothing of it has happened.

        Where a page is destroyed, each write has one of its own: those that do not need that page go on.
        """
        try:
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute("BEGIN IMMEDIATE")
            self._perform(self._connection, batch)
            self._connection.execute("COMMIT")
            return True
        except (sqlite3.Error, OSError) as error:
            self._give_up()
            if is_damage(error) and len(batch) > 1:
                done = [self._commit([write]) for write in batch]
                return any(done)
            failure = failed(self._file, error, batch[0].statement(), "written")
            for write in batch:
                write.failure = failure
        except BaseException as error:  # a fault in our own statements must not leave callers waiting for ever
            self._give_up()
            for write in batch:
                write.failure = error
        return False

    def _give_up(self) -> None:
        """Undo what was begun, and begin with a fresh connection next time: an I/O error may have spoilt this one."""
        if self._connection is not None:
            try:
                self._connection.close()
            finally:
                self._connection = None


def connect(path: Path, patience: float = 5.0) -> sqlite3.Connection:
    """A connection that loses nothing: the log is written ahead, and a commit waits for the disk."""
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False, cached_statements=512
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA cache_size = -16000")
        connection.execute("PRAGMA temp_store = MEMORY")  # else every crowd of rows makes a file to take itself back by
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def read_only(path: Path, patience: float = 5.0) -> sqlite3.Connection:
    """A connection that changes nothing, neither content nor form; what others write meanwhile is seen."""
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )


def _settle(batch: Sequence[Write]) -> None:
    for write in batch:
        if write.done is not None:
            write.done(write.failure)
        if write.future is None or write.future.done():
            continue
        if write.failure is not None:
            write.future.set_exception(write.failure)
        else:
            write.future.set_result(write.result)
