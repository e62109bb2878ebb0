"""Sign-ins that were looked up a moment ago: every message of a socket asks for its own."""

from __future__ import annotations

from typing import Any


class Believed:
    """Who came in by which sign-in, until it is to be looked up again; the oldest are forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[str, tuple[float, Any]] = {}

    def holds(self, session: str, now: float) -> bool:
        """Whether a sign-in is believed without looking it up."""
        known = self._known.get(session)
        return known is not None and known[0] > now

    def whose(self, session: str, now: float) -> Any:
        """Who came in by it; None where that is to be looked up."""
        known = self._known.get(session)
        return known[1] if known is not None and known[0] > now else None

    def keep(self, session: str, until: float, caller: Any) -> None:
        """Believe a sign-in until a moment."""
        self._known.pop(session, None)
        self._known[session] = until, caller
        if len(self._known) > self._most:
            del self._known[next(iter(self._known))]

    def drop(self, session: str) -> None:
        """Believe it no more."""
        self._known.pop(session, None)

    def callers(self) -> list[tuple[str, Any]]:
        """Every sign-in that is remembered, and whose it is."""
        return [(session, caller) for session, (_, caller) in self._known.items()]
