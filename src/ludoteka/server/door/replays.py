"""Matches told again: their moments, frames in chunks, the record; records that people bring; playing on."""

from __future__ import annotations

import gzip
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludoteka import SPECTATOR, Edition
from ludoteka.server.bodies import PlayOnWish, RecordKept, RecordWish, ReplayFacts, ReplayFrame, TableMade
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here, Signed, limit
from ludoteka.server.facts import END, ID, Standing, You
from ludoteka.server.films import CHUNK
from ludoteka.server.live.asking import Wrong, match_of
from ludoteka.server.replays import Replays, Source
from ludoteka.server.room import Room

Replay = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=ID)]
As = Annotated[
    str,
    QueryParameter(
        name="as",
        max_length=10,
        pattern=f"^(P[1-9][0-9]?|watching|open)?{END}",
        description="P1, P2 …, watching or open; empty: my seat",
    ),
]
Chunk = Annotated[int, QueryParameter(ge=0, le=100_000)]
BIGGEST: Final = 1_000_000
"""A record's bytes as they come in, with what JSON adds."""
FRAMES: Final = {200: ResponseSpec(list[ReplayFrame], description="the frames of the chunk", generate_examples=False)}

Told = NamedDependency[Replays]
"""What the room tells again."""


@get("/api/replays/{replay:str}", responses=WRONG, tags=["replays"])
async def replay(
    request: Call, caller: Signed, room: Here, replays: Told, replay: Replay, viewer: As = ""
) -> ReplayFacts:
    """The moments of a match as one viewer; while it runs, up to now and from my own seat's knowledge."""
    limit(request, room, "replay")
    source, person = await replays.find(replay, caller.person.id), caller.person.id
    name, number = source.viewer(viewer)
    reel = await replays.reel(source, number)
    seat = number if number >= 0 else None
    return ReplayFacts(
        id=source.id,
        kind="record" if source.live is None else "table",
        viewer=name,
        viewers=source.viewers(),
        table=replays.table(source, reel),
        you=You(person, seat, [] if seat is None else [seat], False),
        over=reel.over,
        standings=msgspec.convert(reel.standings, list[Standing]),
        last=reel.last,
        ends=reel.ends,
        lines=reel.lines,
        turns=reel.turns,
        chunk=CHUNK,
        sealed="\nseal sha256:" in source.record,
        levels=room.shelf.levels(source_edition(room, source)) if source.playable else [],
    )


@get("/api/replays/{replay:str}/frames", responses={**WRONG, **FRAMES}, tags=["replays"])
async def frames(
    request: Call, caller: Signed, room: Here, replays: Told, replay: Replay, viewer: As = "", chunk: Chunk = 0
) -> Response[Any]:
    """What a viewer saw: so many frames of a match, from the first of a chunk on."""
    limit(request, room, "replay")
    source = await replays.find(replay, caller.person.id)
    _, number = source.viewer(viewer)
    packed = await replays.frames(source, number, chunk)
    headers = {"vary": "accept-encoding", "cache-control": "private, no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=MediaType.JSON, headers=headers)


@get("/api/replays/{replay:str}/record", responses=WRONG, media_type=MediaType.TEXT, tags=["replays"])
async def record(request: Call, caller: Signed, room: Here, replays: Told, replay: Replay) -> Response[str]:
    """The record of a match: the whole when it is over, before that my own seat's."""
    limit(request, room, "replay")
    source = await replays.find(replay, caller.person.id)
    text = source.record
    if not source.open and source.live is not None:
        text = match_of(source.live).record(source.own[0] if source.own else SPECTATOR).text
    name = f'attachment; filename="{source.game}-{source.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/api/records", responses=WRONG, request_max_body_size=BIGGEST, tags=["replays"])
async def keep(request: Call, caller: Signed, room: Here, replays: Told, data: JSONBody[RecordWish]) -> RecordKept:
    """Bring a record: every line is checked, and where one does not fit it is named and nothing is kept."""
    limit(request, room, "upload")
    name, until = await replays.keep(data.text, caller.person.id)
    return RecordKept(id=name, until=until)


@post("/api/replays/{replay:str}/play-on", responses=WRONG, tags=["replays"])
async def play_on(
    request: Call, caller: Signed, room: Here, replays: Told, replay: Replay, data: JSONBody[PlayOnWish]
) -> TableMade:
    """A new, unrated table that goes on from a moment of a finished match, with me on a seat and bots on the others."""
    limit(request, room, "create")
    source = await replays.find(replay, caller.person.id)
    return TableMade(id=await replays.play_on(source, data.line, data.seat, data.level, caller.person.id))


def source_edition(room: Room, source: Source) -> Edition:
    """The game of a match; whoever asks has seen that it is on the shelf."""
    found = room.shelf.get(source.game)
    if found is None:
        raise Wrong("unknown-game", "there is no such game")
    return found


HANDLERS: Final = [replay, frames, record, keep, play_on]
