"""The rest of a game as greedy players would play it who see everything: a measure for the lab, never an opponent."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.bots.search import preferred
from ludoteka.core import CHANCE, NOBODY, Move, Position, Rng
from ludoteka.core.advice import Advice
from ludoteka.lab.contest import points_of


class Onward:
    """Plays games on; now and then on a whim, where that is wanted."""

    def __init__(self, advice: Advice, rng: Rng) -> None:
        self.advice = advice
        self.rng = rng

    def points(
        self, position: Position, draw: Callable[[Position], Move], whims: dict[int, float] | None = None
    ) -> tuple[float, ...]:
        """Play to the end, in place, with such draws; `whims` says how often a seat does anything at all."""
        while position.to_act != NOBODY:
            who = int(position.to_act)
            position.apply(draw(position) if who == CHANCE else self.next(position, (whims or {}).get(who, 0.0)), who)
        return points_of([float(score) for score in position.standing()])

    def next(self, position: Position, whim: float = 0.0) -> Move:
        """What whoever is to act would do."""
        moves, who = position.moves(), int(position.to_act)
        if len(moves) == 1:
            return moves[0]
        if whim > 0.0 and self.rng.chance() < whim:
            return moves[self.rng.below(len(moves))]
        return preferred(self.advice, position, moves, who)

    def any_lot(self, position: Position) -> Move:
        """At CHANCE: what falls by these dice."""
        return position.lot(self.rng.below(position.lots()))
