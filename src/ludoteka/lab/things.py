"""What a content file holds that games can name: cards, monsters, tiles, heroes, each by its id."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ludoteka import Edition


class Thing(NamedTuple):
    """One row: in which table it stands, and where it is known from."""

    id: str
    table: str
    known_from: str


def data_of(edition: Edition, content: str | None) -> dict[str, Any]:
    """A content file as data; it must have been checked."""
    return tomllib.loads(edition.game.content if content is None else Path(content).read_text(encoding="utf-8"))


def things_of(edition: Edition, content: str | None) -> dict[str, Thing]:
    """Every row with an id, by that id; and every card that moves name, for a game may make ids of other fields."""
    found: dict[str, Thing] = {}
    for table, rows in data_of(edition, content).items():
        if isinstance(rows, list):
            for row in rows:
                if isinstance(row.get("id"), str):
                    found.setdefault(row["id"], Thing(row["id"], table, str(row.get("known_from", ""))))
    for move in edition.pack(content).moves:
        card = move.args.get("card")
        if isinstance(card, str) and card not in found:
            found[card] = Thing(card, "card", "")
    return found


def is_ours(row: Mapping[str, Any], field: str) -> bool:
    """Whether a field of a row is our own reconstruction: the row says so, or names the field.

    >>> is_ours({"known_from": "ours", "hp": 3}, "hp"), is_ours({"known_from": "book", "ours": ["hp"]}, "hp")
    (True, True)
    >>> is_ours({"known_from": "public", "hp": 3}, "hp")
    False
    """
    return row.get("known_from") == "ours" or field in row.get("ours", [])
