"""What Looks and Books do, by the words of content.toml; the effects that bind a seat are bits of one number."""

from __future__ import annotations

from typing import Final

LOOK_EFFECTS: Final = (
    "vowels",
    "lisp",
    "consonants",
    "mumble",
    "blank-symbol",
    "hail",
    "veto",
    "neighbour-places",
    "crown",
    "near-sight",
    "mirror",
    "masks",
    "no-shoving",
    "pushed-chooses",
    "blind-shove",
    "crab",
    "ends",
    "hop",
    "straight",
    "stand-up",
    "hurry",
    "two-cards",
    "open-hand",
    "left-symbol",
)
LOOK_CLASSES: Final = ("R", "V", "I")

TYPED: Final = 0b1111
"""The four rituals in which a grovel is typed."""
BLANK: Final = 1 << 4
HAILS: Final = 1 << 5
VETOES: Final = 1 << 6
NEIGHBOUR: Final = 1 << 7
CROWN: Final = 1 << 8
NEAR_SIGHT: Final = 1 << 9
MIRROR: Final = 1 << 10
MASKS: Final = 1 << 11
NO_SHOVING: Final = 1 << 12
PUSHED_CHOOSES: Final = 1 << 13
BLIND_SHOVE: Final = 1 << 14
CRAB: Final = 1 << 15
ENDS: Final = 1 << 16
HOP: Final = 1 << 17
STRAIGHT: Final = 1 << 18
STAND_UP: Final = 1 << 19
HURRY: Final = 1 << 20
TWO_CARDS: Final = 1 << 21
OPEN_HAND: Final = 1 << 22
LEFT_SYMBOL: Final = 1 << 23

AT_DAWN: Final = TYPED | VETOES | STAND_UP
"""What acts at the start of the holder's turn (KM-ENF-5)."""
IN_ANY_MODE: Final = TWO_CARDS | OPEN_HAND
"""What the engine can enforce in any case (KM-TABLE-11)."""
COUNTS_PLACES: Final = VETOES | CROWN | ENDS
"""Who holds one of these names the place of a card he means."""
HIDES_OWN: Final = CROWN | LEFT_SYMBOL
"""What keeps cards from their own holder (KM-ENF-12)."""
TURNS_CARDS: Final = HIDES_OWN | OPEN_HAND
"""What changes who sees a hand."""
REMOVES_PLAYS: Final = BLANK | VETOES | NO_SHOVING | ENDS
"""What can leave a player without a playable card, and is then ignored (KM-ENF-3)."""
CHANGES_PLAYS: Final = REMOVES_PLAYS | CROWN | NEAR_SIGHT | CRAB | LEFT_SYMBOL
"""What changes the options of D-MAIN at all."""
CHANGES_STEPS: Final = BLANK | NO_SHOVING | HOP | STRAIGHT
"""What changes the second squares of a goblin card."""

BOOK_EFFECTS: Final = (
    "pardon",
    "satchel",
    "haste",
    "stride",
    "atlas",
    "summons",
    "shoving",
    "cloak",
    "stubborn",
    "identity",
    "blank-pages",
    "ledger",
    "index",
)
BOOK_WINDOWS: Final = ("before", "after", "meeting", "push", "always")

_ANY_TURN: Final = ("before", "after")
FITTING_WINDOWS: Final = (
    _ANY_TURN,
    ("always",),
    ("after",),
    _ANY_TURN,
    _ANY_TURN,
    _ANY_TURN,
    _ANY_TURN,
    ("meeting",),
    ("push",),
    _ANY_TURN,
    _ANY_TURN,
    _ANY_TURN,
    (),
)
"""For each effect of a Book the windows in which it could do anything."""

BOOK_PARDON: Final = 0
BOOK_SATCHEL: Final = 1
BOOK_HASTE: Final = 2
BOOK_STRIDE: Final = 3
BOOK_ATLAS: Final = 4
BOOK_SUMMONS: Final = 5
BOOK_SHOVING: Final = 6
BOOK_CLOAK: Final = 7
BOOK_STUBBORN: Final = 8
BOOK_IDENTITY: Final = 9
BOOK_PAGES: Final = 10
BOOK_LEDGER: Final = 11

TOKENS: Final = ("teleport", "book", "trap")
TOKEN_TELEPORT: Final = 0
TOKEN_BOOK: Final = 1
TOKEN_TRAP: Final = 2

SYMBOLS: Final = ("scroll", "gems", "potion", "grimoire")
LETTERS: Final = "SGPR"
ORB: Final = 15
"""A symbol is one bit, the orb is all four of them: a symbol matches a square with which it shares a bit."""
