"""What a seat imagines is as likely as what it has seen makes it: compared with every way things could have gone."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any
from zlib import crc32

import pytest

from ludoteka.core import NOBODY, SPECTATOR, Position, Rng

from tests.contract.pasts import CASES, Case, Facts, Past
from tests.contract.tables import SETUPS, Setup, many, random_step
from tests.contract.test_chance import is_likely
from tests.kit.every_choice import COMPILED, every_rng

PATHS = 800
"""Up to so many ways to imagine are gone through one by one; beyond that they are sampled."""
STATES = 800
"""Up to so many pasts are kept; beyond that the position is no small one."""
TIMES = 400
CHOSEN = [setup for setup in SETUPS if setup.edition.key in CASES and not setup.options]


class TooMany(Exception):
    """More ways than one wants to go through."""


def imagined_exactly(position: Position, viewer: int, case: Case) -> Facts | None:
    """The distribution of imagined worlds by every path of the generator; None where there are too many."""
    paths = 0

    def facts_of_a_world(rng: Rng) -> Facts:
        nonlocal paths
        paths += 1
        if paths > PATHS:
            raise TooMany
        return case.facts(position.imagine(viewer, rng))

    found: Facts = {}
    try:
        for facts, share in every_rng(facts_of_a_world):
            for fact, part in facts.items():
                found[fact] = found.get(fact, Fraction(0)) + share * part
    except TooMany:
        return None
    return found


def imagined_often(position: Position, viewer: int, case: Case, times: int) -> Counter[str]:
    """One fact of each of many imagined worlds, drawn as likely as it is, and put into its drawer."""
    rng, counts = Rng(times), Counter[str]()
    for _ in range(times):
        facts = case.facts(position.imagine(viewer, rng))
        at, passed = Fraction(rng.word(), 1 << 32), Fraction(0)
        for fact, share in facts.items():
            passed += share
            if at < passed:
                counts[drawer(fact)] += 1
                break
    return counts


def drawer(fact: str) -> str:
    """One of a few drawers for all facts, so that each is met often enough to be counted."""
    return str(crc32(fact.encode()) % 8)


def in_drawers(facts: Facts) -> Facts:
    found: Facts = {}
    for fact, share in facts.items():
        found[drawer(fact)] = found.get(drawer(fact), Fraction(0)) + share
    return found


def is_as_likely_as_it_should_be(position: Position, viewer: int, case: Case, due: Facts) -> bool:
    """Exactly where every path can be tried, else by frequencies."""
    exact = None if COMPILED else imagined_exactly(position, viewer, case)
    if exact is not None:
        return exact == due
    return is_likely(imagined_often(position, viewer, case, TIMES), in_drawers(due), TIMES)


def unlikely_imaginations(setup: Setup, seed: int, viewer: int) -> tuple[int, list[str]]:
    """How many positions of a random game were compared, and after which moves the imagined worlds do not fit."""
    case, compared, found = CASES[setup.edition.key], 0, []
    position, rng, past = setup.begin(), Rng(seed), Past(setup, case, viewer)
    for _ in range(case.steps):
        move, seat = random_step(position, rng)
        past.step(position, move, seat)
        position.apply(move, seat)
        if len(past.now) > STATES or position.to_act == NOBODY:
            break
        if len(past.now) > 1 and not case.leave_out(position, viewer):
            compared += 1
            if not is_as_likely_as_it_should_be(position, viewer, case, past.facts()):
                found.append(move.text)
    return compared, found


@pytest.mark.parametrize("seed", range(many(3)))
@pytest.mark.parametrize("setup", CHOSEN, ids=str)
def test_imagined_worlds_are_as_likely_as_everything_seen_makes_them(setup: Setup, seed: int) -> None:
    for viewer in setup.viewers()[seed % 3 :: 3]:
        compared, unlikely = unlikely_imaginations(setup, seed, viewer)
        assert unlikely == [], f"{setup}, viewer {viewer}"
        assert compared > 0 or viewer != SPECTATOR, "a spectator does not know everything"


def test_a_lopsided_imagination_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = next(setup for setup in CHOSEN if setup.edition.key == "pocket-window")
    kind = type(setup.begin())
    sound: Any = kind.imagine
    monkeypatch.setattr(kind, "imagine", lambda self, seat, rng: sound(self, seat, Rng(int(rng.below(3)))))
    assert unlikely_imaginations(setup, 0, SPECTATOR)[1]
