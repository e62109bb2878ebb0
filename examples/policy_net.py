"""A small network that chooses moves: one hidden layer, a score for each open move, a guess of the result."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]


class Decisions:
    """Some decisions: what was observed, and the open moves of all of them in one list."""

    def __init__(self, observations: NDArray[np.uint8], rows: Whole, moves: Whole) -> None:
        self.observations = observations
        self.rows = rows
        """Of each open move: in which decision it was open; rising."""
        self.moves = moves
        self.starts: Whole = np.searchsorted(rows, np.arange(len(observations)))
        """Where the open moves of each decision begin."""

    @classmethod
    def now(cls, observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> Decisions:
        """Those that a vectorised environment asks for."""
        rows, moves = masks.nonzero()
        return cls(observations.copy(), rows, moves)


class PolicyNet:
    """Scores the open moves of a decision and guesses its mover's result; learns by policy gradients (REINFORCE)."""

    def __init__(self, tops: NDArray[np.uint8], moves: int, hidden: int = 64, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        self.scale: Floats = (1.0 / tops.astype(np.float32)).astype(np.float32)
        self.weights: dict[str, Floats] = {
            "inner": (dice.standard_normal((len(tops), hidden)) / np.sqrt(40)).astype(np.float32),
            "moves": np.zeros((moves, hidden), np.float32),
            "bias": np.zeros(moves, np.float32),
            "value": np.zeros(hidden, np.float32),
        }
        self._means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def hidden(self, observations: NDArray[np.uint8]) -> Floats:
        """What the hidden layer makes of observations."""
        inner: Floats = np.tanh((observations * self.scale) @ self.weights["inner"])
        return inner

    def chances(self, asked: Decisions, inner: Floats) -> Floats:
        """How likely each open move is played: a softmax over the moves of its decision."""
        scores = np.einsum("ij,ij->i", inner[asked.rows], self.weights["moves"][asked.moves])
        scores += self.weights["bias"][asked.moves]
        scores -= np.maximum.reduceat(scores, asked.starts)[asked.rows]
        likely: Floats = np.exp(scores)
        likely /= np.add.reduceat(likely, asked.starts)[asked.rows]
        return likely

    def choose(self, asked: Decisions, dice: np.random.Generator) -> Whole:
        """One open move for each decision, as the chances say: places in the list of open moves."""
        likely = self.chances(asked, self.hidden(asked.observations))
        luck = -np.log(dice.random(len(likely), np.float32) + 1e-12) / (likely + 1e-12)  # the first to ring is chosen
        order = np.lexsort((luck, asked.rows))
        chosen: Whole = order[asked.starts]
        return chosen

    def learn(self, asked: Decisions, chosen: Whole, results: Floats, *, rate: float, entropy: float = 0.01) -> None:
        """Make moves likelier that came out better than the network had guessed, and guess better."""
        inner = self.hidden(asked.observations)
        likely = self.chances(asked, inner)
        surprise = results - inner @ self.weights["value"] - np.float32(0.5)
        merit = (surprise - surprise.mean()) / (surprise.std() + 1e-3)
        wanted = -likely * merit[asked.rows]
        wanted[chosen] += merit
        worry = -np.log(likely + 1e-9) * likely
        spread = np.add.reduceat(worry, asked.starts)
        wanted += entropy * (worry - likely * spread[asked.rows])
        wanted /= np.float32(len(asked.observations))
        back = np.add.reduceat(wanted[:, None] * self.weights["moves"][asked.moves], asked.starts)
        guess = surprise / np.float32(len(asked.observations))
        back += guess[:, None] * self.weights["value"]
        back *= 1.0 - inner * inner
        steps = {
            "inner": (asked.observations * self.scale).T @ back,
            "value": inner.T @ guess,
            "moves": np.zeros_like(self.weights["moves"]),
            "bias": np.zeros_like(self.weights["bias"]),
        }
        np.add.at(steps["moves"], asked.moves, wanted[:, None] * inner[asked.rows])
        np.add.at(steps["bias"], asked.moves, wanted)
        self._climb(steps, rate)

    def _climb(self, steps: dict[str, Floats], rate: float) -> None:
        """One step of Adam uphill."""
        self._updates += 1
        shrink = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for name, step in steps.items():
            self._means[name] += 0.1 * (step - self._means[name])
            self._squares[name] += 0.001 * (step * step - self._squares[name])
            self.weights[name] += rate * shrink * self._means[name] / (np.sqrt(self._squares[name]) + 1e-8)

    def save(self, path: Path) -> None:
        """Keep what was learned."""
        np.savez_compressed(path, **self.weights)  # type: ignore[arg-type]  # numpy's stubs take it for an option

    def load(self, path: Path) -> None:
        """Read what `save` wrote."""
        with np.load(path) as kept:
            self.weights = {name: kept[name] for name in self.weights}
