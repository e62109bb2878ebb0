"""What a Book needs before it can be used, as far as everybody can see (rules.md 7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.native import i64
from ludoteka.games.kragmortha import looks
from ludoteka.games.kragmortha.effects import BOOK_ATLAS, BOOK_LEDGER, BOOK_PAGES, BOOK_PARDON, BOOK_SUMMONS
from ludoteka.games.kragmortha.squares import is_empty

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha


def hold(p: Kragmortha, effect: i64) -> bool:
    """Whether what a Book of the active player needs is there."""
    seat = p.turn
    if effect == BOOK_PARDON:
        return p.look_count[seat] > 0
    if effect == BOOK_LEDGER:
        return len(looks.gifts(p, seat)) > 0
    if effect == BOOK_ATLAS:
        return len(free_teleports(p)) > 0
    if effect == BOOK_SUMMONS:
        return len(summons_squares(p)) > 0
    return effect != BOOK_PAGES or p.held[seat] > 0


def free_teleports(p: Kragmortha) -> list[i64]:
    """The empty teleport squares."""
    return [square for square in p.layout.teleports if is_empty(p, square)]


def summons_squares(p: Kragmortha) -> list[i64]:
    """Rigor's neighbouring squares, but not that of the player's own goblin (B09)."""
    return [square for square in p.layout.around(p.rigor) if p.at[square] != p.turn]
