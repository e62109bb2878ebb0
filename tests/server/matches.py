"""Matches under way, for the tests of playing."""

from __future__ import annotations

from typing import Any

from tests.server.house import Eye, Guest, House


def two(house: House, game: str = "tic-tac-toe", **settings: Any) -> tuple[Guest, Guest, str]:
    """Ann on the first seat, Bob on the second, and their table; the match has begun."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.create(game, "me open", **settings)
    bob.act(table, "sit", seat=1)
    bob.act(table, "ready")
    assert ann.act(table, "start")["kind"] == "accepted"
    return ann, bob, table


def watched(house: House, game: str = "tic-tac-toe", **settings: Any) -> tuple[Eye, Eye, str]:
    """The same through sockets; both have read their first message."""
    ann, bob, table = two(house, game, **settings)
    eyes = ann.look(table), bob.look(table)
    for eye in eyes:
        eye.read("sync")
    return *eyes, table


def last(letters: list[Any]) -> int:
    """The number of the last letter."""
    return int(letters[-1]["n"]) if letters else 0


def marked(house: House, *cells: str, **settings: Any) -> tuple[Guest, Guest, str]:
    """A match of tic-tac-toe in which some cells are marked, by turns."""
    ann, bob, table = two(house, **settings)
    for i, cell in enumerate(cells):
        (ann, bob)[i % 2].move(table, f"mark {cell}")
    return ann, bob, table


WON = ("a1", "a2", "b1", "b2", "c1")
"""The first seat wins."""
