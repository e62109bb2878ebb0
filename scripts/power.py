"""How likely the ladder decides one of its questions, if the bot in truth took so much.

    python scripts/power.py GAME RUN SHARE … [--trials N] [--seed S]

A row may stay open because its bot is hardly above the bar, or because the games allowed are too few to tell. Series
are drawn from the deals that the row has played, leaned to every share asked for (percent), and put to the same test.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka.core import Rng  # noqa: E402
from ludoteka.lab.power import decided  # noqa: E402

DATA = ROOT / "docs" / "data" / "ladder"


def main() -> int:
    """Draw and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("run", help="such as master-greedy")
    parser.add_argument("shares", metavar="SHARE", type=float, nargs="+", help="percent of all wins that the bot takes")
    parser.add_argument("--trials", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=8)
    args = parser.parse_args()
    runs = json.loads((DATA / f"{args.game}.json").read_text(encoding="utf-8"))["runs"]
    if args.run not in runs:
        parser.error(f"{args.game} has no run {args.run!r}; it has {', '.join(runs)}")
    run = runs[args.run]
    deals, rng = run["most_games"] // run["seats"], Rng(args.seed)
    print(f"{args.game} {args.run}: above {run['bar']:.0%} in at most {run['most_games']} games?")
    for share in args.shares:
        try:
            found = decided(run["deal_scores"], share / 100, run["bar"], deals, args.trials, rng)
        except ValueError as problem:
            parser.error(str(problem))
        print(f"  who takes {share:g}% is told to be in {found:.0%} of {args.trials} series", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
