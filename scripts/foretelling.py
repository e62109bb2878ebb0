"""How well each game's `Advice.value` foretells who wins, and the scale that fits it best.

    python scripts/foretelling.py [GAME …] [--games N] [--seed S]

Greedy bots play each other, in every second game with a whim now and then. As each turn begins the value of the seat on
turn is noted, and afterwards whether that seat won. The log loss of 1 / (1 + exp(-value / scale)) is printed for the
scale that the advice names and for the best one; whoever always says one half has 0.693.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import exp, log
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core import CHANCE, NOBODY, Position  # noqa: E402
from ludoteka.core.rng import Rng  # noqa: E402
from ludoteka.lab.contest import points_of  # noqa: E402
from ludoteka.lab.onward import Onward  # noqa: E402

WHIM = 0.03
Judged = tuple[float, float]
"""A value, and what the seat took in the end."""


def play(start: Position, onward: Onward, whim: float) -> list[Judged]:
    """One game; whoever moves sees everything, which hardly changes what is typical."""
    position, turn = start.copy(), NOBODY
    noted: list[tuple[int, float]] = []
    while position.to_act != NOBODY:
        who, active = int(position.to_act), int(position.active())
        if who == CHANCE:
            position.apply(onward.any_lot(position), CHANCE)
            continue
        if active == who and active != turn:
            noted.append((who, onward.advice.value(position, who)))
            turn = active
        position.apply(onward.next(position, whim), who)
    points = points_of([float(score) for score in position.standing()])
    return [(value, points[seat]) for seat, value in noted]


def log_loss(found: Sequence[Judged], scale: float) -> float:
    """How badly the values foretold, on average."""
    total = 0.0
    for value, won in found:
        chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value / scale))))
        chance = min(max(chance, 1e-6), 1.0 - 1e-6)
        total -= won * log(chance) + (1.0 - won) * log(1.0 - chance)
    return total / len(found)


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="unset: all")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=8)
    args = parser.parse_args()
    for name in args.game or ludoteka.games():
        edition = ludoteka.game(name)
        advice, start = edition.game.advice, edition.new(2, None, {}, None, "manual").position
        if advice is None:
            continue
        for seat in range(2):
            start.occupy(seat, True)
        found = [
            each
            for game in range(args.games)
            for each in play(start, Onward(advice, Rng(args.seed * 1_000_000 + game)), WHIM * (game % 2))
        ]
        scale = float(advice.scale())
        best = min((scale * 1.1**step for step in range(-12, 13)), key=lambda tried: log_loss(found, tried))
        print(
            f"{name}: {args.games} games, {len(found)} turns, log loss {log_loss(found, scale):.3f} "
            f"with scale {scale:g}, {log_loss(found, best):.3f} with {best:.3g}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
