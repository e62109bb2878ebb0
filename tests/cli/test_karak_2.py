"""Karak 2 at the terminal: several steps of one choice in one line."""

from __future__ import annotations

import pytest

from tests.cli.desk import runner, type_lines


def test_a_line_with_several_notations_is_played_step_by_step(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["step W harvest; step E end turn", "quit"])
    code, out, _ = runner(capsys)("play", "karak-2", "--seats", "2", "--hot-seat", "--seed", "5", "--option",
                                  "start_player=fixed")
    assert code == 0
    assert "P2: " in out, "the first player has stepped, harvested, stepped back and ended the turn"
