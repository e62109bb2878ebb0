"""Web push, where it is switched on: notices for browsers that are closed, handed to the services that reach them."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

import msgspec

from ludoteka.server.bodies import Notice, PushKeys, PushWish
from ludoteka.server.config import Config
from ludoteka.server.figures import Figures
from ludoteka.server.live.asking import Wrong
from ludoteka.server.people import Caller, People
from ludoteka.server.store.store import Paper, Store, Taken, Unavailable

log = logging.getLogger("ludoteka.push")
SERVICES: Final = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
"""Who is known to deliver web push: the server calls nobody else on a stranger's word."""
_LABEL: Final = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_ADDRESS: Final = re.compile(rf"https://({_LABEL}(?:\.{_LABEL})+)/[!-\[\]-~]*", re.ASCII)
"""An address that everybody reads alike: a host and a path. What stands before an @ or a backslash is a host to some
libraries and none to others, so that the one that is checked need not be the one that is called."""
MOST: Final = 10
"""So many browsers of one person are remembered; the one that came first makes room."""
KEPT: Final = 90 * 86400.0
THREADS: Final = 4
"""So many push services are called at a time."""
CROWD: Final = 1000
"""To so many people at most something is on its way; whoever comes then finds it in the list of notices."""


class Browser(PushWish, frozen=True):
    """A browser that wants notices, and the sign-in that said so; the first ones were kept without it."""

    session: str = ""


class Push:
    """Remembers browsers, and hands them notices."""

    def __init__(self, config: Config, store: Store, people: People, figures: Figures) -> None:
        self.contact = config.push_contact
        """Whom push services may turn to; push is switched off where there is none."""
        self._store = store
        self._people = people
        self._figures = figures
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._next: dict[str, Notice | None] = {}
        """To whom something is on its way, and what comes after it."""
        self._vapid: Any = None

    async def key(self) -> str:
        """The public key that browsers subscribe with; empty where push is switched off."""
        if not self.contact:
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = (await self._signer()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def subscribe(self, caller: Caller, wish: PushWish) -> None:
        """Remember a browser."""
        check(wish)
        person, now, key = caller.person.id, self._people.now(), _digest(wish.endpoint)
        body = msgspec.json.encode(Browser(wish.endpoint, wish.keys, caller.session.id))
        others = [paper for paper in await self._store.papers("push", person, now) if paper.key != key]
        for paper in sorted(others, key=lambda one: one.until or 0.0)[: -(MOST - 1)]:
            await self._store.shred("push", paper.key)
        await self._store.file(Paper(kind="push", key=key, owner=person, body=body, until=now + KEPT))

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Forget a browser."""
        papers = await self._store.papers("push", person, self._people.now())
        if any(paper.key == _digest(endpoint) for paper in papers):
            await self._store.shred("push", _digest(endpoint))

    async def follow(self, person: str, before: str, session: str) -> None:
        """Go on with browsers that asked by a sign-in which another one follows."""
        for paper in await self._store.papers("push", person, self._people.now()):
            browser = msgspec.json.decode(paper.body, type=Browser)
            if browser.session == before:
                await self._store.exchange(paper, msgspec.json.encode(Browser(browser.endpoint, browser.keys, session)))

    async def send(self, person: str, notice: Notice) -> Notice | None:
        """Send somebody a notice; while one is on its way to them, only the newest waits.

        Gives back the newest one that could not be sent, because the store was away.
        """
        if person in self._next:
            self._next[person] = notice
            return None
        if len(self._next) >= CROWD:
            log.info("a push is left out, for so many are on their way")
            return None
        self._next[person] = newest = notice
        try:
            while (following := self._next[person]) is not None:
                self._next[person], newest = None, following
                await self._send(person, newest)
        except Unavailable:
            return self._next[person] or newest
        finally:
            del self._next[person]
        return None

    async def _send(self, person: str, notice: Notice) -> None:
        """Hand a notice to all browsers of a person that are signed in; the others are forgotten."""
        signer = await self._signer()
        loop = asyncio.get_running_loop()
        for paper in await self._store.papers("push", person, self._people.now()):
            browser = msgspec.json.decode(paper.body, type=Browser)
            if await self._signed_in(person, browser) and await loop.run_in_executor(
                self._threads, self._hand_over, browser, signer, notice
            ):
                self._figures.notices += 1
            else:
                await self._store.shred("push", paper.key)

    async def _signed_in(self, person: str, browser: Browser) -> bool:
        """Whether the sign-in that asked for notices is still good; where none was kept, whether there is any."""
        left = {one.id for one in await self._people.sessions(person) if one.kind == "cookie"}
        return browser.session in left if browser.session else bool(left)

    def _hand_over(self, browser: Browser, signer: Any, notice: Notice) -> bool:
        """Hand a notice to the push service; False where the browser is gone for good."""
        from pywebpush import WebPushException, webpush
        from requests import Session

        try:
            check(browser)  # older ones were looked at less closely
            with Session() as session:
                session.max_redirects = 0  # where a service would send us on to was not looked at
                webpush(
                    msgspec.to_builtins(browser),
                    json.dumps(msgspec.to_builtins(notice)),
                    vapid_private_key=signer,
                    vapid_claims={"sub": self.contact},
                    ttl=3600,
                    timeout=5.0,
                    requests_session=session,
                )
        except WebPushException as bad:
            status = getattr(bad.response, "status_code", 0)
            log.info("push failed with %s", status)
            return status not in (404, 410)
        except OSError:
            log.info("a push service cannot be reached")
        except (Wrong, ValueError):  # no address that can be called
            return False
        return True

    async def _signer(self) -> Any:
        """The key that signs pushes; made once for all nodes."""
        if self._vapid is None:
            from py_vapid import Vapid02

            fresh = Vapid02()
            fresh.generate_keys()
            with suppress(Taken):
                await self._store.file(Paper(kind="vapid", key="1", body=fresh.private_pem()), new=True)
            paper = await self._store.paper("vapid", "1", self._people.now())
            self._vapid = fresh if paper is None else Vapid02.from_pem(paper.body)
        return self._vapid

    def close(self) -> None:
        """Send no more."""
        self._threads.shutdown(wait=False)


def check(wish: PushWish) -> None:
    """Refuse a wish that names no known service, or keys that nothing can be written for."""
    found = _ADDRESS.fullmatch(wish.endpoint)
    host = found.group(1) if found else ""
    if not any(host == known or (known.startswith(".") and host.endswith(known)) for known in SERVICES):
        raise Wrong("unknown-service", "this is no push service that is known here")
    if not _are_keys(wish.keys):
        raise Wrong("unknown-service", "these are not the keys of a browser: a point of P-256 and 16 bytes are due")


def _are_keys(keys: PushKeys) -> bool:
    """Whether these are a point of the curve and a secret."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point, secret = (
            base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
            for text in (keys.p256dh.rstrip("="), keys.auth.rstrip("="))
        )
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65 and len(secret) == 16


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:40]
