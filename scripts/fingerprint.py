"""Do bots choose as they did? A digest of many choices for every game, to be compared before and after a change.

    python scripts/fingerprint.py [--game GAME …] [--bot BOT] [--choices N]

A bot sits on all seats; of so many decisions with more than one open move its choices are put into one digest, for two
and for four seats. Give it futures, not seconds (search:iterations=60): what a clock decides is never twice the same.
Where the digests of two trees are equal, results of the ladder stand (scripts/ladder.py --as-before).
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core.info import imagined_info  # noqa: E402
from ludoteka.lab.dealing import Deal  # noqa: E402
from ludoteka.lab.entrants import Entrant, entrant  # noqa: E402

SEED = 77
TABLES: dict[str, list[dict[str, object]]] = {"toerkk": [{"format": "ffa"}, {"format": "team"}]}
"""Options of tables of four, where there are several kinds."""


def choices(edition: ludoteka.Edition, seats: int, options: dict[str, object], player: Entrant) -> Iterator[str]:
    """What the bot chooses, deal after deal."""
    for number in count(1):
        deal = Deal(SEED, number)
        position = edition.new(seats, None, options, None, "manual").position
        bots = [player.bot(deal.seed(seat)) for seat in range(seats)]
        for who in deal.decisions(position):
            move = deal.hero(position, who)
            if move is None:
                is_choice = len(position.moves_of(who)) > 1
                move = bots[who].answer(imagined_info(edition.game, who, position, []))
                if is_choice:
                    yield move.text
            position.apply(move, who)


def main() -> int:
    """Choose and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=ludoteka.games())
    parser.add_argument("--bot", default="search:iterations=60")
    parser.add_argument("--choices", type=int, default=100)
    args = parser.parse_args()
    for game in args.game or ludoteka.games():
        edition = ludoteka.game(game)
        for seats, options in [(2, {}), *((4, each) for each in TABLES.get(game, [{}]))]:
            found = islice(choices(edition, seats, options, entrant(args.bot)), args.choices)
            digest = hashlib.sha256("\n".join(found).encode()).hexdigest()[:12]
            print(game, seats, *options.values(), digest, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
