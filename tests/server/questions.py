"""What a viewer may ask a table that changes nothing there, or is refused."""

from __future__ import annotations

from typing import Any

from ludoteka.core import Rng
from ludoteka.table.match import Match

PAGES = ("", "/info", "/record")
"""What can be read of a table without a socket."""


def some_page(rng: Rng) -> str:
    """Something to read."""
    return PAGES[rng.below(len(PAGES))]


def some_question(match: Match, viewer: int, rng: Rng) -> tuple[str, dict[str, Any]]:
    """Why not this, what if that, everything anew, a move by who has not seen all, a move that is not open."""
    moves, last = match.position.pack.moves, match.mail.count(viewer)
    some_move = moves[rng.below(len(moves))].text
    mine = match.moves(viewer) if viewer >= 0 else []
    questions: list[tuple[str, dict[str, Any]]] = [
        ("why", {"what": some_move}),
        ("preview", {"move": mine[rng.below(len(mine))] if mine else some_move}),
        ("resync", {}),
        ("move", {"expect": abs(last - 1), "move": some_move}),
    ]
    if some_move not in mine:
        questions.append(("move", {"expect": last, "move": some_move}))
    return questions[rng.below(len(questions))]
