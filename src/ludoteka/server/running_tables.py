"""Limit on the running tables that one person hosts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakValueDictionary

from ludoteka.server.live.asking import Wrong
from ludoteka.server.store.store import Search, Store

RUNNING: Final = ("playing", "paused")
"""The status of tables that count; a paused match may go on any moment."""


class RunningTables:
    """Refuses a further running table to a person who hosts as many as one may."""

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        """0: as many as they like."""
        self._starting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def check(self, person: str, table: str = "") -> None:
        """Raise Wrong where a person hosts as many running tables as one may, beside this one."""
        if not self._most:
            return
        search = Search(person=person, host=person, status=RUNNING, limit=self._most + 1)
        if sum(row.id != table for row in await self._store.tables(search)) >= self._most:
            raise Wrong(
                "too-many-tables",
                f"{self._most} running tables have this host, and the room allows no more (tables_per_person); "
                "one of them has to end first",
                most=self._most,
            )

    @contextlib.asynccontextmanager
    async def one_more(self, person: str, table: str) -> AsyncIterator[None]:
        """Check, and let no other table of this person start until this one has; raises Wrong."""
        async with self._starting.setdefault(person, asyncio.Lock()):
            await self.check(person, table)
            yield
