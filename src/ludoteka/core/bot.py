"""A bot: anything that chooses a move from one seat's info."""

from __future__ import annotations

from ludoteka.core.info import Info
from ludoteka.core.move import Move
from ludoteka.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player by program; it is given Info and nothing else, and knows no game by name."""

    def decide(self, info: Info) -> Move:
        """Choose one of the open moves."""
        raise NotImplementedError

    def choose(self, info: Info) -> str:
        """Choose one of the open moves, in notation."""
        return self.decide(info).text
