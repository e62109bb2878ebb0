"""A bot that looks one step ahead and takes what the game's advice weighs most."""

from __future__ import annotations

from ludoteka.core.bot import Bot
from ludoteka.core.errors import BadOption
from ludoteka.core.explanation import Candidate, Explanation
from ludoteka.core.info import Info
from ludoteka.core.move import Move


class GreedyBot(Bot):
    """Weighs every move it is asked for in the world its seat imagines; equal weights are decided by chance."""

    def decide(self, info: Info) -> Move:
        """The move of the greatest weight."""
        best: list[Move] = []
        top = 0.0
        for move, weight in weights(info):
            if not best or weight > top:
                best, top = [move], weight
            elif weight == top:
                best.append(move)
        return best[self.rng.below(len(best))] if best else self.anything(info)

    def explain(self, info: Info) -> Explanation:
        """All moves in the order of their weights; those of the greatest weight share its thought evenly."""
        weighed = sorted(weights(info), key=_falling)
        best = [move for move, weight in weighed if weight == weighed[0][1]]
        shares = [1.0 / len(best) if move in best else 0.0 for move, _ in weighed]
        candidates = [Candidate(move.text, shares[place], 1, []) for place, (move, _) in enumerate(weighed)]
        return Explanation(int(info.seat), candidates, [(int(info.seat), best[0].text)] if best else [])


def weights(info: Info) -> list[tuple[Move, float]]:
    """Every move the seat is asked for, with its weight by the game's advice."""
    advice = info.game.advice
    if advice is None:
        raise BadOption(f"{info.game.title} has no advice, so no greedy bot can play it; take another bot")
    moves = info.world.moves_of(info.seat)
    found = advice.weights(info.world, moves, info.seat)
    return [(move, found[place]) for place, move in enumerate(moves)]


def _falling(weighed: tuple[Move, float]) -> float:
    return -weighed[1]
