"""Several processes think about one decision, each on its own; afterwards their visits are added up."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ludoteka.bots.search import Search
from ludoteka.bots.search_bot import SearchBot
from ludoteka.core.content import Content
from ludoteka.core.errors import BadOption
from ludoteka.core.game import Game
from ludoteka.core.info import Info, from_json
from ludoteka.core.pack import Pack

if TYPE_CHECKING:
    from concurrent.futures import Future

Tried = tuple[str, int, float, list[float]]
"""A move at the root: its notation, its visits, the mean of its mover, the sums of all seats' results."""
Settings = dict[str, Any]
Question = tuple[str, str, dict[str, object], Settings]
"""The module of the game, its content, the info as JSON, the settings of the search."""


class Company:
    """Worker processes, started anew when they are first needed."""

    def __init__(self, workers: int) -> None:
        from concurrent.futures import ProcessPoolExecutor  # only here: an engine inside a browser has no processes
        from multiprocessing import get_context

        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    def ask(self, info: Info, settings: Sequence[Settings]) -> list[Future[list[Tried]]]:
        """Let one worker think for each of the settings."""
        home, data = home_of(info), info.json()
        return [self._pool.submit(think, (home, info.game.content, data, one)) for one in settings]

    def close(self) -> None:
        """Let the workers go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


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


def home_of(info: Info) -> str:
    """The module that holds the game, found from that of its position: the nearest one with this GAME."""
    name = type(info.world).__module__
    while name:
        if getattr(importlib.import_module(name), "GAME", None) is info.game:
            return name
        name = name.rpartition(".")[0]
    raise BadOption(f"{info.game.title} is in no module a worker could import; think in one process")


# ---- in the worker

_KNOWN: dict[str, tuple[Game, Pack]] = {}


def think(question: Question) -> list[Tried]:
    """Read the info, search, tell what was tried."""
    home, content, data, settings = question
    if home not in _KNOWN:
        read = cast(Game, importlib.import_module(home).GAME)
        _KNOWN[home] = read, read.read(Content("content.toml", content))
    game, pack = _KNOWN[home]
    return tried(SearchBot(**settings), from_json(game, pack, data))


def tried(bot: SearchBot, info: Info) -> list[Tried]:
    """One search of its own, as it is told."""
    edges = bot.search(info, noting=True).root.edges
    return [(edge.move.text, int(edge.visits), edge.mean, edge.results) for edge in edges]
