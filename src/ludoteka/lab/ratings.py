"""Ratings: how strong each bot is, on one scale, from all games at once.

R. A. Bradley and M. E. Terry's model for pairs, and R. D. Luce's choice axiom for tables of more: a seat wins with a
probability in proportion to its bot's strength; a shared win counts in parts. The most likely strengths are found by
the algorithm of D. R. Hunter, "MM algorithms for generalized Bradley–Terry models", Annals of Statistics 32 (2004).
Each bot has also drawn one imagined game against an average one, so that somebody who has won every game has a finite
rating. On the Elo scale 400 points are odds of ten to one, and the mean of all bots is 1500. Intervals come from
drawing whole deals anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log10
from typing import Final, NamedTuple

from ludoteka import Rng

MEAN: Final = 1500.0
ROUNDS: Final = 1000
CLOSE: Final = 1e-6
REDRAWN: Final = 200


class DealResult(NamedTuple):
    """All games of one deal at one table: who sat there how often, and what each won of all games together."""

    seats: tuple[tuple[str, int], ...]
    games: int
    points: Mapping[str, float]


class Rating(NamedTuple):
    """A bot's place on the scale, and between which bounds it lies at 95 %."""

    name: str
    elo: float
    low: float
    high: float


def ratings(names: Sequence[str], tables: Sequence[Sequence[DealResult]], seed: int = 1) -> list[Rating]:
    """Rate the bots by the deals of each table; the strongest first."""
    best = strengths(names, [deal for deals in tables for deal in deals])
    rng, drawn = Rng(seed), dict[str, list[float]]((name, []) for name in names)
    for _ in range(REDRAWN):
        again = [deals[rng.below(len(deals))] for deals in tables for _ in deals]
        for name, elo in _on_scale(strengths(names, again, best, 1e-3)).items():
            drawn[name].append(elo)
    rows = [Rating(name, elo, *_middle(drawn[name])) for name, elo in _on_scale(best).items()]
    return sorted(rows, key=lambda row: -row.elo)


def strengths(
    names: Sequence[str], deals: Sequence[DealResult], start: Mapping[str, float] | None = None, close: float = CLOSE
) -> dict[str, float]:
    """The most likely strengths.

    >>> deal = DealResult((("a", 1), ("b", 1)), 1000, {"a": 750.0, "b": 250.0})
    >>> found = strengths(["a", "b"], [deal])
    >>> round(found["a"] / found["b"], 1)
    3.0
    """
    won, met = Counter[str](), Counter[tuple[tuple[str, int], ...]]()
    for deal in deals:
        won.update(deal.points)
        met[deal.seats] += deal.games
    strength = dict(start) if start else dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        burden = {name: 1.0 / (strength[name] + 1.0) for name in names}
        for seats, games in met.items():
            each = games / sum(strength[name] * count for name, count in seats)
            for name, count in seats:
                burden[name] += each * count
        found = {name: (won[name] + 0.5) / burden[name] for name in names}
        change = max(abs(found[name] / strength[name] - 1.0) for name in names)
        strength = found
        if change < close:
            break
    return strength


def _on_scale(strength: Mapping[str, float]) -> dict[str, float]:
    elo = {name: 400.0 * log10(value) for name, value in strength.items()}
    shift = MEAN - sum(elo.values()) / len(elo)
    return {name: value + shift for name, value in elo.items()}


def _middle(values: list[float]) -> tuple[float, float]:
    row = sorted(values)
    return row[int(len(row) * 0.025)], row[min(len(row) - 1, int(len(row) * 0.975))]
