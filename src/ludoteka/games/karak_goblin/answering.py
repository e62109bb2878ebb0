"""Carrying out what a seat has decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.games.karak_goblin import deck, fight, merchant, potions, reward, setup, turn
from ludoteka.games.karak_goblin.moves import (
    Free,
    OfCard,
    OfCurse,
    OfEffect,
    OfHero,
    OfItem,
    OfMonster,
    OfPotion,
    Play,
    PlayFree,
)
from ludoteka.games.karak_goblin.phases import DISCARD, FIGHT, MERCHANT, OVERFLOW, STACK, TURN, UNDER

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin


def apply(p: KarakGoblin, move: Move) -> None:
    """Carry out a move that is open to the player on turn."""
    phase = p.phase
    if phase == FIGHT:
        in_fight(p, move)
    elif phase == TURN:
        of_turn(p, move)
    elif phase == MERCHANT:
        at_merchant(p, move)
    elif isinstance(move, OfItem):
        merchant.pay(p, move.item)
    elif isinstance(move, OfCard):
        with_card(p, phase, p.box.own[move.card])
    elif isinstance(move, OfHero):
        setup.take_hero(p, move.hero)
    else:
        without_card(p, move)


def in_fight(p: KarakGoblin, move: Move) -> None:
    """Cards, potions and abilities in a fight (D3)."""
    box = p.box
    if isinstance(move, Play):
        fight.play(p, box.own[move.card])
    elif move is box.stop:
        fight.stop(p)
    elif isinstance(move, PlayFree):
        fight.play(p, box.own[move.card], move.effect)
    elif isinstance(move, Free):
        fight.free(p, box.own[move.card], move.effect)
    elif isinstance(move, OfEffect):
        potions.strengthen(p, move.effect)
    elif isinstance(move, OfCurse):
        potions.lift(p, move.curse)
    else:
        potions.drink(p)


def of_turn(p: KarakGoblin, move: Move) -> None:
    """What is done with the turn (D1)."""
    if isinstance(move, OfMonster):
        fight.begin(p, move.monster)
    elif move is p.box.merchant:
        merchant.visit(p)
    elif move is p.box.restore:
        turn.heal(p)
    else:
        potions.drink(p)


def at_merchant(p: KarakGoblin, move: Move) -> None:
    """Choosing what to buy, drinking, leaving (D6)."""
    if isinstance(move, OfItem):
        merchant.want(p, move.item)
    elif isinstance(move, OfPotion):
        merchant.want(p, i64(len(p.box.items)) + move.potion)
    elif move is p.box.leave:
        merchant.leave(p)
    else:
        potions.drink(p)


def with_card(p: KarakGoblin, phase: i64, card: i64) -> None:
    """Discarding, stacking, putting under the deck (D2, D4, D5, D8)."""
    if phase == DISCARD or phase == OVERFLOW:
        fight.discard(p, card)
    elif phase == STACK:
        deck.stack_next(p, card)
    elif phase == UNDER:
        deck.sink(p, card)


def without_card(p: KarakGoblin, move: Move) -> None:
    """Keeping and pawning, the potion after the fight, a starting card next, potions before the fight."""
    box = p.box
    if move is box.keep or move is box.pawn:
        reward.settle(p, move is box.keep)
    elif move is box.skip:
        potions.skip(p)
    elif move is box.drink:
        potions.drink(p)
    elif move is box.stack_start:
        deck.stack_next(p, deck.ANY_START)
    elif move is box.hero_random:
        setup.draw_hero(p)
    else:
        potions.lift(p, cast(OfCurse, move).curse)
