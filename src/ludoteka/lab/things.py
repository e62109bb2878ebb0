"""What a content file holds that games can name: cards, monsters, tiles, heroes, each by its id."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ludoteka import Edition
from ludoteka.core import Move


class Thing(NamedTuple):
    """One row: in which table it stands, and where it is known from."""

    id: str
    table: str
    known_from: str


def data_of(edition: Edition, content: str | None) -> dict[str, Any]:
    """A content file as data; it must have been checked."""
    return tomllib.loads(edition.game.content if content is None else Path(content).read_text(encoding="utf-8"))


def things_of(edition: Edition, content: str | None) -> dict[str, Thing]:
    """Every row with an id that some move names, by that id: of others a game says nothing that could be counted.

    Cards that moves name belong to them too, where a game makes their ids of other fields.
    """
    rows = {
        row["id"]: Thing(row["id"], table, str(row.get("known_from", "")))
        for table, found in data_of(edition, content).items()
        if isinstance(found, list)
        for row in found
        if isinstance(row.get("id"), str)
    }
    named = dict.fromkeys(name for move in edition.pack(content).moves for name in _names(move, rows))
    order = [name for name in rows if name in named] + [name for name in named if name not in rows]
    return {name: rows.get(name, Thing(name, "card", "")) for name in order}


def _names(move: Move, rows: Mapping[str, Thing]) -> Iterator[str]:
    for key, value in move.args.items():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, str) and (key == "card" or each in rows):
                yield each


def is_ours(row: Mapping[str, Any], field: str) -> bool:
    """Whether a field of a row is our own reconstruction: the row says so, or names the field.

    >>> is_ours({"known_from": "ours", "hp": 3}, "hp"), is_ours({"known_from": "book", "ours": ["hp"]}, "hp")
    (True, True)
    >>> is_ours({"known_from": "public", "hp": 3}, "hp")
    False
    """
    return row.get("known_from") == "ours" or field in row.get("ours", [])
