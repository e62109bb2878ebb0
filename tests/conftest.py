"""What all tests share: which of them a run leaves out, which stay together, and what they have to report."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

import ludoteka.core.rng

Figure = Callable[[str], None]
FIGURE = "figure"
if os.environ.get("LUDOTEKA_LONG") == "1":
    os.environ.setdefault(
        "PYTEST_TIMEOUT", "7200"
    )  # seconds; read by pytest-timeout, before its setting in pyproject.toml
COMPILED = not str(ludoteka.core.rng.__file__).endswith(".py")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On the native engine, whose classes are fixed, leave out what takes the interpreted one apart; keep groups."""
    if COMPILED:
        leave_out_plain(config, items)
    for item in items:
        keep_group(item)


def leave_out_plain(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out, and count as left out, what only the plain engine can be tested for."""
    left_out = [item for item in items if item.get_closest_marker("plain") is not None]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def keep_group(item: pytest.Item) -> None:
    """Keep `xdist_group` true: pytest-xdist 3.8 writes a test's group into `_nodeid`, pytest 9.2 reads `_id`."""
    grouped = vars(item).get("_nodeid", item.nodeid)
    if grouped != item.nodeid:
        from _pytest.nodeid import coerce_node_id  # no part of pytest's promise: gone, this line tells it

        item._id = coerce_node_id(grouped)


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Figure:
    """Report what was measured: it stands at the end of the run, also where many processes share the tests."""
    return lambda text: record_property(FIGURE, text)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Show what tests have reported; a print would be swallowed."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    figures = [
        str(value)
        for report in reports
        for name, value in getattr(report, "user_properties", [])
        if name == FIGURE and report.when == "call"
    ]
    if figures:
        terminalreporter.section("figures")
        for text in figures:
            terminalreporter.write_line(text)
