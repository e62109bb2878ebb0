"""How likely a question is decided: more for who is farther above the bar, hardly ever for who is not above it."""

from __future__ import annotations

import pytest

from ludoteka.core import Rng
from ludoteka.lab.power import decided, leaned

SCORES = [1.0] * 56 + [0.5] * 42 + [0.0] * 2


def test_leaned_deals_have_the_mean_that_was_asked_for() -> None:
    for mean in (0.6, 0.77, 0.9):
        chances = leaned(SCORES, mean)
        assert sum(chances.values()) == pytest.approx(1.0)
        assert sum(score * chance for score, chance in chances.items()) == pytest.approx(mean)


def test_who_does_not_reach_the_bar_is_hardly_ever_said_to() -> None:
    assert decided(SCORES, 0.75, 0.75, 100, 200, Rng(1)) <= 0.05


def test_the_farther_above_the_bar_the_surer_it_is_decided() -> None:
    near, far, sure = (decided(SCORES, mean, 0.75, 100, 100, Rng(1)) for mean in (0.77, 0.82, 0.92))
    assert near < far < sure
    assert sure > 0.95


def test_a_mean_that_no_such_deals_can_have_is_refused() -> None:
    with pytest.raises(ValueError, match=r"between 0 and 1 cannot have a mean of 1\.2"):
        leaned(SCORES, 1.2)
