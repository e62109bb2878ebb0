"""PettingZoo's classic games through its agent loop; it has no copy but Python's deepcopy."""

from __future__ import annotations

import copy
import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.shelf import ENGINE, beginning, games
from bench.timing import Counts, Workload
from bench.vectors import WHAT, play_many
from bench.worker import Offer, Row, serve
from bench.workloads import copy_from_python, midgames, play_from_python

GAMES = {"tic-tac-toe": "tictactoe_v3", "leduc-poker": "leduc_holdem_v4"}
draw = random.random


def play_there(env: Any) -> Workload:
    """Whole games: an observation with its mask of legal actions at every decision."""

    def work(times: int) -> Counts:
        decisions = 0
        for _ in range(times):
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                actions = mask.nonzero()[0]
                env.step(int(actions[int(draw() * len(actions))]))
                decisions += 1
        return {"decisions": decisions}

    return work


def clone_there(env: Any) -> Workload:
    """Deep copies of an environment at its first decision."""
    env.reset()
    middle = copy.deepcopy(env.unwrapped)

    def work(times: int) -> Counts:
        for _ in range(times):
            copy.deepcopy(middle)
        return {"copies": times}

    return work


def rows(key: str, ours: Any) -> list[Row]:
    """One game in two ways."""
    env: Any = import_module(f"pettingzoo.classic.{GAMES[key]}").env()
    env.reset(seed=1)
    root = beginning(ours)
    return [
        Row(
            key,
            "from Python, with views",
            ["decisions"],
            {"ours": play_from_python(root, seeing=True), "peer": play_there(env)},
        ),
        Row(key, WHAT, ["decisions"], {"ours": play_many(ours), "peer": play_there(env)}),
        Row(key, "from Python", ["copies"], {"ours": copy_from_python(midgames(root, 8)), "peer": clone_there(env)}),
    ]


def offer() -> Offer:
    """The games both have."""
    random.seed(1)
    found, _ = games()
    made = [row for key in GAMES if key in found for row in rows(key, found[key])]
    return Offer({"engine": ENGINE.describe(), "version": version("pettingzoo")}, made)


if __name__ == "__main__":
    serve(offer)
