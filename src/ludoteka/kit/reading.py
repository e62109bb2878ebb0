"""Reading dumped pieces back: what is damaged is named, nothing is guessed."""

from __future__ import annotations

from typing import Final

from ludoteka.core.errors import BadDump
from ludoteka.core.native import i64

LIMIT: Final = 1 << 62


def fields(piece: str, data: object, wanted: list[str]) -> dict[str, list[i64]]:
    """The fields of a piece, each a list of whole numbers; exactly those wanted."""
    if not isinstance(data, dict):
        raise BadDump(f"a {piece} is a table with {', '.join(wanted)}, not {data!r}")
    for name in data:
        if name not in wanted:
            raise BadDump(f"a {piece} has no field {name!r}; wanted {', '.join(wanted)}")
    return {name: numbers(f"{piece}.{name}", data.get(name)) for name in wanted}


def numbers(place: str, data: object) -> list[i64]:
    """A list of whole numbers."""
    if not isinstance(data, list):
        raise BadDump(f"{place} is {data!r}, wanted a list of whole numbers")
    found: list[i64] = []
    for item in data:
        if not isinstance(item, int) or isinstance(item, bool) or not -LIMIT < item < LIMIT:
            raise BadDump(f"{place} holds {item!r}, wanted whole numbers of at most 62 bits")
        found.append(item)
    return found


def demand(fits: bool, problem: str) -> None:
    """Raise BadDump where something does not fit."""
    if not fits:
        raise BadDump(problem)


def are_cards(cards: list[i64]) -> bool:
    """Whether all can be kinds of cards: none is below zero."""
    return all([card >= 0 for card in cards])


def is_sorted(cards: list[i64]) -> bool:
    """Whether these are cards in rising order, equal ones side by side."""
    return are_cards(cards) and all([cards[i] <= cards[i + 1] for i in range(len(cards) - 1)])
