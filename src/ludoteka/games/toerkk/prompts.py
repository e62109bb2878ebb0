"""What is decided now and by whom, as one viewer may know it; the keys are those of texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.event import Prompt
from ludoteka.core.native import i64
from ludoteka.core.seats import CHANCE
from ludoteka.games.toerkk import knowledge, mulligan, sides
from ludoteka.games.toerkk.phases import (
    ACCEPT,
    ATTACK,
    BLOCK,
    CARD,
    DIE,
    HERO,
    LEADER,
    MULLIGAN,
    OVER,
    PICK,
    RECRUIT,
    REVEAL,
    RIVAL,
    STARTER,
    TRADE,
    W_ATTACK,
    W_BLOCK,
    W_COMBAT,
    W_END,
    W_MAIN,
    W_ROLL,
)

if TYPE_CHECKING:
    from ludoteka.games.toerkk.position import Toerkk

CLAUSES: Final = {
    OVER: "TK-WIN-4",
    MULLIGAN: "TK-MULLIGAN-1",
    TRADE: "TK-DRAW-3",
    LEADER: "TK-DIG-4",
    ATTACK: "TK-COMBAT-2",
    BLOCK: "TK-COMBAT-7",
    ACCEPT: "TK-TEAM-8",
    PICK: "TK-CARD-11",
    W_ROLL: "TK-TIME-4",
    W_MAIN: "TK-PLAY-2",
    W_COMBAT: "TK-TIME-4",
    W_ATTACK: "TK-TIME-4",
    W_BLOCK: "TK-TIME-4",
    W_END: "TK-TIME-4",
    HERO: "TK-SETUP-3",
    STARTER: "TK-SETUP-6",
    CARD: "TK-DRAW-1",
    RECRUIT: "TK-DRAW-1",
    RIVAL: "TK-FFA-4",
    REVEAL: "TK-LOCATION-1",
    DIE: "TK-LOCATION-3",
}
"""Under which rule each decision or draw is made."""

KEYS: Final = {
    OVER: "over",
    MULLIGAN: "mulligan",
    TRADE: "trade",
    LEADER: "leader",
    ATTACK: "attack",
    BLOCK: "block",
    ACCEPT: "accept",
    PICK: "pick",
    W_ROLL: "window-roll",
    W_MAIN: "window-main",
    W_COMBAT: "window-combat",
    W_ATTACK: "window-attack",
    W_BLOCK: "window-block",
    W_END: "window-end",
}


def is_outside(p: Toerkk, viewer: i64) -> bool:
    """Whether a side plans to which the viewer does not belong: he must not see how far it is."""
    return p.planning != 0 and (viewer < 0 or sides.side_of(p, viewer) != knowledge.planner(p))


def shown_phase(p: Toerkk, viewer: i64) -> i64:
    """What is decided as far as the viewer can see."""
    return p.planning if is_outside(p, viewer) else p.phase


def clause(p: Toerkk, viewer: i64) -> str:
    """The rule under which something is decided or drawn now."""
    return CLAUSES[int(shown_phase(p, viewer))]


def deciders(p: Toerkk, viewer: i64) -> list[int]:
    """Who decides, as far as the viewer can see: all in the mulligan, a whole side where it plans."""
    if p.phase == MULLIGAN:
        return mulligan.seen_undecided(p, viewer)
    if is_outside(p, viewer):
        return sides.members(p, knowledge.planner(p))
    return [int(p.to_act)] if p.to_act >= 0 else []


def prompt(p: Toerkk, viewer: i64) -> Prompt:
    """What is decided now, by whom and under which rule."""
    who = deciders(p, viewer)
    if p.to_act == CHANCE:
        return Prompt(clause(p, viewer), "chance", who)
    phase = shown_phase(p, viewer)
    args: dict[str, object] = {"seat": who[0]} if len(who) == 1 else {}
    if phase == ATTACK or phase == BLOCK:
        args["side"] = int(knowledge.planner(p))
    elif phase == PICK:
        args["victim"] = int(p.victim)
    elif phase != MULLIGAN and phase != OVER and phase != ACCEPT:
        args["turn"] = int(p.turn_side)
    return Prompt(clause(p, viewer), KEYS[int(phase)], who, args)
