"""Which Withering Looks act when a move is made: those without which something else would be open, shown or next."""

from __future__ import annotations

from typing import Final, cast

from ludoteka.core import CHANCE, Move, Position
from ludoteka.games.kragmortha.effects import HURRY, MASKS, MIRROR, NEAR_SIGHT
from ludoteka.games.kragmortha.position import Kragmortha

SEEN: Final = MIRROR | MASKS | NEAR_SIGHT | HURRY
"""What changes the picture of its holder."""


def acting_looks(position: Position, move: Move, seat: int) -> list[str]:
    """Of the Looks that bind the player on turn and the next one, those that make a difference to this step."""
    p = cast(Kragmortha, position)
    found = []
    for holder in dict.fromkeys((int(p.turn), (int(p.turn) + 1) % int(p.seats))):
        bound = p.bound[holder]
        if bound:
            found += [
                text
                for look, text in enumerate(p.box.looks)
                if bound & p.box.look_effects[look]
                and p.looks[holder] >> look & 1
                and _differs(p, int(p.box.look_effects[look]), holder, move, seat)
            ]
    return found


def _differs(p: Kragmortha, effect: int, holder: int, move: Move, seat: int) -> bool:
    """Compare with a table at which this Look does not bind its holder."""
    free = p.copy()
    free.bound = [bound & ~effect if each == holder else bound for each, bound in enumerate(p.bound)]
    if seat == holder:
        if [each.text for each in free.moves_of(seat)] != [each.text for each in p.moves_of(seat)]:
            return True
        if effect & SEEN and free.view(holder) != p.view(holder):
            return True
    if seat != CHANCE and move not in free.open_to(seat):
        return True
    bound = p.copy()
    free.apply(move, seat)
    bound.apply(move, seat)
    return free.now != bound.now or free.seen != bound.seen
