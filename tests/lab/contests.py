"""Small contests that the tests of the lab share."""

from __future__ import annotations

from pathlib import Path

from ludoteka.lab.contest import Contest, Room
from ludoteka.lab.entrants import entrants

ROOT = Path(__file__).resolve().parents[2]
LEDUC = str(ROOT / "examples" / "leduc_poker.py")


def room(game: str = "kragmortha", bots: str = "greedy,random", seats: int = 2, seed: int = 5) -> Room:
    """A room for a contest of these bots."""
    return Room(Contest(game, seats, {}, None, tuple(entrants(bots)), seed))
