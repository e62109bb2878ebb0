"""In which language a game speaks: the one asked for, else the terminal's own where the game has it."""

from __future__ import annotations

import os
from argparse import Namespace

from ludoteka import BadOption, Edition
from ludoteka.core import Pack
from ludoteka.terminal.words import Words


def words_for(edition: Edition, args: Namespace, pack: Pack | None = None) -> Words:
    """The game's sentences as --lang asks; a language that it does not have is refused."""
    known = list(edition.game.texts)
    if args.lang is not None and args.lang not in known:
        raise BadOption(
            f"{edition.title} has no texts in {args.lang!r}; it has "
            + (", ".join(known) if known else "none, only its notation")
        )
    return Words(edition.game, args.lang or own_language(), pack)


def own_language() -> str:
    """The language of this terminal in two letters, as the environment says it; English where it says nothing."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value and value not in ("C", "POSIX") and not value.startswith("C."):
            return value[:2].lower()
    return "en"
