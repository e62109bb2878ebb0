"""Files that commands write: whether they can be written is said before anything long is played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.desk import LEDUC, TIC_TAC_TOE, Run

LONG = ("--games", "100000000")
WRITING = [
    ("tune", "toerkk", "--rows", "hero/*.cost", "--target", "rounds=2..3", *LONG, "--out"),
    ("balance", "toerkk", *LONG, "--html"),
    ("arena", "toerkk", "--bots", "master,expert", *LONG, "--plot"),
    ("calibrate", "toerkk", *LONG, "--plot"),
    ("calibrate", "toerkk", *LONG, "--fit"),
    ("review", "nothing.txt", "--plot"),
    ("review", "nothing.txt", "--html"),
]


@pytest.mark.parametrize("words", WRITING, ids=lambda words: f"{words[0]}{words[-1]}")
def test_a_file_that_cannot_be_written_is_named_before_anything_is_played(
    run: Run, words: tuple[str, ...], tmp_path: Path
) -> None:
    for place, why in ((tmp_path / "missing" / "x", "No such file or directory"), (tmp_path, "Is a directory")):
        told, said, complained = run(*words, str(place))
        assert (told, said) == (2, "")
        assert complained == f"ludoteka: {place} cannot be written: {why}\n"


def test_looking_whether_a_file_can_be_written_changes_nothing(run: Run, tmp_path: Path) -> None:
    there, new = tmp_path / "there", tmp_path / "new"
    there.write_text("mine", encoding="utf-8")
    assert run("review", str(tmp_path / "no record"), "--html", str(there), "--plot", str(new))[0] == 2
    assert (there.read_text(encoding="utf-8"), new.exists()) == ("mine", False)


def test_what_was_found_is_printed_even_where_its_file_is_full(run: Run) -> None:
    told, said, complained = run(
        "arena", TIC_TAC_TOE, "--bots", "random,search:iterations=2", "--games", "4", "--json", "--plot", "/dev/full"
    )
    assert told == 2
    assert json.loads(said)["games"] == 4
    assert complained == "ludoteka: /dev/full cannot be written: No space left on device\n"


@pytest.mark.parametrize("held", ["[]", "{", '{"games": [], "made_by": {}}', '{"games": {"toerkk": 1}, "made_by": {}}'])
def test_what_holds_no_sharpnesses_is_left_alone(run: Run, held: str, tmp_path: Path) -> None:
    path = tmp_path / "sharp.json"
    path.write_text(held, encoding="utf-8")
    told, said, complained = run("calibrate", "toerkk", *LONG, "--fit", str(path))
    assert (told, said) == (2, "")
    assert f"{path} holds no sharpnesses" in complained
    assert path.read_text(encoding="utf-8") == held


@pytest.mark.parametrize("words", [("referee", LEDUC, "--bot", "random", "--bot", "random"), ("sim", LEDUC)])
def test_a_folder_that_cannot_be_made_is_named_before_a_game_is_played(
    run: Run, words: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    told, said, complained = run(*words, "--json", "--record", str(tmp_path / "file"))
    assert (told, said) == (2, "")
    assert complained == f"ludoteka: {tmp_path / 'file'} cannot be made: File exists\n"
