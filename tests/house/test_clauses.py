"""The clause index: every clause has a test that names it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = "- **QQ-MOVE-1** A step leads to a neighbour.\n- **QQ-MOVE-10** A leap leads anywhere.\n"
CODE = '''
LISTED = {"QQ-MOVE-1": "A step leads to a neighbour."}


def step() -> None:
    """Go to a neighbour (QQ-MOVE-1)."""
'''


def clauses(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "clauses.py"), *arguments], cwd=ROOT, capture_output=True, text=True
    )


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A house with one game of two clauses, and no tests yet."""
    game = tmp_path / "src" / "ludoteka" / "games" / "quick_quest"
    game.mkdir(parents=True)
    (game / "rules.md").write_text(RULES, encoding="utf-8")
    (game / "walk.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests" / "games").mkdir(parents=True)
    return tmp_path


def write_tests(root: Path, text: str) -> None:
    (root / "tests" / "games" / "test_walk.py").write_text(text, encoding="utf-8")


def test_every_clause_of_every_game_has_a_test() -> None:
    done = clauses("--missing")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_clause_is_tested_by_a_name_a_body_or_a_table_of_cases(small: Path) -> None:
    for text in (
        "def test_qq_move_1_a_step() -> None: ...\ndef test_qq_move_10() -> None: ...\n",
        "def test_a_walk() -> None:\n    assert 'QQ-MOVE-1' and 'QQ-MOVE-10'\n",
        "CASES = [('QQ-MOVE-1', 'step'), ('QQ-MOVE-10', 'leap')]\n",
    ):
        write_tests(small, text)
        assert clauses("--root", str(small)).returncode == 0, text


def test_a_clause_without_a_test_is_named_although_a_longer_one_begins_like_it(small: Path) -> None:
    write_tests(small, "def test_qq_move_10_a_leap() -> None: ...\n")
    done = clauses("--root", str(small), "--missing")
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "quick_quest\tQQ-MOVE-1\tsrc/ludoteka/games/quick_quest/walk.py:step\tNO TEST",
        "2 clauses, 1 without a test",
    ]


def test_the_list_of_clauses_is_no_home_of_them(small: Path) -> None:
    write_tests(small, "CASES = ['QQ-MOVE-1', 'QQ-MOVE-10']\n")
    found = json.loads(clauses("--root", str(small), "--json").stdout)
    assert [clause["homes"] for clause in found["clauses"]] == [["src/ludoteka/games/quick_quest/walk.py:step"], []]


def test_a_misspelt_clause_is_caught(small: Path) -> None:
    write_tests(small, "CASES = ['QQ-MOVE-1', 'QQ-MOVE-10', 'QQ-MOV-1']\n")
    done = clauses("--root", str(small))
    assert done.returncode == 1
    assert "QQ-MOV-1 is no clause, but tests/games/test_walk.py::CASES names it" in done.stdout


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    done = clauses("parcheesi")
    assert done.returncode == 2
    assert "no game 'parcheesi'; there are" in done.stderr
    assert "tic_tac_toe" in done.stderr
