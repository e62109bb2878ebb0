"""A crowd of viewers that play at random over sockets, come back after every cut, and note what was acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

BETWEEN = 0.1
"""Seconds between two tries to come back."""


class Habits(NamedTuple):
    """How somebody plays: when he wants to be asked, whether he talks and takes moves back, whether he ever moves."""

    wishes: dict[str, Any] | None = None
    chats: float = 0.0
    """How often he says something instead of moving."""
    undoes: float = 0.0
    """How often he takes back what he may."""
    dawdles: bool = False
    """He lets his clock run out, and comes back when a bot has taken over."""


PLAIN = Habits()


class Seat:
    """One viewer on one seat of one table. A deed that was cut off is sent again under the same key."""

    def __init__(self, crowd: Crowd, table: str, seat: int, rng: random.Random, habits: Habits = PLAIN) -> None:
        self.crowd = crowd
        self.habits = habits
        self.table = table
        self.seat = seat
        self.rng = rng
        self.acknowledged: list[str] = []
        self.errors: list[str] = []
        self.over = False
        self.last = 0
        self.where = ""
        """The node it is, or was last, connected to."""
        self.connected = False
        self.cut = ""
        """The key of the move that the last cut left unanswered."""
        self._options: list[dict[str, Any]] = []
        self._undo = False
        self._away = False
        self._wished = habits.wishes is None
        self._pending: dict[str, Any] | None = None
        self._sent = 0

    @property
    def in_flight(self) -> str:
        """The key of the move that was sent and not answered."""
        return self._pending["id"] if self._pending is not None else ""

    async def live(self) -> None:
        """Play until the match is over or the crowd goes home; come back after every cut."""
        while not self.over and not self.crowd.home:
            try:
                await self._visit()
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                self.cut = self.in_flight if self.connected else self.cut
                self.connected = False
                await asyncio.sleep(BETWEEN * (1 + self.rng.random()))

    async def _visit(self) -> None:
        """Go to any open node and play there."""
        while (where := self.crowd.address()) in self.crowd.closed:
            await asyncio.sleep(BETWEEN)
        self.where = where
        path = f"/api/tables/{self.table}/socket?seat={self.seat}&since={self.last}"
        async with connect(
            f"ws://{where}{path}",
            additional_headers={"cookie": self.crowd.cookie},
            compression=None,
            open_timeout=20,
            max_size=None,
            ping_interval=None,
        ) as socket:
            self.connected, self.cut = True, ""
            await self._play(socket)
        self.connected = False

    async def _play(self, socket: ClientConnection) -> None:
        again = True
        while not self.over and not self.crowd.home:
            self._take(msgspec.json.decode(await socket.recv()))
            if self._pending is not None and again:
                await socket.send(msgspec.json.encode(self._pending).decode())  # was it done before the cut, or not?
            elif self._pending is None and not self.over:
                await self._act(socket)
            again = False

    async def _act(self, socket: ClientConnection) -> None:
        """Do one thing, if there is one to do."""
        deed = self._deed()
        if deed is None:
            return
        if self.crowd.pause:
            await asyncio.sleep(self.crowd.pause * self.rng.random())
        self._sent += 1
        self._pending = deed | {"id": f"{self.table}-{self.seat}-{self._sent}"}
        await socket.send(msgspec.json.encode(self._pending).decode())

    def _deed(self) -> dict[str, Any] | None:
        """What this seat does next, by its habits."""
        habits, chance = self.habits, self.rng.random()
        if not self._wished:
            return {"t": "policy", "wishes": habits.wishes}
        if habits.dawdles:
            return {"t": "return"} if self._away else None
        if self._undo and chance < habits.undoes:
            self._undo = False
            return {"t": "undo"}
        if not self._options:
            return None
        if chance > 1 - habits.chats:
            return {"t": "chat", "preset": "hello"}
        return {"t": "move", "expect": self.last, "move": self.rng.choice(self._options)["move"]}

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if isinstance(message.get("table"), dict):
            self._away = bool(message["table"]["seats"][self.seat]["away"])
        if kind in ("news", "sync"):
            self._undo = bool(message["undo"])
            self.last = max([self.last, *(letter["n"] for letter in message["letters"])])
            self._options = message["options"]
            self.over = bool(message.get("over", self.over))
            if kind == "sync":
                self.over = message["over"]
        elif kind == "answer" and self._pending is not None and message["id"] == self._pending["id"]:
            if message["kind"] == "accepted":
                self.acknowledged.append(message["id"])
                self.crowd.moves += 1
                self._wished = self._wished or self._pending["t"] == "policy"
            elif message["kind"] == "error":
                self.errors.append(message["problem"]["key"])
                if message["problem"]["key"] == "unavailable" and "move" in self._pending:
                    self._options = self._options or [{"move": self._pending["move"]}]
            self._pending = None


class Crowd:
    """All seats of many tables; `addresses` are the nodes, and a viewer tries another one after every cut."""

    def __init__(self, addresses: Sequence[Callable[[], str]], seed: int = 0) -> None:
        self.rng = random.Random(seed)
        self.seats: list[Seat] = []
        self.cookie = ""
        self.home = False
        self.moves = 0
        self.pause = 0.0
        self.closed: list[str] = []
        """Nodes that nobody tries to reach."""
        self._addresses = addresses
        self._tasks: list[asyncio.Task[None]] = []

    def address(self) -> str:
        """Any node."""
        return self.rng.choice(self._addresses)()

    async def come(self) -> None:
        """Make the one person who sits everywhere."""
        async with httpx.AsyncClient(base_url=f"http://{self.address()}", timeout=30) as client:
            answer = await client.post("/api/me", json={"name": "Crowd"})
            answer.raise_for_status()
            self.cookie = answer.headers["set-cookie"].split(";")[0]

    async def sit(self, tables: int, game: str, chairs: Sequence[str], *habits: Habits, **settings: Any) -> None:
        """Set up tables and start them; chairs are 'me' or the level of a bot, habits those of the first seats."""
        wanted = [{"kind": "me"} if chair == "me" else {"kind": "bot", "level": chair} for chair in chairs]
        mine = [seat for seat, chair in enumerate(chairs) if chair == "me"]
        async with httpx.AsyncClient(
            base_url=f"http://{self.address()}", timeout=60, headers={"cookie": self.cookie}
        ) as client:
            for _ in range(tables):
                made = await client.post("/api/tables", json={"settings": {"game": game, "chairs": wanted} | settings})
                made.raise_for_status()
                table = made.json()["id"]
                began = await client.post(f"/api/tables/{table}/acts", json={"t": "start", "id": "start"})
                assert began.json()["kind"] == "accepted", began.text
                self.seats += [
                    Seat(
                        self,
                        table,
                        seat,
                        random.Random(self.rng.random()),
                        habits[seat] if seat < len(habits) else PLAIN,
                    )
                    for seat in mine
                ]

    def play(self) -> None:
        """Let everybody who does not yet play, from now on."""
        loop = asyncio.get_running_loop()
        self._tasks += [loop.create_task(seat.live()) for seat in self.seats[len(self._tasks) :]]

    async def sit_again(self, game: str, chairs: Sequence[str]) -> None:
        """For every match that is over begin another one, again and again."""
        ended = 0
        while not self.home:
            over = len({seat.table for seat in self.seats if seat.over})
            try:
                if over > ended:
                    await self.sit(1, game, chairs)
                    ended += 1
                    self.play()
                    continue
            except (OSError, httpx.HTTPError, AssertionError):
                pass  # the node that was asked is gone; the next one will do
            await asyncio.sleep(BETWEEN)

    async def go_home(self) -> None:
        """Stop playing."""
        self.home = True
        for task in self._tasks:
            task.cancel()
        came = await asyncio.gather(*self._tasks, return_exceptions=True)
        for problem in came:
            if isinstance(problem, Exception):
                raise problem

    @property
    def tables(self) -> list[str]:
        """All tables."""
        return list(dict.fromkeys(seat.table for seat in self.seats))

    def acknowledged(self) -> dict[str, list[str]]:
        """The keys of all acknowledged moves, by table."""
        found: dict[str, list[str]] = {table: [] for table in self.tables}
        for seat in self.seats:
            found[seat.table] += seat.acknowledged
        return found
