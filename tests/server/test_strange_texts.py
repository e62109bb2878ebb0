"""Texts from strangers that no key can be: no store is troubled by them, every call is answered as it should be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest

from ludoteka.server.store.store import Entry, Index, Paper, Search, Store
from tests.server.house import Guest, House

NUL = "%00"


@pytest.fixture
def room(new_store: Callable[[], Store]) -> Iterator[House]:
    """A node on each of the stores."""
    with asyncio.Runner() as runner:
        store = new_store()
        runner.run(store.open())
        found = House(runner, store)
        yield found
        found.close()
        runner.run(store.close())


def test_what_is_asked_for_with_a_nul_is_not_there(room: House) -> None:
    run, store, row = room.run, room.store, Index(id="aa", game="kragmortha", status="open", updated=1.0)
    run(store.append([Entry("aa", 1, 1.0, b"{}")], row))
    run(store.file(Paper(kind="login", key="ann", body=b"{}", owner="ann")))
    assert (run(store.paper("login", "ann\0", 0.0)), run(store.papers("login", "ann\0", 0.0))) == (None, [])
    assert set(run(store.bodies("login", ["ann", "ann\0"], 0.0))) == {"ann"}
    assert (run(store.shred("login", "ann\0")), run(store.shred_all("ann\0"))) == (False, 0)
    assert (run(store.read("aa\0")), run(store.index("aa\0")), run(store.last(["aa\0"]))) == ([], None, {})
    assert run(store.tables(Search(game="kragmortha\0"))) == run(store.tables(Search(person="ann\0"))) == []
    assert run(store.tables(Search(before=1.0, beyond="\0"))) == [row]


def test_a_paper_is_found_under_its_own_key_whatever_that_is(room: House) -> None:
    room.run(room.store.file(Paper(kind="block", key="ann:a\0", body=b"{}", owner="ann")))
    found = room.run(room.store.paper("block", "ann:a\0", 0.0))
    assert (found.owner, room.run(room.store.shred("block", "ann:a\0"))) == ("ann", True)


def test_every_call_with_a_nul_is_answered_as_any_other_that_makes_no_sense(room: House) -> None:
    ann, eve = room.guest("Ann"), Guest(room)
    attempt = eve.post("/api/login/passkey").json()["attempt"]
    assert [
        answer.status_code
        for answer in (
            eve.post("/api/login", {"login": "a\0", "password": "correct horse"}),
            eve.post("/api/login/passkey/finish", {"attempt": "a\0", "credential": {"id": "a"}}),
            eve.post("/api/login/passkey/finish", {"attempt": attempt, "credential": {"id": "a\0"}}),
            ann.post("/api/blocks", {"person": "a\0"}),
            ann.call("DELETE", f"/api/blocks/{NUL}"),
            ann.get(f"/api/tables/{NUL}"),
            ann.get(f"/api/replays/{NUL}"),
            ann.get(f"/api/games/{NUL}/texts/{NUL}"),
            ann.get(f"/api/courses/{NUL}/{NUL}"),
            ann.call("DELETE", f"/api/me/sessions/{NUL}"),
            ann.get(f"/api/feed/{NUL}"),
            ann.get(f"/api/tables?game={NUL}"),
            ann.get(f"/api/tables?before=1&beyond={NUL}"),
        )
    ] == [401, 409, 401, 400, 400, 400, 400, 404, 404, 404, 404, 200, 200]
