"""Kragmortha. Read rules.md first; each chapter there is one module here."""

from __future__ import annotations

from ludoteka.core import Game, read_clauses
from ludoteka.games.kragmortha.advice import KragmorthaAdvice
from ludoteka.games.kragmortha.house import OPTIONS
from ludoteka.games.kragmortha.opening import begin, read
from ludoteka.kit.folder import Folder

_FOLDER = Folder(__name__)

GAME = Game(
    "kragmortha",
    "Kragmortha",
    range(2, 9),
    rules=1,
    clauses=read_clauses(_FOLDER.text("rules.md")),
    options=OPTIONS,
    content=_FOLDER.text("content.toml"),
    texts=_FOLDER.texts(),
    read=read,
    begin=begin,
    bound=100_000,
    advice=KragmorthaAdvice(),
    nets=_FOLDER.nets(),
)
