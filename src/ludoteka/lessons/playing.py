"""A lesson being played on the real engine. The same answers always lead to the same position."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludoteka import CHANCE, IllegalMove, LudotekaError, Rng
from ludoteka.lessons.script import Course, Lesson, Step

READ = ""
"""What a learner answers to a step that asks for nothing: read on."""
_SPOKEN = re.compile(r"P(\d+): (.+)")
"""A move of a seat that is not the first to be asked, where several may answer: `P2: pass`."""


class OffCourse(LudotekaError):
    """An answer was given that does not lead on."""


class Playing:
    """One learner in one lesson: what was answered so far, and the table as it stands."""

    def __init__(self, course: Course, lesson: Lesson, answers: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.match = course.edition.new(lesson.seats, options=lesson.options, chance="manual")
        self.at = 0
        self.astray = ""
        """The open move that was made though another is asked for; it has to be taken back."""
        self._rng = Rng(lesson.seed)
        self._play(lesson.before)
        for answer in answers:
            self.answer(answer)

    @property
    def step(self) -> Step | None:
        """What is said and asked now; None after the last step."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def answer(self, move: str) -> None:
        """Read on, or make the move that is asked for; raises IllegalMove, or OffCourse and changes nothing."""
        step = self.step
        if step is None:
            raise OffCourse("the lesson is over")
        if step.asks != bool(move):
            raise OffCourse("a move is asked for" if step.asks else "nothing is asked for: read on")
        if step.asks:
            self._open(move)
            if not step.takes(move):
                raise OffCourse(f"{move!r} is open, but not what is asked for")
            self.match.play(move, self.seat)
        self.at += 1
        self._play(step.then)

    def stray(self, move: str) -> str:
        """Make an open move that is not asked for, to see what it brings; gives back the part of the text about it."""
        step = self.step
        if step is None or not step.asks:
            raise OffCourse("nothing is asked for")
        self._open(move)
        self.match.play(move, self.seat)
        self.astray = move
        return step.answer(move)

    def _open(self, move: str) -> None:
        found = self.match.position.pack.parse(move)
        refusal = self.match.position.refusal(found, self.seat)
        if refusal is not None:
            raise IllegalMove(found.text, refusal)

    def _play(self, moves: Sequence[str]) -> None:
        """Play what is written down; what is drawn in between without being named comes from the seed."""
        for text in moves:
            spoken = _SPOKEN.fullmatch(text)
            move, seat = (spoken[2], int(spoken[1]) - 1) if spoken else (text, None)
            while self.match.to_act == CHANCE and move not in self.match.moves():
                self._draw()
            self.match.play(move, seat)
        while self.match.to_act == CHANCE:
            self._draw()

    def _draw(self) -> None:
        self.match.play_lot(int(self._rng.below(int(self.match.position.lots()))))
