"""Several processes think about one decision, each on its own; afterwards their visits are added up."""

from __future__ import annotations

import importlib
import os
import signal
import sys
from collections.abc import Sequence
from threading import Thread
from time import time
from typing import TYPE_CHECKING, Any, Final, cast
from warnings import warn

from ludoteka.bots.search import Search
from ludoteka.bots.search_bot import SearchBot
from ludoteka.core.content import Content
from ludoteka.core.errors import BadOption
from ludoteka.core.game import Game
from ludoteka.core.info import Info, from_json
from ludoteka.core.pack import Pack

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

Tried = tuple[str, int, float, list[float]]
"""A move at the root: its notation, its visits, the mean of its mover, the sums of all seats' results."""
Settings = dict[str, Any]
Home = tuple[str, str]
"""The module of a game, and the folder it lies in where it is a single file; empty for one of a package."""
Question = tuple[Home, str, dict[str, object], Settings, float]
"""The home of the game, its content, the info as JSON, the settings of the search, until when (0: no matter)."""
GRACE: Final = 0.05
"""So many seconds an answer may be on its way; after that it comes too late for this decision."""
DEATHS: Final = 3
"""After so many failures one in a row thinks alone: whatever ends the workers would end the next ones, too."""


class Company:
    """Worker processes, started when they are first needed.

    Whoever fails or is late is not waited for: one thinks on alone, and those that died are replaced at the next
    decision. Workers know a game's own content only; where a match has other content, one thinks alone.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.failures = 0
        """In a row."""
        self._pool: ProcessPoolExecutor | None = None
        self._asked: list[Future[list[Tried]]] = []
        self._until = 0.0

    def ask(self, info: Info, settings: Sequence[Settings], seconds: float) -> None:
        """Let one worker think for each of the settings; without seconds they are waited for."""
        self._asked = []
        self._until = time() + seconds if seconds else 0.0
        if self.failures >= DEATHS:
            return
        home, data = home_of(info), info.json()
        try:
            pool = self._open()
            self._asked = [pool.submit(think, (home, info.game.content, data, one, self._until)) for one in settings]
        except (OSError, RuntimeError) as failure:  # no more processes here, or they ended while nobody asked
            self._fail(failure)

    def hear(self) -> list[list[Tried]]:
        """What all have tried who are in time."""
        found: list[list[Tried]] = []
        for answer in self._asked:
            try:
                found.append(answer.result(max(0.0, self._until + GRACE - time()) if self._until else None))
            except TimeoutError:
                answer.cancel()
            except Exception as failure:
                self._fail(failure)
        if found:
            self.failures = 0
        return found

    def pids(self) -> list[int]:
        """The processes that think along."""
        return [] if self._pool is None else list(self._pool._processes)

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        from concurrent.futures import ProcessPoolExecutor  # only here: an engine inside a browser has no processes
        from multiprocessing import current_process, get_context

        if current_process().daemon:
            raise BadOption(
                "a process of several that play games can start none to think along; play in one (--jobs 1)"
                ", or think in one (processes=1)"
            )
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=settle_in)
        return self._pool

    def _fail(self, failure: Exception) -> None:
        """Say once that nobody helps; where processes have ended, begin anew with others."""
        if not self.failures:
            warn(
                f"a process that should think along has failed, thought goes on without it: {failure!r}",
                RuntimeWarning,
                stacklevel=2,
            )
        self.failures += 1
        if isinstance(failure, (OSError, RuntimeError)):
            self.close()


def add(search: Search, answer: Sequence[Tried]) -> None:
    """Add what a worker has tried to one's own search."""
    edges = {edge.move.text: edge for edge in search.root.edges}
    for text, visits, mean, results in answer:
        edge = edges[text]
        if visits:
            edge.mean += (mean - edge.mean) * float(visits) / float(edge.visits + visits)
            edge.visits += visits
            edge.noted += visits
            edge.results = [a + b for a, b in zip(edge.results, results, strict=True)] if edge.results else results


def home_of(info: Info) -> Home:
    """The module that holds the game, found from that of its position: the nearest one with this GAME."""
    name = type(info.world).__module__
    while name:
        module = sys.modules.get(name)
        if module is not None and getattr(module, "GAME", None) is info.game:
            return name, folder_of(name, module.__file__ or "")
        name = name.rpartition(".")[0]
    raise BadOption(f"{info.game.title} is in no module a worker could import; think in one process")


def folder_of(name: str, file: str) -> str:
    """Where a single file lies, which was imported from a folder that may be on nobody's path any more."""
    if "." in name or name == "__main__":
        return ""
    for finder in sys.meta_path:  # a compiled one lies elsewhere; whoever found it knows its source
        source = getattr(finder, "compiled", {}).get(name)
        if source is not None:
            return os.path.dirname(str(source))
    return os.path.dirname(os.path.abspath(file))


# ---- in the worker

_KNOWN: dict[Home, tuple[Game, Pack]] = {}


def settle_in() -> None:
    """Be deaf to Ctrl-C, which is for the one that asked, and stay no longer than that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow()


def follow() -> None:
    """End when the process that started this one has ended, even if it was killed: nobody else will tell."""
    Thread(target=_leave_with_it, daemon=True).start()


def _leave_with_it() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(question: Question) -> list[Tried]:
    """Read the info, search as long as there is time left, tell what was tried."""
    home, content, data, settings, until = question
    if until:
        left = until - time()
        if left <= 0.0:
            return []  # this process came too late, or the question was put aside long ago
        settings = {**settings, "seconds": min(float(settings["seconds"]), left)}
    game, pack = _read(home, content)
    return tried(SearchBot(**settings), from_json(game, pack, data))


def _read(home: Home, content: str) -> tuple[Game, Pack]:
    """The game and its pack, read once."""
    known = _KNOWN.get(home)
    if known is None:
        name, folder = home
        if folder and folder not in sys.path:
            sys.path.append(folder)
        game = cast(Game, importlib.import_module(name).GAME)
        known = game, game.read(Content("content.toml", content))
        _KNOWN[home] = known
    return known


def tried(bot: SearchBot, info: Info) -> list[Tried]:
    """One search of its own, as it is told."""
    edges = bot.search(info, noting=True).root.edges
    return [(edge.move.text, int(edge.visits), edge.mean, edge.results) for edge in edges]
