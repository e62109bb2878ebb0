"""OpenSpiel's observer: tensors from a seat's sheet, strings from its view or, with perfect recall, its letters."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.core import BadOption
from ludoteka.envs.start import Start


class SeatObserver:
    """One seat's eyes, in the form that OpenSpiel asks for."""

    def __init__(self, start: Start, *, perfect_recall: bool, parameters: Any) -> None:
        if parameters:
            raise BadOption(f"observers take no parameters, but got {parameters}")
        self.start = start
        self.perfect_recall = perfect_recall
        self.scale: NDArray[np.float32] = 1.0 / np.array(start.tops, np.float32)
        self.tensor: NDArray[np.float32] | None = None if perfect_recall else np.zeros(len(start.names), np.float32)
        """Every number of the sheet, divided by its greatest value."""
        self.dict: dict[str, NDArray[np.float32]] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player observes into the tensor."""
        if self.tensor is not None:
            seen = np.frombuffer(self.start.sheet.fill(state.table.position, player), np.uint8)
            np.multiply(seen, self.scale, out=self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        """A player's view; with perfect recall all that it was told and did."""
        if self.perfect_recall:
            return str(state.table.memory(player))
        return json.dumps(state.table.position.view(player), sort_keys=True)
