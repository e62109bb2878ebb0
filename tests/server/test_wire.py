"""WebSockets on the wire: whole messages, broken ones, slow readers, silent clients."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludoteka.server.other_wire import OtherWire
from ludoteka.server.wire.frames import BINARY, CLOSE, PING, PONG, TEXT, Reader, Violation, frame, text_frame
from ludoteka.server.wire.protocol import Wire
from tests.server.conftest import Run

MASK = b"\x01\x02\x03\x04"
HEAD = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: " + base64.b64encode(b"0123456789abcdef") + b"\r\n\r\n"
)


def masked(opcode: int, payload: bytes, *, final: bool = True, first: int | None = None) -> bytes:
    """A frame as a client sends it."""
    head = bytes([(0x80 if final else 0) | opcode if first is None else first])
    size = len(payload)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65536:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))


# ---- frames


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000, 70_000])
def test_a_message_of_any_size_is_read(size: int) -> None:
    assert Reader(100_000).feed(masked(TEXT, b"x" * size)) == [(TEXT, b"x" * size)]


@pytest.mark.parametrize("step", [1, 2, 3, 7, 50])
def test_messages_may_come_in_pieces(step: int) -> None:
    data = masked(TEXT, b"one") + masked(PING, b"") + masked(BINARY, b"y" * 200) + masked(TEXT, b"", final=True)
    reader, found = Reader(1000), []
    for at in range(0, len(data), step):
        found += reader.feed(data[at : at + step])
    assert found == [(TEXT, b"one"), (PING, b""), (BINARY, b"y" * 200), (TEXT, b"")]


def test_a_fragmented_message_is_put_together_around_a_ping() -> None:
    data = masked(TEXT, b"on", final=False) + masked(PING, b"p") + masked(0, b"e", final=False) + masked(0, b"!")
    assert Reader(1000).feed(data) == [(PING, b"p"), (TEXT, b"one!")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x02hi", 1002),
        (masked(TEXT, b"hi", first=0xC1), 1002),
        (masked(3, b"hi"), 1002),
        (masked(0, b"hi"), 1002),
        (masked(TEXT, b"a", final=False) + masked(TEXT, b"b"), 1002),
        (masked(PING, b"x" * 126), 1002),
        (masked(PING, b"x", final=False), 1002),
        (masked(TEXT, b"x" * 101), 1009),
        (masked(TEXT, b"x" * 60, final=False) + masked(0, b"x" * 60), 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
        (masked(TEXT, b"", final=False) + masked(0, b"", final=False) * 70, 1008),
    ],
)
def test_a_broken_message_is_a_violation(data: bytes, code: int) -> None:
    with pytest.raises(Violation) as caught:
        Reader(100).feed(data)
    assert caught.value.code == code


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_by_its_size(size: int) -> None:
    head = {0: 2, 125: 2, 126: 4, 65_535: 4, 65_536: 10}[size]
    assert len(text_frame(b"x" * size)) == head + size


@given(st.binary(max_size=300), st.integers(1, 40))
def test_whatever_comes_is_a_message_or_a_violation(data: bytes, step: int) -> None:
    reader = Reader(100)
    with contextlib.suppress(Violation):
        for at in range(0, len(data), step):
            assert all(len(payload) <= 125 for _, payload in reader.feed(data[at : at + step]))


@given(
    st.lists(st.tuples(st.sampled_from([TEXT, BINARY, PING]), st.binary(max_size=120)), max_size=8), st.integers(1, 60)
)
def test_cuts_anywhere_change_nothing(messages: list[tuple[int, bytes]], step: int) -> None:
    data = b"".join(masked(opcode, payload) for opcode, payload in messages)
    reader = Reader(1000)
    assert [one for at in range(0, len(data), step) for one in reader.feed(data[at : at + step])] == messages


# ---- sockets


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Sends everything back; 'close' closes, 'fail' fails, 'flood' sends a lot."""
    await receive()
    if scope["path"] == "/no":
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        if text == "close":
            await send({"type": "websocket.close", "code": 4404, "reason": "unknown-table"})
        elif text == "fail":
            raise RuntimeError("planned")
        elif text == "flood":
            for _ in range(200):
                await send({"type": "websocket.send", "text": "x" * 50_000})
        elif text is None:
            await send({"type": "websocket.send", "bytes": message["bytes"]})
        elif "wire" in scope.get("extensions", {}):
            scope["extensions"]["wire"].write([text.encode()])
        else:
            await send({"type": "websocket.send", "text": text})


@pytest.fixture(params=["own", "websockets"])
def wire(request: pytest.FixtureRequest) -> Any:
    """Our protocol, and the one of uvicorn that can take its place."""
    return Wire if request.param == "own" else OtherWire


@contextlib.asynccontextmanager
async def served(ws: Any = Wire, **more: Any) -> AsyncIterator[tuple[uvicorn.Server, int]]:
    """The echo behind a real port."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        config = uvicorn.Config(echo, ws=ws, lifespan="off", log_config=None, ws_max_size=1000, **more)
        server = uvicorn.Server(config)
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
        task = asyncio.create_task(server.serve([listener]))
        try:
            yield server, listener.getsockname()[1]
        finally:
            server.should_exit = True
            await task


async def closed(socket: Any) -> int:
    """Wait for the end of a socket; its code."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 10)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006


def test_texts_and_bytes_go_there_and_back(run: Run[Any], wire: Any) -> None:
    async def talk() -> list[str | bytes]:
        async with served(wire) as (_, port), connect(f"ws://127.0.0.1:{port}/", compression=None) as socket:
            heard = []
            for said in ("hello", "ł" * 300, b"\x00\xff"):
                await socket.send(said)
                heard.append(await asyncio.wait_for(socket.recv(), 10))
            return heard

    assert run(talk()) == ["hello", "ł" * 300, b"\x00\xff"]


def test_the_application_may_refuse_a_socket(run: Run[Any], wire: Any) -> None:
    async def knock() -> int:
        from websockets.exceptions import InvalidStatus

        async with served(wire) as (_, port):
            try:
                async with connect(f"ws://127.0.0.1:{port}/no"):
                    return 101
            except InvalidStatus as refused:
                return refused.response.status_code

    assert run(knock()) == 403


@pytest.mark.parametrize(("said", "code"), [("close", 4404), ("x" * 2000, 1009)])
def test_a_socket_is_closed_with_a_reason(run: Run[Any], wire: Any, said: str, code: int) -> None:
    async def talk() -> int:
        async with served(wire) as (_, port), connect(f"ws://127.0.0.1:{port}/", compression=None) as socket:
            await socket.send(said)
            return await closed(socket)

    assert run(talk()) == code


def test_a_fault_of_the_application_ends_the_socket(run: Run[Any], wire: Any) -> None:
    async def talk() -> int:
        async with served(wire) as (_, port), connect(f"ws://127.0.0.1:{port}/", compression=None) as socket:
            await socket.send("fail")
            return await closed(socket)

    assert run(talk()) in (1006, 1011)


def test_a_node_that_stops_says_goodbye(run: Run[Any], wire: Any) -> None:
    async def talk() -> int:
        async with served(wire) as (server, port), connect(f"ws://127.0.0.1:{port}/", compression=None) as socket:
            await socket.send("hello")
            await socket.recv()
            server.should_exit = True
            return await closed(socket)

    assert run(talk()) == 1012


def test_a_silent_client_is_let_go_and_a_pinging_one_stays(run: Run[Any]) -> None:
    async def wait() -> tuple[bytes, str]:
        async with (
            served(ws_ping_interval=0.1, ws_ping_timeout=0.2) as (_, port),
            connect(f"ws://127.0.0.1:{port}/", compression=None) as lively,
        ):
            reader, writer = await opened(port)
            silent = await asyncio.wait_for(reader.read(), 10)  # never answers the ping
            writer.close()
            await lively.send("still here")
            return silent, str(await asyncio.wait_for(lively.recv(), 10))

    silent, lively = run(wait())
    assert (silent.count(frame(PING, b"")), lively) == (1, "still here")


def test_a_slow_reader_gets_everything_in_the_end(run: Run[Any], wire: Any) -> None:
    async def talk() -> int:
        async with (
            served(wire) as (_, port),
            connect(f"ws://127.0.0.1:{port}/", compression=None, max_queue=1) as socket,
        ):
            await socket.send("flood")
            await asyncio.sleep(0.2)
            return sum([len(await asyncio.wait_for(socket.recv(), 20)) for _ in range(200)])

    assert run(talk()) == 200 * 50_000


async def opened(port: int, head: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket by hand, for frames that no library would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head or HEAD)
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize(
    ("data", "code"), [(masked(TEXT, b"\xff\xfe"), 1007), (b"\x81\x02hi", 1002), (masked(CLOSE, b"\x03\xe8"), 1000)]
)
def test_bad_frames_end_the_socket_with_their_code(run: Run[Any], wire: Any, data: bytes, code: int) -> None:
    async def send() -> bytes:
        async with served(wire) as (_, port):
            reader, writer = await opened(port)
            writer.write(data)
            answer = await asyncio.wait_for(reader.read(), 10)
            writer.close()
            return answer

    assert run(send())[2:4] == code.to_bytes(2, "big")


def test_a_ping_is_answered(run: Run[Any], wire: Any) -> None:
    async def send() -> bytes:
        async with served(wire) as (_, port):
            reader, writer = await opened(port)
            writer.write(masked(PING, b"are you there"))
            answer = await asyncio.wait_for(reader.readexactly(15), 10)
            writer.close()
            return answer

    assert run(send()) == frame(PONG, b"are you there")


@pytest.mark.parametrize("key", [b"", b"short", b"!" * 24])
def test_an_opening_without_a_proper_key_is_refused(run: Run[Any], wire: Any, key: bytes) -> None:
    async def knock() -> bytes:
        async with served(wire) as (_, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(
                b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
            )
            answer = await asyncio.wait_for(reader.read(), 10)
            writer.close()
            return answer

    assert run(knock()).startswith(b"HTTP/1.1 400 ")
