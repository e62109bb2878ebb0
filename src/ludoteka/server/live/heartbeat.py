"""The room's time, on which clocks and timers run: it stands still while no node is alive.

All nodes of a store share one durable heartbeat. Time without any beat is downtime: the room's time stands still in it.
A log names moments by the wall clock; `lag` is by how much the room's time is behind that (docs/decisions/0021).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from ludoteka.server.store.store import Paper, Store, Taken, Unavailable

log = logging.getLogger("ludoteka.heartbeat")
KIND: Final = "room"
KEY: Final = "heartbeat"
EVERY: Final = 1.0
"""Seconds between two looks of a node at the heartbeat."""
STALE: Final = 1.5
"""A beat this old is replaced: with any number of nodes there is one write in two seconds."""
FRESH: Final = 3.5
"""Another node's beat of this age says that the room lives."""
PATIENCE: Final = 3.0
"""A node that has not looked for so long was stopped, or without its store: it is not sure of the time."""
TOLERANCE: Final = 1.0
"""A wall clock that goes by more than this otherwise than the process's own clock was set."""
GRACE: Final = 30.0
"""After a start or a gap no clock ends anything for so long: people have to come back first."""
TRIES: Final = 3
_read: Final[Callable[[bytes], dict[str, float]]] = msgspec.json.Decoder(dict[str, float]).decode


class Heartbeat:
    """Keeper of the room's time on one node.

    `ticks` is a clock that nobody sets; without it the room's time is the wall clock.
    """

    def __init__(
        self, store: Store, now: Callable[[], float], ticks: Callable[[], float] | None = None, *, alone: bool = True
    ) -> None:
        self.lag = 0.0
        """Seconds by which the room's time is behind the wall clock."""
        self._store = store
        self._wall = now
        self.ticks = ticks
        self.alone = alone
        """Whether no other node can use this store."""
        self._base = now(), 0.0 if ticks is None else ticks()
        """What both clocks said at the last look."""
        self._started = False
        self._grace = 0.0
        self._looking: asyncio.Task[None] | None = None

    # ---- what time it is

    def now(self) -> float:
        """The wall clock at the last look, and what has gone by since.

        So a jump of it is seen together with the new lag, never before.
        """
        ticks = self.ticks
        return self._wall() if ticks is None else self._base[0] + ticks() - self._base[1]

    def time(self) -> float:
        """The room's time."""
        return self.now() - self.lag

    def sure(self) -> bool:
        """Whether this node has looked lately."""
        ticks = self.ticks
        return ticks is None or (self._started and ticks() - self._base[1] <= PATIENCE)

    def wait(self) -> float:
        """Seconds until clocks may end something."""
        ticks = self.ticks
        if ticks is None:
            return 0.0
        return max(0.0, self._grace - ticks()) if self.sure() else EVERY

    # ---- beating

    async def look(self) -> bool:
        """Read the heartbeat and renew it; whether the lag is new. Calls at the same time share one look."""
        if self.ticks is None:
            return False
        before = self.lag
        if self._looking is None:
            self._looking = asyncio.get_running_loop().create_task(self._look(self.ticks))
        await asyncio.shield(self._looking)
        return self.lag != before

    async def close(self) -> None:
        """Wait for a look that is under way."""
        if self._looking is not None:
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self, ticks: Callable[[], float]) -> None:
        try:
            for _ in range(TRIES):
                paper = await self._store.paper(KIND, KEY, 0.0)
                if await self._beat(paper, self._wall(), ticks()):
                    return
            raise Unavailable("other nodes are always quicker to renew the room's heartbeat")
        finally:
            self._looking = None

    async def _beat(self, paper: Paper | None, wall: float, ticks: float) -> bool:
        """Find the lag, and write the beat if it is due; False where another node was quicker."""
        steady = self._started and ticks - self._base[1] <= PATIENCE
        beat = None if paper is None else _read(paper.body)
        lag = self.lag if beat is None else self._find_lag(beat["time"], beat["lag"], wall, ticks, steady=steady)
        time = wall - lag
        if paper is None or beat is None:
            try:
                await self._store.file(Paper(kind=KIND, key=KEY, body=_write(time, lag)), new=True)
            except Taken:
                return False
        elif (lag != self.lag and lag != beat["lag"]) or not -TOLERANCE <= time - beat["time"] < STALE:
            if not await self._store.exchange(paper, _write(time, lag)):
                return False
        if lag != self.lag and self._started:
            log.warning("the room's time stood still, or the wall clock was set", extra={"seconds": lag - self.lag})
        if not steady or lag != self.lag:
            self._grace = ticks + GRACE
        self._base, self.lag, self._started = (wall, ticks), lag, True
        return True

    def _find_lag(self, time: float, lag: float, wall: float, ticks: float, *, steady: bool) -> float:
        """The lag by the last beat and by this node's own clocks."""
        age = wall - lag - time
        agrees = -TOLERANCE <= age <= FRESH
        if steady:
            if lag != self.lag and agrees:  # another node has found a gap, or that the clock of both was set
                return lag
            own = wall - (self._base[0] + ticks - self._base[1] - self.lag)
            return self.lag if abs(own - self.lag) <= TOLERANCE else own
        if agrees and (age <= 0.0 or not self.alone):
            return lag  # another node has beaten meanwhile
        if self._started:
            time = max(time, self._base[0] - self.lag)
        return wall - time  # none has: the room's time goes on where it stood


def _write(time: float, lag: float) -> bytes:
    """A beat as it is stored."""
    return msgspec.json.encode({"time": time, "lag": lag})
