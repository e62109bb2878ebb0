"""Audit log of what the operator of a room has done: who, when, what, to whom, and why."""

from __future__ import annotations

import getpass
import os
from typing import Final, Literal

import msgspec
from msgspec import Struct

from ludoteka.server.store.store import Paper, Store, Taken

KIND: Final = "audit"
KEPT: Final = 730 * 86400.0
"""So long a record is kept."""
PAGE: Final = 1000
Action = Literal[
    "ban", "unban", "delete-person", "close-table", "delete-table", "make-invite", "revoke-invite", "report-done"
]


class AuditRecord(Struct, frozen=True, kw_only=True):
    """One action. `target` is the id of a person, a table, an invitation or a report; names are not kept."""

    at: float
    by: str
    what: Action
    target: str
    reason: str = ""
    until: float | None = None
    """When a ban or an invitation ends by itself."""


def operator() -> str:
    """The account of this machine under which a command runs."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return f"uid {os.getuid()}"


def key_of(number: int) -> str:
    """The key of a record: they are numbered from 1 without gaps."""
    return f"{number:010d}"


async def write(store: Store, record: AuditRecord) -> int:
    """Keep a record under the next number, which tells running rooms of it; gives back the number."""
    number = await newest(store, record.at)
    while True:
        number += 1
        paper = Paper(kind=KIND, key=key_of(number), body=msgspec.json.encode(record), until=record.at + KEPT)
        try:
            await store.file(paper, new=True)
        except Taken:  # another command was quicker
            continue
        await store.file(Paper(kind="room", key=KIND, body=str(number).encode()))
        return number


async def newest(store: Store, now: float) -> int:
    """The number of the newest record, or of one shortly before it; 0 where there is none."""
    paper = await store.paper("room", KIND, now)
    return 0 if paper is None else int(paper.body)


async def read(store: Store, number: int, now: float) -> AuditRecord | None:
    """One record, if there is one of this number."""
    paper = await store.paper(KIND, key_of(number), now)
    return None if paper is None else msgspec.json.decode(paper.body, type=AuditRecord)


async def every(store: Store, now: float) -> list[AuditRecord]:
    """All records, the oldest first."""
    found: list[AuditRecord] = []
    after = ""
    while True:
        papers = await store.every_paper(KIND, now, after, PAGE)
        found += [msgspec.json.decode(paper.body, type=AuditRecord) for paper in papers]
        if len(papers) < PAGE:
            return found
        after = papers[-1].key
