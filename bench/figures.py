"""Figures out of measured rounds: medians, ratios with their range, and the bars they are held against."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass

from bench.timing import Counts, in_turns


@dataclass(frozen=True)
class Figure:
    """One measured thing: the rate of each side per CPU second, and the first side's as a multiple of the second's."""

    section: str
    game: str
    what: str
    unit: str
    rates: dict[str, float]
    ratio: float | None = None
    low: float | None = None
    high: float | None = None

    def json(self) -> dict[str, object]:
        """As it is kept in a file."""
        return asdict(self)


@dataclass(frozen=True)
class Bar:
    """A ratio that must be reached."""

    section: str
    game: str
    what: str
    unit: str
    least: float

    def reached(self, figures: list[Figure]) -> float | None:
        """The ratio measured for it, if it was."""
        wanted = (self.section, self.game, self.what, self.unit)
        return next((f.ratio for f in figures if (f.section, f.game, f.what, f.unit) == wanted), None)

    def says(self, figures: list[Figure]) -> str:
        """The bar and what was reached, in one line."""
        reached = self.reached(figures)
        found = "not measured" if reached is None else f"reached {reached:.1f}"
        found += "" if reached is None or self.is_met(figures) else ": MISSED"
        return f"{self.game}, {self.unit}, {self.what}, against {self.section}: bar {self.least:.1f}, {found}"

    def json(self, figures: list[Figure]) -> dict[str, object]:
        """As it is kept in a file."""
        return asdict(self) | {"reached": self.reached(figures), "met": self.is_met(figures)}

    def is_met(self, figures: list[Figure]) -> bool:
        """Measured and reached."""
        reached = self.reached(figures)
        return reached is not None and reached >= self.least


BARS = [
    Bar("openspiel", "tic-tac-toe", "rollouts inside", "decisions", 2.0),
    Bar("openspiel", "leduc-poker", "rollouts inside", "decisions", 3.0),
    Bar("openspiel", "tic-tac-toe", "from Python", "copies", 4.0),
    Bar("openspiel", "leduc-poker", "from Python", "copies", 4.0),
    Bar("openspiel", "tic-tac-toe", "search, C++ MCTS", "iterations", 1.0),
    Bar("openspiel", "leduc-poker", "search, C++ MCTS", "iterations", 1.0),
    Bar("openspiel", "leduc-poker", "search, C++ IS-MCTS", "iterations", 5.0),
    Bar("openspiel", "tic-tac-toe", "search, Python MCTS", "iterations", 10.0),
    Bar("openspiel", "leduc-poker", "search, Python IS-MCTS", "iterations", 10.0),
    Bar("openspiel", "tic-tac-toe", "training, random agents, states", "decisions", 10.0),
    Bar("openspiel", "leduc-poker", "training, random agents, states", "decisions", 10.0),
    Bar("openspiel", "tic-tac-toe", "training, random agents, rl_environment", "decisions", 10.0),
    Bar("openspiel", "leduc-poker", "training, random agents, rl_environment", "decisions", 10.0),
    Bar("rlcard", "leduc-poker", "training, random agents", "decisions", 10.0),
    Bar("pettingzoo", "tic-tac-toe", "training, random agents", "decisions", 10.0),
    Bar("pettingzoo", "leduc-poker", "training, random agents", "decisions", 10.0),
    Bar("boardgame.io", "tic-tac-toe", "search, MCTSBot", "iterations", 10.0),
]


def measure(
    section: str,
    game: str,
    what: str,
    units: list[str],
    sides: Mapping[str, Callable[[float], Counts]],
    rounds: int,
    seconds: float,
) -> list[Figure]:
    """Time the sides in turns and take the median, of the ratio too: round by round, so that noise falls on both."""
    found = in_turns(sides, rounds, seconds)
    figures: list[Figure] = []
    for unit in units:
        series = {side: [counts.get(unit, 0.0) for counts in rounds_of] for side, rounds_of in found.items()}
        if not any(map(any, series.values())):
            continue  # a game without chance has no chance steps
        rates = {side: statistics.median(values) for side, values in series.items()}
        ratios = [first / second for first, second in zip(*series.values(), strict=True)] if len(series) == 2 else []
        figures.append(
            Figure(section, game, what, unit, rates, statistics.median(ratios), min(ratios), max(ratios))
            if ratios
            else Figure(section, game, what, unit, rates)
        )
    return figures
