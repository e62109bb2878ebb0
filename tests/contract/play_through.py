"""Plays a game of the box, or all small games, by seed; prints which engine runs, then what happened, line by line.

python tests/contract/play_through.py GAME|small [GAMES-PER-TABLE]
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / folder) for folder in ("src", "examples", ".")]

import ludoteka  # noqa: E402  # the path comes first
from ludoteka import _engine  # noqa: E402
from ludoteka.core import Rng  # noqa: E402

from tests.contract.tables import SETUPS, Setup, play_at_random  # noqa: E402

SMALL = "small"
FEW = 2
"""Of the games of the box one match is enough where no more than so many are asked for."""


def digest(value: object) -> str:
    """A few letters that stand for a value."""
    return hashlib.sha256(json.dumps(value, sort_keys=True, default=str).encode()).hexdigest()[:12]


def lines(setup: Setup, seed: int) -> list[str]:
    """A random match: the record, and what each viewer sees, is told, imagines and could do at every step; of a long
    game at some of them."""
    match, rng = setup.match(seed), Rng(seed)
    found: list[str] = []
    steps = 0
    while not match.over:
        steps += 1
        if steps % setup.pace:
            play_at_random(match, rng)
            continue
        position = match.position
        shown = {
            viewer: [
                position.view(viewer),
                position.prompt(viewer).json(),
                match.mail.since(viewer, 0),
                position.imagine(viewer, Rng(seed)).dump(),
            ]
            for viewer in setup.viewers()
        }
        open_now = [[move["move"] for move in match.options(seat)] for seat in range(setup.seats)]
        refused = [match.why_not(move.text, seat) for move in setup.pack.moves[:30] for seat in range(setup.seats)]
        choice = ludoteka.bot("random", seed=seed).choose(match.info(match.waiting[0])) if match.waiting else ""
        found.append(
            f"{setup} {seed} {len(match.record().lines)} sees {digest(shown)} open {digest(open_now)} "
            f"refused {digest(refused)} dump {digest(match.dump())} bot {choice}"
        )
        play_at_random(match, rng)
    return found + [f"{setup} {seed} {row}" for row in match.record().text.splitlines()]


def tables(name: str) -> list[Setup]:
    """The tables of a game of the box, or those of all small games."""
    return [setup for setup in SETUPS if (setup.edition.key if setup.boxed else SMALL) == name]


if __name__ == "__main__":
    games = int(sys.argv[2]) if len(sys.argv) > 2 else FEW
    print(_engine.describe())
    for each in tables(sys.argv[1]):
        for number in range(1 if each.boxed and games <= FEW else games):
            print("\n".join(lines(each, number)))
