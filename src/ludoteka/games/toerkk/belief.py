"""What others are likely to hold: cards that they have had no use for so far (docs/decisions/0020-beliefs.md).

The numbers are fitted to games between greedy and searching bots by `scripts/beliefs.py`, which prints them.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ludoteka.core.native import i64
from ludoteka.core.rng import Rng
from ludoteka.games.toerkk import knowledge, sides
from ludoteka.games.toerkk.knowledge import Odds
from ludoteka.games.toerkk.phases import MULLIGAN

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


class Leanings:
    """How likely a card is to be in a hand rather than in the deck, by effect, as logarithms of the odds."""

    def __init__(self, at_first: list[float], in_time: list[float], unhurt: list[float]) -> None:
        self.at_first = at_first
        self.in_time = in_time
        """What is added in the course of a game."""
        self.unhurt = unhurt
        """What is added while its owner has all his life: nobody needs a Medic then."""


DUEL: Final = Leanings(
    [-1.02, 0.13, -0.33, 2.00, 0.79, 1.04, 2.58, -0.93, -1.30, 0.93, -0.86, 1.62, -0.14, 1.71, -5.71, -1.23, 0.71],
    [-2.13, -2.15, 0.69, 1.35, 0.84, -1.07, 0.29, 0.30, -2.91, 1.29, -0.13, 1.99, 1.24, 0.96, 1.93, -2.33, -0.16],
    [-0.21, 0.65, 0.64, -1.40, -0.55, -0.42, -1.60, -1.06, -0.16, -0.21, -0.56, -0.90, 0.73, -0.90, 6.61, -0.23, -0.43],
)
FREE_FOR_ALL: Final = Leanings(
    [-0.53, -0.89, -0.92, 1.54, 1.45, 1.04, 2.10, -1.00, 1.29, -0.64, -0.52, 1.53, -0.58, 1.55, -4.14, -0.98, -0.31],
    [-0.56, -0.73, 0.44, 1.69, 0.30, 0.30, -0.09, -4.41, 1.77, 1.97, -2.43, 2.26, 1.35, 0.87, 2.16, -4.84, -0.06],
    [-0.04, 1.17, 0.71, -1.60, -1.69, -0.64, -1.48, 0.29, -0.89, 0.66, -0.01, -1.19, 0.79, -1.12, 4.44, 0.26, 0.32],
)
"""Whoever takes anybody's last life wins, so a Bomb is kept for that moment; in a duel it is thrown at once."""
LONG: Final = 8.0
"""Turns of each side, after which hands change no more."""


def leanings(p: Toerkk) -> Leanings:
    """Those that were fitted to this kind of game."""
    return FREE_FOR_ALL if p.house.free_for_all else DUEL


def state_of_play(p: Toerkk, owner: i64) -> tuple[float, float]:
    """How late it is in the game, and how much life somebody has left, each from 0 to 1."""
    late = float(p.turns) / float(p.house.sides) / LONG
    unhurt = float(p.life[sides.side_of(p, owner)]) / float(p.house.life)
    return min(late, 1.0), max(min(unhurt, 1.0), 0.0)


class Likely(Odds):
    """Somebody who still holds a card has had no use for it so far; before the first turn all are alike."""

    def of(self, p: Toerkk, owner: i64) -> list[i64]:
        """By kind, in thousandths."""
        found: list[i64] = []
        if p.phase == MULLIGAN:
            return found
        late, unhurt = state_of_play(p, owner)
        lean = leanings(p)
        for kind in range(i64(len(p.box.cards))):
            effect = p.box.effects[kind]
            odds = lean.at_first[effect] + lean.in_time[effect] * late + lean.unhurt[effect] * unhurt
            found.append(1 + i64(1000.0 * exp(odds)))
        return found


LIKELY: Final = Likely()


def suppose(p: Toerkk, seat: i64, rng: Rng) -> Toerkk:
    """A world like those that `imagine` gives, hands dealt by what is likely."""
    return knowledge.imagine(p, seat, rng, LIKELY)
