"""OpenSpiel, whose games are C++: tic-tac-toe and Leduc poker by the same rules as ours, side by side."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.searching import THOUGHT, opening, search_inside
from bench.shelf import ENGINE, beginning, games
from bench.timing import Counts, Workload
from bench.vectors import WHAT, play_many
from bench.worker import Offer, Row, serve
from bench.workloads import copy_from_python, play_from_python, play_inside
from ludoteka.core.playout import advance, playouts
from ludoteka.core.rng import Rng

GAMES = {"tic-tac-toe": "tic_tac_toe", "leduc-poker": "leduc_poker"}
ROLLOUTS = 500
draw, choices = random.random, random.choices
spiel: Any = import_module("pyspiel")


def first_decision(game: Any) -> Any:
    """The state when all that is dealt at first has been dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def play(state: Any) -> tuple[int, int]:
    """One random game to the end from Python: decisions and chance steps."""
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(actions, weights)[0])
            chances += 1
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
    return decisions, chances


def play_from_python_there(game: Any) -> Workload:
    """Random games, each step asked for from Python."""

    def work(times: int) -> Counts:
        decisions = chances = 0
        for _ in range(times):
            more, draws = play(game.new_initial_state())
            decisions += more
            chances += draws
        return {"decisions": decisions, "chance steps": chances}

    return work


def train_on_states(game: Any) -> Workload:
    """Random games from Python with the mover's tensor and mask at every decision, by the states themselves."""

    def work(times: int) -> Counts:
        decisions = 0
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(actions, weights)[0])
                    continue
                state.observation_tensor()
                state.legal_actions_mask()
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return {"decisions": decisions}

    return work


def train_in_environment(name: str) -> Workload:
    """The same by `rl_environment`, which its learning agents use."""
    env: Any = import_module("open_spiel.python.rl_environment").Environment(name)

    def work(times: int) -> Counts:
        decisions = 0
        for _ in range(times):
            seen = env.reset()
            while not seen.last():
                actions = seen.observations["legal_actions"][seen.observations["current_player"]]
                seen = env.step([actions[int(draw() * len(actions))]])
                decisions += 1
        return {"decisions": decisions}

    return work


def play_inside_there(game: Any, start: Any, length: float) -> Workload:
    """Random games in C++: the rollouts of one evaluation by its own tree search, no tree grown."""
    bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(ROLLOUTS, 7), 2.0, 1, 1000, False, 7, False)

    def work(times: int) -> Counts:
        for _ in range(times):
            bot.step(start)
        return {"decisions": times * ROLLOUTS * length}

    return work


def clone_there(start: Any) -> Workload:
    """Copies, one call from Python each."""

    def work(times: int) -> Counts:
        clone = start.clone
        for _ in range(100 * times):
            clone()
        return {"copies": 100 * times}

    return work


def search_there(bot: Any, state: Any) -> Workload:
    """Whole decisions by one of its own bots, each with a tree of its own."""

    def work(times: int) -> Counts:
        for _ in range(times):
            bot.step(state)
        return {"iterations": THOUGHT * times}

    return work


def search_rows(key: str, ours: Any) -> list[Row]:
    """Its four tree searches, each in turns with ours; rollouts of one game, no early end."""
    mcts, ismcts = (
        import_module("open_spiel.python.algorithms.mcts"),
        import_module("open_spiel.python.algorithms.ismcts"),
    )
    game = spiel.load_game(GAMES[key])
    state, root = first_decision(game), opening(beginning(ours))
    bots: dict[str, Any] = {
        "C++ MCTS": spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(1, 7), 2.0, THOUGHT, 1000, False, 7, False),
        "Python MCTS": mcts.MCTSBot(game, 2.0, THOUGHT, mcts.RandomRolloutEvaluator(1), solve=False),
    }
    if key == "leduc-poker":
        bots["C++ IS-MCTS"] = spiel.ISMCTSBot(7, spiel.RandomRolloutEvaluator(1, 7), 2.0, THOUGHT)
        bots["Python IS-MCTS"] = ismcts.ISMCTSBot(
            game, uct_c=2.0, max_simulations=THOUGHT, evaluator=mcts.RandomRolloutEvaluator(1)
        )
    return [
        Row(
            key,
            f"search, {name}",
            ["iterations"],
            {"ours": search_inside(ours, [root]), "peer": search_there(bot, state)},
        )
        for name, bot in bots.items()
    ]


def rows(key: str, ours: Any) -> list[Row]:
    """One game, from the first decision on, and whole where Python drives."""
    game = spiel.load_game(GAMES[key])
    start, whole = first_decision(game), beginning(ours)
    root = whole.copy()
    advance(root, Rng(1))
    length = sum(play(start.clone())[0] for _ in range(5000)) / 5000
    note = f"{key}: decisions a game {length:.2f} there, {playouts(root, 20000, 1).decisions / 20000:.2f} here"
    return [
        Row(
            key,
            "rollouts inside",
            ["decisions"],
            {"ours": play_inside(root), "peer": play_inside_there(game, start, length)},
            note,
        ),
        Row(key, "from Python", ["decisions"], {"ours": play_from_python(whole), "peer": play_from_python_there(game)}),
        Row(key, "from Python", ["copies"], {"ours": copy_from_python([root]), "peer": clone_there(start)}),
        Row(key, f"{WHAT}, states", ["decisions"], {"ours": play_many(ours), "peer": train_on_states(game)}),
        Row(
            key,
            f"{WHAT}, rl_environment",
            ["decisions"],
            {"ours": play_many(ours), "peer": train_in_environment(GAMES[key])},
        ),
    ]


def offer() -> Offer:
    """The games both have."""
    random.seed(1)
    found, _ = games()
    made = [row for key in GAMES if key in found for row in (*rows(key, found[key]), *search_rows(key, found[key]))]
    return Offer({"engine": ENGINE.describe(), "version": version("open_spiel")}, made)


if __name__ == "__main__":
    serve(offer)
