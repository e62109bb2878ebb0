"""What all people at a table must agree to: taking back more than one's own last move, ending the match, or a pause."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.core import SPECTATOR, LudotekaError, seat_name
from ludoteka.table.match import Match

KINDS = ("rewind", "end", "pause")


class Consent:
    """At most one proposal at a time; it lapses when somebody declines or the match moves on."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.kind = ""
        self.by = -1
        self.agreed: list[int] = []
        self.asked: list[int] = []
        """The seats whose consent the open proposal needs."""
        self._asked_at = 0

    def people(self) -> list[int]:
        """Seats that are asked by default: those no bot plays for and that have not resigned.

        A room knows more: a person keeps their say when somebody else puts a bot on their seat.
        """
        gone = [*self.match.bots, *self.match.resigned]
        return [seat for seat in range(self.match.seats) if seat not in gone]

    def open(self) -> bool:
        """Whether a proposal stands."""
        return bool(self.kind) and self._asked_at == self._told() and not self.match.over

    def _told(self) -> int:
        """How far the match is as far as all know: a step made unseen must not show by what becomes of a proposal."""
        return self.match.mail.count(SPECTATOR)

    def propose(self, kind: str, seat: int, asked: Sequence[int] = ()) -> None:
        """Propose to rewind to before the own last move, to end the match, or to pause; proposing is agreeing.

        `asked` are the seats that must agree, by default `people()`.
        """
        if kind not in KINDS:
            raise LudotekaError(f"no proposal {kind!r}; it is one of {', '.join(KINDS)}")
        if self.match.over:
            raise LudotekaError("the match is over")
        needed = list(asked) or self.people()
        if seat not in needed:
            raise LudotekaError(f"{seat_name(seat)} is not asked for consent and has nothing to propose")
        if self.open():
            raise LudotekaError(f"{seat_name(self.by)} has a proposal to {self.kind} open already")
        if kind == "rewind" and not any(e.who == seat and not e.undone for e in self.match.entries):
            raise LudotekaError(f"{seat_name(seat)} has made no move that could be taken back")
        self.match.mail.announce("proposed", {"seat": seat, "what": kind})
        self.kind, self.by, self.agreed, self._asked_at = kind, seat, [], self._told()
        self.asked = needed
        self.agree(seat)

    def agree(self, seat: int) -> bool:
        """Agree; with the last consent it is done (a pause, by whoever keeps the clocks). Gives back whether it was."""
        self._must_be_open(seat)
        if seat not in self.agreed:
            self.agreed.append(seat)
        if any(person not in self.agreed for person in self.asked):
            return False
        kind, by = self.kind, self.by
        self.kind = ""
        if kind == "rewind":
            self.match.rewind(by)
        elif kind == "end":
            self.match.end_agreed()
        return True

    def decline(self, seat: int) -> None:
        """Say no; the proposal is gone."""
        self._must_be_open(seat)
        self.match.mail.announce("declined", {"seat": seat, "what": self.kind})
        self.kind = ""

    def lapse(self, seat: int) -> None:
        """Drop the open proposal if this seat was asked for consent and has no say any more."""
        if seat in self.asked:
            self.kind = ""

    def _must_be_open(self, seat: int) -> None:
        if not self.open():
            raise LudotekaError("there is no proposal to answer")
        if seat not in self.asked:
            raise LudotekaError(f"{seat_name(seat)} is not asked for consent")
