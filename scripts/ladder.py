"""The reference ladder: how strong the levels are in every game, kept as data with commit and command.

    python scripts/ladder.py [--game GAME …] [--run NAME …] [--minutes M] [--games MAX] [--jobs N]
    python scripts/ladder.py --list
    python scripts/ladder.py --as-before [--game GAME …] [--run NAME …]

Runs come in order of importance, each game in turn. Results go to docs/data/ladder/GAME.json; scripts/opponents.py
makes the page of them. What is decided is not played again, as long as the sources that decide how a bot plays are the
same; the games of what is still open lie beside the results, in unfinished, so that any machine can go on with them.
After --minutes the run stops at the end of a game. Sources may change without changing a choice, as
scripts/fingerprint.py shows: then --as-before lets results stand under the new ones.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka import _engine  # noqa: E402
from ludoteka.bots.levels import LEVELS  # noqa: E402
from ludoteka.lab.contest import Contest, Room  # noqa: E402
from ludoteka.lab.entrants import entrants  # noqa: E402
from ludoteka.lab.lines import Lines  # noqa: E402
from ludoteka.lab.report import found_in  # noqa: E402
from ludoteka.lab.places import Place  # noqa: E402
from ludoteka.lab.running import Course, Question, run  # noqa: E402

DATA = ROOT / "docs" / "data" / "ladder"
KEPT = DATA / "unfinished"
PACKAGE = ROOT / "src" / "ludoteka"
RULING = ("ludoteka.core", "ludoteka.kit", "ludoteka.games", "ludoteka.bots")
SEED = 8


class Run(NamedTuple):
    """One question of the ladder."""

    name: str
    bots: str
    least: float
    """Percent of all wins that the first bot should take at least."""
    seats: int = 2
    seconds: float | None = 0.2
    games: int = 400
    options: Mapping[str, Mapping[str, str]] = {}
    """Of some games."""

    def command(self, game: str) -> str:
        """What anybody can type to play the same."""
        words = [
            "ludoteka",
            "arena",
            game,
            "--bots",
            self.bots,
            "--seats",
            str(self.seats),
            "--least",
            f"{self.least:g}",
            "--games",
            str(self.games),
            "--seed",
            str(SEED),
        ]
        for name, value in self.options.get(game, {}).items():
            words += ["--option", f"{name}={value}"]
        return shlex.join(words if self.seconds is None else [*words, "--seconds", f"{self.seconds:g}"])


RUNS = [
    Run("master-greedy", "master,greedy", 75),
    Run("casual-beginner", "casual,beginner", 60),
    Run("skilled-casual", "skilled,casual", 60),
    Run("expert-skilled", "expert,skilled", 60),
    Run("master-expert", "master,expert", 60),
    Run("more-time", "search:seconds=1,search:seconds=0.1", 50, seconds=None),
    Run("four-seats", "master,greedy", 40, seats=4, options={"toerkk": {"format": "ffa"}}),  # all for themselves
    Run("greedy-random", "greedy,random", 50),
    Run("beginner-random", "beginner,random", 50),
]


def sources(game: str, wanted: Run) -> str:
    """A digest of everything that decides how the bots of a run play it; of levels, the numbers of its own alone."""
    folder, levels = PACKAGE / "games" / game.replace("-", "_"), PACKAGE / "bots" / "levels.py"
    paths = needed([*(PACKAGE / "bots").glob("*.py"), *folder.rglob("*.py")]) - {levels}
    found = hashlib.sha256()
    for level in [LEVELS[name] for name in wanted.bots.split(",") if name in LEVELS]:
        found.update(f"{level.seconds} {level.iterations} {level.slips}\0".encode())
    for path in sorted({*paths, folder / "content.toml", *folder.glob(f"judge-{wanted.seats}*.net")}):
        found.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]


def needed(paths: list[Path]) -> set[Path]:
    """These modules and all that they import, of rules and bots: other rooms of the house decide nothing here."""
    found, left = set[Path](), [*paths]
    while left:
        path = left.pop()
        if path.name == "native.py":  # names of the compiler, no rules
            continue
        found.add(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(RULING):
                module = PACKAGE.parent / node.module.replace(".", "/")
                named = [module / f"{each.name}.py" for each in node.names]
                left += [each for each in [*named, module.with_suffix(".py")] if each.exists() and each not in found]
    return found


def commit() -> str:
    """The commit that is checked out, marked where sources differ from it."""

    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    return git("rev-parse", "--short=12", "HEAD") + ("+" if git("status", "--porcelain", "--", "src") else "")


def play(game: str, wanted: Run, until: float, jobs: int, most: int | None) -> bool:
    """Go on with one run; whether there is time for more."""
    digest = sources(game, wanted)
    if is_decided(game, wanted, digest):
        return monotonic() < until
    contest = Contest(
        game, wanted.seats, wanted.options.get(game, {}), None, tuple(entrants(wanted.bots, wanted.seconds)), SEED
    )
    room, path = Room(contest), KEPT / f"{game}-{wanted.name}-{digest}.jsonl"
    lines = Lines(str(path), room, resume=True)
    games = min(wanted.games, most or wanted.games)
    course = Course(room, Question(wanted.least / 100, games), lines.games)
    in_time = monotonic() < until
    for game_played in run(course, lines, Place(jobs)) if in_time else ():
        print(f"{game} {wanted.name}: deal {game_played.which.deal}, {game_played.seconds:.0f} s", flush=True)
        in_time = monotonic() < until
        if not in_time:
            break
    lines.close()
    if course.verdict(0).deals > deals_kept(game, wanted, digest):
        keep(game, wanted, course, digest)
    if not lines.games or course.verdict(0).answer != "open":
        path.unlink()
    return in_time


def deals_kept(game: str, wanted: Run, digest: str) -> int:
    """How many deals of this run the data of a game hold, as these sources play them."""
    row = read(game)["runs"].get(wanted.name, {})
    return int(row["deals"]) if row.get("sources") == digest else 0


def is_decided(game: str, wanted: Run, digest: str) -> bool:
    """Whether the data of a game hold the answer of this run as these sources play it."""
    row = read(game)["runs"].get(wanted.name, {})
    return bool(row.get("sources") == digest and row["more_than_bar"] != "open")


def read(game: str) -> dict[str, Any]:
    """The data of a game; of one never played, its name."""
    path = DATA / f"{game}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"game": game, "runs": {}}


def keep(game: str, wanted: Run, course: Course, digest: str) -> None:
    """Write what one run has found so far into the data of its game."""
    data = read(game)
    found, old = found_in(course), data["runs"].get(wanted.name, {})
    commits = [*old.get("commits", [])] if old.get("sources") == digest else []
    commits += [commit()] if commit() not in commits else []
    row: Mapping[str, Any] = found.tables[0].data()
    engine = _engine.version_line().partition(" (")[0].partition(":")[0]
    data["runs"][wanted.name] = {
        "command": wanted.command(game),
        "commits": commits,
        "sources": digest,
        "engine": engine,
        "bots": [{"name": each.name, "settings": dict(each.settings)} for each in course.room.contest.entrants],
        "seats": wanted.seats,
        "seconds": wanted.seconds,
        "most_games": wanted.games,
        **row,
        "slowest_decision": {name: round(value, 3) for name, value in found.slowest.items()},
        "steps_per_game": round(found.steps, 1),
    }
    rows = data["runs"]
    data["runs"] = {
        each.name: rows[each.name]
        for each in RUNS
        if each.name in rows and rows[each.name]["sources"] == sources(game, each)
    }  # others played otherwise
    write(game, data)
    for games in KEPT.glob(f"{game}-{wanted.name}-{'?' * len(digest)}.jsonl"):
        if not games.stem.endswith(digest):
            games.unlink()


def write(game: str, data: Mapping[str, Any]) -> None:
    """Keep the data of a game."""
    DATA.mkdir(parents=True, exist_ok=True)
    (DATA / f"{game}.json").write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def let_stand(game: str, wanted: Run) -> None:
    """The bots of a run choose as before, though their sources have changed: its results and games stand."""
    data, digest = read(game), sources(game, wanted)
    row = data["runs"].get(wanted.name)
    if row is not None and row["sources"] != digest:
        print(f"{game} {wanted.name}: {row['sources']} stands as {digest}")
        games = KEPT / f"{game}-{wanted.name}-{row['sources']}.jsonl"
        if games.exists():
            games.rename(KEPT / f"{game}-{wanted.name}-{digest}.jsonl")
        row["sources"] = digest
        write(game, data)


def wanted_runs(args: argparse.Namespace) -> Iterator[tuple[str, Run]]:
    """The most important question of every game first."""
    games = args.game or ludoteka.games()
    return ((game, each) for each in RUNS if not args.run or each.name in args.run for game in games)


def main() -> int:
    """Run the ladder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=ludoteka.games())
    parser.add_argument("--run", action="append", choices=[each.name for each in RUNS])
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--games", type=int, help="at most so many games a run this time")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="show the commands and play nothing")
    parser.add_argument("--as-before", action="store_true", help="results stand, for bots choose as before")
    args = parser.parse_args()
    until = monotonic() + args.minutes * 60
    for game, each in wanted_runs(args):
        if args.list:
            print(each.command(game))
        elif args.as_before:
            let_stand(game, each)
        elif not play(game, each, until, args.jobs, args.games):
            print("the time is up; the same command goes on")
            break
    return 0


if __name__ == "__main__":
    sys.exit(main())
