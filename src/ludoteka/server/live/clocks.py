"""Time to think. Only people's clocks run, and only from what is written in the log: every node counts the same."""

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
        self._at = 0.0
        self._answered: dict[int, tuple[float, float]] = {}
        """When a seat decided and what it had left, as long as others may not know that it has."""

    def turn(self, at: float, running: Sequence[int], decided: int | None = None) -> None:
        """Stop and start what must: `running` are the people truly asked now, `decided` who has just moved."""
        if self.kind == "none":
            return
        passed = at - self._at
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
        if decided is not None:
            self._answered[decided] = (at, self.left[decided])
            self.left[decided] = self.left[decided] + self.back if self.kind == "bank" else self.seconds
        for seat in running:
            self._answered.pop(seat, None)
            if self.kind == "move" and seat not in self.running:
                self.left[seat] = self.seconds
        self.running = list(running)
        self._at = at

    def extend(self, seat: int, seconds: float) -> None:
        """Give a seat more time."""
        self.left[seat] += seconds

    def deadline(self) -> float | None:
        """When the first running clock runs out."""
        return min((self._at + self.left[seat] for seat in self.running), default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.running if self._at + self.left[seat] <= now]

    def shown(self, now: float, deciders: Sequence[int]) -> list[float]:
        """What all may know: the clock of a seat that all believe to be thinking seems to run on."""
        found = []
        for seat, left in enumerate(self.left):
            if seat in self.running:
                left -= now - self._at
            elif seat in deciders and seat in self._answered:
                at, left = self._answered[seat]
                left -= now - at
            found.append(round(max(0.0, left), 1))
        return found
