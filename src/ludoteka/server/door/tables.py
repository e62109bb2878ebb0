"""Tables: the lobby, a new one, coming in by password, doing things without a socket, the record."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from ludoteka import SPECTATOR
from ludoteka.server.bodies import Entrance, TableMade, TableRow
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here, Signed, limit
from ludoteka.server.door.guard import address
from ludoteka.server.facts import ID, TableWish, You
from ludoteka.server.live import telling
from ludoteka.server.live.asking import Who, Wrong, match_of
from ludoteka.server.live.chores import info_of
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.names import told_apart
from ludoteka.server.people import Caller
from ludoteka.server.protocol import Answer, Deed, Sync, last_letter
from ludoteka.server.room import Room
from ludoteka.server.store.store import Damaged, Search

Table = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=ID)]
Number = Annotated[int, QueryParameter(ge=-1, le=98, description="one of my seats; -1: the first")]
Game = Annotated[str, QueryParameter(max_length=40)]
Before = Annotated[float | None, QueryParameter(description="`updated` of the last row of the page before")]
Beyond = Annotated[str, QueryParameter(max_length=40, description="`id` of that row")]
PAGE: Final = 50
"""So many tables are listed at a time."""
Status = FromQuery[Literal["", "open", "playing", "over"]]


@get("/api/tables", responses=WRONG, tags=["tables"])
async def tables(
    request: Call,
    caller: Signed,
    room: Here,
    game: Game = "",
    mine: FromQuery[bool] = False,
    status: Status = "",
    before: Before = None,
    beyond: Beyond = "",
) -> list[TableRow]:
    """Public tables, or my own; newest first, 50 at a time: the next page is that after the last row of this one."""
    limit(request, room, "list")
    search = Search(
        public=None if mine else True,
        game=game,
        person=caller.person.id if mine else "",
        status=(status,) if status else (),
        before=before,
        beyond=beyond,
        limit=PAGE,
    )
    rows = [msgspec.json.decode(index.facts, type=TableRow) for index in await room.store.tables(search)]
    names = await room.people.names({person for row in rows for person in row.people})
    found = []
    for row in rows:
        turn = mine and row.status == "playing" and await _asked(room, row.id, caller.person.id)
        found.append(
            msgspec.structs.replace(
                row, people=_shown(names, row.people), my_turn=turn, mine=caller.person.id in row.people
            )
        )
    return found


def _shown(names: dict[str, str], people: list[str]) -> list[str]:
    """The names of people at one table, told apart."""
    apart = told_apart({person: names[person] for person in people})
    return [apart[person] for person in people]


async def _asked(room: Room, table: str, person: str) -> bool:
    try:
        place = await room.hall.place(table)
        async with place.lock:  # what is being written is not told before it is durable
            live = await room.hall.live(place)
    except Damaged:  # the list of all other tables is given all the same
        return False
    return any(seat in live.asked_people for seat in live.seats_of(person))


@post("/api/tables", responses=WRONG, tags=["tables"])
async def make_table(request: Call, caller: Signed, room: Here, data: JSONBody[TableWish]) -> TableMade:
    """Set up a table; I am its host. Sent again with the same `id`, a wish gives the table that it made before."""
    limit(request, room, "create")
    return TableMade(id=await room.create(data, caller.person.id))


@get("/api/tables/{table:str}", responses=WRONG, tags=["tables"])
async def see(caller: Signed, room: Here, table: Table, seat: Number = -1, since: FromQuery[int] = 0) -> Response[Any]:
    """Everything I may know of a table now, as a socket's first message has it."""
    muted = sorted(await room.attendance.muted(caller.person.id, table))
    place, live = await visit(room, caller, table)  # nothing is waited for after it: a change may be under way then
    return Response(synced(room, caller, place, live, seat, since, muted), media_type=MediaType.JSON)


def synced(room: Room, caller: Caller, place: Place, live: Live, seat: int, since: int, muted: list[str]) -> bytes:
    """What a caller may know of a table, with the letters after a number."""
    you = You(
        person=caller.person.id,
        seat=choose_seat(live, caller, seat),
        seats=live.seats_of(caller.person.id),
        host=live.host == caller.person.id,
        muted=muted,
    )
    return telling.sync(live, you, since, place.company(), room.hall.time())


@post("/api/tables/{table:str}/enter", responses=WRONG, status_code=204, tags=["tables"])
async def enter(request: Call, caller: Signed, room: Here, table: Table, data: JSONBody[Entrance]) -> None:
    """Come in by the table's password."""
    place = await room.hall.place(table)
    live = await room.hall.live(place)
    if room.may_look(live, caller.person.id) is None:
        return
    limit(request, room, "enter")
    limit(request, room, "enter-table", table)
    if not await room.passwords.fits(live.password, data.password):
        raise Wrong("not-entered", "that is not the password of this table")
    await room.let_in(place, caller.person.id)


@post("/api/tables/{table:str}/acts", responses=WRONG, status_code=200, tags=["tables"])
async def act(
    request: Call, caller: Signed, room: Here, table: Table, data: JSONBody[Deed], seat: Number = -1
) -> Answer:
    """Do something at a table without a socket; a stale answer brings what I have missed."""
    limit(request, room, "act", caller.person.id)
    place, live = await visit(room, caller, table)
    who = Who(caller.person.id, choose_seat(live, caller, seat), caller.person.login is not None)
    if who.person == live.host:
        place.see_host(room.now())
    answer = await room.deed(place, who, data, address(request.scope))
    if answer.kind != "stale":
        return answer
    muted = sorted(await room.attendance.muted(caller.person.id, table))
    place, live = await visit(room, caller, table)
    missed = synced(room, caller, place, live, seat, last_letter(data), muted)
    return msgspec.structs.replace(answer, sync=msgspec.json.decode(missed, type=Sync))


@get("/api/tables/{table:str}/info", responses=WRONG, tags=["tables"])
async def info(request: Call, caller: Signed, room: Here, table: Table, seat: Number = -1) -> Response[Any]:
    """What a bot on my seat is given: view, open moves, letters, and a world that I cannot tell from the true one."""
    limit(request, room, "act", caller.person.id)
    place, live = await visit(room, caller, table)
    chosen = choose_seat(live, caller, seat)
    if chosen is None:
        raise Wrong("no-seat", "you have no seat at this table")
    async with place.lock:
        found = info_of(match_of(await room.hall.live(place)), chosen)
    return Response(found, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/record", responses=WRONG, media_type=MediaType.TEXT, tags=["tables"])
async def record(request: Call, caller: Signed, room: Here, table: Table, seat: Number = -1) -> Response[str]:
    """The match written down: the whole record when it is over, before that the seat's own."""
    limit(request, room, "replay")
    _, live = await visit(room, caller, table)
    match = live.match
    if match is None:
        raise Wrong("not-begun", "the match has not begun")
    chosen = choose_seat(live, caller, seat)
    own = seat >= 0 or not match.over
    viewer = SPECTATOR if chosen is None else chosen
    text = match.record(viewer).text if own else match.record().text
    name = f'attachment; filename="{live.settings.game}-{live.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


async def visit(room: Room, caller: Caller, table: str) -> tuple[Place, Live]:
    """A table that somebody may look at."""
    place = await room.hall.place(table)
    async with place.lock:
        live = await room.hall.live(place)
    problem = room.may_look(live, caller.person.id)
    if problem is not None:
        raise Wrong(problem.key, problem.detail)
    return place, live


def choose_seat(live: Live, caller: Caller, wanted: int) -> int | None:
    """The seat somebody acts for: the one he names, else his first, else none."""
    own = live.seats_of(caller.person.id)
    if wanted < 0:
        return own[0] if own else None
    if wanted not in own:
        raise Wrong("not-your-seat", "that is not your seat")
    return wanted


HANDLERS: Final = [tables, make_table, see, enter, act, info, record]
