"""The promise every bus keeps: nobody waits for it, and losing a word does no harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, str], None]
"""Called in the event loop with topic and text of a word that another node told."""


class Bus(Protocol):
    """Words between nodes. A node does not hear its own: it knows them already."""

    node: str
    """This node's name, drawn anew with every start."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Tell what is still to be told, and stop listening."""

    def tell(self, topic: str, text: str) -> None:
        """Let every other node know; comes back at once. Told after the commit, in batches; texts under 1,000 bytes."""

    def listen(self, hear: Hear) -> None:
        """Call this function for every word of another node."""
