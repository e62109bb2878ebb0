"""`ludoteka balance`: a table, data, and a report that needs nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import ludoteka
from ludoteka.lab.rows import changed
from tests.cli.desk import Run

STUDY = ("balance", "toerkk", "--bots", "random", "--seed", "7", "--cores", "1")


def figures(run: Run, *more: str) -> dict[str, Any]:
    told, said, complained = run(*STUDY, "--json", *more)
    assert (told, complained) == (0, "")
    found: dict[str, Any] = json.loads(said)
    return found


def test_the_table_tells_shares_length_and_what_is_never_used(run: Run) -> None:
    told, said, complained = run(*STUDY, "--games", "6")
    assert (told, complained) == (0, "")
    for words in ("turn order", "hero", "turns a player", "never came into play", "seldom chosen"):
        assert words in said


def test_a_study_that_was_stopped_goes_on_and_finds_the_same(run: Run, tmp_path: Path) -> None:
    ledger = ("--ledger", str(tmp_path / "study"))
    figures(run, "--games", "2", *ledger)
    assert figures(run, "--games", "5", *ledger) == figures(run, "--games", "5")


def test_the_report_holds_every_figure_and_loads_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "toerkk.html"
    found = figures(run, "--games", "6", "--html", str(path))
    page = path.read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="|url\(|@import', page) == []
    assert page.count("<svg") == 5
    assert "prefers-color-scheme: dark" in page
    assert all(f"<td>{row['id']}</td>" in page for row in found["things"])


def test_two_contents_are_compared_row_by_row(run: Run, tmp_path: Path) -> None:
    text = changed(ludoteka.game("toerkk").game.content, {("hero/fenja", "cost"): 6})
    (tmp_path / "my.toml").write_text(text, encoding="utf-8")
    found = figures(run, "--games", "4", "--against", str(tmp_path / "my.toml"))
    assert len(found["rows"]) == 1
    assert found["rows"][0].startswith("hero/fenja: cost ")
    assert {each["what"] for each in found["differences"]} >= {"rounds", "order 1"}


def test_options_that_vary_are_told_apart(run: Run) -> None:
    found = figures(run, "--games", "6", "--vary", "victory=life,dig")
    assert [row["options"] for row in found["options"]] == ["victory=life", "victory=dig"]


def test_an_unknown_option_is_refused_with_those_there_are(run: Run) -> None:
    told, _, complained = run(*STUDY, "--vary", "weather")
    assert told == 2
    assert "no option 'weather'" in complained
    assert "victory" in complained


def test_a_place_that_is_none_is_refused(run: Run) -> None:
    told, _, complained = run(*STUDY, "--on", "the-moon")
    assert told == 2
    assert "ray://HOST:PORT" in complained
