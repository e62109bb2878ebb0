"""A file that grows by a line a game: for one run at a time, and whole however the last one was stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from ludoteka import LudotekaError

try:
    import fcntl
except ModuleNotFoundError:  # not everywhere can files be locked
    fcntl = None  # type: ignore[assignment]

_Read = TypeVar("_Read")


class BadLines(LudotekaError):
    """A file of lines cannot be used for this run."""


class Diary:
    """The lines of a file that are whole, and room for those to come; before the first of these nothing is changed.

    A last line that was cut off does not count, for its game is played again. `opening` is how every such file
    begins: a stranger's file of one line without an end is not taken for a cut-off one.
    """

    def __init__(self, path: Path, opening: str) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab+", buffering=0)
        except OSError as error:
            raise BadLines(f"{path} cannot be used: {error.strerror or error}") from None
        self._lock()
        self.lines = self._whole(opening)

    def _lock(self) -> None:
        """For this run alone: two that write into one file would count games twice."""
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise self.refusal("is being written by another run; wait for it, or name another file") from None

    def _whole(self, opening: str) -> list[str]:
        self._file.seek(0)
        data = self._file.read()
        end = data.rfind(b"\n") + 1
        self._torn = end if end < len(data) else None
        begun = opening.encode()
        if not end and not (begun.startswith(data) or data.startswith(begun)):
            raise self.refusal("is no file of games; name another file")
        try:
            return data[:end].decode("utf-8").split("\n")[:-1]
        except UnicodeDecodeError as error:
            number = data.count(b"\n", 0, error.start) + 1
            raise self.refusal(f"is no UTF-8 text in line {number}; name another file") from None

    def refusal(self, problem: str) -> BadLines:
        """What to raise where the file does not fit this run, which lets go of it."""
        self.close()
        return BadLines(f"{self.path} {problem}")

    def line(self, number: int, read: Callable[[Any], _Read]) -> _Read:
        """What a line says, the first being 1; `read` raises a ValueError or the like for data that is no game."""
        row = self.lines[number - 1]
        try:
            return read(json.loads(row))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise self.refusal(
                f"cannot be gone on with, line {number} is no game of it: {row[:60]!r}; name another "
                "file, or remove this line and the rest"
            ) from None

    def games(self, read: Callable[[Any], _Read], first: int = 1) -> list[_Read]:
        """What all lines say from one on."""
        return [self.line(number, read) for number in range(first, len(self.lines) + 1)]

    def add(self, line: str) -> None:
        """Write a line down, in the place of one that was cut off."""
        data = line.encode() + b"\n"
        try:
            if self._torn is not None:
                self._file.truncate(self._torn)
                self._torn = None
            while data:
                data = data[self._file.write(data) :]
        except OSError as error:
            raise BadLines(f"{self.path} cannot be written: {error.strerror or error}") from None

    def close(self) -> None:
        """Nothing more is written; another run may."""
        self._file.close()


def shaped(kind: Any, data: Any) -> Any:
    """Data of JSON as the type that is written beside a field, or a ValueError.

    >>> shaped(tuple[tuple[int, float], ...], [[1, 0.5], [2, 1]])
    ((1, 0.5), (2, 1.0))
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list and isinstance(data, list):
        return [shaped(inner[0], each) for each in data]
    if origin is tuple and isinstance(data, list):
        kinds = inner[:1] * len(data) if inner[-1] is Ellipsis else inner
        return tuple([shaped(*each) for each in zip(kinds, data, strict=True)])
    if origin in (dict, Mapping) and isinstance(data, dict):
        return {key: shaped(inner[1], each) for key, each in data.items()}
    if hasattr(kind, "_fields"):
        return _record(kind, data)
    if kind is float and type(data) is int:
        return float(data)
    if type(data) is not kind:
        raise ValueError(f"{data!r} is no {kind}")
    return data


def _record(kind: Any, data: Any) -> Any:
    """A named tuple, written by its fields or, as JSON knows no tuples, as a list of them."""
    named = data if isinstance(data, dict) else dict(zip(kind._fields, data, strict=True))
    if named.keys() != set(kind._fields):
        raise ValueError(f"{sorted(named)} are not the fields of {kind.__name__}")
    hints = get_type_hints(kind)
    return kind(**{key: shaped(hints[key], each) for key, each in named.items()})
