"""The command behind `make test`: lanes run side by side, a failure ends its lane, and the summary names it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts import run_tests
from scripts.run_tests import Run, Suite, chosen, suites


def says(name: str, code: str) -> Suite:
    """A suite of one short program."""
    return Suite(name, [[sys.executable, "-c", code]])


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A run whose logs lie in a folder of their own."""
    monkeypatch.setattr(run_tests, "LOGS", tmp_path)
    return Run()


def test_a_failure_ends_its_lane_and_no_other(run: Run, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = [says("broken", "print('three is not four'); raise SystemExit(3)"), says("behind", "print('never')")]
    run.stage([broken, [says("sound", "print('as it should be')"), says("next", "")]])
    assert {result.name: result.code for result in run.results} == {"broken": 3, "sound": 0, "next": 0}
    assert run.failed()
    run.summary(1.0)
    said = capsys.readouterr().out
    assert "── broken: failed after" in said
    assert "three is not four" in said
    assert "as it should be" in said
    assert "never" not in said
    assert said.endswith("failed: broken in 1 s\n")
    assert (tmp_path / "sound.log").read_text(encoding="utf-8") == "as it should be\n"


def test_a_run_without_failures_is_green_and_counts_processor_time(
    run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    run.stage([[says("busy", "sum(range(3_000_000))")]])
    run.summary(2.0)
    assert capsys.readouterr().out.endswith("all green in 2 s\n")
    assert run.results[0].cpu > 0


def test_only_the_browsers_suite_may_find_no_tests(run: Run) -> None:
    run.stage([[says("browser", "raise SystemExit(5)")], [says("plain", "raise SystemExit(5)")]])
    assert {result.name: result.code for result in run.results} == {"browser": 0, "plain": 5}


def test_a_suite_brings_along_what_it_needs() -> None:
    assert chosen(None, prepare=True) == {*suites(native=True)}
    assert chosen(["plain"], prepare=True) == {"set-up", "plain"}
    assert chosen(["native"], prepare=True) == {"set-up", "native build", "native"}
    assert chosen(["native"], prepare=False) == {"native"}


def test_every_suite_has_its_place_in_a_stage() -> None:
    placed = [name for stage in run_tests.STAGES for lane in stage for name in lane]
    assert sorted(placed) == sorted(suites(native=True))
