"""A store that forgets everything with the process: for tests, and for measuring what the others cost."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteka.server.store.sql import HEAD
from ludoteka.server.store.store import Conflict, Done, Entry, Index, Job, Paper, Search, Snapshot, Taken


class MemoryStore:
    """Dictionaries; nothing is ever awaited, so every call is one transaction."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._index: dict[str, Index] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._reviews: dict[str, bytes] = {}
        self._papers: dict[tuple[str, str], Paper] = {}
        self._leases: dict[tuple[Job, str], tuple[str, float]] = {}

    async def open(self) -> None:
        """Nothing to do."""

    async def look(self) -> None:
        """Nothing to do."""

    async def schema(self) -> str:
        """What is made anew is always up to date."""
        return HEAD

    async def close(self) -> None:
        """Nothing to do: what was kept is gone with the object."""

    async def ping(self) -> None:
        """Memory is always there."""

    async def append(
        self, entries: Sequence[Entry], index: Index | None = None, snapshot: Snapshot | None = None
    ) -> None:
        """Add to a list."""
        log = self._logs.setdefault(entries[0].table, [])
        for due, entry in enumerate(entries, len(log) + 1):
            if entry.number != due:
                raise Conflict(f"table {entry.table}: entry {entry.number} came, but {due} is due")
        log.extend(entries)
        self._note(index, snapshot)

    def put(self, entry: Entry, index: Index | None, snapshot: Snapshot | None, done: Done) -> None:
        """Add to a list, at once."""
        log = self._logs.setdefault(entry.table, [])
        if entry.number != len(log) + 1:
            done(Conflict(f"table {entry.table}: entry {entry.number} came, but {len(log) + 1} is due"))
            return
        log.append(entry)
        self._note(index, snapshot)
        done(None)

    def _note(self, index: Index | None, snapshot: Snapshot | None) -> None:
        if snapshot is not None:
            self._snapshots[snapshot.table] = snapshot
        if index is not None:
            self._index[index.id] = index
            self._leases.pop(("clock", index.id), None)
            self._leases.pop(("bot", index.id), None)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The end of a list."""
        return self._logs.get(table, [])[after:]

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        """The lengths of lists."""
        return {table: len(self._logs[table]) for table in tables if self._logs.get(table)}

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot."""
        return self._snapshots.get(table)

    async def index(self, table: str) -> Index | None:
        """One row."""
        return self._index.get(table)

    async def tables(self, search: Search) -> list[Index]:
        """All rows that fit, newest first."""
        found = [row for row in self._index.values() if _fits(row, search)]
        return sorted(found, key=lambda row: (-row.updated, row.id))[: search.limit]

    async def every_table(self, after: str = "", limit: int = 1000) -> list[str]:
        """All ids, sorted."""
        return sorted(table for table in self._logs if table > after)[:limit]

    async def counts(self) -> dict[str, int]:
        """Count the rows by status."""
        found: dict[str, int] = {}
        for row in self._index.values():
            found[row.status] = found.get(row.status, 0) + 1
        return found

    async def take(self, job: Job, node: str, now: float, until: float, limit: int = 20) -> list[Index]:
        """Look through all rows: this store is not for many tables with clocks."""
        due: list[tuple[float, str]] = []
        for row in self._index.values():
            at = row.wake_at if job == "clock" else row.bot_due
            if at is not None and at <= now and self._leases.get((job, row.id), ("", now))[1] <= now:
                due.append((at, row.id))
        taken = [table for _, table in sorted(due)[:limit]]
        for table in taken:
            self._leases[job, table] = (node, until)
        return [self._index[table] for table in taken]

    async def let_go(self, job: Job, node: str, table: str, *, for_good: bool = False) -> None:
        """Drop the lease if it is still this node's, and the moment too where it is for good."""
        if self._leases.get((job, table), ("", 0.0))[0] != node:
            return
        del self._leases[job, table]
        if for_good:
            due = "wake_at" if job == "clock" else "bot_due"
            self._index[table] = msgspec.structs.replace(self._index[table], **{due: None})

    async def untouched(self, status: Sequence[str], before: float, limit: int = 100) -> list[str]:
        """Old rows."""
        rows = [row for row in self._index.values() if row.updated < before and row.status in status]
        return [row.id for row in sorted(rows, key=lambda row: row.updated)][:limit]

    async def forget(self, table: str) -> None:
        """Remove everything about a table."""
        self._logs.pop(table, None)
        self._index.pop(table, None)
        self._snapshots.pop(table, None)
        self._reviews.pop(table, None)

    async def review(self, table: str) -> bytes | None:
        """Look it up."""
        return self._reviews.get(table)

    async def keep_review(self, table: str, body: bytes) -> None:
        """Put it into the dictionary."""
        self._reviews[table] = body

    async def file(self, paper: Paper, *, new: bool = False) -> None:
        """Put it into the dictionary."""
        if new and (paper.kind, paper.key) in self._papers:
            raise Taken(f"there is a {paper.kind} {paper.key!r} already")
        self._papers[paper.kind, paper.key] = paper

    async def file_all(self, papers: Sequence[Paper]) -> None:
        """Put them into the dictionary."""
        for paper in papers:
            self._papers[paper.kind, paper.key] = paper

    async def exchange(self, paper: Paper, body: bytes) -> bool:
        """Compare, and put it into the dictionary."""
        kept = self._papers.get((paper.kind, paper.key))
        if kept is None or kept.body != paper.body:
            return False
        self._papers[paper.kind, paper.key] = msgspec.structs.replace(kept, body=body)
        return True

    async def paper(self, kind: str, key: str, now: float) -> Paper | None:
        """Look it up."""
        found = self._papers.get((kind, key))
        return found if found is not None and (found.until is None or found.until > now) else None

    async def papers(self, kind: str, owner: str, now: float) -> list[Paper]:
        """Look through all."""
        found = [p for p in self._papers.values() if p.kind == kind and p.owner == owner]
        return sorted((p for p in found if p.until is None or p.until > now), key=lambda p: p.key)

    async def every_paper(self, kind: str, now: float, after: str = "", limit: int = 1000) -> list[Paper]:
        """Look through all."""
        found = [p for p in self._papers.values() if p.kind == kind and p.key > after]
        return sorted((p for p in found if p.until is None or p.until > now), key=lambda p: p.key)[:limit]

    async def bodies(self, kind: str, keys: Sequence[str], now: float) -> dict[str, bytes]:
        """Look each up."""
        return {key: paper.body for key in keys if (paper := await self.paper(kind, key, now)) is not None}

    async def shred(self, kind: str, key: str) -> bool:
        """Take it out."""
        return self._papers.pop((kind, key), None) is not None

    async def shred_all(self, owner: str) -> int:
        """Take out all of one owner."""
        return self._shred([at for at, paper in self._papers.items() if paper.owner == owner])

    async def shred_expired(self, now: float) -> int:
        """Take out all whose time is over."""
        return self._shred([at for at, p in self._papers.items() if p.until is not None and p.until <= now])

    async def let_guests_go(self, until: float) -> int:
        """Give an end to papers of owners who have neither login nor sign-in."""
        lasting = {"", *(paper.owner for paper in self._papers.values() if paper.kind in ("login", "session"))}
        gone = [
            at
            for at, paper in self._papers.items()
            if paper.owner not in lasting and (paper.until is None or paper.until > until)
        ]
        for at in gone:
            self._papers[at] = msgspec.structs.replace(self._papers[at], until=until)
        return len(gone)

    def _shred(self, places: Sequence[tuple[str, str]]) -> int:
        for place in places:
            del self._papers[place]
        return len(places)


def _fits(row: Index, search: Search) -> bool:
    return (
        (search.public is None or row.public == search.public)
        and (not search.game or row.game == search.game)
        and (not search.status or row.status in search.status)
        and (not search.person or search.person in row.people)
        and (not search.host or search.host == row.host)
        and (not search.free or row.free > 0)
        and (
            search.before is None
            or row.updated < search.before
            or (bool(search.beyond) and row.updated == search.before and row.id > search.beyond)
        )
    )
