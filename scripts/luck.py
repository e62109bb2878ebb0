"""How far luck alone decides: what somebody would win who knew the cards, the dice and the draws to come.

    python scripts/luck.py GAME [--seats N] [--option NAME=VALUE …] [--deals N] [--tries N] [--seed S]

A player who sees everything meets greedy bots on the deals of the arena. Before each of his decisions he plays the
rest of the game to its end, move for move as luck will have it: once for every move of his as greedy bots would go on,
and then with changes of mind, until he has found a way to win. What he takes is what some play could have taken; deals
that he loses on a seat can hardly be won there. It is a measure, not an opponent: no bot that can be chosen is given
anything but its own seat's knowledge.
"""

from __future__ import annotations

import argparse
import copy
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core import Move, Position  # noqa: E402
from ludoteka.core.rng import Rng  # noqa: E402
from ludoteka.lab.dealing import Deal  # noqa: E402
from ludoteka.lab.marks import measure, play  # noqa: E402
from ludoteka.lab.onward import Onward  # noqa: E402

DATA = ROOT / "docs" / "data" / "luck"
WHIM = 0.15
"""So often the one who sees everything changes his mind in a trial."""


def seen_through(onward: Onward, tries: int, position: Position, deal: Deal, seer: int) -> Move:
    """The first move of a way to win; where none is found, what wins most of the trials."""
    weigh = onward.advice.weigh
    moves = sorted(position.moves_of(seer), key=lambda move: -weigh(position, move, seer))
    won = [0.0] * len(moves)
    for round_ in range(tries):
        for place, move in enumerate(moves):
            after = position.copy()
            after.apply(move, seer)
            luck = copy.deepcopy(deal)
            won[place] += onward.points(after, luck.draw, {seer: WHIM if round_ else 0.0})[seer]
            if won[place] >= 1.0:
                return move
    return moves[won.index(max(won))]


def main() -> int:
    """Play, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--tries", type=int, default=3, help="how often every move is played to the end")
    parser.add_argument("--seed", type=int, default=8)
    args = parser.parse_args()
    edition = ludoteka.game(args.game)
    advice = edition.game.advice
    if advice is None:
        parser.error(f"{args.game} has no advice, so nobody can play on greedily")
    onward = Onward(advice, Rng(args.seed))
    options: dict[str, object] = {pair.partition("=")[0]: pair.partition("=")[2] for pair in args.option}
    try:
        edition.new(args.seats, None, options, None, "manual")
    except ludoteka.LudotekaError as problem:
        parser.error(str(problem))

    def taken(number: int, seer: int) -> float:
        deal = Deal(args.seed, number)
        bots = [ludoteka.bot("greedy", seed=deal.seed(seat)) for seat in range(args.seats)]
        return play(
            edition,
            deal,
            bots,
            seer,
            lambda position, luck: seen_through(onward, args.tries, position, luck, seer),
            options,
        )

    table = [] if args.seats == 2 else ["--seats", str(args.seats)]
    table += [word for pair in args.option for word in ("--option", pair)]
    command = ["python", "scripts/luck.py", args.game, *table, "--tries", str(args.tries), "--seed", str(args.seed)]
    name = args.game if args.seats == 2 else f"{args.game}-{args.seats}"
    measure(DATA / f"{name}.json", " ".join(command), args.deals, taken, args.seats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
