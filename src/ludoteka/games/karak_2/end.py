"""How the game ends and who has won (rules.md 2.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import NOBODY
from ludoteka.games.karak_2.box import LARGE, SMALL
from ludoteka.games.karak_2.phases import OVER
from ludoteka.games.karak_2.state import NO_MOVES, replaced

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def conquered(p: Karak2) -> None:
    """The General is beaten: the archstone is gained and nothing else follows (K2-END-1, K2-END-2, K2-GENERAL-4)."""
    p.conqueror = p.turn
    p.stones = replaced(p.stones, p.turn, p.stones[p.turn] + (1 << 16))
    _over(p, "general")


def by_rounds(p: Karak2) -> None:
    """The agreed number of rounds is over; nobody gains the archstone (R-50)."""
    _over(p, "rounds")


def _over(p: Karak2, reason: str) -> None:
    p.now = OVER
    p.to_act = NOBODY
    p.offer = NO_MOVES
    if p.outbox is not None:
        p.tell(
            Event(
                "over",
                "K2-END-1",
                {
                    "seat": int(p.conqueror) if p.conqueror >= 0 else None,
                    "reason": reason,
                    "winners": [int(seat) for seat in winners(p)],
                    "points": [points(p, seat) / 2 for seat in range(p.seats)],
                },
            )
        )


def points(p: Karak2, seat: i64) -> int:
    """Soul stones of a seat, doubled: small 2, large 4, the archstone 9 (K2-STONE-1)."""
    stones = p.stones[seat]
    return int(
        (stones & 255) * p.box.amounts[SMALL]
        + (stones >> 8 & 255) * p.box.amounts[LARGE]
        + (stones >> 16) * p.box.archstone
    )


def winners(p: Karak2) -> list[i64]:
    """Most points, then most large stones, else they win together (K2-END-3 to K2-END-6)."""
    most = max([points(p, seat) for seat in range(p.seats)])
    best: list[i64] = [seat for seat in range(p.seats) if points(p, seat) == most]
    large = max([p.stones[seat] >> 8 & 255 for seat in best])
    return [seat for seat in best if p.stones[seat] >> 8 & 255 == large]


def standing(p: Karak2) -> list[float]:
    """One for the winner; those who win together share it."""
    won = winners(p)
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(p.seats)]
