"""One person hosts only so many running tables, those of bots alone included."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable

import pytest

from ludoteka import LudotekaError
from ludoteka.server.live.asking import Wrong
from ludoteka.server.serving import settings
from tests.server.house import House
from tests.server.one_worker import OneWorker, started


@pytest.fixture
def worker() -> OneWorker:
    return OneWorker()


def test_a_person_hosts_only_so_many_running_tables(new_house: Callable[..., House]) -> None:
    house = new_house(tables_per_person=2)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    third = ann.create(chairs="me open")
    bobs = bob.create(chairs="me open")
    ann.act(bobs, "sit", seat=1)
    ann.act(bobs, "ready")
    assert bob.act(bobs, "start")["kind"] == "accepted"  # a table that somebody else hosts does not count
    for _ in range(2):
        started(ann, "me open")
    problem = ann.act(third, "start")["problem"]
    assert (problem["key"], problem["args"]) == ("too-many-tables", {"most": 2})
    assert "tables_per_person" in problem["detail"]
    assert ann.see(third)["table"]["status"] == "open"
    wish = {"settings": {"game": "tic-tac-toe", "chairs": [{"kind": "me"}, {"kind": "open"}]}}
    refused = ann.post("/api/tables", wish)
    assert (refused.status_code, refused.json()["key"]) == (409, "too-many-tables")


def test_tables_of_bots_alone_count_and_those_that_are_over_do_not(
    new_house: Callable[..., House], worker: OneWorker
) -> None:
    house = new_house(tables_per_person=1, thinkers=worker)
    ann = house.guest("Ann")
    waiting = ann.create(chairs="me open")
    table = started(ann, "random random")
    assert ann.act(waiting, "start")["problem"]["key"] == "too-many-tables"
    house.run(worker.answer(9))
    assert ann.see(table)["table"]["status"] == "over"
    assert ann.act(waiting, "start")["kind"] == "accepted"


def test_a_start_that_is_sent_again_is_not_refused(new_house: Callable[..., House]) -> None:
    house = new_house(tables_per_person=1)
    ann = house.guest("Ann")
    table = ann.create(chairs="me open")
    answers = [ann.act(table, "start", id="s1") for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0]["kind"] == "accepted"


def test_tables_started_in_the_same_moment_are_counted(new_house: Callable[..., House]) -> None:
    house = new_house(tables_per_person=2)
    ann = house.guest("Ann")
    tables = [ann.create(chairs="me open") for _ in range(4)]

    async def start_all() -> list[str]:
        calls = (ann._call("POST", f"/api/tables/{one}/acts", {"t": "start", "id": "s"}, {}) for one in tables)
        return [answer.json()["kind"] for answer in await asyncio.gather(*calls)]

    assert sorted(house.run(start_all())) == ["accepted", "accepted", "error", "error"]


def test_a_room_may_set_no_limit(new_house: Callable[..., House]) -> None:
    house = new_house(tables_per_person=0)
    ann = house.guest("Ann")
    assert len([started(ann, "me open") for _ in range(25)]) == 25


def test_twenty_is_the_limit_where_nothing_is_set(house: House) -> None:
    ann = house.guest("Ann")
    for _ in range(20):
        started(ann, "me open")
    with pytest.raises(Wrong, match="20 running tables have this host"):
        house.run(house.room.running_tables.check(ann.id))


def test_a_limit_below_nothing_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(LudotekaError, match="-1 tables per person are too few; give at least 1, or 0"):
        settings(Namespace(), {"LUDOTEKA_TABLES_PER_PERSON": "-1"})
