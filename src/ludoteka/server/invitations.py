"""Invitation links: whether somebody new may come in. Of a link only a hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludoteka.server.live.asking import Wrong
from ludoteka.server.store.store import Paper, Store

KIND: Final = "invite"
SHORT: Final = 8
"""So many digits of the hash are the public id of an invitation."""


class Invitation(Struct, frozen=True):
    """How often a link may still be used; `uses` is how often it might be at first."""

    made: float
    by: str
    uses: int
    left: int
    note: str = ""


class Listed(Struct, frozen=True):
    """An invitation as the operator is shown it."""

    id: str
    made: float
    by: str
    uses: int
    left: int
    until: float | None
    note: str


class Invitations:
    """Lets new people in, as the setting `entry` says."""

    def __init__(self, store: Store, entry: Literal["open", "invite", "closed"], now: Callable[[], float]) -> None:
        self.store = store
        self.entry = entry
        self.now = now

    async def admit(self, token: str) -> None:
        """Let somebody new in, using up one use of an invitation; raises Wrong where they may not come in."""
        if self.entry == "open":
            return
        if self.entry == "closed":
            raise Wrong("entry-closed", "this room takes nobody new; who has an account signs in")
        if not token:
            raise Wrong("invite-needed", "new people come in by an invitation link; who has an account signs in")
        await redeem(self.store, token, self.now())


def digest(token: str) -> str:
    """The hash under which an invitation is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


async def make(store: Store, invitation: Invitation, until: float) -> tuple[str, str]:
    """Make an invitation; gives back its id and the word in its link, which is shown this once."""
    token = secrets.token_urlsafe(18)
    key = digest(token)
    await store.file(Paper(kind=KIND, key=key, body=msgspec.json.encode(invitation), until=until), new=True)
    return key[:SHORT], token


async def redeem(store: Store, token: str, now: float) -> None:
    """Use an invitation once; raises Wrong where there is none, or no use is left."""
    while True:
        paper = await store.paper(KIND, digest(token), now)
        if paper is None:
            raise Wrong("invite-wrong", "this invitation is not valid any more; ask for a new one")
        known = msgspec.json.decode(paper.body, type=Invitation)
        if known.left < 1:
            raise Wrong("invite-wrong", "this invitation has been used up; ask for a new one")
        if await store.exchange(paper, msgspec.json.encode(replace(known, left=known.left - 1))):
            return


async def every(store: Store, now: float) -> list[Listed]:
    """All invitations whose time is not over, the oldest first."""
    found = []
    for paper in await store.papers(KIND, "", now):
        one = msgspec.json.decode(paper.body, type=Invitation)
        found.append(Listed(paper.key[:SHORT], one.made, one.by, one.uses, one.left, paper.until, one.note))
    return sorted(found, key=lambda one: (one.made, one.id))


async def revoke(store: Store, short: str, now: float) -> bool:
    """Make an invitation void by its id; whether there was one."""
    keys = [paper.key for paper in await store.papers(KIND, "", now) if paper.key[:SHORT] == short]
    return bool([key for key in keys if await store.shred(KIND, key)])
