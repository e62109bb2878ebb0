"""The door that a server knocks at: a move and the number of the last letter seen go in, letters come out."""

from __future__ import annotations

from ludoteka.core import BadNotation, IllegalMove, LudotekaError, seat_name
from ludoteka.core.errors import plain_message
from ludoteka.table.consent import Consent
from ludoteka.table.letters import Letter
from ludoteka.table.match import Match
from ludoteka.table.policy import Policy


class Answer:
    """What became of a submission: accepted with letters for every viewer, refused with a reason, or stale."""

    def __init__(self, kind: str, letters: dict[int, list[Letter]], refusal: dict[str, object] | None = None) -> None:
        self.kind = kind
        self.letters = letters
        self.refusal = refusal


class Table:
    """One match with its policies, proposals and submissions; still without sockets, clocks or storage."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.consent = Consent(match)
        self.policies: dict[int, Policy] = {}
        self._answers: dict[tuple[int, str], Answer] = {}
        self._moment = ""
        self._turn = int(match.position.active())
        self._played = False

    def submit(self, seat: int, move: str, expected: int, key: str = "") -> Answer:
        """Make a move if the seat has seen all its letters; the same key twice gives the same answer once more.

        `expected` is the number of the last letter this viewer has. Whether it is stale depends on the viewer's own
        letters alone, so it tells nothing about what others did unseen.
        """
        if not 0 <= seat < self.match.seats:
            raise LudotekaError(f"there is no seat {seat}; seats are numbered 0 to {self.match.seats - 1}")
        known = self._answers.get((seat, key)) if key else None
        if known is not None:
            return known
        answer = self._submit(seat, move, expected)
        if key and answer.kind == "accepted":
            self._answers[seat, key] = answer
        return answer

    def _submit(self, seat: int, move: str, expected: int) -> Answer:
        have = self.match.mail.count(seat)
        if expected != have:
            since = expected if 0 <= expected < have else 0
            return Answer("stale", {seat: self.match.log(seat, since)})
        before = self.match.mail.counts()
        try:
            self.take(seat, move)
        except IllegalMove as illegal:
            return Answer("refused", {}, illegal.refusal.json())
        except BadNotation as bad:
            return Answer("refused", {}, {"clause": "", "key": "bad-notation", "args": {"problem": plain_message(bad)}})
        self.run_policies()
        return Answer("accepted", self.letters_since(before))

    def take(self, seat: int, move: str) -> None:
        """Make one move, or raise and change nothing; no policy passes yet."""
        passed = self._passing(seat)
        self._note_window()
        self.match.play(move, seat)
        if not self._played:
            self._played = passed is None or self.match.position.pack.parse(move).text != passed
        if seat in self.policies:
            self.policies[seat].hold = False

    def letters_since(self, before: dict[int, int]) -> dict[int, list[Letter]]:
        """The letters every viewer has got since some counts were taken; those who got none are left out."""
        new = {viewer: self.match.mail.since(viewer, n) for viewer, n in before.items()}
        return {viewer: letters for viewer, letters in new.items() if letters}

    def run_policies(self) -> list[int]:
        """Let the policies pass for seats that do not want to be asked; gives back the seats that passed, in order."""
        passed: list[int] = []
        move = self.pass_due()
        while move is not None:
            seat = int(self.match.position.to_act)
            self.match.play(move, seat)
            passed.append(seat)
            move = self.pass_due()
        return passed

    def pass_due(self) -> str | None:
        """The pass that a policy makes next for the seat that is asked; None where somebody decides."""
        if self.match.over:
            return None
        self._note_window()
        seat = int(self.match.position.to_act)
        policy = self.policies.get(seat)
        move = self._passing(seat) if policy is not None else None
        if policy is None or move is None or policy.stops(self.match.info(seat), played=self._played):
            return None
        return move

    def undo(self, seat: int) -> dict[int, list[Letter]]:
        """Take back a seat's last move, if it may; letters for every viewer who had seen it."""
        before = self.match.mail.counts()
        self.match.undo(seat)
        return self.letters_since(before)

    def describe(self, seat: int) -> str:
        """A seat with who sits there, for logs."""
        return f"{seat_name(seat)} ({'bot' if seat in self.match.bots else 'person'})"

    def _passing(self, seat: int) -> str | None:
        found = self.match.position.passing(seat) if seat >= 0 else None
        return None if found is None else found.text

    def _note_window(self) -> None:
        """A new window begins unplayed; with a new turn nobody skips any more."""
        position = self.match.position
        turn, moment = int(position.active()), position.moment()
        if moment != self._moment or turn != self._turn:
            self._moment, self._played = moment, False
        if turn != self._turn:
            self._turn = turn
            for policy in self.policies.values():
                policy.skip_turn = False
