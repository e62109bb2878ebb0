"""The options of a match as the rules read them (rules.md 3.11); shared by all copies of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteka.core.native import i64
from ludoteka.core.options import Option, Value

OPTIONS: Final = [
    Option("format", ["team", "ffa"], "team", "TK-TEAM-1"),
    Option("victory", ["both", "life", "dig"], "both", "TK-MODE-4"),
    Option("scale", ["single", "double"], "single", "TK-MODE-3"),
    Option("first_turn_draw", ["none", "second_player_draws"], "none", "TK-DRAW-2"),
    Option("miner_trade", ["once", "any"], "once", "TK-DRAW-4"),
    Option("leader_attackable", [False, True], False, "TK-COMBAT-4"),
    Option("simultaneous_win", ["draw", "resolver"], "draw", "TK-WIN-5"),
    Option("team_opening", ["as_duel", "additive"], "as_duel", "TK-TEAM-15"),
    Option("partners_share_hands", [True, False], True, "TK-SECRET-4"),
    Option("ffa_reach", ["duel", "table"], "duel", "TK-FFA-9"),
    Option("tokens_per_seat", [5], 5, "TK-SETUP-11", low=1, high=20),
    Option("second_player_tokens", [0, 1, 2], 0, "TK-SETUP-11"),
    Option("log_memory", ["full", "last_round"], "full", "TK-SECRET-4"),
    Option("turn_limit", [200, 0], 200, "TK-TURN-2", low=50, high=500),
]


class House:
    """What was chosen before the match, in the form in which rules ask for it (TK-FFA-1, TK-TEAM-1, TK-MODE-4)."""

    def __init__(self, seats: i64, options: Mapping[str, Value], life: i64, levels: i64) -> None:
        self.team: bool = seats == 4 and options["format"] == "team"
        self.free_for_all: bool = seats > 2 and not self.team
        self.sides: i64 = 2 if self.team else seats
        scale: i64 = (2 if options["scale"] == "double" else 1) * (2 if self.team else 1)
        self.life: i64 = life * scale
        """Where every side begins, and the cap (TK-LIMIT-2, TK-MODE-3, TK-TEAM-9)."""
        self.levels: i64 = levels * scale
        """What it takes to win by digging (TK-WIN-2, TK-MODE-3, TK-TEAM-10)."""
        self.by_life: bool = options["victory"] != "dig"
        self.by_digging: bool = options["victory"] != "life"
        self.others_draw_first: bool = options["first_turn_draw"] == "second_player_draws"
        self.trades_on: bool = options["miner_trade"] == "any"
        self.leader_attackable: bool = options["leader_attackable"] is True
        self.resolver_wins: bool = options["simultaneous_win"] == "resolver"
        self.additive: bool = self.team and options["team_opening"] == "additive"
        self.shared_hands: bool = self.team and options["partners_share_hands"] is True
        self.wide_reach: bool = self.free_for_all and options["ffa_reach"] == "table"
        self.tokens: i64 = int(options["tokens_per_seat"])
        self.late_tokens: i64 = int(options["second_player_tokens"])
        self.turn_limit: i64 = int(options["turn_limit"])
