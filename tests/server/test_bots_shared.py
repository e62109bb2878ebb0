"""Bots, replays and reviews are shared fairly, however many tables one person has."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.films import Wanted
from ludoteka.server.live.chores import _priority
from ludoteka.server.replays import Replays
from ludoteka.server.reviews import Reviews
from ludoteka.server.scheduler import Priority
from tests.server.house import Guest, House, Json
from tests.server.matches import WON, marked, two
from tests.server.one_worker import OneWorker, started
from tests.waiting import passes, until_true

MANY = 19


@pytest.fixture
def worker() -> OneWorker:
    return OneWorker()


def move(guest: Guest, table: str) -> Json:
    """Make the first open move."""
    return guest.move(table, guest.get(f"/api/tables/{table}/info").json()["moves"][0])


# ---- bots, hints, forecasts


@pytest.mark.parametrize("watched", [False, True])
def test_one_guest_with_many_tables_of_masters_makes_nobody_elses_bot_wait(
    new_house: Callable[..., House], worker: OneWorker, watched: bool
) -> None:
    house = new_house(thinkers=worker)
    eve, ann = house.guest("Eve"), house.guest("Ann")
    for _ in range(MANY):
        table = started(eve, "master me" if watched else "master master")
        if watched:
            eve.look(table)
    table = started(ann, "me casual")
    ann.look(table)
    for _ in range(3):
        before = len(worker.served)
        assert move(ann, table)["kind"] == "accepted"
        house.run(worker.answer(2))
        assert worker.served[before : before + 2].count("casual") == 1, worker.served
        assert sum(cell != "." for cell in ann.see(table)["view"]["cells"]) % 2 == 0


@pytest.mark.parametrize("what", [{"t": "hint", "expect": 0}, {"t": "forecast"}])
def test_who_asks_for_help_is_served_next_beside_many_tables_of_masters(
    new_house: Callable[..., House], worker: OneWorker, what: Json
) -> None:
    house = new_house(thinkers=worker)
    eve = house.guest("Eve")
    for _ in range(MANY):
        eve.look(started(eve, "master me"))
    ann, _, table = two(house)
    eye = ann.look(table)
    eye.read("sync")
    eye.send({"id": "h"} | what)
    house.run(worker.answer(2))
    assert worker.served[1] == what["t"]
    assert eye.read("answer")["kind"] == "accepted"


def test_bots_alone_at_whom_nobody_looks_wait_for_those_with_whom_people_play(
    new_house: Callable[..., House], worker: OneWorker
) -> None:
    house = new_house(thinkers=worker)
    eve, ann, bob = (house.guest(name) for name in ("Eve", "Ann", "Bob"))
    started(eve, "master master")
    house.run(passes())
    started(ann, "skilled skilled")
    bob.look(started(ann, "expert expert"))
    bob.look(started(bob, "casual me"))
    house.run(worker.answer(4))
    assert worker.served[:3] == ["master", "casual", "expert"]


def test_viewers_at_other_nodes_count(new_house: Callable[..., House], worker: OneWorker) -> None:
    house = new_house(thinkers=worker)
    table = started(house.guest("Ann"), "casual casual")
    place, found = house.room.hall.places[table], list[Priority]()
    for people, watching in (((), 0), ((), 1), (("bob",), 0)):
        place.elsewhere["another node"] = frozenset(people), watching, house.time
        found.append(_priority(place))
    assert found == [Priority.UNWATCHED, Priority.BOTS, Priority.BOTS]


def test_no_worker_thinks_about_what_was_taken_back_before_its_turn(
    new_house: Callable[..., House], worker: OneWorker
) -> None:
    house = new_house(thinkers=worker)
    eve, ann = house.guest("Eve"), house.guest("Ann")
    started(eve, "master master")
    table = started(ann, "me casual")
    move(ann, table)
    house.run(passes())
    ann.act(table, "undo")
    house.run(worker.answer(1))
    assert worker.served == ["master", "master"]
    move(ann, table)
    house.run(worker.answer(2))
    assert (worker.served.count("casual"), house.room.hall.places[table].thinking) == (1, {})


def test_a_host_with_too_many_questions_is_served_all_of_them_in_the_end(
    new_house: Callable[..., House], worker: OneWorker
) -> None:
    house = new_house(thinkers=worker, queue=4)
    eve = house.guest("Eve")
    tables = [started(eve, "master me") for _ in range(4)]
    house.run(worker.answer(3))
    assert len(worker.served) == 2

    async def serve() -> None:  # who was turned away asks again after a second
        await worker.answer(2)
        await until_true(lambda: len(worker.served) == 4)
        await passes()

    house.run(serve())
    assert [eve.see(table)["view"]["cells"].count("X") for table in tables] == [1, 1, 1, 1]


def test_what_a_bot_was_asked_on_a_node_that_closes_another_node_takes_over_at_once(
    new_house: Callable[..., House], worker: OneWorker
) -> None:
    closing = new_house(thinkers=worker)
    ann = closing.guest("Ann")
    tables = [started(ann, "casual me") for _ in range(2)]
    closing.time += 5.0
    closing.run(closing.room.chores._take_due())  # so that the closing node has the leases
    places = [closing.room.hall.places[table] for table in tables]
    closing.close()
    assert [place.thinking for place in places] == [{}, {}]
    other = new_house(store=closing.store)
    other.time = closing.time + 1.0
    other.run(other.room.chores._take_due())
    other.rest()
    assert other.room.figures.bot_moves == 2


def test_the_figures_tell_how_many_questions_wait(
    new_house: Callable[..., House], worker: OneWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.metrics.DELAY", -1.0)  # what commands move is published late
    house = new_house(thinkers=worker)
    eve = house.guest("Eve")
    for _ in range(3):
        started(eve, "master master")
    house.run(passes())
    figures = [Guest(house, "127.0.0.1").get("/metrics").text for _ in range(3)][
        -1
    ]  # published is what was taken before
    assert 'ludoteka_queue{class="unwatched",pool="bots"} 2.0' in figures
    assert 'ludoteka_queue{class="people",pool="reviews"} 0.0' in figures


# ---- replays and reviews


@pytest.mark.parametrize("brought", [False, True])
def test_people_take_turns_for_replays(house: House, monkeypatch: pytest.MonkeyPatch, brought: bool) -> None:
    served: list[str] = []

    class Projector:
        async def think(self, wanted: Wanted) -> str:
            served.append(wanted.record)
            await passes(3)
            return "{}"

        def close(self) -> None:
            pass

    monkeypatch.setattr(house.room, "brought" if brought else "projector", Projector())
    replays = Replays(house.room)

    async def ask() -> None:
        people = ("eve", "eve", "eve", "ann")
        await asyncio.gather(
            *(replays.ask(Wanted(what="reel", game="", record=one), one, brought=brought) for one in people)
        )

    house.run(ask())
    assert served == ["eve", "ann", "eve", "eve"]


def test_people_take_turns_for_reviews(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, table = marked(house, *WON)
    live = house.room.hall.places[table].live
    assert live is not None
    assert live.match is not None
    match, made = live.match, list[str]()

    async def ask() -> None:
        reviews = Reviews(house.store, 1)

        async def keep(table: str, body: bytes) -> None:
            made.append(table)

        async def do(work: Callable[..., Any], *arguments: object) -> Any:
            await passes(3)
            return b"" if len(arguments) == 4 else ([], Namespace(again=0))

        monkeypatch.setattr(house.store, "keep_review", keep)
        monkeypatch.setattr(reviews._pool, "do", do)
        for person, name in (("eve", "e1"), ("eve", "e2"), ("eve", "e3"), ("ann", "a1")):
            await reviews.ask(name, match, person)
        await until_true(lambda: not reviews._jobs)

    house.run(ask())
    assert made == ["e1", "a1", "e2", "e3"]
