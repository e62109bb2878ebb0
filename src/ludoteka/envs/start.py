"""How the games of an environment begin: which game, how many seats, which options and content, and its sheet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import ludoteka
from ludoteka.core import BadOption, Game, Move, Position, Rng, Sheet
from ludoteka.table.edition import Edition


class Start:
    """A game, its first position and the sheet on which observations are written; shared by all its matches.

    >>> start = Start("karak-goblin", seats=3)
    >>> len(start.moves), start.sheet.names[:2], start.names[-1]
    (896, ['phase.over', 'phase.pick'], 'fight.exception_used')
    """

    def __init__(
        self,
        game: str | Path | Game | Edition,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        content: str | Path | None = None,
    ) -> None:
        self.edition: Edition = game if isinstance(game, Edition) else ludoteka.game(game)
        match = self.edition.new(seats=seats, options=options, content=content, chance="manual")
        self.root: Position = match.position
        self.moves: list[Move] = self.root.pack.moves
        """Every move by its number, which is what an agent plays; the numbers belong to the content file."""
        self.seats: int = match.seats
        self.sheet: Sheet = Sheet(self.root)
        self.names: list[str] = self.sheet.names
        """What each number of an observation means."""
        self.tops: list[int] = [int(top) for top in self.sheet.tops]
        """The greatest value of each."""
        if not self.names:
            raise BadOption(f"{self.edition.title} has no observation: write `observe` in its Position")

    def generator(self, seed: int | None) -> Rng:
        """Dice for one match; without a seed they fall anew every time."""
        import secrets

        return Rng(secrets.randbits(62) if seed is None else seed)
