"""Processes that think along: nobody waits for them beyond the time given, and they leave with whom they helped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

import ludoteka
from ludoteka.bots.company import DEATHS, GRACE, Company, think
from ludoteka.bots.search_bot import SearchBot
from ludoteka.lab.rows import changed
from tests.bots.tables import TIC_TAC_TOE, asked, begin, marked
from tests.waiting import until

ROOT = Path(__file__).resolve().parents[2]
OWN_FILE = """
import sys, ludoteka
from ludoteka.bots.search_bot import SearchBot
if __name__ == "__main__":
    bot, info = SearchBot(1, iterations=40, processes=2), ludoteka.game(sys.argv[1]).new(seed=1).info(0)
    print(sum(each.visits for each in bot.explain(info).candidates))
"""
KILLED = """
import os, signal, sys, time
from ludoteka.server.pool import settle_in
from ludoteka.bots.company import Company
from concurrent.futures import ProcessPoolExecutor
import multiprocessing
if __name__ == "__main__":
    company = Company(1)
    room = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=settle_in,
                               initargs=((), 0))
    print(company._open().submit(os.getpid).result(), room.submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def is_running(pid: int) -> bool:
    """Whether a process lives; one that has ended and whom nobody has asked how does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def program(tmp_path: Path, text: str, *words: str) -> str:
    """What a script of its own says."""
    path = tmp_path / "script.py"
    path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(path), *words],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    )
    assert done.stdout, done.stderr
    return done.stdout


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells in /proc who lives")
def test_workers_end_with_a_process_that_is_killed(tmp_path: Path) -> None:
    pids = [int(word) for word in program(tmp_path, KILLED).split()]
    assert len(pids) == 2
    until(lambda: not any(map(is_running, pids)))


def test_one_thinks_on_where_a_worker_dies_and_another_comes_next_time() -> None:
    bot, info = SearchBot(5, iterations=60, processes=2), asked(TIC_TAC_TOE, marked("a1"))
    both = sum(each.visits for each in bot.explain(info).candidates)
    assert isinstance(bot.company, Company)
    for pid in bot.company.pids():
        os.kill(pid, signal.SIGKILL)
    with pytest.warns(RuntimeWarning, match="thought goes on without it"):
        alone = sum(each.visits for each in bot.explain(info).candidates)
    again = sum(each.visits for each in bot.explain(info).candidates)
    bot.company.close()
    assert both > 60 >= alone  # nobody alone looks at more futures than that
    assert again > 60


def test_a_worker_that_is_late_is_not_waited_for() -> None:
    """The first question comes before a worker has begun: its start takes longer than the time that is given."""
    bot, info = SearchBot(5, seconds=0.02, processes=2), asked(TIC_TAC_TOE, begin(TIC_TAC_TOE))
    bot.choose(info)  # processes are started by the first question
    assert isinstance(bot.company, Company)
    bot.company.close()
    began = monotonic()
    assert bot.choose(info) in info.moves
    assert monotonic() - began < 0.02 + GRACE + 0.4
    bot.company.close()


def test_a_question_whose_time_is_over_is_put_aside() -> None:
    info = asked(TIC_TAC_TOE, begin(TIC_TAC_TOE))
    settings = {"seed": 1, "seconds": 5.0, "iterations": 0}
    assert think((("tic_tac_toe", ""), "", info.json(), settings, 1.0)) == []


def test_workers_find_a_game_that_is_a_file_anywhere(tmp_path: Path) -> None:
    text = (ROOT / "examples" / "tic_tac_toe.py").read_text(encoding="utf-8")
    (tmp_path / "elsewhere").mkdir()
    own = tmp_path / "elsewhere" / "my_own_game.py"
    own.write_text(text, encoding="utf-8")
    assert int(program(tmp_path, OWN_FILE, str(own))) > 40
    assert int(program(tmp_path, OWN_FILE, str(ROOT / "examples" / "tic_tac_toe.py"))) > 40


def test_processes_that_play_games_can_have_nobody_think_along() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "ludoteka.cli",
            "arena",
            str(ROOT / "examples" / "tic_tac_toe.py"),
            "--bots",
            "search:iterations=8:processes=2,random",
            "--games",
            "4",
            "--jobs",
            "2",
        ],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 2
    assert "play in one (--jobs 1), or think in one (processes=1)" in done.stderr
    assert "Traceback" not in done.stderr


def test_with_content_of_ones_own_one_thinks_alone(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    toerkk = ludoteka.game("toerkk")
    own.write_text(changed(toerkk.game.content, {("hero/fenja", "cost"): 6}), encoding="utf-8")
    info = toerkk.new(seed=1, content=own).info(0)
    bot = SearchBot(5, iterations=20, processes=2)
    with pytest.warns(RuntimeWarning, match="this info was made with content"):
        assert bot.choose(info) in info.moves
    for _ in range(DEATHS - 1):
        bot.choose(info)
    assert isinstance(bot.company, Company)
    assert bot.company.failures == DEATHS
    bot.company.ask(info, [{}], 0.0)
    assert bot.company.hear() == []  # after so many failures nobody is asked any more
    bot.company.close()
