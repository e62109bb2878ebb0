"""Ludoteka: an open game room. This is the public API; outsiders rely on these names and no others.

>>> import ludoteka, tic_tac_toe
>>> game = ludoteka.game(tic_tac_toe.GAME)       # or ludoteka.game("karak-goblin"), or the path of a .py file
>>> match = game.new(seats=2, seed=7)
>>> match.play("mark b2")
>>> match.view(None)["cells"][4]
'X'
>>> match.play("mark b2")
Traceback (most recent call last):
ludoteka.core.errors.IllegalMove: 'mark b2' is refused by TTT-MARK-1: cell-taken {'cell': 'b2'}
>>> match.play(ludoteka.bot("random", seed=1).choose(match.info(1)))
>>> ludoteka.load(match.record().text, game).to_act
0
"""

from __future__ import annotations

import importlib
from pathlib import Path

from ludoteka import _engine

_engine.install()
# Importing a package binds its name here: it must not come later and hide the function `games`.
importlib.import_module("ludoteka.games")

from ludoteka.bots.shelf import bot  # noqa: E402  # the engine's form is chosen before its first module is imported
from ludoteka.core import (  # noqa: E402
    CHANCE,
    NOBODY,
    SPECTATOR,
    BadContent,
    BadDump,
    BadNotation,
    BadOption,
    BadRecord,
    Bot,
    Game,
    IllegalMove,
    Info,
    LudotekaError,
    Refusal,
    Rng,
    UnknownGame,
)
from ludoteka.core.record import Record, parse  # noqa: E402
from ludoteka.table.edition import Edition, FairTable  # noqa: E402
from ludoteka.table.history import CannotUndo  # noqa: E402
from ludoteka.table.match import Match, MatchOver  # noqa: E402
from ludoteka.table.replay import replay, verify  # noqa: E402
from ludoteka.table.shelf import edition as game  # noqa: E402
from ludoteka.table.shelf import games  # noqa: E402

__version__ = "0.1.0"


def load(text: str, game: Edition | None = None, content: str | Path | None = None) -> Match:
    """Replay a record, check every line of it, and give the match; the header says which game it is of."""
    return replay(_edition_of(text, game), text, content)


def check(text: str, game: Edition | None = None, content: str | Path | None = None) -> Match:
    """Check a finished record in full, dice and seal included, or raise BadRecord with the first line that is off."""
    return verify(_edition_of(text, game), text, content)


def _edition_of(text: str, edition: Edition | None) -> Edition:
    return game(parse(text).header.game) if edition is None else edition


__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "BadContent",
    "BadDump",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Bot",
    "CannotUndo",
    "Edition",
    "FairTable",
    "Game",
    "IllegalMove",
    "Info",
    "LudotekaError",
    "Match",
    "MatchOver",
    "Record",
    "Refusal",
    "Rng",
    "UnknownGame",
    "bot",
    "check",
    "game",
    "games",
    "load",
]
