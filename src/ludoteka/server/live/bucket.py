"""A bucket that leaks: so many calls at once, then so many a second."""

from __future__ import annotations

from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once, and one more every so many seconds."""

    burst: float
    seconds: float


class Bucket:
    """Full after `burst` calls, one more drop of room every `seconds`."""

    def __init__(self, rate: Rate) -> None:
        self._room = (rate.burst - 1.0) * rate.seconds
        """How far ahead of time a call may be."""
        self._drop = rate.seconds
        self._full_at = 0.0

    def fine(self, now: float, calls: float) -> None:
        """Take several at once, whether there is room for them or not: whoever is fined waits the longer."""
        self._full_at = max(self._full_at, now) + calls * self._drop

    def wait(self, now: float) -> float:
        """Take one; 0, or how long to wait where there is none."""
        start = max(self._full_at, now)
        if start - now > self._room:
            return start - now - self._room
        self._full_at = start + self._drop
        return 0.0
