"""Every move there is with a given pack, made once: a verb and up to three small numbers that say with what."""

from __future__ import annotations

from typing import Final

from ludoteka.core.move import Move
from ludoteka.core.native import i64

# ---- what a slot is for (rules.md 3.3)
STEP: Final = 0
"""a: the direction; so in EXPLORE."""
EXPLORE: Final = 1
GALLOP: Final = 2
"""a: the direction, b: how many hexes."""
PORTAL: Final = 3
"""a: the place."""
PORTAL_HOME: Final = 4
HEAL: Final = 5
HARVEST: Final = 6
"""a: the kind of which the amulet gives more, -1 where there is no choice."""
FOUND: Final = 7
"""a: the kind of resource that is saved, -1 where nothing is."""
BUILD: Final = 8
"""a: the building, b: as a of FOUND."""
RECRUIT: Final = 9
PICK_UP: Final = 10
PURGE: Final = 11
RAISE: Final = 12
HAWK: Final = 13
PICKPOCKET: Final = 14
"""a: the victim, b: how many of each resource, three numbers of four bits."""
END: Final = 15

# ---- steps of a choice, and decisions besides
DONE: Final = 16
RETURN: Final = 17
"""a: the kind of unit, b: how many; so in TRAIN and WITH."""
TRAIN: Final = 18
TAKE: Final = 19
"""a: the item; so in LEAVE."""
LEAVE: Final = 20
LAY: Final = 21
"""a: the tile."""
TURN: Final = 22
"""a: sixths of a turn."""
ATTACH: Final = 23
"""a: the place."""
PUT_BACK: Final = 24
"""a: the kind of army; so in STRIKE."""
STRIKE: Final = 25
WITH: Final = 26
ROLL: Final = 27
KEEP: Final = 28
REROLL: Final = 29
FIREBALLS: Final = 30
"""a: how many; so in FEED."""
SPARE: Final = 31
"""a: the die."""
FEED: Final = 32
PLAGUE: Final = 33
"""a: the victim."""
LOAD: Final = 34
"""b: as in PICKPOCKET."""
PLUNDER: Final = 35
"""a: the kind of which the amulet gives more."""
CHOOSE: Final = 36
"""a: the hero; so in DEAL."""

# ---- what only chance does
DEAL: Final = 40
FIRST: Final = 41
"""a: the seat."""
TILE: Final = 42
"""a: the tile."""
ARMY: Final = 43
"""a: the kind of army."""
AMULET: Final = 44
"""a: the item."""
FACE: Final = 45
"""a: the die, b: the number of the face."""


class Act(Move):
    """Something a hero, or chance, does: the verb and with what."""

    def __init__(
        self, verb: i64, text: str, kind: str, clause: str, args: dict[str, object], a: i64 = -1, b: i64 = -1
    ) -> None:
        super().__init__(text, kind, clause, [str(value) for value in args.values()], args)
        self.verb: i64 = verb
        self.a: i64 = a
        self.b: i64 = b
