"""The front end's own tests, and its types."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("browser-1")

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """A tool of the front end, with the Node of the environment before any other."""
    path = os.pathsep.join([str(ROOT / ".venv" / "bin"), os.environ.get("PATH", "")])
    node = shutil.which("node", path=path) or "node"
    return subprocess.run(
        [node, *command],
        cwd=WEB,
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path, "LUDOTEKA_PYTHON": sys.executable, "NO_COLOR": "1"},
    )


def test_the_units_of_the_front_end_pass_and_its_words_are_pythons() -> None:
    done = run("node_modules/vitest/vitest.mjs", "run")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "browser_types.py"), "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 0, done.stderr


def test_every_problem_that_the_server_names_has_a_sentence() -> None:
    named = {
        key
        for path in (ROOT / "src" / "ludoteka" / "server").rglob("*.py")
        for key in re.findall(r'Wrong\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    texts = (WEB / "src" / "i18n" / "texts" / "en" / "problems.ftl").read_text(encoding="utf-8")
    assert sorted(key for key in named if f"\nproblem-{key} =" not in texts) == []
