"""The symbols on the cards as numbers: effects, colours, curses, kinds of equipment, potions, heroes."""

from __future__ import annotations

from typing import Final

EFFECTS: Final = ("attack", "defence", "heal", "draw")
ATTACK: Final = 0
DEFENCE: Final = 1
HEAL: Final = 2
DRAW: Final = 3

COLOURS: Final = ("red", "blue", "green", "yellow")
"""A set of colours is four bits, in this order."""
BLUE: Final = 2
ANY_COLOUR: Final = 15

KINDS: Final = ("weapon", "armour")
WEAPON: Final = 0
ARMOUR: Final = 1

CURSES: Final = (
    *[f"effect:{word}" for word in EFFECTS],
    *[f"colour:{word}" for word in COLOURS],
    *[f"equipment:{word}" for word in KINDS],
)
"""A set of curses is ten bits, in this order (KG-CURSE-1)."""
NO_ATTACK: Final = 1
NO_DEFENCE: Final = 2
NO_HEAL: Final = 4
NO_DRAW: Final = 8
COLOUR_CURSES: Final = 4
"""So far a set of curses is shifted to leave the cursed colours."""
NO_WEAPON: Final = 256
NO_ARMOUR: Final = 512
NO_EQUIPMENT: Final = 768

POTIONS: Final = ("health", "strength", "counter")
"""A set of potions is three bits, in this order."""
HEALTH: Final = 1
STRENGTH: Final = 2
COUNTER: Final = 4

HEROES: Final = ("argentus", "horan", "xanros", "aderyn", "victorius", "taia")
ARGENTUS: Final = 0
HORAN: Final = 1
XANROS: Final = 2
ADERYN: Final = 3
VICTORIUS: Final = 4
TAIA: Final = 5

LEVELS: Final = 3
LORD_LEVEL: Final = 10
