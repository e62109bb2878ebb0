"""Small promises of the house: pinned packages, short files, one door for the checks."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = [ROOT / "requirements.lock", ROOT / "requirements-node.lock"]
SOURCES = sorted(
    path for folder in ("src", "examples", "scripts", "tests", "bench") for path in (ROOT / folder).rglob("*.py")
)


def plain_name(requirement: str) -> str:
    return re.split(r"[\[=<>!~; ]", requirement)[0].lower().replace(".", "-").replace("_", "-")


def test_every_dependency_is_pinned_in_the_lock() -> None:
    pinned = re.findall(r"^([a-z0-9-]+)==\S+(?: ; .+)? \\$", LOCKS[0].read_text(encoding="utf-8"), re.MULTILINE)
    extras = PROJECT["optional-dependencies"].values()
    wanted = [*PROJECT["dependencies"], *(each for extra in extras for each in extra)]
    assert {plain_name(each) for each in wanted} <= set(pinned)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_a_hash_for_every_package_and_names_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    packages = re.split(r"^(?=[a-z0-9-]+==)", text, flags=re.MULTILINE)[1:]
    assert packages
    assert all("--hash=sha256:" in package for package in packages)
    assert not re.search(r"https?://|file:/|--(extra-)?index|--find-links", text)


TOO_LONG = {"src/ludoteka/games/karak_goblin/reckoning.py", "src/ludoteka/terminal/arguments.py"}
"""Files that the coming redesign cuts; no other may grow as long."""


def test_no_file_is_longer_than_460_lines() -> None:
    lengths = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n") for path in SOURCES}
    assert len(lengths) > 20
    assert {name for name, length in lengths.items() if length > 460} == TOO_LONG


def test_the_changelog_speaks_of_this_version() -> None:
    assert f"## [{version('ludoteka')}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_door_for_the_checks_calls_make_test() -> None:
    door = ROOT / ".ci" / "run"
    assert os.access(door, os.X_OK)
    assert "make test" in door.read_text(encoding="utf-8").splitlines()


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a repository says what is part of the project")
def test_no_link_is_part_of_the_project() -> None:
    kept = subprocess.check_output(["git", "ls-files", "--stage"], cwd=ROOT, text=True).splitlines()
    assert kept
    assert [line for line in kept if line.startswith("120000")] == []  # it would lead into the machine it was made on
