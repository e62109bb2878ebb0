"""The pickpocket spell: any time in one's own turn, in the middle of a battle too (rules.md 2.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_2 import rewards
from ludoteka.games.karak_2.box import POCKET
from ludoteka.games.karak_2.phases import LOOT
from ludoteka.kit.bits import bit

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def can_cast(p: Karak2, seat: i64) -> bool:
    """Whether a spell may be cast: in a battle only one held since before it (R-29)."""
    held = p.items[seat] >> 4 * POCKET & 15
    if p.stage:
        held = min(held, p.pockets)
    return held > 0


def owned(p: Karak2, seat: i64) -> i64:
    """How many resources a hero has in all."""
    return p.stock[3 * seat] + p.stock[3 * seat + 1] + p.stock[3 * seat + 2]


def add(p: Karak2, seat: i64, found: list[Move]) -> None:
    """From each other hero two resources, or the only one it has (K2-SPELL-PICKPOCKET-2, K2-SPELL-PICKPOCKET-3)."""
    if not can_cast(p, seat):
        return
    for victim in range(p.seats):
        if victim == seat:
            continue
        loot = min(p.box.loot, owned(p, victim))
        if loot == 0:
            continue
        food = p.stock[3 * victim]
        wood = p.stock[3 * victim + 1]
        stone = p.stock[3 * victim + 2]
        for act in p.box.steals[victim]:
            mix = act.b
            if (
                (mix & 15) + (mix >> 4 & 15) + (mix >> 8) == loot
                and mix & 15 <= food
                and mix >> 4 & 15 <= wood
                and mix >> 8 <= stone
            ):
                found.append(act)


def has_victim(p: Karak2, seat: i64) -> bool:
    """Whether anybody else owns a resource."""
    for victim in range(p.seats):
        if victim != seat and owned(p, victim):
            return True
    return False


def steal(p: Karak2, victim: i64, mix: i64) -> None:
    """Resources change hands, the spell leaves the game, and what was being decided goes on (K2-SPELL-1, K2-TURN-9)."""
    seat = p.turn
    p.items[seat] -= bit(4 * POCKET)
    p.gone += 1 << 8
    for kind in range(i64(3)):
        count = mix >> 4 * kind & 15
        p.stock[3 * victim + kind] -= count
        p.stock[3 * seat + kind] += count
    if p.outbox is not None:
        p.tell(
            Event(
                "robbed",
                "K2-SPELL-PICKPOCKET-2",
                {
                    "seat": int(seat),
                    "victim": int(victim),
                    "food": int(mix & 15),
                    "wood": int(mix >> 4 & 15),
                    "stone": int(mix >> 8),
                },
            )
        )
    if p.stage:
        p.pockets -= 1
    if p.now == LOOT:
        rewards.proceed(p)
    else:
        p.ask(p.now)
