"""The engine as a browser's own Python has it: no mypyc helpers, nothing installed, a part of the library absent."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.engine.small_tree import ROOT

ABSENT = [
    "mypy_extensions",
    "librt",
    "typing_extensions",  # mypyc's run-time helpers
    "_hashlib",
    "curses",
    "fcntl",
    "lzma",
    "multiprocessing",
    "readline",
    "resource",
    "sqlite3",
    "ssl",
    "subprocess",
]
PLAY = """
import importlib, json, pkgutil, sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

assert not [name for name in sys.modules if name in ABSENT]
sys.meta_path.insert(0, Absent())
sys.path[:0] = PATHS

import ludoteka
for room in ("core", "kit", "games", "bots", "table"):
    package = importlib.import_module(f"ludoteka.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"ludoteka.{room}."):
        importlib.import_module(module.name)

from ludoteka.core.content import Content
from ludoteka.core.playout import playouts

played = {}
for name in ("tic_tac_toe", "leduc_poker"):
    game = importlib.import_module(name).GAME
    tally = playouts(game.begin(game.read(Content(name, game.content)), 2, {}), 50, 7)
    edition = ludoteka.game(game)
    match = edition.new(seats=2, seed=7)
    bots = [ludoteka.bot("random", seed=seat) for seat in range(2)]
    moves = 0
    while not match.over:
        match.play(bots[match.to_act].choose(match.info(match.to_act)))
        moves += 1
    replayed = ludoteka.load(match.record().text, edition)
    played[name] = [tally.games, moves, match.standings() == replayed.standings()]

ours = {"ludoteka", "tic_tac_toe", "leduc_poker", "__main__"}
tops = {name.partition(".")[0] for name in sys.modules}
from ludoteka import _engine
from ludoteka.core.native import i64
print(json.dumps({"played": played, "engine": _engine.describe(), "i64": i64 is int,
                  "foreign": sorted(tops - ours - sys.stdlib_module_names), "absent": sorted(tops & set(ABSENT))}))
"""


@pytest.fixture(scope="module")
def report() -> dict[str, object]:
    """Everything imported and whole games played, without site-packages and with `ABSENT` not to be had."""
    given = f"ABSENT = {ABSENT!r}\nPATHS = {[str(ROOT / 'src'), str(ROOT / 'examples')]!r}\n"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", given + PLAY],
        capture_output=True,
        text=True,
        env=os.environ | {"LUDOTEKA_ENGINE": "plain"},
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_whole_games_are_played_with_plain_stand_ins(report: dict[str, object]) -> None:
    assert report["engine"] == "plain engine (interpreted): LUDOTEKA_ENGINE=plain"
    assert report["i64"] is True
    played = report["played"]
    assert isinstance(played, dict)
    assert {name: result[0] for name, result in played.items()} == {"tic_tac_toe": 50, "leduc_poker": 50}
    assert all(result[1] >= 2 and result[2] is True for result in played.values())


def test_nothing_beyond_the_standard_library_was_imported(report: dict[str, object]) -> None:
    assert report["foreign"] == []
    assert report["absent"] == []
