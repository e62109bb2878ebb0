"""Pledged digits of a visitor: chosen anew for every promise of the room, and revealed when the host has started."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ludoteka import LudotekaError
from ludoteka.table.pledges import pledge_of

Json = dict[str, Any]


class BrokenPromise(LudotekaError):
    """The room asks for digits, but has another secret or another pledge than when they were pledged."""


class Pledging:
    """One visitor's way through the start of a match: says ready with a pledge, then reveals.

    It pledges to a promise it has seen, and reveals only while that promise and its own pledge stand as they were:
    a room that changed its secret afterwards could have chosen the dice.
    """

    def __init__(self) -> None:
        self._digits = ""
        self._promise = ""
        self._revealed = False

    def next(self, table: Mapping[str, Any], seat: int) -> Json | None:
        """The command that is due on a seat before the match, if one is."""
        start = table.get("start") or {}
        if start.get("left") is not None:
            return self._reveal(table, start, seat)
        waits = table["seats"][seat]["ready"] and seat not in start.get("again", [])
        if waits or (self._digits and self._promise == table["commit"]):
            return None
        self._digits, self._promise, self._revealed = secrets.token_hex(32), table["commit"], False
        return {"t": "ready", "pledge": pledge_of(self._digits)}

    def _reveal(self, table: Mapping[str, Any], start: Mapping[str, Any], seat: int) -> Json | None:
        own = [row for row in start["pledges"] if row["seat"] == seat]
        if not own or own[0]["revealed"] or self._revealed or not self._digits:
            return None
        if self._promise != table["commit"] or own[0]["pledge"] != pledge_of(self._digits):
            raise BrokenPromise("the room has changed its promise or this seat's pledge: its dice are not fair")
        self._revealed = True
        return {"t": "reveal", "digits": self._digits}
