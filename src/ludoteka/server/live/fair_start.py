"""Fair start of a match: the room's promise, the players' pledges, and the time in which they are revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteka import Edition
from ludoteka.core.options import settle
from ludoteka.core.record import Header
from ludoteka.server.facts import PledgeFacts, Settings, StartFacts
from ludoteka.server.live import entries
from ludoteka.server.live.sitters import Sitter
from ludoteka.table.fair import commitment
from ludoteka.table.pledges import pledge_of

REVEAL_WITHIN: Final = 15.0
"""Seconds in which everybody who has pledged digits must reveal them once the host has started."""
MOST_CALLED_OFF: Final = 20
"""A table at which so many starts were called off starts no more: each one is a chance to try other dice."""


class FairStart:
    """A table's promise of the dice, and what has become of its starts.

    The order is what makes it fair: the room is bound to its secret before anybody pledges, and everybody to their
    digits before anybody reveals any. A start at which digits are missing is called off, and its secret thrown away.
    """

    def __init__(self) -> None:
        self.secret = b""
        self.commit = ""
        self.deadline: float | None = None
        """By when all must have revealed, by the wall clock; None while nobody has started."""
        self.lag = 0.0
        """Seconds by which the room's time is behind the wall clock; the hall keeps it up to date."""
        self.called_off: list[tuple[str, list[int]]] = []
        """The commitments of the secrets that were thrown away, each with the seats whose digits were missing."""
        self._gone: list[int] = []
        """Seats left open by people who stood up after the host had started."""

    def promise(self, secret: str) -> None:
        """Take a new secret, in hex."""
        self.secret = bytes.fromhex(secret)
        self.commit = commitment(self.secret)

    def begin(self, at: float, sitters: Sequence[Sitter], body: entries.Starting) -> None:
        """The host has started."""
        self.deadline, self._gone = at + REVEAL_WITHIN, []
        for seat in self.unpledged(sitters, body.by) if body.pledge else []:
            sitters[seat].pledge, sitters[seat].ready, sitters[seat].again = body.pledge, True, False

    def stand_up(self, at: float, seat: int) -> None:
        """Somebody has left a seat: a start that is under way is to be called off at once."""
        if self.deadline is not None:
            self.deadline = min(at, self.deadline)
            self._gone.append(seat)

    def missing(self, sitters: Sequence[Sitter]) -> list[int]:
        """The seats whose pledged digits have not been revealed."""
        return [seat for seat, one in enumerate(sitters) if one.pledge and not one.entropy]

    def unpledged(self, sitters: Sequence[Sitter], person: str) -> list[int]:
        """A person's seats for which no digits are pledged."""
        return [seat for seat, one in enumerate(sitters) if one.person == person and person and not one.pledge]

    def fitting(self, sitters: Sequence[Sitter], person: str, digits: str) -> list[int]:
        """A person's seats for which these digits were pledged."""
        pledge = pledge_of(digits)
        return [seat for seat, one in enumerate(sitters) if one.person == person and one.pledge == pledge]

    def reveal(self, sitters: Sequence[Sitter], person: str, digits: str) -> None:
        """Take the digits that a person has revealed."""
        for seat in self.fitting(sitters, person, digits):
            sitters[seat].entropy = digits

    def call_off(self, sitters: Sequence[Sitter], body: entries.CalledOff) -> None:
        """Throw secret and digits away: all pledge anew, and whose digits were missing is not ready any more."""
        self.called_off.append((self.commit, body.seats))
        self.deadline, self._gone = None, []
        self.promise(body.secret)
        for seat, one in enumerate(sitters):
            if one.kind != "person":
                continue
            if seat in body.seats:
                one.ready = False
            one.again = bool(one.pledge)
            one.pledge = one.entropy = ""

    def end(self, sitters: Sequence[Sitter], secret: bytes) -> entries.CalledOff:
        """The entry that calls off a start; `secret` is that of the next one."""
        return entries.CalledOff(seats=sorted({*self._gone, *self.missing(sitters)}), secret=secret.hex())

    def header(
        self,
        edition: Edition,
        settings: Settings,
        sitters: Sequence[Sitter],
        match: str,
        body: entries.Begun,
        start: tuple[int, str] | None,
    ) -> Header:
        """The head of the record, with what the players gave the dice."""
        return Header(
            edition.key,
            body.rules,
            body.content,
            len(sitters),
            match,
            "fair",
            options=settle(edition.options, settings.options, kept=True),
            commit=self.commit,
            entropy=[(seat, one.entropy) for seat, one in enumerate(sitters) if one.entropy],
            start=start,
            pledges=[(seat, one.pledge) for seat, one in enumerate(sitters) if one.pledge],
            called_off=self.called_off,
        )

    def due(self) -> float | None:
        """The deadline in the room's time."""
        return None if self.deadline is None else self.deadline - self.lag

    def facts(self, sitters: Sequence[Sitter], now: float) -> StartFacts:
        """What everybody at the table may know of it; the digits nobody, before all are revealed."""
        due = self.due()
        left = None if due is None else round(max(0.0, due - now), 1)
        return StartFacts(
            pledges=[
                PledgeFacts(seat, one.pledge, bool(one.entropy)) for seat, one in enumerate(sitters) if one.pledge
            ],
            again=[seat for seat, one in enumerate(sitters) if one.again],
            left=left,
            called_off=len(self.called_off),
            missing=self.called_off[-1][1] if self.called_off else [],
        )
