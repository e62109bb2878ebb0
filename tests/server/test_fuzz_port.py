"""Bad input through a real port: frames of every kind at a node, which stays as it was."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludoteka.server.protocol import Deed
from tests.server.messages import Messages
from tests.server.nodes import Node

TRIES = 50_000 if os.environ.get("LUDOTEKA_LONG") == "1" else 400
AT_ONCE = 20
"""Messages before a socket is left; soon after it would be closed for talking nonsense."""


@pytest.fixture(params=["own", "websockets"])
def node(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Node]:
    """A node on each of the two ways to speak WebSocket."""
    found = Node(tmp_path, "--game", "examples/leduc_poker.py", LUDOTEKA_DATABASE="memory", LUDOTEKA_WIRE=request.param)
    yield found.start()
    found.stop()


class Table:
    """A match of somebody who has both seats, and a stranger before it."""

    def __init__(self, node: Node) -> None:
        self.address = node.address
        self.ann, self.eve = [httpx.Client(base_url=f"http://{node.address}", timeout=30.0) for _ in range(2)]
        for client in (self.ann, self.eve):
            client.post("/api/me", json={})
        wish = {"settings": {"game": "leduc-poker", "chairs": [{"kind": "me"}, {"kind": "me"}]}}
        self.id = self.ann.post("/api/tables", json=wish).json()["id"]
        self.ann.post(f"/api/tables/{self.id}/acts", json={"t": "start", "id": "s"})
        self.secrets = [self.ann.cookies["ludoteka"].partition(".")[0], "Traceback", "argon2"]

    def close(self) -> None:
        """Go home."""
        self.ann.close()
        self.eve.close()

    def state(self) -> tuple[object, ...]:
        """What Ann knows of the match."""
        sync = self.ann.get(f"/api/tables/{self.id}").json()
        return sync["letters"], sync["view"], sync["table"]["status"]


async def talk(table: Table, rng: random.Random, tries: int) -> list[str]:
    """Send messages that make no sense here; everything that came back."""
    messages, heard = Messages(rng), []
    address = f"ws://{table.address}/api/tables/{table.id}/socket"
    cookie = {"Cookie": f"ludoteka={table.eve.cookies['ludoteka']}"}
    for _ in range(tries // AT_ONCE):
        try:
            async with connect(address, additional_headers=cookie) as socket:
                for _ in range(AT_ONCE):
                    await socket.send(messages.any())
                async with asyncio.timeout(0.01):
                    while True:
                        heard.append(str(await socket.recv()))
        except (ConnectionClosed, InvalidHandshake, TimeoutError):
            pass
    return heard


async def shout(table: Table, rng: random.Random, tries: int) -> None:
    """Send bytes that are no frames."""
    host, port = table.address.split(":")
    for _ in range(tries // AT_ONCE):
        reader, writer = await asyncio.open_connection(host, int(port))
        key = base64.b64encode(rng.randbytes(16)).decode()
        head = (
            f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: {table.address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: ludoteka={table.eve.cookies['ludoteka']}\r\n\r\n"
        )
        writer.write(head.encode() if rng.random() < 0.8 else head.encode()[: rng.randrange(len(head))])
        for _ in range(AT_ONCE):
            first = rng.choice([0x81, 0x82, 0x88, 0x89, 0x8A, 0x01, 0x00, 0xC1, rng.randrange(256)])
            writer.write(bytes([first, rng.randrange(256)]) + rng.randbytes(rng.randrange(40)))
        writer.close()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)
        reader.feed_eof()


@pytest.fixture
def table(node: Node) -> Iterator[Table]:
    found = Table(node)
    yield found
    found.close()


def test_nothing_comes_of_bad_frames(node: Node, table: Table) -> None:
    rng = random.Random(7)
    before = table.state()
    heard = asyncio.run(talk(table, rng, TRIES * 3 // 4))
    asyncio.run(shout(table, rng, TRIES // 4))
    told = [text[:200] for text in heard for secret in table.secrets if secret in text]
    errors = [line for line in node.log.splitlines() if '"error"' in line or "Traceback" in line]
    assert (node.alive(), table.state() == before, told, errors) == (True, True, [], [])


def is_read(text: str) -> bool:
    """Whether this Python reads a text: since 3.12 what is nested so deeply as a frame can be is not too deep."""
    try:
        msgspec.json.decode(text, type=Deed)
    except RecursionError:
        return False
    return True


def test_a_socket_stays_open_after_a_message_that_is_nested_too_deeply(table: Table) -> None:
    deep = "[" * 7_000 + "]" * 7_000
    sent = [f'{{"t":{kind},"id":"a","x":{deep}}}' for kind in ('"ping"', '"move","expect":0,"move":"call"')]

    async def say() -> list[str]:
        cookie, found = {"Cookie": f"ludoteka={table.ann.cookies['ludoteka']}"}, list[str]()
        async with connect(f"ws://{table.address}/api/tables/{table.id}/socket", additional_headers=cookie) as socket:
            for text in [*sent, '{"t":"ping","id":"b"}']:
                await socket.send(text)
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), 10))
                found.append(message.get("problem", {}).get("key") or message["t"])
                if message.get("id") == "b":
                    return [one for one in found if one not in ("sync", "table", "news")]

    wanted = ["pong", "answer"] if is_read(sent[0]) else ["bad-message", "bad-message"]
    assert asyncio.run(say()) == [*wanted, "pong"]
