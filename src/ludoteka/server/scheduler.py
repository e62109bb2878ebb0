"""Scheduler of all work that takes long: bot moves, hints, forecasts, reviews and replays.

Every pool of processes has a bounded queue here. A question waits under the name of one person: the host of the table
for a bot's move, the person who asks for everything else. People take turns, however many questions each of them has.
Questions of tables at which people play come before those of tables of bots alone, and these before tables at which
nobody looks on; but a class that waits has the next turn when the others have had eight. Nothing else decides who is
next: the pools are given no more questions than they have processes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from enum import IntEnum
from types import TracebackType
from typing import Final, Literal

from ludoteka.server.thinkers import Busy

PoolName = Literal["bots", "replays", "records", "reviews"]
"""Bots and their advice, replays of the room's matches and of uploaded records, reviews."""
PATIENCE: Final = 8
"""Turns of other classes after which a class that waits has the next one."""
SHARE: Final = 4
"""One person fills at most one part of a queue in so many."""


class Priority(IntEnum):
    """Class of a question; the lower number is served first."""

    PEOPLE = 0
    """A person waits: they asked for it, or play at the table while somebody looks on."""
    BOTS = 1
    """Bots play alone and somebody looks on."""
    UNWATCHED = 2
    """Nobody looks on."""


def for_people() -> Priority:
    """The class of questions that a person asks."""
    return Priority.PEOPLE


class Turn:
    """A question's place in a queue; `async with` waits for it, and serves the next at the end."""

    __slots__ = ("person", "priority", "queue", "served", "working")

    def __init__(self, queue: Queue, person: str, priority: Callable[[], Priority]) -> None:
        self.queue = queue
        self.person = person
        self.priority = priority
        """Is asked whenever somebody is to be served: viewers come and go while a question waits."""
        self.served: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.working = False

    async def __aenter__(self) -> None:
        try:
            await self.served
        except BaseException:
            self.leave()
            raise

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.leave()

    def leave(self) -> None:
        """Give the place up, in the queue or at work; a second time changes nothing."""
        self.queue.leave(self)


class Queue:
    """The questions that wait for one pool, and the rule by which the next one is chosen."""

    def __init__(self, slots: int, most: int) -> None:
        self._slots = max(1, slots)
        self._most = most
        self._most_of_one = max(1, most // SHARE)
        self._waiting: list[Turn] = []
        self._working: Counter[str] = Counter()
        self._since: dict[str, int] = {}
        """Each person's place in the line; its end when a question of theirs is done."""
        self._places = 0
        self._passed: dict[Priority, int] = {}
        """How many turns of other classes each waiting class has seen since its own last one."""
        self._closed = False

    def join(self, person: str, priority: Callable[[], Priority] = for_people) -> Turn:
        """Queue a question of a person; raises Busy where too many wait."""
        if self._closed:
            raise Busy("the room is closing")
        turn = Turn(self, person, priority)
        if self._working.total() >= self._slots:
            self._make_room(person)
        if person not in self._since:
            self._to_the_end(person)
        self._waiting.append(turn)
        self._serve()
        return turn

    def leave(self, turn: Turn) -> None:
        """Take a question out of the queue, or out of work: then the next one is served."""
        if turn in self._waiting:
            self._waiting.remove(turn)
        elif turn.working:
            turn.working = False
            self._working -= Counter((turn.person,))
            self._to_the_end(turn.person)
        if turn.person not in self._working and all(other.person != turn.person for other in self._waiting):
            self._since.pop(turn.person, None)
        self._serve()

    def close(self) -> None:
        """Turn everybody away who waits, and whoever comes later."""
        self._closed = True
        for turn in self._waiting:
            _turn_away(turn, "the room is closing")
        self._waiting.clear()

    def lengths(self) -> Counter[Priority]:
        """How many questions of each class wait."""
        return Counter(turn.priority() for turn in self._waiting)

    def _to_the_end(self, person: str) -> None:
        self._places += 1
        self._since[person] = self._places

    def _make_room(self, person: str) -> None:
        """Let one more question wait; a full queue gives up one of the person with most in it."""
        counts = Counter(turn.person for turn in self._waiting)
        if counts[person] >= self._most_of_one:
            raise Busy("too many of your questions wait for an answer; try again in a moment")
        if len(self._waiting) < self._most:
            return
        greedy = max(reversed(counts), key=lambda one: counts[one], default="")
        if counts[greedy] <= counts[person] + 1:
            raise Busy("too many questions wait for an answer; try again in a moment")
        last = max(
            (turn for turn in reversed(self._waiting) if turn.person == greedy), key=lambda turn: turn.priority()
        )
        self._waiting.remove(last)
        _turn_away(last, "others wait who have asked for less; try again in a moment")

    def _serve(self) -> None:
        while self._waiting and self._working.total() < self._slots:
            turn = self._next()
            self._waiting.remove(turn)
            if not turn.served.done():  # else its task was cancelled and will say so in a moment
                turn.working = True
                self._working[turn.person] += 1
                turn.served.set_result(None)

    def _next(self) -> Turn:
        """Choose a class, in it the person with least at work, first in the line, then their oldest."""
        classes: dict[Priority, list[Turn]] = {}
        for turn in self._waiting:
            classes.setdefault(turn.priority(), []).append(turn)
        late = max(classes, key=lambda one: self._passed.get(one, 0))
        chosen = late if self._passed.get(late, 0) >= PATIENCE else min(classes)
        self._passed = {one: self._passed.get(one, 0) + 1 for one in classes if one != chosen}
        return min(classes[chosen], key=lambda turn: (self._working[turn.person], self._since[turn.person]))


def _turn_away(turn: Turn, why: str) -> None:
    if not turn.served.done():
        turn.served.set_exception(Busy(why))
        turn.served.exception()  # nobody may be waiting for it yet: then it is no lost error


class Scheduler:
    """The queues of all pools, each made of the number of its processes and of its places."""

    def __init__(self, **pools: tuple[int, int]) -> None:
        self._queues = {name: Queue(slots, most) for name, (slots, most) in pools.items()}

    def turn(self, pool: PoolName, person: str, priority: Callable[[], Priority] = for_people) -> Turn:
        """Queue a question of a person for a pool; raises Busy where too many wait."""
        return self._queues[pool].join(person, priority)

    def lengths(self) -> Iterator[tuple[str, str, int]]:
        """How many questions wait for each pool, class by class."""
        for name, queue in self._queues.items():
            lengths = queue.lengths()
            for priority in Priority:
                yield name, priority.name.lower(), lengths[priority]

    def close(self) -> None:
        """Turn everybody away who waits."""
        for queue in self._queues.values():
            queue.close()
