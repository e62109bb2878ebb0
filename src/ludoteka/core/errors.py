"""What is said to bad input: what is wrong, where, and what would be right. Whoever raises one changes nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import islice
from typing import Final

from ludoteka.core.native import mypyc_attr

FEW: Final = 12
"""How many of the known words a message names."""


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
class UnknownWord(LudotekaError):
    """A word that is not among the known ones. The nearest of those is looked for when the message is read, not before.

    That search compares the word with every known one, which takes long where a game has thousands of moves.
    """

    def __init__(self, problem: str, word: str = "", known: Collection[str] | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.word = word
        self.known = known

    def __str__(self) -> str:
        return self.problem if self.known is None else f"{self.problem}; {nearest(self.word, self.known)}"

    def plain(self) -> str:
        """The message with the first few known words instead of the nearest one."""
        return self.problem if self.known is None else f"{self.problem}; {first_of(self.known)}"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self),)


@mypyc_attr(native_class=False)
class BadNotation(UnknownWord):
    """A text that is no move of this game."""


@mypyc_attr(native_class=False)
class BadOption(UnknownWord):
    """An option, value or number of seats that this game does not have.

    Where a value is wrong, `option` is the option's key and `allowed` lists what it takes, without words.
    """

    def __init__(
        self,
        problem: str,
        word: str = "",
        known: Collection[str] | None = None,
        option: str = "",
        allowed: str = "",
    ) -> None:
        super().__init__(problem, word, known)
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


def plain_message(error: Exception) -> str:
    """The message of an error, made without a search for what was meant: for servers, which answer strangers."""
    return error.plain() if isinstance(error, UnknownWord) else str(error)


def nearest(word: str, known: Iterable[str]) -> str:
    """Say what was probably meant.

    >>> nearest("fihgt I.1", ["fight I.1", "merchant"])
    "did you mean 'fight I.1'?"
    >>> nearest("xyz", ["a", "b"])
    'known: a, b'
    """
    from difflib import get_close_matches  # a server never needs it

    names = list(known)
    close = get_close_matches(word, names, n=1)
    return f"did you mean {close[0]!r}?" if close else first_of(names)


def first_of(known: Collection[str]) -> str:
    """Name the first few known words, however many there are.

    >>> first_of(["a", "b"])
    'known: a, b'
    """
    return "known: " + ", ".join(islice(known, FEW)) + (" …" if len(known) > FEW else "")
