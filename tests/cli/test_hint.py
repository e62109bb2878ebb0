"""`hint` at the table: what a strong bot would do, in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteka
from ludoteka import Bot
from tests.cli.desk import COLOURS, LEDUC, Run, type_lines


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser counts futures instead of seconds, so that it says the same every time."""
    real = ludoteka.bot

    def bot(name: str, **settings: object) -> Bot:
        return real("search", iterations=60, seed=1) if name == "master" else real(name, **settings)

    monkeypatch.setattr("ludoteka.bot", bot)


def hinted(run: Run, monkeypatch: pytest.MonkeyPatch, *more: str, lines: tuple[str, ...] = ("hint", "quit")) -> str:
    type_lines(monkeypatch, lines)
    told, said, complained = run("play", *more)
    assert (told, complained) == (0, "")
    return COLOURS.sub("", said)


def test_a_hint_names_moves_with_thought_and_expected_result_and_how_play_may_go_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = hinted(run, monkeypatch, "kragmortha", "--seed", "4", "--lang", "en")
    shown = said[said.index("> hint") :]
    assert "move" in shown
    assert "thought" in shown
    assert "%" in shown


def test_a_hint_speaks_the_language_of_the_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Überlegung" in hinted(run, monkeypatch, "kragmortha", "--seed", "4", "--lang", "de")


def test_a_hint_stands_in_the_record_that_still_verifies(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "hinted.txt"
    hinted(run, monkeypatch, LEDUC, "--seed", "1", lines=("hint", f"save {path}", "quit"))
    text = path.read_text(encoding="utf-8")
    assert "table hint P1" in text
    assert ludoteka.load(text, ludoteka.game(LEDUC)).log(1)[-1]["key"] == "hint-taken"
