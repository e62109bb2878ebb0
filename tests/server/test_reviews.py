"""After the end: reviews are made in the background and kept; statistics are for those they concern."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.lab.reviewing.looking import Effort
from ludoteka.server import pool
from ludoteka.server.played import GATHERED
from ludoteka.server.reviewed import Review
from ludoteka.server.reviews import QUEUE, Job, Reviews
from ludoteka.server.store.store import Store
from tests.server.conftest import Run
from tests.server.house import House
from tests.server.matches import WON, marked
from tests.waiting import PATIENCE

QUICK = Effort(worlds=4, draws=4, glance=20, pairs=4, again=1, thought=30, fresh=8)


@pytest.fixture
def quick(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A room whose reviews are quick and made in its own process."""

    async def here(work: Callable[..., Any], *arguments: object) -> Any:
        await asyncio.sleep(0)
        return work(*arguments)

    house.room.reviews._effort = QUICK
    monkeypatch.setattr(house.room.reviews._pool, "do", here)
    monkeypatch.setattr(pool, "_shelf", house.room.shelf, raising=False)
    return house


def ready(house: House, ask: Callable[[], Any]) -> Any:
    """Ask until the review is there."""
    answer = ask()
    for _ in range(200):
        if answer["status"] == "ready":
            return answer
        house.rest(0.05)
        answer = ask()
    raise AssertionError(answer)


def test_a_review_is_begun_by_asking_and_kept(quick: House) -> None:
    ann, bob, table = marked(quick, *WON)
    assert ann.get(f"/api/tables/{table}/review").json()["status"] in ("waiting", "working")
    answer = ready(quick, lambda: bob.get(f"/api/tables/{table}/review").json())
    assert [seat["curve"][-1][1] for seat in answer["review"]["seats"]] == [1.0, 0.0]
    assert answer["mine"] == [1]
    assert [one["name"] for one in answer["sitters"]] == ["Ann", "Bob"]
    assert quick.run(quick.store.review(table)) is not None
    assert quick.run(quick.room.reviews.ask(table, None)).last == 5  # type: ignore[arg-type]


def test_nobody_sees_a_review_before_the_end(quick: House) -> None:
    ann, _, table = marked(quick, *WON[:3])
    for what in ("review", "statistics"):
        answer = ann.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["key"]) == (409, "not-over"), answer.text


def test_a_stranger_sees_no_review_of_a_table_without_spectators(quick: House) -> None:
    _, _, table = marked(quick, *WON, spectators=False)
    answer = quick.guest("Eve").get(f"/api/tables/{table}/review")
    assert answer.json()["key"] == "no-spectators"


def test_a_spectator_sees_the_review_of_an_open_table(quick: House) -> None:
    _, _, table = marked(quick, *WON)
    eve = quick.guest("Eve")
    assert ready(quick, lambda: eve.get(f"/api/tables/{table}/review").json())["mine"] == []


def test_who_asks_when_too_many_wait_is_told_to_come_back(house: House) -> None:
    ann, _, table = marked(house, *WON)

    async def fill() -> None:
        for n in range(QUEUE + 1):
            house.room.scheduler.turn("reviews", f"other{n}")

    house.run(fill())
    assert ann.get(f"/api/tables/{table}/review").json()["key"] == "too-many"


def test_a_process_of_its_own_answers_the_parts_at_the_lowest_priority(run: Run[Any], house: House) -> None:
    _, _, table = marked(house, *WON)
    match = house.room.hall.places[table].live.match  # type: ignore[union-attr]
    assert match is not None

    async def made() -> tuple[Review | Job, list[int]]:
        own = Reviews(house.store, 1, house.room.config.games, QUICK)
        job, nice = await own.ask(table, match), list[int]()
        async with asyncio.timeout(PATIENCE):
            while isinstance(job, Job):
                await asyncio.sleep(0.05)
                nice = [os.getpriority(os.PRIO_PROCESS, pid) for pid in own.pids()] or nice
                job = await own.ask(table, match)
        await own.close()
        return job, nice

    found, nice = house.run(made())
    assert isinstance(found, Review)
    assert found.game == "tic-tac-toe"
    assert nice == [19]


def test_a_table_that_is_forgotten_takes_its_review_along(store: Store, run: Run[Any]) -> None:
    run(store.keep_review("t1", b"old"))
    run(store.keep_review("t1", b"new"))
    assert run(store.review("t1")) == b"new"
    assert run(store.review("t2")) is None
    run(store.forget("t1"))
    assert run(store.review("t1")) is None


def test_what_happened_is_counted_by_seat(quick: House) -> None:
    ann, _, table = marked(quick, *WON)
    found = ann.get(f"/api/tables/{table}/statistics").json()
    assert (found["decisions"], found["ranks"], found["lines"]) == ([3, 2], [1, 2], 5)


def test_everybody_is_told_his_own_matches_and_nobody_elses(quick: House) -> None:
    ann, bob, table = marked(quick, *WON)
    quick.rest()
    mine, his, hers = (guest.get("/api/me/statistics").json()["matches"] for guest in (ann, bob, quick.guest("Eve")))
    assert [(one["table"], one["won"], one["rank"], one["people"]) for one in mine] == [(table, 1.0, 1, 1)]
    assert [(one["table"], one["won"], one["rank"]) for one in his] == [(table, 0.0, 2)]
    assert hers == []


def test_a_match_that_was_not_noted_at_its_end_is_noted_when_somebody_asks(quick: House) -> None:
    ann, _, table = marked(quick, *WON)
    quick.rest()
    person = ann.get("/api/me").json()["person"]
    quick.run(quick.store.shred("played", f"{table}:{person}:0"))
    assert [one["table"] for one in ann.get("/api/me/statistics").json()["matches"]] == [table]


def test_who_is_forgotten_takes_his_statistics_along(quick: House) -> None:
    ann, _, _ = marked(quick, *WON)
    quick.run(asyncio.sleep(2 * GATHERED))
    person = ann.get("/api/me").json()["person"]
    assert quick.run(quick.store.papers("played", person, quick.time))
    ann.call("DELETE", "/api/me")
    assert quick.run(quick.store.papers("played", person, quick.time)) == []


def test_of_who_is_forgotten_right_after_a_match_it_is_not_noted(quick: House) -> None:
    ann, bob, _ = marked(quick, *WON)
    mine, his = (guest.get("/api/me").json()["person"] for guest in (ann, bob))
    ann.call("DELETE", "/api/me")
    quick.run(asyncio.sleep(2 * GATHERED))
    noted = [quick.run(quick.store.papers("played", person, quick.time)) for person in (mine, his)]
    assert [len(papers) for papers in noted] == [0, 1]
