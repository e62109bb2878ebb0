"""The lock of a table: one changes it at a time, first come, first served."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """As asyncio's own, and who need not wait takes it without a task: `seize`."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._held

    def seize(self) -> bool:
        """Take it at once; False where somebody has it. Whoever seized it releases it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Hand it to whoever waits longest, or leave it open."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.seize():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was handed over just before
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
