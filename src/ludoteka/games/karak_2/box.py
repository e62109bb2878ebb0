"""The fixed words of the game: resources, units, buildings, items, abilities; small numbers stand for them in rules."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("food", "wood", "stone")

KNIGHT: Final = 0
ARCHER: Final = 1
MAGE: Final = 2
SKELETON: Final = 3
BEAR: Final = 4
TITAN: Final = 5
HERO_DIE: Final = 6
DICE: Final = ("knight", "archer", "mage", "skeleton", "bear", "titan", "hero")
"""Units first, the basic ones before the others."""
BASIC: Final = 3
UNITS: Final = 6

STABLE: Final = 1
PORTAL: Final = 2
BANNERS: Final = 4
"""Buildings are bits."""
BUILDINGS: Final = ("stable", "portal", "banners", "camp", "range", "tower")
CAMP: Final = 3
"""The number of the building that trains the first kind of units; the others follow."""
COSTS: Final = ("city", *BUILDINGS, "knight", "archer", "mage")
CITY_COST: Final = 0
FIRST_BUILDING: Final = 1
FIRST_UNIT: Final = 7

SWORD: Final = 0
HAMMER: Final = 1
FIREBALL: Final = 2
POCKET: Final = 3
OF_RESOURCES: Final = 4
OF_FAME: Final = 5
OF_ACTION: Final = 6
OF_PROTECTION: Final = 7
OF_TITAN: Final = 8
CARRIED: Final = 9
"""Items below this number are carried on the board and lie on the ground."""
WAGON: Final = 9
SMALL: Final = 10
LARGE: Final = 11
ITEMS: Final = (
    "sword",
    "hammer",
    "fireball",
    "pickpocket",
    "amulet-of-resources",
    "amulet-of-fame",
    "amulet-of-action",
    "amulet-of-protection",
    "amulet-of-the-titan",
    "wagon",
    "small-stone",
    "large-stone",
)
KINDS: Final = (
    "weapon",
    "weapon",
    "spell",
    "spell",
    "amulet",
    "amulet",
    "amulet",
    "amulet",
    "amulet",
    "wagon",
    "stone",
    "stone",
)
ANY_AMULET: Final = 15
"""As the reward of an army: chance decides which amulet it hides."""
GROUPS: Final = (0, 2, 4, 9)
"""Weapons, spells and amulets: where each group of carried items begins and ends."""
GROUP_NAMES: Final = ("weapon", "spell", "amulet")

REROLL_UNITS: Final = 1
PLUNDER: Final = 2
FORESIGHT: Final = 4
THRIFT: Final = 8
HAWK: Final = 16
HAS_BEAR: Final = 32
RAISES: Final = 64
FEEDS: Final = 128
REROLL_HERO: Final = 256
GALLOP: Final = 512
TWO_TILES: Final = 1024
FIRST_STRIKE: Final = 2048
ABILITIES: Final = (
    "reroll-units",
    "plunder",
    "foresight",
    "thrift",
    "hawk",
    "bear",
    "raise-skeletons",
    "feed-on-souls",
    "reroll-hero",
    "gallop",
    "two-tiles",
    "first-strike",
)
"""The bits above, in this order."""
