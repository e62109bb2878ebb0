"""A whole game typed at a pseudo-terminal, slips of the fingers included."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteka
from tests.cli.desk import COLOURS, TIC_TAC_TOE

PATIENCE = 20


def own_the_terminal() -> None:
    """Ctrl-C at a terminal reaches only the command that owns it, and one that was not told to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Desk:
    """Somebody sits at a terminal where `ludoteka` runs."""

    def __init__(self, *argv: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        quiet = {name: value for name, value in os.environ.items() if name not in ("CI", "NO_COLOR", "FORCE_COLOR")}
        self.command = subprocess.Popen(
            [sys.executable, "-m", "ludoteka.cli", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=own_the_terminal,
            env=quiet | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"} | more,
        )
        os.close(slave)
        self.raw = ""

    def read(self, until: str, patience: float = PATIENCE) -> str:
        """What is printed until the screen ends with a pattern (or, where it is empty, until the command is over)."""
        self.raw, deadline = "", time.monotonic() + patience
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self.master], [], [], 0.2)
            try:
                piece = os.read(self.master, 65536) if ready else b""
            except OSError:  # the other side is closed
                piece = b""
                if not until:
                    return self.seen
            self.raw += piece.decode("utf-8", "replace")
            if until and re.search(until + r"\s*$", self.seen):
                return self.seen
            if not piece and self.command.poll() is not None:
                break
        assert not until, f"waited in vain for {until!r} after:\n{self.seen}"
        return self.seen

    @property
    def seen(self) -> str:
        """What was read last, without its colours."""
        return COLOURS.sub("", self.raw)

    def type(self, line: str, until: str = r"(P\d|)>") -> str:
        """Type a line; what is printed until the next prompt."""
        os.write(self.master, line.encode() + b"\n")
        return self.read(until)


@pytest.fixture
def desk() -> Iterator[list[Desk]]:
    """Whatever was opened is closed again."""
    opened: list[Desk] = []
    yield opened
    for each in opened:
        os.close(each.master)
        if each.command.poll() is None:
            each.command.terminate()
        each.command.wait(PATIENCE)


def test_a_whole_game_is_played_slips_included_and_its_record_checked(desk: list[Desk], tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    screen = Desk("play", TIC_TAC_TOE, "--seed", "3")
    desk.append(screen)
    assert "You are P1. Bots play P2 (random)." in screen.read("P1>")
    assert "\x1b[1;36m" in screen.raw  # the prompt has the colour of the seat
    assert "could be mark a1" in screen.type("mark")
    assert "Did you mean 'mark b2'? y plays it." in screen.type("mrak b2")
    assert "P1 marks b2" in screen.type("y")
    assert "TTT-MARK-1: Only an empty cell" in screen.type("mark b2")
    assert "There is no option 77" in screen.type("77")
    assert "P1 takes back a move" in screen.type("undo")
    assert "TTT-WIN-1" in screen.type("? win")
    for _ in range(9):
        if "save FILE keeps the record" in screen.type("1"):
            break
    assert re.search(r"(You win|P2 wins|A draw)\.", screen.seen)
    assert "Saved." in screen.type(f"save {path}")
    assert screen.type("", "").rstrip().endswith("Goodbye.")
    assert screen.command.wait(PATIENCE) == 0
    assert ludoteka.check(path.read_text(encoding="utf-8"), ludoteka.game(TIC_TAC_TOE)).over


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_ctrl_c_and_ctrl_d_end_politely(desk: list[Desk], key: str) -> None:
    screen = Desk("play", TIC_TAC_TOE, NO_COLOR="1")
    desk.append(screen)
    screen.read("P1>")
    assert "\x1b[1;36m" not in screen.raw
    said = ""
    for _ in range(6):
        if "Goodbye." not in said:
            os.write(screen.master, key.encode())  # again if it came while the line editor took the terminal over
            said += screen.read("", 3)
    assert "The match is left unfinished." in said
    assert said.rstrip().endswith("Goodbye.")
    assert "Traceback" not in said
    assert screen.command.wait(PATIENCE) == 0


def test_tab_completes_a_move(desk: list[Desk]) -> None:
    pytest.importorskip("readline")
    screen = Desk("play", TIC_TAC_TOE, "--hot-seat")
    desk.append(screen)
    screen.read("P1>")
    assert "P1 marks b2" in screen.type("mark b2")
    assert "P2, do you give up?" in screen.type("res\t", re.escape("[y/N]"))
    assert "P2 resigns" in screen.type("y")


def test_a_build_server_s_terminal_is_nobody_s(desk: list[Desk]) -> None:
    screen = Desk("play", TIC_TAC_TOE, CI="true")
    desk.append(screen)
    assert "There is no terminal to play at, so bots show a game." in screen.read("")
    assert screen.command.wait(PATIENCE) == 0
