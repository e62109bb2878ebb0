"""Words between nodes: every bus that joins processes, one suite."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.bus.batched import LARGEST, messages
from ludoteka.server.bus.bus import Bus
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.bus.postgres import PostgresBus
from ludoteka.server.bus.redis import RedisBus
from tests.server.conftest import Run
from tests.server.own_postgres import OwnPostgres, free_port

BUSES = ["local", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]
if shutil.which("redis-server"):
    BUSES.append("redis")
Pair = Callable[[], tuple[Bus, Bus]]


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[str]:
    port = free_port()
    server = subprocess.Popen(["redis-server", "--port", str(port), "--save", "", "--dir", str(tmp_path)],
                              stdout=subprocess.DEVNULL)
    yield f"redis://127.0.0.1:{port}"
    server.kill()
    server.wait()


@pytest.fixture(params=BUSES)
def pair(request: pytest.FixtureRequest) -> Pair:
    """Two nodes' ends of one bus, to be made inside the loop."""
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").address()
        return lambda: (PostgresBus(address), PostgresBus(address))
    if request.param == "redis":
        where = request.getfixturevalue("redis")
        return lambda: (RedisBus(where), RedisBus(where))
    one, other = LocalBus(), LocalBus()
    one.join(other)
    return lambda: (one, other)


async def told(pair: Pair, words: list[tuple[str, str]], wanted: int) -> tuple[list[tuple[str, str]], ...]:
    """What the teller and the other node have heard after the first has told some words."""
    buses = pair()
    heard: tuple[list[tuple[str, str]], ...] = ([], [])
    for bus, ears in zip(buses, heard, strict=True):
        bus.listen(lambda topic, text, ears=ears: ears.append((topic, text)))  # type: ignore[misc]
        await bus.open()
    for topic, text in words:
        buses[0].tell(topic, text)
    for _ in range(400):
        if len(heard[1]) >= wanted:
            break
        await asyncio.sleep(0.01)
    for bus in buses:
        await bus.close()
    return heard


def test_the_other_node_hears_every_word_in_order(pair: Pair, run: Run[Any]) -> None:
    words = [(f"t/{i}", str(i)) for i in range(700)]
    assert run(told(pair, words, 700))[1] == words


def test_a_node_does_not_hear_itself(pair: Pair, run: Run[Any]) -> None:
    assert run(told(pair, [("t/aa", "1")], 1))[0] == []


def test_no_message_is_larger_than_postgres_takes() -> None:
    words = [(f"t/{i}", "ł" * 400) for i in range(100)]
    assert max(len(message.encode()) for message in messages("node", words)) < LARGEST + 1000


@pytest.mark.xdist_group("postgres")
def test_a_bus_whose_database_went_away_hears_again_when_it_is_back(run: Run[Any]) -> None:
    server = OwnPostgres()

    async def away() -> list[str]:
        one, other = PostgresBus(server.address()), PostgresBus(server.address())
        heard: list[str] = []
        other.listen(lambda topic, text: heard.append(text))
        await one.open()
        await other.open()
        await asyncio.to_thread(server.stop)
        one.tell("t", "lost or late")
        await asyncio.to_thread(server.start)
        for i in range(100):
            one.tell("t", str(i))
            await asyncio.sleep(0.1)
            if any(text != "lost or late" for text in heard):
                break
        await one.close()
        await other.close()
        return heard

    try:
        assert run(away())
    finally:
        server.remove()
