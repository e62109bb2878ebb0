"""Why a character cannot attack or block as a plan says (rules.md 2 combat, 3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.errors import Refusal
from ludoteka.core.native import i64
from ludoteka.games.toerkk import combat, sides
from ludoteka.games.toerkk.characters import EVERYBODY, HERO, LEADERS, MERE_MINERS, owner_of, text_of
from ludoteka.games.toerkk.moves import Attack, Block
from ludoteka.games.toerkk.phases import ATTACK, BLOCK
from ludoteka.games.toerkk.strikes import attacker_of, is_open

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk


def absent(p: Toerkk, character: i64) -> Refusal | None:
    """A character of a seat that does not play, or not on the battlefield (TK-SETUP-2, TK-COMBAT-21)."""
    if owner_of(character) >= p.seats:
        return Refusal("TK-SETUP-2", "no-such-seat")
    if not p.present >> character & 1:
        return Refusal("TK-COMBAT-21", "not-on-the-battlefield", {"character": text_of(int(character))})
    return None


def out_of_order(p: Toerkk, character: i64) -> bool:
    """Whether a plan has already gone past a character."""
    return character not in combat.still_to_plan(p)


def refuse_attack(p: Toerkk, move: Attack) -> Refusal:
    """Why an attack cannot be added to the plan."""
    if p.phase != ATTACK:
        return Refusal("TK-COMBAT-24", "no-attack-now")
    attacker, target = move.attacker, move.target
    if owner_of(attacker) < p.seats and sides.side_owning(p, attacker) != p.turn_side:
        return Refusal("TK-COMBAT-25", "not-your-character", {"character": text_of(int(attacker))})
    missing = absent(p, attacker)
    if missing is not None:
        return missing
    named: dict[str, object] = {"character": text_of(int(attacker))}
    if MERE_MINERS >> attacker & 1:
        return Refusal("TK-COMBAT-5", "miners-do-not-attack", named)
    if p.sick >> attacker & 1:
        return Refusal("TK-CARD-17", "is-sick", named)
    if out_of_order(p, attacker):
        return Refusal("TK-COMBAT-1", "plan-in-order", named)
    aimed: dict[str, object] = {"character": text_of(int(target))}
    if target != HERO and owner_of(target) < p.seats and sides.side_owning(p, target) != p.rival:
        own = sides.side_owning(p, target) == p.turn_side
        return Refusal("TK-COMBAT-2" if own else "TK-FFA-9", "not-an-opponent-of-this-turn", aimed)
    missing = None if target == HERO else absent(p, target)
    if missing is not None:
        return missing
    if target < EVERYBODY and LEADERS >> target & 1:
        return Refusal("TK-COMBAT-4", "leader-not-attackable", aimed)
    return Refusal("TK-COMBAT-3", "not-attackable", aimed)


def refuse_block(p: Toerkk, move: Block) -> Refusal:
    """Why a block cannot be added to the plan."""
    if p.phase != BLOCK:
        return Refusal("TK-COMBAT-7", "no-block-now")
    blocker, attacker = move.blocker, move.attacker
    if owner_of(blocker) < p.seats and sides.side_owning(p, blocker) != p.rival:
        return Refusal("TK-COMBAT-25", "not-your-character", {"character": text_of(int(blocker))})
    missing = absent(p, blocker)
    if missing is not None:
        return missing
    named: dict[str, object] = {"character": text_of(int(blocker))}
    if p.sick >> blocker & 1:
        return Refusal("TK-CARD-17", "is-sick", named)
    if p.cowed >> blocker & 1:
        return Refusal("TK-ABILITY-8", "is-cowed", named)
    if combat.attacked(p) >> blocker & 1:
        return Refusal("TK-COMBAT-10", "is-attacked", named)
    if out_of_order(p, blocker):
        return Refusal("TK-COMBAT-1", "plan-in-order", named)
    aimed: dict[str, object] = {"character": text_of(int(attacker))}
    if not any([is_open(attack) and attacker_of(attack) == attacker for attack in p.attacks]):
        return Refusal("TK-COMBAT-11", "not-attacking-you", aimed)
    return Refusal("TK-COMBAT-9", "blocked-already", aimed)
