"""The words by which a content file says what a card, an ability or a location does, and what each word asks for."""

from __future__ import annotations

from typing import Final

# ---- action cards (rules.md 6.2)

SHOT: Final = 0
RESURRECTION: Final = 1
SHIELD: Final = 2
HAMMER: Final = 3
BEAR: Final = 4
EXPLOSION: Final = 5
NIGHT_SHIFT: Final = 6
SURGE: Final = 7
BOMB: Final = 8
WANDERER: Final = 9
WITCH: Final = 10
EARTHQUAKE: Final = 11
FOG: Final = 12
FLOOD: Final = 13
MEDIC: Final = 14
LONSDALEITE: Final = 15
POISON: Final = 16

ACTIONS: Final = (
    "shot",
    "resurrection",
    "shield",
    "hammer",
    "bear",
    "explosion",
    "night-shift",
    "surge",
    "bomb",
    "wanderer",
    "witch",
    "earthquake",
    "fog",
    "flood",
    "medic",
    "lonsdaleite",
    "poison",
)

# ---- abilities of heroes (rules.md 6.3)

THUNDERCLAP: Final = 17
DEEP_VEIN: Final = 18
HEARTHFIRE: Final = 19
BOLT: Final = 20
STONESKIN: Final = 21
UNEARTH: Final = 22
VISION: Final = 23
HOWL: Final = 24

ABILITIES: Final = ("thunderclap", "deep-vein", "hearthfire", "bolt", "stoneskin", "unearth", "vision", "howl")

FIRST_ABILITY: Final = THUNDERCLAP

# ---- locations (rules.md 6.4)

VEIN: Final = 0
SPRINGS: Final = 1
ARMOURY: Final = 2
TAVERN: Final = 3
DRUMS: Final = 4
FIREDAMP: Final = 5
BLIZZARD: Final = 6
SINKHOLE: Final = 7
AMBUSH: Final = 8
SILENCE: Final = 9

LOCATIONS: Final = (
    "vein",
    "springs",
    "armoury",
    "tavern",
    "drums",
    "firedamp",
    "blizzard",
    "sinkhole",
    "ambush",
    "silence",
)

WITH_AMOUNT: Final = (
    "shot",
    "hammer",
    "explosion",
    "surge",
    "bomb",
    "earthquake",
    "medic",
    "lonsdaleite",
    "poison",
    "thunderclap",
    "deep-vein",
    "hearthfire",
    "stoneskin",
    "howl",
    "vein",
    "springs",
    "armoury",
    "tavern",
    "drums",
    "sinkhole",
    "ambush",
)
"""Effects that are counted: life, levels, tokens, cards or characters."""
UP_TO_TWO: Final = ("explosion", "poison", "stoneskin", "howl")
"""Effects whose amount is the most characters they may name: one or two."""

# ---- what is named when a card is played or an ability used (TK-TIME-12)

ON_CHARACTER: Final = (SHOT, SHIELD, HAMMER, EXPLOSION, WANDERER, POISON, BOLT, STONESKIN, HOWL)
"""One character; the wanderer names the attacker."""
ON_TWO: Final = (EXPLOSION, POISON, STONESKIN, HOWL)
"""Or two, of one side."""
ON_HERO: Final = (SHOT, SHIELD, BEAR, BOMB, FLOOD, THUNDERCLAP)
"""A side, by its hero."""
ON_SEAT: Final = (WITCH,)
ON_CLASS: Final = (RESURRECTION, UNEARTH)
"""A class of the own graveyard."""

MINERS_ONLY: Final = (EXPLOSION, BOLT, UNEARTH)
WARRIORS_ONLY: Final = (HAMMER, WANDERER)


def clause_of(effect: int) -> str:
    """The rule of a card or ability: TK-CARD-1 to 17, TK-ABILITY-1 to 8."""
    return f"TK-CARD-{effect + 1}" if effect < FIRST_ABILITY else f"TK-ABILITY-{effect - FIRST_ABILITY + 1}"


def gain_of(effect: int, amount: int) -> int:
    """What one use can bring at most, two points for a token and five for an action card (TK-TIME-10)."""
    if effect == SURGE:
        return 2 * amount
    if effect == EXPLOSION:
        return 2 * amount
    if effect in (SHOT, BOLT):
        return 2
    return 5 if effect == VISION else 0
