"""The socket: one per viewer. What comes in is measured, read and done; what is new goes out."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from ludoteka.server import protocol
from ludoteka.server.door.guard import Receive, Scope, Send, address, token
from ludoteka.server.facts import Problem
from ludoteka.server.farewells import CODES, last_word, let_go
from ludoteka.server.limits import TooMany
from ludoteka.server.live.answering import DAMAGED, refused, too_many
from ludoteka.server.live.asking import Who, Wrong
from ludoteka.server.live.bucket import Bucket
from ludoteka.server.live.hall import UnknownTable
from ludoteka.server.live.place import Place
from ludoteka.server.live.quick import Quick
from ludoteka.server.live.state import Live
from ludoteka.server.live.viewers import Viewer, Write
from ludoteka.server.people import Caller
from ludoteka.server.protocol import Answer
from ludoteka.server.room import Room
from ludoteka.server.store.store import Damaged, Unavailable

log = logging.getLogger("ludoteka.socket")
PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/socket")
MOST_BAD: Final = 30
"""So many messages that cannot be read, or come too fast, and the socket is closed."""

FINE: Final = 20.0
"""For so many messages counts a move that is refused or stale, when its sender has sent too many of those."""

LAST_WORD: Final = 2.0
"""So long somebody who is let go may take to hear why."""

_decode = msgspec.json.Decoder(protocol.Deed).decode
_encode = msgspec.json.Encoder().encode


class Turned(Exception):
    """Somebody is turned away at the door."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(detail)
        self.problem = Problem(key, detail)


class Sockets:
    """Opens sockets and keeps count of them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its opening to its end."""
        found = PATH.fullmatch(scope["path"])
        message = await receive()
        if message["type"] != "websocket.connect":
            return
        if found is None:
            await send({"type": "websocket.close", "code": 1008, "reason": "no such address"})
            return
        where = address(scope)
        await send({"type": "websocket.accept"})
        try:
            self._count(where)
        except Turned as turned:
            self.room.figures.sockets_refused += 1
            await _bye(send, turned.problem)
            return
        self.open[where] += 1
        self.room.figures.sockets_opened += 1
        try:
            await self._attend(scope, found.group(1), receive, send)
        except Turned as turned:
            await _bye(send, turned.problem)
        finally:
            self.open[where] -= 1
            if not self.open[where]:
                del self.open[where]

    def _count(self, where: str) -> None:
        config = self.room.config
        if self.open.total() >= config.sockets or self.open[where] >= config.sockets_per_address:
            raise Turned("too-many", "too many connections")
        try:
            self.room.limits.check("connect", where)
        except TooMany as many:
            raise Turned("too-many", str(many)) from None

    async def _attend(self, scope: Scope, table: str, receive: Receive, send: Send) -> None:
        """Find out who it is and what he may see, then listen to him."""
        wire = scope.get("extensions", {}).get("wire")
        place, viewer = await self._enter(scope, table, send, None if wire is None else wire.write)
        self.room.chores.greet(place)
        bucket, where = self.room.limits.bucket("frame"), address(scope)
        spare = partial(self._spare, viewer, where, bucket)
        if wire is not None:
            wire.heard = self._quick(place, viewer, bucket, spare).hear
        loop = asyncio.get_running_loop()
        post = loop.create_task(viewer.post())
        listen = loop.create_task(self._listen(place, viewer, receive, bucket, where, spare))
        ended = viewer.ended = loop.create_future()
        try:
            await asyncio.wait((post, listen, ended), return_when=asyncio.FIRST_COMPLETED)
            if viewer.gone:
                await asyncio.wait((post,), timeout=LAST_WORD)
                async with asyncio.timeout(LAST_WORD):
                    await send({"type": "websocket.close", "code": viewer.code, "reason": ""})
        except OSError:  # a client that is gone, or that does not read: TimeoutError is one, too
            pass
        finally:
            viewer.gone = True
            if wire is not None:
                wire.heard = None
            place.host_away(self.room.now())  # until now he was here
            place.viewers.remove(viewer)
            for task in (post, listen):
                task.cancel()
            for found in await asyncio.gather(post, listen, return_exceptions=True):
                if isinstance(found, Exception) and not isinstance(found, OSError):
                    log.error("a socket failed", exc_info=found)
            self.room.chores.greet(place)

    async def _enter(self, scope: Scope, table: str, send: Send, write: Write | None) -> tuple[Place, Viewer]:
        """Let somebody in, or turn him away, as what he is at the moment at which he is told the table."""
        room, query = self.room, parse_qs(scope["query_string"].decode("latin-1"))
        try:
            caller = await room.people.caller(token(scope, room.cookie))
            if caller is None:
                raise Turned("signed-out", "come in first: POST /api/me")
            muted = await room.attendance.muted(caller.person.id, table)
            place = await room.hall.place(table)
            async with place.lock:
                live = await room.hall.live(place)
                problem = room.may_look(live, caller.person.id)
                if problem is not None:
                    raise Turned(problem.key, problem.detail)
                seat = _seat(live, caller, query.get("seat", [""])[0])
                viewer = Viewer(Who(caller.person.id, seat, caller.person.login is not None), send, write)
                viewer.session, viewer.muted = caller.session.id, muted
                viewer.tell(room.hall.sync(live, viewer, _number(query.get("since", ["0"])[0])))
                place.viewers.append(viewer)
        except Wrong as wrong:
            raise Turned(wrong.key, wrong.detail) from None
        except UnknownTable:
            raise Turned("unknown-table", "there is no such table") from None
        except Damaged as bad:
            log.error("a table cannot be shown: %s", bad, extra={"table": table})
            raise Turned("damaged", DAMAGED) from None
        except Unavailable:
            raise Turned("unavailable", "the room cannot be reached now; try again in a moment") from None
        return place, viewer

    # ---- listening

    def _quick(self, place: Place, viewer: Viewer, bucket: Bucket, spare: Callable[[], bool]) -> Quick:
        """The short way for this viewer's moves."""
        room, deeds = self.room, self.room.figures.deeds

        async def long_way(deed: protocol.Move) -> None:
            answer = await room.hall.do(place, viewer.who, deed)
            deeds[answer.kind] += 1
            await self._tell(place, viewer, deed, answer, spare)

        return Quick(
            room.hall,
            place,
            viewer,
            room.config.frame_bytes,
            room.people.sign_ins,
            bucket,
            room.limits.now,
            deeds,
            lambda deed: room.chores.spawn(long_way(deed)),
            spare,
        )

    def _spare(self, viewer: Viewer, where: str, bucket: Bucket) -> bool:
        """Count a move that was refused or stale as a question; who sends too many is heard more slowly."""
        try:
            self.room.limits.check_both("question", viewer.who.person, where)
        except TooMany:
            bucket.fine(self.room.limits.now(), FINE)
            return False
        return True

    async def _listen(
        self, place: Place, viewer: Viewer, receive: Receive, bucket: Bucket, where: str, spare: Callable[[], bool]
    ) -> None:
        """Take message after message until the socket closes; between two of them all others are heard."""
        bad, now = 0, self.room.limits.now
        longest = self.room.config.frame_bytes
        with suppress(Unavailable):
            if await self._signed_out(viewer):  # between coming in and being seen to be there
                return
        while bad < MOST_BAD:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(0)  # the next message may be here already, and then nothing else would be waited for
            text = message.get("text") or message.get("bytes") or ""
            if bucket.wait(now()) > 0:
                bad += 1
                _answer(viewer, "", "too-many", "too many messages; some were not read")
                continue
            if len(text) > longest:
                bad += 1
                _answer(viewer, "", "too-long", f"a message has at most {longest} characters")
                continue
            try:
                deed = _decode(text)
            except protocol.UNREADABLE as wrong:
                bad += 1
                _answer(viewer, "", "bad-message", str(wrong))
                continue
            try:
                if not await self._take(place, viewer, deed, where, spare):
                    return
            except Unavailable as bad:
                viewer.tell(_encode(refused(place.id, deed, bad)))
        let_go(viewer, "too-many", "too many messages that help nobody")

    async def _take(self, place: Place, viewer: Viewer, deed: Any, where: str, spare: Callable[[], bool]) -> bool:
        """Do what a message says; False where the caller is not let in any more."""
        room = self.room
        if type(deed) is protocol.Ping:
            viewer.tell(_encode(protocol.Pong(id=deed.id)))
            return True
        if type(deed) is protocol.Resync:
            if not spare():
                viewer.tell(_encode(too_many(deed.id)))
                return True
            async with place.lock:
                viewer.tell(room.hall.sync(await room.hall.live(place), viewer, 0))
            return True
        if await self._signed_out(viewer):
            return False
        if type(deed) in (protocol.Forecast, protocol.Hint):  # it may take long, and its sender wants to play on
            room.chores.spawn(self._reckon(place, viewer, deed, spare))
            return True
        await self._tell(place, viewer, deed, await room.deed(place, viewer.who, deed, where), spare)
        return True

    async def _signed_out(self, viewer: Viewer) -> bool:
        """Whether a viewer's sign-in is worth nothing any more; then he is let go."""
        people = self.room.people
        try:
            if people.believed(viewer.session) or await people.known(viewer.session) is not None:
                return False
        except Wrong as wrong:
            let_go(viewer, wrong.key, wrong.detail)
            return True
        let_go(viewer, "signed-out", "you have signed out")
        return True

    async def _tell(self, place: Place, viewer: Viewer, deed: Any, answer: Answer, spare: Callable[[], bool]) -> None:
        """Answer; whoever has missed something is sent it."""
        if type(deed) is protocol.Move and answer.kind != "accepted" and not spare() and answer.kind == "stale":
            answer = too_many(deed.id)
        viewer.tell(_encode(answer))
        if answer.kind == "stale":
            async with place.lock:
                live = await self.room.hall.live(place)
                viewer.tell(self.room.hall.sync(live, viewer, protocol.last_letter(deed)))

    async def _reckon(
        self, place: Place, viewer: Viewer, deed: protocol.Forecast | protocol.Hint, spare: Callable[[], bool]
    ) -> None:
        """Answer when it has been thought about."""
        try:
            answer = await self.room.deed(place, viewer.who, deed)
        except Exception as error:
            answer = refused(place.id, deed, error)
        await self._tell(place, viewer, deed, answer, spare)


def _answer(viewer: Viewer, key: str, problem: str, detail: str) -> None:
    viewer.tell(_encode(Answer(id=key, kind="error", problem=Problem(problem, detail))))


def _seat(live: Live, caller: Caller, wanted: str) -> int | None:
    """The seat somebody looks from: the one he names, else his first, else none."""
    own = live.seats_of(caller.person.id)
    if not wanted:
        return own[0] if own else None
    if not wanted.isascii() or not wanted.isdigit() or int(wanted[:4]) not in own:
        raise Turned("not-your-seat", "that is not your seat")
    return int(wanted[:4])


def _number(text: str) -> int:
    return int(text[:10]) if text.isascii() and text.isdigit() else 0


async def _bye(send: Send, problem: Problem) -> None:
    await send({"type": "websocket.send", "text": last_word(problem).decode()})
    await send({"type": "websocket.close", "code": CODES.get(problem.key, 1008), "reason": problem.key})
