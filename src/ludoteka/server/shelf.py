"""The games one can play here, and the bots that play them."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import ludoteka
from ludoteka import BadOption, Edition
from ludoteka.bots.levels import LEVELS
from ludoteka.lessons.script import course
from ludoteka.server.bodies import GameFacts, GameTexts, OptionFacts


class Shelf:
    """All games of the box, and those of further files that whoever runs the server has named; own content, too."""

    def __init__(self, files: Sequence[str | Path] = ()) -> None:
        self._editions: dict[str, Edition] = {name: ludoteka.game(name) for name in ludoteka.games()}
        self.files = [str(path) for path in files]
        self._contents: dict[str, str] = {}
        self._facts: list[GameFacts] | None = None
        self._ready: set[Edition] = set()
        for path in self.files:
            if path.endswith(".toml"):
                self._lay_out(path)
            else:
                self.add(ludoteka.game(path))

    def _lay_out(self, named: str) -> None:
        """Play a game with an owner's own content, written GAME=FILE; what is wrong with it is told at once."""
        key, _, path = named.partition("=")
        edition = self._editions.get(key)
        if edition is None or not path:
            raise BadOption(f"{named!r} does not fit; write a game and its file: {min(self._editions)}=my.toml")
        own = Edition(edition.game)  # the shared one belongs to whoever plays with the standard content
        own._packs["content.toml"] = own.pack(path)
        self._contents[key] = Path(path).read_text(encoding="utf-8")
        self.add(own)

    def add(self, edition: Edition) -> None:
        """Put one more game on the shelf."""
        self._editions[edition.key] = edition
        self._facts = None

    def get(self, key: str) -> Edition | None:
        """A game by its key."""
        return self._editions.get(key)

    async def ready(self, edition: Edition) -> bool:
        """Have a game's content read and all its moves made, once: a thread does it, for it takes up to 100 ms.

        Gives back whether that had to be waited for.
        """
        if edition in self._ready:
            return False
        await asyncio.to_thread(_read, edition)
        self._ready.add(edition)
        return True

    def levels(self, edition: Edition) -> list[str]:
        """The bots that can play a game, the weakest level first, then its styles: only with advice there are such."""
        advice = edition.game.advice
        return [*LEVELS, *([*advice.styles(), "greedy"] if advice is not None else []), "random"]

    def facts(self) -> list[GameFacts]:
        """Every game with what can be chosen."""
        if self._facts is None:
            self._facts = [self._describe(edition) for edition in self._editions.values()]
        return self._facts

    def texts(self, key: str, language: str) -> GameTexts | None:
        """A game's sentences in a language, or in English where it does not speak it."""
        edition = self._editions.get(key)
        if edition is None:
            return None
        game = edition.game
        known = language if language in game.texts else "en"
        rows = getattr(edition.pack(), "words", None)
        content = tomllib.loads(self._contents.get(key, game.content))
        return GameTexts(
            key=key,
            language=known,
            fluent=game.texts.get(known, ""),
            clauses=game.clauses,
            rows=_plain(rows) if isinstance(rows, Mapping) else {},
            content=content,
        )

    def _describe(self, edition: Edition) -> GameFacts:
        taught = course(edition.key)
        options = [
            OptionFacts(
                key=one.key,
                values=list(one.values),
                default=one.default,
                clause=one.clause,
                low=one.low,
                high=one.high,
                presets=one.presets,
            )
            for one in edition.options
        ]
        return GameFacts(
            key=edition.key,
            title=edition.title,
            few=edition.seats[0],
            many=edition.seats[-1],
            rules=edition.game.rules,
            options=options,
            levels=self.levels(edition),
            languages=sorted(edition.game.texts),
            lessons=len(taught.lessons) if taught else 0,
        )


def _read(edition: Edition) -> None:
    edition.pack().with_piece("")


def _plain(rows: Mapping[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
    return {name: {field: dict(words) for field, words in row.items()} for name, row in rows.items()}
