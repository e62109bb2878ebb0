"""Search iterations: how many futures a bot looks at, at the opening and in the middle of games."""

from __future__ import annotations

import sys

from bench.timing import Counts, Workload
from bench.worker import Row
from bench.workloads import midgames
from ludoteka.bots.search import Habits, Search
from ludoteka.core.game import Game
from ludoteka.core.playout import advance
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng

THOUGHT = 400
"""Iterations of one decision."""


def search_inside(game: Game, roots: list[Position]) -> Workload:
    """Whole decisions, each with a tree of its own."""
    seeds = iter(range(1, sys.maxsize))

    def work(times: int) -> Counts:
        for _ in range(times):
            for root in roots:
                Search(root, root.to_act, game.advice, Rng(next(seeds)), Habits(), judge=game.judges.of(root)).run(
                    THOUGHT
                )
        return {"iterations": THOUGHT * times * len(roots)}

    return work


def opening(root: Position) -> Position:
    """The first decision with a choice; what is dealt before it is dealt by chance."""
    position, rng = root.copy(), Rng(1)
    advance(position, rng)
    while len(position.moves()) < 2:
        position.apply(position.moves()[0], position.to_act)
        advance(position, rng)
    return position


def search_rows(key: str, game: Game, root: Position) -> list[Row]:
    """Our search at the opening and halfway through random games."""
    middle = [each for each in midgames(root, 24) if len(each.moves()) > 1][:8]
    return [
        Row(key, "search, opening", ["iterations"], {"ours": search_inside(game, [opening(root)])}),
        Row(key, "search, mid-game", ["iterations"], {"ours": search_inside(game, middle)}),
    ]
