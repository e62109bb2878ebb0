"""Walking through everything that luck can do, with exact probabilities, instead of sampling it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

import pytest

from ludoteka.core.rng import Rng

from tests.conftest import COMPILED

T = TypeVar("T")

needs_every_choice = pytest.mark.plain
"""A compiled Rng cannot be replaced by one that tries everything; compiled code is tested by frequencies instead."""

__all__ = ["COMPILED", "Chooser", "added", "every", "every_rng", "needs_every_choice"]


class Chooser:
    """One way through all choices; `advance` turns to the next one, the last choice first, like an odometer."""

    def __init__(self) -> None:
        self.taken: list[int] = []
        self.sizes: list[int] = []
        self.at = 0

    def below(self, n: int) -> int:
        assert n > 0
        if self.at == len(self.taken):
            self.taken.append(0)
            self.sizes.append(n)
        assert self.sizes[self.at] == n
        self.at += 1
        return self.taken[self.at - 1]

    def probability(self) -> Fraction:
        result = Fraction(1)
        for n in self.sizes:
            result /= n
        return result

    def advance(self) -> bool:
        self.at = 0
        while self.taken and self.taken[-1] == self.sizes[-1] - 1:
            self.taken.pop()
            self.sizes.pop()
        if self.taken:
            self.taken[-1] += 1
        return bool(self.taken)


def every(run: Callable[[Chooser], T]) -> list[tuple[T, Fraction]]:
    """What comes out of each way through, with its probability."""
    chooser, found = Chooser(), []
    while True:
        result = run(chooser)
        found.append((result, chooser.probability()))
        if not chooser.advance():
            return found


def every_rng(run: Callable[[Rng], T]) -> list[tuple[T, Fraction]]:
    """The same for code that is given a generator; interpreted only."""

    def with_rng(chooser: Chooser) -> T:
        class Stub(Rng):
            def below(self, n: int) -> int:
                return chooser.below(n)

        return run(Stub(0))

    return every(with_rng)


def added(pairs: list[tuple[T, Fraction]]) -> dict[T, Fraction]:
    """The distribution, equal outcomes added up."""
    total: dict[T, Fraction] = {}
    for value, probability in pairs:
        total[value] = total.get(value, Fraction(0)) + probability
    return total
