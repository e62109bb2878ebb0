"""Turn notices for people who are not looking: a list and a feed of their own, and web push where it is switched on."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Literal

import msgspec

from ludoteka.server.bodies import Notice
from ludoteka.server.config import Config
from ludoteka.server.figures import Figures
from ludoteka.server.late_notices import LateNotices
from ludoteka.server.live.chores import Chores
from ludoteka.server.live.entries import Begun, Kept, Linked, Moved, TakenOver
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.people import People
from ludoteka.server.push import Push
from ludoteka.server.store.store import Damaged, Paper, Store, Unavailable

log = logging.getLogger("ludoteka.notices")
KEPT: Final = 14 * 86400.0
RETRY: Final = 1.0
"""So many seconds after a failure notices are tried again, then after twice as many, up to `LONGEST`."""
LONGEST: Final = 60.0
What = Literal["turn", "started", "over", "rematch", "takeover"]


class Notices:
    """Watches tables for what people who are away may want to know."""

    def __init__(self, config: Config, store: Store, people: People, chores: Chores, figures: Figures) -> None:
        self.store = store
        self.people = people
        self.push = Push(config, store, people, figures)
        self.late = LateNotices()
        self._sending = False
        """Whether somebody sends what waits."""
        self._chores = chores
        chores.noticed = self.look

    def look(self, place: Place, live: Live, body: Kept) -> None:
        """See whom an entry concerns who has no socket open at the table."""
        asked = live.asked()
        new, place.asked = asked - place.asked, asked
        if live.playing and type(body) is Moved:
            if new:
                self._tell(place, live, new, "turn", body.by)
            return
        if isinstance(body, Begun):
            self._tell(place, live, {one.person for one in live.sitters if one.plays} - new, "started", body.by)
        elif isinstance(body, Linked):
            self._tell(place, live, {one.person for one in live.sitters if one.person}, "rematch", body.by)
        elif isinstance(body, TakenOver):
            sitter = live.sitters[body.seat]
            self._tell(place, live, {sitter.person or sitter.sent_away}, "takeover", body.by)
        if live.status == "over" and body.lines:
            self._tell(place, live, {one.person for one in live.sitters if one.person}, "over", body.by)
        elif new:
            self._tell(place, live, new, "turn", body.by)

    def _tell(self, place: Place, live: Live, people: set[str], what: What, by: str) -> None:
        looking = {viewer.who.person for viewer in place.viewers}
        away = people - looking - {"", by}
        if away and place.elsewhere:
            away -= place.company().here
        for person in sorted(away):
            notice = Notice(table=live.id, game=live.settings.game, what=what, at=live.at)
            self._chores.spawn(self._deliver(person, notice))

    async def _deliver(self, person: str, notice: Notice) -> None:
        """Keep and push a notice, if not now then when the store is back."""
        try:
            unsent = await self._send(person, notice)
        except Unavailable as bad:
            log.warning("a notice could not be kept, and is tried again: %s", bad)
            unsent = notice
        if unsent is not None:
            self.late.put(person, unsent)
            if not self._sending:
                self._sending = True
                self._chores.spawn(self._send_late())

    async def _send(self, person: str, notice: Notice) -> Notice | None:
        """Keep a notice and push it; gives back one that could be kept, but not pushed."""
        await self.store.file(
            Paper(
                kind="notice",
                key=f"{person}:{notice.table}",
                owner=person,
                body=msgspec.json.encode(notice),
                until=self.people.now() + KEPT,
            )
        )
        self.late.drop(person, notice)
        return await self.push.send(person, notice) if self.push.contact else None

    async def _send_late(self) -> None:
        """Send what fell into a gap of the store, until nothing is left."""
        pause = RETRY
        try:
            while self.late:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST)
                for person, notice in self.late.waiting():
                    if not await self._try_again(person, notice):
                        break
        finally:
            self._sending = False

    async def _try_again(self, person: str, notice: Notice) -> bool:
        """Send a notice late, unless nobody needs it any more; False where the store is still away."""
        try:
            unsent = None if self._outdated(person, notice) else await self._send(person, notice)
        except Damaged as bad:
            log.error("a notice is given up: %s", bad)
            unsent = None
        except Unavailable:
            return False
        self.late.drop(person, notice)
        if unsent is not None:
            self.late.put(person, unsent)
        return unsent is None

    def _outdated(self, person: str, notice: Notice) -> bool:
        """Whether somebody who was asked has answered meanwhile, as far as this node knows."""
        place = self._chores.hall.places.get(notice.table)
        live = None if place is None else place.live
        return notice.what == "turn" and live is not None and person not in live.asked()

    async def of(self, person: str) -> list[Notice]:
        """Somebody's notices, newest first; one a table."""
        papers = await self.store.papers("notice", person, self.people.now())
        found = [msgspec.json.decode(paper.body, type=Notice) for paper in papers]
        return sorted(found, key=lambda one: (-one.at, one.table))[:100]
