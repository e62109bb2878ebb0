"""Running a contest: deal after deal at every table whose question is still open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludoteka.lab.contest import GameId, Played, Room, points_by_name
from ludoteka.lab.deciding import Verdict, verdict
from ludoteka.lab.lines import Lines
from ludoteka.lab.places import Place, hands
from ludoteka.lab.ratings import DealResult


class Question(NamedTuple):
    """Does the first bot of a table take more than this part of all wins? None: more than its fair share."""

    bar: float | None = None
    games: int = 400
    """At most so many games a table."""


class Course:
    """What has been played, table by table."""

    def __init__(self, room: Room, question: Question, games: Sequence[Played] = ()) -> None:
        self.room = room
        self.question = question
        self.games: dict[GameId, Played] = {game.which: game for game in games}
        self._verdicts: dict[int, Verdict] = {}
        self._open: dict[int, int] = {}
        """By table: so many deals have been looked at, and none of them decided."""

    def add(self, game: Played) -> None:
        """One more game is over."""
        self.games[game.which] = game
        self._verdicts.pop(game.which.table, None)

    def bar(self, table: int) -> float:
        """What the question is at a table."""
        return self.room.tables[table].fair if self.question.bar is None else self.question.bar

    def limit(self, table: int) -> int:
        """At most so many deals, and at least one."""
        return max(1, self.question.games // len(self.room.tables[table].ways))

    def verdict(self, table: int) -> Verdict:
        """Whether the question is decided at a table, by the deals that are whole, in their order."""
        if table not in self._verdicts:
            scores = self._scores(table, self._whole(table))
            found = self._verdicts[table] = verdict(scores, self.bar(table), self._open.get(table, 0))
            if found.answer == "open":
                self._open[table] = found.deals
        return self._verdicts[table]

    def is_open(self, table: int) -> bool:
        """Whether another deal should be played at a table."""
        found = self.verdict(table)
        return found.answer == "open" and found.deals < self.limit(table)

    def scores(self, table: int) -> list[float]:
        """The score of the bot in question in every deal that counts: the mean of its games."""
        return self._scores(table, self.verdict(table).deals)

    def deals(self, table: int) -> list[DealResult]:
        """The deals that count, for ratings."""
        seating, found = self.room.tables[table], []
        seats = tuple((name, seating.first.count(name)) for name in dict.fromkeys(seating.first))
        for deal in range(1, self.verdict(table).deals + 1):
            won = dict.fromkeys(seating.first, 0.0)
            for game in self._deal(table, deal):
                for name, points in points_by_name(game).items():
                    won[name] += points
            found.append(DealResult(seats, len(seating.ways), won))
        return found

    def counted(self, table: int) -> list[Played]:
        """The games that count, in order."""
        return [game for deal in range(1, self.verdict(table).deals + 1) for game in self._deal(table, deal)]

    def missing(self, table: int, deal: int) -> list[GameId]:
        """The games of a deal that are still to be played."""
        every = [GameId(table, deal, turn) for turn in range(len(self.room.tables[table].ways))]
        return [which for which in every if which not in self.games]

    def _deal(self, table: int, deal: int) -> list[Played]:
        return [self.games[GameId(table, deal, turn)] for turn in range(len(self.room.tables[table].ways))]

    def _whole(self, table: int) -> int:
        """How many deals, from the first on without a gap, are played out."""
        deal = 1
        while deal <= self.limit(table) and not self.missing(table, deal):
            deal += 1
        return deal - 1

    def _scores(self, table: int, deals: int) -> list[float]:
        name, ways = self.room.tables[table].asked, len(self.room.tables[table].ways)
        return [
            round(sum(points_by_name(game)[name] for game in self._deal(table, deal)) / ways, 9)
            for deal in range(1, deals + 1)
        ]


def run(course: Course, lines: Lines, where: Place) -> Iterator[Played]:
    """Play what is missing until every table has its answer or its games; each game is kept before the next is seen.

    Deals are counted in order, so that the figures do not hang on how many processes play, or where.
    """
    room = course.room
    with hands(Room, room.contest, where, room) as play:
        while wave := _wave(course, where.cores):
            for game in play(wave):
                course.add(game)
                lines.add(game)
                yield game


def _wave(course: Course, jobs: int) -> list[GameId]:
    """The next games: one deal for each open table, or more where that leaves processes idle."""
    ahead, wave = 0, list[GameId]()
    tables = [table for table in range(len(course.room.tables)) if course.is_open(table)]
    while tables and len(wave) < jobs and ahead < jobs:
        for table in tables:
            deal = course.verdict(table).deals + 1 + ahead
            if deal <= course.limit(table):
                wave += course.missing(table, deal)
        ahead += 1
    return wave
