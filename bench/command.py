"""Print every figure: our engine native and plain, and its peers beside it.

python bench/run.py                     everything, in a few minutes
python bench/run.py --quick             the same in a hurry, to see that it works; the figures are rough
python bench/run.py --only ours         one section, or one game: --only openspiel --only leduc-poker
python bench/run.py --json              keep the figures in bench/results/<date>.json as well
python bench/run.py --check             exit 1 where a bar is missed
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import date
from pathlib import Path

from bench import tables
from bench.figures import BARS, Bar
from bench.floors import FLOORS, Floor
from bench.screen import Screen
from bench.sections import SECTIONS, Run, known_games
from bench.timing import calibrate, load, machine
from bench.worker import ROOT


def main(arguments: list[str]) -> int:
    """Measure, show, and keep if asked."""
    asked = read(arguments)
    screen = Screen(sys.stderr if asked.json == "-" else sys.stdout)
    sections = [name for name in SECTIONS if name in asked.only] or SECTIONS
    games = [name for name in asked.only if name not in SECTIONS]
    run = Run(screen, games, 1 if asked.quick else asked.rounds, 0.02 if asked.quick else asked.seconds)

    place = machine()
    screen.line(f"{place['processor']}, {place['cores']} cores, Python {place['python']}")
    screen.line(f"calibration: {place['calibration']} M trivial interpreted steps per CPU second; load {place['load']}")
    if "ours" in sections:
        tables.show_ours(screen, run.ours())
    beside = [figure for name in sections if name != "ours" for figure in run.peer(name)]
    if beside:
        tables.show_peers(screen, beside)
    all_bars: list[Bar | Floor] = [*BARS, *FLOORS]
    bars = [bar for bar in all_bars if bar.section in sections and (not games or bar.game in games)]
    for bar in bars:
        screen.line(bar.says(run.figures))
    place |= {"calibration after": round(calibrate(), 1), "load after": round(load(), 2)}
    screen.line(f"calibration after: {place['calibration after']} M; load {place['load after']}")
    if asked.json:
        keep(
            asked.json,
            {
                "date": date.today().isoformat(),
                "machine": place,
                "versions": run.versions,
                "figures": [figure.json() for figure in run.figures],
                "bars": [bar.json(run.figures) for bar in bars],
                "remarks": run.remarks,
            },
            screen,
        )
    return 1 if asked.check and not all(bar.is_met(run.figures) for bar in bars) else 0


def read(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    options = argparse.ArgumentParser(
        prog="bench/run.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--quick", action="store_true", help="one short round of everything")
    options.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help=f"a section ({', '.join(SECTIONS)}) or a game; may be given again",
    )
    options.add_argument(
        "--json",
        nargs="?",
        const=f"bench/results/{date.today().isoformat()}.json",
        metavar="FILE",
        help="keep the figures in a file (bench/results/<date>.json if none is named; - for stdout)",
    )
    options.add_argument("--check", action="store_true", help="exit 1 where a bar is missed, or could not be measured")
    options.add_argument("--rounds", type=int, default=5, help="rounds of turns; the median counts (5)")
    options.add_argument("--seconds", type=float, default=0.25, help="CPU seconds of each turn (0.25)")
    asked = options.parse_args(arguments)
    games = set(asked.only) - set(SECTIONS)
    known = known_games() if games else []
    if games - set(known):
        options.error(
            f"nothing here is called {', '.join(sorted(games - set(known)))}; "
            f"there are the sections {', '.join(SECTIONS)} and the games {', '.join(known)}"
        )
    return asked


def keep(name: str, found: dict[str, object], screen: Screen) -> None:
    """Write everything that was found."""
    text = json.dumps(found, indent=1)
    if name == "-":
        print(text)
        return
    path = ROOT / name if name.startswith("bench/results/") else Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")
    screen.line(f"kept in {name}")
