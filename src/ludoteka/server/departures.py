"""Leaving all tables at once: for people who are forgotten, and for those who are banned."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.server import protocol
from ludoteka.server.facts import Problem
from ludoteka.server.live.asking import Who
from ludoteka.server.live.hall import Hall, UnknownTable
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.people import new_id
from ludoteka.server.store.store import Search, Unavailable

PAGE: Final = 200
"""So many of somebody's tables are asked for at first; where there are more, all."""


async def leave_tables(hall: Hall, person: str) -> None:
    """Have somebody leave all tables that are not over: seats follow the table's leaver policy."""
    for table in await tables_of(hall, person):
        await _leave(hall, table, person)


async def tables_of(hall: Hall, person: str) -> list[str]:
    """Somebody's tables that are not over."""
    limit = PAGE
    while True:
        rows = await hall.store.tables(Search(person=person, status=("open", "playing", "paused"), limit=limit))
        if len(rows) < limit:
            return [row.id for row in rows]
        limit *= 4


async def _leave(hall: Hall, table: str, person: str) -> None:
    """Rise from all own seats, or have the leaver policy carried out; the first who is left becomes the host."""
    try:
        place = await hall.place(table)
        live = await _live(hall, place)
        for seat in live.seats_of(person):
            await _do(hall, place, Who(person, seat), protocol.Leave(id=new_id()))
        live = await _live(hall, place)
    except UnknownTable:
        return
    left = [seat for seat, sitter in enumerate(live.sitters) if sitter.plays and sitter.person != person]
    if live.host == person and left:
        await _do(hall, place, Who(person), protocol.Host(id=new_id(), what="host", seat=left[0]))


async def _live(hall: Hall, place: Place) -> Live:
    async with place.lock:
        return await hall.live(place)


async def _do(hall: Hall, place: Place, who: Who, deed: Any) -> None:
    answer = await hall.do(place, who, deed)
    if isinstance(answer.problem, Problem) and answer.problem.key == "unavailable":
        raise Unavailable(answer.problem.detail)
