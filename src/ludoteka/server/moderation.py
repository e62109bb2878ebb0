"""What the operator does to people and tables, written straight to the store, whether the room runs or not.

Such a command is one more node for a moment: the store decides who was first with an entry, and running nodes take in
what they have not written themselves. Every action is kept in the audit log.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec
from msgspec.structs import replace

from ludoteka import LudotekaError
from ludoteka.core.errors import nearest
from ludoteka.server import audit
from ludoteka.server.audit import Action, AuditRecord
from ludoteka.server.bodies import Notice
from ludoteka.server.departures import leave_tables
from ludoteka.server.live import acts
from ludoteka.server.live.asking import Wrong
from ludoteka.server.live.hall import Hall, UnknownTable
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.notices import KEPT
from ludoteka.server.people import FOREVER, People, Person
from ludoteka.server.people_index import every_person
from ludoteka.server.store.store import Conflict, Paper, Search, Unavailable

TRIES: Final = 5
"""So often closing a table is tried where others write to it at the same time."""
ADVICE: Final = {
    "not-begun": "; a table that has not begun can be deleted: ludoteka tables delete",
    "frozen": "; it can be deleted: ludoteka tables delete",
    "over": "; there is nothing to close",
}


class Moderation:
    """Carries out one operator's actions."""

    def __init__(self, people: People, hall: Hall, operator: str) -> None:
        self.people = people
        self.hall = hall
        self.store = hall.store
        self.operator = operator
        self.done: list[AuditRecord] = []
        """What was noted down."""

    # ---- people

    async def find(self, named: str) -> Person:
        """Somebody by id or login; raises LudotekaError with what was probably meant."""
        person = await self.people.person(named)
        if person is not None:
            return person
        known = await every_person(self.store, time.time())
        for one in known:
            if one.login == named:
                return one
        same = [one.id for one in known if one.name.casefold() == named.casefold()]
        if same:
            few = ", ".join(same[:5]) + (" …" if len(same) > 5 else "")
            raise LudotekaError(f"names are not unique, so people are named by id or login; {named!r} is: {few}")
        words = [one.id for one in known] + [one.login for one in known if one.login]
        raise LudotekaError(f"there is no person {named!r}; {_hint(named, words, 'ludoteka people list')}")

    async def ban(self, named: str, reason: str, until: float = FOREVER) -> Person:
        """Let somebody in no more until a moment; their seats follow the leaver policy of each table."""
        person = await self.find(named)
        person = await self.people.change(person.id, lambda known: replace(known, banned=until))
        await self._note("ban", person.id, reason, None if until >= FOREVER else until)
        await leave_tables(self.hall, person.id)
        return person

    async def unban(self, named: str, reason: str) -> Person:
        """Let somebody in again; raises LudotekaError where no ban stands against them."""
        person = await self.find(named)
        if person.banned <= time.time():
            raise LudotekaError(f"{person.id} is not banned; nothing was changed")
        person = await self.people.change(person.id, lambda known: replace(known, banned=0.0))
        await self._note("unban", person.id, reason)
        return person

    async def delete_person(self, named: str, reason: str) -> Person:
        """Delete everything about somebody, as their own deletion does."""
        person = await self.find(named)
        await leave_tables(self.hall, person.id)
        await self.people.erase(person.id)
        await self._note("delete-person", person.id, reason)
        return person

    # ---- tables

    async def close_table(self, table: str, reason: str) -> None:
        """End a running match, unrated; raises LudotekaError where there is nothing to end."""
        place = await self._place(table)
        async with place.lock:
            for _ in range(TRIES):
                try:
                    live = await self.hall.live(place)
                    await self.hall.commit(place, live, acts.close(live))
                    break
                except Conflict:
                    place.live = None
                except UnknownTable:
                    raise await self._unknown(table) from None
                except Wrong as wrong:
                    more = ADVICE.get(wrong.key, "")
                    raise LudotekaError(f"table {table} cannot be closed: {wrong.detail}{more}") from None
            else:
                raise Unavailable(f"so much happens at table {table}; try again in a moment")
        await self._send_notices(live)
        await self._note("close-table", table, reason)

    async def _send_notices(self, live: Live) -> None:
        """Leave a notice for everybody who sat at a table that its match is over: they may not be looking."""
        now = time.time()
        notice = msgspec.json.encode(Notice(table=live.id, game=live.settings.game, what="over", at=now))
        people = await self.people.as_kept({sitter.person for sitter in live.sitters if sitter.person})
        await self.store.file_all(
            [
                Paper(kind="notice", key=f"{person}:{live.id}", owner=person, body=notice, until=now + KEPT)
                for person in sorted(people)
            ]
        )

    async def delete_table(self, table: str, reason: str) -> None:
        """Remove a table with its log, as retention does."""
        if await self.store.index(table) is None:
            raise await self._unknown(table)
        await self.store.forget(table)
        await self._note("delete-table", table, reason)

    async def _place(self, table: str) -> Place:
        try:
            return await self.hall.place(table)
        except UnknownTable:
            raise await self._unknown(table) from None

    async def _unknown(self, table: str) -> LudotekaError:
        """There is no such table; with the nearest of the newest ones."""
        known = [row.id for row in await self.store.tables(Search(limit=1000))]
        return LudotekaError(f"there is no table {table!r}; {_hint(table, known, 'ludoteka tables list')}")

    async def _note(self, what: Action, target: str, reason: str, until: float | None = None) -> None:
        record = AuditRecord(at=time.time(), by=self.operator, what=what, target=target, reason=reason, until=until)
        await audit.write(self.store, record)
        self.done.append(record)


def _hint(word: str, known: list[str], command: str) -> str:
    """What was probably meant, else the command that lists what there is."""
    close = nearest(word, known)
    return close if close.startswith("did you mean") else f"see: {command}"
