"""How large a match told again is, and how much CPU time the projector takes for it: one random game of every title.

python scripts/film_sizes.py [MOVES]        default: at most 600 moves, what random players do in that time
"""

from __future__ import annotations

import gzip
import random
import sys
import time

import ludoteka
from ludoteka.server import films
from ludoteka.server.films import Film
from ludoteka.core.record import parse

SEATS = 4


def main(arguments: list[str]) -> int:
    """Print a row for each game."""
    most = int(arguments[0]) if arguments else 600
    print("game          lines  frames  chunks  largest raw  largest packed  all packed   reel s  chunk s")
    for game in ludoteka.games():
        print(row(game, most))
    return 0


def row(game: str, most: int) -> str:
    """One game, played at random, as its first seat saw it."""
    edition, rng = ludoteka.game(game), random.Random(1)
    match = edition.new(seats=min(SEATS, edition.seats[-1]), seed=1)
    for _ in range(most):
        if not match.over:
            match.play(rng.choice(match.moves()))
    text = str(match.record().text)
    begun = time.process_time()
    reel = films.reel(Film(edition, parse(text), 0))
    reeled = time.process_time() - begun
    sizes, slowest = [], 0.0
    for chunk in range(-(-len(reel.ends) // films.CHUNK)):
        begun = time.process_time()
        told = films.written(films.frames(Film(edition, parse(text), 0), chunk)).encode()
        slowest = max(slowest, time.process_time() - begun)
        sizes.append((len(told), len(gzip.compress(told, 6))))
    raw, packed = [size for size, _ in sizes], [size for _, size in sizes]
    return (
        f"{game:13} {len(reel.lines) and reel.lines[-1]:5}  {len(reel.ends):6}  {len(sizes):6}  "
        f"{max(raw):11,}  {max(packed):14,}  {sum(packed):10,}  {reeled:5.2f}  {slowest:5.2f}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
