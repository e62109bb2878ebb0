"""Many games at once for training: arrays in, arrays out; the loop over the games runs inside the engine.

>>> from ludoteka.envs.vector import VectorEnv
>>> many = VectorEnv("toerkk", games=16, seed=7)
>>> many.observations.shape, many.masks.shape, many.players.shape
((16, 478), (16, 7364), (16,))
>>> for _ in range(20):
...     actions = many.masks.argmax(axis=1)      # one open move in every game
...     rewards, ended = many.step(actions)
>>> rewards.shape, ended.dtype
((16, 2), dtype('bool'))
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludoteka.core import Game
from ludoteka.core.batch import Batch
from ludoteka.core.native import u8, vec
from ludoteka.envs.start import Start
from ludoteka.table.edition import Edition


class VectorEnv:
    """So many games side by side. In each of them the seat to act is asked; chance is drawn inside.

    The arrays are windows on the engine's own memory: a step writes the next observations into the same arrays, so
    copy what must last. A game that is over begins anew at once: `ended` and `rewards` speak of the game that ended,
    `observations`, `masks` and `players` of the new one.
    """

    def __init__(
        self,
        game: str | Path | Game | Edition,
        games: int,
        seed: int = 0,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        content: str | Path | None = None,
    ) -> None:
        self.start = Start(game, seats, options, content)
        self.games = games
        self.batch = Batch(self.start.root, games, seed)
        self.names = self.start.names
        """What each number of an observation means."""
        self.tops: NDArray[np.uint8] = np.array(self.start.tops, np.uint8)
        """The greatest value of each."""
        self.observations: NDArray[np.uint8] = self._window(self.batch.observations)
        """By game: the sheet of the seat to act."""
        self.masks: NDArray[np.uint8] = self._window(self.batch.masks)
        """By game: 1 for every move that is open."""
        self.players: NDArray[np.uint8] = np.frombuffer(memoryview(self.batch.players), np.uint8)
        """By game: the seat to act."""
        self._rewards: NDArray[np.float32] = np.zeros((games, self.start.seats), np.float32)
        self._ended: NDArray[np.bool_] = np.zeros(games, np.bool_)

    @property
    def played(self) -> int:
        """How many games are over."""
        return int(self.batch.played)

    def step(self, actions: NDArray[np.integer]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Make one move in every game: rewards by game and seat, and which games have ended.

        A move that is not open raises BadOption, and nothing has been played.
        """
        self.batch.step(actions.tolist())
        return self._told()

    def random_step(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """The same with any open move, each equally likely, chosen inside the engine."""
        self.batch.random_step()
        return self._told()

    def _told(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        self._ended.fill(False)
        self._rewards.fill(0.0)
        if self.batch.ended:
            self._ended[self.batch.ended] = True
            self._rewards[self.batch.ended] = self.batch.returns
        return self._rewards, self._ended

    def _window(self, buffer: vec[u8]) -> NDArray[np.uint8]:
        return np.frombuffer(memoryview(buffer), np.uint8).reshape(self.games, -1)
