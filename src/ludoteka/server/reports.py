"""Complaints of players to whoever runs the room: filed by the door, counted in /metrics, read by a command."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludoteka import LudotekaError
from ludoteka.server.bodies import Report
from ludoteka.server.store.store import Paper, Store

KIND: Final = "report"
KEPT: Final = 180 * 86400.0
"""So long a report lies here if nobody does anything about it."""
KEPT_DONE: Final = 30 * 86400.0
"""So long one that is done can still be looked at."""


class Complaint(Struct, frozen=True):
    """What somebody (`by`) says about somebody else (`person`) at a table; people are ids here."""

    table: str
    person: str
    what: str
    text: str
    by: str
    at: float
    done: bool = False


async def file(store: Store, report: Report, by: str, now: float) -> None:
    """Keep a complaint for the host."""
    await _put(
        store,
        secrets.token_hex(6),
        Complaint(report.table, report.person, report.what, report.text, by, now),
        now + KEPT,
    )


async def waiting(store: Store, now: float) -> int:
    """How many complaints nobody has done anything about."""
    return sum(not complaint.done for _, complaint in await every(store, now))


async def mark_done(store: Store, keys: Sequence[str], now: float) -> None:
    """Note down that the host has looked into some; all or none."""
    known = dict(await every(store, now))
    missing = [key for key in keys if key not in known]
    if missing:
        raise LudotekaError(f"there is no report {', '.join(missing)}; nothing was changed")
    for key in keys:
        await _put(store, key, replace(known[key], done=True), now + KEPT_DONE)


async def every(store: Store, now: float) -> list[tuple[str, Complaint]]:
    """All complaints by their keys, the oldest first."""
    papers = await store.papers(KIND, "", now)
    found = [(paper.key, msgspec.json.decode(paper.body, type=Complaint)) for paper in papers]
    return sorted(found, key=lambda each: (each[1].at, each[0]))


async def _put(store: Store, key: str, complaint: Complaint, until: float) -> None:
    await store.file(Paper(kind=KIND, key=key, body=msgspec.json.encode(complaint), until=until))
