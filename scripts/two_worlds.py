"""Two worlds at every decision of whole random games: the long form of the contract's leak test, counts printed.

    python scripts/two_worlds.py GAME [--games 200] [--seats 2 4] [--option KEY=VALUE …] [--out FILE] [--jobs N]

At every decision every viewer is set before the true table and before one he imagines; one viewer in turn follows the
two, and a pair that comes to differ by hidden moves, for two steps. Anything by which he could tell them apart (view,
letters, moves, refusals, undo, odds, forecasts, prompts and windows, previews, observations, bots' infos) is a leak: it
is shown, and the exit code is 1. Where a viewer imagines the true table itself there is nothing to compare; the counts
tell how many worlds differed. With --out finished games are kept in a file, and a later run goes on from there.

Random players of Karak 2 and Karak: Goblin go in circles: their games end after the rounds in ROUNDS, by which nearly
every kind of move and event has been met (an --option of the same name says otherwise). 200 games for each number of
seats then take 15 to 25 minutes of one core per title on the native engine. Toerkk by mode: `--seats 2 3 4` are duel,
three against each other, and teams; `--seats 4 --option format=ffa` is four against each other.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("src", "examples", ".")]

from rich.progress import track  # noqa: E402  # the path comes first

import ludoteka  # noqa: E402
from tests.contract.tables import Setup  # noqa: E402
from tests.contract.worlds import watch_game  # noqa: E402

ROUNDS: Final = {"karak-2": ("round_limit", "60"), "karak-goblin": ("max_rounds", "100")}
COLUMNS: Final = (
    "games",
    "decisions",
    "pairs of worlds",
    "worlds that differ",
    "steps compared",
    "unseen steps",
    "undos",
    "own moves that teach",
    "letters looked into",
    "shortened pictures",
)


class Task(NamedTuple):
    """One game to be watched."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()


class Watched(NamedTuple):
    """What became of it: what was compared, and the leak if there was one."""

    task: Task
    counts: dict[str, int]
    leak: str


def watch(task: Task) -> Watched:
    """Watch one game."""
    counts: Counter[str] = Counter()
    setup = Setup(ludoteka.game(task.game), task.seats, dict(task.options), boxed=True)
    leak = watch_game(setup, task.seed, counts)
    return Watched(task, dict(counts), "" if leak is None else str(leak))


def main(words: Sequence[str] | None = None) -> int:
    """Watch all games that are asked for, and print what was compared."""
    args = _arguments(words)
    options = chosen_options(args.game, args.option)
    wanted = [Task(args.game, seats, seed, options) for seats in args.seats for seed in range(args.games)]
    done = {watched.task: watched for watched in _kept(args.out) if watched.task in set(wanted)}
    for watched in _watch_all([task for task in wanted if task not in done], args.jobs):
        done[watched.task] = watched
        if args.out is not None:
            with args.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(watched) + "\n")
    words = "".join(f", {key}={value}" for key, value in options)
    for seats in args.seats:
        games = [watched for watched in done.values() if watched.task.seats == seats]
        _print_counts(f"{args.game}, {seats} seats{words}", games)
    leaks = [watched for watched in done.values() if watched.leak]
    for watched in leaks:
        print(f"LEAK at {watched.task.seats} seats, seed {watched.task.seed}:\n{watched.leak}")
    return 1 if leaks else 0


def chosen_options(game: str, given: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The options of every game: those given as KEY=VALUE, and the limit of rounds where none is given."""
    pairs = [each.partition("=") for each in given]
    chosen = dict([ROUNDS[game]] if game in ROUNDS else []) | {key: value for key, _, value in pairs}
    return tuple(chosen.items())


def _watch_all(tasks: Sequence[Task], jobs: int) -> Iterator[Watched]:
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from track(pool.imap_unordered(watch, tasks), "watching", total=len(tasks))


def _kept(out: Path | None) -> Iterator[Watched]:
    """What earlier runs have watched."""
    if out is None or not out.exists():
        return
    for line in out.read_text(encoding="utf-8").splitlines():
        (game, seats, seed, options), counts, leak = json.loads(line)
        yield Watched(Task(game, seats, seed, tuple(tuple(pair) for pair in options)), counts, leak)


def _print_counts(title: str, games: Sequence[Watched]) -> None:
    total: Counter[str] = Counter()
    for watched in games:
        total.update(watched.counts)
    print(f"{title}: " + ", ".join(f"{total[name]} {name}" for name in COLUMNS))


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--games", type=int, default=200, help="random games per number of seats (200)")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats (all of the game)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    parser.add_argument("--out", type=Path, help="keep finished games here and go on from there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one per core)")
    args = parser.parse_args(words)
    args.seats = args.seats or list(ludoteka.game(args.game).seats)
    return args


if __name__ == "__main__":
    sys.exit(main())
