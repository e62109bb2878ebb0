"""Bots: they think in processes of their own, know one seat's info and nothing else, and a crash costs nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable, Iterator

import pytest

import ludoteka
from ludoteka.server.thinkers import Busy, Question, Workers
from tests.server.house import FirstMove, House

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
    ann.act(table, "start")
    house.rest(0.1)
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
