"""Teach a game's judge: play many games, note what every seat observed, fit a network to who won.

    python scripts/teach.py GAME [--seats N] [--option NAME=VALUE …] [--course BOT*GAMES@SHARE …] [--heed] [--hidden H]
                            [--rounds R] [--again N] [--seed S] [--keep FOLDER] [--try]

Each course plays so many games between such bots and notes such a share of the decisions where a search would ask a
judge: `greedy*40000@0.1`, `search:iterations=24*4000@0.5`. Different bots at one table have + between them, the last
fills up: `search:iterations=24+greedy*4000@0.5`. A search in a course goes by the judge that is there
already, so teaching can be repeated. A first network learns who won; after it, --again times, another one learns half
of that from what the one before said about the next positions. Of every tenth game nothing is learnt: on those the log
losses of the network and of the game's own advice are compared. The judge is written beside the game's rules; what it
was taught and how well it foretells goes to docs/data/judges.json. Run it on the native engine.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka import BadOption  # noqa: E402
from ludoteka.lab.entrants import entrant  # noqa: E402
from ludoteka.lab.places import place, played  # noqa: E402
from ludoteka.envs.teaching.network import BATCH, HIDDEN, Floats, Network, fit, foretold, log_loss  # noqa: E402
from ludoteka.envs.teaching.school import Course, School  # noqa: E402
from ludoteka.envs.teaching.writing import written  # noqa: E402

DATA = ROOT / "docs" / "data" / "judges.json"
TESTED = 10
"""Every tenth game is for testing."""
COARSEST = 20.0
"""Counts are divided by the most they can be, but by no more than this."""


class Lessons(NamedTuple):
    """Positions by all seats' sheets, what the advice said, what came of them; which end a game, which are to test."""

    sheets: NDArray[np.uint8]
    values: Floats
    points: Floats
    lasts: NDArray[np.bool_]
    tested: NDArray[np.bool_]

    def chosen(self, which: NDArray[np.bool_]) -> Lessons:
        """Only some of them."""
        return Lessons(
            self.sheets[which], self.values[which], self.points[which], self.lasts[which], self.tested[which]
        )


def attend(school: School, courses: list[tuple[Course, int]], kept: Path | None) -> Lessons:
    """The lessons of all courses, one after the other."""
    each = [taken(school, course, games, kept) for course, games in courses]
    return Lessons(*(np.concatenate(parts) for parts in zip(*each, strict=True)))


def taken(school: School, course: Course, games: int, kept: Path | None) -> Lessons:
    """The lessons of one course: those that are kept, or played now."""
    name = "-".join([str(part) for part in (*course, games) if part != ""])
    path = kept and kept / (re.sub(r"[^\w.=]+", "-", name) + ".npz")
    if path and path.exists():
        with np.load(path) as file:
            return Lessons(*(file[name] for name in Lessons._fields))
    found = played_through(school, course, games)
    if path:
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez(path, **found._asdict())
    return found


def played_through(school: School, course: Course, games: int) -> Lessons:
    """Play the games of a course on all cores."""
    seats, width = course.seats, int(school.sheet.width)
    sheets, values, points = bytearray(), list[float](), list[list[float]]()
    lasts, tested = list[bool](), list[bool]()
    playing = played(School, course, school.edition, games, place("local"))
    for number, seen in enumerate(track(playing, f"{course.game}, {seats} seats, {course.bot}", games), 1):
        turns = len(seen.sheets) // (seats * width)
        sheets += seen.sheets
        values += seen.values
        points += [seen.points] * turns
        lasts += [turn == turns for turn in range(1, turns + 1)]
        tested += [number % TESTED == 0] * turns
    return Lessons(
        np.frombuffer(sheets, np.uint8).reshape(-1, seats, width),
        np.array(values, np.float32).reshape(-1, seats),
        np.array(points, np.float32),
        np.array(lasts),
        np.array(tested),
    )


def by_advice(values: Floats) -> Floats:
    """Chances as a search without a judge would take them: each seat's own, made to sum to one."""
    own = 1.0 / (1.0 + np.exp(-values))
    return np.asarray(own / own.sum(1, keepdims=True), np.float32)


def taught(school: School, lessons: Lessons, args: argparse.Namespace) -> tuple[Network, dict[str, object]]:
    """A network fitted to these lessons, and how well it and the advice foretell games it has not seen."""
    learnt, tested = lessons.chosen(~lessons.tested), lessons.chosen(lessons.tested)
    network = fitted(school, learnt, learnt.points, 1 if args.again else args.rounds, args)
    for _again in range(args.again):
        wanted = foretold(network.chances(learnt.sheets, learnt.values), learnt.points, learnt.lasts)
        network = fitted(school, learnt, wanted, args.rounds, args)
    chances = network.chances(tested.sheets, tested.values)
    return network, {
        "positions": len(learnt.sheets),
        "tested": len(tested.sheets),
        "log_loss": round(log_loss(chances, tested.points), 4),
        "log_loss_of_advice": round(log_loss(by_advice(tested.values), tested.points), 4),
    }


def fitted(school: School, lessons: Lessons, wanted: Floats, rounds: int, args: argparse.Namespace) -> Network:
    """A new network that has learnt this of all lessons."""
    most = np.clip(np.array([int(top) for top in school.sheet.tops], np.float32), 1.0, COARSEST)
    network = Network(int(school.sheet.width), most, args.seed, args.heed, args.hidden)
    steps = rounds * (len(wanted) // BATCH)
    for _step in track(fit(network, lessons.sheets, lessons.values, wanted, rounds, args.seed), "fitting", steps):
        pass
    return network


def course(typed: str, game: str, seats: int, seed: int, options: list[str]) -> tuple[Course, int]:
    """A course and its number of games, as typed."""
    form = re.fullmatch(r"(.+)\*(\d+)(?:@(0?\.\d+|1))?", typed)
    if form is None:
        raise BadOption(f"--course {typed!r}: write a bot, a number of games and a share: greedy*20000@0.2")
    bots = "+".join(entrant(name).name for name in form[1].split("+"))
    return Course(game, seats, bots, float(form[3] or 0.2), seed, ",".join(options)), int(form[2])


def main() -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--course", action="append", help="BOT*GAMES@SHARE, several times; default greedy*20000@0.2")
    parser.add_argument("--heed", action="store_true", help="add to what the game's own advice says")
    parser.add_argument("--hidden", type=int, default=HIDDEN, help=f"hidden units, a multiple of four ({HIDDEN})")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--again", type=int, default=2, help="how often to learn from what was foretold; 0: never")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for what was played, to be fitted again without playing")
    parser.add_argument("--try", dest="only_try", action="store_true", help="write nothing")
    args = parser.parse_args()
    try:
        courses = [
            course(typed, args.game, args.seats, args.seed * 100 + nth, args.option)
            for nth, typed in enumerate(args.course or ["greedy*20000@0.2"])
        ]
        school = School(courses[0][0])
        if args.hidden < 4 or args.hidden % 4:
            raise BadOption(f"--hidden {args.hidden}: four units ride together, so 4, 8, 12 and so on")
    except ludoteka.LudotekaError as problem:
        parser.error(str(problem))
    lessons = attend(school, courses, args.keep)
    network, told = taught(school, lessons, args)
    print(f"{args.game}, {args.seats} seats: {told}")
    if args.only_try:
        return 0
    name = "-".join([str(args.seats), *(pair.partition("=")[2] for pair in args.option)])
    path = ROOT / "src" / "ludoteka" / "games" / args.game.replace("-", "_") / f"judge-{name}.net"
    path.write_bytes(written(network, school.start, school.sheet.names, lessons.sheets[:100_000]))
    data = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {}
    data[" ".join([args.game, str(args.seats), *args.option])] = {
        "courses": args.course or ["greedy*20000@0.2"],
        "heed": args.heed,
        "hidden": args.hidden,
        "rounds": args.rounds,
        "again": args.again,
        "seed": args.seed,
        **told,
    }
    DATA.write_text(json.dumps(dict(sorted(data.items())), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
