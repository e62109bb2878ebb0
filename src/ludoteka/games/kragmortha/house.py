"""The options of a match as the rules read them (rules.md 4.2); shared by all copies of a position."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from ludoteka.core.native import i64
from ludoteka.core.options import Option, Value

SEAT_MODES: Final = [f"look_mode_p{seat + 1}" for seat in range(8)]

OPTIONS: Final = [
    Option("look_mode", ["table", "enforced"], "enforced", "KM-TABLE-2"),
    *[Option(key, ["same", "table", "enforced"], "same", "KM-TABLE-2") for key in SEAT_MODES],
    Option("push_chooser", ["pusher", "active"], "pusher", "KM-PUSH-5"),
    Option("pushed_onto_desk", ["book", "forbidden"], "book", "KM-PUSH-11"),
    Option("desk_ends_move", [True, False], True, "KM-DESK-4"),
    Option("rigor_teleport", ["may", "must"], "may", "KM-RIGOR-2"),
    Option("rigor_continues_after_meeting", [True, False], True, "KM-MEET-8"),
    Option("blocked_teleport", ["nothing", "token_only"], "nothing", "KM-TELEPORT-10"),
    Option("first_player", ["random", "vote", "host"], "random", "KM-SETUP-7"),
    Option("two_player_accusation", ["admit", "off"], "admit", "KM-TABLE-7"),
    Option("false_accusation", ["none", "look"], "none", "KM-TABLE-9"),
    Option("bot_breach", [0.03], 0.03, "KM-ENF-7", low=0, high=0.2),
    Option("bot_fumble", [0.15], 0.15, "KM-ENF-8", low=0, high=0.5),
    Option("decision_clock", ["off"], "off", "KM-TURN-1", low=15, high=120),
    Option("ritual_clock", [20, "off"], 20, "KM-ENF-6"),
    Option("looks_to_lose", [4], 4, "KM-LOOK-8"),
]


class House:
    """What was chosen before the match, in the form in which rules ask for it."""

    def __init__(self, seats: i64, options: Mapping[str, Value]) -> None:
        self.push_by_active: bool = options["push_chooser"] == "active"
        self.desk_forbidden: bool = options["pushed_onto_desk"] == "forbidden"
        self.desk_ends_move: bool = options["desk_ends_move"] is True
        self.rigor_must: bool = options["rigor_teleport"] == "must"
        self.rigor_halts: bool = options["rigor_continues_after_meeting"] is False
        self.token_only: bool = options["blocked_teleport"] == "token_only"
        self.first: str = str(options["first_player"])
        self.two_may_accuse: bool = options["two_player_accusation"] == "admit"
        self.false_look: bool = options["false_accusation"] == "look"
        self.rituals_fail: bool = options["ritual_clock"] != "off"
        breach = Fraction(str(options["bot_breach"])).limit_denominator(10_000) if self.rituals_fail else Fraction(0)
        self.breaches: i64 = breach.numerator
        """Of so many equally likely lots, with which a bot fails a ritual (KM-ENF-7)."""
        self.nerves: i64 = breach.denominator
        self.fumble: float = float(options["bot_fumble"])
        """How likely a bot dazed by a Look does anything at random (KM-ENF-8)."""
        self.enforced: i64 = 0
        """The seats whose Looks bind by their enforced text, as bits."""
        for seat in range(seats):
            own = options[SEAT_MODES[seat]]
            if (options["look_mode"] if own == "same" else own) == "enforced":
                self.enforced |= i64(1) << seat
