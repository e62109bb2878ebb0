"""What a fighter aims at, weighed."""

from __future__ import annotations

from typing import Final


class Aim:
    """What a fighter wants: a victory, few hits, not to be knocked out, to keep potions and to get rid of cards."""

    def __init__(
        self, win: float, hit: float, knocked_out: float = 0.0, potion: float = 0.0, card: float = 0.0
    ) -> None:
        self.win = win
        self.hit = hit
        self.knocked_out = knocked_out
        self.potion = potion
        self.card = card


VICTORY: Final = Aim(1e9, 1.0)
"""The greatest chance to win; where that is equal, the fewest hits."""
