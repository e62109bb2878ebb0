"""A room to test in: one node without a network, people who call it, eyes that look through its sockets."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from argon2 import PasswordHasher

from ludoteka.server import films, lessons
from ludoteka.server.app import create
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.films import Wanted
from ludoteka.server.lessons import LessonAsked
from ludoteka.server.room import Room
from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.store import Store
from ludoteka.server.thinkers import Question
from scripts.seeded_room import SeededRandomness

GAMES = ("examples/tic_tac_toe.py", "examples/leduc_poker.py")
PATIENCE = 10.0
Json = dict[str, Any]


class FirstMove:
    """A bot that takes the first open move at once, in the place of worker processes."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def think(self, question: Question) -> str:
        self.asked.append(question)
        if question.what != "move":
            return "[]" if question.what == "forecast" else '{"candidates": [], "line": []}'
        return str(json.loads(question.info)["moves"][0])

    def close(self) -> None:
        pass


class Projector:
    """Tells matches again at once and in this process, in the place of a worker."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asked = 0

    async def think(self, wanted: Wanted | LessonAsked) -> str:
        if isinstance(wanted, LessonAsked):
            return lessons.answered(wanted, 0)
        self.asked += 1
        edition = self.house.room.shelf.get(wanted.game)
        return films.asked(edition, wanted, self.asked) if edition else '{"line":2,"problem":"no such game"}'

    def close(self) -> None:
        pass


class House:
    """One node; `time` is its clock, which only tests move; with `beats` there is downtime by `time` and `ticks`.

    Its seed decides the dice and the names of guests.
    """

    def __init__(
        self,
        runner: asyncio.Runner,
        store: Store | None = None,
        bus: LocalBus | None = None,
        thinkers: Any = None,
        secret: bytes = b"k" * 32,
        seed: str = "",
        time: float = 1_800_000_000.0,
        *,
        beats: bool = False,
        **settings: Any,
    ) -> None:
        self.runner = runner
        self.time = time
        self.ticks = 0.0
        chosen = {"games": GAMES, "bot_pause": 0.0, "pass_delay": (0.0, 0.0), "rate": 0.0} | settings
        self.store = store or MemoryStore()
        self.thinkers = thinkers or FirstMove()
        self.projector = Projector(self)
        self.app = create(
            Config(secret=secret, **chosen),
            self.store,
            bus or LocalBus(),
            thinkers=self.thinkers,
            projector=self.projector,
            randomness=SeededRandomness(seed),
            now=lambda: self.time,
            ticks=(lambda: self.ticks) if beats else None,
        )
        self.room: Room = self.app.state.room
        self.room.passwords._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # quick, for tests
        self.run(self.room.start())

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def rest(self, seconds: float = 0.02) -> None:
        """Let what is under way go on."""
        self.run(asyncio.sleep(seconds))

    def deliver(self) -> None:
        """Let the notices that are under way arrive, however long their threads take."""

        async def deliver() -> None:
            async with asyncio.timeout(PATIENCE):
                while under_way := [task for task in self.room.chores._tasks if "_deliver" in repr(task.get_coro())]:
                    await asyncio.wait(under_way)

        self.run(deliver())

    def guest(self, name: str = "Ann") -> Guest:
        found = Guest(self)
        found.post("/api/me", {"name": name})
        return found

    def close(self) -> None:
        self.run(self.room.close())


class Guest:
    """A person with a cookie jar."""

    def __init__(self, house: House, address: str = "10.0.0.1") -> None:
        self.house = house
        self.address = address
        self.jar: dict[str, str] = {}
        self.headers: dict[str, str] = {}

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.jar.items())

    @property
    def id(self) -> str:
        return str(self.get("/api/me").json()["person"])

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.house.run(self._call(method, path, body, headers))  # type: ignore[no-any-return]

    async def _call(self, method: str, path: str, body: Any, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(self.house.app, client=(self.address, 1234))
        sent = {**self.headers, **headers}
        if self.jar:
            sent["cookie"] = self.cookie
        if isinstance(body, bytes):
            sent.setdefault("content-type", "application/json")
        async with httpx.AsyncClient(transport=transport, base_url="http://room") as client:
            content = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
            if body is not None and not isinstance(body, bytes):
                sent["content-type"] = "application/json"
            rows = [(name.encode(), value.encode("latin-1")) for name, value in sent.items()]
            answer = await client.request(method, path, content=content, headers=rows)
        for name, value in answer.cookies.items():
            self.jar[name] = value
        return answer

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.call("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.call("POST", path, {} if body is None else body, **headers)

    def create(self, game: str = "tic-tac-toe", chairs: str = "me open", password: str = "", **settings: Any) -> str:
        """A new table; chairs are 'me', 'open' or the level of a bot."""
        rows = [{"kind": word} if word in ("me", "open") else {"kind": "bot", "level": word} for word in chairs.split()]
        wish = {"settings": {"game": game, "chairs": rows} | settings, "password": password}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def act(self, table: str, kind: str, own: int | None = None, **fields: Any) -> Json:
        """Do something at a table by a call, for one of the own seats."""
        where = f"/api/tables/{table}/acts" + ("" if own is None else f"?seat={own}")
        found: Json = self.post(where, {"t": kind, "id": secrets.token_hex(6)} | fields).json()
        return found

    def see(self, table: str, seat: int | None = None) -> Json:
        """Everything known of a table."""
        found: Json = self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}")).json()
        return found

    def move(self, table: str, text: str, seat: int | None = None) -> Json:
        """A move by a call, with all letters seen."""
        letters = self.see(table, seat)["letters"]
        return self.act(table, "move", seat, expect=letters[-1]["n"] if letters else 0, move=text)

    def look(self, table: str, query: str = "", **headers: str) -> Eye:
        """Open a socket."""
        eye = Eye(self, f"/api/tables/{table}/socket", query, headers)
        self.house.run(eye.open())
        return eye


class Eye:
    """A socket as a client sees it, straight on the application; it offers the short ways of the own wire, too."""

    def __init__(self, guest: Guest, path: str, query: str, headers: dict[str, str]) -> None:
        self.guest = guest
        self.house = guest.house
        self.texts: list[str] = []
        self.unread: asyncio.Queue[str | None] = asyncio.Queue()
        self.code: int | None = None
        self.accepted = False
        self.heard: Callable[[bytes], bool] | None = None
        self.short = 0
        """How many messages went the short way."""
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        sent = {"host": "room", **({"cookie": guest.cookie} if guest.jar else {}), **guest.headers, **headers}
        self.scope = {
            "type": "websocket",
            "path": path,
            "query_string": query.encode(),
            "client": (guest.address, 1),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
            "scheme": "ws",
            "extensions": {"wire": self},
        }

    async def open(self) -> None:
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.get_running_loop().create_task(self._run())
        while not self.accepted and self.code is None:
            await asyncio.sleep(0)

    async def _run(self) -> None:
        await self.house.app(self.scope, self._in.get, self._take)  # type: ignore[arg-type]
        self.unread.put_nowait(None)

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        else:
            self.texts.append(message["text"])
            self.unread.put_nowait(message["text"])

    def write(self, texts: list[bytes]) -> bool:
        """The short way out."""
        for text in texts:
            self.texts.append(text.decode())
            self.unread.put_nowait(text.decode())
        return True

    def send(self, message: Json | str | bytes) -> None:
        """The short way in where the application waits for something, else the long one."""
        frame = _frame(message)
        waits = bool(getattr(self._in, "_getters", ())) and self._in.empty()
        if waits and "text" in frame and self.house.run(self._offer(frame["text"].encode("utf-8", "replace"))):
            self.short += 1
        else:
            self._in.put_nowait(frame)

    async def _offer(self, text: bytes) -> bool:
        return self.heard is not None and self.heard(text)

    def act(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        key = fields.pop("id", None) or secrets.token_hex(6)
        self.send({"t": kind, "id": key} | fields)
        while True:
            found = self.read("answer")
            if found["id"] == key:
                return found

    def read(self, kind: str = "") -> Json:
        """The next message of a kind; others before it are passed over."""
        while True:
            text = self.house.run(asyncio.wait_for(self.unread.get(), PATIENCE))
            assert text is not None, f"the socket closed with {self.code}; before: {self.texts[-2:]}"
            found: Json = json.loads(text)
            if not kind or found["t"] == kind:
                return found

    def read_all(self) -> list[Json]:
        """Everything that has come until now."""
        self.house.rest()
        found = []
        while not self.unread.empty():
            text = self.unread.get_nowait()
            if text is not None:
                found.append(json.loads(text))
        return found

    def ended(self) -> int | None:
        """Wait for the end of the socket; the code it was closed with."""
        if self._task is not None:
            self.house.run(asyncio.wait_for(asyncio.shield(self._task), PATIENCE))
        return self.code

    def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.ended()


def _frame(message: Json | str | bytes) -> Json:
    if isinstance(message, bytes):
        return {"type": "websocket.receive", "bytes": message}
    text = message if isinstance(message, str) else json.dumps(message)
    return {"type": "websocket.receive", "text": text}
