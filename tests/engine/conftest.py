"""Small trees to build and to break."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.engine.small_tree import build, lay_out


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The small tree, not built."""
    return lay_out(tmp_path / "tree")


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = lay_out(tmp_path_factory.mktemp("built") / "tree")
    done = build(root)
    assert done.returncode == 0, done.stdout
    if not list(root.glob("build/native/*/manifest.json")):
        pytest.skip(done.stdout)  # no C compiler here
    return root


@pytest.fixture
def built(built_once: Path, tmp_path: Path) -> Path:
    """The small tree with a fresh native build of its own."""
    return Path(shutil.copytree(built_once, tmp_path / "tree"))
