"""Which game is meant: one in the box by its name, a file by its path, or a small game from the examples."""

from __future__ import annotations

import traceback
from argparse import Namespace
from pathlib import Path

import ludoteka
from ludoteka import BadOption, Edition, UnknownGame
from ludoteka.core.errors import nearest
from ludoteka.terminal.screen import complain


def examples() -> dict[str, Path]:
    """The small games beside the sources by name; none where the package is installed without them."""
    package = Path(ludoteka.__file__).resolve().parent
    if package.parent.name != "src":
        return {}
    files = sorted((package.parents[1] / "examples").glob("*.py"))
    return {path.stem.replace("_", "-"): path for path in files if "\nGAME" in path.read_text(encoding="utf-8")}


def names() -> list[str]:
    """All games that have a name: those in the box, then the examples."""
    boxed = ludoteka.games()
    return boxed + [name for name in examples() if name not in boxed]


def find(name: str) -> Edition:
    """The game of this name or path, or UnknownGame with what was probably meant."""
    return _load(address(name))


def address(name: str) -> str:
    """Where `ludoteka.game` finds the game of this name or path, in any process of this machine."""
    if name.endswith(".py"):
        return name
    key = name.replace("_", "-").lower()
    if key in ludoteka.games():
        return key
    if key in examples():
        return str(examples()[key])
    known = nearest(key, names()) if names() else "the shelf is empty"
    raise UnknownGame(f"no game {name!r}; {known} (or give the path of a .py file that holds a GAME)")


def loaded() -> dict[str, Edition]:
    """All games that have a name and can be loaded; of the others it is said why not."""
    found: dict[str, Edition] = {}
    for name in names():
        try:
            found[name] = find(name)
        except UnknownGame as error:
            complain(str(error))
    return found


def of_record(key: str, given: str | None) -> Edition:
    """The game a record is of: the one given, else the one with its key."""
    if given is not None:
        return find(given)
    if key in names():
        return find(key)
    for path in examples().values():
        game = _load(str(path))
        if game.key == key:
            return game
    raise UnknownGame(f"the record is of {key!r}, which is not on the shelf; name its file with --game PATH.py")


def options(args: Namespace) -> dict[str, object]:
    """The game's options as typed."""
    chosen: dict[str, object] = {}
    for pair in args.option:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--option {pair!r} does not fit; write it as key=value")
        chosen[key.strip()] = value.strip()
    return chosen


def _load(name: str) -> Edition:
    """A game by its exact name or path; where its own code fails, its author is told where."""
    try:
        return ludoteka.game(name)
    except ludoteka.LudotekaError:
        raise
    except SyntaxError as error:
        raise UnknownGame(f"{name} cannot be loaded: {error.msg} ({error.filename}, line {error.lineno})") from error
    except Exception as error:  # a stranger's code may fail in any way
        last = traceback.extract_tb(error.__traceback__)[-1]
        raise UnknownGame(
            f"{name} cannot be loaded: {type(error).__name__}: {error} ({last.filename}, line {last.lineno})"
        ) from error
