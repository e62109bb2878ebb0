"""Shares of the wins, as multiples of an even share, and means, each with its interval of 95 %."""

from __future__ import annotations

from collections.abc import Mapping
from math import erfc, sqrt
from typing import NamedTuple

from ludoteka.lab.intervals import mean_interval


class Mean:
    """The mean of something over games, counted game by game."""

    def __init__(self) -> None:
        self.games = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more game."""
        self.games += 1
        self.sum += value
        self.squares += value * value

    def found(self) -> Estimate:
        """The mean with half of its interval; nothing was found in no games."""
        if not self.games:
            return Estimate(0, 0.0, 0.0)
        return Estimate(self.games, *mean_interval(self.sum, self.squares, self.games))


class Estimate(NamedTuple):
    """A mean, in how many games, and half of its interval of 95 %."""

    games: int
    mean: float
    half: float

    @property
    def low(self) -> float:
        """Its lower bound."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """Its upper bound."""
        return self.mean + self.half

    def data(self) -> dict[str, object]:
        """For files."""
        return {"games": self.games, "mean": self.mean, "mean_95": [self.low, self.high]}


class Means:
    """Means by name, in the order in which they came."""

    def __init__(self) -> None:
        self.by_name: dict[str, Mean] = {}

    def add(self, name: str, value: float) -> None:
        """One more game of this name."""
        self.by_name.setdefault(name, Mean()).add(value)

    def found(self) -> dict[str, Estimate]:
        """All of them, by name."""
        return {name: self.by_name[name].found() for name in sorted(self.by_name)}


def chance_of(one: Estimate, other: Estimate) -> float:
    """How likely two means lie so far apart if nothing but luck parts them (two-sided, by the normal distribution).

    >>> round(chance_of(Estimate(100, 1.0, 0.196), Estimate(100, 1.0, 0.196)), 3)
    1.0
    >>> chance_of(Estimate(100, 1.0, 0.1), Estimate(100, 2.0, 0.1)) < 1e-6
    True
    """
    spread = sqrt(one.half**2 + other.half**2) / 1.959964
    if spread == 0:
        return 1.0 if one.mean == other.mean else 0.0
    return erfc(abs(one.mean - other.mean) / spread / sqrt(2))


def holm(chances: Mapping[str, float]) -> dict[str, float]:
    """Holm's correction: who asks many questions must not be struck by one lucky answer.

    >>> holm({"a": 0.01, "b": 0.04, "c": 0.5})
    {'a': 0.03, 'b': 0.08, 'c': 0.5}
    """
    found: dict[str, float] = {}
    largest = 0.0
    for place, (name, chance) in enumerate(sorted(chances.items(), key=lambda item: (item[1], item[0]))):
        largest = max(largest, min(1.0, round(chance * (len(chances) - place), 12)))
        found[name] = largest
    return {name: found[name] for name in chances}
