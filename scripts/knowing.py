"""What it would bring to know what others hold: the most that guessing from their behaviour could ever bring.

    python scripts/knowing.py GAME [--deals N] [--iterations N] [--seed S]

Two players search alike, with as many futures, on the deals of the arena. One imagines what he may not know, as every
bot does; the other is shown it. Luck to come is hidden from both. It is a measure, not an opponent: no bot that can be
chosen is given anything but its own seat's knowledge.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka import Edition  # noqa: E402
from ludoteka.bots.search import Habits, Search, preferred  # noqa: E402
from ludoteka.bots.search_bot import SearchBot  # noqa: E402
from ludoteka.core import Move, Position  # noqa: E402
from ludoteka.core.info import imagined_info  # noqa: E402
from ludoteka.lab.contest import points_of  # noqa: E402
from ludoteka.lab.dealing import Deal  # noqa: E402
from ludoteka.lab.deciding import mean_band  # noqa: E402

DATA = ROOT / "docs" / "data" / "knowing"


def knowingly(edition: Edition, position: Position, seat: int, bot: SearchBot) -> Move:
    """What a search chooses that looks at the position as it is."""
    advice, moves = edition.game.advice, position.moves_of(seat)
    if len(moves) == 1:
        return moves[0]
    if advice is not None and advice.settles(position):
        return preferred(advice, position, moves, seat)
    search = Search(position, seat, advice, bot.rng.split(), bot.habits, None, edition.game.judges.of(position), True)
    bot.think(search)
    return bot.most_visited(search).move


def play(edition: Edition, number: int, seed: int, knowing: int, iterations: int) -> float:
    """One game of a deal, all known to this seat; what it takes of it."""
    deal, position = Deal(seed, number), edition.new(2, None, {}, None, "manual").position
    bots = [SearchBot(deal.seed(seat), iterations=iterations, habits=Habits(keep=False)) for seat in range(2)]
    for who in deal.decisions(position):
        move = deal.hero(position, who)
        if move is None and who == knowing and position.moves_of(who):
            move = knowingly(edition, position, who, bots[who])
        elif move is None:
            move = bots[who].answer(imagined_info(edition.game, who, position, []))
        position.apply(move, who)
    return points_of([float(score) for score in position.standing()])[knowing]


def main() -> int:
    """Play, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--seed", type=int, default=8)
    args = parser.parse_args()
    edition, scores = ludoteka.game(args.game), list[float]()
    for number in range(1, args.deals + 1):
        scores.append(sum(play(edition, number, args.seed, seat, args.iterations) for seat in range(2)) / 2)
        (low, high), share = mean_band(scores), sum(scores) / len(scores)
        print(f"{args.game}: {len(scores)} deals, {share:.1%} ({low:.1%} to {high:.1%})", flush=True)
        typed = f"python scripts/knowing.py {args.game} --deals {len(scores)} --iterations {args.iterations} " \
                f"--seed {args.seed}"
        found = {"command": typed, "deals": len(scores), "share": share, "share_95": [low, high], "deal_scores": scores}
        DATA.mkdir(parents=True, exist_ok=True)
        (DATA / f"{args.game}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
