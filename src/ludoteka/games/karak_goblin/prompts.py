"""What is decided now and by whom; the keys are those of texts/. Nothing of it is hidden from anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Prompt
from ludoteka.core.seats import CHANCE
from ludoteka.games.karak_goblin import fight, reward, turn
from ludoteka.games.karak_goblin.effects import POTIONS
from ludoteka.games.karak_goblin.phases import (
    AFTER,
    DISCARD,
    DRAW,
    FIGHT,
    FIRST,
    GATE,
    HERO,
    KEEP,
    LORD,
    MERCHANT,
    MONSTER,
    OVER,
    OVERFLOW,
    PAY,
    PICK,
    STACK,
    TURN,
    UNDER,
)
from ludoteka.kit import bits

if TYPE_CHECKING:
    from ludoteka.games.karak_goblin.position import KarakGoblin

CLAUSES: Final = {
    OVER: "KG-END-1",
    PICK: "KG-SETUP-11",
    TURN: "KG-TURN-2",
    DISCARD: "KG-HAND-4",
    FIGHT: "KG-FIGHT-8",
    STACK: "KG-DECK-9",
    UNDER: "KG-HERO-TAIA-1",
    KEEP: "KG-REWARD-3",
    AFTER: "KG-POTION-11",
    MERCHANT: "KG-SHOP-2",
    PAY: "KG-SHOP-3",
    OVERFLOW: "KG-HAND-3",
    DRAW: "KG-DECK-3",
    MONSTER: "KG-SETUP-5",
    GATE: "KG-SETUP-6",
    LORD: "KG-SETUP-7",
    HERO: "KG-SETUP-11",
    FIRST: "KG-SETUP-14",
}
"""Under which rule each decision or draw is made."""


def clause(p: KarakGoblin) -> str:
    """The rule under which something is decided or drawn now."""
    phase = int(p.phase)
    if phase == OVER and p.winner < 0:
        return "KG-END-2"
    if phase == TURN and p.hp[p.turn] == 0:
        return "KG-TURN-3"
    if phase == KEEP and reward.held(p, p.box.kinds[p.item]) >= 0:
        return "KG-EQUIP-3"
    return CLAUSES[phase]


def prompt(p: KarakGoblin) -> Prompt:
    """What is decided now, by whom and under which rule."""
    who = [int(p.to_act)] if p.to_act >= 0 else []
    rule = clause(p)
    if p.to_act == CHANCE:
        return Prompt(rule, "chance", who)
    args: dict[str, object] = {"seat": who[0]} if who else {}
    phase = p.phase
    if phase == PICK:
        return Prompt(rule, "hero", who, args)
    if phase == TURN:
        return Prompt(rule, "turn-heal" if p.hp[p.turn] == 0 else "turn", who, args)
    if phase == STACK:
        return Prompt(rule, "stack", who, args)
    if phase == UNDER:
        return Prompt(rule, "under", who, args)
    if phase == MERCHANT:
        return Prompt(rule, "merchant", who, args)
    if phase == OVER:
        return Prompt(rule, "over" if p.winner >= 0 else "over-rounds", who)
    return detailed(p, rule, who, args)


def detailed(p: KarakGoblin, rule: str, who: list[int], args: dict[str, object]) -> Prompt:
    """Decisions that need more words: whom one fights, what is bought or won, how many cards go."""
    phase, box = p.phase, p.box
    if phase == OVERFLOW:
        args["count"] = int(bits.size(p.hand[p.turn]) - turn.full_hand(p, p.turn))
        return Prompt(rule, "overflow", who, args)
    if phase == PAY:
        if p.wanted < len(box.items):
            args["card"] = box.items[p.wanted]
            return Prompt(rule, "pay", who, args)
        args["potion"] = POTIONS[p.wanted - len(box.items)]
        return Prompt(rule, "pay-potion", who, args)
    if phase == KEEP:
        args["card"] = box.gear_ids[p.item]
        old = reward.held(p, box.kinds[p.item])
        if old >= 0:
            args["old"] = box.gear_ids[old]
            return Prompt(rule, "keep-one", who, args)
        return Prompt(rule, "keep", who, args)
    args["monster"] = box.monster_ids[p.target]
    if phase == DISCARD:
        args["count"] = int(fight.surplus(p))
        return Prompt(rule, "discard", who, args)
    return Prompt(rule, "fight" if phase == FIGHT else "after", who, args)
