"""Every game there is: the examples, the games by their folders, and the pocket games of the contract tests."""

from __future__ import annotations

import re
from importlib import import_module

import ludoteka
from bench.worker import ROOT
from ludoteka import _engine
from ludoteka.core.game import Game
from ludoteka.core.options import settle
from ludoteka.core.position import Position

ENGINE = _engine.install()
SHELVES = {
    "examples/*.py": "",
    "src/ludoteka/games/*/__init__.py": "ludoteka.games.",
    "tests/contract/pocket/*.py": "tests.contract.pocket.",
}


def games() -> tuple[dict[str, Game], list[str]]:
    """Every game by its key, and a line for each that cannot be opened."""
    found: dict[str, Game] = {}
    faults: list[str] = []
    for pattern, prefix in SHELVES.items():
        for path in sorted(ROOT.glob(pattern)):
            if not re.search(r"^GAME\b", path.read_text(encoding="utf-8"), re.MULTILINE):
                continue
            name = path.parent.name if path.name == "__init__.py" else path.stem
            try:
                game = import_module(prefix + name).GAME
                found[game.key] = game
            except Exception as error:  # a game in the making must not keep the others from being measured
                faults.append(f"{name} is left out: {type(error).__name__}: {error}")
    return found, faults


def seats(game: Game) -> int:
    """Two, or as many as the game needs."""
    return next((n for n in game.seats if n > 1), game.seats[0])


def beginning(game: Game, count: int | None = None) -> Position:
    """The first position, with the standard content and options, at a table for two or for as many as are asked for."""
    return game.begin(ludoteka.game(game).pack(), seats(game) if count is None else count, settle(game.options, {}))


def is_compiled(position: Position) -> bool:
    """Whether the game's own rules are compiled, not only the engine under them."""
    return "__mypyc_attrs__" in vars(type(position))
