"""What it would bring to know what others hold: the most that guessing from their behaviour could ever bring.

    python scripts/knowing.py GAME [--deals N] [--iterations N] [--seed S]

Two players search alike, with as many futures, on the deals of the arena. One imagines what he may not know, as every
bot does; the other is shown it. Luck to come is hidden from both. It is a measure, not an opponent: no bot that can be
chosen is given anything but its own seat's knowledge.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka import Edition  # noqa: E402
from ludoteka.bots.search import Habits, Search, preferred  # noqa: E402
from ludoteka.bots.search_bot import SearchBot  # noqa: E402
from ludoteka.core import Move, Position  # noqa: E402
from ludoteka.lab.dealing import Deal  # noqa: E402
from ludoteka.lab.marks import measure, play  # noqa: E402

DATA = ROOT / "docs" / "data" / "knowing"


def knowingly(edition: Edition, position: Position, seat: int, bot: SearchBot) -> Move:
    """What a search chooses that looks at the position as it is."""
    advice, moves = edition.game.advice, position.moves_of(seat)
    if advice is not None and advice.settles(position):
        return preferred(advice, position, moves, seat)
    search = Search(position, seat, advice, bot.rng.split(), bot.habits, None, edition.game.judges.of(position), True)
    bot.think(search)
    return bot.most_visited(search).move


def main() -> int:
    """Play, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--seed", type=int, default=8)
    args = parser.parse_args()
    edition = ludoteka.game(args.game)

    def taken(number: int, seer: int) -> float:
        deal = Deal(args.seed, number)
        bots = [SearchBot(deal.seed(seat), iterations=args.iterations, habits=Habits(keep=False)) for seat in range(2)]
        return play(
            edition, deal, [*bots], seer, lambda position, _luck: knowingly(edition, position, seer, bots[seer])
        )

    measure(
        DATA / f"{args.game}.json",
        f"python scripts/knowing.py {args.game} --iterations {args.iterations} --seed {args.seed}",
        args.deals,
        taken,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
