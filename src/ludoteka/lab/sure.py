"""Sure wins: moves that end the game and win it whatever a seat cannot see; a beginner who misses one looks blind."""

from __future__ import annotations

from ludoteka.bots.search_bot import is_won
from ludoteka.core import NOBODY, Info, Rng

WORLDS = 6
"""So many worlds are looked at; a win in all of them counts as one that the seat could have seen."""


def sure_wins(info: Info, rng: Rng) -> set[str]:
    """The moves that win at once in every world looked at."""
    open_now = [move.text for move in info.world.moves_of(info.seat)]
    return {text for text in open_now if all(_wins(info, text, rng) for _world in range(WORLDS))}


def _wins(info: Info, text: str, rng: Rng) -> bool:
    """Whether a move wins at once in a world that the seat could imagine."""
    world = info.imagine(rng)
    world.apply(next(move for move in world.moves_of(info.seat) if move.text == text), info.seat)
    return world.to_act == NOBODY and is_won(world, info.seat)
