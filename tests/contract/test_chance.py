"""Chance is a seat: every draw has exact odds, is drawn by lots, and is told to everybody that it happened."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from ludoteka.core import CHANCE, Position, Rng

from tests.contract.tables import Setup, at_every_table, many, spots
from tests.kit.every_choice import COMPILED, every_rng

LABEL = re.compile(r"[a-z0-9.-]+")
FEW_WORLDS = 800
"""Up to so many worlds are gone through one by one; beyond that they are sampled."""


def draws(setup: Setup, games: int) -> Iterator[Position]:
    """Every chance step of some random games."""
    yield from (position for _, position in spots(setup, games) if position.to_act == CHANCE)


def is_likely(counts: Counter[str], odds: dict[str, Fraction], total: int) -> bool:
    """Whether counts fit odds: nothing impossible, and a chi-square that luck exceeds once in some 100 000 times."""
    if any(text not in odds for text in counts):
        return False
    off = sum((counts[text] - total * float(share)) ** 2 / (total * float(share)) for text, share in odds.items())
    freedom = len(odds) - 1
    return off <= freedom + 6 * (2 * freedom) ** 0.5 + 12 if freedom else off == 0


@at_every_table
def test_odds_add_up_to_one_and_every_outcome_can_happen(setup: Setup) -> None:
    for position in draws(setup, 3):
        odds = position.odds()
        assert sum(odds.values()) == 1
        assert all(share > 0 for share in odds.values())
        assert list(odds) == [move.text for move in position.moves()]
        assert 0 < position.lots() < 2**62


@at_every_table
def test_lots_stand_for_the_outcomes_as_the_odds_say(setup: Setup) -> None:
    for position in draws(setup, 2):
        lots = int(position.lots())
        if lots > 1000:
            continue
        found = Counter(position.lot(i).text for i in range(lots))
        assert {text: Fraction(count, lots) for text, count in found.items()} == position.odds()


@at_every_table
def test_sampling_lots_agrees_with_the_odds(setup: Setup) -> None:
    for number, position in enumerate(draws(setup, 1)):
        rng, total = Rng(number), many(600)
        counts = Counter(position.lot(rng.below(position.lots())).text for _ in range(total))
        assert is_likely(counts, position.odds(), total), f"draw {number}: {counts} against {position.odds()}"


def test_a_count_that_does_not_fit_its_odds_is_noticed() -> None:
    coin = {"heads": Fraction(1, 2), "tails": Fraction(1, 2)}
    assert is_likely(Counter(heads=310, tails=290), coin, 600)
    assert not is_likely(Counter(heads=370, tails=230), coin, 600)
    assert not is_likely(Counter(heads=300, edge=300), coin, 600)
    assert not is_likely(Counter(heads=600), coin, 600)


@at_every_table
def test_every_viewers_odds_add_up_to_one_and_allow_for_the_truth(setup: Setup) -> None:
    for position in draws(setup, 3):
        truth = position.odds()
        for viewer in setup.viewers():
            known = position.odds(viewer)
            assert sum(known.values()) == 1
            assert all(share > 0 for share in known.values())
            assert set(truth) <= set(known), "what can happen must not seem impossible"


@at_every_table
def test_a_viewers_odds_are_those_of_the_worlds_it_imagines(setup: Setup) -> None:
    for number, position in enumerate(draws(setup, 1)):
        for viewer in setup.some_viewers(number):
            known = position.odds(viewer)
            exact = None if COMPILED or setup.boxed else exact_average(position, viewer)
            if exact is not None:
                assert known == exact
                continue
            rng, total = Rng(number), many(300)
            counts: Counter[str] = Counter()
            for _ in range(total):
                world = position.imagine(viewer, rng)
                counts[world.lot(rng.below(world.lots())).text] += 1
            assert is_likely(counts, known, total), f"draw {number}, viewer {viewer}: {counts} against {known}"


class TooManyWorlds(Exception):
    """There are more worlds than one wants to go through."""


def exact_average(position: Position, viewer: int) -> dict[str, Fraction] | None:
    """The odds averaged over every world the viewer may imagine; None where these are too many."""
    worlds = 0

    def odds_of_a_world(rng: Rng) -> dict[str, Fraction]:
        nonlocal worlds
        worlds += 1
        if worlds > FEW_WORLDS:
            raise TooManyWorlds
        return position.imagine(viewer, rng).odds()

    found: dict[str, Fraction] = {}
    try:
        for odds, share in every_rng(odds_of_a_world):
            for text, chance in odds.items():
                found[text] = found.get(text, Fraction(0)) + share * chance
    except TooManyWorlds:
        return None
    return found


@at_every_table
def test_the_label_of_a_draw_can_be_written_into_a_record(setup: Setup) -> None:
    for position in draws(setup, 2):
        assert LABEL.fullmatch(position.label()), position.label()


@at_every_table
def test_everybody_is_told_that_something_was_drawn(setup: Setup) -> None:
    for position in draws(setup, 2):
        for move in position.moves():
            twin = position.copy()
            twin.outbox = []
            twin.apply(move, CHANCE)
            for viewer in setup.viewers():
                assert any(event.told(viewer) is not None for event in twin.outbox), f"{viewer}: {move.text}"


@at_every_table
def test_odds_and_lots_are_for_chance_alone(setup: Setup) -> None:
    for _, position in spots(setup, 1, first=3):
        if position.to_act != CHANCE:
            assert position.odds() == {}
            assert all(position.odds(viewer) == {} for viewer in setup.viewers())
