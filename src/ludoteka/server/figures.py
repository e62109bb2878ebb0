"""What a node counts while it works: plain numbers, so that counting costs next to nothing."""

from __future__ import annotations

from collections import Counter


class Figures:
    """Filled by the door and the hall, read by `/metrics`."""

    def __init__(self) -> None:
        self.deeds: dict[str, int] = dict.fromkeys(("accepted", "refused", "stale", "error"), 0)
        """Deeds at tables by the kind of answer."""
        self.sockets_opened = 0
        self.sockets_refused = 0
        self.bot_moves = 0
        self.bot_failures = 0
        self.timeouts = 0
        self.notices = 0
        self.limited: Counter[str] = Counter()
        """Calls turned away by a rate limit, by its name."""
