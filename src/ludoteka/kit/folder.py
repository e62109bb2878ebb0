"""A game's folder: the files that lie beside its modules."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


class Folder:
    """Rules, content and texts of a game that is a package; nothing is read before it is asked for."""

    def __init__(self, package: str) -> None:
        self._place: Traversable = files(package)

    def text(self, name: str) -> str:
        """One file, such as rules.md or content.toml."""
        return (self._place / name).read_text(encoding="utf-8")

    def texts(self) -> dict[str, str]:
        """The sentences by language, from texts/, in the order of the languages' names."""
        found: dict[str, str] = {}
        for path in (self._place / "texts").iterdir():
            if path.name.endswith(".ftl"):
                found[path.name.removesuffix(".ftl")] = path.read_text(encoding="utf-8")
        return {language: found[language] for language in sorted(found)}

    def nets(self) -> list[bytes]:
        """What `scripts/teach.py` has taught, one file for each number of seats and choice of options."""
        found = [path for path in self._place.iterdir() if path.name.endswith(".net")]
        return [path.read_bytes() for path in sorted(found, key=_name)]


def _name(path: Traversable) -> str:
    return path.name
