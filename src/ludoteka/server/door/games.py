"""The games: what can be chosen, and their words."""

from __future__ import annotations

import gzip
import hashlib
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.params import PathParameter

from ludoteka.server.bodies import GameFacts
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here
from ludoteka.server.live.acts import PRESETS
from ludoteka.server.live.asking import Wrong

Key = Annotated[str, PathParameter(min_length=1, max_length=40)]
_written: dict[tuple[int, str, str], tuple[bytes, bytes, str]] = {}


@get("/api/games", responses=WRONG, tags=["games"])
async def games(room: Here) -> list[GameFacts]:
    """Every game with its options, seats and bots."""
    return room.shelf.facts()


@get("/api/games/{key:str}/texts/{language:str}", responses=WRONG, tags=["games"])
async def texts(request: Call, room: Here, key: Key, language: Key) -> Response[Any]:
    """A game's sentences, clauses and content in one language; it changes only with a new release."""
    edition = room.shelf.get(key)
    if edition is not None:
        await room.shelf.ready(edition)
    found = room.shelf.texts(key, language)
    if found is None:
        raise Wrong("unknown-game", "there is no such game")
    at = id(room), key, found.language
    if at not in _written:
        body = msgspec.json.encode(found)
        _written[at] = body, gzip.compress(body, 9, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    body, packed, tag = _written[at]
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/presets", responses=WRONG, tags=["games"])
async def presets() -> list[str]:
    """What everybody may say, by key."""
    return list(PRESETS)


HANDLERS: Final = [games, texts, presets]
