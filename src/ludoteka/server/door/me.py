"""Who I am: coming in as a guest, a name, signing out, tokens for outside bots, and being forgotten."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter

from ludoteka.server.bodies import GuestWish, Me, NameWish, SessionFacts, TokenMade, TokenWish
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here, Signed, cookie, in_person, limit
from ludoteka.server.door.guard import token
from ludoteka.server.live.asking import Wrong
from ludoteka.server.people import FEED, Person, clean_name
from ludoteka.server.room import Room

Key = Annotated[str, PathParameter(min_length=1, max_length=60)]


def describe(room: Room, person: Person, *, in_person: bool = True) -> Me:
    """What somebody is told about himself; a token not what would outlive it."""
    feed = f"/api/feed/{room.people.signed(FEED, person.feed_text)}" if in_person else ""
    return Me(person=person.id, name=person.name, login=person.login, feed=feed, presets_only=person.login is None)


def signed_in(room: Room, person: Person, proof: str) -> Response[Me]:
    """Somebody, with the cookie that proves it."""
    return Response(describe(room, person), cookies=[cookie(room, proof)], status_code=200)


@get("/api/me", responses=WRONG, tags=["me"])
async def me(caller: Signed, room: Here) -> Me:
    """Who I am."""
    return describe(room, caller.person, in_person=caller.in_person)


@post("/api/me", responses=WRONG, status_code=200, tags=["me"])
async def come_in(request: Call, room: Here, data: JSONBody[GuestWish]) -> Response[Me]:
    """Come in as a guest; who is signed in stays who he is."""
    known = await room.people.caller(token(request.scope, room.cookie))
    if known is not None:
        return Response(describe(room, known.person, in_person=known.in_person), status_code=200)
    limit(request, room, "guest")
    await room.invitations.admit(data.invite)
    caller, proof = await room.people.guest(data.name)
    return signed_in(room, caller.person, proof)


@patch("/api/me", responses=WRONG, tags=["me"])
async def rename(request: Call, caller: Signed, room: Here, data: JSONBody[NameWish]) -> Me:
    """Be called otherwise; a name that looks like an account's is given a mark."""
    in_person(caller)
    limit(request, room, "name", caller.person.id)
    name = clean_name(data.name)
    if not name:
        raise Wrong("wrong-name", "a name needs at least one letter that can be seen")
    person = await room.people.rename(await room.people.present(caller.person.id), name)
    await room.attendance.changed(person.id)
    return describe(room, person)


@delete("/api/me", responses=WRONG, status_code=204, tags=["me"])
async def be_forgotten(caller: Signed, room: Here) -> None:
    """Delete my account, my name, all that is kept about me: I leave all tables, what I played stays without a name."""
    in_person(caller)
    await room.attendance.forget(caller.person.id)


@post("/api/me/logout", responses=WRONG, status_code=204, tags=["me"])
async def log_out(caller: Signed, room: Here) -> Response[None]:
    """Sign out: this sign-in is worth nothing any more."""
    await room.attendance.sign_out(caller.session.id)
    return Response(None, status_code=204, cookies=[cookie(room, "")])


@get("/api/me/sessions", responses=WRONG, tags=["me"])
async def sessions(caller: Signed, room: Here) -> list[SessionFacts]:
    """My sign-ins and tokens."""
    return [
        SessionFacts(id=one.id[:8], kind=one.kind, label=one.label, made=one.made, present=one.id == caller.session.id)
        for one in await room.people.sessions(caller.person.id)
    ]


@delete("/api/me/sessions/{session:str}", responses=WRONG, status_code=204, tags=["me"])
async def revoke_session(caller: Signed, room: Here, session: Key) -> None:
    """Revoke a sign-in or a token of mine; a token can only revoke itself."""
    for one in await room.people.sessions(caller.person.id):
        if one.id[:8] == session:
            if one.id != caller.session.id:
                in_person(caller)
            await room.attendance.sign_out(one.id)
            return
    raise Wrong("unknown", "you have no such sign-in")


@post("/api/me/tokens", responses=WRONG, tags=["me"])
async def make_token(request: Call, caller: Signed, room: Here, data: JSONBody[TokenWish]) -> TokenMade:
    """A token for an outside bot, which then is me: it goes into `Authorization: Bearer …`."""
    in_person(caller)
    limit(request, room, "token", caller.person.id)
    made, proof = await room.people.sign_in(caller.person, "token", data.label)
    return TokenMade(id=made.session.id[:8], label=data.label, token=proof)


HANDLERS: Final = [me, come_in, rename, be_forgotten, log_out, sessions, revoke_session, make_token]
