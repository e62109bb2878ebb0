"""Examples in docstrings are run from the source: compiled modules carry no docstrings, none would be found there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_all_doctests_pass_and_there_are_some() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "--doctest-modules",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "--ignore=examples/bots",
            "src",
            "examples",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env=os.environ | {"LUDOTEKA_ENGINE": "plain"},
    )
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed, f"zero doctests ran\n{done.stdout}"
    assert int(passed.group(1)) >= 10, done.stdout
    assert done.returncode == 0, done.stdout
