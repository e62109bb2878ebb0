"""Bad input of every kind, from strangers and from people at the wrong table; nothing may come of it."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from ludoteka.server.store.memory import MemoryStore
from tests.server.house import Eye, Guest, House
from tests.server.matches import two
from tests.server.messages import VALUES, Messages
from tests.server.seated import Holder
from tests.server.untouched import Untouched

PATHS = [
    "/api/tables/{table}/../../me",
    "/api/tables/%2e%2e/socket",
    "/api/tables//socket",
    "/api/tables/{table}/socket/x",
    "/api/tables/{table}%00/socket",
    "/api/tables/" + "a" * 3000 + "/socket",
    "/api/tables/é/socket",
    "/socket",
    "/api/tables/nosuchtable/socket",
    "/api/tables/{table}/record?seat=0",
    "/api/tables/{table}?seat=1",
    "/api/tables/{table}?since=-1",
    "/api/tables/{table}?since=9999999999999999999",
    "/api/feed/{person}.x",
    "/api/games/../../etc/passwd/texts/en",
    "/api/games/kragmortha/texts/" + "z" * 500,
    "/api/me/sessions/%00",
    "/..%5c..%5cwindows",
    "/api/tables?mine=maybe",
    "/api/tables?game=" + "g" * 99,
    "/metrics/../api/me",
]
CALLS = [
    "/api/me",
    "/api/me/tokens",
    "/api/accounts",
    "/api/login",
    "/api/passkeys",
    "/api/passkeys/finish",
    "/api/login/passkey/finish",
    "/api/tables",
    "/api/tables/{table}/acts",
    "/api/tables/{table}/acts?seat=0",
    "/api/tables/{table}/enter",
    "/api/push",
    "/api/push/gone",
    "/api/blocks",
    "/api/reports",
    "/api/nowhere",
]


class Trouble(logging.Handler):
    """Catches what the room logs as a failure."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(self.format(record))


class Fuzzer:
    """Eve, who owns nothing at the table of Ann and Bob, tries everything; and Bob what is not his to do."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.messages = Messages(self.rng)
        self.ann, self.bob, self.table = two(house, "leduc-poker")
        self.locked = self.ann.create(password="mellon")
        self.holder = Holder(house, self.ann, self.bob, self.table, self.rng)
        self.eve = house.guest("Eve")
        self.eye = self.eve.look(self.table)
        self.tries: Counter[str] = Counter()
        self.faults: list[str] = []
        self.secrets = self._secrets()
        self.trouble = Trouble()
        logging.getLogger("ludoteka").addHandler(self.trouble)
        assert isinstance(house.store, MemoryStore)
        self.untouched = Untouched(house.store, self.eve.id)
        self.kinds: dict[Callable[[], None], float] = {
            self.garbage: 1,
            self.cut: 1,
            self.twisted: 2,
            self.replayed: 2,
            self.forged: 1,
            self.seats: 1,
            self.paths: 1,
            self.calls: 1,
            self.seated: 3,
            self.huge: 0.1,
        }
        """How often each is tried, beside the others."""

    def run(self, tries: int) -> None:
        """Try so many things, then see what came of them."""
        while self.tries.total() < tries:
            kind = self.rng.choices(list(self.kinds), list(self.kinds.values()))[0]
            if kind != self.seated:
                self.tries[kind.__name__] += 1
            kind()
            if self.tries.total() % 200 == 0:
                self.house.rest(0.0)
                self.see()
        self.house.rest()
        self.see()
        logging.getLogger("ludoteka").removeHandler(self.trouble)
        self.faults += self.trouble.records
        self.faults += self.holder.faults + self.untouched.differences()

    def _secrets(self) -> list[str]:
        live = self.house.room.hall.places[self.table].live
        assert live is not None
        sessions = [guest.jar["ludoteka"].partition(".")[0] for guest in (self.ann, self.bob)]
        return [
            *sessions,
            live.fair.secret.hex(),
            "argon2",
            self.house.room.config.secret.decode(),
            "Traceback",
            "/src/",
        ]

    def check(self, text: str) -> None:
        """No answer may hold a secret."""
        self.faults += [f"{secret!r} in {text[:200]!r}" for secret in self.secrets if secret in text]

    # ---- sockets

    def send(self, message: Any) -> None:
        if self.eye.code is not None or self.eye._task is None or self.eye._task.done():
            self.see()
            self.eye = self.eve.look(self.rng.choice([self.table, self.table, self.table, self.locked]))
        self.eye.send(message)
        self.house.run(asyncio.sleep(0))

    def see(self) -> None:
        """Read everything that Eve was sent."""
        for text in self.eye.texts:
            self.check(text)
        self.eye.texts.clear()
        while not self.eye.unread.empty():
            self.eye.unread.get_nowait()

    def garbage(self) -> None:
        self.send(self.messages.garbage())

    def cut(self) -> None:
        self.send(self.messages.cut())

    def twisted(self) -> None:
        self.send(self.messages.twisted())

    def replayed(self) -> None:
        self.send(self.messages.replayed())

    def huge(self) -> None:
        self.send(self.messages.huge())

    def seated(self) -> None:
        """Bob, who has a seat and the turn."""
        kind = self.rng.choice(self.holder.kinds)
        self.tries[f"seated: {kind.__name__}"] += 1
        kind()

    def forged(self) -> None:
        """A cookie or token that was never given out."""
        mallory = Guest(self.house)
        real = self.ann.jar["ludoteka"]
        value = self.rng.choice(
            [
                real[:-1],
                real[1:],
                real.swapcase(),
                real.split(".")[0] + "." + "A" * 32,
                "",
                ".",
                "a.b.c",
                self.rng.randbytes(20).hex(),
            ]
        )
        if self.rng.random() < 0.5:
            mallory.jar["ludoteka"] = value
        else:
            mallory.headers["authorization"] = f"Bearer {value}"
        if self.rng.random() < 0.5:
            self._take(mallory.look(self.table), 4401)
        else:
            self._answered(mallory, "GET", f"/api/tables/{self.table}", None, {401})

    def seats(self) -> None:
        """A seat of somebody else, by socket."""
        wanted = self.rng.choice(["0", "1", "2", "-1", "99999", "0x0", "٠", "0&seat=1", "%30"])
        eye = self.eve.look(self.table, f"seat={wanted}")
        self._take(eye, 4403)

    def _take(self, eye: Eye, code: int) -> None:
        if eye.ended() != code:
            self.faults.append(f"a socket was closed with {eye.code} instead of {code}")
        for text in eye.texts:
            self.check(text)

    # ---- calls

    def paths(self) -> None:
        path = self.rng.choice(PATHS).format(table=self.table, person=self.ann.id if self.rng.random() < 0.1 else "x")
        if self.rng.random() < 0.5:
            self._answered(self.eve, "GET", path, None, None)
        else:
            eye = Eye(self.eve, path.partition("?")[0], path.partition("?")[2], {})
            self.house.run(eye.open())
            if eye.accepted:
                eye.close()

    def calls(self) -> None:
        path = self.rng.choice(CALLS).format(table=self.rng.choice([self.table, self.locked]))
        body: Any = self.rng.choice(
            [
                self.messages.deed(),
                self.rng.choice(VALUES),
                {"name": self.rng.choice(VALUES)},
                {"settings": self.rng.choice(VALUES)},
                {"password": self.rng.choice(VALUES)},
            ]
        )
        data = self.rng.randbytes(40) if self.rng.random() < 0.2 else json.dumps(body).encode()
        self._answered(self.eve, self.rng.choice(["POST", "POST", "PATCH", "DELETE", "PUT"]), path, data, None)

    def _answered(self, guest: Guest, method: str, path: str, body: bytes | None, wanted: set[int] | None) -> None:
        if path.startswith("/api/me") and method == "DELETE":
            return
        status, text = self.house.run(call(guest, method, path, body))
        self.check(text)
        if status >= 500 or (wanted is not None and status not in wanted):
            self.faults.append(f"{method} {path} {body!r} was answered with {status}: {text[:200]}")


async def call(guest: Guest, method: str, path: str, body: bytes | None) -> tuple[int, str]:
    """A call straight to the application."""
    sent = {"host": "room", "cookie": guest.cookie, "content-type": "application/json", **guest.headers}
    route, _, query = path.partition("?")
    scope = {
        "type": "http",
        "method": method,
        "path": route,
        "raw_path": route.encode(),
        "query_string": query.encode(),
        "client": (guest.address, 1),
        "scheme": "http",
        "server": ("room", 80),
        "http_version": "1.1",
        "root_path": "",
        "asgi": {"version": "3.0"},
        "headers": [(name.encode(), value.encode("latin-1", "replace")) for name, value in sent.items()],
    }
    status, parts, unread = 0, [], [body or b""]

    async def receive() -> Any:
        if unread:
            return {"type": "http.request", "body": unread.pop(), "more_body": False}
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            parts.append(message.get("body", b""))

    await guest.house.app(scope, receive, send)  # type: ignore[arg-type]
    return status, b"".join(parts).decode("utf-8", "replace")
