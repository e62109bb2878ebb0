"""Turn notices for people who are not looking: a list and a feed of their own, and web push where it is switched on."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from ludoteka.server.bodies import Notice, PushWish
from ludoteka.server.config import Config
from ludoteka.server.figures import Figures
from ludoteka.server.live.chores import Chores
from ludoteka.server.live.entries import Begun, Kept, Linked, Moved, TakenOver
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.live.asking import Wrong
from ludoteka.server.people import People
from ludoteka.server.store.store import Paper, Store, Taken, Unavailable

log = logging.getLogger("ludoteka.notices")
KEPT: Final = 14 * 86400.0
SERVICES: Final = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
"""Who is known to deliver web push: the server calls nobody else on a stranger's word."""
What = Literal["turn", "started", "over", "rematch", "takeover"]


class Notices:
    """Watches tables for what people who are away may want to know."""

    def __init__(self, config: Config, store: Store, people: People, chores: Chores, figures: Figures) -> None:
        self.store = store
        self.people = people
        self._contact = config.push_contact
        self._chores = chores
        self._figures = figures
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="push")
        self._vapid: Any = None
        chores.noticed = self.look

    def look(self, place: Place, live: Live, body: Kept) -> None:
        """See whom an entry concerns who has no socket open at the table."""
        asked = {live.sitters[seat].person for seat in live.asked_people}
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
            self._tell(place, live, {live.sitters[body.seat].person}, "takeover", body.by)
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
        try:
            await self.store.file(Paper(kind="notice", key=f"{person}:{notice.table}", owner=person,
                                        body=msgspec.json.encode(notice), until=self.people.now() + KEPT))
            if self._contact:
                await self._push(person, notice)
        except Unavailable as bad:
            log.warning("a notice could not be kept: %s", bad)

    async def of(self, person: str) -> list[Notice]:
        """Somebody's notices, newest first; one a table."""
        papers = await self.store.papers("notice", person, self.people.now())
        found = [msgspec.json.decode(paper.body, type=Notice) for paper in papers]
        return sorted(found, key=lambda one: (-one.at, one.table))[:100]

    # ---- web push

    async def key(self) -> str:
        """The public key that browsers subscribe with; empty where push is switched off."""
        if not self._contact:
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        raw = (await self._signer()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def subscribe(self, person: str, wish: PushWish) -> None:
        """Remember a browser."""
        host = urlsplit(wish.endpoint).hostname or ""
        if not any(host == known or (known.startswith(".") and host.endswith(known)) for known in SERVICES):
            raise Wrong("unknown-service", "this is no push service that is known here")
        await self.store.file(Paper(kind="push", key=_digest(wish.endpoint), owner=person,
                                    body=msgspec.json.encode(wish), until=self.people.now() + 90 * 86400.0))

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Forget a browser."""
        if any(paper.key == _digest(endpoint) for paper in await self.store.papers("push", person, self.people.now())):
            await self.store.shred("push", _digest(endpoint))

    async def _push(self, person: str, notice: Notice) -> None:
        signer = await self._signer()
        loop = asyncio.get_running_loop()
        for paper in await self.store.papers("push", person, self.people.now()):
            wish = msgspec.json.decode(paper.body, type=PushWish)
            gone = await loop.run_in_executor(self._thread, self._send, wish, signer, notice)
            if gone:
                await self.store.shred("push", paper.key)
            else:
                self._figures.notices += 1

    def _send(self, wish: PushWish, signer: Any, notice: Notice) -> bool:
        """Hand a notice to the push service; True where the browser is gone for good."""
        from pywebpush import WebPushException, webpush
        try:
            webpush(msgspec.to_builtins(wish), json.dumps(msgspec.to_builtins(notice)), vapid_private_key=signer,
                    vapid_claims={"sub": self._contact}, ttl=3600, timeout=5.0)
        except WebPushException as bad:
            status = getattr(bad.response, "status_code", 0)
            log.info("push failed with %s", status)
            return status in (404, 410)
        except OSError:
            log.info("a push service cannot be reached")
        return False

    async def _signer(self) -> Any:
        """The key that signs pushes; made once for all nodes."""
        if self._vapid is None:
            from py_vapid import Vapid02
            fresh = Vapid02()
            fresh.generate_keys()
            with suppress(Taken):
                await self.store.file(Paper(kind="vapid", key="1", body=fresh.private_pem()), new=True)
            paper = await self.store.paper("vapid", "1", self.people.now())
            self._vapid = fresh if paper is None else Vapid02.from_pem(paper.body)
        return self._vapid

    def close(self) -> None:
        """Send no more."""
        self._thread.shutdown(wait=False)


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:40]
