"""Series that are listened to, and series that are stopped and gone on with."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.cli.desk import Run

DUELS = ("sim", "toerkk", "--seed", "7", "--json", "--cores", "1")


def figures(run: Run, *more: str) -> dict[str, Any]:
    """What a series of duels between random bots prints."""
    told, said, complained = run(*DUELS, *more)
    assert (told, complained) == (0, "")
    return {key: value for key, value in json.loads(said).items() if "second" not in key}


def wins(shares: Mapping[str, Mapping[str, float]]) -> float:
    """All wins of a table of shares together."""
    return sum(share["won"] for share in shares.values())


def test_every_game_is_won_by_one_hero_and_from_one_place_in_the_order(run: Run) -> None:
    found = figures(run, "--games", "40", "--events")
    assert (wins(found["heroes"]), wins(found["order"])) == (40, 40)


def test_who_is_listened_to_plays_the_same_games(run: Run) -> None:
    deaf, listened = figures(run, "--games", "5"), figures(run, "--games", "5", "--events")
    assert deaf["heroes"] == listened["heroes"]


def test_events_are_counted_by_their_names(run: Run) -> None:
    assert figures(run, "--games", "5", "--events")["events"]["over"]["times"] == 5


def test_a_series_in_a_ledger_goes_on_where_it_was_stopped(run: Run, tmp_path: Path) -> None:
    ledger = ("--ledger", str(tmp_path / "duels"))
    figures(run, "--games", "3", "--events", *ledger)
    assert figures(run, "--games", "8", "--events", *ledger) == figures(run, "--games", "8", "--events")


def test_a_ledger_of_another_series_is_not_mixed_with_this_one(run: Run, tmp_path: Path) -> None:
    figures(run, "--games", "2", "--ledger", str(tmp_path / "duels"))
    told, _, complained = run(*DUELS, "--games", "2", "--seats", "3", "--ledger", str(tmp_path / "duels"))
    assert told == 2
    assert "holds another series" in complained


def test_a_ledger_with_a_torn_line_says_which(run: Run, tmp_path: Path) -> None:
    figures(run, "--games", "2", "--ledger", str(tmp_path / "duels"))
    with (tmp_path / "duels").open("a", encoding="utf-8") as file:
        file.write("{\n")
    told, _, complained = run(*DUELS, "--games", "5", "--ledger", str(tmp_path / "duels"))
    assert told == 2
    assert "line 4" in complained


def test_two_runs_do_not_write_into_one_ledger(run: Run, tmp_path: Path) -> None:
    figures(run, "--games", "2", "--ledger", str(tmp_path / "duels"))
    with (tmp_path / "duels").open("a", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        told, _, complained = run(*DUELS, "--games", "3", "--ledger", str(tmp_path / "duels"))
    assert told == 2
    assert "being written by another run" in complained
