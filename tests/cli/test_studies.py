"""Counting and studying: series of games, lines of play, the list of games and their rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import ludoteka
from ludoteka.lab.intervals import mean_interval, share_interval
from ludoteka.terminal.results import Series
from tests.cli.desk import LEDUC, OPEN_SHELF, TIC_TAC_TOE, Run


def test_lines_of_tic_tac_toe_are_as_many_as_everybody_counts(run: Run) -> None:
    told, said, _ = run("perft", "tic-tac-toe", "6", "--json")
    counted = json.loads(said)["counts"]
    assert told == 0
    assert [row["lines"] for row in counted] == [9, 72, 504, 3024, 15120, 54720]
    assert [row["ended"] for row in counted] == [0, 0, 0, 0, 1440, 5328]


def test_outcomes_of_chance_are_branches_and_the_count_ends_with_the_game(run: Run) -> None:
    told, said, _ = run("perft", LEDUC, "20")
    rows = [line.split() for line in said.splitlines()[2:]]
    assert told == 0
    assert [int(row[1]) for row in rows] == [3, 9, 18, 45, 93, 162, 360, 528, 456, 216, 48, 0]
    assert rows[-1][2] == "1116"


def test_a_series_is_the_same_with_the_same_seed(run: Run) -> None:
    def figures(*more: str) -> dict[str, object]:
        told, said, complained = run("sim", "tic-tac-toe", "--games", "200", "--json", *more)
        assert (told, complained) == (0, "")
        return {key: value for key, value in json.loads(said).items() if "second" not in key}

    first = figures("--seed", "7")
    assert first == figures("--seed", "7")
    assert first != figures("--seed", "8")


def test_the_figures_of_a_series_add_up(run: Run) -> None:
    found = json.loads(run("sim", "tic-tac-toe", "--games", "2000", "--seed", "7", "--json")[1])
    one, two = found["seats"]
    assert found["games"] == 2000
    assert one["won"] + two["won"] + one["shared"] == 2000
    assert one["shared"] == two["shared"]
    assert one["score_sum"] == one["won"] + one["shared"] / 2
    assert 0.54 < one["won"] / 2000 < 0.63  # 58.5 % with random play on both sides
    assert one["won_95"][0] < one["won"] / 2000 < one["won_95"][1]
    assert (found["length"]["shortest"], found["length"]["longest"], found["chance_steps"]) == (5, 9, 0)
    assert found["decisions"] / 2000 == found["length"]["mean"]


def test_a_series_is_shown_in_a_table(run: Run) -> None:
    told, said, _ = run("sim", LEDUC, "--games", "100", "--seed", "7")
    assert told == 0
    assert "Leduc poker: 100 games between random bots, seed 7, seeded dice, played inside the engine" in said
    assert "games a second" in said


@pytest.mark.parametrize("fair", [(), ("--fair",)])
def test_the_records_of_a_series_can_all_be_checked(run: Run, tmp_path: Path, fair: tuple[str, ...]) -> None:
    folder = tmp_path / "records"
    argv = ("sim", LEDUC, "--games", "5", "--seed", "3", "--record", folder, "--json", *fair)
    told, said, _ = run(*argv)
    paths = sorted(folder.iterdir())
    assert told == 0
    assert [path.name for path in paths] == [f"leduc-poker-{n:04}.txt" for n in range(1, 6)]
    matches = [ludoteka.check(path.read_text(encoding="utf-8"), ludoteka.game(LEDUC)) for path in paths]
    scores = [{row["seat"]: row["score"] for row in match.standings()}[0] for match in matches]
    assert sum(scores) == json.loads(said)["seats"][0]["score_sum"]
    assert len({path.read_text(encoding="utf-8") for path in paths}) == 5
    told, _, complained = run(*argv)
    assert told == 2
    assert "exists already" in complained


def test_a_series_that_is_stopped_tells_what_there_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    add, added = Series.add, []

    def stop(*args: object) -> None:
        added.append(1)
        if len(added) > 20:
            raise KeyboardInterrupt
        add(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(Series, "add", stop)
    told, said, _ = run("sim", TIC_TAC_TOE, "--games", "100", "--json")
    assert told == 130
    assert json.loads(said)["games"] == 20


def test_a_command_that_is_stopped_says_so_without_a_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteka.terminal.counting.count", stop)
    told, _, complained = run("perft", TIC_TAC_TOE, "5", "--json")
    assert (told, complained) == (130, "\nstopped\n")


def test_intervals_are_those_of_the_textbook() -> None:
    assert share_interval(8, 10) == pytest.approx((0.490162, 0.943318), abs=1e-6)
    assert share_interval(10, 10)[1] == pytest.approx(1.0)
    mean, half = mean_interval(15.0, 55.0, 5)  # of 1, 2, 3, 4, 5
    assert (mean, half) == pytest.approx((3.0, 1.959964 * (2.5 / 5) ** 0.5))
    assert mean_interval(4.0, 16.0, 1) == (4.0, 0.0)


def test_all_games_are_listed_with_their_seats(run: Run) -> None:
    told, said, complained = run("games", "--json")
    found = {game["name"]: game for game in json.loads(said)}
    assert (told, complained) == (0, "")
    assert set(ludoteka.games()) | {"tic-tac-toe", "leduc-poker"} == set(found)
    assert found["tic-tac-toe"]["seats"] == [2]
    assert found["tic-tac-toe"]["example"] is True
    said = run("games")[1]
    assert all(game["title"] in said for game in found.values())


def test_options_are_explained_by_their_clauses(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "listed_game.py"
    path.write_text(OPEN_SHELF.format(key="listed-game"), encoding="utf-8")
    monkeypatch.setattr("ludoteka.terminal.shelf.examples", lambda: {"listed-game": path})
    monkeypatch.setattr("ludoteka.games", list)
    said = run("games")[1]
    assert "Options of Odd game (--option key=value):" in said
    assert "standard, de" in said
    assert "TTT-TURN-1 The seats take turns" in said
    assert json.loads(run("games", "--json")[1])[0]["options"][0]["meaning"].startswith("The seats take turns")


def test_a_game_that_does_not_load_does_not_hide_the_others(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "hopeless_game.py"
    path.write_text("\nGAME = nonsense", encoding="utf-8")
    monkeypatch.setattr(
        "ludoteka.terminal.shelf.examples", lambda: {"hopeless-game": path, "tic-tac-toe": Path(TIC_TAC_TOE)}
    )
    told, said, complained = run("games")
    assert told == 0
    assert "Tic-tac-toe" in said
    assert f"{path} cannot be loaded: NameError: name 'nonsense' is not defined ({path}, line 2)" in complained


def test_an_empty_shelf_is_said_to_be_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.terminal.shelf.examples", dict)
    monkeypatch.setattr("ludoteka.games", list)
    assert "The shelf is empty" in run("games")[1]
    told, _, complained = run("play")
    assert told == 2
    assert "the shelf is empty" in complained


def test_rules_are_shown_whole_by_clause_and_by_word(run: Run) -> None:
    told, said, _ = run("rules", "tic-tac-toe")
    assert told == 0
    assert all(clause in said for clause in ludoteka.game(TIC_TAC_TOE).clauses.values())
    assert run("rules", "tic-tac-toe", "ttt-mark-1")[1] == "TTT-MARK-1  Only an empty cell may be marked.\n"
    assert [line.split()[0] for line in run("rules", LEDUC, "bet")[1].splitlines()] == [
        "LP-BET-1",
        "LP-BET-2",
        "LP-BET-3",
    ]
    assert [line.split()[0] for line in run("rules", LEDUC, "pair")[1].splitlines()] == ["LP-END-1"]


def test_no_bar_is_drawn_where_nobody_watches(run: Run) -> None:
    assert not sys.stderr.isatty()
    assert run("sim", TIC_TAC_TOE, "--games", "50")[2] == ""


def test_a_series_is_the_same_on_one_core_and_on_two(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.lab.series.TRIAL", 0.0)
    monkeypatch.setattr("ludoteka.lab.series.WORTH_IT", 0.0)

    def figures(cores: str) -> dict[str, object]:
        told, said, _ = run(
            "sim",
            "kragmortha",
            "--games",
            "6",
            "--seats",
            "3",
            "--bots",
            "greedy,random",
            "--seed",
            "4",
            "--cores",
            cores,
            "--option",
            "bot_breach=0",
            "--json",
        )
        assert told == 0
        return {key: value for key, value in json.loads(said).items() if "second" not in key}

    alone = figures("1")
    assert alone == figures("2")
    assert alone["games"] == sum(alone["endings"].values()) == sum(alone["decided_by"].values())  # type: ignore[attr-defined]


def test_a_series_tells_how_games_ended_and_how_many_turns_they_took(run: Run) -> None:
    said = run("sim", "kragmortha", "--games", "5", "--seats", "4", "--bots", "greedy", "--seed", "4")[1]
    assert "5 games between greedy bots" in said
    assert "ended by" in said
    assert "turns a game: median" in said
    assert "turns" not in run("sim", TIC_TAC_TOE, "--games", "5")[1]


@pytest.mark.parametrize(
    ("typed", "complaint"), [(("--bots", "gredy"), "did you mean 'greedy'?"), (("--cores", "0"), "take at least 1")]
)
def test_what_cannot_be_played_is_said_before_the_series_begins(
    run: Run, typed: tuple[str, str], complaint: str
) -> None:
    told, said, complained = run("sim", TIC_TAC_TOE, *typed)
    assert (told, said) == (2, "")
    assert complaint in complained
