"""A contest ends when its question is decided, and goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.lab.diary import BadLines
from ludoteka.lab.lines import Lines, line_of
from ludoteka.lab.places import Place
from ludoteka.lab.plot import draw
from ludoteka.lab.report import found_in
from ludoteka.lab.running import Course, Question, run
from tests.lab.contests import room


def played(
    path: Path | None = None,
    *,
    stop: int = 10_000,
    resume: bool = False,
    games: int = 24,
    bots: str = "greedy,random",
    jobs: int = 1,
    bar: float | None = None,
) -> Course:
    """Run a contest, at most so many games of it."""
    here = room(bots=bots)
    lines = Lines(None if path is None else str(path), here, resume=resume)
    course = Course(here, Question(bar, games), lines.games)
    for _ in zip(range(stop), run(course, lines, Place(jobs)), strict=False):
        pass
    lines.close()
    return course


def figures(course: Course) -> object:
    found = found_in(course)
    return found.tables, found.ratings, found.steps


def test_a_run_stops_as_soon_as_the_question_is_decided() -> None:
    course = played(games=400)
    assert course.verdict(0).answer == "yes"
    assert len(course.games) == 2 * course.verdict(0).deals < 40


def test_a_run_that_was_stopped_gives_the_same_as_one_that_was_not(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole.jsonl", bar=0.9)
    played(tmp_path / "parts.jsonl", stop=5, bar=0.9)
    again = played(tmp_path / "parts.jsonl", resume=True, bar=0.9)
    assert figures(again) == figures(whole)
    assert len(again.games) == len(whole.games) == 24


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    played(path, bar=0.9)
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-30], encoding="utf-8")
    played(path, resume=True, bar=0.9)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 25


def test_figures_do_not_hang_on_the_number_of_processes() -> None:
    assert figures(played(jobs=2, games=12, bar=0.9)) == figures(played(games=12, bar=0.9))


def test_lines_of_another_contest_are_refused(tmp_path: Path) -> None:
    played(tmp_path / "one.jsonl", stop=1)
    with pytest.raises(BadLines, match=r"its bots is .* not "):
        played(tmp_path / "one.jsonl", resume=True, bots="random,greedy")
    with pytest.raises(BadLines, match="--resume goes on with it"):
        played(tmp_path / "one.jsonl")


def test_a_line_says_who_sat_where_and_how_it_ended() -> None:
    game = next(iter(played(games=2).games.values()))
    assert line_of(game).startswith('{"game":[0,1,0],"seats":["greedy","random"],"points":[')


def test_the_picture_shows_every_bot_in_the_light_and_in_the_dark() -> None:
    found = found_in(played(games=12, bots="greedy,random,search:iterations=1"))
    picture = draw("Kragmortha & more", found)
    assert all(f">{name}<" in picture for name in ("greedy", "random"))
    assert "prefers-color-scheme: dark" in picture
    assert "Kragmortha &amp; more" in picture
