"""How much faster a series is on more cores: `ludoteka sim` on 1 and on 2 of them, in turns.

    python bench/scaling.py                       every game of the box, greedy bots
    python bench/scaling.py toerkk --games 4000   one game, a longer series
    python bench/scaling.py --check               exit 1 where two cores are less than 1.8 times as fast

By the clock: games a second as one waits for them, the start of the processes included; only a quiet machine gives it.
By the processor: what the same games cost in processor time on two cores and on one; the share that is not lost is what
two cores could give, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
BAR = 1.8
SIZES = {"karak-2": 2400, "karak-goblin": 1600, "kragmortha": 8000, "toerkk": 4000}
"""Games for about twenty seconds on one core."""


class Took(NamedTuple):
    """One series: seconds by the clock, and of all processors together."""

    clock: float
    processor: float


def series(game: str, games: int, cores: int) -> Took:
    """Let the command play once."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "ludoteka.cli",
            "sim",
            game,
            "--games",
            str(games),
            "--bots",
            "greedy",
            "--seed",
            "7",
            "--cores",
            str(cores),
            "--json",
        ],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Took(
        float(json.loads(done.stdout)["seconds"]), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    )


def main() -> int:
    """Measure, print, and check if asked."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game", nargs="*", default=list(SIZES), help="which games (all of the box)")
    options.add_argument("--games", type=int, help="how many games a series (about twenty seconds)")
    options.add_argument("--rounds", type=int, default=3, help="how often; the median counts (3)")
    options.add_argument("--check", action="store_true", help=f"exit 1 where two cores give less than {BAR}")
    asked = options.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(f"{'game':14}{'games':>7}{'1 core':>12}{'2 cores':>12}{'by the clock':>15}{'by the processor':>19}")
    enough = True
    for game in asked.game:
        games = asked.games or SIZES[game]
        pairs = [(series(game, games, 1), series(game, games, 2)) for _ in range(asked.rounds)]
        one, two = (median(games / pair[side].clock for pair in pairs) for side in (0, 1))
        clock = median(pair[0].clock / pair[1].clock for pair in pairs)
        processor = median(2 * pair[0].processor / pair[1].processor for pair in pairs)
        enough &= max(clock, processor) >= BAR
        print(f"{game:14}{games:>7}{one:>8.0f} a s{two:>8.0f} a s{clock:>15.2f}{processor:>19.2f}", flush=True)
    print(f"load after {os.getloadavg()[0]:.1f}")
    return 0 if enough or not asked.check else 1


if __name__ == "__main__":
    sys.exit(main())
