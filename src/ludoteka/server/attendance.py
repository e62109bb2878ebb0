"""The people at this node's tables, and what becomes of them when something about them changes, here or elsewhere.

Sign-ins are revoked, names change, somebody is not to be heard any more, somebody is forgotten: open sockets and loaded
tables follow at once. The bus tells the other nodes; what a lost word leaves behind is found by looking now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

from ludoteka.server.departures import leave_tables
from ludoteka.server.farewells import let_go
from ludoteka.server.live import telling
from ludoteka.server.live.chores import Chores
from ludoteka.server.live.place import Place
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.people import People
from ludoteka.server.store.store import Store, Unavailable

log = logging.getLogger("ludoteka.attendance")
LOOK: Final = 20.0
"""So often it is looked whether sign-ins were revoked without a word having come: a node believes one for as long."""
NAMES: Final = 15
"""In one look of so many it is also looked whether people were forgotten or are called otherwise."""


class Attendance:
    """Knows who looks on through this node, and keeps that true."""

    def __init__(self, store: Store, people: People, chores: Chores) -> None:
        self.store = store
        self.people = people
        self.chores = chores
        self.hall = chores.hall
        self.hall.bus.listen(self._hear)

    def start(self) -> None:
        """Begin to look now and then."""
        self.chores.spawn(self._watch())

    def _hear(self, topic: str, text: str) -> None:
        """Another node tells of a person."""
        if topic == "revoked":
            self._sign_out({text})
        elif topic == "renamed":
            self.people.changed(text)
            self.chores.spawn(self._rename(text))
        elif topic == "quieted":
            self.chores.spawn(self._quiet(text))

    def viewers(self) -> Iterator[tuple[Place, Viewer]]:
        """All open sockets of this node, with the tables they look at."""
        for place in list(self.hall.places.values()):
            for viewer in list(place.viewers):
                if not viewer.gone:
                    yield place, viewer

    # ---- sign-ins

    async def sign_out(self, session: str) -> None:
        """Believe a sign-in no more, here and on all other nodes, and close its sockets."""
        await self.people.sign_out(session)
        self._sign_out({session})
        self.hall.bus.tell("revoked", session)

    def _sign_out(self, sessions: set[str]) -> None:
        for session in sessions:
            self.people.revoked(session)
        for _, viewer in self.viewers():
            if viewer.session in sessions:
                let_go(viewer, "signed-out", "you have signed out")

    # ---- names

    async def changed(self, person: str) -> None:
        """Something about somebody has changed, or he is gone: other nodes look him up anew, tables show the name."""
        self.hall.bus.tell("renamed", person)
        await self._rename(person)

    async def _rename(self, person: str) -> None:
        name = (await self.people.names([person]))[person]
        for place in list(self.hall.places.values()):
            if person in place.names:
                place.names[person] = name
                self.chores.greet(place, tell_others=False)

    # ---- who is heard

    async def muted(self, person: str, table: str) -> set[str]:
        """Whom somebody does not want to hear at a table, or anywhere."""
        now = self.people.now()
        muted = await self.store.papers("mute", person, now)
        blocked = await self.store.papers("block", person, now)
        here = [paper for paper in muted if paper.key.startswith(f"{table}:")]
        return {paper.key.rpartition(":")[2] for paper in here + blocked}

    async def quieted(self, person: str) -> None:
        """Somebody wants to hear others no more, or again: at all tables he looks at, through whatever node."""
        self.hall.bus.tell("quieted", person)
        await self._quiet(person)

    async def _quiet(self, person: str) -> None:
        for place, viewer in self.viewers():
            if viewer.who.person == person:
                viewer.muted = await self.muted(person, place.id)
                live = place.live
                if live is not None and not place.lock.locked():  # what is being written is not told before its time
                    table = telling.facts_bytes(live, place.company(), self.hall.time())
                    viewer.tell(telling.table_news(table, self.hall.you(live, viewer)))

    # ---- being forgotten

    async def forget(self, person: str) -> None:
        """Delete everything about somebody; at his tables others play on as if he had left."""
        await leave_tables(self.hall, person)
        sessions = await self.people.sessions(person)
        await self.people.erase(person)
        for session in sessions:
            self._sign_out({session.id})
            self.hall.bus.tell("revoked", session.id)
        await self.changed(person)

    # ---- what no word told

    async def _watch(self) -> None:
        turn = 0
        while True:
            await asyncio.sleep(LOOK)
            turn += 1
            try:
                await self.look_at_sign_ins()
                if turn % NAMES == 0:
                    await self.look_at_names()
            except Unavailable as bad:
                log.warning("who is still signed in could not be looked up: %s", bad)
            except Exception:
                log.exception("looking who is still signed in failed")

    async def look_at_sign_ins(self) -> None:
        """Close the sockets of sign-ins that there are no more."""
        open_ones = {viewer.session for _, viewer in self.viewers() if viewer.session}
        found = await self.store.bodies("session", sorted(open_ones), self.people.now())
        self._sign_out(open_ones - found.keys())

    async def look_at_names(self) -> None:
        """Show new names, and forget those of people who are forgotten."""
        shown = set(self.people.remembered().items())
        for place in self.hall.places.values():
            shown.update(place.names.items())
        kept = await self.people.as_kept({person for person, _ in shown})
        for person in {person for person, name in shown if name != kept.get(person, "")}:
            self.people.changed(person)
            await self._rename(person)
