"""Papers that are read and written again: whoever comes too late undoes neither a change nor a shredding."""

from __future__ import annotations

from typing import Any

from ludoteka.server.store.store import Paper, Store
from tests.server.conftest import Run

OLD = Paper(kind="person", key="anna", body=b"old", owner="p1", until=9.0)


def test_a_paper_that_was_read_says_something_else(store: Store, run: Run[Any]) -> None:
    run(store.file(OLD))
    run(store.file(Paper(kind="person", key="bert", body=b"old")))
    assert run(store.exchange(OLD, b"\x00new")) is True
    assert run(store.paper("person", "anna", 1.0)) == Paper(
        kind="person", key="anna", body=b"\x00new", owner="p1", until=9.0
    )
    assert run(store.paper("person", "bert", 1.0)).body == b"old"


def test_a_paper_that_says_something_else_since_it_was_read_stays(store: Store, run: Run[Any]) -> None:
    run(store.file(OLD))
    assert [run(store.exchange(OLD, body)) for body in (b"one", b"other")] == [True, False]
    assert run(store.paper("person", "anna", 1.0)).body == b"one"


def test_a_paper_that_was_shredded_does_not_come_back(store: Store, run: Run[Any]) -> None:
    run(store.file(OLD))
    run(store.shred("person", "anna"))
    assert (run(store.exchange(OLD, b"new")), run(store.paper("person", "anna", 1.0))) == (False, None)
