"""Viewers: whoever looks at a table through a socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ludoteka import SPECTATOR
from ludoteka.server.live.asking import Who

MOST_WAITING: Final = 512
"""So many messages may wait for a slow viewer; then he is let go and may come back with his last letter's number."""

Send = Callable[[Any], Awaitable[None]]


class Viewer:
    """One socket. `n` is the number of the last letter that was sent."""

    def __init__(self, who: Who, send: Send) -> None:
        self.who = who
        self.key = SPECTATOR if who.seat is None else who.seat
        self.n = 0
        self.muted: set[str] = set()
        self.gone = False
        self._send = send
        self._waiting: deque[str] = deque()
        self._wake: asyncio.Future[None] | None = None

    def sit(self, seat: int | None) -> None:
        """Look on from another seat, or from none."""
        self.who = self.who._replace(seat=seat)
        self.key = SPECTATOR if seat is None else seat

    def tell(self, text: str) -> None:
        """Put a message into the post; comes back at once."""
        if self.gone:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.gone = True
        self._waiting.append(text)
        wake = self._wake
        if wake is not None and not wake.done():
            wake.set_result(None)

    def dismiss(self, text: str) -> None:
        """Send a last word."""
        self.tell(text)
        self.gone = True
        wake = self._wake
        if wake is not None and not wake.done():
            wake.set_result(None)

    async def post(self) -> None:
        """Send what waits, for ever; comes back when the viewer is let go."""
        loop = asyncio.get_running_loop()
        while True:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
            if self.gone:
                return
            self._wake = loop.create_future()
            await self._wake
