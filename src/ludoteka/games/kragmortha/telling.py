"""Who is told what of an event: the Looks that shorten the picture shorten the letters of their holder, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Secret
from ludoteka.core.native import i64
from ludoteka.core.seats import SPECTATOR
from ludoteka.games.kragmortha.effects import MASKS, NEAR_SIGHT
from ludoteka.kit.knowledge import ALL, knows

if TYPE_CHECKING:
    from ludoteka.games.kragmortha.position import Kragmortha

SIGHT: Final = 3
"""So many squares far a goblin under W-10 sees."""


def viewers(p: Kragmortha, knowers: i64) -> list[int]:
    """The seats in a set, and the spectator where all may know."""
    found = [seat for seat in range(int(p.seats)) if knows(knowers, seat)]
    return [SPECTATOR, *found] if knowers < 0 else found


def unmasked(p: Kragmortha, goblin: i64) -> i64:
    """Those who know one goblin from another, and its owner (W-12)."""
    found: i64 = ALL
    for seat in range(p.seats):
        if p.bound[seat] & MASKS and seat != goblin:
            found &= ~(i64(1) << seat)
    return found


def who(p: Kragmortha, goblin: i64) -> object:
    """A goblin or its owner, nameless for those to whom all others look alike (W-12)."""
    knowers = unmasked(p, goblin)
    return int(goblin) if knowers == ALL else Secret(int(goblin), viewers(p, knowers))


def what(p: Kragmortha, seat: i64, text: str) -> object:
    """A Look or a Book of a player, hidden from those who do not see the others' cards (W-12)."""
    knowers = unmasked(p, seat)
    return text if knowers == ALL else Secret(text, viewers(p, knowers))


def where(p: Kragmortha, pawn: i64, square: i64) -> object:
    """A square to which a pawn came, unseen by those who see only what is near (W-10); pawn -1 is Rigor."""
    knowers: i64 = ALL
    for seat in range(p.seats):
        if not sees(p, seat, pawn, square):
            knowers &= ~(i64(1) << seat)
    name = p.box.board.names[square]
    return name if knowers == ALL else Secret(name, viewers(p, knowers))


def sees(p: Kragmortha, seat: i64, pawn: i64, square: i64) -> bool:
    """Whether a viewer sees a pawn on a square: within three squares of his goblin under W-10, else always."""
    if seat < 0 or seat == pawn or not p.bound[seat] & NEAR_SIGHT or p.goblin[seat] < 0:
        return True
    if pawn < 0 and p.rigor_shown and seat == p.turn:
        return True
    return p.box.board.distance(p.goblin[seat], square) <= SIGHT


def name_for(p: Kragmortha, viewer: i64, goblin: i64) -> int | None:
    """A goblin as one viewer may name it (W-12)."""
    return int(goblin) if knows(unmasked(p, goblin), viewer) else None


def text_for(p: Kragmortha, viewer: i64, seat: i64, text: str) -> str | None:
    """A Look or a Book of a player as one viewer may see it (W-12)."""
    return text if knows(unmasked(p, seat), viewer) else None
