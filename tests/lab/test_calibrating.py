"""Calibration: judgements are compared with what happened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteka import Rng
from ludoteka.lab.calibrating import Judged, bins, error
from ludoteka.lab.reliability import draw_calibration
from tests.cli.desk import Run, runner
from tests.lab.contests import LEDUC, ROOT

TIC_TAC_TOE = str(ROOT / "examples" / "tic_tac_toe.py")


def games(bias: float, count: int = 400) -> list[Judged]:
    """Games of a bot that says of each position its true chance, and a bias more."""
    rng, found = Rng(3), []
    for number in range(count):
        true = rng.chance()
        won = 1.0 if rng.chance() < true else 0.0
        found.append(Judged(number, ((0, min(1.0, true + bias)),), (won, 1.0 - won)))
    return found


def test_a_bot_that_says_the_truth_lies_on_the_line() -> None:
    found = bins(games(0.0))
    assert error(found) < 0.06
    assert sum(each is not None and each.low <= each.expected <= each.high for each in found) >= 8


def test_a_bot_that_boasts_is_found_out() -> None:
    assert error(bins(games(0.3))) > 0.2


def test_the_picture_shows_every_bin_that_was_judged() -> None:
    found = bins(games(0.0))
    assert draw_calibration("Leduc", found, 400).count("<circle") == sum(each is not None for each in found)


def test_games_that_were_kept_are_not_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run: Run = runner(capsys)
    words = (
        "calibrate",
        TIC_TAC_TOE,
        "--bot",
        "search:iterations=8",
        "--games",
        "3",
        "--json",
        "--out",
        str(tmp_path / "c"),
    )
    first = json.loads(run(*words)[1])
    text = (tmp_path / "c").read_text(encoding="utf-8")
    assert first["games"] == 3
    assert json.loads(run(*words)[1]) == first
    assert (tmp_path / "c").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("game", "bot", "problem"),
    [
        (LEDUC, "search:iterations=8", "Leduc poker counts points, not wins"),
        ("kragmortha", "greedy", "greedy does not say what result it expects"),
    ],
)
def test_what_is_no_chance_to_win_is_not_held_against_wins(
    capsys: pytest.CaptureFixture[str], game: str, bot: str, problem: str
) -> None:
    told, said, complained = runner(capsys)("calibrate", game, "--bot", bot, "--games", "1")
    assert (told, said) == (2, "")
    assert problem in complained
