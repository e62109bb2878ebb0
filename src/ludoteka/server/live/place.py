"""A place: one table in memory, the lock of whoever changes it, and the viewers around it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludoteka import SPECTATOR
from ludoteka.server.live.lock import Lock
from ludoteka.server.live.state import Live
from ludoteka.server.live.telling import Company
from ludoteka.server.live.viewers import Viewer

if TYPE_CHECKING:
    from ludoteka.server.store.store import Entry, Index


class Place:
    """`live` is None after a write whose outcome is not known: the table is folded anew before anything else."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.live: Live | None = None
        self.damaged = False
        """Whether its log could not be read when it was folded last: it is not folded again unasked."""
        self.unsure: Entry | None = None
        """What was handed to the store last, until it is known to be durable."""
        self.arrived: Entry | None = None
        """Such an entry that was found in the log afterwards, and not yet looked after."""
        self.lock = Lock()
        self.viewers: list[Viewer] = []
        self.elsewhere: dict[str, tuple[frozenset[str], int, float]] = {}
        """Who looks on through other nodes: people, how many watch, and when that was heard."""
        self.names: dict[str, str] = {}
        self.index: Index | None = None
        """The row of the index as it was written last."""
        self.thinking: dict[int, int] = {}
        """The bots' seats that a worker thinks for, with the length of the record they were asked at."""
        self.asked: set[str] = set()
        """The people who know, or have been sent a notice, that they are asked."""
        self.pass_at: float | None = None
        self._host = ""
        self._host_seen = 0.0
        """When this host was last known to be here."""
        self.timer: asyncio.TimerHandle | None = None
        self.greeting: asyncio.TimerHandle | None = None

    def here(self) -> tuple[frozenset[str], int]:
        """The host and the people with a seat who look on through this node, and how many watch without a seat."""
        host = "" if self.live is None else self.live.host
        seated = frozenset(
            viewer.who.person for viewer in self.viewers if viewer.key != SPECTATOR or viewer.who.person == host
        )
        return seated, sum(viewer.key == SPECTATOR for viewer in self.viewers)

    def company(self) -> Company:
        """Who is there, on all nodes."""
        here, watching = self.here()
        for people, more, _ in self.elsewhere.values():
            here |= people
            watching += more
        return Company(self.names, here, watching)

    def see_host(self, at: float) -> None:
        """The host is known to have been here at a moment, or nothing is known of before."""
        live = self.live
        if live is not None and (live.host != self._host or at > self._host_seen):
            self._host, self._host_seen = live.host, at

    def host_away(self, now: float) -> float:
        """For how long the host has not been here, neither through this node nor through another."""
        live = self.live
        if live is None:
            return 0.0
        if live.host != self._host or live.host in self.company().here:
            self.see_host(now)
        return now - self._host_seen

    def hush(self) -> None:
        """Set off no timer any more."""
        for handle in (self.timer, self.greeting):
            if handle is not None:
                handle.cancel()
        self.timer = self.greeting = None
