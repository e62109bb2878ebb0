"""When a question of strength is decided: a test that may be looked at after every deal and stopped at any of them.

The question is whether the mean score per deal is above a bar. Against each answer somebody bets who doubts it: a
capital of 1 is staked on every deal, and if the answer were right, the capital would be expected not to grow. So it
reaches 20 with a probability of at most 1/20, however often one looks (Ville's inequality). This is the betting of I.
Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting", Journal of the Royal
Statistical Society B 86 (2024), with a fixed mixture of stakes as in H. Robbins, "Statistical methods related to the
law of the iterated logarithm", Annals of Mathematical Statistics 41 (1970). It needs scores between 0 and 1 and
independent deals, nothing else: no draw-free games, no normal distribution. The games of one deal, which share their
luck, are one observation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, log, log1p
from typing import Final, NamedTuple

STAKES: Final = [0.02, 0.04, 0.07, *[step / 20 for step in range(2, 20)]]
"""What part of the highest stake that cannot ruin is staked; the capital is spread evenly over these."""
SURE: Final = 20.0
"""The capital at which an answer is given up: 1 / 5 %."""
STEPS: Final = 400
"""How finely means are tried for the interval."""


class Verdict(NamedTuple):
    """What a series says so far about a bar: 'yes' (above it), 'no' (below it) or 'open'; after how many deals."""

    answer: str
    deals: int


def capital(scores: Mapping[float, int], bar: float, *, above: bool) -> float:
    """What a doubter of 'the mean is at most the bar' has (`above`), or of 'it is at least the bar'.

    >>> round(capital({1.0: 10}, 0.5, above=True)), capital({1.0: 10}, 0.5, above=False) < 1
    (154, True)
    """
    room = bar if above else 1.0 - bar
    if room <= 0.0:
        return 0.0
    logs = [
        sum(count * log1p(part / room * ((score - bar) if above else (bar - score))) for score, count in scores.items())
        for part in STAKES
    ]
    top = max(logs)
    return exp(min(700.0, top + log(sum(exp(each - top) for each in logs) / len(logs))))


def verdict(scores: Iterable[float], bar: float, known_open: int = 0) -> Verdict:
    """Go through the deals in their order and stop at the first that decides; of so many it is known that none does.

    >>> verdict([1.0] * 40, 0.5), verdict([0.5] * 40, 0.5)
    (Verdict(answer='yes', deals=7), Verdict(answer='open', deals=40))
    """
    seen: Counter[float] = Counter()
    for score in scores:
        seen[score] += 1
        if seen.total() > known_open and score != bar:
            for answer, above in (("yes", True), ("no", False)):
                if capital(seen, bar, above=above) >= SURE:
                    return Verdict(answer, seen.total())
    return Verdict("open", seen.total())


def mean_band(scores: Iterable[float]) -> tuple[float, float]:
    """The means that no doubter has brought down; each bound holds at 95 %, wherever the series was stopped.

    >>> [round(bound, 2) for bound in mean_band([0.0, 1.0] * 100)]
    [0.39, 0.61]
    """
    seen = Counter(scores)
    if not seen:
        return 0.0, 1.0
    mean = sum(score * count for score, count in seen.items()) / seen.total()

    def is_doubted(bar: float, *, above: bool) -> bool:
        return capital(seen, bar, above=above) >= SURE

    low, high = mean, mean
    while low > 0.0 and not is_doubted(low, above=True):
        low -= 1 / STEPS
    while high < 1.0 and not is_doubted(high, above=False):
        high += 1 / STEPS
    return round(max(0.0, low), 4), round(min(1.0, high), 4)
