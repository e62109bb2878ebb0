"""Two contents compared: which figures differ by more than luck explains."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteka.lab.balance import Balance
from ludoteka.lab.shares import Estimate, Mean, chance_of, holm

SURE: Final = 0.05
"""A difference counts if luck alone brings one so large less often than this, all questions taken together."""


class Difference(NamedTuple):
    """One figure with the one content and with the other; `chance` is corrected for the number of questions."""

    what: str
    ours: Estimate
    theirs: Estimate
    chance: float

    @property
    def sure(self) -> bool:
        """Whether more than luck parts them."""
        return self.chance < SURE

    def data(self) -> dict[str, object]:
        """For files."""
        return {
            "what": self.what,
            "one": self.ours.data(),
            "other": self.theirs.data(),
            "difference": self.theirs.mean - self.ours.mean,
            "p_holm": self.chance,
            "sure": self.sure,
        }


def differences(one: Balance, other: Balance) -> list[Difference]:
    """Every figure that both have: shares of wins, length, endings."""
    left, right = figures(one), figures(other)
    both = [name for name in left if name in right]
    chances = holm({name: chance_of(left[name], right[name]) for name in both})
    return [Difference(name, left[name], right[name], chances[name]) for name in both]


def figures(balance: Balance) -> dict[str, Estimate]:
    """The figures by which two contents are compared."""
    found = {
        f"{group} {name}": estimate
        for group, means in balance.shares.items()
        if group != "seat"
        for name, estimate in means.found().items()
    }
    found["rounds"] = balance.lengths["rounds"].found()["all"]
    for ending, count in balance.endings.items():
        if ending and count < balance.games:
            found[f"ended by {ending}"] = _share(count, balance.games)
    return found


def _share(count: int, games: int) -> Estimate:
    mean = Mean()
    mean.games, mean.sum, mean.squares = games, float(count), float(count)
    return mean.found()
