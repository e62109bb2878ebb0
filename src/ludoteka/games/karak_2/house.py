"""The options of a match as the rules read them (rules.md 4.2); shared by all copies of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteka.core.native import i64
from ludoteka.core.options import Option, Value

LAST_ROUND: Final = 300
"""A match without a limit of its own ends after this round all the same: every game must end (R-50)."""

OPTIONS: Final = [
    Option("hero_selection", ["random", "draft"], "random", "K2-SETUP-10"),
    Option("start_player", ["roll", "random", "fixed"], "roll", "K2-SETUP-14"),
    Option("plague", ["on", "off"], "on", "K2-PLAGUE-12"),
    Option("plague_targets", ["opponents", "anyone"], "opponents", "K2-PLAGUE-2"),
    Option("dropped_items", ["anyone", "opponents_only"], "anyone", "K2-PICKUP-6"),
    Option("darius_first_kill", ["free", "battle"], "free", "K2-HERO-DARIUS-9"),
    Option("xanros_heal_timing", ["before_faint", "after_faint"], "before_faint", "K2-HERO-XANROS-4"),
    Option("fame_on_drop", ["recompute", "minus_two"], "recompute", "K2-AMULET-FAME-2"),
    Option("gallop_retreat", ["last_hex", "run_start"], "last_hex", "K2-HERO-ELSPETH-3"),
    Option("round_limit", [0], 0, "K2-END-1", low=1, high=LAST_ROUND),
]


class House:
    """What was chosen before the match, in the form in which rules ask for it."""

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.draft: bool = options["hero_selection"] == "draft"
        self.start: str = str(options["start_player"])
        self.plague: bool = options["plague"] == "on"
        self.anyone_struck: bool = options["plague_targets"] == "anyone"
        self.opponents_only: bool = options["dropped_items"] == "opponents_only"
        self.strike_is_battle: bool = options["darius_first_kill"] == "battle"
        self.faints_first: bool = options["xanros_heal_timing"] == "after_faint"
        self.marker: bool = options["fame_on_drop"] == "minus_two"
        self.run_start: bool = options["gallop_retreat"] == "run_start"
        self.rounds: i64 = int(options["round_limit"]) or LAST_ROUND
