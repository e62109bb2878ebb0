"""Kragmortha at the terminal: its table, its Looks and rituals, its languages."""

from __future__ import annotations

import json

import pytest

import ludoteka
from ludoteka.games.kragmortha.position import Kragmortha
from ludoteka.table.edition import Edition
from tests.cli.desk import Run, type_lines
from tests.games.kragmortha.tables import table


def sit_at(monkeypatch: pytest.MonkeyPatch, position: Kragmortha, *lines: str) -> None:
    """Whoever plays Kragmortha next finds this table, and types these lines at it."""
    match = ludoteka.game("kragmortha").at(position, seed=1)
    monkeypatch.setattr(Edition, "new", lambda *args, **more: match)
    monkeypatch.setenv("LANG", "C")
    type_lines(monkeypatch, lines)


def rows(said: str) -> dict[str, list[str]]:
    """The last board on the screen: by row number the squares from left to right."""
    lines = [line.split("│") for line in said.splitlines() if line[:2].strip().isdigit() and line[2:4] == " │"]
    return {line[0].strip(): [cell.strip() for cell in line[1:-1]] for line in lines}


def test_the_library_shows_symbols_pawns_desk_bookcases_and_what_is_open(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_at(monkeypatch, table(4, {"red": "c4", "blue": "b4", "green": "e9"}, hands={"red": ["g:S+P"]}))
    board = rows(run("play", "kragmortha", "--bots", "2,3,4")[1])
    assert board["4"] == ["G", "►P (B)", "S »R«", "R*", "G", "▒▒▒▒▒▒"]
    assert board["5"][:3] == ["S", "▒▒▒▒▒▒", "▒▒▒▒▒▒"]
    assert board["7"][3] == "S RIG"
    assert board["9"][3:5] == ["desk", "D (G)"]


def test_looks_and_books_are_shown_by_name_and_one_s_own_with_what_they_do(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_at(
        monkeypatch,
        table(
            3,
            {"red": "c4"},
            looks={"red": ["W-18"], "blue": ["W-13", "W-22", "blank"]},
            books={"green": ["B12"]},
            used={"blue": ["B01"]},
        ),
        "",
    )
    said = run("play", "kragmortha", "--hot-seat")[1]
    assert "One Foot: You hop: no second step with goblin cards." in said
    assert "3 Stiff Arm, Two-Card Hand, Blank Look" in said
    assert "1 Cloak of Conspicuous Absence" in said
    assert "1 Tome of Lesser Pardons (used)" in said
    assert "One more Look for Blue ends the game." in said


def test_a_typed_grovel_fulfils_a_ritual(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """KM-ENF-11: case, spaces and punctuation do not matter, and one may try again."""
    position = table(2, {"red": "c4"}, looks={"red": ["W-04"]}, dawn=True)
    answers = [
        " MMM  mm, mmmm mmmm!",
        "mm mmm mmm mm",
        "mmmmm mmmm mmmmmm",
        "mmm mmmmmm mmmmmm mm",
        "m mmmm mmmm mmm mmmmmmm",
        "mmmm mmmmm mm mm mmmmm",
    ]
    sit_at(monkeypatch, position, "", "fulfil", "yes my dark lord", *answers)
    said = run("play", "kragmortha", "--hot-seat")[1]
    assert "“Sewn Lips”: mumble “" in said
    assert "  Done" not in said.partition("That is not it. Try again, or type fail.")[0]
    assert said.count("That is not it. Try again, or type fail.") >= 2
    assert "Red obeys “Sewn Lips”." in said


def test_whoever_is_too_slow_fails_a_ritual(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.terminal.demands.Demands.is_too_slow", lambda self: True)
    sit_at(monkeypatch, table(2, {"red": "c4"}, looks={"red": ["W-04"]}, dawn=True), "", "mmm", "", "", "")
    said = run("play", "kragmortha", "--hot-seat")[1]
    assert "Too late." in said
    assert "Red fails “Sewn Lips”." in said
    assert "━  Red: " in said  # the Look for it is shown large


def test_a_hurried_turn_ends_at_random(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.terminal.demands.HURRY", -1.0)
    sit_at(monkeypatch, table(2, {"red": "c4"}, looks={"red": ["W-21"]}), "", "?km-turn-1", "nonsense")
    said = run("play", "kragmortha", "--hot-seat")[1]
    assert "Time is up for Red: chance decides." in said
    assert "Red plays " in said


def test_people_accuse_admit_and_are_shown_the_text_of_the_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """KM-TABLE-3, KM-TABLE-4: at a table of people anyone may break in."""
    position = table(3, {"red": "c4"}, looks={"red": ["W-18"]}, options={"look_mode": "table"})
    position.unconfirmed = 0
    sit_at(monkeypatch, position, "", "P2 accuse P1 W-18", "admit", "", "")
    said = run("play", "kragmortha", "--hot-seat")[1]
    assert "One Foot: Stand on one foot." in said
    assert "At any time:" in said
    assert "Let the program enforce “One Foot” from now on  switch W-18" in said
    assert "Blue accuses you: “One Foot”. Do you admit it?" in said
    assert "Red has disobeyed “One Foot” and draws a Look." in said


def test_a_refusal_is_explained_by_its_clause(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    position = table(4, {"red": "b4"}, hands={"red": ["g:G+O"]})
    sit_at(monkeypatch, position, "play g:G+O b5", "why play g:G+O d4", "play g:G+O b5")
    said = run("play", "kragmortha", "--bots", "2,3,4")[1]
    assert "A bookcase stands on b5. KM-MOVE-8: No pawn enters a square with a bookcase." in said
    assert "d4 does not share an edge with the square you are leaving. KM-MOVE-" in said


@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_the_game_speaks_four_languages(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    position = table(7, {"red": "e3"}, hands={"red": ["g:S+G"]})
    sit_at(monkeypatch, position, "", "play g:S+G d3")
    told, said, _ = run("play", "kragmortha", "--hot-seat", "--lang", language)
    wanted = ludoteka.game("kragmortha").game.texts[language].partition("\nmove-stop = ")[2].splitlines()[0]
    assert told == 0
    assert f"  {wanted}  stop" in said


def test_the_terminal_s_own_language_is_taken_where_none_is_given(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    polish = run("rules", "kragmortha", "KM-MOVE-5")[1]
    assert polish != run("rules", "kragmortha", "KM-MOVE-5", "--lang", "en")[1]
    assert "The second step is optional." in run("rules", "kragmortha", "KM-MOVE-5", "--lang", "en")[1]
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "The second step is optional." in run("rules", "kragmortha", "KM-MOVE-5")[1]


def test_a_language_that_a_game_does_not_have_is_refused(run: Run) -> None:
    told, _, complained = run("rules", "tic-tac-toe", "--lang", "pl")
    assert told == 2
    assert "Tic-tac-toe has no texts in 'pl'; it has en" in complained


def test_bots_are_watched_turn_by_turn(run: Run) -> None:
    told, said, _ = run("watch", "kragmortha", "--seats", "2", "--bots", "greedy,random", "--seed", "3", "--lang", "en")
    assert told == 0
    assert "Bots play P1 (greedy), P2 (random)." in said
    assert said.count("RIG  Rigor Mortis") > 10
    assert "The game is over: " in said
    assert "★" in said  # the final reckoning names the winner
    assert run("watch", "kragmortha", "--delay", "-1")[0] == 2


def test_coverage_counts_clauses_tests_and_looks(run: Run) -> None:
    told, said, _ = run("coverage", "kragmortha", "--games", "12", "--seed", "1", "--cores", "1", "--json")
    found = json.loads(said)
    clauses = {row["id"]: row for row in found["clauses"]}
    assert told == 0
    assert set(clauses) == set(ludoteka.game("kragmortha").clauses)
    assert clauses["KM-MOVE-2"]["fired"] > 100
    assert any("test_turn.py" in test for test in clauses["KM-TURN-1"]["tests"])
    assert found["never_fired"] == [name for name, row in clauses.items() if row["fired"] == 0]
    assert len(found["content"]) == 24
    assert found["content"]["W-18"] > 0


def test_coverage_lists_what_never_fires(run: Run) -> None:
    told, said, _ = run("coverage", "tic-tac-toe", "--games", "5", "--seed", "1")
    assert told == 0
    assert "clauses fired" in said
    assert "TTT-MARK-1" in said
