"""A bot in a game room: it sits down at a table there by its token and plays on, over HTTP and one WebSocket."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import ludoteka
from ludoteka import LudotekaError
from ludoteka.core import Bot
from ludoteka.lab.outside import OutsideBot
from ludoteka.lab.pledging import Pledging

Json = dict[str, Any]


class NotLetIn(LudotekaError):
    """The room does not answer, or does not want this."""


class Room:
    """One table of a room, as a visitor with a token reaches it."""

    def __init__(self, address: str, token: str, seat: int | None = None) -> None:
        try:
            parts = urlsplit(address)
            fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:  # half a pair of brackets, or a port that is none
            parts, fits = urlsplit(""), False
        names = [name for name in parts.path.split("/") if name]
        if not fits or not names:
            raise NotLetIn(f"{address!r} is no table; wanted its link, such as https://games.example/t/K3V9")
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.table = names[-1]
        self.token = token
        self.seat = seat

    @property
    def socket(self) -> str:
        """Where its socket is."""
        return f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.table}/socket{self._query}"

    @property
    def _query(self) -> str:
        return "" if self.seat is None else f"?seat={self.seat}"

    def info(self) -> Json:
        """What the bot is given: `Info.json` of its seat."""
        call = Request(
            f"{self.base}/api/tables/{self.table}/info{self._query}", headers={"authorization": f"Bearer {self.token}"}
        )
        try:
            with urlopen(call, timeout=30) as answer:
                found: Json = json.load(answer)
                return found
        except HTTPError as error:
            said = error.read().decode(errors="replace")[:200]
            raise NotLetIn(f"{call.full_url} answers {error.code}: {said}") from None
        except (URLError, OSError) as error:
            raise NotLetIn(f"{call.full_url} cannot be reached: {error}") from None


def visit(room: Room, bot: Bot) -> Iterator[str]:
    """Sit down where a seat is open, say ready, and play until the match is over; tells what happens."""
    from websockets.exceptions import ConnectionClosed, InvalidStatus
    from websockets.sync.client import connect

    try:
        with connect(room.socket, additional_headers={"Authorization": f"Bearer {room.token}"}, max_size=None) as line:
            guest = _Guest(room, bot)
            for message in line:
                deed, told = guest.hear(json.loads(message))
                if told:
                    yield told
                if deed is not None:
                    line.send(json.dumps({"id": secrets.token_hex(6), **deed}))
                if guest.over:
                    return
    except (ConnectionClosed, InvalidStatus, OSError) as error:
        raise NotLetIn(f"{room.socket}: {error}") from None


class _Guest:
    """What the bot has seen of the table, and what it does next."""

    def __init__(self, room: Room, bot: Bot) -> None:
        self.room = room
        self.bot = bot
        self.over = False
        self._table: Json = {}
        self._you: Json = {}
        self._letters = 0
        self._asked = False
        self._pledging = Pledging()

    def hear(self, message: Mapping[str, Any]) -> tuple[Json | None, str]:
        """Take a message in; gives back a deed, if one is due, and what may be told of it."""
        kind = message.get("t")
        if kind == "bye":
            raise NotLetIn(f"the room says goodbye: {message['problem']['detail']}")
        self._table = message.get("table", self._table)
        self._you = message.get("you", self._you)
        if message.get("letters"):
            self._letters = message["letters"][-1]["n"]
        if kind == "answer" and message["kind"] in ("refused", "error"):
            return None, f"the room refuses: {json.dumps(message.get('refusal') or message.get('problem'))}"
        if message.get("over"):
            return None, self._end(message)
        if self._table.get("status") == "open":
            return self._wait()
        if kind in ("sync", "news") and message.get("prompt"):
            return self._decide(message)
        return None, ""

    def _wait(self) -> tuple[Json | None, str]:
        """Before the match: take a seat, say ready with a pledge of digits, reveal them when the host starts."""
        seat = self._you.get("seat")
        if seat is None:
            free = [each["seat"] for each in self._table["seats"] if each["kind"] == "open"]
            if not free:
                raise NotLetIn("no seat is open at this table")
            if self._asked:
                return None, ""
            self._asked = True
            wanted = free[0] if self.room.seat is None or self.room.seat not in free else self.room.seat
            return {"t": "sit", "seat": wanted}, f"sits down on seat {wanted + 1}"
        return self._pledging.next(self._table, seat), ""

    def _decide(self, message: Mapping[str, Any]) -> tuple[Json | None, str]:
        seat = self._you.get("seat")
        if seat is None or seat not in message["prompt"]["deciders"] or not message["options"]:
            return None, ""
        data = self.room.info()
        if len(data["letters"]) != self._letters:
            return None, ""  # there is more to hear first
        move = self.bot.choose(ludoteka.game(data["game"]).info(data))
        return {"t": "move", "expect": self._letters, "move": move}, move

    def _end(self, message: Mapping[str, Any]) -> str:
        self.over = True
        scores = {row["seat"]: row["score"] for row in message["standings"]}
        if isinstance(self.bot, OutsideBot):
            self.bot.over([scores[seat] for seat in sorted(scores)])
        return f"the match is over: {[scores[seat] for seat in sorted(scores)]}"
