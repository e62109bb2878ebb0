"""uvicorn's own WebSockets (`LUDOTEKA_WIRE=websockets`), with a bound on pings: uvicorn answers any number of them."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ludoteka.server.live.bucket import Bucket
from ludoteka.server.wire.protocol import CONTROLS


class OtherWire(WebSocketsSansIOProtocol):
    """As uvicorn's, but a client that sends too many pings is let go, and one that does not read gets no answers."""

    def __init__(self, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, **more)
        self._controls = Bucket(CONTROLS)

    def handle_ping(self) -> None:
        """Answer, while there is room for an answer."""
        if self._borne() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the answers are made already: they are thrown away

    def handle_pong(self, event: Frame) -> None:
        """Somebody is there."""
        if self._borne():
            super().handle_pong(event)

    def _borne(self) -> bool:
        if self.close_sent:
            return False
        if self._controls.wait(self.loop.time()) > 0.0:
            self.conn.fail(1008, "too many pings")
            self.handle_parser_exception()
            return False
        return True
