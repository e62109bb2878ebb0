"""The options of a match as the rules read them (rules.md 4.3); shared by all copies of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteka.core.native import i64
from ludoteka.core.options import Option, Value

MOST_ROUNDS: Final = 300
"""So long a game may last at most, whatever was chosen: else nobody could say that every game ends."""

OPTIONS: Final = [
    Option(
        "edition",
        ["standard", "pl", "de"],
        "standard",
        "KG-SETUP-3",
        presets={
            "pl": {"equipment_curse_hand": "four", "health_potion_window": "own_turn", "buy_own_pawned": False},
            "de": {"gatekeepers_per_level": 4, "reshuffle": "stack"},
        },
    ),
    Option("gatekeepers_per_level", [5, 4], 5, "KG-SETUP-3"),
    Option("abilities", ["off", "on"], "off", "KG-HERO-1"),
    Option("reshuffle", ["random", "stack"], "random", "KG-DECK-8"),
    Option("voluntary_heal", [True, False], True, "KG-HEAL-3"),
    Option("equipment_curse_hand", ["recompute", "four"], "recompute", "KG-HAND-4"),
    Option("health_potion_window", ["fight", "own_turn"], "fight", "KG-POTION-10"),
    Option("buy_own_pawned", [True, False], True, "KG-SHOP-2"),
    Option("pawn_actions", [True, False], True, "KG-SHOP-6"),
    Option("bought_action_to", ["discard", "hand"], "discard", "KG-SHOP-2"),
    Option("hand_overflow", ["keep", "discard"], "keep", "KG-HAND-3"),
    Option("reward_preview", ["type", "full"], "type", "KG-CARD-4"),
    Option("first_player", ["random", 1, 2, 3, 4], "random", "KG-SETUP-14"),
    Option("max_rounds", ["none"], "none", "KG-END-2", low=1, high=MOST_ROUNDS),
]


class House:
    """What was chosen before the match, in the form in which rules ask for it."""

    def __init__(self, seats: i64, options: Mapping[str, Value]) -> None:
        self.four_gates: bool = options["gatekeepers_per_level"] == 4
        self.abilities: bool = options["abilities"] == "on"
        self.stack: bool = options["reshuffle"] == "stack"
        self.voluntary_heal: bool = options["voluntary_heal"] is True
        self.down_to_four: bool = options["equipment_curse_hand"] == "four"
        self.drink_any_time: bool = options["health_potion_window"] == "own_turn"
        self.buy_own: bool = options["buy_own_pawned"] is True
        self.pawn_actions: bool = options["pawn_actions"] is True
        self.bought_to_hand: bool = options["bought_action_to"] == "hand"
        self.overflow: bool = options["hand_overflow"] == "discard"
        self.full_preview: bool = options["reward_preview"] == "full"
        first = options["first_player"]
        self.first: i64 = min(int(first), int(seats)) - 1 if isinstance(first, int) else -1
        """The seat that begins, or -1 for one chosen by lot; a number beyond the table means the last seat."""
        rounds = options["max_rounds"]
        self.rounds: i64 = int(rounds) if not isinstance(rounds, str) else MOST_ROUNDS
