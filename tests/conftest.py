"""Tests that take the interpreted engine apart are not part of a run on the native one, whose classes are fixed."""

from __future__ import annotations

import pytest

import ludoteka.core.rng

COMPILED = not str(ludoteka.core.rng.__file__).endswith(".py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out, and count as left out, what only the plain engine can be tested for."""
    if not COMPILED:
        return
    left_out = [item for item in items if item.get_closest_marker("plain") is not None]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
