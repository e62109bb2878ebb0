"""`ludoteka arena`: who is stronger, shown, drawn and kept."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.terminal.arguments import parser
from tests.cli.desk import ROOT, TIC_TAC_TOE, Run

ARENA = ("arena", TIC_TAC_TOE, "--bots", "search:iterations=60,random", "--seed", "5", "--games", "40")


def test_the_arena_shows_ratings_and_who_beat_whom_and_answers_its_question(run: Run, tmp_path: Path) -> None:
    told, said, complained = run(*ARENA, "--plot", str(tmp_path / "plot.svg"))
    assert (told, complained) == (0, "")
    assert "does search:iterations=60 take more than 50% against random?" in said
    assert "decided: yes" in said
    assert "Elo" in said
    assert (tmp_path / "plot.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_higher_bar_needs_more_games(run: Run) -> None:
    found = json.loads(run(*ARENA, "--least", "60", "--json")[1])
    assert found["tables"][0]["bar"] == 0.6
    assert found["games"] > json.loads(run(*ARENA, "--json")[1])["games"]


def test_a_kept_contest_goes_on_with_its_own_seed(run: Run, tmp_path: Path) -> None:
    words = ("arena", TIC_TAC_TOE, "--bots", "random,search:iterations=2", "--out", str(tmp_path / "a.jsonl"), "--json")
    first = json.loads(run(*words, "--games", "4")[1])
    again = json.loads(run(*words, "--games", "8", "--resume")[1])
    assert first["seed"] == again["seed"]
    assert again["games"] == 8


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        (("--games", "0"), "0 games are too few"),
        (("--jobs", "0"), "0 processes are too few"),
        (("--least", "100"), "--least 100 does not fit"),
        (("--seconds", "0"), "0 seconds are too few to think"),
        (("--bots", "random"), "1 bot is too few; name two or more"),
        (("--bots", "random,random"), "'random' is named twice"),
        (("--bots", "greedy:seed=3,random"), "bot 'greedy': its seed comes from that of the games; take --seed"),
        (("--bots", "search:seconds=inf,random"), "a search wants seconds from 0 to 86400"),
        (("--bots", "search:seconds=nan,random"), "a search wants seconds from 0 to 86400"),
        (("--bots", f"search:iterations={10**20},random"), "a search wants seconds from 0 to 86400"),
        (("--bots", "random,search:iterations=many"), "write a setting and a number"),
        (("--bots", "random,search:depth=3"), "bot 'search':"),
    ],
)
def test_what_does_not_fit_is_said_in_one_line(run: Run, more: tuple[str, ...], problem: str) -> None:
    told, said, complained = run(*ARENA, *more)
    assert (told, said) == (2, "")
    assert problem in complained


def test_results_of_the_ladder_hang_on_what_decides_play_and_on_nothing_else() -> None:
    asked = (
        "import sys; sys.path[:0] = ['scripts']; import ladder; from pathlib import Path; P = ladder.PACKAGE; "
        "print(*(each.relative_to(P) for each in ladder.needed([P / 'bots/search_bot.py', "
        "*(P / 'games/toerkk').glob('*.py')])), sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    found = set(done.stdout.split())
    assert {"bots/search.py", "core/judge.py", "kit/multiset.py", "games/toerkk/advice.py"} <= found
    assert not found & {"core/batch.py", "core/native.py", "games/karak_2/advice.py"}


def test_of_the_levels_a_result_hangs_on_its_own_two() -> None:
    asked = (
        "import sys; sys.path[:0] = ['scripts']; import ladder; runs = {each.name: each for each in ladder.RUNS}; "
        "wanted = [runs['casual-beginner'], runs['skilled-casual'], runs['master-greedy']]; "
        "before = [ladder.sources('toerkk', each) for each in wanted]; ladder.LEVELS['beginner'].slips = 0.5; "
        "print(*(a == b for a, b in zip(before, [ladder.sources('toerkk', each) for each in wanted])))"
    )
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True", "True"]


def test_the_commands_of_the_ladder_can_be_typed() -> None:
    done = subprocess.run([sys.executable, "scripts/ladder.py", "--list"], cwd=ROOT, capture_output=True, text=True)
    commands = [shlex.split(line) for line in done.stdout.splitlines()]
    assert len(commands) >= 4 * 7
    assert {parser().parse_args(words[1:]).command for words in commands} == {"arena"}
