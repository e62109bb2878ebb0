"""What a store counts of its commits."""

from __future__ import annotations


class Written:
    """Numbers that only grow, read by `/metrics`."""

    def __init__(self) -> None:
        self.commits = 0
        self.entries = 0
        self.seconds = 0.0
        self.failures = 0

    def count(self, entries: int, seconds: float, *, failed: bool) -> None:
        """One commit more."""
        self.commits += 1
        self.entries += 0 if failed else entries
        self.seconds += seconds
        self.failures += failed
