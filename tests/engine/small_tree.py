"""A tree small enough to be compiled in a test: one module in core, one in kit, one example game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

SMALL_TREE = {
    "src/ludoteka/__init__.py": "from ludoteka import _engine\n\n_engine.install()\n",
    "src/ludoteka/core/__init__.py": '"""The contract."""\n',
    "src/ludoteka/core/native.py": "from mypy_extensions import i64 as i64\n",
    "src/ludoteka/core/seats.py": "def first() -> int:\n    return 1\n",
    "src/ludoteka/kit/__init__.py": '"""Pieces."""\n',
    "src/ludoteka/kit/dice.py": "from ludoteka.core.seats import first\n\ndef roll() -> int:\n    return first() + 3\n",
    "examples/tic_tac_toe.py": "from ludoteka.kit.dice import roll\n\ndef play() -> int:\n    return roll()\n",
}
ASK = """
import ludoteka
from ludoteka import _engine
from ludoteka.kit import dice
print(_engine.describe(), "|", dice.roll(), "|", dice.__file__.endswith(".py"))
"""


def lay_out(root: Path) -> Path:
    """Write the small tree, with the true loader and the true build script."""
    for name, text in SMALL_TREE.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    for name in ("src/ludoteka/_engine.py", "scripts/build_native.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    return root


def run(
    tree: Path,
    code: str,
    *,
    engine: str | None = None,
    paths: tuple[str, ...] = ("src", "examples"),
    **environment: str,
) -> subprocess.CompletedProcess[str]:
    """Run code with a tree's sources on the path, in a process of its own."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTEKA_")}
    env |= {"PYTHONPATH": os.pathsep.join(str(tree / path) for path in paths)} | environment
    if engine is not None:
        env["LUDOTEKA_ENGINE"] = engine
    return subprocess.run([sys.executable, "-c", code], cwd=tree, env=env, capture_output=True, text=True)


def build(tree: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a tree's own build script."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")} | environment
    return subprocess.run(
        [sys.executable, str(tree / "scripts" / "build_native.py"), *arguments],
        cwd=tree,
        env=env,
        capture_output=True,
        text=True,
    )
