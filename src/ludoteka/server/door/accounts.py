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
from ludoteka.server.live.asking import Wrong
from ludoteka.server.people import Caller, Person
from ludoteka.server.room import Room


def site(request: Call, room: Room) -> Site:
    """The address by which the browser knows this room, which a passkey is good for."""
    known = origin(request, room)
    host = known.partition("://")[2].partition(":")[0]
    if not host:
        raise ClientException("the call names no host")
    return Site(host, known)


@post("/api/accounts", responses=WRONG, status_code=200, tags=["accounts"])
async def register(request: Call, caller: Signed, room: Here, data: JSONBody[AccountWish]) -> Response[Me]:
    """Keep who I am under a login and a password; with my own login and my `old` password, change it.

    All other sign-ins and all tokens end then. Who was a guest is given a new cookie: the old one may be known.
    """
    in_person(caller)
    limit(request, room, "account")
    limit(request, room, "login-name", data.login)
    person, fresh = await room.accounts.register(caller, data.login, data.password, data.old)
    if fresh:
        return await renew(room, caller, person)
    await end_others(room, person, caller.session.id)
    return Response(describe(room, person), status_code=200)


async def renew(room: Room, caller: Caller, person: Person) -> Response[Me]:
    """Exchange the sign-in of a guest who now has an account, and end all others; the name is the account's now."""
    if not await room.people.claim_names(person):
        person = await room.people.rename(person, person.name)
    come, proof = await room.people.sign_in(person, "cookie", "")
    try:
        await room.people.present(person.id)
    except Wrong:  # forgotten meanwhile
        await room.people.sign_out(come.session.id)
        raise
    await room.notices.push.follow(person.id, caller.session.id, come.session.id)
    await end_others(room, person, come.session.id)
    return signed_in(room, person, proof)


async def end_others(room: Room, person: Person, session: str) -> None:
    """End all sign-ins and tokens of a person but one, at every node."""
    for one in await room.people.sessions(person.id):
        if one.id != session:
            await room.attendance.sign_out(one.id)
    await room.attendance.changed(person.id)


@post("/api/login", responses=WRONG, status_code=200, tags=["accounts"])
async def log_in(request: Call, room: Here, data: JSONBody[LoginWish]) -> Response[Me]:
    """Come in with login and password."""
    limit(request, room, "login")
    limit(request, room, "login-name", data.login)
    come, proof = await room.accounts.log_in(data.login, data.password)
    await room.people.claim_names(come.person)  # older releases kept no names
    return signed_in(room, come.person, proof)


@post("/api/passkeys", responses=WRONG, status_code=200, tags=["accounts"])
async def begin_passkey(request: Call, caller: Signed, room: Here, data: JSONBody[PasskeyWish]) -> PasskeyTask:
    """Begin to keep who I am by a passkey."""
    in_person(caller)
    limit(request, room, "account")
    attempt, options = await room.accounts.begin_register(site(request, room), caller.person, data.login)
    return PasskeyTask(attempt=attempt, options=options)


@post("/api/passkeys/finish", responses=WRONG, status_code=200, tags=["accounts"])
async def finish_passkey(request: Call, caller: Signed, room: Here, data: JSONBody[PasskeyProof]) -> Response[Me]:
    """What the browser made of it; who was a guest is given a new cookie."""
    in_person(caller)
    limit(request, room, "account")
    fresh = (await room.people.present(caller.person.id)).login is None
    person = await room.accounts.finish_register(site(request, room), caller, data.attempt, data.credential)
    if fresh:
        return await renew(room, caller, person)
    await room.attendance.changed(person.id)
    return Response(describe(room, person), status_code=200)


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
    await room.people.claim_names(person)
    _, proof = await room.people.sign_in(person, "cookie", "")
    return signed_in(room, person, proof)


HANDLERS: Final = [register, log_in, begin_passkey, finish_passkey, begin_login, finish_login]
