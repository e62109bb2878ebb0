"""A series kept in a file, one line for each game, so that it can be stopped and gone on with another day."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, Final, Generic, TypeVar

from ludoteka import LudotekaError
from ludoteka.lab.happenings import Happening
from ludoteka.lab.outcomes import Outcome

try:
    import fcntl
except ModuleNotFoundError:  # not everywhere can files be locked
    fcntl = None  # type: ignore[assignment]

FORM: Final = "ludoteka series 1"
_Game = TypeVar("_Game")


def outcome(row: Mapping[str, Any]) -> Outcome:
    """A line of a series of `ludoteka sim`."""
    return Outcome(**{**row, "happened": {key: Happening(*value) for key, value in row["happened"].items()}})


class Ledger(Generic[_Game]):
    """The games of one series that were played before, in their order, and room for those to come."""

    def __init__(self, path: Path, about: Mapping[str, object], read: Callable[[Mapping[str, Any]], _Game],
                 write: Callable[[_Game], Mapping[str, object]], form: str = FORM) -> None:
        self.path = path
        self.played: list[_Game] = []
        self._as_game, self._as_row = read, write
        head = json.dumps({"form": form, **about}, sort_keys=True)
        if not path.exists():
            self._write(head)
            return
        lines = self._whole().splitlines()
        if not lines or lines[0] != head:
            raise LudotekaError(f"{path} holds another series, {lines[0] if lines else 'an empty one'}; "
                                f"name another file for this one, {head}")
        self.played = [self._read(line, number) for number, line in enumerate(lines[1:], 2)]

    def _whole(self) -> str:
        """Its text; a last line that was cut off is taken away, for its game is played again."""
        text = self.path.read_text(encoding="utf-8")
        whole = text[:text.rfind("\n") + 1]
        if whole != text and whole:
            self.path.write_text(whole, encoding="utf-8")
        return whole or text

    def _read(self, line: str, number: int) -> _Game:
        try:
            return self._as_game(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise LudotekaError(f"{self.path}, line {number}, is no game of a series; remove it and the rest") from None

    def _write(self, line: str) -> None:
        with self._open() as file:
            file.write(line + "\n")

    def _open(self) -> IO[str]:
        """For this run alone: two that write into one ledger would count games twice."""
        try:
            file = self.path.open("a", encoding="utf-8")
        except OSError as error:
            raise LudotekaError(f"{self.path} cannot be written: {error.strerror or error}") from None
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise LudotekaError(f"{self.path} is being written by another run; wait for it, or name another file"
                                ) from None
        return file

    def keep(self, games: Iterator[_Game]) -> Iterator[_Game]:
        """All games: those of before, then those that are being played, each written down when it is over."""
        with self._open() as file:
            yield from self.played
            for game in games:
                file.write(json.dumps(self._as_row(game)) + "\n")
                file.flush()
                yield game
