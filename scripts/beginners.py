"""How the friendliest level fares: what a beginner takes against casual, and whether it overlooks a win at depth one.

    python scripts/beginners.py [--game GAME …] [--deals N] [--seed S]

Every deal is played once on each seat. Before each of the beginner's decisions its open moves are tried in several
worlds that its seat could imagine; where some move wins at once in all of them, any other choice is a win overlooked.
Results go to docs/data/beginners; scripts/opponents.py shows them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core import Move, Position, Rng  # noqa: E402
from ludoteka.core.info import imagined_info  # noqa: E402
from ludoteka.lab.dealing import Deal  # noqa: E402
from ludoteka.lab.marks import measure, play  # noqa: E402
from ludoteka.lab.sure import sure_wins  # noqa: E402

DATA = ROOT / "docs" / "data" / "beginners"


class Beginner:
    """A beginner over whose shoulder somebody looks."""

    def __init__(self, edition: ludoteka.Edition, seed: int) -> None:
        self.edition = edition
        self.rng = Rng(seed)
        self.offered = 0
        """So often a sure win lay open."""
        self.overlooked = 0

    def taken(self, deal: Deal, seat: int) -> float:
        """What it takes of one game against casual."""
        bots = [ludoteka.bot("casual", seed=deal.seed(place), seconds=0) for place in range(2)]
        bots[seat] = beginner = ludoteka.bot("beginner", seed=deal.seed(seat), seconds=0)

        def choose(position: Position, _luck: Deal) -> Move:
            info = imagined_info(self.edition.game, seat, position, [])
            move, sure = beginner.answer(info), sure_wins(info, self.rng)
            self.offered += bool(sure)
            self.overlooked += bool(sure) and move.text not in sure
            return move

        return play(self.edition, deal, bots, seat, choose)

    def seen(self) -> dict[str, object]:
        """What was seen over its shoulder so far."""
        return {"sure_wins": self.offered, "overlooked": self.overlooked}


def watch(game: str, deals: int, seed: int) -> None:
    """Play one game's deals, print, keep."""
    beginner = Beginner(ludoteka.game(game), seed)
    measure(
        DATA / f"{game}.json",
        f"python scripts/beginners.py --game {game} --seed {seed}",
        deals,
        lambda number, seat: beginner.taken(Deal(seed, number), seat),
        also=beginner.seen,
    )
    print(f"{game}: of {beginner.offered} sure wins {beginner.overlooked} overlooked")


def main() -> int:
    """Go through the games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=ludoteka.games())
    parser.add_argument("--deals", type=int, default=100, help="two games each")
    parser.add_argument("--seed", type=int, default=8)
    args = parser.parse_args()
    for game in args.game or ludoteka.games():
        watch(game, args.deals, args.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
