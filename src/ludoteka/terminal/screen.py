"""Where words go: the screen, the line for errors, data as JSON; and the colours of seats and clauses."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.text import Text
from rich.theme import Theme

from ludoteka import LudotekaError

HUES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")
NARROW: Final = 120
"""How wide a page is that goes to a file or a pipe."""


class _Names(RegexHighlighter):
    """Seats in their colours and clauses set back, wherever they stand in a sentence."""

    base_style = "name."
    highlights = [rf"\b(?P<seat{n}>P{n})\b" for n in range(1, 10)] + [
        r"(?P<clause>\b[A-Z][A-Z0-9]{1,4}(?:-[A-Z0-9]+)*-\d+[a-z]?\b)"
    ]


class _Screen(Console):
    """A console that leaves it to the command line what a reader means who has read enough."""

    def on_broken_pipe(self) -> None:
        """Called where writing failed."""
        raise BrokenPipeError("nobody reads what is written")


def screen(*, errors: bool = False) -> Console:
    """The screen, or the one for errors; texts of games are printed as they are, never read as markup."""
    styles = {f"name.seat{n}": f"bold {hue(n - 1)}" for n in range(1, 10)} | {"name.clause": "dim"}
    console = _Screen(stderr=errors, markup=False, emoji=False, highlighter=_Names(), theme=Theme(styles))
    if not console.is_terminal:
        console.width = NARROW
    return console


def hue(seat: int) -> str:
    """The colour of a seat."""
    return HUES[seat % len(HUES)]


def complain(problem: str) -> None:
    """Say in red what is wrong, where it does not mix with what was asked for."""
    screen(errors=True).print(Text(f"ludoteka: {problem}", style="red"), soft_wrap=True)


def has_person() -> bool:
    """Whether somebody sits at a terminal who can see and type."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not os.environ.get("CI")


def print_json(data: object) -> None:
    """Print data, one document a command."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def read_file(path: str) -> str:
    """The text of a file, or a LudotekaError that says why not."""
    try:
        return Path(path).read_bytes().decode("utf-8")  # line ends as they are: a record has none but \n
    except OSError as error:
        raise LudotekaError(f"{path} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise LudotekaError(f"{path} cannot be read: it is no UTF-8 text (byte {error.start})") from None


def check_writable(*paths: str | None) -> None:
    """Before anything long is begun, say which of these files cannot be written; what is there stays as it is."""
    for path in [Path(typed) for typed in paths if typed is not None]:
        try:
            there = path.exists()
            if there and not path.is_file() and not path.is_dir():
                continue  # a pipe: whoever reads it must not see it opened twice
            path.open("ab").close()
            if not there:
                path.unlink()
        except OSError as error:
            raise LudotekaError(f"{path} cannot be written: {error.strerror or error}") from None


def check_folder(path: str) -> Path:
    """A folder to write into, made where it is not there."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LudotekaError(f"{path} cannot be made: {error.strerror or error}") from None
    return folder


def write_file(path: Path, text: str, *, anew: bool = False) -> None:
    """Write a file that is not there yet (with `anew`: or is), or raise a LudotekaError that says why not."""
    try:
        with path.open("w" if anew else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise LudotekaError(f"{path} exists already") from None
    except OSError as error:
        raise LudotekaError(f"{path} cannot be written: {error.strerror or error}") from None
