"""Fairness among people: extra time.

All of it follows from the log: every node, and every later start, finds the same.
"""

from __future__ import annotations

from typing import Final

from ludoteka.server.facts import Clock

EXTRA_TIME: Final = 3600.0
"""Seconds of extra time that every table may give in one match."""


def most_extra_time(clock: Clock) -> float:
    """Seconds of extra time in one match: an hour, or what the clock begins with if that is more."""
    return max(EXTRA_TIME, clock.seconds)
