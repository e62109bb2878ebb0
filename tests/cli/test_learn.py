"""`ludoteka learn`: the lessons in words; every line typed is answered."""

from __future__ import annotations

import pytest

from tests.cli.desk import Run, type_lines


def sit_down(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Somebody learns at the terminal, typing these lines."""
    type_lines(monkeypatch, lines)
    monkeypatch.setattr("ludoteka.terminal.learning.has_person", lambda: True)


def test_without_a_terminal_the_lessons_are_shown_with_their_moves(run: Run) -> None:
    told, said, complained = run("learn", "kragmortha", "end")
    assert (told, complained) == (0, "")
    assert "> push d3" in said
    assert "You have won: the fewest Looks." in said
    assert "ludoteka play kragmortha" in said


def test_a_learner_types_the_asked_moves(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch, "", "play g:G+R d2", "push d3", "q")
    assert "✓ Blue has met Rigor" in run("learn", "kragmortha", "push")[1]


def test_another_open_move_is_answered_and_taken_back(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch, "", "play g:G+R c3", "play g:G+R d2", "q")
    said = " ".join(run("learn", "kragmortha", "2")[1].split())
    assert "then Blue gets away" in said
    assert "✓ Crash!" in said


def test_a_closed_move_is_refused_with_its_clause(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch, "", "play g:G+R a1", "q")
    assert "KM-MOVE-" in run("learn", "kragmortha", "push")[1]


def test_lessons_speak_the_language_asked_for(run: Run) -> None:
    assert "Wygrywasz: masz najmniej Spojrzeń." in run("learn", "kragmortha", "end", "--lang", "pl")[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("leduc-poker",), "has no lessons; there are lessons for karak-2"),
        (("kragmortha", "9"), "there are 1 to 7: turn, push"),
    ],
)
def test_what_there_is_not_is_said_with_what_there_is(run: Run, words: tuple[str, ...], said: str) -> None:
    told, _, complained = run("learn", *words)
    assert told == 2
    assert said in complained
