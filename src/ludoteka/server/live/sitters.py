"""Who sits where."""

from __future__ import annotations

from typing import Literal


class Sitter:
    """One seat's occupant. A person who is away keeps the seat while a bot plays for them."""

    __slots__ = (
        "again",
        "away",
        "entropy",
        "gone",
        "kind",
        "level",
        "person",
        "pledge",
        "ready",
        "replaced",
        "resigned",
        "sent_away",
    )

    def __init__(self) -> None:
        self.kind: Literal["open", "person", "bot"] = "open"
        self.person = ""
        self.level = ""
        self.ready = False
        self.away = False
        self.gone = False
        """Whether the person who is away has left or run out of time, instead of being replaced by the host."""
        self.resigned = False
        self.entropy = ""
        self.replaced: Literal["", "bot", "kick"] = ""
        """How the host has put a bot in the place of the person who played here, if that has ever happened."""
        self.sent_away = ""
        """The person whom the host has sent away from this seat during the match."""
        self.pledge = ""
        self.again = False
        """Asked for new digits: the last start was called off."""

    @property
    def plays(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "person" and not self.away and not self.resigned

    @property
    def has_say(self) -> bool:
        """Whether this seat's consent is asked: its person has not left, resigned or run out of time."""
        return self.kind == "person" and not self.gone and not self.resigned

    def clear(self) -> None:
        """Nobody sits here."""
        self.kind, self.person, self.level, self.ready, self.entropy, self.pledge = "open", "", "", False, "", ""
        self.away = self.gone = self.resigned = self.again = False

    def seat_person(self, person: str) -> None:
        """A person sits down."""
        self.clear()
        self.kind, self.person = "person", person

    def seat_bot(self, level: str) -> None:
        """A bot sits down for good."""
        self.clear()
        self.kind, self.level, self.ready = "bot", level, True

    def hand_over(self, level: str, why: str) -> None:
        """A bot plays on here: for good if the person is sent away, else until they return."""
        if why == "kick":
            person = self.person
            self.seat_bot(level)
            self.replaced, self.sent_away = "kick", person
            return
        self.away, self.level, self.gone = True, level, why != "host"
        if why == "host":
            self.replaced = "bot"

    def come_back(self) -> None:
        """The person takes the seat back from the bot."""
        self.away = self.gone = False
