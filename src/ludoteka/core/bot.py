"""A bot: anything that chooses a move from one seat's info."""

from __future__ import annotations

from ludoteka.core.errors import BadOption
from ludoteka.core.explanation import Explanation
from ludoteka.core.info import Info
from ludoteka.core.move import Move
from ludoteka.core.native import mypyc_attr
from ludoteka.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player by program; it is given Info and nothing else, and knows no game by name."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def decide(self, info: Info) -> Move:
        """Choose one of the open moves; every kind of bot has its own way."""
        raise NotImplementedError

    def answer(self, info: Info) -> Move:
        """Choose one of the open moves, or any of them where the rules make this bot fumble."""
        risk = info.world.fumble(info.seat)
        if risk > 0.0 and self.rng.chance() < risk:
            return self.anything(info)
        return self.decide(info)

    def anything(self, info: Info) -> Move:
        """Any move the seat is asked for, each equally likely; an interjection only where it is not asked at all."""
        asked = info.world.moves_of(info.seat)
        moves = asked if asked else info.open_moves()
        return moves[self.rng.below(len(moves))]

    def choose(self, info: Info) -> str:
        """Choose one of the open moves, in notation."""
        return self.answer(info).text

    def explain(self, info: Info) -> Explanation:
        """What this bot thinks of the moves it is asked for; its dice may fall otherwise when it decides."""
        raise BadOption(f"a {type(self).__name__} cannot say what it thinks; ask a greedy or a searching bot")
