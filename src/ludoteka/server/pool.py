"""Worker processes that have read the games: for bots that think, matches told again, reviews."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakSet

from ludoteka.bots.company import follow

if TYPE_CHECKING:
    from ludoteka.server.shelf import Shelf

TRIES: Final = 3
START: Final = 120.0
"""So long processes may take to read the games."""
T = TypeVar("T")


class Hung(BrokenProcessPool):
    """Something took longer than it may, however often it was begun anew."""


class Pool:
    """Processes that are started when they are first needed; one that dies is replaced and its work done again.

    So is one that does not come to an end: it is killed at its deadline. No more is handed out than there are
    processes, so that the time of each piece of work counts from when it is begun.
    """

    def __init__(self, workers: int, files: Sequence[str], nice: int) -> None:
        self.workers = max(1, workers)
        self._settling = (tuple(files), nice)
        self._processes: ProcessPoolExecutor | None = None
        self._begun: Future[int] | None = None
        self._turn = asyncio.Semaphore(self.workers)
        self._killed: WeakSet[ProcessPoolExecutor] = WeakSet()
        """Processes that were ended over one piece of work: it is not the fault of the others they were at."""
        self._closed = False

    async def do(
        self, work: Callable[..., T], *arguments: object, tries: int = TRIES, deadline: float | None = None
    ) -> T:
        """Have something done by a process; where one dies over it or takes too long, by another."""
        async with self._turn:
            while True:
                processes = await self._open()
                try:
                    return await self._once(processes, deadline, work, *arguments)
                except BrokenProcessPool as failure:
                    self._drop(processes)
                    if isinstance(failure, Hung) or processes not in self._killed:
                        tries -= 1
                    if tries <= 0 or self._closed:
                        raise

    async def _once(
        self, processes: ProcessPoolExecutor, deadline: float | None, work: Callable[..., T], *arguments: object
    ) -> T:
        task = asyncio.wrap_future(processes.submit(work, *arguments))
        try:
            await asyncio.wait((task,), timeout=deadline)
            if not task.done():
                self._kill(processes)
                raise Hung(f"{work.__name__} took longer than {deadline} s")
            return task.result()
        finally:
            task.cancel()

    def pids(self) -> list[int]:
        """The processes that work now."""
        return [] if self._processes is None else list(self._processes._processes)

    def close(self) -> None:
        """Let the workers go, in the midst of their work."""
        self._closed = True
        if self._processes is not None:
            self._kill(self._processes)

    async def _open(self) -> ProcessPoolExecutor:
        """The processes, the first of which has read the games: that time is nobody's."""
        while not self._closed:
            if self._processes is None:
                self._processes = ProcessPoolExecutor(
                    self.workers,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=settle_in,
                    initargs=self._settling,
                )
                self._begun = self._processes.submit(os.getpid)
            processes, begun = self._processes, self._begun
            if begun is not None and not begun.done():
                ready = asyncio.wrap_future(begun)
                ready.add_done_callback(lambda done: done.cancelled() or done.exception())  # the next one tells it
                await asyncio.wait((ready,), timeout=START)
            if processes is self._processes:  # nobody has dropped them meanwhile
                return processes
        raise BrokenProcessPool("the workers are let go")

    def _kill(self, processes: ProcessPoolExecutor) -> None:
        self._killed.add(processes)
        for process in list((processes._processes or {}).values()):
            process.kill()
        self._drop(processes)

    def _drop(self, processes: ProcessPoolExecutor) -> None:
        if self._processes is processes:
            self._processes = self._begun = None
        processes.shutdown(wait=False)


# ---- in the worker


def settle_in(files: Sequence[str], nice: int) -> None:
    """Be nice to whoever serves people, leave with the room, and read the games before the first question."""
    follow()
    os.nice(nice)
    from ludoteka.server.shelf import Shelf

    globals()["_shelf"] = Shelf(files)


def shelf_here() -> Shelf:
    """The games as this worker has read them."""
    found: Shelf = globals()["_shelf"]
    return found
