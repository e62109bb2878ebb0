"""What the writing thread does with SQLite inside one transaction: all that came in together, by few statements."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, Final

from ludoteka.server.store.sql import INDEX, in_steps, row_of
from ludoteka.server.store.store import Conflict, Done, Entry, Index, Snapshot
from ludoteka.server.store.writer import Write

REMEMBERED: Final = 50_000
"""Of no more tables it is remembered how far their logs are."""
_FORGETS: Final = "DELETE FROM entries"

_CONFLICT: Final = ", ".join(f"{name} = excluded.{name}" for name in INDEX.split(", ")[1:])
_ENTRIES: Final = "INSERT OR ROLLBACK INTO entries VALUES {}"
"""Without ROLLBACK SQLite would keep pages as they were, to take back this one statement where a row does not fit."""
_INDEX: Final = (
    f"INSERT INTO tables ({INDEX}) VALUES {{}} ON CONFLICT (id) DO UPDATE SET {_CONFLICT}, "
    "wake_by = NULL, wake_until = NULL, bot_by = NULL, bot_until = NULL"
)

_texts: dict[tuple[str, int], str] = {}
"""Statements by how many rows they insert: of few sizes, so that they are found prepared."""


class Append(Write):
    """Entries of one table, with its new row of the index."""

    def statement(self) -> str:
        """The statement that counts."""
        return _ENTRIES

    def __init__(
        self,
        future: asyncio.Future[None] | None,
        entries: Sequence[Entry],
        index: Index | None,
        snapshot: Snapshot | None,
        done: Done | None = None,
    ) -> None:
        super().__init__(future, done)
        self.entries = entries
        self.index = index
        self.snapshot = snapshot


class Change(Write):
    """Any other statements."""

    def statement(self) -> str:
        """The first of them."""
        return self.steps[0][0] if self.steps else ""

    def __init__(
        self, future: asyncio.Future[list[Sequence[Any]]], steps: Sequence[tuple[str, Sequence[object]]]
    ) -> None:
        super().__init__(future)
        self.steps = steps


class Batches:
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
            _insert(
                connection,
                _ENTRIES,
                [(entry.table, entry.number, entry.at, entry.body) for write in done for entry in write.entries],
                192,
            )
            self._write_index(connection, [write.index for write in done if write.index is not None])
            for write in done:
                if write.snapshot is not None:
                    connection.execute(
                        "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)",
                        (write.snapshot.table, write.snapshot.number, write.snapshot.body),
                    )
        for change in batch:
            if type(change) is Change:
                for statement, arguments in change.steps:
                    change.result = connection.execute(statement, arguments).fetchall()
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
        unknown = [table for table in {write.entries[0].table for write in appends} if table not in self._last]
        for part in in_steps(unknown):
            self._last.update(dict.fromkeys(part, 0))
            marks = ", ".join("?" * len(part))
            self._last.update(
                connection.execute(
                    f"SELECT table_id, max(number) FROM entries WHERE table_id IN ({marks}) GROUP BY table_id", part
                ).fetchall()
            )

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
                connection.executemany(
                    "INSERT OR IGNORE INTO seated VALUES (?, ?)", [(who, row.id) for who in row.people]
                )
                self._people[row.id] = row.people
        _insert(connection, _INDEX, [row_of(row) for row in newest], 64)


def _insert(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]], most: int) -> None:
    """Insert rows, at most so many at a time: older SQLite takes 999 values."""
    for part in in_steps(rows, most):
        wanted = statement, len(part)
        text = _texts.get(wanted)
        if text is None:
            marks = ", ".join(["(" + ", ".join("?" * len(part[0])) + ")"] * len(part))
            text = _texts[wanted] = statement.format(marks)
        connection.execute(text, [value for row in part for value in row])
