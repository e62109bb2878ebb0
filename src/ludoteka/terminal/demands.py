"""What rules demand of a person at the keyboard beyond a move: to type a phrase, and to be quick about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Final, cast

import ludoteka
from ludoteka import Match
from ludoteka.games.kragmortha.rituals import fits
from ludoteka.terminal.words import Words

RITUAL: Final = "ritual-"
HURRY: Final = 15.0
"""So many seconds somebody under W-21 has for a whole turn."""


class Demands:
    """The clocks of one seat after another: one for a ritual, one for a hurried turn."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self._turn: tuple[int, object] = (-1, None)
        self._turn_began = self._asked = monotonic()

    def ask(self, seat: int) -> None:
        """A seat is asked now."""
        self._asked = monotonic()
        turn = (seat, self.match.view(seat).get("turns"))
        if turn != self._turn:
            self._turn, self._turn_began = turn, self._asked

    def answer(self, seat: int) -> str:
        """The phrase that the seat has to type to fulfil a ritual; empty where nothing is to be typed."""
        prompt = self.match.prompt(seat)
        args = cast("Mapping[str, object]", prompt["args"])
        deciders = cast("Sequence[int]", prompt["deciders"])
        key = str(prompt["key"])
        if seat not in deciders or not key.startswith(RITUAL) or args.get("grovel") is None:
            return ""
        return self.words.show("grovel", args["grovel"], key.removeprefix(RITUAL))

    def hear(self, seat: int, line: str) -> tuple[str, str]:
        """What a typed line stands for, and what is to be said of it: a right phrase fulfils, a late one fails."""
        if self.is_late(seat):
            return ludoteka.bot("random").choose(self.match.info(seat)), self.words.named("log-time-up", seat=seat)
        wanted = self.answer(seat)
        if not wanted:
            return line, ""
        if self.is_too_slow():
            return "fail", self.words.house.say("too-late")
        if fits(line, wanted):
            return "fulfil", ""
        if line in ("fail", "1") and "fail" in self.match.moves(seat):
            return "fail", ""
        return "", self.words.house.say("not-it")

    def is_too_slow(self) -> bool:
        """Whether the clock of a ritual has run out (KM-ENF-11)."""
        limit = (self.match.position.options or {}).get("ritual_clock")
        return isinstance(limit, int) and monotonic() - self._asked > limit

    def is_late(self, seat: int) -> bool:
        """Whether somebody whose whole turn has a clock has used it up (W-21)."""
        hurried = self.match.view(seat).get("hurried")
        return (
            isinstance(hurried, list)
            and seat in hurried
            and self.match.position.active() == seat
            and monotonic() - self._turn_began > HURRY
        )
