"""Reviews of finished matches: made when somebody asks, one after the other, by processes that let all others go first.

A review is cut into small parts (`lab.reviewing.looking`); no more parts are handed out than there are processes, so
that whatever is more urgent never waits for long. What was found is kept by the store.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import msgspec

import ludoteka
from ludoteka import Match
from ludoteka.lab.reviewing.looking import Asked, Effort, Look, look_at, seconds
from ludoteka.lab.reviewing.review import FORM, Reviewing
from ludoteka.server.reviewed import Review
from ludoteka.server.store.store import Store
from ludoteka.server.thinkers import Busy

log = logging.getLogger("ludoteka.reviews")
QUEUE: Final = 20
"""So many reviews may wait; whoever asks for one more is told to come back."""
TRIES: Final = 3
SEED: Final = 1
T = TypeVar("T")


class Job:
    """A review in the making: how many of its parts are done."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Makes reviews and keeps them."""

    def __init__(self, store: Store, workers: int, files: Sequence[str] = (), effort: Effort | None = None) -> None:
        self._store = store
        self._workers = max(1, workers)
        self._files = tuple(files)
        self._effort = effort
        self._jobs: dict[str, Job] = {}
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, table: str, match: Match) -> Review | Job:
        """The review of a table's match, or how far it is; asking begins it. Raises Busy where too many wait."""
        job = self._jobs.get(table)
        if job is not None:
            return job
        kept = await self._store.review(table)
        if kept is not None:
            found = msgspec.json.decode(kept, type=Review)
            if found.form == FORM:
                return found
        if table not in self._jobs:
            if len(self._jobs) >= QUEUE:
                raise Busy
            job = self._jobs[table] = Job()
            job.task = asyncio.get_running_loop().create_task(self._make(table, match, job))
        return self._jobs[table]

    async def _make(self, table: str, match: Match, job: Job) -> None:
        """Let the processes do everything, the beginning and the end too: here people play."""
        game, text = match.edition.key, match.record().text
        try:
            async with self._turn:
                first, effort = await self._do(plan, game, text, self._effort)
                job.total = len(first) + effort.again * match.seats
                looks = await self._answer(first, game, text, effort, job)
                again = seconds([cost for look in looks for cost in look.costs], effort.again)
                job.total = len(first) + len(again)
                looks += await self._answer(again, game, text, effort, job)
                body = await self._do(put_together, game, text, effort, looks)
            await self._store.keep_review(table, body)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a review failed", extra={"table": table})
        finally:
            self._jobs.pop(table, None)

    async def _answer(self, parts: Sequence[Asked], game: str, text: str, effort: Effort, job: Job) -> list[Look]:
        """Hand out part after part, as many at a time as there are processes."""
        left, found = list(reversed(parts)), list[Look]()

        async def one_after_the_other() -> None:
            while left:
                found.append(await self._do(answer, game, text, left.pop(), effort))
                job.done += 1

        await asyncio.gather(*[one_after_the_other() for _ in range(self._workers)])
        return found

    async def _do(self, work: Callable[..., T], *arguments: object) -> T:
        """Have something done by a process; where one dies over it, by another."""
        for left in reversed(range(TRIES)):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *arguments))
            except BrokenProcessPool:
                self._drop(pool)
                if not left:
                    raise
        raise AssertionError

    def pids(self) -> list[int]:
        """The processes that think now."""
        return [] if self._pool is None else list(self._pool._processes)

    async def close(self) -> None:
        """Leave what is not finished; it is begun anew when somebody asks again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._drop(self._pool)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"),
                                             initializer=settle_in, initargs=(self._files,))
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)


# ---- in the worker


def settle_in(files: Sequence[str]) -> None:
    """Let everybody else go first, bots too, and read the games."""
    os.nice(19)
    from ludoteka.server.shelf import Shelf
    globals()["_shelf"] = Shelf(files)


def plan(game: str, text: str, effort: Effort | None) -> tuple[list[Asked], Effort]:
    """Into which parts a review is cut, and with what effort it is made."""
    work = Reviewing(ludoteka.load(text, globals()["_shelf"].get(game)), SEED, effort)
    return work.first, work.effort


def answer(game: str, text: str, asked: Asked, effort: Effort) -> Look:
    """Answer one part of a review."""
    return look_at(text, asked, SEED, effort, globals()["_shelf"].get(game))


def put_together(game: str, text: str, effort: Effort, looks: Sequence[Look]) -> bytes:
    """Make the review of all answers."""
    work = Reviewing(ludoteka.load(text, globals()["_shelf"].get(game)), SEED, effort)
    work.looks += looks
    return msgspec.json.encode(work.finish().json())
