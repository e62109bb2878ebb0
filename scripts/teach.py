"""Teach a game's judge: play many games, note what every seat observed, fit a network to who won.

    python scripts/teach.py GAME [--seats N] [--course BOT*GAMES@SHARE …] [--heed] [--rounds R] [--seed S] [--try]

Each course plays so many games between such bots and notes such a share of the decisions where a search would ask a
judge: `greedy*40000@0.1`, `search:iterations=24*4000@0.5`. A search in a course goes by the judge that is there
already, so teaching can be repeated. Of every tenth game nothing is learnt: on those the log losses of the network and
of the game's own advice are compared. The judge is written beside the game's rules; what it was taught and how well it
foretells goes to docs/data/judges.json. Run it on the native engine.
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
from ludoteka.envs.teaching.network import BATCH, Floats, Network, fit, log_loss  # noqa: E402
from ludoteka.envs.teaching.school import Course, School  # noqa: E402
from ludoteka.envs.teaching.writing import written  # noqa: E402

DATA = ROOT / "docs" / "data" / "judges.json"
TESTED = 10
"""Every tenth game is for testing."""
COARSEST = 20.0
"""Counts are divided by the most they can be, but by no more than this."""


class Lessons(NamedTuple):
    """Positions by all seats' sheets, what the advice said, what came of them, and which are for testing."""

    sheets: NDArray[np.uint8]
    values: Floats
    points: Floats
    tested: NDArray[np.bool_]


def attend(school: School, courses: list[tuple[Course, int]]) -> Lessons:
    """Play the games of all courses on all cores."""
    seats, width = school.course.seats, int(school.sheet.width)
    sheets, values, points, tested = bytearray(), list[float](), list[list[float]](), list[bool]()
    for course, games in courses:
        playing = played(School, course, school.edition, games, place("local"))
        for number, seen in enumerate(track(playing, f"{course.game}, {seats} seats, {course.bot}", games), 1):
            turns = len(seen.sheets) // (seats * width)
            sheets += seen.sheets
            values += seen.values
            points += [seen.points] * turns
            tested += [number % TESTED == 0] * turns
    return Lessons(np.frombuffer(sheets, np.uint8).reshape(-1, seats, width),
                   np.array(values, np.float32).reshape(-1, seats), np.array(points, np.float32), np.array(tested))


def by_advice(values: Floats) -> Floats:
    """Chances as a search without a judge would take them: each seat's own, made to sum to one."""
    own = 1.0 / (1.0 + np.exp(-values))
    return np.asarray(own / own.sum(1, keepdims=True), np.float32)


def taught(school: School, lessons: Lessons, heeds: bool, rounds: int, seed: int) -> tuple[Network, dict[str, object]]:
    """A network fitted to these lessons, and how well it and the advice foretell games it has not seen."""
    most = np.clip(np.array([int(top) for top in school.sheet.tops], np.float32), 1.0, COARSEST)
    network, learnt, test = Network(int(school.sheet.width), most, seed, heeds), ~lessons.tested, lessons.tested
    sheets, values, points = lessons.sheets[learnt], lessons.values[learnt], lessons.points[learnt]
    steps = rounds * (len(sheets) // BATCH)
    for _step in track(fit(network, sheets, values, points, rounds, seed), "fitting", steps):
        pass
    chances, wanted = network.chances(lessons.sheets[test], lessons.values[test]), lessons.points[test]
    told: dict[str, object] = {
        "positions": len(sheets), "tested": int(test.sum()), "log_loss": round(log_loss(chances, wanted), 4),
        "log_loss_of_advice": round(log_loss(by_advice(lessons.values[test]), wanted), 4)}
    return network, told


def course(typed: str, game: str, seats: int, seed: int) -> tuple[Course, int]:
    """A course and its number of games, as typed."""
    form = re.fullmatch(r"(.+)\*(\d+)(?:@(0?\.\d+|1))?", typed)
    if form is None:
        raise BadOption(f"--course {typed!r}: write a bot, a number of games and a share: greedy*20000@0.2")
    return Course(game, seats, entrant(form[1]).name, float(form[3] or 0.2), seed), int(form[2])


def main() -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=ludoteka.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--course", action="append", help="BOT*GAMES@SHARE, several times; default greedy*20000@0.2")
    parser.add_argument("--heed", action="store_true", help="add to what the game's own advice says")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--try", dest="only_try", action="store_true", help="write nothing")
    args = parser.parse_args()
    try:
        courses = [course(typed, args.game, args.seats, args.seed * 100 + nth)
                   for nth, typed in enumerate(args.course or ["greedy*20000@0.2"])]
        school = School(courses[0][0])
    except ludoteka.LudotekaError as problem:
        parser.error(str(problem))
    lessons = attend(school, courses)
    network, told = taught(school, lessons, args.heed, args.rounds, args.seed)
    print(f"{args.game}, {args.seats} seats: {told}")
    if args.only_try:
        return 0
    path = ROOT / "src" / "ludoteka" / "games" / args.game.replace("-", "_") / f"judge-{args.seats}.net"
    path.write_bytes(written(network, school.start, school.sheet.names, lessons.sheets[:100_000]))
    data = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {}
    data[f"{args.game} {args.seats}"] = {"courses": args.course or ["greedy*20000@0.2"], "heed": args.heed,
                                         "rounds": args.rounds, "seed": args.seed, **told}
    DATA.write_text(json.dumps(dict(sorted(data.items())), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
