"""How likely a question of strength is decided: what the sequential test says of a player who takes so much.

Deals are drawn from those of a series that was played, leaned until their mean is the wanted one (exponential tilting):
the scatter stays as much like the game's own as a shifted mean allows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp

from ludoteka.core import Rng
from ludoteka.lab.deciding import verdict

FINE = 1 << 30
"""How finely chances are drawn."""


def leaned(scores: Sequence[float], mean: float) -> dict[float, float]:
    """The chance of every score seen, leaned to a mean between the least and the greatest.

    >>> {score: round(chance, 2) for score, chance in leaned([0.0, 0.5, 0.5, 1.0], 0.5).items()}
    {0.0: 0.25, 0.5: 0.5, 1.0: 0.25}
    """
    seen = dict(sorted(Counter(scores).items()))
    if not min(seen) < mean < max(seen):
        raise ValueError(f"deals between {min(seen):g} and {max(seen):g} cannot have a mean of {mean:g}")
    low, high = -60.0, 60.0
    for _halving in range(80):
        lean = (low + high) / 2
        low, high = (lean, high) if _mean(_weighed(seen, lean)) < mean else (low, lean)
    return _weighed(seen, low)


def _weighed(seen: Mapping[float, int], lean: float) -> dict[float, float]:
    weights = {score: count * exp(lean * score) for score, count in seen.items()}
    return {score: weight / sum(weights.values()) for score, weight in weights.items()}


def _mean(chances: Mapping[float, float]) -> float:
    return sum(score * chance for score, chance in chances.items())


def decided(scores: Sequence[float], mean: float, bar: float, deals: int, trials: int, rng: Rng) -> float:
    """In what part of all series of at most so many deals the test says that the mean is above the bar."""
    chances = leaned(scores, mean)
    said = sum(verdict([_drawn(chances, rng) for _deal in range(deals)], bar).answer == "yes" for _try in range(trials))
    return said / trials


def _drawn(chances: Mapping[float, float], rng: Rng) -> float:
    left = rng.below(FINE) / FINE
    for score, chance in chances.items():
        left -= chance
        if left < 0.0:
            return score
    return max(chances)
