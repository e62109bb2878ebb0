"""Lessons in the room. Nothing is kept of a lesson under way: each call plays its answers anew on the engine."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ludoteka import LudotekaError
from ludoteka.core.errors import plain_message
from ludoteka.lessons.playing import Playing
from ludoteka.lessons.script import Course, Lesson
from ludoteka.lessons.script import course as course_of
from ludoteka.server import protocol
from ludoteka.server.bodies import CourseFacts, LessonFacts
from ludoteka.server.coaching import LessonAnswer, LessonScene, LessonWish
from ludoteka.server.facts import Chair, Choice, Letter, Preview, Problem, Prompt, Refusal, SeatFacts, Settings
from ludoteka.server.facts import Standing, TableFacts, Wishes, You
from ludoteka.server.live.asking import Wrong
from ludoteka.server.live.answering import refused
from ludoteka.server.protocol import Answer, Sync


class LessonAsked(Struct, frozen=True):
    """One call of one learner, as a worker is asked: a step of a lesson, or a question in it."""

    game: str
    lesson: str
    person: str
    wish: LessonWish


class LessonTold(Struct, frozen=True):
    """What a worker answers: what became of the call and whether the lesson is finished, or what is wrong with it."""

    answer: LessonAnswer | None = None
    finished: bool = False
    wrong: Problem | None = None


def answered(asked: LessonAsked, _seed: int) -> str:
    """Answer a learner's call, as JSON: in a worker, for it takes up to 25 ms, and a forecast up to a second."""
    course = course_of(asked.game)
    lesson = None if course is None else course.lesson(asked.lesson)
    if course is None or lesson is None:
        told = LessonTold(wrong=Problem("unknown", "there is no such lesson"))
    else:
        try:
            desk = Desk(course, lesson, asked.person, asked.wish)
            answer = desk.answer()
            told = LessonTold(answer, desk.finished)
        except Wrong as wrong:
            told = LessonTold(wrong=Problem(wrong.key, wrong.detail, dict(wrong.args_of)))
    return msgspec.json.encode(told).decode()


def describe(course: Course, language: str) -> CourseFacts:
    """The lessons of a game, in a language or in English."""
    known = language if language in course.texts else "en"
    lessons = [LessonFacts(lesson.key, len(lesson.steps), lesson.clauses) for lesson in course.lessons]
    return CourseFacts(
        key=course.edition.key,
        language=known,
        fluent=course.texts[known],
        lessons=lessons,
        seats=course.first.seats,
        level=course.first.level,
        options=dict(course.first.options),
    )


class Desk:
    """One call of one learner: the lesson as far as it was answered, and what he wants now."""

    def __init__(self, course: Course, lesson: Lesson, person: str, wish: LessonWish) -> None:
        self.course = course
        self.lesson = lesson
        self.person = person
        self.wish = wish
        try:
            self.playing = Playing(course, lesson, wish.answers)
        except LudotekaError as off:  # an answer that is no move, that is not open, or that is not asked for
            raise Wrong("off-course", plain_message(off)) from None

    @property
    def finished(self) -> bool:
        """Whether the last step has been answered."""
        return self.playing.step is None

    def answer(self) -> LessonAnswer:
        """Do what is wanted, or say why it cannot be done."""
        deed = self.wish.deed
        if deed is None:
            return LessonAnswer(Answer(id="", kind="accepted"), self.scene())
        try:
            return self._do(deed)
        except Exception as error:
            return LessonAnswer(refused("lesson", deed, error))

    def _do(self, deed: Any) -> LessonAnswer:
        match, seat = self.playing.match, self.playing.seat
        done = Answer(id=deed.id, kind="accepted")
        if isinstance(deed, protocol.Why):
            why = match.why_not(deed.what, seat)
            return LessonAnswer(msgspec.structs.replace(done, why=why and msgspec.convert(why, Refusal)))
        if isinstance(deed, protocol.Look):
            preview = msgspec.convert(match.preview(deed.move, seat), Preview)
            return LessonAnswer(msgspec.structs.replace(done, preview=preview))
        if isinstance(deed, protocol.Forecast):
            return LessonAnswer(msgspec.structs.replace(done, forecast=match.forecast(seat)))
        step = self.playing.step
        if step is not None and step.takes(deed.move):
            self.playing.answer(deed.move)
            return LessonAnswer(done, self.scene())
        part = self.playing.stray(deed.move)
        return LessonAnswer(done, self.scene(part))

    # ---- what the learner is shown

    def scene(self, part: str = "") -> LessonScene:
        """The lesson as it stands, with the table as the learner's seat may know it."""
        playing, steps = self.playing, self.lesson.steps
        step = playing.step
        text = "" if step is None else self.lesson.message(step)
        praise = f"{self.lesson.message(steps[playing.at - 1])}.done" if playing.at else ""
        return LessonScene(
            at=playing.at,
            of=len(steps),
            text=text,
            asks=step is not None and step.asks and not part,
            clauses=[] if step is None else list(step.clauses),
            point=[] if step is None else list(step.point),
            praise=praise,
            astray=f"{text}.{part}" if part else "",
            sync=self._sync(),
        )

    def _sync(self) -> Sync:
        match, seat = self.playing.match, self.playing.seat
        step = self.playing.step
        asked = step is not None and step.asks and not self.playing.astray
        return Sync(
            table=self._table(),
            you=You(person=self.person, seat=seat, seats=[seat], host=False),
            since=0,
            letters=msgspec.convert(match.log(seat), list[Letter]),
            view=dict(match.view(seat)),
            prompt=msgspec.convert(match.prompt(seat), Prompt),
            options=msgspec.convert(match.options(seat), list[Choice]) if asked else [],
            undo=False,
            over=match.over,
            standings=msgspec.convert(match.standings(), list[Standing]),
            wishes=Wishes(),
            chat=[],
        )

    def _table(self) -> TableFacts:
        """A table like any other, but nobody else can come to it and nothing of it is kept."""
        level, own = self.course.first.level, self.playing.seat
        seats = [
            SeatFacts(seat=seat, kind="person", here=True)
            if seat == own
            else SeatFacts(seat=seat, kind="bot", level=level, here=True)
            for seat in range(self.lesson.seats)
        ]
        chairs = [Chair("me" if seat == own else "bot", level) for seat in range(self.lesson.seats)]
        return TableFacts(
            id="lesson",
            settings=Settings(game=self.course.edition.key, chairs=chairs, options=dict(self.lesson.options)),
            locked=True,
            status="over" if self.playing.match.over else "playing",
            seats=seats,
            host="",
            watching=0,
            rated=False,
        )
