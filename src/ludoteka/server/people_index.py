"""Everybody whom a room knows, for the operator: names, sign-ins, bans, reports."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from msgspec import Struct

from ludoteka.server import reports
from ludoteka.server.people import Person
from ludoteka.server.store.store import Paper, Store

PAGE: Final = 1000


class Listed(Struct, frozen=True):
    """A person as the operator is shown them; `reports` counts complaints about them that wait."""

    id: str
    name: str
    login: str | None
    made: float
    sign_ins: int
    banned: float | None
    """Until when they are banned; None: they are not."""
    reports: int


async def every_person(store: Store, now: float) -> list[Person]:
    """Everybody, by id."""
    return [msgspec.json.decode(paper.body, type=Person) for paper in await _every(store, "person", now)]


async def listed(store: Store, now: float) -> list[Listed]:
    """Everybody with what an operator wants to know, the newest first."""
    sign_ins = Counter(paper.owner for paper in await _every(store, "session", now))
    about = Counter(one.person for _, one in await reports.every(store, now) if not one.done)
    rows = [
        Listed(
            one.id,
            one.name,
            one.login,
            one.made,
            sign_ins[one.id],
            one.banned if one.banned > now else None,
            about[one.id],
        )
        for one in await every_person(store, now)
    ]
    return sorted(rows, key=lambda row: (-row.made, row.id))


async def _every(store: Store, kind: str, now: float) -> list[Paper]:
    found: list[Paper] = []
    after = ""
    while True:
        papers = await store.every_paper(kind, now, after, PAGE)
        found += papers
        if len(papers) < PAGE:
            return found
        after = papers[-1].key
