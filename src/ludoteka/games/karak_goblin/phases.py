"""What may be going on: decisions of a seat, draws of chance, and what follows when a draw is done."""

from __future__ import annotations

from typing import Final

OVER: Final = 0

# ---- decisions of a seat (rules.md 3.2)

PICK: Final = 1
"""D0: choose a hero."""
TURN: Final = 2
"""D1: fight, visit the merchant, or heal."""
DISCARD: Final = 3
"""D2: too many cards for a fight under an equipment curse."""
FIGHT: Final = 4
"""D3: play cards, drink, stop."""
STACK: Final = 5
"""D4: order the new deck."""
UNDER: Final = 6
"""D5: which of the drawn cards goes under the deck."""
KEEP: Final = 7
"""D7: keep or pawn a weapon or armour."""
AFTER: Final = 8
"""R4: drink a health potion after the fight."""
MERCHANT: Final = 9
"""D6: buy or leave."""
PAY: Final = 10
"""D6: what is given for the chosen thing."""
OVERFLOW: Final = 11
"""D8: too many cards at the end of the turn."""

# ---- draws of chance

DRAW: Final = 12
MONSTER: Final = 13
"""The next card of a monster deck is turned up."""
GATE: Final = 14
"""The next gatekeeper is turned up."""
LORD: Final = 15
HERO: Final = 16
FIRST: Final = 17

# ---- what follows the last card of a draw

DEAL: Final = 0
"""The opening hand: the next player's hand."""
EFFECT: Final = 1
"""A draw effect: back to the fight."""
REFILL: Final = 2
"""The end of the turn: the next turn."""
