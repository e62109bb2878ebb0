"""Somebody who comes into a room by its HTTP door and plays against a bot, with nothing but the standard library."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from typing import Any

Json = dict[str, Any]
PATIENCE = 60.0


class Guest:
    """One guest: his cookie, and the room's address, which may change when the room is started anew."""

    def __init__(self, address: str, origin: str) -> None:
        self.address = address
        self._headers = {"origin": origin, "content-type": "application/json"}
        self._deeds = 0

    def call(self, path: str, body: Json | None = None, **headers: str) -> tuple[int, Any]:
        """One call: the status, and what came back."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self._headers | headers)
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                if "set-cookie" in answer.headers:
                    self._headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]
                told = answer.read()
                return answer.status, json.loads(told) if "json" in answer.headers["content-type"] else told
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read()

    def wait_ready(self, patience: float = PATIENCE) -> float:
        """Ask until the room is ready; gives back the seconds that took."""
        started = time.monotonic()
        while time.monotonic() - started < patience:
            try:
                if self.call("/readyz")[0] == 200:
                    return time.monotonic() - started
            except OSError:
                pass
            time.sleep(0.02)
        raise TimeoutError(f"the room is not ready after {patience:.0f} s")

    def sit_down(self, game: str, level: str) -> str:
        """Come in and begin a match against one bot; gives back the table."""
        self.good("/api/me", {"name": "Guest"})
        chairs = [{"kind": "me"}, {"kind": "bot", "level": level}]
        table = str(self.good("/api/tables", {"settings": {"game": game, "chairs": chairs}})["id"])
        self.do(table, "start")
        return table

    def see(self, table: str) -> Json:
        """What the guest may know of a table."""
        seen: Json = self.good(f"/api/tables/{table}")
        return seen

    def play(self, table: str, moves: int) -> Json:
        """Make so many own moves, the first open one each time, while the bot answers; gives back what is seen then."""
        until = time.monotonic() + PATIENCE
        while moves and time.monotonic() < until:
            seen = self.see(table)
            if seen["over"]:
                break
            if seen["you"]["seat"] not in seen["prompt"]["deciders"]:
                time.sleep(0.1)
                continue
            expect = seen["letters"][-1]["n"] if seen["letters"] else 0
            self.do(table, "move", expect=expect, move=seen["options"][0]["move"])
            moves -= 1
        if moves and time.monotonic() >= until:
            raise TimeoutError("the bot does not move")
        return self.see(table)

    def do(self, table: str, kind: str, **fields: object) -> None:
        """One deed at a table, which must be accepted."""
        self._deeds += 1
        answer = self.good(f"/api/tables/{table}/acts", {"t": kind, "id": f"guest-{self._deeds}", **fields})
        if answer["kind"] != "accepted":
            raise RuntimeError(f"{kind} was not accepted: {answer}")

    def good(self, path: str, body: Json | None = None) -> Any:
        """A call that must succeed."""
        status, answer = self.call(path, body)
        if status >= 300:
            raise RuntimeError(f"{path} was answered by {status}: {answer!r}")
        return answer
