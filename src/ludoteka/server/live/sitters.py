"""Who sits where."""

from __future__ import annotations

from typing import Literal


class Sitter:
    """One seat's occupant. A person who is away keeps the seat while a bot plays for him."""

    __slots__ = ("again", "away", "entropy", "kind", "level", "person", "pledge", "ready", "resigned")

    def __init__(self) -> None:
        self.kind: Literal["open", "person", "bot"] = "open"
        self.person = ""
        self.level = ""
        self.ready = False
        self.away = False
        self.resigned = False
        self.entropy = ""
        self.pledge = ""
        self.again = False
        """Asked for new digits: the last start was called off."""

    @property
    def plays(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "person" and not self.away and not self.resigned

    def clear(self) -> None:
        """Nobody sits here."""
        self.kind, self.person, self.level, self.ready, self.entropy, self.pledge = "open", "", "", False, "", ""
        self.away = self.resigned = self.again = False

    def seat_person(self, person: str) -> None:
        """A person sits down."""
        self.clear()
        self.kind, self.person = "person", person

    def seat_bot(self, level: str) -> None:
        """A bot sits down for good."""
        self.clear()
        self.kind, self.level, self.ready = "bot", level, True
