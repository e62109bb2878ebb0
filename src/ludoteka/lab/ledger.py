"""A series kept in a file, one line for each game, so that it can be stopped and gone on with another day."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final, Generic, TypeVar

from ludoteka.lab.diary import Diary, shaped

FORM: Final = "ludoteka series 1"
_Game = TypeVar("_Game")


class Ledger(Generic[_Game]):
    """The games of one series that were played before, in their order, and room for those to come."""

    def __init__(
        self,
        path: Path,
        about: Mapping[str, object],
        kind: type[_Game],
        write: Callable[[_Game], Mapping[str, object]],
        most: int,
        form: str = FORM,
    ) -> None:
        self._as_row = write
        head = json.dumps({"form": form, **about}, sort_keys=True)
        self._diary = Diary(path, head)
        lines = self._diary.lines
        if not lines:
            self._diary.add(head)
        elif lines[0] != head:
            raise self._diary.refusal(f"holds another series, {lines[0]}; name another file for this one, {head}")
        self.played: list[_Game] = self._diary.games(partial(shaped, kind), 2)
        if len(self.played) > most:
            raise self._diary.refusal(f"holds {len(self.played)} games already; ask for at least as many")

    def keep(self, games: Iterator[_Game]) -> Iterator[_Game]:
        """All games: those of before, then those that are being played, each written down when it is over."""
        try:
            yield from self.played
            for game in games:
                self._diary.add(json.dumps(self._as_row(game)))
                yield game
        finally:
            self._diary.close()
