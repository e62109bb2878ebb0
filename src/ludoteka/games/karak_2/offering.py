"""What is open now: one place that knows which rule answers in which phase (rules.md 3.2 to 3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.move import Move
from ludoteka.games.karak_2 import battle, city, explore, items, losses, rewards, robbery, setup, turn
from ludoteka.games.karak_2.phases import (
    AGAIN,
    BUILDING,
    DICE,
    DRAFT,
    FIRE,
    HAWK_PLACE,
    KEEP_ARMIES,
    LEAVING,
    LOOT,
    MAIN,
    PICK_TILE,
    PLUNDER,
    RECRUITING,
    SKULLS,
    SOULS,
    STRIKE_AT,
    SURPLUS,
    TAKING,
    TURN_TILE,
    VICTIM,
    WAGON,
)

if TYPE_CHECKING:
    from ludoteka.games.karak_2.position import Karak2


def choices(p: Karak2) -> list[Move]:
    """The answers to what is decided now; a single one is taken without asking."""
    now = p.now
    if now == MAIN:
        return turn.options(p)
    if now == DICE:
        return battle.dice(p)
    if now == TURN_TILE:
        return explore.rotations(p)
    if now == VICTIM:
        return losses.victims(p)
    if now == WAGON:
        return list[Move](p.box.load)
    if now == FIRE:
        return battle.fires(p)
    if now == AGAIN:
        return [p.box.keep, p.box.reroll]
    if now == RECRUITING:
        return city.recruits(p)
    if now == BUILDING:
        return city.buildings(p)
    if now == LOOT:
        return rewards.leavings(p)
    return rarer_choices(p)


def rarer_choices(p: Karak2) -> list[Move]:
    """The same for what is decided less often."""
    now = p.now
    if now == PICK_TILE:
        return explore.picks(p)
    if now == HAWK_PLACE:
        return explore.nests(p)
    if now == KEEP_ARMIES:
        return explore.put_backs(p)
    if now == STRIKE_AT:
        return battle.weakest(p)
    if now == SKULLS:
        return losses.spares(p)
    if now == SOULS:
        return losses.feeds(p)
    if now == SURPLUS:
        return rewards.surplus_returns(p)
    if now == PLUNDER:
        return rewards.plunders(p)
    if now == TAKING:
        return items.takings(p)
    if now == LEAVING:
        return items.leavings(p)
    if now == DRAFT:
        return setup.choices(p)
    raise ValueError(f"nothing is decided in phase {now}")


def is_single(p: Karak2, found: list[Move]) -> bool:
    """Whether there is but one answer, so that nobody is asked (rules.md 3.1, 3.4)."""
    return len(found) == 1 and not rewards.is_asked_alone(p)


def with_spell(p: Karak2, found: list[Move]) -> list[Move]:
    """In a battle a pickpocket spell may be cast at every decision (R-29)."""
    if p.stage and p.now != STRIKE_AT:
        robbery.add(p, p.turn, found)
    return found
