"""What may be going on: decisions of the active player, draws of chance (rules.md 3.2 to 3.4)."""

from __future__ import annotations

from typing import Final

OVER: Final = 0

# ---- decisions
MAIN: Final = 1
DRAFT: Final = 2
PICK_TILE: Final = 3
TURN_TILE: Final = 4
HAWK_PLACE: Final = 5
KEEP_ARMIES: Final = 6
STRIKE_AT: Final = 7
DICE: Final = 8
AGAIN: Final = 9
FIRE: Final = 10
SKULLS: Final = 11
SOULS: Final = 12
VICTIM: Final = 13
WAGON: Final = 14
LOOT: Final = 15
SURPLUS: Final = 16
PLUNDER: Final = 17
BUILDING: Final = 18
RECRUITING: Final = 19
TAKING: Final = 20
LEAVING: Final = 21

# ---- draws
HERO: Final = 32
ROLL_ORDER: Final = 33
"""The rolls that settle in which order heroes are chosen."""
ROLL_START: Final = 34
LOT_START: Final = 35
DRAW_TILE: Final = 36
DRAW_ARMY: Final = 37
DRAW_AMULET: Final = 38
ROLL_HERO: Final = 39
ROLL_UNIT: Final = 40

# ---- within a battle, what is being done
NO_BATTLE: Final = 0
BATTLE: Final = 1
STRUCK: Final = 2
"""An army was beaten without a battle; its reward is being gained."""
