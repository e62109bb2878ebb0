"""A bot that takes any open move, each equally likely."""

from __future__ import annotations

from ludoteka.core.bot import Bot
from ludoteka.core.info import Info
from ludoteka.core.move import Move


class RandomBot(Bot):
    """Chooses uniformly among the moves it is asked for; it never breaks in."""

    def decide(self, info: Info) -> Move:
        """Choose one of the open moves."""
        return self.anything(info)
