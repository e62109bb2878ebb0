"""What somebody types: one line at a time, with the arrow keys and Tab where the terminal has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console

CODES: Final = {"red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36}


class Left(Exception):
    """Whoever sat here has left: quit, Ctrl-C, Ctrl-D, or the terminal was closed."""


class Keyboard:
    """One keyboard; Tab completes the words of the moment."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._words: list[str] = []
        self._editing = self._set_up()

    def ask(self, prompt: str, words: Sequence[str] = (), hue: str = "") -> str:
        """A line without the blanks around it, or Left."""
        self._words = list(words)
        try:
            return input(self._coloured(prompt, hue)).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None

    def agrees(self, question: str) -> bool:
        """Whether the answer to a question is yes."""
        return self.ask(f"{question} [y/N] ").lower() in ("y", "yes")

    def _coloured(self, prompt: str, hue: str) -> str:
        if not hue or self.console.no_color or self.console.color_system is None:
            return prompt
        open_, close = ("\x01", "\x02") if self._editing else ("", "")  # the line editor must not count the colours
        return f"{open_}\x1b[1;{CODES[hue]}m{close}{prompt}{open_}\x1b[0m{close}"

    def _set_up(self) -> bool:
        try:
            import readline
        except ImportError:
            return False
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
        return True

    def _complete(self, begun: str, place: int) -> str | None:
        fitting = [word for word in self._words if word.startswith(begun)]
        return fitting[place] if place < len(fitting) else None
