"""A series kept in a file, one line for each game, so that it can be stopped and gone on with another day."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from ludoteka import LudotekaError
from ludoteka.lab.happenings import Happening
from ludoteka.lab.outcomes import Outcome

FORM: Final = "ludoteka series 1"


class Ledger:
    """The games of one series that were played before, in their order, and room for those to come."""

    def __init__(self, path: Path, about: Mapping[str, object]) -> None:
        self.path = path
        self.played: list[Outcome] = []
        head = json.dumps({"form": FORM, **about}, sort_keys=True)
        if not path.exists():
            self._write(head)
            return
        lines = path.read_text(encoding="utf-8").splitlines()
        if not lines or lines[0] != head:
            raise LudotekaError(f"{path} holds another series, {lines[0] if lines else 'an empty one'}; "
                                f"name another file for this one, {head}")
        self.played = [self._read(line, number) for number, line in enumerate(lines[1:], 2)]

    def _read(self, line: str, number: int) -> Outcome:
        try:
            row = json.loads(line)
            row["happened"] = {key: Happening(*value) for key, value in row["happened"].items()}
            return Outcome(**row)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise LudotekaError(f"{self.path}, line {number}, is no game of a series; remove it and the rest") from None

    def _write(self, line: str) -> None:
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            raise LudotekaError(f"{self.path} cannot be written: {error.strerror or error}") from None

    def keep(self, games: Iterator[Outcome]) -> Iterator[Outcome]:
        """All games: those of before, then those that are being played, each written down when it is over."""
        yield from self.played
        for game in games:
            self._write(json.dumps(game._asdict()))
            yield game
