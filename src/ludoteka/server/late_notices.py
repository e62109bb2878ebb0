"""Notices that fell into a gap of the store and wait to be sent: the newest for each person and table."""

from __future__ import annotations

import logging
from typing import Final

from ludoteka.server.bodies import Notice

log = logging.getLogger("ludoteka.notices")
MOST: Final = 10_000
"""How many notices wait at most; the oldest makes room."""


class LateNotices:
    """They wait in memory: a node that is killed in the gap forgets them."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[str, str], Notice] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, person: str, notice: Notice) -> None:
        """Let a notice wait, unless a newer one does."""
        key = person, notice.table
        known = self._waiting.pop(key, notice)
        self._waiting[key] = known if known.at > notice.at else notice
        if len(self._waiting) > MOST:
            del self._waiting[next(iter(self._waiting))]
            log.warning("a notice is given up, for so many wait")

    def drop(self, person: str, notice: Notice) -> None:
        """Forget a notice that was sent, and an older one of the same table."""
        key = person, notice.table
        if key in self._waiting and self._waiting[key].at <= notice.at:
            del self._waiting[key]

    def waiting(self) -> list[tuple[str, Notice]]:
        """Everything that waits, the oldest first."""
        return [(person, notice) for (person, _), notice in self._waiting.items()]
