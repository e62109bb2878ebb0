"""The command that prints every figure. It is run in a hurry: what it finds is checked, how fast it was is not."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("LUDOTEKA_ENGINE", "PYTHONPATH")}
LONG = os.environ.get("LUDOTEKA_LONG") == "1"
UNITS = {"decisions", "copies", "worlds"}


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "bench/run.py", *arguments],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_every_figure_of_our_engine_is_measured_in_both_forms_and_kept_where_asked(tmp_path: Path) -> None:
    games = ("tic-tac-toe", "leduc-poker", *(["kragmortha"] if LONG else []))  # a published title takes long to search
    kept = tmp_path / "deep" / "figures.json"
    only = [word for name in ("ours", *games) for word in ("--only", name)]
    done = bench("--quick", *only, "--json", str(kept))
    assert done.returncode == 0, done.stderr
    assert str(kept) in done.stdout
    found = json.loads(kept.read_text(encoding="utf-8"))
    engines = {"plain"} if "native" not in found["versions"] else {"native", "plain"}
    assert found["versions"].keys() == engines, found["remarks"]
    assert found["machine"]["calibration"] > 0
    floors = {"kragmortha"} & set(games)
    assert {bar["game"] for bar in found["bars"]} == floors  # no peer was asked for
    measured: dict[str, set[tuple[str, str]]] = {}
    for figure in found["figures"]:
        assert figure["rates"].keys() == engines
        assert all(rate > 0 for rate in figure["rates"].values())
        assert (figure["ratio"] is not None) == (len(engines) == 2)
        measured.setdefault(figure["game"], set()).add((figure["unit"], figure["what"]))
    assert set(games) == measured.keys(), found["remarks"]
    for game in ("tic-tac-toe", "leduc-poker"):
        assert {(unit, way) for unit in UNITS for way in ("inside", "from Python")} <= measured[game]
        assert ("decisions", "a whole match") in measured[game]
    assert ("chance steps", "inside") in measured["leduc-poker"]
    assert ("chance steps", "inside") not in measured["tic-tac-toe"]


def test_a_bar_that_was_not_measured_is_not_met() -> None:
    from bench.figures import BARS, Figure

    assert [bar.least for bar in BARS] == [2.0, 3.0, 4.0, 4.0, 1.0, 1.0, 5.0, *[10.0] * 10]
    rollouts = BARS[0]
    rates = {"ours": 43.0, "peer": 10.0}
    reached = Figure("openspiel", "tic-tac-toe", "rollouts inside", "decisions", rates, 4.3, 4.2, 4.4)
    assert rollouts.says([reached]).endswith("bar 2.0, reached 4.3")
    assert rollouts.is_met([reached])
    assert not rollouts.is_met([])
    assert rollouts.says([]).endswith("bar 2.0, not measured")
    assert not BARS[1].is_met([reached])


STAND_IN = {
    "package.json": '{"version": "9.9.9"}',
    "internal.js": "exports.InitializeGame = ({ game }) => ({ G: game.setup(), ctx: {} })",
    "core.js": "exports.INVALID_MOVE = 'INVALID'",
    "ai.js": """exports.MCTSBot = class {
        constructor({ enumerate, iterations }) { this.enumerate = enumerate; this.iterations = iterations }
        async play({ G }) { return { action: this.enumerate(G)[8], metadata: { visits: this.iterations } } } }""",
}
"""Of boardgame.io only what its bot is asked for, so that the test needs no network."""


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_boardgame_ios_bot_is_timed_in_a_process_of_its_own_beside_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bench import bgio
    from bench.figures import BARS
    from bench.screen import Screen
    from bench.sections import SECTIONS, Run

    assert SECTIONS[-1] == bgio.NAME
    package = tmp_path / "node_modules" / "boardgame.io"
    package.mkdir(parents=True)
    for name, text in STAND_IN.items():
        (package / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(bgio, "PEER", tmp_path)
    monkeypatch.setattr(bgio, "install", lambda tell: "")
    monkeypatch.delenv("LUDOTEKA_ENGINE", raising=False)
    run = Run(Screen(io.StringIO()), [], 1, 0.02)
    [figure] = run.peer(bgio.NAME)
    assert (figure.game, figure.unit) == ("tic-tac-toe", "iterations")
    assert figure.rates["ours"] > 0
    assert figure.rates["peer"] > 0
    assert run.versions[bgio.NAME].startswith("9.9.9, Node")
    assert [bar for bar in BARS if bar.section == bgio.NAME and bar.reached([figure]) is not None]


def test_without_npm_boardgame_io_is_left_out_with_a_line_that_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bench import bgio
    from bench.screen import Screen
    from bench.sections import Run

    monkeypatch.setattr(bgio, "PEER", tmp_path / "nobody")
    monkeypatch.setenv("PATH", str(tmp_path))
    said = io.StringIO()
    run = Run(Screen(said), [], 1, 0.02)
    assert run.peer(bgio.NAME) == []
    assert "boardgame.io is left out: there is no Node here" in said.getvalue()


def test_a_floor_adds_up_decisions_and_chance_and_tells_copies_by_their_time() -> None:
    from bench.figures import Figure
    from bench.floors import FLOORS, FOUR

    rates = {"decisions": 1.0e6, "chance steps": 0.8e6, "copies": 0.5e6}
    figures = [Figure("ours", "toerkk", FOUR, unit, {"native": rate}) for unit, rate in rates.items()]
    steps, copies = [floor for floor in FLOORS if floor.game == "toerkk"]
    assert steps.says(figures).endswith("bar 1.50 M a CPU second, reached 1.80 M a CPU second")
    assert copies.says(figures).endswith("bar 1.50 us, reached 2.00 us: MISSED")
    assert not steps.is_met([])


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    done = bench("--quick", "--only", "ourz")
    assert done.returncode == 2
    assert "ourz" in done.stderr
    assert "openspiel" in done.stderr
    assert "tic-tac-toe" in done.stderr
