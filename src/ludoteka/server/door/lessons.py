"""Lessons: what there is to learn, a step of one, and what the caller has learned."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ludoteka.lessons.script import Course, course
from ludoteka.server.bodies import CourseFacts, Learned
from ludoteka.server.coaching import LessonAnswer, LessonWish
from ludoteka.server.door.answers import WRONG
from ludoteka.server.door.callers import Call, Here, Signed
from ludoteka.server.door.guard import address
from ludoteka.server.lessons import LessonAsked, LessonTold, describe
from ludoteka.server.live.asking import Wrong
from ludoteka.server.room import Room
from ludoteka.server.store.store import Paper
from ludoteka.server.thinkers import Busy

Key = Annotated[str, PathParameter(min_length=1, max_length=40)]
KEPT: Final = 400 * 86400.0
"""So long it is remembered what somebody has learned, from the last lesson on."""


@get("/api/courses/{key:str}/{language:str}", responses=WRONG, tags=["lessons"])
async def lessons(key: Key, language: Key) -> CourseFacts:
    """The lessons of a game with their sentences."""
    return describe(_course(key), language)


@post("/api/courses/{key:str}/lessons/{lesson:str}", responses=WRONG, status_code=200, tags=["lessons"])
async def learn(
    request: Call, caller: Signed, room: Here, key: Key, lesson: Key, data: JSONBody[LessonWish]
) -> LessonAnswer:
    """Begin a lesson, go on with it, or ask something in it. Nothing is kept but that it was finished."""
    room.limits.check_both("lesson", caller.person.id, address(request.scope))
    taught = _course(key)
    if taught.lesson(lesson) is None:
        raise Wrong("unknown", "there is no such lesson")
    told = await _asked(room, LessonAsked(key, lesson, caller.person.id, data))
    if told.wrong is not None:
        raise Wrong(told.wrong.key, told.wrong.detail, **told.wrong.args)
    if told.finished:
        await _note(room, caller.person.id, key, lesson)
    assert told.answer is not None
    return told.answer


@get("/api/me/lessons", responses=WRONG, tags=["lessons"])
async def learned(caller: Signed, room: Here) -> list[Learned]:
    """The lessons that I have finished."""
    papers = await room.store.papers("lessons", caller.person.id, room.now())
    return [msgspec.json.decode(paper.body, type=Learned) for paper in papers]


async def _asked(room: Room, asked: LessonAsked) -> LessonTold:
    """Have a worker play a lesson's answers anew and say what comes next."""
    try:
        return msgspec.json.decode(await room.tutors.think(asked), type=LessonTold)
    except (Busy, BrokenProcessPool):
        raise Wrong("too-many", "too many learn at this moment; try again soon") from None


def _course(key: str) -> Course:
    found = course(key)
    if found is None:
        raise Wrong("unknown-game", "there is no such game, or it has no lessons")
    return found


async def _note(room: Room, person: str, game: str, lesson: str) -> None:
    """Remember that somebody has finished a lesson."""
    at, now = f"{person}:{game}", room.now()
    paper = await room.store.paper("lessons", at, now)
    known = msgspec.json.decode(paper.body, type=Learned).lessons if paper else []
    if lesson not in known:
        body = msgspec.json.encode(Learned(game, [*known, lesson]))
        await room.store.file(Paper(kind="lessons", key=at, owner=person, until=now + KEPT, body=body))


HANDLERS: Final = [lessons, learn, learned]
