"""What players of Toerkk are likely to hold: the numbers of games/toerkk/belief.py, fitted to games between bots.

    python scripts/beliefs.py [--bots A,B] [--seats N] [--option NAME=VALUE …] [--games N] [--seed S]

At every choice of a seat it is noted which action cards of each other one it cannot place, and which of them he holds.
A softmax over the kinds learns which those are, by how late it is in the game and how much life he has left. Of every
fifth game nothing is learnt: on those its log loss for each card held is compared with that of the numbers that are
there now, and of hands dealt evenly.
Printed as well: how many times as often as by even dealing each card was held.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core.info import imagined_info  # noqa: E402
from ludoteka.games.toerkk.belief import leanings, state_of_play  # noqa: E402
from ludoteka.games.toerkk.knowledge import hidden_cards, known_cards  # noqa: E402
from ludoteka.games.toerkk.pack import ToerkkPack  # noqa: E402
from ludoteka.games.toerkk.position import Toerkk  # noqa: E402
from ludoteka.games.toerkk.sides import shares_hands  # noqa: E402
from ludoteka.lab.dealing import Deal  # noqa: E402
from ludoteka.lab.entrants import Entrant, entrants  # noqa: E402

Numbers = NDArray[np.float64]
TESTED = 5
"""Every fifth game is for testing."""
STEPS, PACE = 400, 0.05


class Cases(NamedTuple):
    """How things stood, how many cards of each kind could not be placed, and how many of them were held."""

    states: Numbers
    unplaced: Numbers
    held: Numbers

    def chosen(self, which: NDArray[np.bool_]) -> Cases:
        """Only some of them."""
        return Cases(*(each[which] for each in self))


def noted(position: Toerkk, seat: int, other: int) -> list[list[float]] | None:
    """What is to be learnt from this choice about another's hand: nothing where all cards are known."""
    kinds = position.box.kinds
    pool = hidden_cards(position, seat, other)
    held = kinds.cards(kinds.minus(position.hand[other], known_cards(position, seat, other)))
    if not position.turns or not held or len(held) == len(pool):
        return None
    counts = [[float(cards.count(kind)) for kind in range(len(position.box.cards))] for cards in (pool, held)]
    return [[1.0, *state_of_play(position, other)], *counts]


def choices(
    edition: ludoteka.Edition, options: dict[str, object], deal: Deal, seated: list[Entrant]
) -> list[list[list[float]]]:
    """Play a game; all its cases."""
    position = cast(Toerkk, edition.new(len(seated), None, options, None, "manual").position)
    bots = [entrant.bot(deal.seed(seat)) for seat, entrant in enumerate(seated)]
    found = []
    for who in deal.decisions(position):
        move = deal.hero(position, who)
        if move is None:
            others = range(len(seated)) if len(position.moves_of(who)) > 1 else ()
            cases = [noted(position, who, other) for other in others if not shares_hands(position, who, other)]
            found += [case for case in cases if case]
            move = bots[who].answer(imagined_info(edition.game, who, position, []))
        position.apply(move, who)
    return found


def likely(weights: Numbers, cases: Cases) -> Numbers:
    """How likely each kind is to be the one that a card held is of."""
    odds = cases.unplaced * np.exp(cases.states @ weights)
    return np.asarray(odds / odds.sum(1, keepdims=True))


def fitted(cases: Cases) -> Numbers:
    """The weights that make what was held likeliest (Adam)."""
    weights = np.zeros((cases.states.shape[1], cases.held.shape[1]))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    many = cases.held.sum(1, keepdims=True)
    for step in track(range(1, STEPS + 1), "fitting"):
        slope = cases.states.T @ (likely(weights, cases) * many - cases.held) / many.sum() + 1e-4 * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        weights -= PACE * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return np.asarray(weights - weights.mean(1, keepdims=True))


def log_loss(weights: Numbers, cases: Cases) -> float:
    """For each card held."""
    chances = np.where(cases.held > 0, likely(weights, cases), 1.0)
    return float(-(cases.held * np.log(chances)).sum() / cases.held.sum())


def kept(cases: Cases) -> Numbers:
    """How many times as often as by even dealing each kind was held."""
    share = cases.held.sum(1, keepdims=True) / cases.unplaced.sum(1, keepdims=True)
    return np.asarray(cases.held.sum(0) / (cases.unplaced * share).sum(0))


def main() -> int:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="greedy,search:iterations=200")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    edition, bots = ludoteka.game("toerkk"), entrants(args.bots)
    options: dict[str, object] = {pair.partition("=")[0]: pair.partition("=")[2] for pair in args.option}
    found, tested = list[list[list[float]]](), list[bool]()
    for number in track(range(args.games), "playing"):
        seated = [bots[number // len(bots) ** seat % len(bots)] for seat in range(args.seats)]
        found += choices(edition, options, Deal(args.seed, number), seated)
        tested += [number % TESTED == 0] * (len(found) - len(tested))
    cases, apart = Cases(*(np.array(part) for part in zip(*found, strict=True))), np.array(tested)
    pack = cast(ToerkkPack, edition.pack())
    for card, times in zip(pack.cards, kept(cases), strict=True):
        print(f"{card}: {times:.2f}")
    weights = fitted(cases.chosen(~apart))
    for name, row in zip(("at_first", "in_time", "unhurt"), weights, strict=True):
        print(f"{name} = [{', '.join(f'{weight:.2f}' for weight in row)}]")
    present = leanings(cast(Toerkk, edition.new(args.seats, None, options, None, "manual").position))
    now = np.array([present.at_first, present.in_time, present.unhurt])[:, list(pack.effects)[: len(pack.cards)]]
    print(
        f"log loss for each card held: {log_loss(weights, cases.chosen(apart)):.3f}, by the numbers that are there "
        f"{log_loss(now, cases.chosen(apart)):.3f}, dealt evenly {log_loss(0 * weights, cases.chosen(apart)):.3f}; "
        f"{len(cases.held):,} hands in {args.games} games"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
