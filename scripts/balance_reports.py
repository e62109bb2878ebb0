"""Make the balance reports in docs/balance again: four series of 10,000 games; stopped, it goes on where it was."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REPORTS = ROOT / "docs" / "balance"
KEPT = ROOT / "build" / "balance"
SEATS = {"karak-2": 4, "karak-goblin": 2, "kragmortha": 4, "toerkk": 2}


def main() -> int:
    """Play what is missing and write page and figures of each game."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", nargs="*", default=list(SEATS), help="which games (all)")
    options.add_argument("--games", default="10000", help="how many games each (10000)")
    options.add_argument("--cores", help="how many cores may be used (all)")
    options.add_argument("--on", default="local", help="where: local, ray, ray://HOST:PORT (local)")
    asked = options.parse_args()
    REPORTS.mkdir(parents=True, exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    for game in asked.game:
        command = [
            sys.executable,
            "-m",
            "ludoteka.cli",
            "balance",
            game,
            "--seats",
            str(SEATS[game]),
            "--games",
            asked.games,
            "--bots",
            "greedy",
            "--seed",
            "7",
            "--ledger",
            str(KEPT / f"{game}.ledger"),
            "--html",
            str(REPORTS / f"{game}.html"),
            "--on",
            asked.on,
            "--json",
        ]
        done = subprocess.run(
            [*command, *(["--cores", asked.cores] if asked.cores else [])],
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode:
            return done.returncode
        (REPORTS / f"{game}.json").write_text(done.stdout, encoding="utf-8")
        told = json.loads(done.stdout)
        print(f"{game}: {told['games']} games, docs/balance/{game}.html", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
