"""Content files with mistakes in them: what tests of every game change there, and what is said to it."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

import ludoteka  # noqa: F401  # chooses the form of the engine before its first module is imported
from ludoteka.core import BadContent, Content, Game


def rows_of(game: Game) -> dict[str, list[dict[str, Any]]]:
    """The tables of a game's content that have rows."""
    return {name: rows for name, rows in tomllib.loads(game.content).items() if isinstance(rows, list)}


def changed(game: Game, *changes: tuple[str, str]) -> str:
    """The content file with the first place of some words changed."""
    text = game.content
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def said_to(game: Game, text: str) -> list[str]:
    """What is said to a file with mistakes."""
    with pytest.raises(BadContent) as caught:
        game.read(Content("mine.toml", text))
    return caught.value.mistakes


def mistakes(game: Game, *changes: tuple[str, str]) -> list[str]:
    """What is said to a file changed in some places."""
    return said_to(game, changed(game, *changes))


def without(game: Game, name: str, number: int, field: str) -> str:
    """The content file without one field of one row."""
    head, *rows = re.split(rf"^(?=\[\[{name}\]\])", game.content, flags=re.MULTILINE)
    rows[number - 1], lost = re.subn(rf"^{field} = .*\n", "", rows[number - 1], count=1, flags=re.MULTILINE)
    assert lost == 1, (name, number, field)
    return head + "".join(rows)
