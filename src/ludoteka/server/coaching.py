"""What crosses the wire in a lesson: where the learner stands, and what the coach says and shows."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteka.server.protocol import Answer, Forecast, Look, Move, Sync, Why


class LessonWish(Struct, frozen=True):
    """Where a learner stands in a lesson: an answer for each step so far, empty where nothing was asked; and a deed."""

    answers: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=60)]
    deed: Move | Why | Look | Forecast | None = None


class LessonScene(Struct, frozen=True):
    """A lesson as it stands: what is said, what is asked, and the table. Sentences are named, as in the course."""

    at: int
    of: int
    text: str
    """The sentence of the present step; empty after the last one."""
    asks: bool
    clauses: list[str]
    point: list[str]
    """The pieces that are pointed out."""
    praise: str
    """What is said about the answer before."""
    astray: str
    """What is said about a move that is open but not asked for: it was made, and has to be taken back."""
    sync: Sync


class LessonAnswer(Struct, frozen=True):
    """What became of the deed, and the lesson as it stands now; no scene where only something was asked."""

    answer: Answer
    scene: LessonScene | None = None
