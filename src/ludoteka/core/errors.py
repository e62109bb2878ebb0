"""What is said to bad input: what is wrong, where, and what would be right. Whoever raises one changes nothing."""

from __future__ import annotations

from difflib import get_close_matches
from collections.abc import Iterable

from ludoteka.core.native import mypyc_attr


class Refusal:
    """Why a move is not open now: the first rule that forbids it, and a sentence by key and arguments."""

    def __init__(self, clause: str, key: str, args: dict[str, object] | None = None) -> None:
        self.clause = clause
        self.key = key
        self.args: dict[str, object] = {} if args is None else args

    def json(self) -> dict[str, object]:
        """As it crosses a border."""
        return {"clause": self.clause, "key": self.key, "args": self.args}

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.key!r}, {self.args!r})"


@mypyc_attr(native_class=False)
class LudotekaError(Exception):
    """Anything the caller can put right."""


@mypyc_attr(native_class=False)
class IllegalMove(LudotekaError):
    """A move the rules know but do not allow now; carries the refusal's clause, key and arguments."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(f"{move!r} is refused by {refusal.clause}: {refusal.key} {refusal.args or ''}".rstrip())
        self.move = move
        self.clause = refusal.clause
        self.key = refusal.key
        self.refusal = refusal

    @property
    def args(self) -> dict[str, object]:  # type: ignore[override]  # the text's arguments, not the exception's own
        """The arguments of the sentence that `key` names."""
        return self.refusal.args

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.move, self.refusal)


@mypyc_attr(native_class=False)
class BadNotation(LudotekaError):
    """A text that is no move of this game."""


@mypyc_attr(native_class=False)
class BadOption(LudotekaError):
    """An option, value or number of seats that this game does not have.

    Where a value is wrong, `option` is the option's key and `allowed` lists what it takes, without words.
    """

    def __init__(self, problem: str, option: str = "", allowed: str = "") -> None:
        super().__init__(problem)
        self.option = option
        self.allowed = allowed


@mypyc_attr(native_class=False)
class BadRecord(LudotekaError):
    """A record that cannot be read or replayed; `line` is the first line that does not fit (from 1; 0: the whole)."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem


@mypyc_attr(native_class=False)
class BadContent(LudotekaError):
    """A content file with mistakes, each named by table, row and field."""

    def __init__(self, source: str, mistakes: list[str]) -> None:
        super().__init__("\n".join(f"{source}: {mistake}" for mistake in mistakes))
        self.source = source
        self.mistakes = mistakes


@mypyc_attr(native_class=False)
class BadDump(LudotekaError):
    """A dumped position that does not belong here or is damaged."""


@mypyc_attr(native_class=False)
class UnknownGame(LudotekaError):
    """A name under which no game is found."""


def nearest(word: str, known: Iterable[str]) -> str:
    """Say what was probably meant.

    >>> nearest("fihgt I.1", ["fight I.1", "merchant"])
    "did you mean 'fight I.1'?"
    >>> nearest("xyz", ["a", "b"])
    'known: a, b'
    """
    names = list(known)
    close = get_close_matches(word, names, n=1)
    if close:
        return f"did you mean {close[0]!r}?"
    return "known: " + ", ".join(names[:12]) + (" …" if len(names) > 12 else "")
