"""RLCard: Leduc hold'em through its environment, and its bare rules; it has no copy but Python's deepcopy."""

from __future__ import annotations

import copy
import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.shelf import ENGINE, beginning, games
from bench.timing import Counts
from bench.vectors import WHAT, play_many
from bench.worker import Offer, Row, serve
from bench.workloads import copy_from_python, midgames, play_from_python

draw = random.random


def offer() -> Offer:
    """Leduc poker in three ways."""
    random.seed(1)
    env: Any = import_module("rlcard").make("leduc-holdem", config={"seed": 1})
    ours = games()[0]["leduc-poker"]
    root = beginning(ours)

    def play_env(times: int) -> Counts:
        """As its users call it: legal actions and an observation at every decision."""
        decisions = 0
        for _ in range(times):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(draw() * len(actions))])
                decisions += 1
        return {"decisions": decisions}

    def play_bare(times: int) -> Counts:
        """The rules alone, no observation."""
        decisions, game = 0, env.game
        for _ in range(times):
            game.init_game()
            while not game.is_over():
                actions = list(game.get_legal_actions())
                game.step(actions[int(draw() * len(actions))])
                decisions += 1
        return {"decisions": decisions}

    env.reset()
    middle = copy.deepcopy(env.game)

    def clone(times: int) -> Counts:
        for _ in range(times):
            copy.deepcopy(middle)
        return {"copies": times}

    return Offer(
        {"engine": ENGINE.describe(), "version": version("rlcard")},
        [
            Row(
                "leduc-poker",
                "from Python, with views",
                ["decisions"],
                {"ours": play_from_python(root, seeing=True), "peer": play_env},
            ),
            Row("leduc-poker", WHAT, ["decisions"], {"ours": play_many(ours), "peer": play_env}),
            Row("leduc-poker", "from Python", ["decisions"], {"ours": play_from_python(root), "peer": play_bare}),
            Row("leduc-poker", "from Python", ["copies"], {"ours": copy_from_python(midgames(root, 8)), "peer": clone}),
        ],
    )


if __name__ == "__main__":
    serve(offer)
