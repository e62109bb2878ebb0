"""Targets: what a designer wants of a game, as ranges for figures of a balance study, and how far it is from them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ludoteka import BadOption
from ludoteka.core.errors import nearest
from ludoteka.lab.balance import Balance

FIGURES: Final = {
    "hero-share": "every hero's share of the wins, as a multiple of an even share",
    "first-share": "the share of whoever moves first, as a multiple of an even share",
    "seat-share": "every seat's share, as a multiple of an even share",
    "turns": "turns of the whole table, on average",
    "rounds": "turns a player, on average",
    "settled": "the part of the middle game after which its winner is ahead for good",
    "dead": "things that never come into play, or are open and never chosen",
    "ending-NAME": "the share of games that end so",
}


class Target(NamedTuple):
    """A figure and the range in which it should lie."""

    what: str
    low: float
    high: float

    def figures(self, balance: Balance) -> list[float]:
        """What was found: one figure, or one for each hero or seat."""
        if self.what.endswith("-share"):
            group = {"hero-share": "hero", "first-share": "order", "seat-share": "seat"}[self.what]
            found = balance.shares[group].found()
            return [row.mean for name, row in found.items() if group != "order" or name == "1"]
        if self.what in ("turns", "rounds"):
            return [balance.lengths[self.what].found()["all"].mean]
        if self.what == "settled":
            return [sorted(balance.settled)[len(balance.settled) // 2]] if balance.settled else []
        if self.what == "dead":
            return [float(len(balance.dead()) + len(balance.unused()))]
        return [balance.endings[self.what.removeprefix("ending-")] / balance.games]

    def miss(self, balance: Balance) -> float:
        """How far outside the range, in units of its own size; 0 where all is well."""
        scale = max(self.high - self.low, abs(self.high) * 0.1, 1e-6)
        outside = [max(self.low - value, value - self.high, 0.0) / scale for value in self.figures(balance)]
        return sum(each * each for each in outside)

    def __str__(self) -> str:
        return f"{self.what}={self.low:g}..{self.high:g}"


def target(typed: str) -> Target:
    """A target as typed.

    >>> target("turns=20..25")
    Target(what='turns', low=20.0, high=25.0)
    """
    what, equals, bounds = typed.partition("=")
    known = [name for name in FIGURES if name != "ending-NAME"]
    if what not in known and not re.fullmatch(r"ending-\w+", what):
        raise BadOption(f"no target {what!r}; {nearest(what, known)}; there are {', '.join(FIGURES)}")
    found = re.fullmatch(r"(-?[\d.]+)\.\.(-?[\d.]+)", bounds)
    try:
        low, high = (float(found[1]), float(found[2])) if found else (1.0, 0.0)
    except ValueError:
        low, high = 1.0, 0.0
    if not equals or low > high:
        raise BadOption(f"--target {typed!r} does not fit; write a figure and its range: turns=20..25")
    return Target(what, low, high)
