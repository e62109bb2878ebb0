"""What a bot's choices are worth, measured with little noise: every move of a position is played on, and compared.

    python scripts/choices.py GAME --bots LIST [--positions N] [--plays N] [--seed S]

Positions come from games between greedy bots. From each, every open move is played to the end so many times by greedy
players, in worlds that the seat could imagine, the same worlds for every move. A bot's gain is how much more its choice
won than the greedy bot's, on average; summed over the decisions of a game it tells roughly how much stronger it is.
Bots are named as for `ludoteka arena`: `search:iterations=400`, `master:seconds=0.2`.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core import CHANCE, NOBODY, Position  # noqa: E402
from ludoteka.core.info import Info, imagined_info  # noqa: E402
from ludoteka.core.rng import Rng  # noqa: E402
from ludoteka.lab.entrants import entrants  # noqa: E402
from ludoteka.lab.onward import Onward  # noqa: E402

EACH_GAME = 4
"""So many positions are taken of one game."""


class Case(NamedTuple):
    """A decision, what greedy would do, and what every move won."""

    info: Info
    greedy: str
    won: dict[str, float]


def decisions(edition: ludoteka.Edition, start: Position, onward: Onward) -> list[tuple[Info, str]]:
    """All real decisions of one game between greedy bots."""
    position, found = start.copy(), []
    bots = [ludoteka.bot("greedy", seed=int(onward.rng.word())) for _seat in range(int(start.seats))]
    while position.to_act != NOBODY:
        who = int(position.to_act)
        if who == CHANCE:
            position.apply(onward.any_lot(position), CHANCE)
            continue
        info = imagined_info(edition.game, who, position, [])
        move = bots[who].answer(info)
        if len(position.moves_of(who)) > 1:
            found.append((info, move.text))
        position.apply(move, who)
    return found


def played_on(info: Info, onward: Onward, plays: int) -> dict[str, float]:
    """What every open move wins, on average."""
    seat = int(info.seat)
    won = dict.fromkeys([move.text for move in info.world.moves_of(seat)], 0.0)
    for _play in range(plays):
        world = info.imagine(onward.rng)
        for move in info.world.moves_of(seat):
            after = world.copy()
            after.apply(move, seat)
            won[move.text] += onward.points(after, onward.any_lot)[seat] / plays
    return won


def main() -> int:
    """Play on, choose, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--bots", default="search:iterations=400")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--plays", type=int, default=100)
    parser.add_argument("--seed", type=int, default=8)
    args = parser.parse_args()
    edition = ludoteka.game(args.game)
    advice, start = edition.game.advice, edition.new(2, None, {}, None, "manual").position
    if advice is None:
        parser.error(f"{args.game} has no advice, so nobody can play on greedily")
    for seat in range(2):
        start.occupy(seat, True)
    onward, cases = Onward(advice, Rng(args.seed)), list[Case]()
    while len(cases) < args.positions:
        met = decisions(edition, start, onward)
        for info, greedy in [met[onward.rng.below(len(met))] for _each in range(EACH_GAME)]:
            cases.append(Case(info, greedy, played_on(info, onward, args.plays)))
    for entrant in entrants(args.bots):
        chosen = [entrant.bot(args.seed).answer(case.info).text for case in cases]
        gains = [case.won[move] - case.won[case.greedy] for case, move in zip(cases, chosen, strict=True)]
        mean = sum(gains) / len(gains)
        error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
        departs = sum(case.greedy != move for case, move in zip(cases, chosen, strict=True)) / len(cases)
        print(
            f"{args.game}, {entrant.name}: departs from greedy in {departs:.0%} of {len(cases)} decisions, "
            f"gains {1000 * mean:.1f} ± {1000 * error:.1f} thousandths of a win each",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
