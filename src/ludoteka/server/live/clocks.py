"""Time to think. Only people's clocks run, and only from what is written in the log: every node counts the same.

A clock tells nothing that is hidden. Whose clock seems to run is what a spectator knows of who is asked; how many steps
somebody takes unseen neither stops it nor brings time back. How long each has thought is shown when the window closes.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.server.facts import Clock


class Clocks:
    """One clock a seat: a bank for the match, or so much for every decision."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.kind = clock.kind
        self.seconds = clock.seconds
        self.back = clock.back
        self.left = [clock.seconds] * seats
        self.running: list[int] = []
        """The people truly asked now."""
        self._at = 0.0
        self._seen: dict[int, tuple[float, float]] = {}
        """Since when all know that a seat is asked, and what it had left then."""

    def turn(self, at: float, running: Sequence[int], deciders: Sequence[int], *, news: bool) -> None:
        """Stop and start what must.

        `running` are the people truly asked now, `deciders` those of whom all know it; `news` is whether all were told
        something. Who is asked no more, or alone was asked, has decided, as far as all know; a clock for every decision
        begins anew with all news.
        """
        self._count(at)
        alone = len(self._seen) == 1
        for seat in list(self._seen):
            if seat not in deciders or (news and (alone or self.kind == "move")):
                del self._seen[seat]
                self.left[seat] = self.left[seat] + self.back if self.kind == "bank" else self.seconds
        for seat in deciders:
            if seat not in self._seen:
                self._seen[seat] = (at, self.left[seat])
        self.running = list(running)

    def take_back(self, at: float, seat: int) -> None:
        """A seat has taken back a move that all had seen: what it was given for it is gone, and nobody has decided."""
        self.stop(at)
        if self.kind == "bank":
            self.left[seat] = max(0.0, self.left[seat] - self.back)

    def stop(self, at: float) -> None:
        """A pause: no clock runs, and none is given anything back."""
        self._count(at)
        self.running, self._seen = [], {}

    def _count(self, at: float) -> None:
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - (at - self._at))
        self._at = at

    def extend(self, seat: int, seconds: float) -> None:
        """Give a seat more time."""
        self.left[seat] += seconds
        if seat in self._seen:
            at, left = self._seen[seat]
            self._seen[seat] = at, left + seconds

    def deadline(self) -> float | None:
        """When the first running clock runs out."""
        return min((self._at + self.left[seat] for seat in self.running), default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self._at + self.left[seat] <= now]

    def shown(self, now: float) -> list[float]:
        """What all may know."""
        found = []
        for seat, left in enumerate(self.left):
            if seat in self._seen:
                at, left = self._seen[seat]
                left -= now - at
            found.append(round(max(0.0, left), 1))
        return found
