"""Bodies about finished matches: their review, what happened in them, and what somebody has played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteka.server.facts import Choice, LineStep, Prompt, Told

# ---- the review of a match


class Change(Struct, frozen=True):
    """By how much a chance to win changed, with its standard error."""

    change: float
    error: float


class DearDecision(Struct, frozen=True):
    """A decision that cost something: what was played in a line of the record, and what would have been better.

    `clear` is false where the gain lies within two standard errors.
    """

    line: int
    played: Choice
    better: Choice
    prompt: Prompt
    gain: float
    error: float
    clear: bool
    after_better: list[LineStep]
    after_played: list[LineStep]


class LuckStroke(Struct, frozen=True):
    """What chance did to a seat at once, between two lines of the record, with what the seat was told."""

    first: int
    line: int
    change: float
    error: float
    told: list[Told]


class SeatReview(Struct, frozen=True):
    """One seat's match: points of its curve are line, chance and standard error."""

    seat: int
    choices: int
    differed: int
    curve: list[tuple[int, float, float]]
    luck: Change
    decisions: Change
    rest: Change
    dearest: list[DearDecision]
    strokes: list[LuckStroke]


class Review(Struct, frozen=True):
    """The review of a finished match."""

    form: int
    game: str
    last: int
    seed: int
    seats: list[SeatReview]


class SeatAt(Struct, frozen=True):
    """Who sat on a seat: a name, or the level of a bot."""

    seat: int
    name: str = ""
    level: str = ""


class ReviewAnswer(Struct, frozen=True):
    """A review, or how far it is; the caller asks again in a moment while it is waiting or working."""

    status: Literal["waiting", "working", "ready"]
    game: str
    sitters: list[SeatAt]
    mine: list[int]
    done: int = 0
    total: int = 0
    review: Review | None = None


# ---- what happened in a match


class CountRow(Struct, frozen=True):
    """One thing that is counted, by seat."""

    key: str
    values: list[int]


class MatchFacts(Struct, frozen=True):
    """How long a match was and what happened in it, seat by seat."""

    game: str
    turns: int
    lines: int
    seconds: float
    decisions: list[int]
    heroes: list[str]
    rows: list[CountRow]
    ranks: list[int]
    sitters: list[SeatAt]


# ---- what somebody has played


class PlayedMatch(Struct, frozen=True):
    """One finished match of somebody's own: `won` is the share of the win, `fair` what everybody equal would have."""

    table: str
    game: str
    at: float
    seats: int
    rank: int
    score: float
    won: float
    fair: float
    hero: str = ""
    people: int = 0
    """How many other people played."""
    levels: list[str] = []
    """The levels of the bots that played against him."""
    ended: str = ""
    turns: int = 0
    unrated: Literal["", "bot", "kick", "rewind", "played-on"] = ""
    """Why the match did not count; empty where it did."""
    sent_away: bool = False
    """Whether the host sent this person away: rank, score and win are those of the bot that played on."""


class PlayerStatistics(Struct, frozen=True):
    """Everything somebody has finished, the oldest first; for nobody else's eyes."""

    matches: list[PlayedMatch]
    more: bool = False
    """Whether older ones are still being counted."""
