"""How far luck alone decides: what somebody would win who knew the cards, the dice and the draws to come.

    python scripts/luck.py GAME [--deals N] [--tries N] [--seed S]

A player who sees everything meets greedy bots on the deals of the arena. Before each of his decisions he plays the
rest of the game to its end, move for move as luck will have it: once for every move of his as greedy bots would go on,
and then with changes of mind, until he has found a way to win. What he takes is what some play could have taken; deals
that he loses on a seat can hardly be won there. It is a measure, not an opponent: no bot that can be chosen is given
anything but its own seat's knowledge.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core import Move, Position  # noqa: E402
from ludoteka.core.info import imagined_info  # noqa: E402
from ludoteka.core.rng import Rng  # noqa: E402
from ludoteka.lab.contest import points_of  # noqa: E402
from ludoteka.lab.dealing import Deal  # noqa: E402
from ludoteka.lab.deciding import mean_band  # noqa: E402
from ludoteka.lab.onward import Onward  # noqa: E402

DATA = ROOT / "docs" / "data" / "luck"
WHIM = 0.15
"""So often the one who sees everything changes his mind in a trial."""


class Table(NamedTuple):
    """A game to be played, and what is known about it."""

    edition: ludoteka.Edition
    start: Position
    onward: Onward
    tries: int


def seen_through(table: Table, position: Position, deal: Deal, seer: int) -> Move:
    """The first move of a way to win; where none is found, what wins most of the trials."""
    weigh = table.onward.advice.weigh
    moves = sorted(position.moves_of(seer), key=lambda move: -weigh(position, move, seer))
    won = [0.0] * len(moves)
    for round_ in range(table.tries):
        for place, move in enumerate(moves):
            after = position.copy()
            after.apply(move, seer)
            luck = copy.deepcopy(deal)
            won[place] += table.onward.points(after, luck.draw, {seer: WHIM if round_ else 0.0})[seer]
            if won[place] >= 1.0:
                return move
    return moves[won.index(max(won))]


def play(table: Table, number: int, seed: int, seer: int) -> float:
    """One game of a deal with the seer on this seat; what he takes of it."""
    deal, position = Deal(seed, number), table.start.copy()
    bots = [ludoteka.bot("greedy", seed=deal.seed(seat)) for seat in range(int(position.seats))]
    for who in deal.decisions(position):
        move = deal.hero(position, who)
        if move is None and who == seer and len(position.moves_of(who)) > 1:
            move = seen_through(table, position, deal, seer)
        elif move is None:
            move = bots[who].answer(imagined_info(table.edition.game, who, position, []))
        position.apply(move, who)
    return points_of([float(score) for score in position.standing()])[seer]


def main() -> int:
    """Play, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--tries", type=int, default=3, help="how often every move is played to the end")
    parser.add_argument("--seed", type=int, default=8)
    args = parser.parse_args()
    edition = ludoteka.game(args.game)
    advice = edition.game.advice
    if advice is None:
        parser.error(f"{args.game} has no advice, so nobody can play on greedily")
    table = Table(edition, edition.new(2, None, {}, None, "manual").position, Onward(advice, Rng(args.seed)),
                  args.tries)
    scores: list[float] = []
    for number in range(1, args.deals + 1):
        won = [play(table, number, args.seed, seer) for seer in range(2)]
        scores.append(sum(won) / len(won))
        low, high = mean_band(scores)
        share = sum(scores) / len(scores)
        print(f"{args.game}: {len(scores)} deals, {share:.1%} ({low:.1%} to {high:.1%})", flush=True)
        typed = f"python scripts/luck.py {args.game} --deals {len(scores)} --tries {args.tries} --seed {args.seed}"
        found = {"command": typed, "deals": len(scores), "share": share, "share_95": [low, high], "deal_scores": scores}
        DATA.mkdir(parents=True, exist_ok=True)
        (DATA / f"{args.game}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
