"""Structural counts: a small tree with known counts, comparisons, this repository once."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from scripts.structure.__main__ import MEASURES, main, measure
from scripts.structure.report import Row, Section, from_json
from scripts.structure.sources import AREAS, python_files
from tests.house.small_checkout import write_checkout

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("toy")
    write_checkout(root)
    return root


@pytest.fixture(scope="module")
def sections(tree: Path) -> dict[str, Section]:
    return {section.name: section for section in measure(tree)}


def rows(section: Section, title: str) -> dict[Any, Row]:
    """Rows of the table whose title begins so, by their first cells."""
    table = next(table for table in section.tables if table.title.startswith(title))
    return {tuple(row[: table.keys]) if table.keys > 1 else row[0]: list(row[table.keys :]) for row in table.rows}


def test_modules_are_counted_by_folder_and_full_folders_marked(sections: dict[str, Section]) -> None:
    found = rows(sections["folders"], "Modules by folder")
    assert found["src/toy/store"] == [17, "over 15"]
    assert found["src/toy/games/ludo"] == [4, ""]
    assert found["scripts"] == [1, ""]
    assert "scripts/build" not in found
    assert rows(sections["folders"], "Modules")["src"] == [25, 4, 1, 0, 25, 0]


def test_code_is_counted_without_comments_and_docstrings(sections: dict[str, Section]) -> None:
    found = rows(sections["sizes"], "Code by folder")
    assert found["toy/store"] == [17, 1, 0, 0]
    # phases.py has 5 statements with 18 tokens, turn.py 2 with 22, rules.py 2 with 23; a line each
    assert found["toy/games"] == [5, 9, 9, 63]
    assert rows(sections["sizes"], "Product")["all of src"][0] == 25


def test_names_of_two_things_are_listed(sections: dict[str, Section]) -> None:
    assert rows(sections["names"], "Class names") == {"Room": [2, "", "early.py, late.py"]}
    assert rows(sections["names"], "Module names") == {"late": [2, "", "late.py, store/late.py"]}
    assert rows(sections["names"], "Names") == {"top-level classes": [3, 2, 1, 0], "modules": [22, 21, 1, 0]}


def test_a_phase_is_counted_in_every_module_that_names_it(sections: dict[str, Section]) -> None:
    found = rows(sections["phases"], "Phases by game")
    assert found["ludo", "MOVE"] == [3, "phases.py, rules.py, turn.py"]
    assert found["ludo", "DONE"] == [2, "phases.py, turn.py"]
    assert found["ludo", "ROLL"] == [1, "phases.py"]
    assert ("ludo", "AFTERWARDS") not in found
    assert {phase for game, phase in found if game == "dots"} == {"over", "OPEN", "deal", "shut"}
    assert rows(sections["phases"], "Modules that name")["ludo"] == [4, 3, 2.0, 3, "games/ludo/phases.py"]


def test_imports_and_cycles_are_told_apart_by_when_they_happen(sections: dict[str, Section]) -> None:
    assert rows(sections["imports"], "Groups") == {
        ("at start", "toy.games.ludo"): [2, "rules, turn"],
        ("at run time (functions too)", "toy"): [2, "early, late"],
        ("at run time (functions too)", "toy.games.ludo"): [2, "rules, turn"],
        ("all (types too)", "toy"): [2, "early, late"],
        ("all (types too)", "toy.games.ludo"): [2, "rules, turn"],
    }
    assert rows(sections["imports"], "Cycles")["at start"] == [5, 1, 2, 2]
    assert rows(sections["imports"], "Fan-in")["toy.games.ludo.phases"] == [2, 2, 2]
    assert rows(sections["imports"], "Fan-in")["toy.games.ludo"] == [0, 0, 1]
    assert rows(sections["imports"], "Fan-out")["toy.late"] == [0, 1, 1]


def test_long_functions_and_many_arguments_are_listed(sections: dict[str, Section]) -> None:
    assert rows(sections["length"], "Longest of scripts") == {"scripts/run.py:_long": [41]}
    assert rows(sections["length"], "Lines from def")["scripts"] == [2, 1, 41]
    assert rows(sections["length"], "Lines from def")["src"] == [4, 0, 3]
    assert rows(sections["arguments"], "Functions over") == {"late.py:Box.fill": [9]}
    assert rows(sections["arguments"], "Constructors of") == {"late.py:Box.__init__": [9], "late.py:Room": [9]}
    spread = rows(sections["arguments"], "Distribution")
    assert {number: count[0] for number, count in spread.items() if count[0]} == {"0": 1, "4": 1, "9 or more": 1}


def test_complex_functions_are_listed_with_their_grade(sections: dict[str, Section]) -> None:
    assert rows(sections["complexity"], "C or worse in scripts") == {"scripts/run.py:main": ["C", 11]}
    assert rows(sections["complexity"], "Blocks by grade")["scripts"] == [2, 6.0, 1, 0, 1, 0, 0, 0]


def test_docstrings_against_the_rules_are_counted_by_kind(sections: dict[str, Section]) -> None:
    found = rows(sections["docstrings"], "Product")
    assert found == {
        "module": [3, 1, 0, 0, 0, 3],
        "class": [3, 0, 0, 0, 0, 0],
        "function": [2, 1, 0, 1, 1, 1],
        "constant": [1, 0, 1, 1, 0, 0],
        "total": [9, 2, 1, 2, 1, 4],
    }
    assert rows(sections["docstrings"], "First words") == {"What": [1], "Whether": [1], "So many": [1]}
    assert ("function", "late.py:Box.empty") in rows(sections["docstrings"], "Missing")


def test_the_front_end_is_counted_without_comments_and_strings(sections: dict[str, Section]) -> None:
    found = rows(sections["frontend"], "By folder")
    assert found["web/src/table"] == [1, 12, 0, 1, 1, 3, 5, 1]
    assert found["web/src/art"] == [1, 252, 1, 0, 0, 0, 1, 0]
    totals = rows(sections["frontend"], "Totals")
    assert totals["colour literals in custom properties"] == [1]
    assert totals["colour literals elsewhere"] == [4]
    assert rows(sections["frontend"], "Forms") == {"(max-width: 46rem)": []}


def run(arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_two_checkouts_stand_side_by_side(tree: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    later = tmp_path / "later"
    shutil.copytree(tree, later)
    (later / "src/toy/late.py").write_text("class Hall: ...\nclass Room: ...\n", encoding="utf-8")
    shutil.rmtree(later / "src/toy/store")
    report = tmp_path / "before.json"
    report.write_text(run([str(tree), "--json", "--only", "names", "--only", "folders"], capsys), encoding="utf-8")
    shown = run([str(later), "--only", "names", "--only", "folders", "--against", str(report)], capsys)
    lines = [line.split() for line in shown.splitlines()]
    assert ["src/toy/store", "17", "–", "gone"] in lines
    assert ["src", "modules", "25", "8", "-17"] in lines
    assert not any(line[:1] == ["src/toy"] for line in lines)
    everything = run([str(later), "--only", "folders", "--all", "--against", str(report)], capsys)
    assert ["src/toy", "3", "3", "same"] in [line.split() for line in everything.splitlines()]
    assert ["late", "2", "–", "gone"] in lines
    assert not any(line[:1] == ["Room"] for line in lines)
    assert shown == run([str(later), "--only", "names", "--only", "folders", "--against", str(tree)], capsys)


def test_rows_without_numbers_are_compared_too(tree: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/src/app.css").write_text("@media print { }\n", encoding="utf-8")
    (tmp_path / "src").mkdir()
    shown = run([str(tmp_path), "--only", "frontend", "--against", str(tree)], capsys)
    changed = [line.strip() for line in shown.splitlines() if line.endswith(("new", "gone"))]
    assert "print               new" in changed
    assert "(max-width: 46rem)  gone" in changed


def test_what_cannot_be_measured_is_refused(tree: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.json"
    report.write_text("{}", encoding="utf-8")
    (tmp_path / "bad/src").mkdir(parents=True)
    (tmp_path / "bad/src/torn.py").write_text("def (:\n", encoding="utf-8")
    for arguments, told in (
        ([str(tree), "--only", "names", "--against", str(report)], "neither a checkout nor a report"),
        ([str(tmp_path)], "is no checkout"),
        ([str(report)], "is no folder"),
        ([str(tmp_path / "bad")], "torn.py"),
    ):
        with pytest.raises(SystemExit):
            main(arguments)
        assert told in capsys.readouterr().err


def test_this_repository_is_measured_whole(capsys: pytest.CaptureFixture[str]) -> None:
    found = {section.name: section for section in from_json(json.loads(run(["--json"], capsys)))}
    assert list(found) == list(MEASURES)
    modules = rows(found["folders"], "Modules")
    assert sum(int(row[0]) for row in modules.values()) == sum(len(python_files(ROOT / area)) for area in AREAS) > 500
    statements, tokens = rows(found["sizes"], "Product")["all of src"][2:]
    assert 10_000 < int(statements) < int(tokens)
    phases = rows(found["phases"], "Modules that name")
    games = {path.parent.name for path in (ROOT / "src/ludoteka/games").glob("*/rules.md")}
    assert games
    assert {game for game in games if int(phases[game][1]) < 10} == set()
    assert int(rows(found["imports"], "Fan-in")["ludoteka.core.move"][0]) > 10
    blocks, _, *grades = rows(found["complexity"], "Blocks by grade")["src"]
    assert blocks == sum(int(count) for count in grades)
    assert int(rows(found["docstrings"], "Product")["total"][0]) > 1000
    assert int(rows(found["frontend"], "Totals")["lines"][0]) > 10_000
