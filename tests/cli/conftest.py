"""Every test of the command line may run it."""

from __future__ import annotations

import pytest

from tests.cli.desk import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process."""
    return runner(capsys)
