"""Victory, the result, and the count of all pieces (rules.md 2 victory, 3.10, 3.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Event
from ludoteka.core.native import i64
from ludoteka.core.seats import NOBODY
from ludoteka.games.toerkk import sides
from ludoteka.games.toerkk.characters import CLASSES, class_of, names_in, owner_of
from ludoteka.games.toerkk.phases import OVER

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

BY_LIFE: Final = 1
BY_DIGGING: Final = 2
BY_LIMIT: Final = 4
REASONS: Final = ("", "life", "dig", "both", "limit")


def check(p: Toerkk, resolver: i64) -> bool:
    """Whether the game is over now; looked at after every change, each route where the match has it.

    TK-WIN-1, TK-WIN-2, TK-WIN-3, TK-WIN-4, TK-MODE-1, TK-MODE-2. `resolver` is the side whose
    card, ability or phase was being carried out.
    """
    won: i64 = 0
    reason: i64 = 0
    for side in range(p.house.sides):
        if p.house.by_life and p.life[side] <= 0:
            won |= i64(1) << victor_over(p, side)
            reason |= BY_LIFE
        if p.house.by_digging and p.depth[side] >= p.house.levels:
            won |= i64(1) << side
            reason |= BY_DIGGING
    if not won:
        return False
    if won & (won - 1) and p.house.resolver_wins and won >> resolver & 1:
        won = i64(1) << resolver
    finish(p, won, reason)
    return True


def victor_over(p: Toerkk, side: i64) -> i64:
    """Who wins by a hero's fall: the other side; in a free-for-all whoever took the last life, else the other duellist.

    TK-WIN-1, TK-FFA-10.
    """
    if not p.house.free_for_all:
        return 1 - side
    by = (p.blame >> 3 * side & 7) - 1
    if by < 0 or by == side:
        return p.rival if side == p.turn_side else p.turn_side
    return by


def finish(p: Toerkk, won: i64, reason: i64) -> None:
    """The game ends for all at once, and everything is laid open."""
    p.winners = won
    p.reason = reason
    p.phase = OVER
    p.to_act = NOBODY
    p.due = p.then = 0
    if p.outbox is not None:
        box = p.box
        winners = [seat for side in range(p.house.sides) if won >> side & 1 for seat in sides.members(p, side)]
        hands = [[box.cards[card] for card in box.kinds.cards(hand)] for hand in p.hand]
        p.tell(
            Event(
                "over",
                "TK-WIN-3",
                {
                    "reason": REASONS[reason],
                    "winners": sorted(winners),
                    "hands": hands,
                    "recruits": [names_in(pile) for pile in p.recruits],
                },
                learned_by=range(int(p.seats)),
            )
        )


def at_limit(p: Toerkk) -> None:
    """After so many turns nobody has won: all share (TK-TURN-2, R-43)."""
    finish(p, (i64(1) << p.house.sides) - 1, BY_LIMIT)


def standing(p: Toerkk) -> list[float]:
    """One for each seat of the winning side; sides that share the victory share it evenly (TK-WIN-5)."""
    count = len([side for side in range(p.house.sides) if p.winners >> side & 1])
    return [1.0 / count if p.winners >> sides.side_of(p, seat) & 1 else 0.0 for seat in range(p.seats)]


def census(p: Toerkk) -> list[str]:
    """Every card, character, token, hero and location, once for each place it is found in."""
    box = p.box
    found: list[str] = []
    for seat in range(p.seats):
        name = f"P{int(seat) + 1}"
        for bundle in (p.deck[seat], p.hand[seat], p.discard[seat], p.aside[seat]):
            found.extend([f"{name} {box.cards[card]}" for card in box.kinds.cards(bundle)])
        for pile in (p.camp[seat], p.recruits[seat], p.graveyard[seat]):
            found.extend([f"{name} {each}" for each in names_in(pile)])
    if p.resolving >= 0:
        found.append(f"P{int(p.actor) + 1} {box.cards[p.resolving]}")
    found.extend([f"P{int(owner_of(each)) + 1} {CLASSES[class_of(each)]}" for each in p.field])
    found.extend(["token"] * int(p.supply + sum(p.tokens)))
    for hero, name in enumerate(box.heroes):
        found.extend([name] * max(1, p.hero.count(hero)))
    for site, name in enumerate(box.locations):
        places = (p.site_pile >> site & 1) + (p.site_used >> site & 1) + (1 if p.site == site else 0)
        found.extend([name] * int(places))
    return sorted(found)
