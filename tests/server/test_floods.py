"""Clients who send a lot and read nothing: what is kept for them is bounded, and they are let go."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from ludoteka.server.live.asking import Who
from ludoteka.server.live.viewers import MOST_BYTES, MOST_WAITING, Viewer
from ludoteka.server.other_wire import OtherWire
from ludoteka.server.wire.frames import PING, PONG, frame
from ludoteka.server.wire.protocol import Wire
from tests.server.conftest import Run
from tests.server.port import Wire as Kind
from tests.server.port import guest, open_room
from tests.server.test_wire import HEAD, echo, masked, opened, served

BOTH = pytest.mark.parametrize("wire", [Wire, OtherWire])


class Pipe(asyncio.Transport):
    """The other end of a connection, which keeps what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def on_a_pipe(wire: Any) -> tuple[Any, Pipe]:
    """An open socket without a network; what was sent for its opening is forgotten."""
    config = uvicorn.Config(echo, ws=wire, lifespan="off", log_config=None, ws_max_size=1000)
    config.load()
    protocol, pipe = wire(config=config, server_state=ServerState(), app_state={}), Pipe()
    protocol.connection_made(pipe)
    protocol.data_received(HEAD)
    async with asyncio.timeout(10):
        while b"101" not in pipe.sent:
            await asyncio.sleep(0)
    pipe.sent = b""
    return protocol, pipe


@BOTH
def test_who_does_not_read_gets_no_pongs(run: Run[Any], wire: Any) -> None:
    async def flood() -> list[bytes]:
        protocol, pipe = await on_a_pipe(wire)
        found = []
        for full in (False, True, False):
            (protocol.pause_writing if full else protocol.resume_writing)()
            pipe.sent = b""
            protocol.data_received(masked(PING, b"there?"))
            found.append(pipe.sent)
        protocol.connection_lost(None)
        return found

    assert run(flood()) == [frame(PONG, b"there?"), b"", frame(PONG, b"there?")]


@BOTH
@pytest.mark.parametrize("kind", [PING, PONG])
def test_too_many_pings_or_pongs_end_the_socket(run: Run[Any], wire: Any, kind: int) -> None:
    async def flood() -> bytes:
        async with served(wire) as (_, port):
            reader, writer = await opened(port)
            writer.write(masked(kind, b"x" * 100) * 70)
            answer = await asyncio.wait_for(reader.read(), 10)
            writer.close()
            return answer

    assert run(flood())[-18:] == b"\x88\x10\x03\xf0too many pings"


@BOTH
def test_a_client_that_pings_now_and_then_stays(run: Run[Any], wire: Any) -> None:
    async def talk() -> bytes:
        async with served(wire) as (_, port):
            reader, writer = await opened(port)
            writer.write(masked(PING, b"a") * 30)
            answer = await asyncio.wait_for(reader.readexactly(90), 10)
            writer.close()
            return answer

    assert run(talk()) == frame(PONG, b"a") * 30


@pytest.mark.parametrize(("size", "most"), [(10, MOST_WAITING), (100_000, MOST_BYTES // 100_000 + 1)])
def test_only_so_much_waits_for_a_slow_viewer(run: Run[Any], size: int, most: int) -> None:
    async def crowd() -> tuple[int, bool]:
        stuck = asyncio.get_running_loop().create_future()

        async def never(_: Any) -> None:
            await stuck

        viewer = Viewer(Who("p0", 0), never)
        viewer.ended = asyncio.get_running_loop().create_future()
        for _ in range(2 * most):
            viewer.tell(b"x" * size)
        stuck.cancel()
        return len(viewer._waiting), viewer.ended.done()

    assert run(crowd()) == (most, True)


@pytest.mark.parametrize("wire", ["own", "websockets"])
def test_who_asks_for_everything_again_and_again_and_reads_nothing_is_let_go(run: Run[Any], wire: Kind) -> None:
    async def flood() -> bool:
        async with open_room(lambda: 1.8e9, wire) as (room, door):
            cookie = await guest(door, "Eve")
            made = await door.post(
                "/api/tables",
                headers={"cookie": cookie},
                json={
                    "settings": {"game": "kragmortha", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
                },
            )
            table = made.json()["id"]
            await door.post(f"/api/tables/{table}/acts", headers={"cookie": cookie}, json={"t": "start", "id": "s"})
            asking = asyncio.create_task(ask_for_ever(door.base_url.port or 0, table, cookie))
            place = room.hall.places[table]
            async with asyncio.timeout(60):
                while not place.viewers:
                    await asyncio.sleep(0.01)
                while place.viewers:
                    await asyncio.sleep(0.05)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            return not place.viewers

    assert run(flood())


async def ask_for_ever(port: int, table: str, cookie: str) -> None:
    """Send `resync` after `resync` on a socket that takes in next to nothing."""
    loop, client = asyncio.get_running_loop(), socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    with client:
        await loop.sock_connect(client, ("127.0.0.1", port))
        head = HEAD.replace(b"GET /", f"GET /api/tables/{table}/socket".encode(), 1)
        await loop.sock_sendall(client, head.replace(b"Host: x", f"Host: x\r\nCookie: {cookie}".encode()))
        assert (await loop.sock_recv(client, 200)).startswith(b"HTTP/1.1 101 ")
        for i in range(1_000_000):
            deed = json.dumps({"t": "resync", "id": f"r{i}"}).encode()
            await loop.sock_sendall(client, masked(1, deed))
