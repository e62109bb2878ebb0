"""Teaching: games come out the same everywhere, networks learn what there is to learn, and judges say what they say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ludoteka.core.judge import Judge, Net
from ludoteka.envs.teaching.network import Network, fit, foretold, log_loss
from ludoteka.envs.teaching.school import Course, School
from ludoteka.envs.teaching.writing import written

ROOT = Path(__file__).parents[2]
COURSE = Course("toerkk", 2, "greedy", 0.5, 3)


def test_a_game_of_a_course_comes_out_the_same_wherever_it_is_played() -> None:
    first, second = School(COURSE).play(4), School(COURSE).play(4)
    assert first == second
    assert len(first.sheets) % (2 * School(COURSE).sheet.width) == 0
    assert len(first.values) == len(first.sheets) // School(COURSE).sheet.width > 4
    assert sum(first.points) == pytest.approx(1.0)


def test_different_bots_at_one_table_move_on_by_a_seat_from_game_to_game() -> None:
    school = School(COURSE._replace(seats=4, bot="search:iterations=2+greedy", options="format=ffa"))
    assert [
        [school.seated(seat, number).name for seat in range(4)].index("search:iterations=2") for number in range(5)
    ] == [0, 1, 2, 3, 0]
    assert [school.seated(seat, 2).name for seat in range(4)].count("greedy") == 3
    assert sum(School(COURSE._replace(bot="random+greedy")).play(1).points) == pytest.approx(1.0)


def test_a_network_learns_who_wins() -> None:
    """The seat with more of the first number wins, unless the second says otherwise: not to be seen by adding up."""
    dice = np.random.default_rng(1)
    sheets = dice.integers(0, 10, (6000, 2, 5)).astype(np.uint8)
    sheets[:, :, 1] = dice.integers(0, 2, (6000, 1))
    sheets[:, 1, 0] += sheets[:, 0, 0] == sheets[:, 1, 0]
    more = (sheets[:, 0, 0] > sheets[:, 1, 0]) ^ (sheets[:, 0, 1] == 1)
    points = np.stack([more, ~more], 1).astype(np.float32)
    none = np.zeros((6000, 2), np.float32)
    network = Network(5, np.full(5, 9.0, np.float32), 1)
    before = log_loss(network.chances(sheets[5000:], none[5000:]), points[5000:])
    assert len(list(fit(network, sheets[:5000], none[:5000], points[:5000], 80, 1))) == 80 * (5000 // 256)
    after = log_loss(network.chances(sheets[5000:], none[5000:]), points[5000:])
    assert before == pytest.approx(0.693, abs=0.05)
    assert after < 0.35


def test_what_is_learnt_comes_half_from_what_was_said_of_the_next_position_of_the_game() -> None:
    said = np.array([[0.5, 0.5], [0.6, 0.4], [0.8, 0.2], [0.1, 0.9]], np.float32)
    points = np.array([[1, 0], [1, 0], [1, 0], [0, 1]], np.float32)
    lasts = np.array([False, False, True, True])
    wanted = [[0.75, 0.25], [0.9, 0.1], [1.0, 0.0], [0.0, 1.0]]
    assert foretold(said, points, lasts).tolist() == [pytest.approx(each) for each in wanted]
    assert points[0].tolist() == [1, 0]


@pytest.mark.parametrize("hidden", [4, 32, 64])
def test_a_judge_says_what_its_network_said(hidden: int) -> None:
    school = School(COURSE)
    width = int(school.sheet.width)
    most = np.clip(np.array([int(top) for top in school.sheet.tops], np.float32), 1.0, 20.0)
    network = Network(width, most, 2, hidden=hidden)
    sheets = np.frombuffer(school.play(1).sheets, np.uint8).reshape(-1, 2, width)
    file = written(network, school.start, school.sheet.names, sheets)
    judge = Judge(school.start, Net(file))
    wanted = network.read(
        np.array([[np.frombuffer(school.sheet.fill(school.start, seat), np.uint8) for seat in range(2)]]),
        np.zeros((1, 2), np.float32),
    )[2][0]
    found = [judge.strength(school.start, seat) for seat in range(2)]
    assert found == pytest.approx([float(each) for each in wanted], abs=0.01)


def test_a_judge_whose_sheet_has_changed_is_refused() -> None:
    school = School(COURSE)
    network = Network(int(school.sheet.width), np.ones(int(school.sheet.width), np.float32), 2)
    sheets = np.frombuffer(school.play(1).sheets, np.uint8).reshape(-1, 2, int(school.sheet.width))
    file = written(network, school.start, ["other", *school.sheet.names[1:]], sheets)
    with pytest.raises(ValueError, match=r"teach\.py"):
        Judge(school.start, Net(file))


def taught(*words: str) -> str:
    """What the script prints last: how well its network foretells."""
    done = subprocess.run(
        [sys.executable, "scripts/teach.py", *words], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1]


def test_lessons_that_are_kept_are_fitted_again_without_playing(tmp_path: Path) -> None:
    words = ["toerkk", "--course", "greedy*20@0.5", "--rounds", "1", "--again", "1", "--try", "--keep", str(tmp_path)]
    first = taught(*words)
    assert "'log_loss': 0." in first
    (kept,) = tmp_path.iterdir()
    written = kept.stat().st_mtime_ns
    assert taught(*words) == first
    assert kept.stat().st_mtime_ns == written
