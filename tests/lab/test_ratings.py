"""Ratings find the strengths that made the games."""

from __future__ import annotations

from math import log10

from ludoteka import Rng
from ludoteka.lab.ratings import DealResult, ratings

STRENGTH = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 0.25}
TRUE = {name: 400 * log10(value) for name, value in STRENGTH.items()}


def dealt(rng: Rng, seats: tuple[str, ...], games: int) -> DealResult:
    """Games at one table, won in proportion to strength."""
    won = dict.fromkeys(seats, 0.0)
    for _ in range(games):
        at = rng.chance() * sum(STRENGTH[name] for name in seats)
        for name in seats:
            at -= STRENGTH[name]
            if at < 0:
                won[name] += 1
                break
    return DealResult(tuple((name, seats.count(name)) for name in dict.fromkeys(seats)), games, won)


def pairs(rng: Rng, deals: int) -> list[list[DealResult]]:
    names = list(STRENGTH)
    return [
        [dealt(rng, (one, other), 2) for _ in range(deals)]
        for place, one in enumerate(names)
        for other in names[place + 1 :]
    ]


def test_ratings_recover_known_strengths_within_their_intervals() -> None:
    found = ratings(list(STRENGTH), pairs(Rng(1), 60))
    shift = sum(row.elo - TRUE[row.name] for row in found) / len(found)
    assert [row.name for row in found] == ["a", "b", "c", "d"]
    assert all(row.low <= TRUE[row.name] + shift <= row.high for row in found)
    assert all(row.high - row.low < 170 for row in found)


def test_tables_of_four_are_rated_on_the_same_scale() -> None:
    rng = Rng(2)
    found = {
        row.name: row.elo for row in ratings(["a", "c"], [[dealt(rng, ("a", "c", "c", "c"), 4) for _ in range(150)]])
    }
    assert abs(found["a"] - found["c"] - (TRUE["a"] - TRUE["c"])) < 60


def test_who_has_won_every_game_has_a_finite_rating() -> None:
    found = ratings(["a", "b"], [[DealResult((("a", 1), ("b", 1)), 2, {"a": 2.0, "b": 0.0})] * 10])
    assert 1600 < found[0].elo < 2500
