"""`ludoteka export`: games, moves and positions as Parquet."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from tests.cli.desk import Run

pytestmark = pytest.mark.skipif(find_spec("pyarrow") is None, reason="PyArrow has no wheel for this Python")
GAMES = ("export", "toerkk", "--games", "3", "--seed", "7", "--bots", "random", "--cores", "1")


def exported(run: Run, folder: Path, *more: str) -> dict[str, list[dict[str, Any]]]:
    """The three tables."""
    import pyarrow.parquet

    told, _, complained = run(GAMES[0], GAMES[1], str(folder), *GAMES[2:], *more)
    assert (told, complained) == (0, "")
    return {
        name: pyarrow.parquet.read_table(folder / f"{name}.parquet").to_pylist()
        for name in ("games", "moves", "positions")
    }


def test_every_decision_has_its_position_and_every_game_its_result(run: Run, tmp_path: Path) -> None:
    found = exported(run, tmp_path)
    decided = [(row["game"], row["step"]) for row in found["moves"] if row["seat"] >= 0]
    assert [(row["game"], row["step"]) for row in found["positions"]] == decided
    assert [row["game"] for row in found["games"]] == [1, 2, 3]
    assert sum(row["decisions"] for row in found["games"]) == len(decided)


def test_a_position_can_be_played_on(run: Run, tmp_path: Path) -> None:
    found = exported(run, tmp_path)
    row, toerkk = found["positions"][25], ludoteka.game("toerkk")
    match = toerkk.restore(
        {"game": "toerkk", "content": toerkk.pack().content_hash, "position": json.loads(row["position"])}
    )
    move = next(each for each in found["moves"] if (each["game"], each["step"]) == (row["game"], row["step"]))
    assert move["move"] in match.moves()
    assert move["open"] == len(match.moves())


def test_the_games_are_those_of_a_series(run: Run, tmp_path: Path) -> None:
    greedy = exported(run, tmp_path, "--bots", "greedy")["games"]
    _, said, _ = run("sim", "toerkk", "--games", "3", "--seed", "7", "--bots", "greedy", "--json")
    assert sum(row["decisions"] for row in greedy) == json.loads(said)["decisions"]


def test_views_hold_what_the_deciding_seat_may_know(run: Run, tmp_path: Path) -> None:
    rows = exported(run, tmp_path, "--views", "--positions", "turns")["positions"]
    assert all(json.loads(row["view"])["viewer"] == row["seat"] for row in rows)
    assert len({(row["game"], row["turn"]) for row in rows}) == len(rows)


def test_a_dataset_is_not_written_over(run: Run, tmp_path: Path) -> None:
    exported(run, tmp_path)
    told, _, complained = run(GAMES[0], GAMES[1], str(tmp_path), *GAMES[2:])
    assert told == 2
    assert "games.parquet already" in complained
