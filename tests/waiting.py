"""Waiting in tests: for something to happen, always with an end; or until an event loop has nothing left to do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds that something may take on a busy machine before a test fails."""
PAUSE = 0.02
PASSES = 200


def until(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until a condition is true; fail when it has not become so in time."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, f"waited {patience:.0f} s in vain"
        time.sleep(PAUSE)


async def until_true(condition: Callable[[], object], patience: float = PATIENCE, pause: float = PAUSE) -> None:
    """Let the event loop run until a condition is true; fail when it has not become so in time."""
    async with asyncio.timeout(patience):
        while not condition():
            await asyncio.sleep(pause)


async def passes(count: int = PASSES) -> None:
    """Let the event loop go round so many times: whatever was ready has run, and what that made ready, too."""
    for _ in range(count):
        await asyncio.sleep(0)
