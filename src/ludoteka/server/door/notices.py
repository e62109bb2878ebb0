"""Notices, the feed, web push; blocking and reporting people."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Annotated, Final
from xml.sax.saxutils import escape

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from ludoteka.server.bodies import Block, Blocked, Notice, PushGone, PushKey, PushWish, Report
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here, Signed, limit
from ludoteka.server.live.asking import Wrong
from ludoteka.server.store.store import Paper

Key = Annotated[str, PathParameter(min_length=1, max_length=120)]
WORDS: Final = {"turn": "it is your turn", "started": "the match has begun", "over": "the match is over",
                "rematch": "a rematch waits for you", "takeover": "a bot plays for you"}


@get("/api/notices", responses=WRONG, tags=["notices"])
async def notices(request: Call, caller: Signed, room: Here) -> list[Notice]:
    """What happened at my tables while I was not looking; the last for each table."""
    limit(request, room, "list")
    return await room.notices.of(caller.person.id)


@get("/api/feed/{key:str}", responses=WRONG, media_type="application/atom+xml", tags=["notices"])
async def feed(request: Call, room: Here, key: Key) -> Response[str]:
    """The same as an Atom feed, for a feed reader; the address is private (see `me`)."""
    limit(request, room, "list")
    person = room.people.unsign("feed", key)
    known = None if person is None else await room.people.person(person)
    if known is None:
        raise Wrong("unknown", "there is no such feed")
    found = await room.notices.of(known.id)
    base = room.config.origin.rstrip("/") or str(request.base_url).rstrip("/")
    return Response(atom(base, known.id, found), media_type="application/atom+xml; charset=utf-8")


def atom(base: str, person: str, found: list[Notice]) -> str:
    """Notices as Atom."""
    rows = [f"<entry><id>urn:ludoteka:{one.table}:{one.what}:{int(one.at)}</id><title>{escape(one.game)}: "
            f"{WORDS[one.what]}</title><updated>{_time(one.at)}</updated>"
            f'<link href="{escape(base)}/t/{one.table}"/></entry>' for one in found]
    updated = _time(found[0].at if found else 0.0)
    return (f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>Ludoteka</title>'
            f"<id>urn:ludoteka:person:{person}</id><updated>{updated}</updated>{''.join(rows)}</feed>\n")


def _time(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@get("/api/push", responses=WRONG, tags=["notices"])
async def push_key(room: Here) -> PushKey:
    """The key a browser subscribes with."""
    return PushKey(key=await room.notices.key())


@post("/api/push", responses=WRONG, status_code=204, tags=["notices"])
async def push(request: Call, caller: Signed, room: Here, data: JSONBody[PushWish]) -> None:
    """Send my turn notices to this browser."""
    limit(request, room, "push", caller.person.id)
    await room.notices.subscribe(caller.person.id, data)


@post("/api/push/gone", responses=WRONG, status_code=204, tags=["notices"])
async def push_gone(request: Call, caller: Signed, room: Here, data: JSONBody[PushGone]) -> None:
    """Send no more notices to this browser."""
    limit(request, room, "push", caller.person.id)
    await room.notices.unsubscribe(caller.person.id, data.endpoint)


@get("/api/blocks", responses=WRONG, tags=["people"])
async def blocks(request: Call, caller: Signed, room: Here) -> list[Blocked]:
    """Whom I keep away."""
    limit(request, room, "list")
    papers = await room.store.papers("block", caller.person.id, room.now())
    names = await room.people.names([paper.key.rpartition(":")[2] for paper in papers])
    return [Blocked(person=person, name=name) for person, name in names.items()]


@post("/api/blocks", responses=WRONG, status_code=204, tags=["people"])
async def block(request: Call, caller: Signed, room: Here, data: JSONBody[Block]) -> None:
    """Keep somebody away: I do not hear him, and he cannot sit at tables I host; or no longer."""
    limit(request, room, "block", caller.person.id)
    key = f"{caller.person.id}:{data.person}"
    if data.yes:
        await room.store.file(Paper(kind="block", key=key, body=b"{}", owner=caller.person.id))
    else:
        await room.store.shred("block", key)


@post("/api/reports", responses=WRONG, status_code=204, tags=["people"])
async def report(request: Call, caller: Signed, room: Here, data: JSONBody[Report]) -> None:
    """Complain to whoever runs this server."""
    limit(request, room, "report", caller.person.id)
    body = msgspec.to_builtins(data) | {"by": caller.person.id, "at": room.now()}
    await room.store.file(Paper(kind="report", key=secrets.token_hex(8), body=msgspec.json.encode(body)))


HANDLERS: Final = [notices, feed, push_key, push, push_gone, blocks, block, report]
