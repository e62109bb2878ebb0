"""Whatever a store remembers of what it wrote: what is in the database counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.store.store import Conflict, Search, Store
from tests.server.conftest import Run
from tests.server.test_store import entry, index


def test_what_another_node_wrote_counts(new_store: Callable[[], Store], run: Run[Any]) -> None:
    async def by_turns() -> list[bytes]:
        one, other = new_store(), new_store()
        await one.open()
        await other.open()
        await one.append([entry(1, body=b"one")], index())
        await other.append([entry(2, body=b"other")])
        for late in (2, 4):
            with pytest.raises(Conflict):
                await one.append([entry(late, body=b"late")])
        await one.append([entry(3, body=b"one")])
        for late in (3, 5):
            with pytest.raises(Conflict):
                await other.append([entry(late, body=b"late")])
        await other.append([entry(4, body=b"other")])
        found = await one.read("aa")
        await one.close()
        await other.close()
        return [each.body for each in found]

    assert run(by_turns()) == [b"one", b"other", b"one", b"other"]


def test_a_table_that_was_forgotten_can_begin_anew(store: Store, run: Run[Any]) -> None:
    run(store.append([entry(1), entry(2)], index(people=("p1",))))
    run(store.forget("aa"))
    with pytest.raises(Conflict):
        run(store.append([entry(3)]))
    run(store.append([entry(1)], index(people=("p1",))))
    assert run(store.read("aa")) == [entry(1)]
    assert [row.id for row in run(store.tables(Search(person="p1")))] == ["aa"]
