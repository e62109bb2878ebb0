"""The last word before a socket is closed, and the code it is closed with."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteka.server.facts import Problem
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.protocol import Bye

CODES: Final = {
    "unknown-table": 4404,
    "not-entered": 4403,
    "not-your-seat": 4403,
    "no-spectators": 4403,
    "signed-out": 4401,
    "banned": 4410,
    "too-many": 4429,
    "unavailable": 4503,
    "damaged": 4500,
    "closing": 1001,
}


def last_word(problem: Problem) -> bytes:
    """Why the socket is closed."""
    return msgspec.json.encode(Bye(problem=problem))


def let_go(viewer: Viewer, key: str, detail: str) -> None:
    """Tell a viewer why he is let go; his socket is closed."""
    viewer.dismiss(last_word(Problem(key, detail)), CODES[key])
