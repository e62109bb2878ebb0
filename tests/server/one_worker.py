"""A pool of one process for tests, which answers when it is told to."""

from __future__ import annotations

import asyncio
import json

from ludoteka.server.thinkers import Question
from tests.server.house import Guest
from tests.waiting import passes


class OneWorker:
    """A pool of one process, which takes questions as they come and answers when it is told to."""

    def __init__(self) -> None:
        self.served: list[str] = []
        self._turn = asyncio.Semaphore(1)
        self._steps = asyncio.Semaphore(0)

    async def think(self, question: Question) -> str:
        async with self._turn:
            self.served.append(question.level if question.what == "move" else question.what)
            await self._steps.acquire()
            if question.what == "move":
                return str(json.loads(question.info)["moves"][0])
            return "[]" if question.what == "forecast" else '{"candidates": [], "line": []}'

    async def answer(self, count: int) -> None:
        """Answer so many questions, one after the other, and let the room do what follows."""
        for _ in range(count):
            await passes()
            self._steps.release()
        await passes()

    def close(self) -> None:
        pass


def started(guest: Guest, chairs: str) -> str:
    """A table whose match has begun."""
    table = guest.create(chairs=chairs)
    assert guest.act(table, "start")["kind"] == "accepted"
    return table
