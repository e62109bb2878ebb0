"""`ludoteka tune`: only rows of our own making are turned, towards what was asked for."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

import ludoteka
from tests.cli.desk import Run

needs_optuna = pytest.mark.skipif(find_spec("optuna") is None, reason="Optuna is not installed")
TUNE = ("tune", "toerkk", "--bots", "random", "--seed", "7", "--cores", "1")


@pytest.mark.parametrize(("rows", "source"), [("action/strzal.count", "the book"), ("game.life=8..12", "the book")])
def test_what_the_book_says_is_not_tuned(run: Run, rows: str, source: str) -> None:
    told, _, complained = run(*TUNE, "--rows", rows, "--target", "turns=10..12")
    assert told == 2
    assert f"is known from {source} and stays" in complained


def test_a_public_row_is_not_tuned(run: Run) -> None:
    told, _, complained = run("tune", "karak-goblin", "--rows", "box.monsters_1", "--target", "turns=10..12")
    assert told == 2
    assert "is known from a public source and stays" in complained


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--rows", "hero/fenja.cost", "--target", "fun=1..2"), "no target 'fun'"),
        (("--rows", "hero/fenja.cost", "--target", "turns=9..2"), "turns=20..25"),
        (("--rows", "hero/nobody.cost", "--target", "turns=2..9"), "names no number"),
        (("--rows", "hero", "--target", "turns=2..9"), "table/id.field=low..high"),
    ],
)
def test_what_does_not_fit_is_said_before_anything_is_played(run: Run, words: tuple[str, ...], problem: str) -> None:
    told, _, complained = run(*TUNE, *words)
    assert told == 2
    assert problem in complained


@needs_optuna
def test_every_trial_is_reported_and_the_best_is_written(run: Run, tmp_path: Path) -> None:
    words = (
        "--rows",
        "hero/fenja.cost=2..6,location/*.amount=1..3",
        "--target",
        "rounds=6..6.5",
        "--trials",
        "4",
        "--games",
        "5",
    )
    told, said, _ = run(*TUNE, *words, "--json", "--out", str(tmp_path / "best.toml"))
    found = json.loads(said)
    assert told == 0
    assert found["trials"][0]["changes"] == {}
    assert len(found["trials"]) == 4
    misses = [trial["miss"] for trial in found["trials"] if trial["miss"] is not None]
    assert found["best"]["miss"] == min(misses)
    assert ludoteka.game("toerkk").pack(tmp_path / "best.toml").content_hash


@needs_optuna
def test_a_content_that_cannot_be_played_is_reported_as_refused(run: Run) -> None:
    words = ("--rows", "hero/fenja.cost=0..0", "--target", "rounds=6..6.5", "--trials", "2", "--games", "2")
    told, said, _ = run(*TUNE, *words, "--json")
    assert told == 0
    assert "fenja" in json.loads(said)["trials"][1]["refused"]


@needs_optuna
def test_no_content_is_tried_twice(run: Run) -> None:
    words = ("--rows", "hero/fenja.amount=1..2", "--target", "rounds=6..6.5", "--trials", "9", "--games", "2")
    _, said, _ = run(*TUNE, *words, "--json")
    assert [trial["changes"] for trial in json.loads(said)["trials"]] == [{}, {"hero/fenja.amount": 1}]
