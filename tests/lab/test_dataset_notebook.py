"""The notebook on datasets runs from its first cell to its last and draws three pictures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from ludoteka.cli import main

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "examples" / "dataset.ipynb"
COUNT = (
    "\nprint('pictures', len(plt.get_fignums()), [len(axes.lines) + len(axes.patches) > 0 for axes in "
    "(plt.figure(n).axes[0] for n in plt.get_fignums())])\n"
)

pytestmark = pytest.mark.skipif(
    find_spec("pyarrow") is None or find_spec("matplotlib") is None,
    reason="PyArrow or matplotlib has no wheel for this Python",
)


def test_the_notebook_draws_three_pictures_of_a_fresh_dataset(tmp_path: Path) -> None:
    assert main(["export", "toerkk", str(tmp_path / "data"), "--games", "20", "--seed", "7", "--cores", "1"]) == 0
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    (tmp_path / "cells.py").write_text(code + COUNT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(tmp_path / "cells.py")],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"LUDOTEKA_DATA": str(tmp_path / "data"), "MPLBACKEND": "Agg", "MPLCONFIGDIR": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "pictures 3 [True, True, True]"
    assert "20 games" in done.stdout


def test_the_notebook_is_kept_without_results() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert [cell["outputs"] for cell in cells if cell["cell_type"] == "code"] == [[]] * 4
