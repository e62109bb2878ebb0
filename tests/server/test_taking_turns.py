"""Many frames that are ready on one socket: between two of them others are heard. Counted are answers, not time."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import pytest
import uvicorn
from uvicorn.server import ServerState

from ludoteka.server.other_wire import OtherWire
from ludoteka.server.wire.frames import TEXT
from ludoteka.server.wire.protocol import Wire
from tests.server.house import Guest, House, Json
from tests.server.matches import two
from tests.server.test_floods import Pipe
from tests.server.test_wire import masked
from tests.waiting import until_true

READY: Final = 60
FEW: Final = 6
"""So many frames of one socket may be answered before that of another table."""
ANSWERS: Final = (b'"t":"answer"', b'"t":"pong"', b'"since":0,')
"""How one sees that a frame was answered; the last is everything anew."""
ASKED: Final[list[Json]] = [
    {"t": "why", "what": "a1"},
    {"t": "preview", "move": "mark a1"},
    {"t": "move", "expect": 0, "move": "castle"},
    {"t": "resync"},
    {"t": "ping"},
    {"t": "nonsense"},
]


class Noted(Pipe):
    """The other end of a connection; who was answered stands in a list that all share."""

    def __init__(self, name: str, answered: list[str]) -> None:
        super().__init__()
        self.name = name
        self.answered = answered

    def write(self, data: Any) -> None:
        super().write(data)
        self.answered += [self.name] * sum(bytes(data).count(answer) for answer in ANSWERS)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("sockname", "peername") else default


async def seen(house: House, wire: Any, guest: Guest, table: str, answered: list[str]) -> Any:
    """An open socket of somebody at a table, on which everything has been sent that comes by itself."""
    config = uvicorn.Config(house.app, ws=wire, lifespan="off", log_config=None)
    config.load()
    protocol, pipe = wire(config=config, server_state=ServerState(), app_state={}), Noted(table, answered)
    protocol.connection_made(pipe)
    protocol.data_received(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: room\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\ncookie: {guest.cookie}\r\n"
        "\r\n".encode()
    )
    await until_true(lambda: b'"t":"table"' in pipe.sent, patience=5.0, pause=0.001)
    return protocol


def frames(asked: Json, count: int) -> bytes:
    return b"".join(masked(TEXT, json.dumps({"id": f"q{number}"} | asked).encode()) for number in range(count))


@pytest.mark.parametrize("wire", [Wire, OtherWire])
@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: f"{asked['t']} {asked.get('move', '')}".strip())
@pytest.mark.parametrize("heard", [{"t": "move", "expect": 0, "move": "mark b2"}, {"t": "why", "what": "b2"}])
def test_another_table_is_answered_among_60_frames_of_one_socket(
    house: House, wire: Any, asked: Json, heard: Json
) -> None:
    hostile, _, flooded = two(house)
    ann, _, table = two(house)
    answered: list[str] = []

    async def both() -> None:
        flood = await seen(house, wire, hostile, flooded, answered)
        player = await seen(house, wire, ann, table, answered)
        answered.clear()
        flood.data_received(frames(asked, READY))
        player.data_received(frames(heard, 1))
        await until_true(lambda: table in answered, patience=5.0, pause=0)
        for protocol in (flood, player):
            protocol.connection_lost(None)
        await asyncio.sleep(0.01)

    house.run(both())
    assert answered.index(table) <= FEW
