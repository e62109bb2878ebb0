"""The shelf: which games there are. A game is found by its folder, or by the path of a file that holds a GAME."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from ludoteka.core import Game, UnknownGame
from ludoteka.core.errors import nearest
from ludoteka.table.edition import Edition

_editions: dict[str, Edition] = {}


def games() -> list[str]:
    """The names of all games in the box, in alphabetical order."""
    return sorted(_folders())


def edition(game: str | Path | Game) -> Edition:
    """A game by its name, by the path of a Python file with a GAME in it, or by the GAME itself."""
    if isinstance(game, Game):
        return _editions.setdefault(f"{game.key} {id(game)}", Edition(game))
    name = str(game)
    if name.endswith(".py"):
        return edition(_game_in(_module_at(Path(name)), name))
    folders = _folders()
    key = name.replace("_", "-").lower()
    if key not in folders:
        raise UnknownGame(
            f"no game {name!r}; {nearest(key, folders) if folders else 'the shelf is empty'}; "
            "or give the path of a .py file that holds a GAME"
        )
    return edition(_game_in(importlib.import_module(f"ludoteka.games.{folders[key]}"), name))


def _folders() -> dict[str, str]:
    """Every folder of games/ that is a game, by the name it has in addresses."""
    found: dict[str, str] = {}
    for place in importlib.import_module("ludoteka.games").__path__:
        for path in Path(place).iterdir():
            if (path / "__init__.py").is_file():
                found[path.name.replace("_", "-")] = path.name
    return found


def _module_at(path: Path) -> ModuleType:
    """Import a file by its name with its folder on the path, so that the native form of an example is found too."""
    if not path.is_file():
        raise UnknownGame(f"there is no file {path}")
    folder = str(path.resolve().parent)
    known = sys.modules.get(path.stem)
    if known is not None:
        return known if _is_from(known, path) else _module_apart(path)
    sys.path.insert(0, folder)
    try:
        return importlib.import_module(path.stem)
    finally:
        sys.path.remove(folder)


def _is_from(module: ModuleType, path: Path) -> bool:
    """Whether an imported module is this file, or its native form, which lies in the build folder."""
    origin = Path(module.__file__ or "")
    return origin.resolve() == path.resolve() or (origin.suffix != ".py" and hasattr(module, "GAME"))


def _module_apart(path: Path) -> ModuleType:
    """Import a file whose name another module bears already."""
    spec = importlib.util.spec_from_file_location(f"{path.stem} at {path.resolve().parent}", path)
    if spec is None or spec.loader is None:
        raise UnknownGame(f"{path} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _game_in(module: ModuleType, name: str) -> Game:
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame(f"{name} holds no GAME; write GAME = Game(…) in it")
    return game
