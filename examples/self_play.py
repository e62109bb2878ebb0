"""Train an agent by self-play on one core, then let it play against random ones.

    python examples/self_play.py kragmortha --minutes 0.7 --save agent.npz
    python examples/self_play.py kragmortha --load agent.npz --minutes 0        only the match against random agents

Every seat is played by the same network. docs/guides/train-an-agent.md explains it line by line.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludoteka.core import Bot, Game, Info, Move
from ludoteka.envs.start import Start
from ludoteka.envs.vector import VectorEnv
from policy_net import Decisions, Floats, PolicyNet, Whole


class Lesson:
    """So many steps of self-play, and what can be learned from the games that ended in them."""

    def __init__(self, many: VectorEnv, net: PolicyNet, steps: int, dice: np.random.Generator) -> None:
        asked, chosen, players, rewards, ended = [], [], [], [], []
        for _ in range(steps):
            now = Decisions.now(many.observations, many.masks)
            place = net.choose(now, dice)
            asked.append(now)
            chosen.append(place)
            players.append(many.players.copy())
            won, over = many.step(now.moves[place])
            rewards.append(won.copy())
            ended.append(over.copy())
        result = np.full((many.games, many.start.seats), np.nan, np.float32)
        self.results: list[Floats] = []
        for won, over, who in zip(reversed(rewards), reversed(ended), reversed(players), strict=True):
            result[over] = won[over]
            self.results.append(result[np.arange(many.games), who].copy())
        self.results.reverse()
        self.asked = asked
        self.chosen: list[Whole] = chosen

    def teach(self, net: PolicyNet, rate: float, at_once: int = 16) -> None:
        """Learn from all decisions whose games have ended, some steps at once."""
        for first in range(0, len(self.asked), at_once):
            part = range(first, min(first + at_once, len(self.asked)))
            known = [~np.isnan(self.results[step]) for step in part]
            if sum(int(each.sum()) for each in known) < 32:
                continue
            asked, chosen = joined([self.asked[step] for step in part], [self.chosen[step] for step in part], known)
            results = np.concatenate([self.results[step][keep] for step, keep in zip(part, known, strict=True)])
            net.learn(asked, chosen, results, rate=rate)


def joined(asked: list[Decisions], chosen: list[Whole], known: list[NDArray[np.bool_]]) -> tuple[Decisions, Whole]:
    """The decisions of several steps as one list, without those whose result is not known."""
    seen, rows, moves, places = [], [], [], []
    decisions = opened = 0
    for now, place, keep in zip(asked, chosen, known, strict=True):
        open_too = keep[now.rows]
        seen.append(now.observations[keep])
        rows.append((np.cumsum(keep) - 1)[now.rows[open_too]] + decisions)
        moves.append(now.moves[open_too])
        places.append((np.cumsum(open_too) - 1)[place[keep]] + opened)
        decisions += int(keep.sum())
        opened += int(open_too.sum())
    whole = Decisions(np.concatenate(seen), np.concatenate(rows), np.concatenate(moves))
    return whole, np.concatenate(places)


def train(
    game: str | Game,
    minutes: float = math.inf,
    *,
    most: float = math.inf,
    seats: int | None = None,
    games: int = 64,
    steps: int = 256,
    rate: float = 0.003,
    seed: int = 1,
    net: PolicyNet | None = None,
) -> PolicyNet:
    """Play against oneself for some minutes of one core, or that many lessons at most, and learn from it."""
    many, dice = VectorEnv(game, games, seed=seed, seats=seats), np.random.default_rng(seed)
    learner = PolicyNet(many.tops, len(many.start.moves), seed=seed) if net is None else net
    began, lessons = time.process_time(), 0
    while lessons < most and time.process_time() - began < 60 * minutes:
        Lesson(many, learner, steps, dice).teach(learner, rate)
        lessons += 1
        if lessons % 10 == 0:
            made = lessons * steps * games
            print(f"{time.process_time() - began:5.0f} s  {made:>9,} decisions  {many.played:>7,} games", flush=True)
    return learner


def against_random(
    game: str | Game, net: PolicyNet, matches: int, *, seats: int | None = None, seed: int = 99
) -> list[float]:
    """The agent's result in each match; it sits on every seat in turn, the others choose any open move."""
    many, dice = VectorEnv(game, min(matches, 128), seed=seed, seats=seats), np.random.default_rng(seed)
    own = np.arange(many.games) % many.start.seats
    found: list[float] = []
    while len(found) < matches:
        now = Decisions.now(many.observations, many.masks)
        moves = now.moves[net.choose(now, dice)]
        luck = dice.random(len(now.rows))
        anything = now.moves[np.lexsort((luck, now.rows))[now.starts]]
        rewards, ended = many.step(np.where(many.players == own, moves, anything))
        found += rewards[ended, own[ended]].tolist()
    return found


def interval(results: list[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval."""
    mean, spread = float(np.mean(results)), float(np.std(results)) / math.sqrt(len(results))
    return mean, mean - 1.96 * spread, mean + 1.96 * spread


class LearnedBot(Bot):
    """The trained network as a bot: it is given what its seat knows, like all bots."""

    def __init__(self, start: Start, net: PolicyNet, seed: int = 0) -> None:
        super().__init__(seed)
        self.start, self.net, self.dice = start, net, np.random.default_rng(seed)

    def decide(self, info: Info) -> Move:
        """The move that the network draws."""
        moves = info.world.moves_of(info.seat)
        seen = np.frombuffer(self.start.sheet.fill(info.world, info.seat), np.uint8)[None]
        numbers = np.array([move.number for move in moves])
        return moves[int(self.net.choose(Decisions(seen, np.zeros(len(moves), np.int64), numbers), self.dice)[0])]


def main() -> None:
    """Train, measure, keep."""
    options = argparse.ArgumentParser(description="Train an agent by self-play, then play against random agents.")
    options.add_argument("game", help="a game by its key, such as kragmortha")
    options.add_argument("--minutes", type=float, default=3.0, help="of one core (3)")
    options.add_argument("--matches", type=int, default=2000)
    options.add_argument("--seats", type=int)
    options.add_argument("--save", type=Path)
    options.add_argument("--load", type=Path)
    asked = options.parse_args()
    start = Start(asked.game, asked.seats)
    net = PolicyNet(np.array(start.tops, np.uint8), len(start.moves))
    if asked.load:
        net.load(asked.load)
    train(asked.game, asked.minutes, seats=asked.seats, net=net)
    if asked.save:
        net.save(asked.save)
    mean, low, high = interval(against_random(asked.game, net, asked.matches, seats=asked.seats))
    print(
        f"against random agents: {mean:.3f} of a win a match ({low:.3f} to {high:.3f}); even play is "
        f"{1 / start.seats:.3f}"
    )


if __name__ == "__main__":
    main()
