"""A room with people and tables in it, on a node of its own, and a picture of everything it keeps."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from tests.server.nodes import Node

Row = tuple[Any, ...]
WON = ("a1", "a2", "b1", "b2", "c1")


class Standing:
    """Bob has an account, a running, a finished and a locked table, a token and somebody blocked; Carl calls."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "data" / "room.sqlite"
        self.node = Node(folder, "--game", "examples/tic_tac_toe.py").start()
        self.bob, self.carl = [httpx.Client(base_url=f"http://{self.node.address}", timeout=30.0) for _ in range(2)]
        for client, name in ((self.bob, "Bob"), (self.carl, "Carl")):
            client.post("/api/me", json={"name": name}).raise_for_status()
        self.bob.post("/api/accounts", json={"login": "bob", "password": "long enough"}).raise_for_status()
        self.bob.post("/api/me/tokens", json={"label": "of Bob"}).raise_for_status()
        self.bob.post("/api/blocks", json={"person": "somebody"}).raise_for_status()
        self.tables = {
            "running": self._match(self.bob),
            "over": self._match(self.bob, *WON),
            "locked": self._match(self.bob, password="mellon"),
            "own": self._match(self.carl),
        }
        self.person = str(self.carl.get("/api/me").json()["person"])
        self.cookie = f"ludoteka={self.carl.cookies['ludoteka']}"
        self.before = self.kept()

    def _match(self, who: httpx.Client, *cells: str, password: str = "") -> str:
        """A match of tic-tac-toe that one person plays with himself."""
        wish = {"settings": {"game": "tic-tac-toe", "chairs": [{"kind": "me"}] * 2}, "password": password}
        table = str(who.post("/api/tables", json=wish).raise_for_status().json()["id"])
        acts = f"/api/tables/{table}/acts"
        who.post(acts, json={"t": "start", "id": "start"}).raise_for_status()
        for number, cell in enumerate(cells):
            seat = number % 2
            seen = who.get(f"/api/tables/{table}?seat={seat}").json()["letters"]
            made = who.post(
                f"{acts}?seat={seat}",
                json={"t": "move", "id": f"m{number}", "move": f"mark {cell}", "expect": seen[-1]["n"] if seen else 0},
            )
            assert made.json()["kind"] == "accepted", made.text
        return table

    def stay(self, cookies: list[str]) -> None:
        """Carl goes on with the new cookie that he is given when he takes an account."""
        for one in cookies:
            name, _, value = one.partition(";")[0].partition("=")
            self.cookie = f"{name}={value}"
            self.carl.cookies.clear()
            self.carl.cookies.set(name, value)

    def kept(self) -> dict[str, set[Row]]:
        """What is kept and is not the caller's: logs, index, seats, snapshots, reviews, papers, but no heartbeat."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            return {
                name: {row for row in database.execute(f'SELECT * FROM "{name}"') if not self._is_carls(row)}
                for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            }

    def _is_carls(self, row: Row) -> bool:
        """Whether a row speaks of the caller or of his table; or is the heartbeat, which changes by itself."""
        if row[:2] == ("room", "heartbeat"):
            return True
        mine = (getattr(self, "person", ""), self.tables["own"]) if hasattr(self, "person") else ()
        return any(isinstance(field, str) and word in field for field in row for word in mine)

    def lost(self) -> list[str]:
        """What was there and is not any more, or is another now."""
        now = self.kept()
        return [f"{name}: {row[:3]}" for name, rows in self.before.items() for row in sorted(rows - now[name], key=str)]

    def close(self) -> None:
        """Everybody goes home."""
        self.bob.close()
        self.carl.close()
        self.node.stop()
