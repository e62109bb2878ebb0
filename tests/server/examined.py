"""Counts how many moves of a pack a question looks at: lists and dictionaries that count what is taken from them."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Any, Never

import pytest

from ludoteka.core import Pack, Position


class Count:
    """How many moves were looked at."""

    def __init__(self) -> None:
        self.moves = 0


class Rows(list[Any]):
    """A list of moves."""

    def __init__(self, rows: Any, count: Count) -> None:
        super().__init__(rows)
        self.counting = count

    def __iter__(self) -> Iterator[Any]:
        for one in super().__iter__():
            self.counting.moves += 1
            yield one


class ByText(dict[str, Any]):
    """Moves by their notation; one that is looked up is not searched for."""

    def __init__(self, rows: Any, count: Count) -> None:
        super().__init__(rows)
        self.counting = count

    def __iter__(self) -> Iterator[str]:
        for one in super().__iter__():
            self.counting.moves += 1
            yield one

    def items(self) -> Any:
        return [(key, self[key]) for key in self]

    def values(self) -> Any:
        return [self[key] for key in self]

    def keys(self) -> Any:
        return list(self)


def counted(monkeypatch: pytest.MonkeyPatch, pack: Pack, position: type[Position]) -> Count:
    """Count from now on what is taken from a pack's tables, and every move whose refusal is worked out."""
    pack.with_piece("")  # the index is made once for each pack
    count, refuse = Count(), position.refuse
    index = {
        piece: {kind: Rows(moves, count) for kind, moves in kinds.items()} for piece, kinds in pack._by_piece.items()
    }
    monkeypatch.setattr(pack, "moves", Rows(pack.moves, count))
    monkeypatch.setattr(pack, "by_text", ByText(pack.by_text, count))
    monkeypatch.setattr(pack, "_by_folded_text", ByText(pack._by_folded_text, count))
    monkeypatch.setattr(pack, "_by_piece", index)

    def refused(self: Position, *given: Any) -> Any:
        count.moves += 1
        return refuse(self, *given)

    monkeypatch.setattr(position, "refuse", refused)
    return count


def without_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every fuzzy search fail."""

    def searched(*_given: Any, **_more: Any) -> Never:
        raise AssertionError("a server searches for similar words")

    monkeypatch.setattr(difflib, "get_close_matches", searched)
    monkeypatch.setattr(difflib, "SequenceMatcher", searched)
