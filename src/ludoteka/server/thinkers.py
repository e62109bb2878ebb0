"""Processes in which bots think and chances are reckoned: at low priority, given one seat's info as text, no more."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, Protocol

import msgspec
from msgspec import Struct

from ludoteka import Bot, Info
from ludoteka.server.pool import TRIES, Pool, shelf_here

NICE: Final = 10
"""Bots let the room itself go first."""
CANDIDATES: Final = 5
"""So many moves are named in a hint."""
DEADLINE: Final = 60.0
"""Seconds after which a thought is given up, its process killed and another one asked: no bot thinks half as long."""
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
    """A bounded queue in front of worker processes."""

    def __init__(
        self,
        workers: int,
        queue: int,
        files: Sequence[str] = (),
        work: Callable[[Any, int], str] | None = None,
        tries: int = TRIES,
        deadline: float = DEADLINE,
    ) -> None:
        self._work = work or answer
        self._tries = tries
        self._deadline = deadline
        self._queue = queue
        self._pool = Pool(workers, files, NICE)
        self.waiting = 0

    async def think(self, question: Any) -> str:
        """Ask a worker."""
        if self.waiting >= self._queue:
            raise Busy
        self.waiting += 1
        try:
            return await self._pool.do(
                self._work, question, secrets.randbits(60), tries=self._tries, deadline=self._deadline
            )
        finally:
            self.waiting -= 1

    def pids(self) -> list[int]:
        """The processes that think now."""
        return self._pool.pids()

    def close(self) -> None:
        """Let the workers go."""
        self._pool.close()


# ---- in the worker


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
    best = [
        {"choice": moves[each.move].json(), "share": each.share, "expected": each.expected}
        for each in found.candidates[:CANDIDATES]
    ]
    return {
        "candidates": best,
        "line": [{"seat": seat, "choice": moves[text].json()} for seat, text in found.line[:STEPS]],
    }
