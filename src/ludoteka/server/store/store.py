"""The promise every store keeps: what it has acknowledged is durable, and no number of a table is given twice.

The log of a table is the only truth about it. The index is written in the same transaction as the entry and is all that
the lobby, the clocks and the bots need. Papers are small documents about people; the log names people by id only, so
that somebody's papers can be destroyed without touching the log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from ludoteka.core import LudotekaError

Job = Literal["clock", "bot"]
"""What a node may take a lease of: a table whose clock runs out (`wake_at`), or whose bot is to move (`bot_due`)."""


class Conflict(LudotekaError):
    """Somebody else was quicker: this number of the table is taken. Fold the log anew."""


class Taken(LudotekaError):
    """A new paper cannot be filed: there is one of this kind and key."""


class Unavailable(LudotekaError):
    """The store cannot be reached or cannot write now. Whether a write arrived is not known: fold the log anew."""


class Damaged(Unavailable):
    """A part of the store is destroyed: trying again does not help, only its operator can. Other parts go on."""


class Entry(Struct, frozen=True, gc=False):
    """One thing that happened at a table; `number` counts the entries of a table from 1 without gaps."""

    table: str
    number: int
    at: float
    body: bytes


class Index(Struct, frozen=True, kw_only=True):
    """What is known of a table without folding its log. `facts` is the lobby's own and opaque to the store."""

    id: str
    game: str
    status: str
    updated: float
    public: bool = False
    free: int = 0
    host: str = ""
    people: tuple[str, ...] = ()
    """Everybody whose list of own tables shows it."""
    wake_at: float | None = None
    """When the next clock runs out."""
    bot_due: float | None = None
    """When any node may make the bot's move; the node that has the table makes it before."""
    facts: bytes = b""


class Snapshot(Struct, frozen=True):
    """The table as it was after an entry; only the newest is kept."""

    table: str
    number: int
    body: bytes


class Paper(Struct, frozen=True, kw_only=True):
    """A small document: an account, a session, a push subscription, a block, a report … void after `until`."""

    kind: str
    key: str
    body: bytes
    owner: str = ""
    until: float | None = None


class Search(Struct, frozen=True, kw_only=True):
    """Which tables to list; what is left empty does not matter. Newest first.

    A further page is that after a row: `before` is its `updated`, `beyond` its id, for several may be of one moment.
    """

    public: bool | None = None
    game: str = ""
    status: tuple[str, ...] = ()
    person: str = ""
    host: str = ""
    free: bool = False
    before: float | None = None
    beyond: str = ""
    limit: int = 50


Done = Callable[[BaseException | None], None]
"""Is told when something is durable, or why it is not."""


class Store(Protocol):
    """Everything raises Unavailable when the store is not there; nothing has been half done then.

    Strangers may have said what is asked for: it can be any text, also one that PostgreSQL does not know as such.
    """

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def look(self) -> None:
        """Connect for reading only: nothing is changed, the schema neither, also beside a room that is open."""

    async def schema(self) -> str:
        """The newest migration that the database has had; empty where there is none."""

    async def close(self) -> None:
        """Finish what is under way and let go."""

    async def ping(self) -> None:
        """Come back if reading and writing work."""

    # ---- the log

    async def append(
        self, entries: Sequence[Entry], index: Index | None = None, snapshot: Snapshot | None = None
    ) -> None:
        """Make entries of one table durable, all or none; come back only when they are.

        Raises Conflict if a number is taken or one before it is missing. Without an index the old one stays as it is; a
        new one takes its table out of every lease. A caller has one append per table under way at a time.
        """

    def put(self, entry: Entry, index: Index | None, snapshot: Snapshot | None, done: Done) -> None:
        """As `append` for one entry, without waiting: `done` is called in the loop, maybe before this comes back."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """All entries of a table after a number, in order; empty if there is no such table.

        However many there are: whoever folded a part of a log could never write to its table again.
        """

    async def last(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table; those that do not exist are left out."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table."""

    # ---- the index

    async def index(self, table: str) -> Index | None:
        """One table's row of the index."""

    async def tables(self, search: Search) -> list[Index]:
        """Tables for the lobby, or for somebody's own list."""

    async def every_table(self, after: str = "", limit: int = 1000) -> list[str]:
        """The ids of all tables in alphabetical order, for the archive."""

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""

    async def take(self, job: Job, node: str, now: float, until: float, limit: int = 20) -> list[Index]:
        """Lease tables whose job is due, the longest due first, so that until then no other node takes them."""

    async def let_go(self, job: Job, node: str, table: str, *, for_good: bool = False) -> None:
        """Give a lease back before its time; for good, the table is not due any more until a new row says so."""

    async def untouched(self, status: Sequence[str], before: float, limit: int = 100) -> list[str]:
        """Tables of some statuses at which nothing has happened since a moment, the oldest first."""

    async def forget(self, table: str) -> None:
        """Remove a table with its log, for good."""

    # ---- reviews

    async def review(self, table: str) -> bytes | None:
        """The review of a finished match, if one was kept."""

    async def keep_review(self, table: str, body: bytes) -> None:
        """Keep the review of a finished match, in place of an older one; it goes when the table is forgotten."""

    # ---- papers

    async def file(self, paper: Paper, *, new: bool = False) -> None:
        """Put a paper into the drawer, in place of the one of its kind and key; a new one must not have any."""

    async def file_all(self, papers: Sequence[Paper]) -> None:
        """Put papers into the drawer together, each in place of the one of its kind and key."""

    async def exchange(self, paper: Paper, body: bytes) -> bool:
        """Let a paper that was read say something else; False where it says something else already, or is gone."""

    async def paper(self, kind: str, key: str, now: float) -> Paper | None:
        """A paper, unless its time is over."""

    async def papers(self, kind: str, owner: str, now: float) -> list[Paper]:
        """All papers of a kind that somebody owns, by key; with the owner '' those that nobody owns."""

    async def every_paper(self, kind: str, now: float, after: str = "", limit: int = 1000) -> list[Paper]:
        """All papers of a kind whoever owns them, by key, after a key; a page with fewer than the limit is the last."""

    async def bodies(self, kind: str, keys: Sequence[str], now: float) -> dict[str, bytes]:
        """What these papers say, by key; those that there are not, or whose time is over, are left out."""

    async def shred(self, kind: str, key: str) -> bool:
        """Destroy a paper; whether there was one."""

    async def shred_all(self, owner: str) -> int:
        """Destroy every paper somebody owns; how many there were."""

    async def shred_expired(self, now: float) -> int:
        """Destroy the papers whose time is over; how many there were."""

    async def let_guests_go(self, until: float) -> int:
        """Make void from a moment on what belongs to people who can never come in again; how many papers it is.

        Those are people without a login and without a sign-in.
        """
