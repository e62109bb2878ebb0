"""The review of a match: curves, luck apart from decisions, the dearest decisions, the greatest strokes of luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from ludoteka import Match
from ludoteka.core import CHANCE, Event
from ludoteka.lab.reviewing.looking import Asked, Effort, Figure, Look, Looker, Second, effort_for, parts, seconds
from ludoteka.lab.reviewing.story import Story, advance

DEAREST: Final = 3
STROKES: Final = 3
CLEAR: Final = 2.0
"""A difference is clear where it is more than so many standard errors."""
FORM: Final = 1
"""Rises when reviews that were kept should be made anew."""


class Point(NamedTuple):
    """A seat's chance after a line of the record."""

    line: int
    chance: float
    error: float


class Part(NamedTuple):
    """What luck, or a seat's decisions, or all the rest changed for it in the whole match, with a standard error."""

    change: float
    error: float


class Stroke(NamedTuple):
    """What chance did to a seat at once: from which line to which, by how much, and what was told of it."""

    first: int
    line: int
    change: float
    error: float
    told: list[dict[str, object]]


class Decision(NamedTuple):
    """A decision that cost something: choices as moves are told, what was asked, what the better one would gain."""

    line: int
    played: dict[str, object]
    better: dict[str, object]
    prompt: dict[str, object]
    gain: float
    error: float
    clear: bool
    after_better: list[dict[str, object]]
    after_played: list[dict[str, object]]


class SeatReview(NamedTuple):
    """One seat's match. Luck, decisions and the rest sum to the change from the first point to the last."""

    seat: int
    curve: list[Point]
    luck: Part
    decisions: Part
    rest: Part
    """The others' play, and what cannot be told apart."""
    dearest: list[Decision]
    strokes: list[Stroke]
    choices: int
    """How many decisions there were."""
    differed: int
    """In how many of them a short search would have done something else."""


class Review(NamedTuple):
    """Everything, ready to be written as JSON."""

    form: int
    game: str
    seats: list[SeatReview]
    last: int
    seed: int

    def json(self) -> dict[str, object]:
        """As it crosses a border."""
        return {
            "form": self.form,
            "game": self.game,
            "last": self.last,
            "seed": self.seed,
            "seats": [_seat_json(seat) for seat in self.seats],
        }


class Reviewing:
    """A review in the making: which parts to ask for next, and what has been answered."""

    def __init__(self, match: Match, seed: int = 1, effort: Effort | None = None) -> None:
        self.story = Story(match)
        self.seed = seed
        self.effort = effort or effort_for(len(self.story.steps))
        self.first = parts(len(self.story.steps))
        self.looks: list[Look] = []

    def again(self) -> list[Asked]:
        """What to look at again, once all first parts have been answered."""
        return seconds([cost for look in self.looks for cost in look.costs], self.effort.again)

    def expected(self) -> int:
        """About how many parts there will be."""
        return len(self.first) + self.effort.again * self.story.seats

    def finish(self) -> Review:
        """Put the answers together."""
        story = self.story
        seats = [self._seat(seat) for seat in range(story.seats)]
        return Review(FORM, story.game.key, seats, story.last_line(), self.seed)

    def _seat(self, seat: int) -> SeatReview:
        story = self.story
        seen = sorted(
            (each for look in self.looks for each in look.chances if each.seat == seat), key=lambda each: each.step
        )
        curve = [Point(story.steps[each.step - 1].line if each.step else 0, each.value, each.error) for each in seen]
        curve.append(Point(story.last_line(), story.result[seat], 0.0))
        lucks = [each for look in self.looks for each in look.lucks if each.seat == seat]
        costs = [each for look in self.looks for each in look.costs if each.seat == seat]
        luck, lost = total(lucks), total(costs)
        rest = Part(
            curve[-1].chance - curve[0].chance - luck.change + lost.change,
            sqrt(curve[0].error ** 2 + luck.error**2 + lost.error**2),
        )
        asked = [second for look in self.looks for second in look.seconds if second.seat == seat and second.gain > 0.0]
        dearest = sorted(asked, key=lambda each: (each.gain <= CLEAR * each.error, -each.gain))[:DEAREST]
        return SeatReview(
            seat,
            curve,
            luck,
            Part(-lost.change, lost.error),
            rest,
            self._decisions(dearest),
            self._strokes(seat, lucks),
            sum(step.choice and step.who == seat for step in story.steps),
            len(costs),
        )

    def _decisions(self, dearest: Sequence[Second]) -> list[Decision]:
        story = self.story
        moves = story.match.position.pack.by_text
        asked = {each.step: each for each in dearest}
        found: dict[int, Decision] = {}
        for i, position in enumerate(story.positions()):
            each = asked.get(i)
            if each is None:
                continue
            lines = [
                [{"seat": who, "choice": moves[text].json()} for who, text in line if who != CHANCE]
                for line in (each.line, each.instead)
            ]
            found[i] = Decision(
                story.steps[i].line,
                moves[each.played].json(),
                moves[each.better].json(),
                position.prompt(each.seat).json(),
                each.gain,
                each.error,
                each.gain > CLEAR * each.error,
                lines[0],
                lines[1],
            )
        return [found[each.step] for each in dearest]

    def _strokes(self, seat: int, lucks: Sequence[Figure]) -> list[Stroke]:
        """The greatest strokes of luck, good or bad, that are clear, with what the seat was told of them."""
        story, runs = self.story, {run.start: run for run in self.story.runs()}
        clear = [each for each in lucks if abs(each.value) > max(0.01, CLEAR * each.error)]
        return [
            Stroke(
                story.steps[each.step].line,
                story.steps[runs[each.step].stop - 1].line,
                each.value,
                each.error,
                told(story, seat, runs[each.step]),
            )
            for each in sorted(clear, key=lambda each: -abs(each.value))[:STROKES]
        ]


def total(figures: Sequence[Figure]) -> Part:
    """The sum of what was found out with separate dice.

    >>> total([Figure(0, 1, 0.1, 0.03), Figure(0, 4, -0.2, 0.04)])
    Part(change=-0.1, error=0.05)
    """
    return Part(sum(each.value for each in figures), sqrt(sum(each.error**2 for each in figures)))


def told(story: Story, seat: int, steps: range, most: int = 6) -> list[dict[str, object]]:
    """What a seat was told in some steps."""
    found: list[dict[str, object]] = []
    for i, position in enumerate(story.positions()):
        if i in steps:
            events: list[Event] = []
            after = position.copy()
            after.outbox = events
            advance(after, story.steps[i])
            found += [dict(each) for event in events if (each := event.told(seat)) is not None]
    return found[:most]


def review(match: Match, seed: int = 1, effort: Effort | None = None) -> Iterator[tuple[int, int, Review | None]]:
    """Review a match in this process; tells after every part how many are done, of how many, and last the review."""
    work = Reviewing(match, seed, effort)
    looker = Looker(match, seed, work.effort)
    for asked in work.first:
        work.looks.append(looker.look(asked))
        yield len(work.looks), work.expected(), None
    again = work.again()
    parts_in_all = len(work.first) + len(again)
    for asked in again:
        work.looks.append(looker.look(asked))
        yield len(work.looks), parts_in_all, None
    yield parts_in_all, parts_in_all, work.finish()


def _seat_json(seat: SeatReview) -> dict[str, object]:
    return {
        "seat": seat.seat,
        "choices": seat.choices,
        "differed": seat.differed,
        "curve": [[point.line, round(point.chance, 4), round(point.error, 4)] for point in seat.curve],
        "luck": _rounded(seat.luck._asdict()),
        "decisions": _rounded(seat.decisions._asdict()),
        "rest": _rounded(seat.rest._asdict()),
        "dearest": [_rounded(each._asdict()) for each in seat.dearest],
        "strokes": [_rounded(each._asdict()) for each in seat.strokes],
    }


def _rounded(row: dict[str, object]) -> dict[str, object]:
    return {key: round(value, 4) if isinstance(value, float) else value for key, value in row.items()}
