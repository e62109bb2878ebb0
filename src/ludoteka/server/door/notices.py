"""Notices, web push; blocking and reporting people."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from ludoteka.server import reports
from ludoteka.server.bodies import Block, Blocked, Notice, PushGone, PushKey, PushWish, Report
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here, Signed, in_person, limit
from ludoteka.server.facts import ID
from ludoteka.server.room import Room
from ludoteka.server.store.store import Paper

Somebody = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=ID)]


@get("/api/notices", responses=WRONG, tags=["notices"])
async def notices(request: Call, caller: Signed, room: Here) -> list[Notice]:
    """What happened at my tables while I was not looking; the last for each table."""
    limit(request, room, "list")
    return await room.notices.of(caller.person.id)


@get("/api/push", responses=WRONG, tags=["notices"])
async def push_key(room: Here) -> PushKey:
    """The key a browser subscribes with."""
    return PushKey(key=await room.notices.push.key())


@post("/api/push", responses=WRONG, status_code=204, tags=["notices"])
async def push(request: Call, caller: Signed, room: Here, data: JSONBody[PushWish]) -> None:
    """Send my turn notices to this browser, until this sign-in ends."""
    in_person(caller)
    limit(request, room, "push", caller.person.id)
    await room.notices.push.subscribe(caller, data)


@post("/api/push/gone", responses=WRONG, status_code=204, tags=["notices"])
async def push_gone(request: Call, caller: Signed, room: Here, data: JSONBody[PushGone]) -> None:
    """Send no more notices to this browser."""
    limit(request, room, "push", caller.person.id)
    await room.notices.push.unsubscribe(caller.person.id, data.endpoint)


@get("/api/blocks", responses=WRONG, tags=["people"])
async def blocks(request: Call, caller: Signed, room: Here) -> list[Blocked]:
    """Whom I keep away."""
    limit(request, room, "list")
    papers = await room.store.papers("block", caller.person.id, room.now())
    names = await room.people.names([paper.key.rpartition(":")[2] for paper in papers])
    return [Blocked(person=person, name=name) for person, name in names.items()]


@post("/api/blocks", responses=WRONG, status_code=204, tags=["people"])
async def block(request: Call, caller: Signed, room: Here, data: JSONBody[Block]) -> None:
    """Keep somebody away: I do not hear him, and he cannot sit at tables I host; or no longer. Open tables follow."""
    limit(request, room, "block", caller.person.id)
    await keep_away(room, caller.person.id, data.person, yes=data.yes)


@delete("/api/blocks/{person:str}", responses=WRONG, status_code=204, tags=["people"])
async def unblock(request: Call, caller: Signed, room: Here, person: Somebody) -> None:
    """Keep somebody away no longer."""
    limit(request, room, "block", caller.person.id)
    await keep_away(room, caller.person.id, person, yes=False)


async def keep_away(room: Room, person: str, other: str, *, yes: bool) -> None:
    """Write down that somebody keeps another away, or does so no longer."""
    key = f"{person}:{other}"
    if yes:
        await room.store.file(Paper(kind="block", key=key, body=b"{}", owner=person))
    else:
        await room.store.shred("block", key)
    await room.attendance.quieted(person)


@post("/api/reports", responses=WRONG, status_code=204, tags=["people"])
async def report(request: Call, caller: Signed, room: Here, data: JSONBody[Report]) -> None:
    """Complain to whoever runs this server, who reads it by `ludoteka reports`."""
    limit(request, room, "report", caller.person.id)
    limit(request, room, "report-address")
    await reports.file(room.store, data, caller.person.id, room.now())


HANDLERS: Final = [notices, push_key, push, push_gone, blocks, block, unblock, report]
