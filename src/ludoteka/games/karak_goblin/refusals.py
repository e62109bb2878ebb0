"""Why a move is not open: the first rule that forbids it (rules.md 2); moves with action cards are in refused_cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.errors import Refusal
from ludoteka.core.move import Move
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.karak_goblin import merchant, prompts, refused_cards
from ludoteka.games.karak_goblin.effects import COUNTER, HEALTH, LEVELS, STRENGTH
from ludoteka.games.karak_goblin.moves import OfCurse, OfEffect, OfHero, OfItem, OfMonster, OfPotion
from ludoteka.games.karak_goblin.phases import (
    AFTER,
    DISCARD,
    FIGHT,
    MERCHANT,
    OVER,
    PAY,
    PICK,
    TURN,
)

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin

DRAWN: Final = ("draw", "monster", "gatekeeper", "lord", "first")
"""The kinds of moves that chance alone makes."""


def refuse(p: KarakGoblin, move: Move, seat: i64) -> Refusal:
    """First whether anything, then whether this seat, is asked at all; then what the move itself needs."""
    if p.phase == OVER:
        return Refusal("KG-END-1", "game-over")
    if move.kind in DRAWN:
        return Refusal(move.clause, "not-now" if seat == CHANCE else "chance-decides")
    if seat == CHANCE:
        return Refusal(prompts.clause(p), "not-asked")
    if p.to_act == CHANCE:
        return Refusal(prompts.clause(p), "chance-decides")
    if seat != p.to_act:
        return Refusal("KG-SETUP-11", "not-asked") if p.phase == PICK else Refusal("KG-TURN-1", "not-your-turn")
    if isinstance(move, OfMonster):
        return _opponent(p, move.monster)
    if isinstance(move, OfHero):
        if p.phase == PICK:
            return Refusal("KG-SETUP-11", "hero-taken", {"hero": move.text.removeprefix("hero ")})
        return Refusal("KG-SETUP-11", "not-now")
    if isinstance(move, (OfItem, OfPotion)) or move is p.box.leave:
        return _at_merchant(p, move)
    if isinstance(move, (OfCurse, OfEffect)) or move is p.box.drink:
        return _potion(p, move)
    if move is p.box.merchant or move is p.box.restore:
        return _of_turn(p, move)
    return refused_cards.refuse(p, move)


def _of_turn(p: KarakGoblin, move: Move) -> Refusal:
    """Why the turn cannot be spent at the merchant's or with healing now."""
    if p.phase != TURN:
        return Refusal("KG-TURN-2" if move is p.box.merchant else "KG-HEAL-1", "not-now")
    if move is p.box.merchant:
        return Refusal("KG-TURN-3", "must-heal")
    return Refusal("KG-HEAL-3", "heal-only-at-zero")


# ---- opponents


def _opponent(p: KarakGoblin, monster: i64) -> Refusal:
    """Why this monster cannot be fought."""
    box = p.box
    if p.phase != TURN:
        if p.target >= 0:
            return Refusal("KG-FIGHT-6", "not-now")
        return Refusal(prompts.clause(p) if p.phase == PICK else "KG-TURN-2", "not-now")
    if p.hp[p.turn] == 0:
        return Refusal("KG-TURN-3", "must-heal")
    name = box.monster_ids[monster]
    level, keys = box.levels[monster], p.keys[p.turn]
    if level == LEVELS:
        if monster != p.lord:
            return Refusal("KG-SETUP-7", "not-in-game", {"monster": name})
        return Refusal("KG-FIGHT-5", "three-keys")
    if monster >= box.first_gate:
        return _gatekeeper(p, monster)
    if p.tops[level] == monster:
        return Refusal("KG-FIGHT-4", "deck-top", {"monster": name})
    if monster not in p.rows:
        return Refusal("KG-FIGHT-2", "not-on-table", {"monster": name})
    return Refusal("KG-KEY-2", "level-closed", {"level": int(max(level, keys))})


def _gatekeeper(p: KarakGoblin, monster: i64) -> Refusal:
    """Why this gatekeeper cannot be fought."""
    box = p.box
    level, keys = box.levels[monster], p.keys[p.turn]
    last = box.gate_starts[level + 1] - 1 if level + 1 < LEVELS else box.first_lord - 1
    if p.house.four_gates and monster == last:
        return Refusal("KG-SETUP-3", "not-in-game", {"monster": box.monster_ids[monster]})
    if level < keys:
        return Refusal("KG-KEY-3", "has-key", {"level": int(level) + 1})
    if level > keys:
        return Refusal("KG-KEY-2", "level-closed", {"level": int(level)})
    return Refusal("KG-FIGHT-3", "gatekeeper-below", {"monster": box.monster_ids[monster]})


# ---- the merchant


def _at_merchant(p: KarakGoblin, move: Move) -> Refusal:
    """Why something cannot be bought or paid, or why the merchant cannot be left."""
    if isinstance(move, OfItem) and move.kind == "pay":
        return _payment(p, move.item)
    if p.phase == PAY:
        return Refusal("KG-SHOP-3", "pay-first")
    if p.phase != MERCHANT:
        return Refusal("KG-SHOP-11" if move is p.box.leave else "KG-SHOP-1", "not-now")
    if isinstance(move, OfPotion):
        args: dict[str, object] = dict(move.args)
        if p.potions[p.turn] >> move.potion & 1:
            return Refusal("KG-SHOP-7", "potion-owned", args)
        if merchant.supply(p, move.potion) <= 0:
            return Refusal("KG-SETUP-9", "potion-sold-out", args)
    elif isinstance(move, OfItem):
        why = _item(p, move.item)
        if why is not None:
            return why
    return Refusal("KG-SHOP-4", "nothing-to-pay")


def _item(p: KarakGoblin, item: i64) -> Refusal | None:
    """Why a card cannot be bought from the pawnshop; None if only the payment is wanting."""
    box = p.box
    everybody: i64 = 0
    for seat in range(p.seats):
        if item < box.actions:
            everybody |= p.shop_cards[seat]
        else:
            everybody |= p.shop_gear[seat]
    number = box.own[item] if item < box.actions else item - box.actions
    if box.is_start(item) or not everybody >> number & 1:
        return Refusal("KG-SHOP-2", "not-in-pawnshop", {"card": box.items[item]})
    if p.bought:
        return Refusal("KG-SHOP-8", "pawnshop-once")
    on_sale = merchant.cards_on_sale(p) if item < box.actions else merchant.gear_on_sale(p)
    if not on_sale >> number & 1:
        return Refusal("KG-SHOP-2", "own-pawned")
    return None


def _payment(p: KarakGoblin, item: i64) -> Refusal:
    """Why this is not accepted as payment."""
    if p.phase == MERCHANT:
        return Refusal("KG-SHOP-3", "choose-purchase-first")
    if p.phase != PAY:
        return Refusal("KG-SHOP-1", "not-now")
    if p.box.is_start(item):
        return Refusal("KG-SHOP-5", "pay-starting-card")
    if item == p.wanted:
        return Refusal("KG-SHOP-3", "pay-with-itself")
    return Refusal("KG-SHOP-4", "pay-only-owned")


# ---- potions


def _potion(p: KarakGoblin, move: Move) -> Refusal:
    """Why a potion cannot be drunk, or not for this."""
    if isinstance(move, OfCurse):
        return _counter(p, move)
    if isinstance(move, OfEffect):
        return _strength(p, move)
    if p.hp[p.turn] == 0:
        return Refusal("KG-POTION-12", "no-hp")
    if not p.potions[p.turn] & HEALTH:
        return Refusal("KG-POTION-9", "no-potion", {"potion": "health"})
    if p.phase in (TURN, MERCHANT) and not p.house.drink_any_time:
        return Refusal("KG-POTION-10", "potion-only-in-fight")
    if p.phase not in (TURN, MERCHANT, DISCARD, FIGHT, AFTER):
        return Refusal("KG-POTION-10", "not-now")
    if p.phase == DISCARD and p.discarding:
        return Refusal("KG-HAND-4", "discard-first")
    return Refusal("KG-POTION-9", "hp-full")


def _counter(p: KarakGoblin, move: OfCurse) -> Refusal:
    """Why this curse cannot be lifted."""
    if p.phase != FIGHT and p.phase != DISCARD:
        return Refusal("KG-POTION-3", "not-now")
    if not p.potions[p.turn] & COUNTER:
        return Refusal("KG-POTION-3", "no-potion", {"potion": "counter"})
    if p.phase == DISCARD and p.discarding:
        return Refusal("KG-HAND-4", "discard-first")
    return Refusal("KG-POTION-4", "curse-not-there", dict(move.args))


def _strength(p: KarakGoblin, move: OfEffect) -> Refusal:
    """Why the card just played cannot be strengthened so."""
    if p.phase != FIGHT:
        return Refusal("KG-HAND-4", "discard-first") if p.phase == DISCARD else Refusal("KG-POTION-6", "not-now")
    if not p.potions[p.turn] & STRENGTH:
        return Refusal("KG-POTION-6", "no-potion", {"potion": "strength"})
    if p.doubled >= 0:
        return Refusal("KG-POTION-7", "strength-out")
    if not p.chain:
        return Refusal("KG-POTION-8", "no-card-played")
    return Refusal(
        "KG-POTION-6", "effect-not-printed", {"card": p.card_text(p.chain[-1]), "effect": move.args["effect"]}
    )
