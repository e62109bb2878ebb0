"""Who may act: the seats 0, 1, 2 … of the players, and four names for those that are no player's seat."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
"""The seat that rolls every die and draws every card; its moves are recorded like a player's."""

NOBODY: Final = -2
"""Nobody is to act: the game is over."""

SPECTATOR: Final = -3
"""A viewer who owns nothing."""

ASKED: Final = -4
"""As an argument: whichever seat is asked now."""


def seat_name(seat: int) -> str:
    """Write a seat as records and the terminal show it.

    >>> seat_name(0), seat_name(CHANCE), seat_name(SPECTATOR)
    ('P1', 'chance', 'spectator')
    """
    if seat >= 0:
        return f"P{seat + 1}"
    return {CHANCE: "chance", NOBODY: "nobody", SPECTATOR: "spectator"}[seat]


def seat_number(name: str) -> int:
    """Read what `seat_name` wrote; raise ValueError for anything else.

    >>> seat_number("P3"), seat_number("chance")
    (2, -1)
    """
    if name == "chance":
        return CHANCE
    if name == "spectator":
        return SPECTATOR
    if name.startswith("P") and name[1:].isascii() and name[1:].isdigit() and name[1] != "0":
        return int(name[1:]) - 1
    raise ValueError(f"{name!r} is no seat: write P1, P2 … or chance")
