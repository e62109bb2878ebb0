"""Reviews of finished matches: made when somebody asks, one after the other, by processes that let all others go first.

A review is cut into small parts (`lab.reviewing.looking`); no more parts are handed out than there are processes, so
that whatever is more urgent never waits for long. Whose review is next the scheduler says: people take turns. What was
found is kept by the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import msgspec

import ludoteka
from ludoteka import Match
from ludoteka.lab.reviewing.looking import Asked, Effort, Look, look_at, seconds
from ludoteka.lab.reviewing.review import FORM, Reviewing
from ludoteka.server.pool import Pool, shelf_here
from ludoteka.server.reviewed import Review
from ludoteka.server.scheduler import Scheduler, Turn
from ludoteka.server.store.store import Store
from ludoteka.server.thinkers import Busy

log = logging.getLogger("ludoteka.reviews")
QUEUE: Final = 20
"""So many reviews may wait; whoever asks for one more is told to come back."""
SEED: Final = 1
NICE: Final = 19
"""Reviews let everybody else go first, bots too."""


class Job:
    """A review in the making: how many of its parts are done."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Makes reviews and keeps them."""

    def __init__(
        self,
        store: Store,
        workers: int,
        files: Sequence[str] = (),
        effort: Effort | None = None,
        scheduler: Scheduler | None = None,
    ) -> None:
        self._store = store
        self._effort = effort
        self._jobs: dict[str, Job] = {}
        self._scheduler = scheduler or Scheduler(reviews=(1, QUEUE))
        self._pool = Pool(workers, files, NICE)

    async def ask(self, table: str, match: Match, person: str = "") -> Review | Job:
        """The review of a table's match, or how far it is; asking begins it.

        It is made in the turn of the person who asked first. Raises Busy where too many wait.
        """
        job = self._jobs.get(table)
        if job is not None:
            return job
        kept = await self._store.review(table)
        if kept is not None:
            found = msgspec.json.decode(kept, type=Review)
            if found.form == FORM:
                return found
        if table not in self._jobs:
            turn = self._scheduler.turn("reviews", person)
            job = self._jobs[table] = Job()
            job.task = asyncio.get_running_loop().create_task(self._make(table, match, job, turn))
            job.task.add_done_callback(lambda _: turn.leave())  # one that was cancelled before it began has not left it
        return self._jobs[table]

    async def _make(self, table: str, match: Match, job: Job, turn: Turn) -> None:
        """Let the processes do everything, the beginning and the end too: here people play."""
        game, text = match.edition.key, match.record().text
        try:
            async with turn:
                first, effort = await self._pool.do(plan, game, text, self._effort)
                job.total = len(first) + effort.again * match.seats
                looks = await self._answer(first, game, text, effort, job)
                again = seconds([cost for look in looks for cost in look.costs], effort.again)
                job.total = len(first) + len(again)
                looks += await self._answer(again, game, text, effort, job)
                body = await self._pool.do(put_together, game, text, effort, looks)
            await self._store.keep_review(table, body)
        except asyncio.CancelledError:
            raise
        except Busy as busy:
            log.info("a review was put off: %s", busy, extra={"table": table})
        except Exception:
            log.exception("a review failed", extra={"table": table})
        finally:
            self._jobs.pop(table, None)

    async def _answer(self, parts: Sequence[Asked], game: str, text: str, effort: Effort, job: Job) -> list[Look]:
        """Hand out part after part, as many at a time as there are processes."""
        left, found = list(reversed(parts)), list[Look]()

        async def one_after_the_other() -> None:
            while left:
                found.append(await self._pool.do(answer, game, text, left.pop(), effort))
                job.done += 1

        await asyncio.gather(*[one_after_the_other() for _ in range(self._pool.workers)])
        return found

    def pids(self) -> list[int]:
        """The processes that think now."""
        return self._pool.pids()

    async def close(self) -> None:
        """Leave what is not finished; it is begun anew when somebody asks again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()


# ---- in the worker


def plan(game: str, text: str, effort: Effort | None) -> tuple[list[Asked], Effort]:
    """Into which parts a review is cut, and with what effort it is made."""
    work = Reviewing(ludoteka.load(text, shelf_here().get(game)), SEED, effort)
    return work.first, work.effort


def answer(game: str, text: str, asked: Asked, effort: Effort) -> Look:
    """Answer one part of a review."""
    return look_at(text, asked, SEED, effort, shelf_here().get(game))


def put_together(game: str, text: str, effort: Effort, looks: Sequence[Look]) -> bytes:
    """Make the review of all answers."""
    work = Reviewing(ludoteka.load(text, shelf_here().get(game)), SEED, effort)
    work.looks += looks
    return msgspec.json.encode(work.finish().json())
