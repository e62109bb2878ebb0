"""Toerkk. Read rules.md first; each chapter there is one module here."""

from __future__ import annotations

from importlib.resources import files

from ludoteka.core import Game, read_clauses
from ludoteka.games.toerkk.advice import ToerkkAdvice
from ludoteka.games.toerkk.house import OPTIONS
from ludoteka.games.toerkk.opening import begin, read

_FOLDER = files(__package__)


def _texts() -> dict[str, str]:
    """The sentences by language, from texts/."""
    folder = _FOLDER / "texts"
    found = sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)
    return {path.name.removesuffix(".ftl"): path.read_text(encoding="utf-8") for path in found}


GAME = Game(
    "toerkk", "Toerkk", range(2, 5), rules=1,
    clauses=read_clauses((_FOLDER / "rules.md").read_text(encoding="utf-8")),
    options=OPTIONS,
    content=(_FOLDER / "content.toml").read_text(encoding="utf-8"),
    texts=_texts(),
    read=read, begin=begin, bound=400_000, advice=ToerkkAdvice(),
)
