"""Notices that fall into a gap of the store are sent when it is back: once, the newest, and only while they matter."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ludoteka.server.bodies import Notice
from ludoteka.server.late_notices import LateNotices
from ludoteka.server.store.store import Damaged, Paper, Unavailable
from tests.server.house import Guest, House
from tests.server.matches import two
from tests.server.pairs import Pair
from tests.server.test_notices import sent
from tests.server.test_push import BROWSER
from tests.waiting import until_true


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.notices.RETRY", 0.01)
    monkeypatch.setattr("ludoteka.server.notices.LONGEST", 0.02)


class Gap:
    """A store that files no notices for a while."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch, error: type[Unavailable] = Unavailable) -> None:
        self.tried = 0
        self.open = True
        file = house.store.file

        async def filed(paper: Paper, *, new: bool = False) -> None:
            if paper.kind == "notice" and self.open:
                self.tried += 1
                raise error("away")
            await file(paper, new=new)

        monkeypatch.setattr(house.store, "file", filed)


def told(guest: Guest) -> list[tuple[str, str]]:
    return [(row["table"], row["what"]) for row in guest.get("/api/notices").json()]


def until_sent(house: House) -> None:
    house.run(until_true(lambda: not house.room.notices.late))


def test_a_notice_that_falls_into_a_gap_is_sent_when_the_store_is_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two(house)
    house.deliver()
    before, gap = told(bob), Gap(house, monkeypatch)
    ann.move(table, "mark b2")
    house.run(until_true(lambda: gap.tried > 3))
    assert told(bob) == before
    gap.open = False
    until_sent(house)
    assert told(bob) == [(table, "turn")]
    assert not house.room.notices._sending


def test_notices_of_several_people_and_tables_are_all_sent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    scenes = [two(house) for _ in range(3)]
    house.deliver()
    gap = Gap(house, monkeypatch)
    for ann, _, table in scenes:
        ann.move(table, "mark b2")
    house.run(until_true(lambda: gap.tried > 3))
    gap.open = False
    until_sent(house)
    assert [told(bob) for _, bob, _ in scenes] == [[(table, "turn")] for _, _, table in scenes]


def test_who_has_moved_meanwhile_is_not_told_that_it_is_their_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two(house)
    house.deliver()
    before, gap = told(bob), Gap(house, monkeypatch)
    ann.move(table, "mark b2")
    eye = ann.look(table)
    bob.move(table, "mark a1")
    gap.open = False
    until_sent(house)
    assert told(bob) == before
    eye.close()


def test_a_late_notice_does_not_take_the_place_of_a_newer_one() -> None:
    def of(at: float, table: str = "aa") -> Notice:
        return Notice(table=table, game="g", what="turn", at=at)

    late = LateNotices()
    for person, notice in (("ann", of(2.0)), ("ann", of(1.0)), ("ann", of(1.0, "bb")), ("bob", of(3.0))):
        late.put(person, notice)
    assert late.waiting() == [("ann", of(2.0)), ("ann", of(1.0, "bb")), ("bob", of(3.0))]
    late.drop("ann", of(1.5))  # an older one was sent
    late.drop("bob", of(4.0))  # a newer one was sent
    assert late.waiting() == [("ann", of(2.0)), ("ann", of(1.0, "bb"))]


def test_what_waits_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.late_notices.MOST", 2)
    late = LateNotices()
    for person in ("ann", "bob", "eve"):
        late.put(person, Notice(table="aa", game="g", what="turn", at=1.0))
    assert [person for person, _ in late.waiting()] == ["bob", "eve"]


def test_a_notice_that_can_never_be_kept_is_given_up(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _, table = two(house)
    house.deliver()
    Gap(house, monkeypatch, Damaged)
    ann.move(table, "mark b2")
    house.run(until_true(lambda: "given up" in caplog.text))
    assert not house.room.notices.late


def test_a_push_that_falls_into_a_gap_is_sent_afterwards(
    new_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    pushed: list[Any] = []
    monkeypatch.setattr("pywebpush.webpush", lambda browser, notice, **more: pushed.append(notice))
    house = new_house(push_contact="mailto:room@example.org")
    ann, bob, table = two(house)
    house.deliver()
    bob.post("/api/push", BROWSER)
    papers, away = house.store.papers, [True]

    async def found(kind: str, owner: str, now: float) -> list[Paper]:
        if kind == "push" and away[0]:
            raise Unavailable("away")
        return await papers(kind, owner, now)

    monkeypatch.setattr(house.store, "papers", found)
    ann.move(table, "mark b2")
    house.run(until_true(lambda: house.room.notices._sending))
    assert pushed == []
    away[0] = False
    until_sent(house)
    assert len(pushed) == 1


# ---- a write of unknown outcome


def lose_the_answer(house: House, monkeypatch: pytest.MonkeyPatch, *, arrives: bool) -> None:
    """The next append fails for its caller, whether it has arrived or not."""
    append: Callable[..., Awaitable[None]] = house.store.append

    async def lost(*arguments: Any) -> None:
        monkeypatch.setattr(house.store, "append", append)
        if arrives:
            await append(*arguments)
        raise Unavailable("the connection is gone")

    monkeypatch.setattr(house.store, "append", lost)


@pytest.mark.parametrize("arrives", [True, False])
def test_a_move_whose_write_failed_and_arrived_all_the_same_is_noticed(
    house: House, monkeypatch: pytest.MonkeyPatch, *, arrives: bool
) -> None:
    ann, bob, table = two(house)
    house.deliver()
    notices = sent(house)
    lose_the_answer(house, monkeypatch, arrives=arrives)
    assert ann.act(table, "move", expect=0, move="mark b2")["problem"]["key"] == "unavailable"
    for _ in range(3):
        house.run(house.room.chores._revisit(house.room.hall.places[table]))
    house.rest()
    assert notices == ([(bob.id, "turn")] if arrives else [])


def test_two_nodes_notice_such_a_move_once(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = two(pair[0])
    pair[1].guest("Eve").look(table)
    notices = sent(*pair)
    lose_the_answer(pair[0], monkeypatch, arrives=True)
    assert ann.act(table, "move", expect=0, move="mark b2")["problem"]["key"] == "unavailable"
    for house in pair:
        house.run(house.room.chores._heal())
        house.run(house.room.chores._revisit(house.room.hall.places[table]))
        house.rest()
    assert notices == [(bob.id, "turn")]


def test_a_number_that_another_node_took_is_not_noticed_by_this_one(
    deaf: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own entry did not arrive: what stands there is another's, who sends the notices."""
    ann, bob, table = two(deaf[0])
    there = Guest(deaf[1])
    there.jar = dict(ann.jar)
    there.see(table)
    notices = sent(*deaf)
    assert there.move(table, "mark a1")["kind"] == "accepted"
    lose_the_answer(deaf[0], monkeypatch, arrives=False)
    ann.act(table, "move", expect=0, move="mark b2")
    deaf[0].run(deaf[0].room.chores._revisit(deaf[0].room.hall.places[table]))
    for house in deaf:
        house.rest()
    assert notices == [(bob.id, "turn")]


def test_the_pieces_of_a_gap_end_with_the_room(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that closes does not wait for a store that is away."""
    ann, _, table = two(house)
    house.deliver()
    gap = Gap(house, monkeypatch)
    ann.move(table, "mark b2")
    house.run(until_true(lambda: gap.tried > 1))
    house.run(asyncio.wait_for(house.room.chores.close(), 10.0))
    assert not house.room.chores._tasks
