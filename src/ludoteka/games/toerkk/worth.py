"""Plain figures for bots: what life, levels, characters and tokens are worth (rules.md 6.8)."""

from __future__ import annotations

from typing import Final

from ludoteka.core.native import i64
from ludoteka.games.toerkk.characters import PER_SEAT

LEVEL: Final = 0.55
TOKEN: Final = 0.4
WARRIOR: Final = 1.36
MINER: Final = 0.94
LEADER: Final = 2.7
DOOMED: Final = 500.0
"""What it is worth not to lose the last life."""


def worth_of(character: i64) -> float:
    """A character on the battlefield."""
    k = character % PER_SEAT
    if k < 5:
        return WARRIOR
    return MINER if k < 10 else LEADER


def life_worth(life: i64) -> float:
    """The last points weigh more."""
    if life <= 0:
        return -DOOMED
    return float(life) + 3.0 * (1.0 - 1.0 / float(life + 1))
