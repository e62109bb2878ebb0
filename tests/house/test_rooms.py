"""Rooms and doors: the import contracts catch what they forbid, and the engine needs the standard library only."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "ludoteka"
ROOMS = ("core", "kit", "games", "bots", "table")
ENGINE = [
    *(path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py"))),
    PACKAGE / "_engine.py",
    PACKAGE / "_release.py",
    ROOT / "examples" / "tic_tac_toe.py",
    ROOT / "examples" / "leduc_poker.py",
]
FURNISHED = ("core", "kit", "bots", "table", "lab", "lessons", "envs", "terminal", "server", "games.one", "games.two")
HOUSE = [
    "__init__",
    "_engine",
    "_release",
    "cli",
    *(f"{room}.{name}" for room in FURNISHED for name in ("__init__", "piece")),
]


def imported(path: Path) -> Iterator[str]:
    """The first name of every module that a file imports, wherever in the file it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield (node.module or "").partition(".")[0]


def test_the_engine_imports_nothing_beyond_the_standard_library() -> None:
    ours = sys.stdlib_module_names | {"ludoteka"}
    foreign = [(str(path.relative_to(ROOT)), name) for path in ENGINE for name in imported(path) if name not in ours]
    stand_ins = {("src/ludoteka/core/native.py", name) for name in ("librt", "mypy_extensions")}
    assert set(foreign) == stand_ins  # where these are absent, it has plain ones


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(Path(sys.executable).parent / "lint-imports"), "--no-logo", "--no-cache"],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
    )


def test_the_house_keeps_its_contracts() -> None:
    done = lint(ROOT)
    assert done.returncode == 0, done.stdout


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A sound house of empty rooms under our contracts."""
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"), encoding="utf-8")
    for name in [*HOUSE, "games.__init__"]:
        path = tmp_path / "src" / "ludoteka" / (name.replace(".", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")
    return tmp_path


def test_a_sound_house_passes(house: Path) -> None:
    assert lint(house).returncode == 0


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("core/piece", "import ludoteka.kit.piece"),
        ("core/piece", "from ludoteka import Position"),
        ("kit/piece", "import ludoteka.games.one.piece"),
        ("bots/piece", "from ludoteka.games.one import piece"),
        ("bots/piece", "from ludoteka.table import piece"),
        ("table/piece", "from ludoteka.games import one"),
        ("table/piece", "import ludoteka"),
        ("games/one/piece", "from ludoteka.games.two import piece"),
        ("games/one/piece", "import random"),
        ("core/piece", "from time import time"),
        ("kit/piece", "from os import environ"),
        ("core/piece", "import datetime"),
        ("games/one/piece", "import locale"),
        ("__init__", "from ludoteka import cli"),
        ("table/piece", "import ludoteka.cli"),
        ("table/piece", "from ludoteka.terminal import piece"),
        ("lab/piece", "from ludoteka.terminal import piece"),
        ("lab/piece", "from ludoteka.envs import piece"),
        ("envs/piece", "from ludoteka.terminal import piece"),
        ("core/piece", "from ludoteka import _engine"),
    ],
)
def test_an_import_that_points_up_or_sideways_is_caught(house: Path, room: str, line: str) -> None:
    (house / "src" / "ludoteka" / f"{room}.py").write_text(f"{line}\n", encoding="utf-8")
    done = lint(house)
    assert done.returncode == 1
    assert "BROKEN" in done.stdout


def test_a_room_that_the_plan_does_not_know_is_caught(house: Path) -> None:
    (house / "src" / "ludoteka" / "attic.py").write_text("", encoding="utf-8")
    done = lint(house)
    assert done.returncode == 1
    assert "ludoteka.attic" in done.stdout
