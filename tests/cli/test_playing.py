"""Without a terminal bots show a game; with one, a whole evening can be typed."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteka
from tests.cli.desk import COLOURS, LEDUC, OPEN_SHELF, TIC_TAC_TOE, Run, type_lines


def test_without_a_terminal_bots_show_a_game_to_its_end(run: Run) -> None:
    told, said, complained = run("play", "tic-tac-toe")
    assert (told, complained) == (0, "")
    assert "no terminal" in said
    assert "   1  P1 marks c1\n   2  P2 marks a2\n" in said
    assert "P1 wins." in said


def test_the_shown_game_is_the_same_every_time_and_another_with_another_seed(run: Run) -> None:
    first = run("play", LEDUC)[1]
    assert first == run("play", LEDUC)[1]
    assert first != run("play", LEDUC, "--seed", "2")[1]


def test_a_shown_game_tells_nothing_hidden_to_whoever_watches(run: Run) -> None:
    dealt = [line for line in run("play", LEDUC)[1].splitlines() if "dealt" in line]
    assert len(dealt) >= 2
    assert all(line.endswith("is dealt a card") for line in dealt[:2])


def test_without_a_name_or_a_terminal_some_game_is_shown(run: Run) -> None:
    told, said, _ = run("play")
    assert told == 0
    assert "rank" in said


def test_options_reach_the_game_and_wrong_ones_are_refused_with_those_there_are(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "optional_game.py"
    path.write_text(OPEN_SHELF.format(key="optional-game"), encoding="utf-8")
    assert run("play", str(path), "--option", "edition=de")[0] == 0
    told, _, complained = run("play", str(path), "--option", "edition=fr")
    assert told == 2
    assert "option 'edition' cannot be 'fr'; it takes standard, de" in complained


def test_a_game_is_chosen_from_a_menu_that_bears_with_slips(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["99", "tic-tac-to", "tic-tac-toe", "quit"])
    told, said, _ = run("play")
    assert told == 0
    assert "Which game?" in said
    assert "games; type a number from 1 to" in said
    assert "did you mean 'tic-tac-toe'?" in said
    assert "You are P1. Bots play P2 (random)." in said
    assert "Goodbye." in said


def test_whoever_leaves_the_menu_is_let_go(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, [])
    told, said, complained = run("play")
    assert (told, complained) == (0, "")
    assert said.endswith("Goodbye.\n")


def test_moves_are_taken_as_numbers_as_notation_and_as_enough_of_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["1", "mark b1", "MARK   a2", "b2", "mark a3"])
    _, said, _ = run("play", TIC_TAC_TOE, "--hot-seat")
    assert [line.strip() for line in said.splitlines() if " marks " in line] == [
        "P1 marks a1",
        "P2 marks b1",
        "P1 marks a2",
        "P2 marks b2",
        "P1 marks a3",
    ]
    assert "P1 wins." in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("10", "There is no option 10; type a number from 1 to 8."),
        ("0", "There is no option 0"),
        ("mark b2", "b2 is taken. TTT-MARK-1: Only an empty cell may be marked."),
        ("b2", "b2 is taken. TTT-MARK-1: Only an empty cell may be marked."),
        ("why b2", "b2 is taken. TTT-MARK-1: Only an empty cell may be marked."),
        ("why mark a1", "mark a1 is possible now."),
        ("why", "Write why and a move, such as: why mark a1"),
        ("why nonsense", "'nonsense' is no move of this game"),
        ("mrak a1", "'mrak a1' is no move. Did you mean 'mark a1'? y plays it."),
        ("%$!", "'%$!' is no move of this game"),
        ("mark", "'mark' could be mark a1, mark b1, mark c1, mark a2, mark c2, mark a3 … Type more of it."),
        ("P1 mark a1", "It is not your turn. TTT-TURN-1"),
        ("?", "TTT-DRAW-1  When all nine cells are marked"),
        ("? ttt-win-1", "TTT-WIN-1  Three own marks"),
        ("?diagonal", "TTT-WIN-1  Three own marks"),
        ("? zzz", "no clause 'zzz'"),
        ("help", "take back your last move"),
        ("/help", "take back your last move"),
        ("log", "   1  P1 marks b2"),
        ("save", "Write save and the name of a file"),
        ("save /no/such/folder/match.txt", "cannot be written: No such file or directory"),
    ],
)
def test_what_is_typed_is_answered_and_changes_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch, typed: str, answer: str
) -> None:
    type_lines(monkeypatch, ["mark b2", typed, "", "quit"])
    told, said, complained = run("play", TIC_TAC_TOE, "--hot-seat")
    assert (told, complained) == (0, "")
    assert answer in said.partition(f"P2> {typed}\n")[2]
    assert said.count("P2> ") == 3
    assert "P2 marks" not in said


def test_y_plays_what_a_slip_was_probably_meant_to_be_and_only_at_once(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines(monkeypatch, ["mrak a1", "y", "mrak b1", "log", "?", "99", "y"])
    _, said, _ = run("play", TIC_TAC_TOE, "--hot-seat")
    assert "P1 marks a1" in said
    assert "'y' is no move of this game" in said
    assert "P2 marks" not in said


def test_undo_takes_back_what_a_bot_has_answered_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["mark b2", "undo", "log"])
    _, said, _ = run("play", TIC_TAC_TOE, "--seed", "1")
    told = said.rpartition("P1> log\n")[2]
    assert "P1 marks b2" in told
    assert "P2 marks" in told
    assert "P1 takes back a move" in told
    assert "│  X  │" not in said.rpartition("takes back a move\n\n╭")[2]


def test_undo_at_one_keyboard_asks_the_one_who_moved(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["a1", "undo", "n", "undo", "y", "undo", "a1", "b1", "undo", "y"])
    _, said, _ = run("play", TIC_TAC_TOE, "--hot-seat")
    assert said.count("P1, do you take back your last move? [y/N] ") == 2
    assert "P1> undo\nP1 has made no move that could be taken back." in said
    assert said.count("P1 takes back a move") == 1
    assert "P2, do you take back your last move? [y/N] y\n  P2 takes back a move" in said


def test_undo_beyond_a_draw_asks_all_people(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["", "call", "", "call", "", "undo", "n", "undo", "y"])
    _, said, _ = run("play", LEDUC, "--hot-seat", "--seed", "5")
    assert said.count("Do all agree to go back to before P1's last move? [y/N] ") == 2
    assert said.count("P1 takes back a move") == 1


def test_who_resigns_has_lost(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["resign", "no", "resign", "yes", "undo", "mark a1", "log"])
    _, said, _ = run("play", TIC_TAC_TOE)
    assert "P2 wins by resignation." in said
    assert said.count("The match is over.") == 2


def test_a_saved_record_can_be_checked_and_is_not_written_over_unasked(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.txt"
    type_lines(monkeypatch, ["a1", f"save {path}", f"save {path}", "b1", "a2", "b2", "a3", f"save! {path}"])
    _, said, _ = run("play", TIC_TAC_TOE, "--hot-seat")
    assert said.count("Saved.") == 2
    assert "exists already; save! " in said.replace("\n", "")
    assert ludoteka.check(path.read_text(encoding="utf-8"), ludoteka.game(TIC_TAC_TOE)).over


def test_a_curtain_falls_between_people_who_know_different_things(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["", "raise", "", "call", "", "call"])
    _, said, _ = run("play", LEDUC, "--hot-seat", "--seed", "5")
    screens = COLOURS.sub("", said).split("then press Enter.")
    assert screens[0].endswith("Pass the keyboard to P1, ")
    assert "│ Q  │ ▒  │" in screens[1]
    assert screens[1].endswith("Pass the keyboard to P2, ")
    assert "│ ▒  │ K  │" in screens[2]
    assert "Q" not in screens[2].partition("on the table")[0]


def test_no_curtain_falls_where_nothing_is_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["a1", "b1", "a2", "b2", "a3"])
    _, said, _ = run("play", TIC_TAC_TOE, "--hot-seat")
    assert "Pass the keyboard" not in said
    assert said.count("P1 marks a1") == 1


def test_bots_on_all_seats_are_watched(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, [])
    told, said, _ = run("play", TIC_TAC_TOE, "--bots", "all", "--seed", "1")
    assert told == 0
    assert "P1 wins." in said


@pytest.mark.parametrize(
    ("game", "bot", "problem"),
    [
        ("kragmortha", "explorer", "Kragmortha has no style 'explorer'; it has rascal"),
        (TIC_TAC_TOE, "greedy", "Tic-tac-toe has no advice, so no greedy bot can play it"),
    ],
)
@pytest.mark.parametrize("command", ["play", "watch"])
def test_a_bot_that_cannot_play_the_game_is_refused_before_anybody_sits_down(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, game: str, bot: str, problem: str
) -> None:
    type_lines(monkeypatch, ("1", "quit"))
    told, said, complained = run(command, game, "--bots", bot)
    assert (told, said) == (2, "")
    assert problem in complained
