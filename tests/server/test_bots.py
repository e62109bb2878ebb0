"""Bots: they think in processes of their own, know one seat's info and nothing else, and a crash costs nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable, Iterator

import pytest
import tic_tac_toe

import ludoteka
from ludoteka.server import protocol
from ludoteka.server.live import acts
from ludoteka.server.live.asking import Who
from ludoteka.server.thinkers import Busy, Question, Workers
from tests.server.house import FirstMove, House
from tests.server.matches import two

TIC_TAC_TOE = "examples/tic_tac_toe.py"


def question() -> Question:
    match = ludoteka.game(TIC_TAC_TOE).new(seed=1)
    return Question("tic-tac-toe", "random", json.dumps(match.info(0).json()).encode())


@pytest.fixture
def workers() -> Iterator[Workers]:
    found = Workers(1, 2, [TIC_TAC_TOE])
    yield found
    found.close()


def test_a_worker_answers_with_an_open_move(workers: Workers) -> None:
    assert asyncio.run(workers.think(question())).startswith("mark ")


def test_the_question_of_a_worker_that_died_is_asked_again(workers: Workers) -> None:
    async def killed() -> str:
        await workers.think(question())
        os.kill(next(iter(workers.pids())), signal.SIGKILL)
        return await workers.think(question())

    assert asyncio.run(killed()).startswith("mark ")


def test_too_many_questions_are_put_off() -> None:
    async def crowd() -> None:
        workers = Workers(1, 0)
        await workers.think(question())

    with pytest.raises(Busy):
        asyncio.run(crowd())


def test_a_bot_moves_when_it_is_asked(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(chairs="random me")
    ann.act(table, "start")
    house.rest()
    assert ann.see(table)["view"]["cells"][0] == "X"


def test_two_bots_play_to_the_end(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.create(chairs="random random")
    eye = ann.look(table)
    ann.act(table, "start")
    while not eye.read("news").get("over"):
        pass
    assert ann.see(table)["table"]["status"] == "over"


def test_a_bot_is_given_no_more_than_its_seats_info(house: House) -> None:
    ann = house.guest("Ann")
    ann.act(ann.create("leduc-poker", "random me"), "start")
    house.rest()
    thinkers = house.thinkers
    assert isinstance(thinkers, FirstMove)
    assert json.loads(thinkers.asked[0].info)["view"]["cards"][1] is None


class Slow(FirstMove):
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.done = asyncio.Event()

    async def think(self, question: Question) -> str:
        await self.done.wait()
        return await super().think(question)


def test_a_bots_answer_to_what_was_taken_back_meanwhile_is_dropped(new_house: Callable[..., House]) -> None:
    house = new_house(thinkers=Slow())
    ann = house.guest("Ann")
    table = ann.create(chairs="me random")
    ann.act(table, "start")
    ann.move(table, "mark b2")
    house.rest()
    ann.act(table, "undo")
    house.thinkers.done.set()
    house.rest()
    assert set(ann.see(table)["view"]["cells"]) == {"."}


class Failing(FirstMove):
    """A bot that fails at first."""

    async def think(self, question: Question) -> str:
        self.asked.append(question)
        if len(self.asked) == 1:
            raise RuntimeError("no idea")
        return str(json.loads(question.info)["moves"][0])


def test_a_bot_that_failed_is_asked_again(new_house: Callable[..., House]) -> None:
    house = new_house(thinkers=Failing())
    ann = house.guest("Ann")
    table = ann.create(chairs="random me")
    ann.act(table, "start")
    house.rest(1.3)
    assert "X" in ann.see(table)["view"]["cells"]


def test_a_bot_whose_node_died_is_asked_by_another(new_house: Callable[..., House]) -> None:
    dying = new_house(thinkers=Slow())
    ann = dying.guest("Ann")
    table = ann.create(chairs="random me")
    ann.act(table, "start")
    dying.rest()
    other = new_house(store=dying.store)
    other.time = dying.time + 5.0
    other.run(other.room.chores._take_due())
    other.rest()
    assert other.room.figures.bot_moves == 1
    assert len(other.run(other.store.read(table))) == 3


def fail_once(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """A fault of the rules, once, while a seat's move is made at the table: half of it is made then."""
    honest, failed = tic_tac_toe.TicTacToe.apply, []

    def apply(self: tic_tac_toe.TicTacToe, move: object, who: int) -> None:
        honest(self, move, who)  # type: ignore[arg-type]
        if who == seat and self.outbox is not None and not failed:
            failed.append(who)
            raise IndexError("a fault of the rules")

    monkeypatch.setattr(tic_tac_toe.TicTacToe, "apply", apply)


def test_a_bots_move_at_which_the_rules_failed_is_made_later_and_leaves_the_log_whole(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.guest("Ann")
    table = ann.create(chairs="me random")
    ann.act(table, "start")
    fail_once(monkeypatch, 1)
    ann.move(table, "mark b2")
    house.rest(1.3)
    house.room.hall.places.clear()
    seen = ann.see(table)
    assert (seen["table"]["status"], "O" in seen["view"]["cells"]) == ("playing", True)


def test_nothing_is_written_after_a_move_that_was_half_made(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, table = two(house)
    live = house.room.hall.places[table].live
    assert live is not None
    fail_once(monkeypatch, 0)
    with pytest.raises(IndexError):
        acts.act(live, Who(ann.id, 0), protocol.Move(id="m1", expect=0, move="mark b2"))
    before = len(house.run(house.store.read(table)))
    assert bob.act(table, "move", expect=0, move="mark a1")["problem"]["key"] == "internal"
    assert len(house.run(house.store.read(table))) == before
    assert ann.move(table, "mark b2")["kind"] == "accepted"


def test_a_bot_whose_table_was_thrown_away_is_asked_when_it_is_due(new_house: Callable[..., House]) -> None:
    house = new_house(thinkers=Slow())
    ann = house.guest("Ann")
    table = ann.create(chairs="random me")
    ann.act(table, "start")
    place = house.room.hall.places[table]
    place.live = None  # as after a write whose outcome is not known
    place.thinking.clear()
    house.time += 5.0
    house.run(house.room.chores._take_due())
    assert set(place.thinking) == {0}
