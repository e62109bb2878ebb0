"""Karak: Goblin. Read rules.md first; each chapter there is one module here."""

from __future__ import annotations

from ludoteka.core import Game, read_clauses
from ludoteka.games.karak_goblin.advice import KarakGoblinAdvice
from ludoteka.games.karak_goblin.house import OPTIONS
from ludoteka.games.karak_goblin.opening import begin, read
from ludoteka.kit.folder import Folder

_FOLDER = Folder(__name__)

GAME = Game(
    "karak-goblin",
    "Karak: Goblin",
    range(2, 5),
    rules=1,
    clauses=read_clauses(_FOLDER.text("rules.md")),
    options=OPTIONS,
    content=_FOLDER.text("content.toml"),
    texts=_FOLDER.texts(),
    read=read,
    begin=begin,
    bound=400_000,
    advice=KarakGoblinAdvice(),
    nets=_FOLDER.nets(),
)
