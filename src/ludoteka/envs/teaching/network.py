"""The network of a judge while it learns: one hidden layer, and weights that go straight to the verdict.

Every seat is read by the same network from its own observation; what it says are strengths, and the chances of the
seats are their softmax. So one network serves all seats, and chances sum to one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray


Floats = NDArray[np.float32]
HIDDEN: Final = 32
BATCH: Final = 256
PACE: Final = 2e-3
"""How far a step goes at first; towards the end it falls to nothing."""
FORGETTING: Final = 0.02
"""How much weights shrink unless they are needed."""


class Network:
    """Weights, and how they are fitted (Adam with weight decay)."""

    def __init__(self, width: int, most: Floats, seed: int, heeds: bool = False, hidden: int = HIDDEN) -> None:
        dice = np.random.default_rng(seed)
        self.most = most
        """What the numbers of a sheet are divided by before they are read."""
        self.weights: dict[str, Floats] = {
            "hidden": dice.normal(0.0, 0.05, (width, hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "out": dice.normal(0.0, 0.1, hidden).astype(np.float32),
            "straight": np.zeros(width, np.float32),
            "heed": np.full(1, 0.5 if heeds else 0.0, np.float32),
        }
        self.heeds = heeds
        """Whether it adds to what the game's own advice says, instead of judging alone."""
        self._first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._steps = 0

    def read(self, sheets: NDArray[np.uint8], values: Floats) -> tuple[Floats, Floats, Floats]:
        """Positions × seats × places: the numbers as read, the hidden units, the strengths."""
        seen = sheets.reshape(-1, sheets.shape[-1]).astype(np.float32) / self.most
        hidden = np.maximum(seen @ self.weights["hidden"] + self.weights["bias"], 0.0)
        said = seen @ self.weights["straight"] + hidden @ self.weights["out"]
        return seen, hidden, said.reshape(sheets.shape[:-1]) + self.weights["heed"] * values

    def chances(self, sheets: NDArray[np.uint8], values: Floats) -> Floats:
        """Every seat's chance to win."""
        parts = [slice(at, at + 4096) for at in range(0, len(sheets), 4096)]
        return np.concatenate([softmax(self.read(sheets[part], values[part])[2]) for part in parts])

    def learn(self, sheets: NDArray[np.uint8], values: Floats, points: Floats, pace: float) -> None:
        """One step towards what came of some positions."""
        seen, hidden, said = self.read(sheets, values)
        off = ((softmax(said) - points) / len(sheets)).reshape(-1)
        back = np.outer(off, self.weights["out"]) * (hidden > 0.0)
        slopes = {"hidden": seen.T @ back, "bias": back.sum(0), "out": hidden.T @ off, "straight": seen.T @ off}
        if self.heeds:
            slopes["heed"] = off @ values.reshape(-1)
        self._step(slopes, pace)

    def _step(self, slopes: dict[str, Any], pace: float) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            first, second = self._first[name], self._second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            size = np.sqrt(second / (1.0 - 0.999**self._steps)) + 1e-8
            self.weights[name] *= 1.0 - pace * FORGETTING
            self.weights[name] -= pace * first / (1.0 - 0.9**self._steps) / size


def fit(
    network: Network, sheets: NDArray[np.uint8], values: Floats, points: Floats, rounds: int, seed: int
) -> Iterator[int]:
    """Go through all positions so many times, in another order each time; says after each step how many are done."""
    dice, done, steps = np.random.default_rng(seed), 0, rounds * (len(sheets) // BATCH)
    for _round in range(rounds):
        order = dice.permutation(len(sheets))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[at : at + BATCH]
            network.learn(sheets[chosen], values[chosen], points[chosen], PACE * (1.0 - done / steps) + 1e-5)
            done += 1
            yield done


def foretold(chances: Floats, points: Floats, lasts: NDArray[np.bool_], trust: float = 0.5) -> Floats:
    """What to learn of each position instead of the bare result: partly what a network said of the game's next one.

    How a game ended says little about a position early in it; what was said of the next ones says more and says it
    with less noise. Of the last position noted of a game only the result is true.
    """
    found = points.copy()
    for at in range(len(points) - 2, -1, -1):
        if not lasts[at]:
            found[at] = trust * chances[at + 1] + (1.0 - trust) * found[at + 1]
    return found


def log_loss(chances: Floats, points: Floats) -> float:
    """How badly chances foretold what every seat took; of two equal seats, 0.693."""
    return float(-(points * np.log(np.clip(chances, 1e-6, 1.0))).sum(1).mean())


def softmax(said: Floats) -> Floats:
    """Strengths as chances."""
    grown = np.exp(said - said.max(1, keepdims=True))
    return np.asarray(grown / grown.sum(1, keepdims=True), np.float32)
