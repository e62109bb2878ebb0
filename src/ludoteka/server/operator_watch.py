"""Follows what the operator does by commands beside the running room: sockets are closed, tables are told.

The commands write to the store and to its audit log, on SQLite as on PostgreSQL. Each node looks once a second whether
the audit log has a new record; no word between nodes is needed, so none can be lost.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ludoteka.server import audit
from ludoteka.server.attendance import Attendance
from ludoteka.server.audit import AuditRecord
from ludoteka.server.departures import leave_tables
from ludoteka.server.farewells import let_go
from ludoteka.server.live.hall import UnknownTable
from ludoteka.server.live.place import Place
from ludoteka.server.store.store import Unavailable

log = logging.getLogger("ludoteka.operator")
LOOK: Final = 1.0
"""So often it is looked."""


class OperatorWatch:
    """Reads the audit log on, record by record."""

    def __init__(self, attendance: Attendance) -> None:
        self.attendance = attendance
        self.hall = attendance.hall
        self.store = attendance.store
        self.people = attendance.people
        self.last: int | None = None
        """The number of the last record that was followed; None before the first look."""

    def start(self) -> None:
        """Begin to look now and then."""
        self.attendance.chores.spawn(self._watch())

    async def _watch(self) -> None:
        away = False
        while True:
            try:
                await self.look()
                away = False
            except Unavailable as bad:
                if not away:  # once, however long the store is away
                    log.warning("the audit log could not be read: %s", bad)
                away = True
            except Exception:
                log.exception("following the operator failed")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Follow all new records; one that cannot be followed now is tried again."""
        now = self.people.now()
        if self.last is None:
            self.last = await audit.newest(self.store, now)  # what was done before the start is in the store already
        while (record := await audit.read(self.store, (number := self.last + 1), now)) is not None:
            await self.follow(record)
            self.last = max(self.last, number)
            log.info(
                "the operator has acted",
                extra={"action": record.what, "target": record.target, "operator": record.by, "reason": record.reason},
            )

    async def follow(self, record: AuditRecord) -> None:
        """Do at this node what a record asks for; doing it twice does no harm."""
        if record.what in ("ban", "delete-person"):
            await self._see_out(record.target, banned=record.what == "ban")
        elif record.what == "unban":
            self.people.changed(record.target)
        elif record.what in ("close-table", "delete-table"):
            place = self.hall.places.get(record.target)
            if place is not None:
                await self._read_anew(place)

    async def _see_out(self, person: str, *, banned: bool) -> None:
        """Close somebody's sockets; their tables go on without them."""
        self.people.changed(person)
        for _, viewer in self.attendance.viewers():
            if viewer.who.person == person:
                if banned:
                    let_go(viewer, "banned", "you are banned from this room")
                else:
                    let_go(viewer, "signed-out", "the operator of this room has deleted this person")
        for place in list(self.hall.places.values()):
            if place.live is not None and person in place.live.known():
                await self._read_anew(place)
        await leave_tables(self.hall, person)  # where they came back in before this node had heard
        await self.attendance.changed(person)

    async def _read_anew(self, place: Place) -> None:
        """Take in what the command has written to a table; one that was deleted lets everybody go."""
        async with place.lock:
            if place.live is not None and not await self.store.last([place.id]):
                place.live = None
            try:
                await self.hall.catch_up(place)
            except UnknownTable:
                return
