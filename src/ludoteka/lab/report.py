"""What a contest has found, as data: every table with its answer, every pair, every rating."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.lab.contest import Played
from ludoteka.lab.deciding import mean_band
from ludoteka.lab.ratings import Rating, ratings
from ludoteka.lab.running import Course


class TableFound(NamedTuple):
    """One table: who was asked about, against whom, what share was won, and whether the question is decided."""

    name: str
    others: tuple[str, ...]
    bar: float
    fair: float
    games: int
    deals: int
    share: float
    low: float
    high: float
    answer: str
    scores: tuple[float, ...]
    """Per deal: the mean score of the bot in question."""
    shares: tuple[tuple[str, float], ...]
    """What part of all wins each bot took."""

    def data(self) -> dict[str, object]:
        """For files."""
        return {
            "bot": self.name,
            "against": list(self.others),
            "bar": self.bar,
            "fair_share": self.fair,
            "games": self.games,
            "deals": self.deals,
            "share": self.share,
            "share_95": [self.low, self.high],
            "more_than_bar": self.answer,
            "shares": dict(self.shares),
            "deal_scores": list(self.scores),
        }


class Found(NamedTuple):
    """All that a contest has found."""

    tables: list[TableFound]
    ratings: list[Rating]
    games: int
    steps: float
    slowest: dict[str, float]

    def data(self) -> dict[str, object]:
        """For files and for `--json`."""
        return {
            "tables": [table.data() for table in self.tables],
            "ratings": [{"bot": row.name, "elo": row.elo, "elo_95": [row.low, row.high]} for row in self.ratings],
            "games": self.games,
            "steps_per_game": self.steps,
            "slowest_decision": self.slowest,
        }


def found_in(course: Course) -> Found:
    """Count what has been played so far."""
    every = [table for table in range(len(course.room.tables)) if course.verdict(table).deals]
    games = [game for table in every for game in course.counted(table)]
    names = list(course.room.by_name)
    met = [name for name in names if any(name in game.seats for game in games)]
    rows = ratings(met, [course.deals(table) for table in every]) if len(met) > 1 else []
    return Found(
        [_table(course, table) for table in every],
        rows,
        len(games),
        sum(game.steps for game in games) / max(1, len(games)),
        _slowest(games, met),
    )


def _table(course: Course, table: int) -> TableFound:
    seating, answer = course.room.tables[table], course.verdict(table)
    scores, deals = course.scores(table), course.deals(table)
    low, high = mean_band(scores)
    games = sum(deal.games for deal in deals)
    won = {name: sum(deal.points[name] for deal in deals) / games for name in dict.fromkeys(seating.first)}
    return TableFound(
        seating.asked,
        seating.first[1:],
        course.bar(table),
        seating.fair,
        games,
        len(deals),
        sum(scores) / len(scores),
        low,
        high,
        answer.answer,
        tuple(scores),
        tuple(won.items()),
    )


def _slowest(games: list[Played], names: list[str]) -> dict[str, float]:
    return {name: max((game.slowest.get(name, 0.0) for game in games), default=0.0) for name in names}
