"""Levels: one search with other numbers, and slips that are as human in every game."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ludoteka
from ludoteka.bots.levels import LEVELS
from ludoteka.bots.search import Habits, Search, weigh
from ludoteka.bots.search_bot import SearchBot
from ludoteka.core.info import Info
from ludoteka.core.rng import Rng
from tests.bots.tables import BOX, asked, begin, choices


def test_from_level_to_level_a_bot_thinks_more_and_slips_less() -> None:
    levels = list(LEVELS.values())
    assert len(levels) >= 5
    for lower, higher in pairwise(levels):
        assert higher.slips < lower.slips
        assert higher.iterations == 0 or higher.iterations > lower.iterations
        assert lower.seconds <= higher.seconds <= 1.0


@pytest.mark.parametrize("edition", BOX, ids=lambda edition: edition.key)
def test_in_every_game_who_slips_less_elsewhere_slips_less_and_the_master_never(edition: ludoteka.Edition) -> None:
    advice = edition.game.advice
    assert advice is not None
    often = [advice.slips(level.slips) for level in LEVELS.values()]
    assert often[-1] == 0.0
    assert all(worse > better for worse, better in pairwise(often))


def weighed(info: Info) -> dict[str, float]:
    """How the advice weighs what a seat could do."""
    advice = info.game.advice
    assert advice is not None
    return {move.text: advice.weigh(info.world, move, info.seat) for move in info.world.moves_of(info.seat)}


def to_choose(edition: ludoteka.Edition) -> Info:
    """The first decision of a game at which moves differ and the advice does not settle them."""
    advice = edition.game.advice
    assert advice is not None
    infos = (asked(edition, position) for position in choices(begin(edition), 3) if not advice.settles(position))
    return next(info for info in infos if len(set(weighed(info).values())) > 1)


def slips(info: Info, count: int) -> list[str]:
    """What bots do there that always slip."""
    return [SearchBot(seed, iterations=8, slips=1.0).choose(info) for seed in range(count)]


@pytest.mark.parametrize("edition", BOX, ids=lambda edition: edition.key)
def test_slips_are_many_and_go_by_the_advice(edition: ludoteka.Edition) -> None:
    info, advice = to_choose(edition), edition.game.advice
    assert advice is not None
    edges, weights = Search(info.world, info.seat, advice, Rng(1), Habits()).root.edges, weighed(info)
    weigh(advice, info.world, edges, advice.glance())
    assert sum(edge.prior * weights[edge.move.text] for edge in edges) > sum(weights.values()) / len(weights)
    found = slips(info, 60)
    assert len(set(found)) > 1
    assert all(abs(found.count(edge.move.text) / 60 - edge.prior) < 0.25 for edge in edges)


def test_who_slips_does_not_do_so_where_the_advice_settles_it() -> None:
    """A fight at Karak: Goblin that is going on is fought well by all levels; what they choose badly is the turn."""
    edition = ludoteka.game("karak-goblin")
    advice = edition.game.advice
    assert advice is not None
    fights = [position.copy() for position in choices(begin(edition), 1) if advice.settles(position)][:3]
    assert len(fights) == 3
    for position in fights:
        info = asked(edition, position)
        weights = weighed(info)
        assert {weights[text] for text in slips(info, 20)} == {max(weights.values())}
