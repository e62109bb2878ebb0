"""The thread that writes to SQLite: what goes into one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

from ludoteka.server.store.writer import CROWD, Write, Writer
from ludoteka.server.store.written import Written

GATHER = 0.4
"""Long enough that a busy machine hands over a write in half of it."""


class Commits:
    """Stands for the statements of a store: notes what came together."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    def __call__(self, connection: sqlite3.Connection, writes: Sequence[Any]) -> None:
        """Nothing is written."""
        self.batches.append(len(writes))


def start(commits: Commits) -> Writer:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)

    return Writer(connect, commits, Written(), GATHER)


def written(writer: Writer, count: int = 1) -> list[asyncio.Future[Any]]:
    futures = [asyncio.get_running_loop().create_future() for _ in range(count)]
    for future in futures:
        writer.put(Write(future))
    return futures


async def one_after_the_other(writer: Writer) -> None:
    """Two writes, the second half a gathering later."""
    first = written(writer)
    await asyncio.sleep(GATHER / 2)
    await asyncio.gather(*first, *written(writer))


def test_after_a_crowd_writes_that_follow_shortly_go_into_one_commit() -> None:
    async def play() -> list[int]:
        commits = Commits()
        writer = start(commits)
        await asyncio.gather(*written(writer, CROWD))
        await one_after_the_other(writer)
        await writer.close()
        return commits.batches

    assert asyncio.run(play()) == [CROWD, 2]


def test_without_a_crowd_a_write_waits_for_nobody() -> None:
    async def play() -> list[int]:
        commits = Commits()
        writer = start(commits)
        await asyncio.gather(*written(writer, CROWD - 1))
        await one_after_the_other(writer)
        await writer.close()
        return commits.batches

    assert asyncio.run(play()) == [CROWD - 1, 1, 1]


def test_what_a_crowd_left_behind_is_written_before_the_end() -> None:
    async def play() -> tuple[list[int], bool]:
        commits = Commits()
        writer = start(commits)
        await asyncio.gather(*written(writer, CROWD))
        last = written(writer)
        await writer.close()
        await asyncio.sleep(0)
        return commits.batches, last[0].done()

    assert asyncio.run(play()) == ([CROWD, 1], True)
