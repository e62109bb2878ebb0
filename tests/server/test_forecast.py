"""Chances on demand: reckoned in a worker from what one seat knows, not too often, while play goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator

import pytest

import ludoteka
from ludoteka.core import Rng
from ludoteka.server.thinkers import Question, Workers
from tests.server.house import FirstMove, House
from tests.server.matches import two, watched


class Patient(FirstMove):
    """Reckons until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.done = asyncio.Event()

    async def think(self, question: Question) -> str:
        self.asked.append(question)
        await self.done.wait()
        return '[{"win": 0.5}]'


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    found = Workers(1, 2)
    yield found
    found.close()


def test_a_worker_reckons_what_the_match_would(workers: Workers) -> None:
    match = ludoteka.game("karak-goblin").new(seats=2, seed=3)
    while not match.forecast(match.to_act or 0):
        match.play(match.moves()[0])
    seat = match.to_act or 0
    question = Question("karak-goblin", "", json.dumps(match.info(seat).json()).encode(), "forecast")
    assert json.loads(asyncio.run(workers.think(question))) == match.forecast(seat)


def test_a_game_without_chances_answers_with_no_rows(house: House) -> None:
    ann, _, table = two(house)
    assert ann.act(table, "forecast")["forecast"] == []


def test_a_spectator_has_no_chances(house: House) -> None:
    _, _, table = two(house)
    assert house.guest("Eve").act(table, "forecast")["problem"]["key"] == "no-seat"


def test_it_is_asked_with_the_info_of_one_seat(house: House) -> None:
    ann, _, table = two(house, "leduc-poker")
    ann.act(table, "forecast")
    assert json.loads(house.thinkers.asked[-1].info)["view"]["cards"][1] is None


def test_it_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(house: House) -> None:
    _, _, table = two(house, "leduc-poker")
    match = house.room.hall.places[table].live.match  # type: ignore[union-attr]
    other = ludoteka.game("examples/leduc_poker.py").at(match.position.imagine(0, Rng(7)))  # type: ignore[union-attr]
    assert match.info(0).json()["world"] == other.info(0).json()["world"]  # type: ignore[union-attr]


def test_asking_too_often_is_refused(new_house: Callable[..., House]) -> None:
    ann, _, table = two(new_house(rate=1.0))
    answers = [ann.act(table, "forecast") for _ in range(16)]
    assert answers[-1]["problem"]["key"] == "too-many"


def test_whoever_waits_for_chances_may_move_meanwhile(new_house: Callable[..., House]) -> None:
    thinker = Patient()
    house = new_house(thinkers=thinker)
    ann, _, _ = watched(house)
    ann.send({"t": "forecast", "id": "f"})
    assert ann.act("move", expect=0, move="mark b2")["kind"] == "accepted"
    thinker.done.set()
    house.rest()
    assert ann.read("answer")["forecast"] == [{"win": 0.5}]
