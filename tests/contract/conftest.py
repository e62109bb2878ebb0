"""What the contract tests count is printed at the end of the run."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.contract.tables import Report

REPORT = "contract report"


@pytest.fixture
def report(record_property: Callable[[str, object], None]) -> Report:
    """Add a line to a chapter of the report."""
    return lambda chapter, line: record_property(REPORT, [chapter, line])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the report, chapter by chapter; user properties reach this place from other processes too."""
    chapters: dict[str, list[str]] = {}
    for test in terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", []):
        for name, value in test.user_properties if test.when == "call" else []:
            if name == REPORT:
                chapters.setdefault(value[0], []).append(value[1])
    for chapter, lines in chapters.items():
        terminalreporter.section(chapter, "-")
        terminalreporter.write_line("\n".join(sorted(lines)))
