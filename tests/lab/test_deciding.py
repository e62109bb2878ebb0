"""The sequential test errs as seldom as it promises, although it is looked at after every deal."""

from __future__ import annotations

from ludoteka import Rng
from ludoteka.lab.deciding import mean_band, verdict

TRIALS, DEALS = 200, 60


def flips(rng: Rng, share: float, games: int = 2) -> list[float]:
    """Deals of some games each, each won with this probability."""
    return [sum(rng.chance() < share for _ in range(games)) / games for _ in range(DEALS)]


def answers(share: float, bar: float, seed: int) -> list[str]:
    rng = Rng(seed)
    return [verdict(flips(rng, share), bar).answer for _ in range(TRIALS)]


def test_equal_bots_are_seldom_called_unequal_however_often_one_looks() -> None:
    found = answers(0.5, 0.5, seed=1)
    assert found.count("yes") <= 0.05 * TRIALS
    assert found.count("no") <= 0.05 * TRIALS


def test_a_bot_a_little_below_the_bar_is_seldom_called_above_it() -> None:
    assert answers(0.72, 0.75, seed=2).count("yes") <= 0.05 * TRIALS


def test_a_clearly_stronger_bot_is_found_soon() -> None:
    rng = Rng(3)
    found = [verdict(flips(rng, 0.75), 0.5) for _ in range(60)]
    assert sum(one.answer == "yes" for one in found) >= 55
    assert sum(one.deals for one in found) / 60 < 40


def test_the_band_holds_the_true_mean_wherever_one_stops() -> None:
    rng, missed = Rng(4), 0
    for _ in range(40):
        deals = flips(rng, 0.6)
        bands = [mean_band(deals[:stop]) for stop in range(10, DEALS + 1, 15)]
        missed += any(not low <= 0.6 <= high for low, high in bands)
    assert missed <= 4


def test_deals_whose_games_share_their_luck_are_one_observation() -> None:
    assert verdict([0.5] * 500, 0.5).answer == "open"
    assert verdict([1.0, 0.0] * 250, 0.5).answer == "open"
