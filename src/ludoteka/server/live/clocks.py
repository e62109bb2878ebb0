"""Time to think. Only people's clocks run, and only from what is written in the log: every node counts the same.

A clock per move gives so much for every decision. A bank gives so much for the whole match, and something back for each
decision that a person has taken.

A clock tells nothing that is hidden. Whose clock seems to run is what a spectator knows of who is asked; how many steps
somebody takes unseen neither stops it nor brings time back. How long each has thought is shown when the window closes:
neither a pause nor somebody's leaving shows it before.

A decision is taken when whoever was asked is asked no more after an answer that all know of, or alone is asked again; a
clock per move begins anew with each such answer. Nothing else is a decision: not what somebody says while another is
asked, not a reply, not leaving and coming back. Who must wait because of it goes on with what he had left.

Whoever takes a move back wins no time by it: his bank is without what came back, and what he has thought is gone; by
the move, each decision that he comes to once more, before another has decided, goes on with what it had left. The
others have again what they had then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteka.server.facts import Clock

REMEMBERED: Final = 100
"""So many decisions can be taken back one after the other with their time."""


class Asked:
    """A seat of which all know that it is to decide: what it seems to have left, and whether that runs."""

    def __init__(self, rest: float) -> None:
        self.rest = rest
        self.runs = False
        self._since = 0.0

    def left(self, now: float) -> float:
        """What it seems to have left."""
        return self.rest - (now - self._since) if self.runs else self.rest

    def run(self, at: float, runs: bool) -> None:
        """Let it run from now on, or stand."""
        if runs != self.runs:
            self.rest, self._since, self.runs = self.left(at), at, runs


class Taken:
    """The table's clocks just before a line of the record by which decisions were taken."""

    def __init__(
        self, line: int, left: list[float], asked: dict[int, Asked], waiting: list[list[int]], given: list[int]
    ) -> None:
        self.line = line
        self.left = left
        self.asked = asked
        self.waiting = waiting
        self.given = given
        """The seats that were given time for it."""


class Clocks:
    """One clock a seat: a bank for the match, or so much for every decision."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.kind = clock.kind
        self.seconds = clock.seconds
        self.back = clock.back
        self.left = [clock.seconds] * seats
        self.extra = 0.0
        """Seconds of extra time that all seats have been given together."""
        self.running: list[int] = []
        """The people truly asked now."""
        self._at = 0.0
        self._asked: dict[int, Asked] = {}
        """The seats of which all know that they are asked, and those that were and wait because somebody spoke."""
        self._deciders: list[int] = []
        self._waiting: list[list[int]] = []
        """Who was asked together when somebody spoke, the last time last; some of them may have answered unseen."""
        self._taken: list[Taken] = []
        self._again: dict[int, list[float]] = {}
        """What the decisions had left from which a seat has gone back, the next one last."""

    def turn(self, at: float, running: Sequence[int], deciders: Sequence[int], people: Sequence[int]) -> None:
        """Stop and start what must.

        `running` are the people truly asked now, `deciders` the seats of which all know it, `people` those of them
        where a person decides.
        """
        self._count(at)
        if any(seat in self._asked and seat not in deciders for seat in self._deciders):
            self._waiting.append(self._deciders)
        for i, together in enumerate(self._waiting):
            if all(seat in deciders for seat in together):
                del self._waiting[i:]
                break
        for seat in deciders:
            if seat not in self._asked:
                if seat in self._again:
                    self._come_again(seat)
                self._asked[seat] = Asked(self.left[seat])
        for seat, one in self._asked.items():
            one.run(at, seat in people)
        self.running, self._deciders = list(running), list(deciders)

    def _come_again(self, seat: int) -> None:
        """A seat comes to a decision from which it has gone back."""
        rests = self._again[seat]
        self.left[seat] = rests.pop()
        if not rests:
            del self._again[seat]

    def answered(self, at: float, line: int, deciders: Sequence[int]) -> None:
        """All know that somebody has answered, by line `line` of the record, and who is to decide now."""
        self._count(at)
        alone = len(self._deciders) == 1
        seats = [seat for seat in self._deciders if alone or self.kind == "move" or seat not in deciders]
        if not seats:
            return
        given = [seat for seat in seats if self.kind == "move" or self._asked[seat].runs]
        before = {seat: Asked(one.left(at)) for seat, one in self._asked.items()}
        self._taken.append(Taken(line, list(self.left), before, list(self._waiting), given))
        del self._taken[:-REMEMBERED]
        self._again = {seat: rests for seat, rests in self._again.items() if seat in seats}
        for seat in given:
            self._give(at, seat)
        for seat in seats:
            if not self._waits(seat):
                del self._asked[seat]
        self._deciders = []

    def _give(self, at: float, seat: int) -> None:
        """A seat has decided. While it waits for another answer, too, what it has thought for that is not shown yet."""
        one = self._asked[seat]
        one.run(at, runs=False)
        if self.kind == "move":
            self.left[seat] = one.rest = self.seconds
        else:
            self.left[seat] += self.back
            one.rest += self.back

    def _waits(self, seat: int) -> bool:
        return any(seat in together for together in self._waiting)

    def take_back(self, at: float, seat: int, line: int) -> None:
        """A seat has taken back what was done since a line of the record."""
        self._count(at)
        gone = [taken for taken in self._taken if taken.line >= line]
        if not gone:
            return
        del self._taken[-len(gone) :]
        first, own = gone[0], self.left[seat]
        given = sum(seat in taken.given for taken in gone)
        if self.kind == "bank":
            own = max(0.0, own - self.back * given)
        elif given:
            if seat in self._asked:
                self._again.setdefault(seat, []).append(own)
            own = first.left[seat]
        self.left, self._asked, self._waiting = first.left, first.asked, first.waiting
        self._deciders, self.running = [], []
        self.left[seat] = own
        if seat in self._asked:
            self._asked[seat].rest = own

    def stop(self, at: float) -> None:
        """A pause: no clock runs, none is given anything back, and what all see of them stands still."""
        self._count(at)
        self.running = []
        for one in self._asked.values():
            one.run(at, runs=False)

    def _count(self, at: float) -> None:
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - (at - self._at))
        self._at = at

    def extend(self, seat: int, seconds: float) -> None:
        """Give a seat more time, which no taking back takes away."""
        self.left[seat] += seconds
        if seat in self._asked:
            self._asked[seat].rest += seconds
        for taken in self._taken:
            taken.left[seat] += seconds
            if seat in taken.asked:
                taken.asked[seat].rest += seconds

    def extend_all(self, seconds: float) -> None:
        """Give every seat the same extra time, also where a bot plays: its person may return."""
        self.extra += seconds
        for seat in range(len(self.left)):
            self.extend(seat, seconds)

    def deadline(self) -> float | None:
        """When the first running clock runs out."""
        return min((self._at + self.left[seat] for seat in self.running), default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self._at + self.left[seat] <= now]

    def shown(self, now: float) -> list[float]:
        """What all may know."""
        found = [self._asked[seat].left(now) if seat in self._asked else left for seat, left in enumerate(self.left)]
        return [round(max(0.0, left), 1) for left in found]
