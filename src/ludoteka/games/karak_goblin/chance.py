"""What chance draws: cards, monsters, heroes, who begins; every draw is one move of the CHANCE seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import deck, reward, setup
from ludoteka.games.karak_goblin.moves import OfCard, OfHero, OfMonster, OfSeat
from ludoteka.games.karak_goblin.phases import DRAW, FIRST, GATE, HERO, LORD, MONSTER

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin

LABELS: Final = {DRAW: "draw", MONSTER: "monster", GATE: "gatekeeper", LORD: "lord", HERO: "hero", FIRST: "first"}


def label(p: KarakGoblin) -> str:
    """What is drawn, for the record."""
    return LABELS[int(p.phase)]


def lots(p: KarakGoblin) -> i64:
    """How many equally likely lots there are."""
    phase = p.phase
    if phase == DRAW:
        return deck.lots(p)
    if phase == MONSTER or phase == GATE:
        return reward.lots(p)
    if phase == LORD:
        return p.box.lords
    if phase == HERO:
        return len(setup.untaken(p))
    return p.seats if phase == FIRST else 0


def lot(p: KarakGoblin, i: i64) -> Move:
    """What lot i stands for."""
    phase = p.phase
    if phase == DRAW:
        return p.box.drawing[p.hero[p.turn] * p.box.width + deck.lot(p, i)]
    if phase == MONSTER or phase == GATE:
        return p.box.turn_up[reward.lot(p, i)]
    if phase == LORD:
        return p.box.turn_up[p.box.first_lord + i]
    if phase == HERO:
        return p.box.hero[setup.untaken(p)[i]]
    return p.box.begin[i]


def apply(p: KarakGoblin, move: Move) -> None:
    """Carry out what chance has drawn."""
    phase = p.phase
    if phase == DRAW:
        deck.drawn(p, p.box.own[cast(OfCard, move).card])
    elif phase == MONSTER or phase == GATE:
        reward.turned_up(p, cast(OfMonster, move).monster)
    elif phase == LORD:
        setup.lay_lord(p, cast(OfMonster, move).monster)
    elif phase == HERO:
        setup.take_hero(p, cast(OfHero, move).hero)
    else:
        setup.begin_with(p, cast(OfSeat, move).seat)
