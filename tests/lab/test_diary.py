"""Files that grow by a line a game: one run at a time, and nothing is taken for a game that is none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteka import LudotekaError
from ludoteka.lab.calibrating import Judged, kept
from ludoteka.lab.diary import BadLines, Diary
from ludoteka.lab.ledger import Ledger
from ludoteka.lab.lines import Lines
from ludoteka.lab.outcomes import Outcome
from tests.lab.contests import room

WON = Outcome([1.0, 0.0], [0, 1], 9, 2, 3, 1, "", "", [], -1, {})
GAME = (
    '{"game":[0,1,%d],"seats":["%s","%s"],"points":[1.0,0.0],"standing":[1.0,0.0],"steps":9,"seconds":0.1,'
    '"slowest":{"greedy":0.1}}\n'
)


def contest(path: Path) -> list[object]:
    """The games of a contest that is gone on with."""
    lines = Lines(str(path), room(), resume=True)
    lines.close()
    return list(lines.games)


def series(path: Path) -> list[object]:
    """The games of a series, and one more that is played."""
    return list(Ledger(path, {"game": "x"}, Outcome, Outcome._asdict, 5).keep(iter([WON])))


def calibration(path: Path) -> list[object]:
    """Three games of a calibration."""
    return list(kept(Judged, 3, 2, path, lambda number: Judged(number, ((0, 0.5),), (1.0, 0.0))))


EVERY = pytest.mark.parametrize("keeper", [contest, series, calibration])


@EVERY
def test_two_runs_do_not_write_into_one_file(keeper: Callable[[Path], object], tmp_path: Path) -> None:
    other = Diary(tmp_path / "games", "{")
    with pytest.raises(BadLines, match="is being written by another run"):
        keeper(tmp_path / "games")
    other.close()
    assert keeper(tmp_path / "games") is not None


@EVERY
@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"[]\n", "line 1 "),
        (b"\xe9\n", "is no UTF-8 text in line 1"),
        (b"[" * 100_000 + b"\n", "line 1 "),
        (b'{"number": 1, "said": [[0, "x"]], "points": [1, 0]}\n', "line 1 "),
        (b"dear diary", "is no file of games"),
        (b'{"number": 1, "said": [[5, 0.5]], "points": [1, 0]}\n', "line 1 "),
        (b'{"games": {}}', "is no file of games"),
    ],
)
def test_another_file_is_named_and_stays_as_it_is(
    keeper: Callable[[Path], object], raw: bytes, problem: str, tmp_path: Path
) -> None:
    path = tmp_path / "games"
    path.write_bytes(raw)
    with pytest.raises(LudotekaError) as caught:
        keeper(path)
    said = str(caught.value)
    assert str(path) in said
    assert problem in said or "holds another series" in said or "is of another contest" in said
    assert path.read_bytes() == raw


@EVERY
def test_a_folder_is_no_file(keeper: Callable[[Path], object], tmp_path: Path) -> None:
    with pytest.raises(BadLines, match="cannot be used: Is a directory"):
        keeper(tmp_path)


@EVERY
def test_an_empty_file_and_a_cut_off_one_are_begun_anew(keeper: Callable[[Path], object], tmp_path: Path) -> None:
    path = tmp_path / "games"
    whole = keeper(path)
    text = path.read_text(encoding="utf-8")
    for left in ("", text[:12]):
        path.write_text(left, encoding="utf-8")
        assert keeper(path) == whole
        assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"scores": [1.0, 0.0]', '"scores": "x"'),
        ('"turns": 3', '"turns": "3"'),
        ('"happened": {}', '"happened": {"died": [1]}'),
        ('"first": -1, ', ""),
    ],
)
def test_a_game_of_a_series_must_be_one(old: str, new: str, tmp_path: Path) -> None:
    path = tmp_path / "games"
    series(path)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadLines, match="line 2 is no game"):
        series(path)


def test_a_game_of_a_contest_stands_there_once(tmp_path: Path) -> None:
    path = tmp_path / "games"
    contest(path)
    with path.open("a", encoding="utf-8") as file:
        file.write(GAME % (0, "greedy", "random"))
    assert len(contest(path)) == 1
    with path.open("a", encoding="utf-8") as file:
        file.write(GAME % (0, "greedy", "random"))
    with pytest.raises(BadLines, match="in line 2 and again in line 3"):
        contest(path)


@pytest.mark.parametrize("line", [GAME % (7, "greedy", "random"), GAME % (1, "greedy", "random")])
def test_a_game_that_the_contest_does_not_have_is_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "games"
    contest(path)
    with path.open("a", encoding="utf-8") as file:
        file.write(line)
    with pytest.raises(BadLines, match="line 2 is no game"):
        contest(path)
