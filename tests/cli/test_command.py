"""The command as a whole: its version, its help, and one clear line for everything that can be put right."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka import __version__
from tests.cli.desk import LEDUC, TIC_TAC_TOE, Run

COMMANDS = ("play", "verify", "replay", "sim", "perft", "games", "rules")


def test_the_version_names_the_engine(run: Run) -> None:
    told, said, _ = run("--version")
    assert told == 0
    assert re.fullmatch(rf"ludoteka {re.escape(__version__)}, (native|plain) engine \(.+\).*; release \S+\n", said)


def test_the_version_needs_no_package_beyond_the_standard_library() -> None:
    code = (
        "import sys; from ludoteka.cli import main\ntry: main(['--version'])\nexcept SystemExit: pass\n"
        "print([name for name in ('rich', 'fluent') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    told, said, _ = run()
    assert told == 0
    assert all(re.search(rf"^    {command} ", said, re.MULTILINE) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_examples_that_are_understood(run: Run, command: str) -> None:
    from ludoteka.terminal.arguments import parser

    told, said, _ = run(command, "--help")
    assert told == 0
    examples = [line.split()[1:] for line in said.partition("examples:\n")[2].splitlines()]
    assert examples
    for example in examples:
        assert parser().parse_args(example).command == command


@pytest.mark.parametrize(
    ("argv", "problem"),
    [
        (("dance",), "invalid choice: 'dance'"),
        (("sim", TIC_TAC_TOE, "--games", "many"), "invalid int value: 'many'"),
        (("sim", TIC_TAC_TOE, "--games", "0"), "play at least 1"),
        (("play", "tic-tac-to"), "no game 'tic-tac-to'; did you mean 'tic-tac-toe'?"),
        (("play", "nowhere.py"), "there is no file nowhere.py"),
        (("play", TIC_TAC_TOE, "--seats", "5"), "Tic-tac-toe is for 2 to 2 seats, not 5"),
        (("play", TIC_TAC_TOE, "--bots", "2,3"), "there is no seat '3'; the seats are P1, P2"),
        (("play", TIC_TAC_TOE, "--bot", "zzz"), "no bot 'zzz'; known: random"),
        (("play", TIC_TAC_TOE, "--option", "edition"), "--option 'edition' does not fit; write it as key=value"),
        (("play", TIC_TAC_TOE, "--option", "edition=de"), "no option 'edition'"),
        (("play", TIC_TAC_TOE, "--content", "no.toml"), "no.toml: cannot be read"),
        (("perft", TIC_TAC_TOE, "0"), "a depth of 0 counts nothing"),
        (("rules", TIC_TAC_TOE, "ttt-mrak-1"), "no clause 'ttt-mrak-1'; did you mean 'TTT-MARK-1'?"),
        (("verify", "no.txt"), "no.txt cannot be read: No such file or directory"),
        (("verify", sys.executable), "is no UTF-8 text"),
        (("watch", TIC_TAC_TOE, "--delay", "nan"), "'nan' does not fit; give a number of seconds from 0 to 86400"),
        (("watch", TIC_TAC_TOE, "--delay", "-1"), "'-1' does not fit"),
        (("arena", TIC_TAC_TOE, "--bots", "random,greedy", "--seconds", "1e300"), "'1e300' does not fit"),
        (("arena", TIC_TAC_TOE, "--bots", "random,search", "--seats", "0"), "for 2 to 2 seats, not 0"),
        (("calibrate", TIC_TAC_TOE, "--seconds", "soon"), "'soon' does not fit"),
        (("calibrate", TIC_TAC_TOE, "--seats", "0"), "for 2 to 2 seats, not 0"),
        (("referee", TIC_TAC_TOE, "--bot", "random", "--bot", "cat", "--seconds", "inf"), "'inf' does not fit"),
        (("referee", TIC_TAC_TOE, "--bot", "random", "--bot", "random", "--seats", "0"), "2 bots for 0 seats"),
        (("bot", "connect", "http://[::1/t/X", "--token", "x", "--", "random"), "'http://[::1/t/X' is no table"),
        (("bot", "connect", "http://127.0.0.1:99999/t/X", "--token", "x", "--", "random"), "is no table"),
        (("coverage", TIC_TAC_TOE, "--cores", "0"), "0 cores are too few; take at least 1"),
    ],
)
def test_bad_input_is_answered_by_one_clear_line(run: Run, argv: tuple[str, ...], problem: str) -> None:
    told, said, complained = run(*argv)
    assert told == 2
    assert said == ""
    assert problem in complained
    assert len(complained.splitlines()) == 1
    assert complained.startswith("ludoteka")


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("GAME = (", "'(' was never closed"),
        ("import ludoteka.nonsense", "No module named 'ludoteka.nonsense'"),
        ("\n\nGAME = 1 / 0", "ZeroDivisionError: division by zero"),
        ("PLAY = 1", "holds no GAME"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_with_the_reason(
    run: Run, tmp_path: Path, code: str, problem: str
) -> None:
    path = tmp_path / f"broken_{len(code)}.py"
    path.write_text(code, encoding="utf-8")
    told, _, complained = run("play", str(path))
    assert told == 2
    assert str(path) in complained
    assert problem in complained
    assert len(complained.splitlines()) == 1


def test_every_mistake_of_a_content_file_has_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("cards = [", encoding="utf-8")
    told, _, complained = run("play", LEDUC, "--content", str(path))
    assert told == 2
    assert f"{path}: not readable as TOML" in complained


def test_a_reader_that_has_read_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "ludoteka.cli", "games", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as piped:
        assert piped.stdout is not None
        assert piped.stderr is not None
        piped.stdout.close()
        complained = piped.stderr.read()
        assert b"Error" not in complained, complained
        assert b"Exception" not in complained, complained
    assert piped.returncode == 0


COMMAND = f"{sys.executable} -m ludoteka.cli"


@pytest.mark.parametrize(
    ("shell", "told", "said"),
    [
        (
            f"{COMMAND} sim {LEDUC} --games 2 --json > /dev/full",
            2,
            "ludoteka: what is written: No space left on device\n",
        ),
        (f"{COMMAND} watch {LEDUC} > /dev/full", 2, "ludoteka: what is written: No space left on device\n"),
        (f"{COMMAND} sim {LEDUC} --games 2 >&-", 0, ""),
        (f"{COMMAND} play {TIC_TAC_TOE} <&- > /dev/null", 0, ""),
        (f"set -o pipefail; {COMMAND} watch {LEDUC} | true", 0, ""),
    ],
)
def test_closed_streams_and_full_disks_are_told_without_a_traceback(shell: str, told: int, said: str) -> None:
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, timeout=60)
    lines = [line for line in done.stderr.splitlines(keepends=True) if "native" not in line]  # which engine runs
    assert (done.returncode, "".join(lines)) == (told, said)


def test_a_screen_without_our_letters_is_no_error() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludoteka.cli", "play", TIC_TAC_TOE],
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stderr
    assert b"P1 wins." in done.stdout
