"""The bus of a room with one node: there is nobody to tell. Two of them can be joined, for tests."""

from __future__ import annotations

import secrets

from ludoteka.server.bus.bus import Hear


class LocalBus:
    """Knows the other nodes of the same process."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(4)
        self._ears: list[Hear] = []
        self._others: list[LocalBus] = []

    def join(self, other: LocalBus) -> None:
        """Hear each other."""
        self._others.append(other)
        other._others.append(self)

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    def tell(self, topic: str, text: str) -> None:
        """Call the others' functions."""
        for other in self._others:
            for hear in other._ears:
                hear(topic, text)

    def listen(self, hear: Hear) -> None:
        """Call this function for every word of another node."""
        self._ears.append(hear)
