"""One source in two forms: compiled and interpreted, the same seeds give the same matches, move for move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka._engine import EngineError

from tests.contract.play_through import SMALL, tables
from tests.contract.tables import BOXED, ROOT, many

SCRIPT = Path(__file__).with_name("play_through.py")


def played_by(engine: str, name: str) -> subprocess.CompletedProcess[str]:
    """What one engine plays of one game of the box, or of all small ones."""
    return subprocess.run(
        [sys.executable, str(SCRIPT), name, str(many(2))],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env=os.environ | {"LUDOTEKA_ENGINE": engine},
        timeout=600,
    )


def first_difference(one: list[str], other: list[str]) -> str:
    """The first line in which two engines differ."""
    for number, (here, there) in enumerate(zip(one, other, strict=False), 1):
        if here != there:
            return f"line {number}:\n  plain  {here}\n  native {there}"
    return "" if len(one) == len(other) else f"{len(one)} lines plain, {len(other)} native"


@pytest.mark.box
@pytest.mark.parametrize("name", [*sorted(BOXED), SMALL])
def test_native_and_plain_engine_play_the_same_matches_move_for_move(name: str) -> None:
    native = played_by("native", name)
    if EngineError.__name__ in native.stderr:
        pytest.skip(f"no native engine here: {native.stderr.strip().splitlines()[-1]}")
    plain = played_by("plain", name)
    assert plain.returncode == 0, plain.stderr
    assert native.returncode == 0, native.stderr
    kind, *by_plain = plain.stdout.splitlines()
    other_kind, *by_native = native.stdout.splitlines()
    assert kind.startswith("plain engine")
    assert other_kind.startswith("native engine")
    assert len(by_plain) > 10 * len(tables(name))
    assert first_difference(by_plain, by_native) == ""


def test_a_difference_between_engines_would_be_named_by_its_line() -> None:
    assert first_difference(["a", "b"], ["a", "c"]) == "line 2:\n  plain  b\n  native c"
    assert first_difference(["a", "b"], ["a"]) == "2 lines plain, 1 native"
    assert first_difference(["a"], ["a"]) == ""
