"""What takes long at a table yields: a long log is folded in slices, a game's content is read by a thread."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

import ludoteka
from ludoteka.server.live import entries, loading
from ludoteka.server.live.state import Live
from ludoteka.server.shelf import Shelf
from ludoteka.server.store.store import Entry
from ludoteka.table.edition import Edition
from tests.server.house import House
from tests.server.matches import two

LONG = 200


def long_table(house: House) -> tuple[str, int]:
    """A table with a long log that is not in memory, and the number of its last entry."""
    ann, _, table = two(house)
    number = len(house.run(house.store.read(table)))
    said = entries.write(entries.Said(by=ann.id, preset="hello"))
    for _ in range(LONG):
        number += 1
        house.run(house.store.append([Entry(table, number, house.time, said)], None, None))
    del house.room.hall.places[table]
    return table, number


@pytest.mark.plain
def test_others_go_on_while_a_long_log_is_folded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SLICE", 0.0)
    table, number = long_table(house)
    folded: list[int] = []

    async def load() -> None:
        work = asyncio.ensure_future(house.room.hall.place(table))
        fold = Live.fold

        def noted(self: Any, at: int, *given: Any) -> None:
            folded.append(at)
            fold(self, at, *given)

        monkeypatch.setattr(Live, "fold", noted)
        most, before = 0, 0
        while not work.done():
            await asyncio.sleep(0)
            most, before = max(most, len(folded) - before), len(folded)
        assert most == 1

    house.run(load())
    assert folded == list(range(1, number + 1))


@pytest.mark.plain
def test_what_another_node_writes_while_a_log_is_folded_is_taken_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SLICE", 0.0)
    table, number = long_table(house)

    async def load() -> int:
        work = asyncio.ensure_future(house.room.hall.place(table))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not work.done()
        said = entries.write(entries.Said(by="somebody", preset="bye"))
        await house.store.append([Entry(table, number + 1, house.time, said)], None, None)
        live = (await work).live
        assert live is not None
        return int(live.number)

    assert house.run(load()) == number + 1


@pytest.mark.plain
def test_the_content_of_a_game_is_read_by_a_thread_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, edition = Shelf(), Edition(ludoteka.game("karak-goblin").game)
    threads, read = [], edition.game.read

    def noted(content: Any) -> Any:
        threads.append(threading.get_ident())
        return read(content)

    monkeypatch.setattr(edition.game, "read", noted)

    async def twice() -> list[bool]:
        return [await shelf.ready(edition), await shelf.ready(edition)]

    assert asyncio.run(twice()) == [True, False]
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()
    assert edition.pack()._by_piece
