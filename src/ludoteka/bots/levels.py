"""Levels: how well a bot plays, by name; the same five for every game, from friendly to formidable."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ludoteka.bots.search_bot import SearchBot


class Level:
    """One mechanism, the search, with other numbers."""

    def __init__(self, seconds: float, iterations: int, slips: float) -> None:
        self.seconds = seconds
        """A decision takes no longer."""
        self.iterations = iterations
        """Nor does it look at more futures; 0: at as many as time allows."""
        self.slips = slips
        """So often a move is chosen by a glance."""

    def bot(
        self,
        seed: int = 0,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        slips: float | None = None,
        processes: int = 1,
        style: str = "",
    ) -> SearchBot:
        """A new bot of this level; what is given replaces the level's own number."""
        return SearchBot(
            seed,
            seconds=self.seconds if seconds is None else seconds,
            iterations=self.iterations if iterations is None else iterations,
            slips=self.slips if slips is None else slips,
            processes=processes,
            style=style,
        )


LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(0.2, 8, 0.88),
    "casual": Level(0.2, 30, 0.62),
    "skilled": Level(0.3, 100, 0.39),
    "expert": Level(0.5, 400, 0.17),
    "master": Level(0.8, 0, 0.0),
}

STYLES: Final[dict[str, Callable[..., SearchBot]]] = {
    name: partial(LEVELS["expert"].bot, style=name)
    for name in ("explorer", "founder", "warrior", "raider", "miner", "daredevil", "cautious", "rascal")
}
"""Experts who would rather play in their own way; each at home in the games whose advice names them."""
