"""Worker processes that have read the games: for bots that think, matches told again, reviews."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from ludoteka.server.shelf import Shelf

TRIES: Final = 3
T = TypeVar("T")


class Pool:
    """Processes that are started when they are first needed; one that dies is replaced and its work done again."""

    def __init__(self, workers: int, files: Sequence[str], nice: int) -> None:
        self.workers = max(1, workers)
        self._settling = (tuple(files), nice)
        self._processes: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., T], *arguments: object, tries: int = TRIES) -> T:
        """Have something done by a process; where one dies over it, by another."""
        for left in reversed(range(tries)):
            processes = self._open()
            try:
                return await asyncio.wrap_future(processes.submit(work, *arguments))
            except BrokenProcessPool:
                self._drop(processes)
                if not left:
                    raise
        raise AssertionError

    def pids(self) -> list[int]:
        """The processes that work now."""
        return [] if self._processes is None else list(self._processes._processes)

    def close(self) -> None:
        """Let the workers go."""
        if self._processes is not None:
            self._drop(self._processes)

    def _open(self) -> ProcessPoolExecutor:
        if self._processes is None:
            self._processes = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"),
                                                  initializer=settle_in, initargs=self._settling)
        return self._processes

    def _drop(self, processes: ProcessPoolExecutor) -> None:
        if self._processes is processes:
            self._processes = None
        processes.shutdown(wait=False, cancel_futures=True)


# ---- in the worker


def settle_in(files: Sequence[str], nice: int) -> None:
    """Be nice to whoever serves people, and read the games before the first question."""
    os.nice(nice)
    from ludoteka.server.shelf import Shelf
    globals()["_shelf"] = Shelf(files)


def shelf_here() -> Shelf:
    """The games as this worker has read them."""
    found: Shelf = globals()["_shelf"]
    return found
