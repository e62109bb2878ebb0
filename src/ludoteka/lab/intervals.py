"""Shares, means and lengths, each with the interval it is uncertain in."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

Z: Final = 1.959964
"""Half the width of 95 % of a normal distribution, in standard deviations."""


def share_interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's interval for a share: it stays between 0 and 1 and is right for few games too.

    >>> [round(bound, 3) for bound in share_interval(0, 10)], [round(bound, 3) for bound in share_interval(50, 100)]
    ([0.0, 0.278], [0.404, 0.596])
    """
    share, spread = hits / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / of + spread / of / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(total: float, squares: float, of: int) -> tuple[float, float]:
    """The mean and half of its interval, by the normal approximation."""
    mean = total / of
    variance = max(0.0, squares / of - mean * mean) * of / (of - 1) if of > 1 else 0.0
    return mean, Z * sqrt(variance / of)


def spread(lengths: Sequence[int]) -> dict[str, float]:
    """The mean, the shortest and longest, and between which lengths the middle eight of ten games lie.

    >>> spread([5, 1, 2, 3, 4])
    {'mean': 3.0, 'shortest': 1, 'tenth': 1, 'median': 3, 'ninetieth': 5, 'longest': 5}
    """
    row, count = sorted(lengths), len(lengths)
    return {
        "mean": sum(row) / count,
        "shortest": row[0],
        "tenth": row[count // 10],
        "median": row[count // 2],
        "ninetieth": row[min(count - 1, count * 9 // 10)],
        "longest": row[-1],
    }
