"""Who calls: the sign-in that a call carries, and the cookie that is given out."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from ludoteka.server.door.guard import address, header, token
from ludoteka.server.live.asking import Wrong
from ludoteka.server.people import LASTING, Caller
from ludoteka.server.room import Room

Call = Request[Any, Any, Any]
Here = NamedDependency[Room]
"""The room that is called."""
Signed = NamedDependency[Caller]
"""Whoever is signed in."""


async def provide_caller(request: Call, room: Here) -> Caller:
    """Whoever is signed in."""
    found = await room.people.caller(token(request.scope, room.cookie))
    if found is None:
        raise Wrong("signed-out", "come in first: POST /api/me")
    return found


def in_person(caller: Caller) -> None:
    """A token may play, but not decide about the account."""
    if not caller.in_person:
        raise Wrong("forbidden", "a token may play, but not change the account; sign in yourself")


def limit(request: Call, room: Room, kind: str, key: str = "") -> None:
    """Count a call of a kind, by address or by another key."""
    room.limits.check(kind, key or address(request.scope))


def origin(request: Call, room: Room) -> str:
    """The address by which the caller knows this room; empty where neither the host nor the call names one."""
    host = header(request.scope, b"host")
    return room.config.origin.rstrip("/") or (f"{request.scope['scheme']}://{host}" if host else "")


def cookie(room: Room, value: str) -> Cookie:
    """The sign-in as a cookie that no script can read and no other site can send."""
    return Cookie(
        key=room.cookie,
        value=value,
        max_age=int(LASTING) if value else 0,
        path="/",
        httponly=True,
        samesite="strict",
        secure=room.config.origin.startswith("https://"),
    )
