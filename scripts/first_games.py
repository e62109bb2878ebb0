"""How long the first game after the lessons lasts: `python scripts/first_games.py [GAME …] [--games N]`.

Bots of the level that a learner meets play it on all seats. A decision of the learner is reckoned at five seconds, one
of another seat at one second: so long the picture tells of it. Decisions without a choice are not counted as his.
"""

from __future__ import annotations

import argparse
import statistics
import sys

import ludoteka
from ludoteka.lessons.script import Course, course

OWN, OTHERS = 5.0, 1.0


def main(arguments: list[str]) -> int:
    """Print a row for each game."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("game", nargs="*", default=ludoteka.games())
    wanted.add_argument("--games", type=int, default=20, help="how many games (20)")
    args = wanted.parse_args(arguments)
    print(f"{'game':14}{'seats':>6}{'own decisions':>15}{'others':>8}{'minutes: median':>17}{'longest':>9}")
    for name in args.game:
        taught = course(name)
        if taught is None:
            continue
        played = [play(taught, seed) for seed in range(args.games)]
        minutes = sorted((own * OWN + others * OTHERS) / 60 for own, others in played)
        own, others = (statistics.median(each[i] for each in played) for i in (0, 1))
        print(
            f"{name:14}{taught.first.seats:6}{own:15.0f}{others:8.0f}{statistics.median(minutes):17.1f}"
            f"{minutes[-1]:9.1f}",
            flush=True,
        )
    return 0


def play(taught: Course, seed: int) -> tuple[int, int]:
    """One first game; the decisions of the learner, and those of all others."""
    first = taught.first
    match = taught.edition.new(first.seats, seed=seed, options=first.options)
    bots = [ludoteka.bot(first.level, seed=seed * 10 + seat) for seat in range(first.seats)]
    counted = [0, 0]
    while match.to_act is not None:
        seat = match.to_act
        if seat != 0 or len(match.moves(seat)) > 1:
            counted[seat != 0] += 1
        match.play(bots[seat].choose(match.info(seat)), seat)
    return counted[0], counted[1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
