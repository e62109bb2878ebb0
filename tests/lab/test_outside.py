"""Programs from outside play by lines, and are told what they did wrong."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from time import monotonic

import pytest

import ludoteka
from ludoteka.lab.outside import OutsideBot, OutsideFault, read_answer
from tests.cli.desk import Run, runner
from tests.lab.contests import LEDUC, ROOT
from tests.waiting import until

EXAMPLES = ROOT / "examples" / "bots"
PYTHON = f"{sys.executable} {EXAMPLES / 'ten_lines.py'}"
NODE = f"node {EXAMPLES / 'ten_lines.mjs'}"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys)


def program(tmp_path: Path, *lines: str) -> list[str]:
    """A small program of these lines, run for every message in `m`."""
    path = tmp_path / "bot.py"
    path.write_text(
        "\n".join(
            [
                "import json, sys",
                "for line in sys.stdin:",
                "    m = json.loads(line)",
                *[f"    {line}" for line in lines],
            ]
        ),
        encoding="utf-8",
    )
    return [sys.executable, str(path)]


def asked(command: list[str], seconds: float | None = 5.0) -> str:
    """What such a program answers in a new game."""
    bot = OutsideBot(command, seconds)
    try:
        return bot.choose(ludoteka.game(LEDUC).new(seed=1).info(0))
    finally:
        bot.close()


@pytest.mark.parametrize("example", [PYTHON, NODE], ids=["python", "javascript"])
def test_the_example_bots_play_whole_games(run: Run, example: str) -> None:
    assert shutil.which(example.split()[0])
    told, said, complained = run(
        "referee", LEDUC, "--bot", example, "--bot", "random", "--games", "2", "--seed", "3", "--json"
    )
    found = json.loads(said)
    assert (told, complained) == (0, "")
    assert [sum(game["scores"]) for game in found["games"]] == [0.0, 0.0]
    assert all(game["first"] and not game["fault"] for game in found["games"])


def test_the_example_bots_are_about_ten_lines_long() -> None:
    lengths = [len(path.read_text(encoding="utf-8").splitlines()) for path in sorted(EXAMPLES.glob("ten_lines.*"))]
    assert len(lengths) == 2
    assert max(lengths) <= 12


def test_a_wrong_move_is_told_with_its_clause_and_may_be_mended(tmp_path: Path) -> None:
    command = program(
        tmp_path,
        "say = getattr(sys, 'say', 'fold')",
        "if m['t'] == 'decide': print(json.dumps({'move': say}), flush=True)",
        "if m['t'] == 'error' and 'LP-' in m['problem'] and m['tries'] == 2: sys.say = 'call'",
    )
    assert asked(command) == "call"


def test_a_program_that_will_not_learn_forfeits(run: Run, tmp_path: Path) -> None:
    command = program(tmp_path, "print('what?', flush=True)")
    told, said, complained = run("referee", LEDUC, "--bot", " ".join(command), "--bot", "random", "--seed", "3")
    assert told == 1
    assert "P1 forfeits" in complained
    assert "'what?' is no JSON" in complained
    assert "P2 came first" in said


def test_a_program_that_ends_or_sleeps_forfeits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.lab.outside.WAKING", 0.0)
    with pytest.raises(OutsideFault, match=r"exit code 3"):
        asked(program(tmp_path, "sys.exit(3)"))
    with pytest.raises(OutsideFault, match=r"has not answered within 0\.35 s"):
        asked(program(tmp_path, "pass"), 0.1)


def test_a_program_is_told_of_game_seat_and_end(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    command = program(
        tmp_path,
        f"open({str(heard)!r}, 'a').write(m['t'] + ' ')",
        "if m['t'] == 'decide': print(json.dumps({'move': m['info']['moves'][0]}), flush=True)",
    )
    bot = OutsideBot(command)
    bot.choose(ludoteka.game(LEDUC).new(seed=1).info(0))
    bot.over([1.0, -1.0])
    bot.close()
    assert heard.read_text().split() == ["hello", "new", "decide", "over", "bye"]


def test_an_answer_without_a_move_is_explained() -> None:
    info = ludoteka.game(LEDUC).new(seed=1).info(0)
    assert "names no move" in read_answer(info, "[1]")[1]
    assert "rais" in read_answer(info, '{"move": "rais"}')[1]


def test_outside_programs_take_part_in_the_arena(run: Run) -> None:
    told, said, _ = run("arena", LEDUC, "--bots", f"{PYTHON},random", "--games", "4", "--seed", "1", "--json")
    assert told == 0
    assert json.loads(said)["games"] == 4


def test_a_program_that_stops_reading_is_too_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.lab.outside.WAKING", 0.0)
    bot = OutsideBot([sys.executable, "-c", "import time; time.sleep(60)"], 0.1)
    began = monotonic()
    bot.program.tell("long", words="x" * 1_000_000)
    with pytest.raises(OutsideFault, match=r"has not answered within 0\.35 s"):
        bot.choose(ludoteka.game(LEDUC).new(seed=1).info(0))
    bot.close()
    assert monotonic() - began < 20


def test_an_answer_of_ever_more_brackets_is_no_json() -> None:
    info = ludoteka.game(LEDUC).new(seed=1).info(0)
    assert "is no JSON" in read_answer(info, "[" * 100_000)[1]


def test_a_program_that_closes_its_output_and_stays_forfeits_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.lab.outside.FAREWELL", 0.1)
    began = monotonic()
    with pytest.raises(OutsideFault, match="has closed its output where it should answer"):
        asked([sys.executable, "-c", "import os, time; input(); os.close(1); time.sleep(60)"], None)
    assert monotonic() - began < 20


def test_a_line_without_end_is_not_waited_for() -> None:
    with pytest.raises(OutsideFault, match="has written a line of 65536 characters and more"):
        asked([sys.executable, "-c", "input()\nwhile True: print('x' * 9999, end='')"], None)


def test_lines_that_nobody_asked_for_are_not_kept_without_bound() -> None:
    bot = OutsideBot([sys.executable, "-c", 'while True: print(\'{"move": "call"}\')'])
    until(lambda: bot.program._flaw)
    for _ in range(1000):
        assert bot.program.answer(1.0)
    with pytest.raises(OutsideFault, match="has written 1000 lines that nobody asked for"):
        bot.program.answer(1.0)
    bot.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
def test_a_program_is_ended_with_all_that_it_has_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.lab.outside.FAREWELL", 0.1)
    noted = tmp_path / "pid.txt"
    child = f"import os, time; open({str(noted)!r}, 'w').write(f'{{os.getpid()}} '); time.sleep(60)"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    bot = OutsideBot([sys.executable, "-c", parent])
    until(lambda: noted.exists() and noted.read_text().endswith(" "))
    bot.close()
    until(lambda: not is_running(int(noted.read_text())))


def is_running(pid: int) -> bool:
    """Whether a process lives; one that has ended and whom nobody has asked how does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
