"""A bot that looks one step ahead and takes what the game's advice weighs most."""

from __future__ import annotations

from ludoteka.core.bot import Bot
from ludoteka.core.errors import BadOption
from ludoteka.core.info import Info
from ludoteka.core.move import Move


class GreedyBot(Bot):
    """Weighs every move it is asked for in the world its seat imagines; equal weights are decided by chance."""

    def decide(self, info: Info) -> Move:
        """The move of the greatest weight."""
        advice = info.game.advice
        if advice is None:
            raise BadOption(f"{info.game.title} has no advice, so no greedy bot can play it; take another bot")
        best: list[Move] = []
        top = 0.0
        for move in info.world.moves_of(info.seat):
            weight = advice.weigh(info.world, move, info.seat)
            if not best or weight > top:
                best, top = [move], weight
            elif weight == top:
                best.append(move)
        return best[self.rng.below(len(best))] if best else self.anything(info)
