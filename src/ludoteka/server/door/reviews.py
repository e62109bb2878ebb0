"""After the end: the review of a match, what happened in it, and what the caller has played."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get

from ludoteka import Match
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here, Signed, limit
from ludoteka.server.door.tables import Table, visit
from ludoteka.server.live.asking import Wrong
from ludoteka.server.live.entries import read
from ludoteka.server.live.state import Live
from ludoteka.server.names import told_apart
from ludoteka.server.people import Caller
from ludoteka.server.played import match_facts
from ludoteka.server.reviewed import MatchFacts, PlayerStatistics, Review, ReviewAnswer, SeatAt
from ludoteka.server.room import Room
from ludoteka.server.thinkers import Busy


@get("/api/tables/{table:str}/review", responses=WRONG, tags=["after the end"])
async def review(request: Call, caller: Signed, room: Here, table: Table) -> ReviewAnswer:
    """The review of a finished match, or how far it is: asking begins it."""
    limit(request, room, "act", caller.person.id)
    live, match = await finished(room, caller, table)
    try:
        found = await room.reviews.ask(table, match, caller.person.id)
    except Busy:
        raise Wrong("too-many", "so many reviews are asked for; come back in a few minutes") from None
    told = ReviewAnswer(
        status="waiting",
        game=live.settings.game,
        sitters=await sitters(room, live),
        mine=live.seats_of(caller.person.id),
    )
    if isinstance(found, Review):
        return msgspec.structs.replace(told, status="ready", review=found)
    return msgspec.structs.replace(
        told, status="working" if found.total else "waiting", done=found.done, total=found.total
    )


@get("/api/tables/{table:str}/statistics", responses=WRONG, tags=["after the end"])
async def happened(request: Call, caller: Signed, room: Here, table: Table) -> MatchFacts:
    """What happened in a finished match."""
    limit(request, room, "replay")
    live, match = await finished(room, caller, table)
    played = [entry.at for entry in await room.store.read(table) if read(entry.body).lines]
    return match_facts(live, match, await sitters(room, live), played[-1] - played[0] if played else 0.0)


@get("/api/me/statistics", responses=WRONG, tags=["after the end"])
async def my_statistics(request: Call, caller: Signed, room: Here) -> PlayerStatistics:
    """What I have played; nobody else is told."""
    limit(request, room, "list")
    return await room.played.of(caller.person.id, room.now())


async def finished(room: Room, caller: Caller, table: str) -> tuple[Live, Match]:
    """A table that the caller may look at and whose match is over."""
    _, live = await visit(room, caller, table)
    match = live.match
    if match is None or not match.over:
        raise Wrong("not-over", "this match is not over")
    return live, match


async def sitters(room: Room, live: Live) -> list[SeatAt]:
    """Who sat where."""
    names = told_apart(await room.people.names({sitter.person for sitter in live.sitters if sitter.person}))
    return [
        SeatAt(seat, names.get(sitter.person, "") if sitter.person else "", sitter.level)
        for seat, sitter in enumerate(live.sitters)
    ]


HANDLERS: Final = [review, happened, my_statistics]
