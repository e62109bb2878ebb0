"""A bot that takes any open move, each equally likely."""

from __future__ import annotations

from ludoteka.core.bot import Bot
from ludoteka.core.info import Info
from ludoteka.core.move import Move
from ludoteka.core.rng import Rng


class RandomBot(Bot):
    """Chooses uniformly among the moves it is asked for; it interjects only when it has nothing else to do."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def decide(self, info: Info) -> Move:
        """Choose one of the open moves."""
        asked = info.world.moves_of(info.seat)
        moves = asked if asked else info.open_moves()
        return moves[self.rng.below(len(moves))]
