"""What a move costs the room's own code, without sockets and kernel: from a frame's bytes to the bytes for both seats.

    python bench/server/counted.py [--tables N] [--rounds N] [--sqlite]
    valgrind --tool=callgrind --instr-atstart=no python bench/server/counted.py --tables 100 --rounds 3 --callgrind

Tic-tac-toe as in run.py: every table is played once a round, by the share of its end. Printed are microseconds of the
processor, least and median; with --callgrind the last round is counted, and valgrind says its instructions in all.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import statistics
import subprocess
import tempfile
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple, cast

import httpx
import uvloop

from ludoteka.server import folder as folders
from ludoteka.server import serving
from ludoteka.server.app import create
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.wire.protocol import Wire

ROOT = Path(__file__).resolve().parents[2]
CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]
ACCEPTED = b'"accepted"'


class Transport:
    """Keeps what a socket would send."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return "127.0.0.1", 1

    def is_closing(self) -> bool:
        return False

    def nothing(self) -> None:
        pass

    close = abort = pause_reading = resume_reading = nothing


class Party(NamedTuple):
    """A table: both seats' wires, what they send over them, and the frames of all moves."""

    wires: list[Wire]
    posts: list[Transport]
    frames: list[bytes]


class Counted:
    """A room in this process, with an empty store."""

    def __init__(self, folder: Path, sqlite: bool) -> None:
        config = Config(
            games=(str(ROOT / "examples" / "tic_tac_toe.py"),),
            rate=0.0,
            sockets=100_000,
            data=folder,
            sockets_per_address=100_000,
            live_tables=100_000,
            tables_per_person=0,
            secret=b"k" * 32,
        )
        self.store = folders.store_in(folder) if sqlite else MemoryStore()
        self.app: Any = create(config, self.store, LocalBus())
        self.wired = serving.uvicorn_config(self.app, config)
        self.door = httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, self.app)), base_url="http://room")
        self.moves = 0

    async def open(self) -> None:
        """Start everything, and come in."""
        begun, wanted = asyncio.Event(), asyncio.Queue[dict[str, str]]()

        async def send(_message: dict[str, str]) -> None:
            begun.set()

        await self.store.open()
        wanted.put_nowait({"type": "lifespan.startup"})
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self.life = asyncio.create_task(self.app(scope, wanted.get, send))
        await begun.wait()
        self.wired.load()
        me = await self.door.post("/api/me", json={"name": "Load"})
        self.door.headers["cookie"] = me.headers["set-cookie"].split(";")[0]

    async def party(self, rng: random.Random) -> Party:
        """A table that has begun, with a socket at both seats."""
        chairs = [{"kind": "me"}, {"kind": "me"}]
        made = await self.door.post("/api/tables", json={"settings": {"game": "tic-tac-toe", "chairs": chairs}})
        path = f"/api/tables/{made.json()['id']}"
        begun = await self.door.post(f"{path}/acts", json={"t": "start", "id": "start"})
        assert begun.json()["kind"] == "accepted", begun.text
        wires, posts = [], []
        for seat in range(2):
            wire, post = Wire(self.wired, type("State", (), {"connections": set(), "tasks": set()}), {}), Transport()
            wire.connection_made(cast(Any, post))
            wire.data_received(
                f"GET {path}/socket?seat={seat} HTTP/1.1\r\nHost: room\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {base64.b64encode(b'0' * 16).decode()}\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: {self.door.headers['cookie']}\r\n\r\n".encode()
            )
            wires.append(wire)
            posts.append(post)
        return Party(wires, posts, [self.frame(number, cell) for number, cell in enumerate(a_game(rng))])

    def frame(self, number: int, cell: str) -> bytes:
        """A move as a browser sends it."""
        self.moves += 1
        text = json.dumps(
            {"t": "move", "id": f"m{self.moves}", "expect": number, "move": f"mark {cell}"}, separators=(",", ":")
        ).encode()
        key = b"\x12\x34\x56\x78"
        return bytes([0x81, 0x80 | len(text)]) + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(text))


def a_game(rng: random.Random) -> list[str]:
    """Cells until somebody has three in a row."""
    marks, found = [0, 0], []
    for turn, cell in enumerate(rng.sample(range(9), 9)):
        marks[turn % 2] |= 1 << cell
        found.append(CELLS[cell])
        if any(marks[turn % 2] & line == line for line in LINES):
            break
    return found


async def played(parties: list[Party], counting: bool) -> float:
    """Play all games side by side, move by move; microseconds a move."""
    moves = sum(len(party.frames) for party in parties)
    if counting:
        subprocess.run(["callgrind_control", "-i", "on", str(os.getpid())], check=True, stdout=subprocess.DEVNULL)
    began = process_time()
    for turn in range(9):
        asked = [party for party in parties if turn < len(party.frames)]
        for party in asked:
            party.wires[turn % 2].data_received(party.frames[turn])
        while any(len(post.sent) <= turn for party in asked for post in party.posts):
            await asyncio.sleep(0.0005)
    await asyncio.sleep(0.5)  # matches that have ended are noted down a little later
    spent = process_time() - began
    if counting:
        subprocess.run(["callgrind_control", "-i", "off", str(os.getpid())], check=True, stdout=subprocess.DEVNULL)
        print(f"{moves} moves were counted: what valgrind collected, divided by that, is one of them")
    accepted = sum(b"".join(post.sent).count(ACCEPTED) for party in parties for post in party.posts)
    assert accepted == moves, f"{accepted} of {moves} moves were accepted"
    return 1e6 * spent / moves


async def run(args: argparse.Namespace) -> None:
    """Round after round, each at new tables."""
    with tempfile.TemporaryDirectory(prefix="ludoteka-counted-") as folder:
        room = Counted(Path(folder), args.sqlite)
        await room.open()
        serving.tame_collector()
        found = []
        for number in range(args.rounds):
            rng = random.Random(number)
            parties = [await room.party(rng) for _table in range(args.tables)]
            await asyncio.sleep(0.7)
            for post in [post for party in parties for post in party.posts]:
                post.sent.clear()
            found.append(await played(parties, args.callgrind and number == args.rounds - 1))
            for wire in [wire for party in parties for wire in party.wires]:
                wire.connection_lost(None)
        where = "SQLite" if args.sqlite else "memory"
        print(f"{args.tables} tables, {where}: least {min(found):.1f}, median {statistics.median(found):.1f} µs a move")
        room.life.cancel()
        await room.store.close()


def main() -> None:
    """Count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--sqlite", action="store_true", help="durable, in a folder of its own")
    parser.add_argument("--callgrind", action="store_true", help="under valgrind: count the last round")
    asyncio.Runner(loop_factory=uvloop.new_event_loop).run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
