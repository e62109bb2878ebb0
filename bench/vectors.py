"""Training loops: an observation and the open moves at every decision, many of our games at once."""

from __future__ import annotations

import numpy as np

from bench.timing import Counts, Workload
from ludoteka.core.game import Game
from ludoteka.envs.vector import VectorEnv

GAMES = 512
WHAT = "training, random agents"


def play_many(game: Game, games: int = GAMES, seats: int | None = None) -> Workload:
    """Steps of the vectorised runner: arrays out, random open moves chosen from them by numpy, as by an agent."""
    many, dice = VectorEnv(game, games, seed=1, seats=seats), np.random.default_rng(1)

    def work(times: int) -> Counts:
        for _ in range(times):
            luck = dice.random(many.masks.shape, np.float32)
            many.step((luck * many.masks).argmax(axis=1))
        return {"decisions": times * games}

    return work


def play_many_inside(game: Game, games: int = 64) -> Workload:
    """The same with moves chosen inside the engine: of thousands of moves numpy chooses slowly."""
    many = VectorEnv(game, games, seed=1)

    def work(times: int) -> Counts:
        for _ in range(times):
            many.random_step()
        return {"decisions": times * games}

    return work
