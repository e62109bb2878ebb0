"""What may be going on: decisions of seats, windows, draws of chance, and tasks that are carried out at once."""

from __future__ import annotations

from typing import Final

OVER: Final = 0

# ---- decisions (rules.md 3.6)

MULLIGAN: Final = 1
TRADE: Final = 2
LEADER: Final = 3
ATTACK: Final = 4
BLOCK: Final = 5
ACCEPT: Final = 6
"""The partner is asked whether a plan stands; `planning` says whether of attack or of block."""
PICK: Final = 7

# ---- windows (rules.md 3.3)

W_ROLL: Final = 8
W_MAIN: Final = 9
W_COMBAT: Final = 10
W_ATTACK: Final = 11
W_BLOCK: Final = 12
W_END: Final = 13

WINDOWS: Final = ("roll", "main", "combat", "attack", "block", "end")

# ---- draws of chance (rules.md 3.14)

HERO: Final = 16
STARTER: Final = 17
CARD: Final = 18
RECRUIT: Final = 19
RIVAL: Final = 20
REVEAL: Final = 21
DIE: Final = 22

# ---- tasks: what follows when something is done (rules.md 3.5)

ASK_MULLIGAN: Final = 32
EXCHANGED: Final = 33
BEGIN_TURN: Final = 34
DRAW: Final = 35
TRADES: Final = 36
NEXT_LOCATION: Final = 37
LEADERS: Final = 38
DIG: Final = 39
ASK_ATTACK: Final = 40
ASK_BLOCK: Final = 41
DAMAGE: Final = 42
END_TURN: Final = 43
RESOLVED: Final = 44
"""A card or ability has been carried out."""
TRADED: Final = 45


PHASE_NAMES: Final = {
    OVER: "over",
    MULLIGAN: "mulligan",
    TRADE: "trade",
    LEADER: "leader",
    ATTACK: "attack",
    BLOCK: "block",
    ACCEPT: "accept",
    PICK: "pick",
    W_ROLL: "roll-window",
    W_MAIN: "main-window",
    W_COMBAT: "combat-window",
    W_ATTACK: "attack-window",
    W_BLOCK: "block-window",
    W_END: "end-window",
    HERO: "hero",
    STARTER: "first",
    CARD: "draw",
    RECRUIT: "draw-character",
    RIVAL: "rival",
    REVEAL: "reveal",
    DIE: "die",
}
"""How views name what is going on."""
