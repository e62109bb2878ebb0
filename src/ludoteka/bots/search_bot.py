"""A bot that looks ahead."""

from __future__ import annotations

from ludoteka.bots.greedy_bot import GreedyBot
from ludoteka.core.info import Info
from ludoteka.core.move import Move


class SearchBot(GreedyBot):
    """Still only greedy; the search is to come."""

    def __init__(self, seed: int = 0, *, seconds: float = 0.2, iterations: int = 0, slips: float = 0.0,
                 processes: int = 1) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.slips = slips
        self.processes = processes

    def decide(self, info: Info) -> Move:
        """The move of the greatest weight, or any."""
        return self.anything(info) if info.game.advice is None else super().decide(info)
