"""Many games, on one core or all of them: every game has a seed of its own, so that the figures are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from multiprocessing.pool import Pool
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import ludoteka
from ludoteka import Edition, Rng
from ludoteka.bots.driver import play_game
from ludoteka.core import Event, Position
from ludoteka.core.playout import Tally, playout
from ludoteka.lab.entrants import new_bot
from ludoteka.lab.outcomes import Outcome, outcome_of

WORTH_IT: Final = 2.0
"""So many seconds must be left before further processes are started: they need a moment to wake up."""
TRIAL: Final = 0.3
"""So many seconds are played alone first, to see how long the rest would take."""


_Task = TypeVar("_Task")
_Result = TypeVar("_Result", covariant=True)


class Player(Protocol[_Result]):
    """Whoever can play a game of a series by its number or name; it comes out the same wherever it is played."""

    def play(self, number: Any, /) -> _Result:
        """Play one game to its end."""
        ...


class Task(NamedTuple):
    """What a process must know to play games of a series."""

    game: str
    """The name or path by which `ludoteka.game` finds it."""
    seats: int | None
    options: Mapping[str, object]
    content: str | None
    bots: list[str]
    seed: int
    listening: bool = False
    """Whether the events of the games are counted; random games take several times as long then."""


class Room:
    """A table at which games of one series are played, one after another."""

    def __init__(self, task: Task, edition: Edition | None = None) -> None:
        self.task = task
        self.game = (edition or ludoteka.game(task.game)).game
        match = (edition or ludoteka.game(task.game)).new(task.seats, None, task.options, task.content, "manual")
        self.start: Position = match.position
        self.kinds = [task.bots[seat % len(task.bots)] for seat in range(match.seats)]

    def play(self, number: int) -> Outcome:
        """Play game number so-and-so; it comes out the same wherever it is played."""
        own = self.task.seed * 1_000_003 + number
        position, tally = self.start.copy(), Tally()
        events: list[Event] = []
        if self.task.listening:
            position.outbox = events
        if set(self.kinds) == {"random"}:  # what a random bot does needs no imagined world
            for seat in range(len(self.kinds)):
                position.occupy(seat, True)
            playout(position, Rng(own), tally)
        else:
            bots = [new_bot(kind, own, seat) for seat, kind in enumerate(self.kinds)]
            play_game(self.game, position, bots, Rng(own), tally)
        return outcome_of(position, int(tally.decisions), int(tally.chances), events)


def in_processes(
    kind: Callable[[_Task, Edition | None], Player[_Result]],
    task: _Task,
    edition: Edition,
    games: int,
    cores: int,
    before: int = 0,
) -> Iterator[_Result]:
    """Games 1, 2, 3 … in this order, without those played before; further processes help where that pays."""
    player, began, number = kind(task, edition), perf_counter(), before
    while number < games:
        number += 1
        yield player.play(number)
        spent = perf_counter() - began
        if cores > 1 and spent > TRIAL and spent / (number - before) * (games - number) > WORTH_IT:
            yield from _together(kind, task, number + 1, games, cores)
            return


def all_cores() -> int:
    """How many processes may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _together(
    kind: Callable[[_Task, Edition | None], Player[_Result]], task: _Task, first: int, last: int, cores: int
) -> Iterator[_Result]:
    with pool(kind, task, cores) as processes:
        chunk = max(1, min(50, (last - first) // (4 * cores)))
        yield from processes.imap(play_there, range(first, last + 1), chunk)


def pool(kind: Callable[[_Task, Edition | None], Player[_Result]], task: _Task, cores: int) -> Pool:
    """Processes that know the task; `play_there` is what they are given to do."""
    return further(cores, _sit_down, kind, task)


_players: list[Player[Any]] = []


def _sit_down(kind: Callable[[object, Edition | None], Player[Any]], task: object) -> None:
    """In a new process: learn what is played."""
    _players.append(kind(task, None))


def further(count: int, begin: Callable[..., None] | None = None, *words: object) -> Pool:
    """Further processes, deaf to Ctrl-C from their birth: it is for the one that asked, which then ends them."""
    asked = threading.current_thread() is threading.main_thread()  # no other may say what Ctrl-C does
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if asked else None
    try:
        return multiprocessing.get_context("spawn").Pool(count, begin, words)
    finally:
        if asked:
            signal.signal(signal.SIGINT, before)


def play_there(number: object) -> Any:
    """In such a process: play one game."""
    return _players[0].play(number)
