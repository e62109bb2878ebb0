"""Words between nodes: every bus that joins processes, one suite."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.bus.batched import LARGEST, BatchedBus, messages
from ludoteka.server.bus.bus import Bus
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.bus.postgres import PostgresBus
from ludoteka.server.bus.redis import RedisBus
from tests.server.conftest import Run
from tests.server.own_postgres import OwnPostgres, free_port
from tests.waiting import until

NO_REDIS = pytest.mark.skipif(
    shutil.which("redis-server") is None, reason="there is no redis-server here: apt-get install redis-server"
)
BUSES = [
    "local",
    pytest.param("postgres", marks=pytest.mark.xdist_group("postgres")),
    pytest.param("redis", marks=NO_REDIS),
]
Pair = Callable[[], tuple[Bus, Bus]]


class OwnRedis:
    """A Redis server of one's own, on a free port."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--save", "", "--dir", str(self._folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until(self._listens)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def _listens(self) -> bool:
        with socket.socket() as caller:
            return caller.connect_ex(("127.0.0.1", self.port)) == 0


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[OwnRedis]:
    server = OwnRedis(tmp_path)
    yield server
    server.stop()


@pytest.fixture(params=BUSES)
def pair(request: pytest.FixtureRequest) -> Pair:
    """Two nodes' ends of one bus, to be made inside the loop."""
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").address()
        return lambda: (PostgresBus(address), PostgresBus(address))
    if request.param == "redis":
        where = request.getfixturevalue("redis").address
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


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "5",
        "null",
        "[1, 2]",
        '["a", "bc"]',
        '["a", [["t"]]]',
        '["a", [[1, 2]]]',
        "[" * 5000,
        '{"a": 1, "b": 2}',
    ],
)
def test_what_a_stranger_says_on_the_channel_is_passed_over(message: str) -> None:
    """A bus that fails over it would hear no node any more."""
    bus, heard = BatchedBus(), list[tuple[str, str]]()
    bus.listen(lambda topic, text: heard.append((topic, text)))
    for said in (message, *messages("another", [("t/aa", "3")])):
        bus.heard(said)
    assert heard == [("t/aa", "3")]


def test_a_word_over_which_something_fails_keeps_no_other_from_being_heard(caplog: pytest.LogCaptureFixture) -> None:
    """It may come from a node of another release."""
    bus, heard = BatchedBus(), list[str]()
    bus.listen(lambda topic, text: heard.append(f"{topic} {int(text)}"))
    for said in messages("another", [("t/aa", "3"), ("t/aa", "four"), ("t/bb", "5")]):
        bus.heard(said)
    assert (heard, "four" in caplog.text) == (["t/aa 3", "t/bb 5"], True)


def test_no_message_is_larger_than_postgres_takes() -> None:
    words = [(f"t/{i}", "ł" * 400) for i in range(100)]
    assert max(len(message.encode()) for message in messages("node", words)) < LARGEST + 1000


async def away(make: Callable[[], Bus], server: OwnPostgres | OwnRedis) -> list[str]:
    """What a node hears of another that goes on telling while that which carries their words is stopped and started."""
    one, other = make(), make()
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


@pytest.mark.xdist_group("postgres")
def test_a_bus_whose_database_went_away_hears_again_when_it_is_back(run: Run[Any]) -> None:
    server = OwnPostgres()
    try:
        assert run(away(lambda: PostgresBus(server.address()), server))
    finally:
        server.remove()


@NO_REDIS
def test_a_bus_whose_redis_went_away_hears_again_when_it_is_back(redis: OwnRedis, run: Run[Any]) -> None:
    assert run(away(lambda: RedisBus(redis.address), redis))
