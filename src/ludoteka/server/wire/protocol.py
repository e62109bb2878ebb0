"""One WebSocket as uvicorn hands it over: `uvicorn.Config(ws=Wire)`. It speaks ASGI with the application.

Beside ASGI's `send` and `receive` there are quicker ways for messages that need no waiting: `write` and `heard` of
`scope["extensions"]["wire"]`.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import unquote

from ludoteka.server.live.bucket import Bucket, Rate
from ludoteka.server.wire.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    TEXT,
    Reader,
    Violation,
    close_frame,
    frame,
    text_frame,
    text_frames,
)

MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
MOST_WAITING: Final = 32
"""So many messages of a client may wait to be taken; then nothing more is read from it for a while."""
SHORT: Final = 4
"""So many texts of one read are offered to `heard`; the others wait for `receive`, and other sockets go first."""
CONTROLS: Final = Rate(60, 1.0)
"""So many pings and pongs of a client are borne at once, then one a second; whoever sends more is let go."""
GOODBYE: Final = 5.0
"""Seconds that a client has to close after we have said goodbye."""

log = logging.getLogger("ludoteka.wire")


class Wire:
    """The server's end of one socket: an `asyncio.Protocol` by what it does."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: object = None) -> None:
        self._app: Callable[..., Awaitable[None]] = config.loaded_app
        self._loop = asyncio.get_event_loop()
        self._state = server_state
        self._app_state = app_state
        self._interval, self._patience = config.ws_ping_interval, config.ws_ping_timeout
        self._reader = Reader(config.ws_max_size)
        self._transport: Any = None
        self._key = b""
        self._phase = "new"  # new, asked, open, closing, closed
        self._messages: deque[dict[str, Any]] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._drain: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._heard = True
        self._reading = True
        self._short = SHORT
        self._controls = Bucket(CONTROLS)
        self.heard: Callable[[bytes], bool] | None = None
        """Is offered a text as soon as it has come, where nothing waits for `receive`; True: it was taken."""

    # ---- what the transport tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """uvicorn has read the head of the request and hands the connection over."""
        self._transport = transport
        self._state.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._state.connections.discard(self)
        self._stop_timer()
        self._over(1006)
        self.resume_writing()

    def eof_received(self) -> bool:
        """The client has nothing more to say: so have we."""
        return False

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        if self._drain is None:
            self._drain = self._loop.create_future()

    def resume_writing(self) -> None:
        """The client has caught up."""
        if self._drain is not None:
            if not self._drain.done():  # whoever waited for it may have been sent away
                self._drain.set_result(None)
            self._drain = None

    def data_received(self, data: bytes) -> None:
        """First the head of the request, then frames."""
        self._heard = True
        if self._phase == "new":
            self._begin(data)
            return
        try:
            messages = self._reader.feed(data)
        except Violation as bad:
            self._goodbye(bad.code, bad.reason)
            return
        self._short = SHORT
        for opcode, payload in messages:
            self._take(opcode, payload)

    def shutdown(self) -> None:
        """The node is being stopped."""
        if self._phase == "open":
            self._goodbye(1012, "the room closes")
        elif self._transport is not None:
            self._transport.close()

    # ---- messages of the client

    def _take(self, opcode: int, payload: bytes) -> None:
        if self._phase != "open":
            if opcode == CLOSE:
                self._transport.close()
            return
        if opcode == TEXT:
            waits = self._waiter is not None and not self._waiter.done() and not self._messages
            if self.heard is not None and waits and self._short > 0:
                self._short -= 1
                if self.heard(payload):
                    return
            try:
                self._put({"type": "websocket.receive", "text": payload.decode()})
            except UnicodeDecodeError:
                self._goodbye(1007, "a text that is not UTF-8")
        elif opcode == BINARY:
            self._put({"type": "websocket.receive", "bytes": payload})
        elif opcode in (PING, PONG):
            if self._controls.wait(self._loop.time()) > 0.0:
                self._goodbye(1008, "too many pings")
            elif opcode == PING and self._drain is None:  # who does not read gets no answers to keep for him
                self._transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
            self._transport.write(frame(CLOSE, payload[:2]))
            self._over(code)
            self._transport.close()

    def _put(self, message: dict[str, Any]) -> None:
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
        if self._reading and len(self._messages) > MOST_WAITING:
            self._reading = False
            self._transport.pause_reading()

    def _over(self, code: int) -> None:
        """Tell the application, once, that the socket is closed."""
        if self._phase != "closed":
            self._phase = "closed"
            self._put({"type": "websocket.disconnect", "code": code})

    def _goodbye(self, code: int, reason: str) -> None:
        """Close from our side; a client that does not answer is cut off."""
        if self._phase in ("closing", "closed"):
            return
        self._transport.write(close_frame(code, reason))
        self._over(code)
        self._stop_timer()
        self._loop.call_later(GOODBYE, self._transport.abort)
        self._transport.close()

    # ---- ASGI

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        while not self._messages:
            self._waiter = self._loop.create_future()
            await self._waiter
        message = self._messages.popleft()
        if not self._reading and len(self._messages) < MOST_WAITING // 2 and not self._transport.is_closing():
            self._reading = True
            self._transport.resume_reading()
        return message

    async def send(self, message: dict[str, Any]) -> None:
        """Accept, send or close."""
        kind = message["type"]
        if kind == "websocket.send":
            if self._phase != "open":
                return
            text = message.get("text")
            if text is not None:
                self._transport.write(text_frame(text.encode()))
            else:
                self._transport.write(frame(BINARY, message["bytes"]))
            if self._drain is not None:
                await self._drain
        elif kind == "websocket.accept":
            self._accept()
        elif kind == "websocket.close":
            if self._phase == "asked":
                self._refuse(403)
            else:
                self._goodbye(message.get("code", 1000), message.get("reason") or "")

    def write(self, texts: list[bytes]) -> bool:
        """Send texts at once, in one piece; False, and nothing is sent, where the client is too slow or gone."""
        if self._phase != "open" or self._drain is not None:
            return False
        self._transport.write(text_frames(texts))
        return True

    # ---- the opening

    def _begin(self, head: bytes) -> None:
        """Read the request, and let the application decide."""
        try:
            scope = self._scope(head)
        except (ValueError, IndexError):
            self._refuse(400)
            return
        self._phase = "asked"
        self._put({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(scope))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self.receive, self.send)
        except Exception:
            log.exception("a socket failed")
            if self._phase == "asked":
                self._refuse(500)
            self._goodbye(1011, "something went wrong here")
        if self._phase == "asked":
            self._refuse(500)
        self._goodbye(1000, "")

    def _scope(self, head: bytes) -> dict[str, Any]:
        rows = head.split(b"\r\n")
        target = rows[0].split(b" ")[1]
        headers = []
        for row in rows[1:]:
            name, found, value = row.partition(b":")
            if found:
                headers.append((name.strip().lower(), value.strip()))
        known = dict(headers)
        self._key = known.get(b"sec-websocket-key", b"")
        try:
            proper = len(base64.b64decode(self._key, validate=True)) == 16
        except binascii.Error:
            proper = False
        if not proper or known.get(b"sec-websocket-version") != b"13" or not rows[0].startswith(b"GET "):
            raise ValueError("no proper opening of a socket")
        path, _, query = target.partition(b"?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self._address("sockname"),
            "client": self._address("peername"),
            "root_path": "",
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "headers": headers,
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"wire": self},
        }

    def _address(self, which: str) -> tuple[str, int] | None:
        found = self._transport.get_extra_info(which)
        return (str(found[0]), int(found[1])) if isinstance(found, (list, tuple)) else None

    def _accept(self) -> None:
        if self._phase != "asked":
            return
        accept = base64.b64encode(hashlib.sha1(self._key + MAGIC, usedforsecurity=False).digest())
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )
        self._phase = "open"
        self._start_timer()

    def _refuse(self, status: int) -> None:
        words = {400: b"Bad Request", 403: b"Forbidden", 500: b"Internal Server Error"}
        self._transport.write(
            b"HTTP/1.1 %d %s\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" % (status, words[status])
        )
        self._over(1006)
        self._transport.close()

    # ---- is somebody there?

    def _start_timer(self) -> None:
        if self._interval:
            self._timer = self._loop.call_later(self._interval, self._ping)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ping(self) -> None:
        """Whoever has said nothing since the last time is asked whether he is there."""
        self._timer = None
        if self._heard:
            self._heard = False
            self._start_timer()
            return
        self._transport.write(frame(PING, b""))
        self._timer = self._loop.call_later(self._patience or self._interval, self._silent)

    def _silent(self) -> None:
        self._timer = None
        if self._heard:
            self._start_timer()
        else:
            self._over(1006)
            self._transport.abort()
