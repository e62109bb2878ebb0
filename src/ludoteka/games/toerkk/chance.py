"""What chance draws: heroes, who begins, cards, locations, dice; every draw is one move of the CHANCE seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.toerkk import drawing, location, setup, turn
from ludoteka.games.toerkk.bundles import size_of
from ludoteka.games.toerkk.characters import lot_of
from ludoteka.games.toerkk.characters import size_of as count_characters
from ludoteka.games.toerkk.moves import Numbered, OfCard, OfClass, OfSeat
from ludoteka.games.toerkk.phases import CARD, DIE, HERO, RECRUIT, REVEAL, RIVAL, STARTER

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

LABELS: Final = {
    HERO: "hero",
    STARTER: "first",
    CARD: "action",
    RECRUIT: "character",
    RIVAL: "rival",
    REVEAL: "location",
    DIE: "die",
}


def label(p: Toerkk) -> str:
    """What is drawn or rolled, for the record."""
    return LABELS[int(p.phase)]


def lots(p: Toerkk) -> i64:
    """How many equally likely lots there are."""
    phase = p.phase
    if phase == CARD:
        return size_of(p.deck[p.actor])
    if phase == RECRUIT:
        return count_characters(p.camp[p.actor])
    if phase == DIE or phase == RIVAL:
        return 6
    if phase == REVEAL:
        return bin(p.site_pile).count("1")
    if phase == STARTER:
        return p.house.sides
    if phase == HERO:
        return len(setup.heroes_left(p))
    return 0


def lot(p: Toerkk, i: i64) -> Move:
    """What lot i stands for."""
    phase = p.phase
    if phase == CARD:
        return p.box.draw[p.box.kinds.lot(p.deck[p.actor], i)]
    if phase == RECRUIT:
        return p.box.recruit[lot_of(p.camp[p.actor], i)]
    if phase == DIE or phase == RIVAL:
        return p.box.roll[i]
    if phase == REVEAL:
        return p.box.reveal[_site(p, i)]
    if phase == STARTER:
        return p.box.first[i]
    return p.box.deal[setup.heroes_left(p)[i]]


def _site(p: Toerkk, i: i64) -> i64:
    """The i-th location of the pile."""
    left = p.site_pile
    while i > 0:
        left &= left - 1
        i -= 1
    site: i64 = 0
    while not left >> site & 1:
        site += 1
    return site


def apply(p: Toerkk, move: Move) -> None:
    """Carry out what chance has drawn."""
    phase = p.phase
    if phase == CARD:
        drawing.card_drawn(p, cast(OfCard, move).card)
    elif phase == RECRUIT:
        drawing.character_drawn(p, cast(OfClass, move).of)
    elif phase == DIE:
        location.rolled(p, cast(Numbered, move).index)
    elif phase == RIVAL:
        turn.rival_rolled(p, cast(Numbered, move).index)
    elif phase == REVEAL:
        location.revealed(p, cast(Numbered, move).index)
    elif phase == STARTER:
        setup.starter_drawn(p, cast(OfSeat, move).seat)
    elif phase == HERO:
        setup.hero_dealt(p, cast(Numbered, move).index)
