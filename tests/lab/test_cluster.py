"""A Ray of several workers plays the same games, and a worker that is killed changes nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from ludoteka import BadOption
from ludoteka.lab.cluster import parcel, play_parcel
from ludoteka.lab.places import Place, place
from tests.lab.cluster_players import Adder, Sums

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.xdist_group("ray")
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no wheel for this Python")


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What one Ray of three workers answered; to start it takes seconds, so it is asked everything at once."""
    folder = tmp_path_factory.mktemp("ray")
    paths = os.pathsep.join(str(path) for path in (ROOT / "src", ROOT / "examples", ROOT))
    done = subprocess.run(
        [sys.executable, "-m", "tests.lab.on_ray", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": paths},
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads((folder / "answers.json").read_text(encoding="utf-8"))
    return found | {"killed": (folder / "killed").exists()}


@needs_ray
def test_games_come_back_in_their_order(answers: dict[str, Any]) -> None:
    assert answers["squares"] == [number * number for number in range(1, 101)]


@needs_ray
def test_a_killed_worker_changes_nothing_in_the_result(answers: dict[str, Any]) -> None:
    assert answers["killed"]
    assert answers["mortal"] == [number * number for number in range(1, 41)]


@needs_ray
def test_what_a_worker_refuses_is_refused_here(answers: dict[str, Any]) -> None:
    assert answers["refused"] == "BadOption: nine seats are too many"


@needs_ray
@pytest.mark.parametrize("what", ["series", "resumed", "sim", "balance", "arena", "tune"])
def test_on_a_cluster_the_figures_are_those_of_one_machine(answers: dict[str, Any], what: str) -> None:
    alone, spread = answers[what]
    assert alone == spread
    assert alone


@needs_ray
def test_a_content_file_is_read_on_a_cluster(answers: dict[str, Any]) -> None:
    assert answers["content"] == [101, 104]


def test_a_content_file_travels_with_the_task(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("100", encoding="utf-8")
    packed = parcel(Adder, Sums("sums", str(tmp_path / "my.toml")))
    (tmp_path / "my.toml").unlink()  # as on a machine that never had it
    assert play_parcel(packed, [1, 2]) == [101, 104]


def test_a_worker_of_another_version_is_told_so() -> None:
    with pytest.raises(Exception, match="install the same on every machine"):
        play_parcel(parcel(Adder, Sums("sums", None))._replace(version="0.0.9"), [1])


def test_places_are_named_as_they_are_typed() -> None:
    assert place("ray", 3) == Place(3, ray=True)
    with pytest.raises(BadOption, match="no place"):
        place("ray://")
