"""How long the levels think: every decision of games at the levels' own times, on one core, by the clock on the wall.

    python scripts/pace.py [--game GAME …] [--games N] [--seed S]

All seats of a game are played by one level. A decision counts where there is something to choose. Results go to
docs/data/pace.json; scripts/opponents.py shows them. Leave the machine to it, or the figures are those of its company.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka import _engine  # noqa: E402
from ludoteka.bots.levels import LEVELS  # noqa: E402
from ludoteka.core.info import imagined_info  # noqa: E402
from ludoteka.lab.dealing import Deal  # noqa: E402
from rich.progress import track  # noqa: E402

DATA = ROOT / "docs" / "data" / "pace.json"
SEATS = 2


def thought(edition: ludoteka.Edition, level: str, number: int, seed: int) -> list[float]:
    """Seconds of every decision of one game."""
    position = edition.new(SEATS, None, {}, None, "manual").position
    deal, found = Deal(seed, number), list[float]()
    bots = [LEVELS[level].bot(deal.seed(seat)) for seat in range(SEATS)]
    for seat in range(SEATS):
        position.occupy(seat, True)
    for who in deal.decisions(position):
        move = deal.hero(position, who)
        if move is None:
            choice, began = len(position.moves_of(who)) > 1, perf_counter()
            move = bots[who].answer(imagined_info(edition.game, who, position, []))
            found += [perf_counter() - began] if choice else []
        position.apply(move, who)
    return found


def told(seconds: list[float]) -> dict[str, float]:
    """What to know of many decisions."""
    return {
        "decisions": len(seconds),
        "median": round(median(seconds), 4),
        "p95": round(quantiles(seconds, n=20)[-1], 4),
        "slowest": round(max(seconds), 4),
    }


def main() -> int:
    """Play, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=ludoteka.games())
    parser.add_argument("--games", type=int, default=3, help="games of each level")
    parser.add_argument("--seed", type=int, default=8)
    args = parser.parse_args()
    data = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {}
    for game in args.game or ludoteka.games():
        edition, levels = ludoteka.game(game), dict[str, dict[str, float]]()
        for level in track(LEVELS, f"{game}, {args.games} games of each level"):
            games = [thought(edition, level, number, args.seed) for number in range(1, args.games + 1)]
            levels[level] = told([seconds for each in games for seconds in each])
        for level, found in levels.items():
            print(f"{game}, {level}: {found}")
        data[game] = {
            "command": f"python scripts/pace.py --game {game} --games {args.games} --seed {args.seed}",
            "engine": _engine.version_line().partition(" (")[0].partition(":")[0],
            "levels": levels,
        }
        DATA.write_text(json.dumps(dict(sorted(data.items())), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
