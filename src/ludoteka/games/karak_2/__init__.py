"""Karak 2. Read rules.md first; each chapter there is one module here."""

from __future__ import annotations

from ludoteka.core import Game, read_clauses
from ludoteka.games.karak_2.advice import Karak2Advice
from ludoteka.games.karak_2.house import OPTIONS
from ludoteka.games.karak_2.opening import begin, read
from ludoteka.kit.folder import Folder

_FOLDER = Folder(__name__)

GAME = Game(
    "karak-2",
    "Karak 2",
    range(2, 6),
    rules=1,
    clauses=read_clauses(_FOLDER.text("rules.md")),
    options=OPTIONS,
    content=_FOLDER.text("content.toml"),
    texts=_FOLDER.texts(),
    read=read,
    begin=begin,
    bound=200_000,
    advice=Karak2Advice(),
    nets=_FOLDER.nets(),
)
