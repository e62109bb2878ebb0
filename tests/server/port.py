"""A room behind a real port, and clients who keep every byte that it sends them."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Literal

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ludoteka.server.app import create
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.room import Room
from ludoteka.server.serving import Door, listening, uvicorn_config
from ludoteka.server.store.memory import MemoryStore
from tests.server.house import PATIENCE, FirstMove, Json

Wire = Literal["own", "websockets"]
ANSWERS = (b'{"t":"answer"', b'{"t":"pong"')
"""How messages begin that are sent for one who waits."""


@contextlib.asynccontextmanager
async def open_room(now: Callable[[], float], wire: Wire) -> AsyncIterator[tuple[Room, httpx.AsyncClient]]:
    """A room that listens on any free port, and its door; `now` is its clock."""
    config = Config(
        port=0, database="memory", secret=b"k" * 32, rate=0.0, sockets_per_address=1000, tables_per_person=0, wire=wire
    )
    app = create(config, MemoryStore(), LocalBus(), thinkers=FirstMove(), projector=FirstMove(), now=now)
    hung = uvicorn_config(app, config)
    hung.ws_ping_interval = None  # the server's pings follow the real clock: where they fall is chance
    server = Door(hung, app.state.room)
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
    with listening(config) as listener:
        serving = asyncio.create_task(server.serve([listener]))
        try:
            address = f"http://127.0.0.1:{listener.getsockname()[1]}"
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as door:
                yield app.state.room, door
        finally:
            server.should_exit = True
            await serving


async def guest(door: httpx.AsyncClient, name: str) -> str:
    """Somebody who has come in: his cookie."""
    answer = await door.post("/api/me", json={"name": name})
    door.cookies.clear()  # the door is everybody's
    return f"ludoteka={answer.cookies['ludoteka']}"


class Recorder(ClientConnection):
    """A socket that keeps all bytes as they come, before anybody looks for frames in them."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.came = bytearray()

    def data_received(self, data: bytes) -> None:
        self.came += data
        super().data_received(data)


class Client:
    """One person before one table. Who is recorded keeps all that comes; everybody waits for answers only."""

    def __init__(self, socket: ClientConnection, read: Callable[[str], Awaitable[httpx.Response]]) -> None:
        self.socket = socket
        self.frames = 0
        self._read = read
        self._pages = b""
        self._asked = 0
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def look(cls, door: httpx.AsyncClient, table: str, cookie: str, *, recorded: bool) -> Client:
        """Open a socket, and wait until all have been told that somebody came: nothing is under way afterwards."""
        where, who = f"/api/tables/{table}", {"cookie": cookie}
        address = str(door.base_url.copy_with(scheme="ws", path=f"{where}/socket"))
        socket = await connect(
            address,
            additional_headers=who,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            proxy=None,
            create_connection=Recorder if recorded else None,
        )
        for _ in ("sync", "table"):
            await asyncio.wait_for(socket.recv(), PATIENCE)
        return cls(socket, lambda page: door.get(where + page, headers=who))

    @property
    def came(self) -> bytes:
        """All frames, byte by byte, without the answer to the opening, and all pages that were read."""
        assert isinstance(self.socket, Recorder)
        return bytes(self.socket.came).partition(b"\r\n\r\n")[2] + self._pages

    async def read(self, page: str) -> None:
        """Read what the table has to say without a socket."""
        answer = await self._read(page)
        self._pages += b"%d %b" % (answer.status_code, answer.content)

    async def _listen(self) -> None:
        while True:
            text = await self.socket.recv(decode=False)
            self.frames += 1
            if text.startswith(ANSWERS):
                message: Json = json.loads(text)
                self._answers[message["id"]].set_result(message)

    async def do(self, kind: str, **fields: Any) -> Json:
        """Send something and wait for its answer. Ids count what this client has asked, and nothing else."""
        self._asked += 1
        key = f"d{self._asked}"
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"t": kind, "id": key} | fields))
        if kind == "resync":  # is answered with everything, under no id
            return await self.do("ping")
        return await asyncio.wait_for(answer, PATIENCE)

    async def leave(self) -> None:
        """Close the socket."""
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        await self.socket.close()
