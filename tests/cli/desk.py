"""What the tests of the command line share: running it, typing at it, and games to run it on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

import ludoteka
from ludoteka.cli import main
from ludoteka.core import Position
from ludoteka.terminal import pictures
from ludoteka.terminal.words import Words

ROOT = Path(__file__).resolve().parents[2]
TIC_TAC_TOE = str(ROOT / "examples" / "tic_tac_toe.py")
LEDUC = str(ROOT / "examples" / "leduc_poker.py")
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x01\x02\r]")

OPEN_SHELF = '''
"""Tic-tac-toe under another name and with an option."""
from ludoteka.core import Game, Option
from tic_tac_toe import CLAUSES, TicTacToePack, begin

GAME = Game("{key}", "Odd game", range(2, 3), rules=1, clauses=CLAUSES, read=TicTacToePack, begin=begin, bound=9,
            options=[Option("edition", ["standard", "de"], "standard", "TTT-TURN-1")])
'''

Run = Callable[..., tuple[int, str, str]]


def runner(capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process: what the shell is told, what was printed, what was complained about."""

    def run(*argv: str) -> tuple[int, str, str]:
        capsys.readouterr()
        try:
            told = main([str(word) for word in argv])
        except SystemExit as left:
            told = int(left.code or 0)
        said = capsys.readouterr()
        return told, said.out, said.err

    return run


def shown(
    position: Position, viewer: int | None = 0, language: str = "en", *, width: int = 140, told: Sequence[str] = ()
) -> list[str]:
    """The picture of one viewer without colours, line by line; `told` are moves made while he looks on."""
    editions = [ludoteka.game(name) for name in ludoteka.games()]
    edition = next(each for each in editions if isinstance(position.pack, type(each.pack())))
    match = edition.at(position, seed=1)
    for move in told:
        match.play(move)
    console = Console(width=width, color_system=None, markup=False)
    with console.capture() as caught:
        console.print(pictures.picture(match, viewer, Words(edition.game, language, position.pack)))
    return [line.rstrip() for line in caught.get().splitlines()]


def squeezed(lines: Iterable[str]) -> list[str]:
    """The same with runs of blanks as one."""
    return [re.sub(" +", " ", line).strip() for line in lines]


def type_lines(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> None:
    """Somebody sits at the terminal, types these lines and leaves."""
    waiting = iter(lines)

    def typed(prompt: str = "") -> str:
        print(prompt, end="")
        line = next(waiting, None)
        if line is None:
            raise EOFError
        print(line)
        return line

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr("ludoteka.terminal.playing.has_person", lambda: True)
