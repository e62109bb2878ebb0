"""What the tests of the room share: a loop, the three stores, a PostgreSQL server for those that want one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ludoteka.server.store.memory import MemoryStore
from ludoteka.server.store.postgres import PostgresStore
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.store.store import Store
from tests.server.house import House
from tests.server.own_postgres import OwnPostgres
from tests.server.pairs import Pair, joined

T = TypeVar("T")
Run = Callable[[Coroutine[Any, Any, T]], T]

STORES = ["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]
"""For parametrize: all tests with PostgreSQL run in one process, so that one server is enough."""


@pytest.fixture
def run() -> Iterator[Run[Any]]:
    """Run a coroutine to its end, always in the same loop."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture(scope="session")
def postgres() -> Iterator[OwnPostgres]:
    """A PostgreSQL server for this process's tests."""
    server = OwnPostgres()
    yield server
    server.remove()


@pytest.fixture(params=STORES)
def kind(request: pytest.FixtureRequest) -> str:
    """Which store a test runs on."""
    return str(request.param)


@pytest.fixture
def new_store(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[], Store]:
    """Makes stores that share what they keep, as nodes do; those in memory share nothing, so there is one only."""
    if kind == "postgres":
        address = request.getfixturevalue("postgres").emptied("room")
        return lambda: PostgresStore(address)
    if kind == "sqlite":
        return lambda: SqliteStore(tmp_path / "room.sqlite")
    only = MemoryStore()
    return lambda: only


@pytest.fixture
def store(new_store: Callable[[], Store], run: Run[Any]) -> Iterator[Store]:
    """An open store."""
    made = new_store()
    run(made.open())
    yield made
    run(made.close())


@pytest.fixture
def new_house() -> Iterator[Callable[..., House]]:
    """Opens nodes, and closes them when the test is over."""
    with asyncio.Runner() as runner:
        houses: list[House] = []

        def build(**settings: Any) -> House:
            houses.append(House(runner, seed=str(len(houses)), **settings))
            return houses[-1]

        yield build
        for house in houses:
            house.close()


@pytest.fixture
def pair(new_house: Callable[..., House]) -> Pair:
    """Two nodes that hear each other."""
    return joined(new_house)


@pytest.fixture
def deaf(new_house: Callable[..., House]) -> Pair:
    """Two nodes that do not hear each other."""
    one = new_house()
    return one, new_house(store=one.store)


@pytest.fixture
def house(new_house: Callable[..., House]) -> House:
    """A node with everything in memory and without limits."""
    return new_house()
