"""What is shown while measuring: lines, a passing line where somebody watches, and tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import IO


class Screen:
    """A terminal, where rich draws the tables, or any other stream, which gets plain text."""

    def __init__(self, stream: IO[str]) -> None:
        self.stream = stream
        self.watched = stream.isatty()

    def line(self, text: str) -> None:
        """Something to keep."""
        self.passing("")
        print(text, file=self.stream, flush=True)

    def passing(self, text: str) -> None:
        """What is being done now; the next thing shown takes its place."""
        if self.watched:
            print(f"\r\033[K{text}", end="", file=self.stream, flush=True)

    def table(self, title: str, words: int, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table; the first columns are words, the others numbers. Names that repeat down a column are left out."""
        self.passing("")
        lean: list[list[str]] = []
        for number, row in enumerate(rows):
            above = rows[number - 1] if number else [""] * len(row)
            same = next((n for n in range(2) if row[n] != above[n]), 2)
            lean.append([*[""] * same, *row[same:]])
        if not (self.watched and self.draw(title, words, head, lean)):
            self.type(title, words, head, lean)

    def type(self, title: str, words: int, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """The table as plain text."""
        widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        print(f"\n{title}\n", file=self.stream)
        for line in [list(head), ["-" * width for width in widths], *rows]:
            cells = [
                cell.ljust(width) if n < words else cell.rjust(width)
                for n, (cell, width) in enumerate(zip(line, widths, strict=True))
            ]
            print("  ".join(cells).rstrip(), file=self.stream)
        print(file=self.stream, flush=True)

    def draw(self, title: str, words: int, head: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
        """The table as rich draws it; False where rich is not installed or the terminal too narrow for lines."""
        try:
            from rich.console import Console
            from rich.table import Table
        except ImportError:
            return False
        table = Table(title=title, title_justify="left", title_style="bold")
        for number, name in enumerate(head):
            table.add_column(name, justify="left" if number < words else "right", no_wrap=True)
        for row in rows:
            table.add_row(*row)
        console = Console(file=self.stream)
        widths = [max(map(len, column)) + len(" │ ") for column in zip(head, *rows, strict=True)]
        if sum(widths) >= console.width:
            return False
        console.print("", table, "")
        return True
