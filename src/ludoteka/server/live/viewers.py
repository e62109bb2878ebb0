"""Viewers: whoever looks at a table through a socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Final

from ludoteka import SPECTATOR
from ludoteka.server.live.asking import Who

MOST_WAITING: Final = 512
"""So many messages may wait for a slow viewer; then he is let go and may come back with his last letter's number."""

MOST_BYTES: Final = 1_000_000
"""So much may wait for him: a whole table, asked for again and again, is far longer than most messages."""

Send = Callable[[Any], Coroutine[Any, Any, None]]
Write = Callable[[list[bytes]], bool]
"""A quicker way that some servers have: sends some texts at once, or gives back False where it cannot."""


class Halfway:
    """A message that is being sent: it has begun at once and waits for the socket to take more."""

    def __init__(self, sending: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._sending = sending
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        while True:
            try:
                yield waits_for
            except BaseException as error:
                waits_for = self._sending.throw(error)
            else:
                try:
                    waits_for = self._sending.send(None)
                except StopIteration:
                    return


class Viewer:
    """One socket. `n` is the number of the last letter that was sent.

    As a rule the socket takes a message at once, so it is sent at once, without waking a task for it; what a slow
    socket does not take waits for `post`.
    """

    def __init__(self, who: Who, send: Send, write: Write | None = None) -> None:
        self.who = who
        self.key = SPECTATOR if who.seat is None else who.seat
        self.n = 0
        self.muted: set[str] = set()
        self.session = ""
        """The sign-in by which he came in."""
        self.gone = False
        self.code = 1013
        """With which a socket that is let go is closed: by itself one that is too slow."""
        self._send = send
        self._write = write
        self._kept_back: list[bytes] | None = None
        """Messages that go out in one piece; None where each goes out at once."""
        self._halfway: Awaitable[None] | None = None
        self._posting = False
        self._waiting: deque[bytes] = deque()
        self._size = 0
        """How many bytes wait."""
        self.ended: asyncio.Future[None] | None = None
        """Is settled when the viewer is let go, though its socket may still be too slow to hear of it."""
        self._wake: asyncio.Future[None] | None = None

    def sit(self, seat: int | None) -> None:
        """Look on from another seat, or from none."""
        self.who = self.who._replace(seat=seat)
        self.key = SPECTATOR if seat is None else seat

    def tell(self, text: bytes) -> None:
        """Send a message, or put it into the post; comes back at once."""
        if self.gone:
            return
        if self._kept_back is not None:
            self._kept_back.append(text)
            return
        if not self._posting and self._halfway is None:
            if self._write is not None and self._write([text]):
                return
            sending = self._send({"type": "websocket.send", "text": text.decode()})
            try:
                self._halfway = Halfway(sending, sending.send(None))
            except StopIteration:
                return
            except Exception:
                self.gone = True
        elif len(self._waiting) >= MOST_WAITING or self._size > MOST_BYTES:
            self.gone = True
        else:
            self._waiting.append(text)
            self._size += len(text)
        self._ring()

    def keep_back(self) -> None:
        """Hold all messages back until `let_out`: to hand them to the kernel is dearer than to make them."""
        if self._kept_back is None:
            self._kept_back = []

    def let_out(self) -> None:
        """Send what was held back."""
        texts, self._kept_back = self._kept_back, None
        if not texts or self.gone:
            return
        if self._write is not None and not self._posting and self._halfway is None and self._write(texts):
            return
        for text in texts:
            self.tell(text)

    def dismiss(self, text: bytes, code: int) -> None:
        """Send a last word; the socket is closed with a code."""
        self.tell(text)
        self.let_out()
        self.gone, self.code = True, code
        self._ring()

    def _ring(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
        if self.gone and self.ended is not None and not self.ended.done():
            self.ended.set_result(None)

    async def post(self) -> None:
        """Send what waits, for ever; comes back when the viewer is let go."""
        loop = asyncio.get_running_loop()
        while True:
            self._posting = True
            if self._halfway is not None:
                halfway, self._halfway = self._halfway, None
                await halfway
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                await self._send({"type": "websocket.send", "text": text.decode()})
            self._posting = False
            if self.gone:
                return
            self._wake = loop.create_future()
            await self._wake
