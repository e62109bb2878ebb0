"""How the game begins (rules.md 2 setup)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.toerkk import drawing, sides
from ludoteka.games.toerkk.characters import PER_SEAT, alone
from ludoteka.games.toerkk.phases import ASK_MULLIGAN, HERO, STARTER
from ludoteka.games.toerkk.state import replaced

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def hero_dealt(p: Toerkk, hero: i64) -> None:
    """Each seat receives one hero at random, no two the same (TK-SETUP-3)."""
    seat: i64 = 0
    while p.hero[seat] >= 0:
        seat += 1
    p.hero = replaced(p.hero, seat, hero)
    if p.outbox is not None:
        p.tell(Event("hero-dealt", "TK-SETUP-3", {"seat": int(seat), "hero": p.box.heroes[hero]}))
    p.ask(HERO if seat + 1 < p.seats else STARTER, CHANCE)


def heroes_left(p: Toerkk) -> list[i64]:
    """The heroes that nobody has."""
    return [hero for hero in range(i64(len(p.box.heroes))) if hero not in p.hero]


def starter_drawn(p: Toerkk, side: i64) -> None:
    """The starting player is drawn at random (TK-SETUP-6); then all draw their opening hands."""
    p.starter = side
    p.turn_side = side
    if p.outbox is not None:
        p.tell(Event("first-player", "TK-SETUP-6", {"side": int(side)}))
    last = (side + p.house.sides - 1) % p.house.sides
    if p.house.late_tokens:
        _give_late_tokens(p, last)
    for seat in range(p.seats):
        drawing.owe(p, seat, opening_cards(p, seat), 1)
    drawing.draw_due(p, ASK_MULLIGAN)


def opening_cards(p: Toerkk, seat: i64) -> i64:
    """Three action cards for the starting side, four for the other; three for all in a free-for-all.

    TK-SETUP-7, TK-SETUP-8, TK-TEAM-15, TK-FFA-2.
    """
    begins = sides.side_of(p, seat) == p.starter
    if p.house.additive:
        return 5 if begins else 7
    return 3 if begins or p.house.free_for_all else 4


def _give_late_tokens(p: Toerkk, side: i64) -> None:
    """The last side to move gets some tokens out of the supply where that was agreed (R-51)."""
    count = min(p.house.late_tokens, p.supply)
    p.supply -= count
    p.tokens = replaced(p.tokens, side, p.tokens[side] + count)
    if p.outbox is not None:
        p.tell(Event("tokens", "TK-SETUP-11", {"seat": int(side), "count": int(count)}))


def first_warriors(p: Toerkk) -> None:
    """Each seat begins with one warrior on its battlefield (TK-SETUP-4, TK-TEAM-16)."""
    for seat in range(p.seats):
        p.field.append(seat * PER_SEAT)
        p.present |= alone(seat * PER_SEAT)
        p.camp = replaced(p.camp, seat, p.camp[seat] - 1)
