"""Accounts: a login with a password, or with a passkey."""

from __future__ import annotations

from typing import Final

from litestar import Response, post
from litestar.exceptions import ClientException
from litestar.params import JSONBody

from ludoteka.server.accounts import Site
from ludoteka.server.bodies import AccountWish, LoginWish, Me, PasskeyProof, PasskeyTask, PasskeyWish
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here, Signed, in_person, limit, origin
from ludoteka.server.door.me import describe, signed_in
from ludoteka.server.room import Room


def site(request: Call, room: Room) -> Site:
    """The address by which the browser knows this room, which a passkey is good for."""
    known = origin(request, room)
    host = known.partition("://")[2].partition(":")[0]
    if not host:
        raise ClientException("the call names no host")
    return Site(host, known)


@post("/api/accounts", responses=WRONG, status_code=200, tags=["accounts"])
async def register(request: Call, caller: Signed, room: Here, data: JSONBody[AccountWish]) -> Me:
    """Keep who I am under a login and a password; with my own login, change the password and sign out elsewhere."""
    in_person(caller)
    limit(request, room, "account")
    person = await room.accounts.register(caller, data.login, data.password)
    for one in await room.people.sessions(person.id):  # a guest, who only now has a login, has no other
        if one.id != caller.session.id and one.kind == "cookie":
            await room.attendance.sign_out(one.id)
    await room.attendance.changed(person.id)
    return describe(room, person)


@post("/api/login", responses=WRONG, status_code=200, tags=["accounts"])
async def log_in(request: Call, room: Here, data: JSONBody[LoginWish]) -> Response[Me]:
    """Come in with login and password."""
    limit(request, room, "login")
    limit(request, room, "login-name", data.login)
    come, proof = await room.accounts.log_in(data.login, data.password)
    return signed_in(room, come.person, proof)


@post("/api/passkeys", responses=WRONG, status_code=200, tags=["accounts"])
async def begin_passkey(request: Call, caller: Signed, room: Here, data: JSONBody[PasskeyWish]) -> PasskeyTask:
    """Begin to keep who I am by a passkey."""
    in_person(caller)
    limit(request, room, "account")
    attempt, options = await room.accounts.begin_register(site(request, room), caller.person, data.login)
    return PasskeyTask(attempt=attempt, options=options)


@post("/api/passkeys/finish", responses=WRONG, status_code=200, tags=["accounts"])
async def finish_passkey(request: Call, caller: Signed, room: Here, data: JSONBody[PasskeyProof]) -> Me:
    """What the browser made of it."""
    in_person(caller)
    limit(request, room, "account")
    person = await room.accounts.finish_register(site(request, room), caller, data.attempt, data.credential)
    await room.attendance.changed(person.id)
    return describe(room, person)


@post("/api/login/passkey", responses=WRONG, status_code=200, tags=["accounts"])
async def begin_login(request: Call, room: Here) -> PasskeyTask:
    """Begin to come in by a passkey."""
    limit(request, room, "login")
    attempt, options = await room.accounts.begin_login(site(request, room))
    return PasskeyTask(attempt=attempt, options=options)


@post("/api/login/passkey/finish", responses=WRONG, status_code=200, tags=["accounts"])
async def finish_login(request: Call, room: Here, data: JSONBody[PasskeyProof]) -> Response[Me]:
    """Come in by a passkey."""
    limit(request, room, "login")
    person = await room.accounts.finish_login(site(request, room), data.attempt, data.credential)
    _, proof = await room.people.sign_in(person, "cookie", "")
    return signed_in(room, person, proof)


HANDLERS: Final = [register, log_in, begin_passkey, finish_passkey, begin_login, finish_login]
