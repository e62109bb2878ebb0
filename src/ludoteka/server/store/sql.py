"""What SQLite and PostgreSQL are asked alike. Statements number their arguments $1, $2 …, for SQLite ?1, ?2 …"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from ludoteka.server.store.store import Entry, Index, Job, Paper, Search, Snapshot, Taken, Unavailable

KNOWN = ("0001", "0002", "0003")
"""All migrations. Logs, index rows and papers read alike after each of them: so the archive migrates nothing."""
HEAD = KNOWN[-1]
"""The newest: a database that says so needs none."""

INDEX = "id, game, status, updated, public, free, host, people, wake_at, bot_due, facts"

LEASES: dict[Job, tuple[str, str, str]] = {
    "clock": ("wake_at", "wake_by", "wake_until"),
    "bot": ("bot_due", "bot_by", "bot_until"),
}


class SqlStore:
    """Everything but connections and the append, which the two databases do best each in its own way."""

    skip_locked = ""
    page = 5_000
    """So many entries are asked for at a time: one answer stays small, however long a log is."""

    async def rows(self, statement: str, *arguments: object) -> list[Sequence[Any]]:
        """Ask something."""
        raise NotImplementedError

    async def change(self, *steps: tuple[str, Sequence[object]]) -> list[Sequence[Any]]:
        """Take some steps in one transaction; gives back the rows of the last one, when all is durable."""
        raise NotImplementedError

    # ---- the log

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """All entries of a table after a number, page by page."""
        kept: list[Entry] = []
        while True:
            found = await self.rows(
                "SELECT number, at, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3",
                table,
                after,
                self.page,
            )
            kept += [Entry(table, number, at, body) for number, at, body in found]
            if len(found) < self.page:
                return kept
            after = kept[-1].number

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table; those that do not exist are left out."""
        found: dict[str, int] = {}
        for part, marks in _parts(tables, 1):
            for table, number in await self.rows(
                f"SELECT table_id, max(number) FROM entries WHERE table_id IN ({marks}) GROUP BY table_id", *part
            ):
                found[table] = number
        return found

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table."""
        found = await self.rows("SELECT number, body FROM snapshots WHERE table_id = $1", table)
        return Snapshot(table, found[0][0], found[0][1]) if found else None

    # ---- the index

    async def index(self, table: str) -> Index | None:
        """One table's row of the index."""
        found = await self.rows(f"SELECT {INDEX} FROM tables WHERE id = $1", table)
        return index_of(found[0]) if found else None

    async def tables(self, search: Search) -> list[Index]:
        """Tables for the lobby, or for somebody's own list."""
        where, arguments = _conditions(search)
        arguments.append(search.limit)
        found = await self.rows(
            f"SELECT {INDEX} FROM tables{where} ORDER BY updated DESC, id LIMIT ${len(arguments)}", *arguments
        )
        return [index_of(row) for row in found]

    async def every_table(self, after: str = "", limit: int = 1000) -> list[str]:
        """The ids of all tables in alphabetical order, for the archive."""
        found = await self.rows("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", after, limit)
        return [row[0] for row in found]

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        found = await self.rows("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status")
        return {row[0]: row[1] for row in found}

    async def take(self, job: Job, node: str, now: float, until: float, limit: int = 20) -> list[Index]:
        """Lease tables whose job is due, the longest due first, so that until then no other node takes them."""
        due, by, end = LEASES[job]
        if not await self.rows(f"SELECT 1 FROM tables WHERE {due} <= $1 LIMIT 1", now):
            return []  # asked often, and seldom anything is due: reading is cheaper than a transaction
        found = await self.change(
            (
                f"UPDATE tables SET {by} = $1, {end} = $2 WHERE id IN (SELECT id FROM tables WHERE {due} <= $3 "
                f"AND ({end} IS NULL OR {end} <= $3) ORDER BY {due} LIMIT $4{self.skip_locked}) "
                f"RETURNING {INDEX}, {due}",
                (node, until, now, limit),
            )
        )
        return [index_of(row) for row in sorted(found, key=lambda row: (row[11], row[0]))]

    async def let_go(self, job: Job, node: str, table: str, *, for_good: bool = False) -> None:
        """Give a lease back before its time; for good, the table is not due any more until a new row says so."""
        due, by, end = LEASES[job]
        rest = f", {due} = NULL" if for_good else ""
        await self.change(
            (f"UPDATE tables SET {by} = NULL, {end} = NULL{rest} WHERE id = $1 AND {by} = $2", (table, node))
        )

    async def untouched(self, status: Sequence[str], before: float, limit: int = 100) -> list[str]:
        """Tables of some statuses at which nothing has happened since a moment, the oldest first."""
        marks = ", ".join(f"${i}" for i in range(3, len(status) + 3))
        found = await self.rows(
            f"SELECT id FROM tables WHERE updated < $1 AND status IN ({marks}) ORDER BY updated LIMIT $2",
            before,
            limit,
            *status,
        )
        return [row[0] for row in found]

    async def forget(self, table: str) -> None:
        """Remove a table with its log, for good."""
        await self.change(
            *(
                (f"DELETE FROM {name} WHERE {key} = $1", (table,))
                for name, key in (
                    ("entries", "table_id"),
                    ("snapshots", "table_id"),
                    ("seated", "table_id"),
                    ("reviews", "table_id"),
                    ("tables", "id"),
                )
            )
        )

    # ---- reviews

    async def review(self, table: str) -> bytes | None:
        """The review of a finished match, if one was kept."""
        found = await self.rows("SELECT body FROM reviews WHERE table_id = $1", table)
        return bytes(found[0][0]) if found else None

    async def keep_review(self, table: str, body: bytes) -> None:
        """Keep the review of a finished match, in place of an older one."""
        await self.change(
            (
                "INSERT INTO reviews (table_id, body) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET body = $2",
                (table, body),
            )
        )

    # ---- papers

    async def ping(self) -> None:
        """Write something: really, for a statement that changes no row would pass on a full disk."""
        await self.file(Paper(kind="ping", key="ping", body=b"{}"))

    async def file(self, paper: Paper, *, new: bool = False) -> None:
        """Put a paper into the drawer, in place of the one of its kind and key; a new one must not have any."""
        if not await self.change(_filing([paper], "DO NOTHING" if new else _REPLACE, "RETURNING key")):
            raise Taken(f"there is a {paper.kind} {paper.key!r} already")

    async def file_all(self, papers: Sequence[Paper]) -> None:
        """Put papers into the drawer together, each in place of the one of its kind and key."""
        if papers:
            newest = list({(paper.kind, paper.key): paper for paper in papers}.values())
            await self.change(*[_filing(part, _REPLACE) for part in in_steps(newest)])

    async def exchange(self, paper: Paper, body: bytes) -> bool:
        """Let a paper that was read say something else; False where it says something else already, or is gone."""
        return bool(
            await self.change(
                (
                    "UPDATE papers SET body = $1 WHERE kind = $2 AND key = $3 AND body = $4 RETURNING key",
                    (body, paper.kind, paper.key, paper.body),
                )
            )
        )

    async def paper(self, kind: str, key: str, now: float) -> Paper | None:
        """A paper, unless its time is over."""
        found = await self.rows(
            "SELECT body, owner, until FROM papers WHERE kind = $1 AND key = $2 AND (until IS NULL OR until > $3)",
            kind,
            key,
            now,
        )
        return Paper(kind=kind, key=key, body=found[0][0], owner=found[0][1], until=found[0][2]) if found else None

    async def papers(self, kind: str, owner: str, now: float) -> list[Paper]:
        """All papers of a kind that somebody owns, by key; with the owner '' those that nobody owns."""
        found = await self.rows(
            "SELECT key, body, until FROM papers WHERE owner = $1 AND kind = $2 "
            "AND (until IS NULL OR until > $3) ORDER BY key",
            owner,
            kind,
            now,
        )
        return [Paper(kind=kind, key=key, body=body, owner=owner, until=until) for key, body, until in found]

    async def every_paper(self, kind: str, now: float, after: str = "", limit: int = 1000) -> list[Paper]:
        """All papers of a kind whoever owns them, by key, after a key."""
        found = await self.rows(
            "SELECT key, body, owner, until FROM papers WHERE kind = $1 AND key > $2 "
            "AND (until IS NULL OR until > $3) ORDER BY key LIMIT $4",
            kind,
            after,
            now,
            limit,
        )
        return [Paper(kind=kind, key=row[0], body=row[1], owner=row[2], until=row[3]) for row in found]

    async def bodies(self, kind: str, keys: Sequence[str], now: float) -> dict[str, bytes]:
        """What these papers say, by key; those that there are not, or whose time is over, are left out."""
        found: dict[str, bytes] = {}
        for part, marks in _parts(keys, 3):
            found.update(
                (key, body)
                for key, body in await self.rows(
                    "SELECT key, body FROM papers WHERE kind = $1 AND (until IS NULL OR until > $2)"
                    f" AND key IN ({marks})",
                    kind,
                    now,
                    *part,
                )
            )
        return found

    async def shred(self, kind: str, key: str) -> bool:
        """Destroy a paper; whether there was one."""
        return bool(await self.change(("DELETE FROM papers WHERE kind = $1 AND key = $2 RETURNING key", (kind, key))))

    async def shred_all(self, owner: str) -> int:
        """Destroy every paper somebody owns; how many there were."""
        return len(await self.change(("DELETE FROM papers WHERE owner = $1 RETURNING key", (owner,))))

    async def shred_expired(self, now: float) -> int:
        """Destroy the papers whose time is over; how many there were."""
        return len(await self.change(("DELETE FROM papers WHERE until <= $1 RETURNING key", (now,))))

    async def let_guests_go(self, until: float) -> int:
        """Make void from a moment on what belongs to people who can never come in again; how many papers it is."""
        return len(
            await self.change(
                (
                    "UPDATE papers SET until = $1 WHERE (until IS NULL OR until > $1) AND owner <> '' AND owner NOT IN "
                    "(SELECT owner FROM papers WHERE kind IN ('login', 'session')) RETURNING key",
                    (until,),
                )
            )
        )


def readable(schema: str) -> None:
    """A database of this release or of an older one can be read as it is."""
    if not schema:
        raise Unavailable("the database is empty: no room has been opened in it")
    if schema not in KNOWN:
        raise Unavailable(too_new(schema))


def too_new(schema: str) -> str:
    """What to do about a database that a newer release has changed."""
    return (
        f"the database was made by a newer release, or by something else: it has schema {schema}, and this release "
        f"knows {HEAD}; with the newer release `ludoteka backup FILE --schema {HEAD}` makes a copy for this one"
    )


def _parts(keys: Sequence[str], first: int) -> Iterator[tuple[Sequence[str], str]]:
    """Keys some at a time, each part with its marks for a statement, numbered from `first`."""
    for start in range(0, len(keys), 500):
        part = keys[start : start + 500]
        yield part, ", ".join(f"${i}" for i in range(first, first + len(part)))


STEP = 16
"""Rows are written so many at a time, or a multiple of it, and the rest together: few statements are prepared then, and
few are carried out; each of them lets other threads run."""

_Row = TypeVar("_Row")
_REPLACE = "DO UPDATE SET owner = excluded.owner, until = excluded.until, body = excluded.body"


def in_steps(rows: Sequence[_Row], most: int = 64) -> Iterator[Sequence[_Row]]:
    """Rows in as few parts of such sizes as can be.

    >>> [len(part) for part in in_steps(range(151))], [len(part) for part in in_steps(range(15))]
    ([64, 64, 16, 7], [15])
    """
    start = 0
    while start < len(rows):
        left = len(rows) - start
        size = left if left < STEP else min(left // STEP * STEP, most)
        yield rows[start : start + size]
        start += size


def _filing(papers: Sequence[Paper], clash: str, wanted: str = "") -> tuple[str, Sequence[object]]:
    """The statement that puts papers into the drawer; where it is wanted, it gives back a row for each that it did."""
    return _filing_text(len(papers), clash, wanted), [
        value for paper in papers for value in (paper.kind, paper.key, paper.owner, paper.until, paper.body)
    ]


@functools.lru_cache(256)
def _filing_text(count: int, clash: str, wanted: str) -> str:
    marks = ", ".join(f"(${i}, ${i + 1}, ${i + 2}, ${i + 3}, ${i + 4})" for i in range(1, 5 * count, 5))
    return f"INSERT INTO papers (kind, key, owner, until, body) VALUES {marks} ON CONFLICT (kind, key) {clash} {wanted}"


def in_a_row(entries: Sequence[Entry]) -> None:
    """Entries of one append are of one table and have numbers that follow each other."""
    first = entries[0]
    for i, entry in enumerate(entries):
        if entry.table != first.table or entry.number != first.number + i:
            raise ValueError(f"entry {entry.number} of {entry.table} cannot follow {first.number} of {first.table}")


def index_of(row: Sequence[Any]) -> Index:
    """A row of the index as it comes from the database."""
    return Index(
        id=row[0],
        game=row[1],
        status=row[2],
        updated=row[3],
        public=bool(row[4]),
        free=row[5],
        host=row[6],
        people=tuple(json.loads(row[7])),
        wake_at=row[8],
        bot_due=row[9],
        facts=row[10],
    )


def row_of(index: Index) -> tuple[object, ...]:
    """A row of the index as it goes to the database."""
    return (
        index.id,
        index.game,
        index.status,
        index.updated,
        index.public,
        index.free,
        index.host,
        json.dumps(index.people),
        index.wake_at,
        index.bot_due,
        index.facts,
    )


def _conditions(search: Search) -> tuple[str, list[object]]:
    """The WHERE of a search, and its arguments."""
    arguments: list[object] = []
    parts: list[str] = []

    def add(condition: str, *values: object) -> None:
        marks = [f"${len(arguments) + i}" for i in range(1, len(values) + 1)]
        arguments.extend(values)
        parts.append(condition.format(", ".join(marks)))

    if search.public is not None:
        add("public = {}", search.public)
    if search.game:
        add("game = {}", search.game)
    if search.status:
        add("status IN ({})", *search.status)
    if search.person:
        add("id IN (SELECT table_id FROM seated WHERE person = {})", search.person)
    if search.host:
        add("host = {}", search.host)
    if search.free:
        add("free > 0")
    if search.before is not None and search.beyond:
        moment = len(arguments) + 1
        add(f"(updated < ${moment} OR updated = ${moment} AND id > ${moment + 1})", search.before, search.beyond)
    elif search.before is not None:
        add("updated < {}", search.before)
    return (" WHERE " + " AND ".join(parts) if parts else ""), arguments
