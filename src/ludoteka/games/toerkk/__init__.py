"""Toerkk. Read rules.md first; each chapter there is one module here."""

from __future__ import annotations

from ludoteka.core import Game, read_clauses
from ludoteka.games.toerkk.advice import ToerkkAdvice
from ludoteka.games.toerkk.house import OPTIONS
from ludoteka.games.toerkk.opening import begin, read
from ludoteka.kit.folder import Folder

_FOLDER = Folder(__name__)

GAME = Game(
    "toerkk",
    "Toerkk",
    range(2, 5),
    rules=1,
    clauses=read_clauses(_FOLDER.text("rules.md")),
    options=OPTIONS,
    content=_FOLDER.text("content.toml"),
    texts=_FOLDER.texts(),
    read=read,
    begin=begin,
    bound=400_000,
    advice=ToerkkAdvice(),
    nets=_FOLDER.nets(),
)
