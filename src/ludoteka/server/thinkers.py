"""Processes in which bots think and chances are reckoned: at low priority, given one seat's info as text, no more."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

import msgspec
from msgspec import Struct

from ludoteka import Bot, Info

if TYPE_CHECKING:
    from ludoteka.server.shelf import Shelf

TRIES: Final = 3
CANDIDATES: Final = 5
"""So many moves are named in a hint."""
STEPS: Final = 6
"""So far a hint tells how play may go on."""


class Question(Struct, frozen=True):
    """What is asked: which game, which level of bot thinks, and the info of the seat as `Info.json` wrote it."""

    game: str
    level: str
    info: bytes
    what: Literal["move", "forecast", "hint"] = "move"


class Busy(Exception):
    """So many questions wait that no more are taken now."""


class Thinkers(Protocol):
    """Whoever answers what takes long."""

    async def think(self, question: Any) -> str:
        """A move in notation, or the rows of a forecast or a hint as JSON; raises Busy where too many wait."""

    def close(self) -> None:
        """Think no more."""


class Workers:
    """A bounded queue in front of worker processes; a worker that dies is replaced and its question asked again."""

    def __init__(self, workers: int, queue: int, files: Sequence[str] = (),
                 work: Callable[[Any, int], str] | None = None, tries: int = TRIES) -> None:
        self._work = work or answer
        self._tries = tries
        self._workers = max(1, workers)
        self._queue = queue
        self._files = tuple(files)
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def think(self, question: Any) -> str:
        """Ask a worker; where one dies over it, ask another."""
        if self.waiting >= self._queue:
            raise Busy
        self.waiting += 1
        try:
            for left in reversed(range(self._tries)):
                pool = self._open()
                try:
                    return await asyncio.wrap_future(pool.submit(self._work, question, secrets.randbits(60)))
                except BrokenProcessPool:
                    self._drop(pool)
                    if not left:
                        raise
        finally:
            self.waiting -= 1
        raise AssertionError

    def pids(self) -> list[int]:
        """The processes that think now."""
        return [] if self._pool is None else list(self._pool._processes)

    def close(self) -> None:
        """Let the workers go."""
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
    """Be nice to whoever serves people, and read the games before the first question."""
    os.nice(10)
    from ludoteka.server.shelf import Shelf
    globals()["_shelf"] = Shelf(files)


def shelf_here() -> Shelf:
    """The games as this worker has read them."""
    found: Shelf = globals()["_shelf"]
    return found


def answer(question: Question, seed: int) -> str:
    """Read the info; choose a move, or reckon the chances in the world that the seat imagines."""
    import ludoteka
    edition = shelf_here().get(question.game)
    if edition is None:
        raise KeyError(question.game)
    info = edition.info(msgspec.json.decode(question.info))
    if question.what == "forecast":
        return msgspec.json.encode(info.world.forecast(info.seat)).decode()
    bot = ludoteka.bot(question.level, seed=seed)
    return bot.choose(info) if question.what == "move" else msgspec.json.encode(advice(bot, info)).decode()


def advice(bot: Bot, info: Info) -> dict[str, object]:
    """What a bot thinks of a decision, its best moves and the main line, with all that makes the sentences."""
    found, moves = bot.explain(info), info.world.pack.by_text
    best = [{"choice": moves[each.move].json(), "share": each.share, "expected": each.expected}
            for each in found.candidates[:CANDIDATES]]
    return {"candidates": best,
            "line": [{"seat": seat, "choice": moves[text].json()} for seat, text in found.line[:STEPS]]}
