"""One guest who sends the dearest questions as fast as a socket takes them: `python bench/server/hostile.py --port N`.

The frames are made beforehand, so that this process needs little of the processor itself. It ends after so many
seconds or frames, whichever comes first, and prints how many frames were sent and answered. The room's rate limits must
be off (LUDOTEKA_RATE=0): otherwise it lets such a guest go within a second.
"""

from __future__ import annotations

import argparse
import base64
import json
import socket
import sys
import threading
import time
import urllib.request
from typing import Any

GAME = "toerkk"
COMMON = "zatrucie_pokarmowe"
"""A piece that every tenth move of the game touches."""
AT_ONCE = 60
"""So many frames go out in one piece."""


class Guest:
    """Somebody with a table of their own, and a socket at it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.call("/api/me", {"name": "Eve"})
        chairs = [{"kind": "me"}, {"kind": "me"}]
        self.table = self.call("/api/tables", {"settings": {"game": GAME, "chairs": chairs}})["id"]
        began = self.call(f"/api/tables/{self.table}/acts", {"t": "start", "id": "start"})
        assert began["kind"] == "accepted", began
        self.answered = 0

    def call(self, path: str, body: dict[str, Any]) -> Any:
        """One call of the room."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", "cookie": self.cookie},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            self.cookie = (answer.headers.get("set-cookie") or self.cookie).split(";")[0]
            return json.loads(answer.read())

    def open(self) -> socket.socket:
        """A socket at the own table."""
        opened = socket.create_connection(("127.0.0.1", self.port))
        opened.sendall(
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: room\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {base64.b64encode(b'0' * 16).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )
        return opened

    def read(self, opened: socket.socket) -> None:
        """Count the answers until the socket is closed."""
        while data := opened.recv(1 << 20):
            self.answered += data.count(b'"t":"answer"')


def frame(message: dict[str, Any]) -> bytes:
    """A message as a client sends it, under a mask of zeros."""
    text = json.dumps(message).encode()
    head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2, "big")
    return head + bytes(4) + text


def questions() -> bytes:
    """The dearest questions, one after another."""
    long = ("play zatrucie pokarmowe " * 9)[:200]
    asked: list[dict[str, Any]] = [
        {"t": "why", "what": long},
        {"t": "why", "what": COMMON},
        {"t": "preview", "move": long},
        {"t": "move", "expect": 0, "move": long},
        {"t": "move", "expect": 999, "move": long},
        {"t": "resync"},
    ]
    return b"".join(frame({"id": f"q{number}"} | asked[number % len(asked)]) for number in range(AT_ONCE))


def main() -> int:
    """Ask until the time is over, the number is reached or the room has had enough."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long at most (60)")
    parser.add_argument("--frames", type=int, default=200_000, help="how many frames at most (200000)")
    args = parser.parse_args()
    guest, sent = Guest(args.port), 0
    opened, asked, end = guest.open(), questions(), time.monotonic() + args.seconds
    opened.settimeout(args.seconds)
    threading.Thread(target=guest.read, args=(opened,), daemon=True).start()
    print("ready", flush=True)
    try:
        while sent < args.frames and time.monotonic() < end:
            opened.sendall(asked)
            sent += AT_ONCE
    except OSError:
        pass
    print(json.dumps({"sent": sent, "answered": guest.answered}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
