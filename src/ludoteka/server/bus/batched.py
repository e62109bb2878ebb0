"""What all buses between processes have in common: words are collected for a moment and sent together."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Iterator, Sequence

import msgspec

from ludoteka.server.bus.bus import Hear

PAUSE = 0.005
"""Seconds for which words are collected."""
AGAIN = 1.0
"""Seconds after which a lost connection is tried again."""
LARGEST = 7_000
"""Bytes of one message: PostgreSQL takes just under 8,000."""
MOST = 10_000
"""Words kept while there is no connection; older ones are dropped, for a lost word does no harm."""

log = logging.getLogger("ludoteka.bus")
_read = msgspec.json.Decoder(tuple[str, list[tuple[str, str]]]).decode


class BatchedBus:
    """A subclass says how to connect, how to send one message, and calls `heard` for what comes."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(4)
        self._ears: list[Hear] = []
        self._words: list[tuple[str, str]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def connect(self) -> None:
        """Connect and listen; raise OSError where that cannot be done now."""
        raise NotImplementedError

    async def disconnect(self) -> None:
        """Let go of whatever connection there is."""
        raise NotImplementedError

    async def send(self, message: str) -> None:
        """Send a message to all nodes; raise OSError where it cannot be sent."""
        raise NotImplementedError

    async def open(self) -> None:
        """Begin to listen; a bus that cannot be reached is tried again and again."""
        try:
            await self.connect()
        except OSError as error:
            log.warning("the bus cannot be reached yet", extra={"problem": str(error)})
            await self.disconnect()
            self.lost()
        self._task = asyncio.get_running_loop().create_task(self._deliver())

    async def close(self) -> None:
        """Tell what is still to be told, and stop listening."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self.disconnect()

    def tell(self, topic: str, text: str) -> None:
        """Collect a word."""
        self._words.append((topic, text))
        if len(self._words) > MOST:
            del self._words[: len(self._words) - MOST]
        self._wake.set()

    def listen(self, hear: Hear) -> None:
        """Call this function for every word of another node."""
        self._ears.append(hear)

    def heard(self, message: str) -> None:
        """Hand on the words of a message, unless they are our own."""
        try:
            node, words = _read(message)
        except (msgspec.DecodeError, RecursionError):
            return  # whoever else may speak on this channel, it is none of our nodes
        if node != self.node:
            for topic, text in words:
                self._hand_on(topic, text)

    def _hand_on(self, topic: str, text: str) -> None:
        """Whatever is wrong with a word, perhaps of a node of another release, those behind it are heard."""
        for hear in self._ears:
            try:
                hear(topic, text)
            except Exception:
                log.exception("a word could not be heard", extra={"topic": topic})

    def lost(self) -> None:
        """The connection is gone: the next round makes a new one."""
        self._broken = True
        self._wake.set()

    _broken = False

    async def _deliver(self) -> None:
        while not self._closing or self._words:
            await self._wake.wait()
            self._wake.clear()
            await asyncio.sleep(PAUSE)
            if not await self._deliver_once() and not self._closing:
                await asyncio.sleep(AGAIN)
                self._wake.set()
            elif self._closing:
                return

    async def _deliver_once(self) -> bool:
        """Send all that was collected; whether it went."""
        words, self._words = self._words, []
        try:
            if self._broken:
                await self.disconnect()
                await self.connect()
                self._broken = False
            for message in messages(self.node, words):
                await self.send(message)
        except OSError as error:
            log.warning("the bus is out of reach", extra={"problem": str(error)})
            self._words[:0] = words
            self._broken = True
            return False
        return True


def messages(node: str, words: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Words in as few messages as they fit into, each word once."""
    part: list[tuple[str, str]] = []
    size = 0
    for topic, text in dict.fromkeys(words):
        cost = len(json.dumps([topic, text]).encode()) + 2
        if part and size + cost > LARGEST:
            yield json.dumps([node, part], separators=(",", ":"))
            part, size = [], 0
        part.append((topic, text))
        size += cost
    if part:
        yield json.dumps([node, part], separators=(",", ":"))
