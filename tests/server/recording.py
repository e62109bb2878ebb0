"""Matches that are played through the hall, with a recording client on every seat and one that only watches."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec

import ludoteka
from ludoteka import CHANCE, SPECTATOR
from ludoteka.core import Move, Position
from ludoteka.server import protocol
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.facts import Chair, Clock, Settings
from ludoteka.server.live import entries
from ludoteka.server.live.asking import Who
from ludoteka.server.live.hall import Hall
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.shelf import Shelf
from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.store import Entry
from ludoteka.table.match import Match
from ludoteka.table.table import Table

NOW = 1_800_000_000.0


class WiredMatch(Match):
    """A match at a table of the hall: what is done to it goes through the door, and all that is sent is kept."""

    def __init__(self, plain: Match, runner: asyncio.Runner, shelf: Shelf) -> None:
        super().__init__(plain.edition, plain.position, plain.scribe, None)
        self.runner = runner
        self.wires: dict[int, list[str]] = {viewer: [] for viewer in self.mail.viewers}
        self.hall = Hall(MemoryStore(), LocalBus(), shelf, self._names, now=lambda: NOW)
        self.place = Place("table")
        self.live = self._live(shelf)
        self.place.live = self.live
        self.hall.places["table"] = self.place
        self._deeds = 0
        runner.run(self.hall.store.append([entries_of(self.live)]))
        self.viewers = {viewer: self._look(viewer) for viewer in self.mail.viewers}

    def _live(self, shelf: Shelf) -> Live:
        live = Live("table", shelf.get)
        chairs = [Chair("open")] * self.seats
        made = entries.Made(
            settings=Settings(game=self.edition.key, chairs=chairs, clock=Clock("bank", 600.0, 1.0)),
            match="00",
            secret="00" * 32,
            seated=[f"p{seat}" for seat in range(self.seats)],
            by="p0",
        )
        live.advance(1, NOW, made)
        live.table = Table(self)
        live.lines = live.written()
        live.advance(1, NOW, entries.Resumed())  # the clocks begin
        return live

    async def _names(self, people: Any) -> dict[str, str]:
        return {person: person.upper() for person in people}

    def _look(self, viewer: int) -> Viewer:
        seat = None if viewer == SPECTATOR else viewer

        async def send(message: Any) -> None:
            self.wires[viewer].append(message["text"])

        found = Viewer(Who(f"p{seat}" if seat is not None else "watcher", seat), send)
        found.tell(self.hall.sync(self.live, found, 0))
        self.place.viewers.append(found)
        return found

    # ---- what others do to it

    def play(self, move: str | Move, seat: int | None = None) -> None:
        text = move if isinstance(move, str) else move.text
        who = int(self.position.to_act) if seat is None else seat
        refused = self.position.refusal(self.position.pack.parse(text), who) is not None
        if refused or self.place.lock.locked():  # the hall itself plays
            super().play(move, seat)
        elif who == CHANCE:
            super().play(move, seat)
            self.live.lines = self.live.written()
            self.live.advance(self.live.number, NOW, entries.Passed())
            self.hall.tell(self.place, self.live, entries.Passed())
        else:
            self._submit(who, protocol.Move(id=self._key(), expect=self.mail.count(who), move=text))

    def undo(self, seat: int) -> None:
        if self.place.lock.locked():
            super().undo(seat)
        else:
            self._submit(seat, protocol.Undo(id=self._key()))

    def _key(self) -> str:
        self._deeds += 1
        return f"d{self._deeds}"

    def _submit(self, seat: int, deed: Any) -> None:
        answer = self.runner.run(self.hall.do(self.place, self.viewers[seat].who, deed))
        assert answer.kind == "accepted", answer
        said = json.loads(msgspec.json.encode(answer))
        said["id"] = "mine"  # everybody counts his own
        said.pop("receipt", None)  # a keyed hash, which tells nothing without the key
        self.viewers[seat].tell(json.dumps(said).encode())


def entries_of(live: Live) -> Entry:
    """The first entry of the log, so that the next one fits."""
    made = entries.Made(settings=live.settings, match="00", secret="00" * 32)
    return Entry("table", 1, NOW, entries.write(made))


def wiring(edition: ludoteka.Edition, runner: asyncio.Runner) -> Callable[[Position], WiredMatch]:
    """How to sit down to a position with wires."""
    shelf = Shelf()
    shelf.add(edition)
    return lambda position: WiredMatch(edition.at(position), runner, shelf)
