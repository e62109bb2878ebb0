"""Matches told again: from a table's log or an uploaded record, to whoever may know, made by the projector and kept."""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec
from msgspec import Struct

from ludoteka import SPECTATOR
from ludoteka.core import seat_name, seat_number
from ludoteka.server.facts import Chair, PlayedOn, SeatFacts, Settings, TableFacts
from ludoteka.server.films import CHUNK, OPEN, Head, Reel, Unfit, Wanted, head_of
from ludoteka.server.live import telling
from ludoteka.server.live.asking import Wrong
from ludoteka.server.live.hall import UnknownTable
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.room import Room
from ludoteka.server.store.store import Paper
from ludoteka.server.thinkers import Busy

KEPT: Final = "upload"
"""The kind of paper that an uploaded record is."""
IMPORTED: Final = "record"
"""The kind of one that the host has put in by `ludoteka archive import`; its key is the id of its match."""
LASTING: Final = 30 * 86400.0
MOST_KEPT: Final = 30
"""So many records are kept for one person; a further one takes the place of that which goes first."""
MOST_BYTES: Final = 32 << 20
"""So much of what the projector has made is remembered, packed."""
MOST_READ: Final = 50
"""Of so many records that were brought it is remembered what was found in them."""
NOTHING: Final = gzip.compress(b"[]", mtime=0)
"""A chunk without frames."""
WATCHING: Final = "watching"
EVERYTHING: Final = "open"


class Source(Struct, frozen=True):
    """A match that can be told again: what was written of it until now, and the caller's own seats in it."""

    id: str
    head: Head
    record: str
    own: list[int]
    person: str
    """The caller, in whose turn the projector is asked."""
    place: Place | None = None
    live: Live | None = None

    @property
    def game(self) -> str:
        """The key of its game."""
        return self.head.game

    @property
    def seats(self) -> int:
        """How many sat at it."""
        return self.head.seats

    @property
    def lines(self) -> int:
        """How many lines its record has."""
        return self.head.lines

    @property
    def laid(self) -> bool:
        """Whether it is a record that somebody brought and that begins at a position laid out beforehand."""
        return self.live is None and self.head.laid

    @property
    def open(self) -> bool:
        """Whether all of it may be known: when it is over, or where it is a record that somebody brought."""
        return self.head.over or self.live is None

    @property
    def playable(self) -> bool:
        """Whether one can play on from it: only the rules, or a deal of this room, lead to a position for people."""
        return self.open and not self.laid

    def viewers(self) -> list[str]:
        """As whom the caller may look: before the end with no more than the own seats' knowledge."""
        if self.open:
            return [*(seat_name(seat) for seat in range(self.seats)), WATCHING, EVERYTHING]
        return [seat_name(seat) for seat in self.own] or [WATCHING]

    def viewer(self, wanted: str) -> tuple[str, int]:
        """The viewer somebody wants to be, by name and number; by itself the own seat, or one who is told all."""
        allowed = self.viewers()
        name = wanted or (seat_name(self.own[0]) if self.own else allowed[-1])
        if name not in allowed:
            raise Wrong("not-your-seat", "before the end a match is told again only from the own seat's knowledge")
        return name, SPECTATOR if name == WATCHING else OPEN if name == EVERYTHING else seat_number(name)


class Replays:
    """Finds what can be told again, asks the projector, and remembers what it made."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._made: OrderedDict[tuple[str, int, int, str], bytes] = OrderedDict()
        self._bytes = 0
        self._read: OrderedDict[str, Head] = OrderedDict()
        """The heads of records that were brought. A worker reads them: one of 400,000 characters takes a tenth of a
        second, in which the whole room would wait. What lies under an id never changes."""

    # ---- where it comes from

    async def find(self, name: str, person: str) -> Source:
        """A table that somebody may look at, or a record that was uploaded or imported."""
        try:
            place = await self.room.hall.place(name)
        except UnknownTable:
            return await self._brought(name, person)
        async with place.lock:
            live = await self.room.hall.live(place)
            problem = self.room.may_look(live, person)
            if problem is not None:
                raise Wrong(problem.key, problem.detail)
            if live.match is None:
                raise Wrong("not-begun", "the match has not begun")
            record = live.match.scribe.record
            head = msgspec.structs.replace(head_of(record), over=live.match.over)
            return Source(name, head, record.text, live.seats_of(person), person, place, live)

    async def _brought(self, name: str, person: str) -> Source:
        store, now = self.room.store, self.room.now()
        paper = await store.paper(KEPT, name, now) or await store.paper(IMPORTED, name, now)
        if paper is None:
            raise UnknownTable(name)
        text = paper.body.decode()
        head = self._read.get(name)
        if head is None:
            head = self._note(name, await self._head(text, person, check=False))
        return Source(name, head, text, [], person)

    async def _head(self, text: str, person: str, *, check: bool) -> Head:
        """Have the head of a record read, and the whole checked if wished; raises Wrong where it does not fit."""
        asked = Wanted(what="head", game=_game(text), record=text, viewer=OPEN, check=check)
        return msgspec.json.decode(await self.ask(asked, person, brought=True), type=Head)

    def _note(self, name: str, head: Head) -> Head:
        """Remember the head of a record that was brought."""
        self._read[name] = head
        if len(self._read) > MOST_READ:
            self._read.popitem(last=False)
        return head

    # ---- what the projector makes

    async def reel(self, source: Source, viewer: int) -> Reel:
        """The moments of a match for a viewer."""
        packed = await self._make(source, viewer, "reel", 0)
        return msgspec.json.decode(gzip.decompress(packed), type=Reel)

    async def frames(self, source: Source, viewer: int, chunk: int) -> bytes:
        """One chunk of frames, packed; beyond the end of a record nobody is asked, for each line makes one at most."""
        if source.open and chunk > source.lines // CHUNK:
            return NOTHING
        return await self._make(source, viewer, "frames", chunk)

    async def _make(self, source: Source, viewer: int, what: Any, chunk: int) -> bytes:
        key = source.id, source.lines, viewer, f"{what} {chunk}"
        found = self._made.get(key)
        if found is None:
            text = await self.ask(
                Wanted(
                    what=what,
                    game=source.game,
                    record=source.record,
                    viewer=viewer,
                    chunk=chunk,
                    running=not source.open,
                ),
                source.person,
                brought=source.live is None,
            )
            found = await asyncio.to_thread(_packed, text)
            self._remember(key, found)
        else:
            self._made.move_to_end(key)
        return found

    def _remember(self, key: tuple[str, int, int, str], found: bytes) -> None:
        self._bytes += len(found) - len(self._made.get(key, b""))
        self._made[key] = found
        while self._bytes > MOST_BYTES:
            _, gone = self._made.popitem(last=False)
            self._bytes -= len(gone)

    async def ask(self, wanted: Wanted, person: str, *, brought: bool) -> str:
        """Ask the projector; a record that does not fit is named with its row, but none of a match that still runs:
        the number of a line and what stands there tell of steps that nobody may know of."""
        try:
            async with self.room.scheduler.turn("records" if brought else "replays", person):
                text = await (self.room.brought if brought else self.room.projector).think(wanted)
        except Busy:
            raise Wrong("too-many", "too many matches are being told again; try again in a moment") from None
        except (BrokenProcessPool, MemoryError):
            raise Wrong("record-too-long", "this record takes too long to be told again") from None
        if text.startswith('{"line":'):
            if wanted.running:
                raise Wrong("record-too-long", "this match takes too long to be told again before its end")
            bad = msgspec.json.decode(text, type=Unfit)
            raise Wrong("bad-record", bad.problem, line=bad.line, row=_row(wanted.record, bad.line))
        return text

    # ---- records that people bring

    async def keep(self, text: str, person: str) -> tuple[str, float]:
        """Check a record in full and keep it for a while; raises Wrong and keeps nothing where it does not fit."""
        _whole(text)
        head = await self._head(text, person, check=True)
        own = f"{person}\n{text}".encode()  # his own, whoever else brings the same: it lies here as long as he wishes
        name = base64.urlsafe_b64encode(hashlib.sha256(own).digest()[:15]).decode()
        until = self.room.now() + LASTING
        await self._make_room(person, name)
        await self.room.store.file(Paper(kind=KEPT, key=name, body=text.encode(), owner=person, until=until))
        self._note(name, head)
        return name, until

    async def _make_room(self, person: str, name: str) -> None:
        own = [paper for paper in await self.room.store.papers(KEPT, person, self.room.now()) if paper.key != name]
        own.sort(key=lambda paper: paper.until or 0.0)
        for paper in own[: max(0, len(own) + 1 - MOST_KEPT)]:
            await self.room.store.shred(KEPT, paper.key)

    # ---- playing on

    async def play_on(self, source: Source, line: int, seat: int, level: str, person: str) -> str:
        """A new table that goes on after a line, on a seat, what it did not know dealt anew; gives the table's id."""
        if not source.open:
            raise Wrong("not-over", "one can play on from a match when it is over")
        if not source.playable:
            raise Wrong(
                "laid-out",
                "this record begins at a position that was laid out elsewhere; one can play on "
                "from what the rules have led to, and from the matches of this room",
            )
        if seat >= source.seats:
            raise Wrong("unknown-seat", f"there is no seat {seat}; seats are numbered 0 to {source.seats - 1}")
        if line > source.lines:
            raise Wrong("unknown-moment", f"the record has {source.lines} lines only")
        text = await self.ask(
            Wanted(what="deal", game=source.game, record=source.record, viewer=seat, line=line),
            person,
            brought=source.live is None,
        )
        start = msgspec.json.decode(text, type=str)
        if not start:
            raise Wrong("over", "the match is over at this moment")
        options: dict[str, Any] = dict(source.head.options)
        chairs = [Chair("me") if each == seat else Chair("bot", level) for each in range(source.seats)]
        settings = Settings(game=source.game, chairs=chairs, options=options, level=level)
        return await self.room.play_on(settings, person, PlayedOn(source.id, line, seat), start)

    # ---- what is told of a match beside its frames

    def table(self, source: Source, reel: Reel) -> TableFacts:
        """The table, or what a record says of the one it was played at."""
        if source.live is not None and source.place is not None:
            return telling.facts(source.live, source.place.company(), self.room.hall.time())
        head = source.head
        seats = [
            SeatFacts(seat=seat, kind="bot" if seat in reel.bots else "person", resigned=seat in reel.resigned)
            for seat in range(source.seats)
        ]
        return TableFacts(
            id=source.id,
            settings=_settings(head),
            locked=False,
            status="over" if reel.over else "playing",
            seats=seats,
            host="",
            watching=0,
            match=head.match,
            commit=head.commit,
            rated=reel.rated,
            unrated="" if reel.rated else "rewind" if not head.laid else "played-on",
            ended=(reel.ended or "rules") if reel.over else "",
        )


def _settings(head: Head) -> Settings:
    options: dict[str, Any] = dict(head.options)
    return Settings(game=head.game, chairs=[Chair()] * head.seats, options=options)


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 6, mtime=0)


def _game(text: str) -> str:
    """The game that a record names in its second row, whatever stands there."""
    return text[:200].partition("\n")[2].partition("\n")[0].removeprefix("game ")


def _whole(text: str) -> None:
    """Turn one seat's own record away: it must be the referee's."""
    if "\nviewer " in text[:4000]:
        raise Wrong(
            "seat-record",
            "this is one seat's own record: it has letters, but not what was played; the whole "
            "record can be had when the match is over",
        )


def _row(text: str, line: int) -> str:
    rows = text.split("\n")
    return rows[line - 1][:200] if 0 < line <= len(rows) else ""
