"""Hints: a bot's advice from what one seat knows, seen by all at the table, and only where it tells nothing hidden."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator

import pytest

import ludoteka
from ludoteka.core import Rng
from ludoteka.server.store.store import Unavailable
from ludoteka.server.thinkers import Question, Workers
from tests.server.house import FirstMove, House
from tests.server.matches import last, two, watched

LEDUC = "examples/leduc_poker.py"


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    found = Workers(1, 2, [LEDUC])
    yield found
    found.close()


def asked(match: ludoteka.Match, seat: int) -> Question:
    return Question("leduc-poker", "skilled", json.dumps(match.info(seat).json()).encode(), "hint")


def test_a_worker_names_candidates_and_a_line_with_what_makes_sentences(workers: Workers) -> None:
    match = ludoteka.game(LEDUC).new(seed=3)
    found = json.loads(asyncio.run(workers.think(asked(match, 0))))
    assert {each["choice"]["move"] for each in found["candidates"]} == set(match.moves(0))
    assert sum(each["share"] for each in found["candidates"]) == pytest.approx(1.0)
    assert found["line"][0]["choice"]["move"] == found["candidates"][0]["choice"]["move"]


def test_the_question_is_the_same_in_worlds_that_a_seat_cannot_tell_apart() -> None:
    edition = ludoteka.game(LEDUC)
    match = edition.new(seed=3)
    worlds = [edition.at(match.position.imagine(0, Rng(seed))) for seed in range(12)]
    truths = {json.dumps(world.position.dump()) for world in worlds}
    assert len(truths) > 1
    assert len({json.dumps(world.info(0).json()) for world in worlds}) == 1


def test_all_at_the_table_see_that_a_hint_was_taken_and_only_the_asker_what_it_says(house: House) -> None:
    ann, bob, _ = watched(house)
    ann.send({"t": "hint", "id": "h1", "expect": 0})
    house.rest()
    assert ann.read("answer")["hint"] == {"candidates": [], "line": []}
    assert [letter["key"] for letter in bob.read("news")["letters"]] == ["hint-taken"]


def test_a_hint_stands_in_the_record(house: House) -> None:
    ann, _, table = two(house)
    ann.act(table, "hint", expect=0)
    live = house.room.hall.places[table].live
    assert live is not None
    assert live.match is not None
    assert [line.text for line in live.match.scribe.record.lines] == ["hint P1"]


def test_a_table_folded_anew_has_the_same_letters(house: House) -> None:
    ann, _, table = two(house)
    ann.act(table, "hint", expect=0)
    before = ann.see(table)["letters"]
    house.room.hall.places[table].live = None
    assert ann.see(table)["letters"] == before
    assert before[-1]["key"] == "hint-taken"


def test_where_the_host_wants_no_hints_there_are_none(house: House) -> None:
    ann, _, table = two(house, hints=False)
    assert ann.act(table, "hint", expect=0)["problem"]["key"] == "no-hints"


def test_who_does_not_decide_gets_no_hint(house: House) -> None:
    _, bob, table = two(house)
    assert bob.act(table, "hint", expect=0)["problem"]["key"] == "no-hint-now"
    assert house.guest("Eve").act(table, "hint", expect=0)["problem"]["key"] == "no-seat"


def test_where_several_decide_at_once_a_hint_would_tell_who_has_not_answered(house: House) -> None:
    ann, _, table = two(house, "toerkk")
    seen = ann.see(table)
    assert len(seen["prompt"]["deciders"]) == 2
    assert ann.act(table, "hint", expect=last(seen["letters"]))["problem"]["key"] == "no-hint-now"


class Broken(FirstMove):
    """Fails over everything but moves."""

    def __init__(self, failure: Exception) -> None:
        super().__init__()
        self.failure = failure

    async def think(self, question: Question) -> str:
        if question.what != "move":
            raise self.failure
        return await super().think(question)


@pytest.mark.parametrize("deed", [{"t": "hint", "expect": 0}, {"t": "forecast"}])
@pytest.mark.parametrize(
    ("failure", "key"), [(RuntimeError("a worker failed"), "internal"), (Unavailable("away"), "unavailable")]
)
def test_a_question_over_which_something_fails_is_answered(
    new_house: Callable[..., House], deed: dict[str, object], failure: Exception, key: str
) -> None:
    ann, _, _ = watched(new_house(thinkers=Broken(failure)))
    ann.send({"id": "q1"} | deed)
    assert ann.read("answer")["problem"]["key"] == key
    assert ann.act("move", expect=0, move="mark b2")["kind"] == "accepted"


def test_a_bot_that_advises_is_given_the_info_of_that_seat_alone(house: House) -> None:
    ann, _, table = two(house, "leduc-poker")
    ann.act(table, "hint", expect=last(ann.see(table)["letters"]))
    thinkers = house.thinkers
    assert isinstance(thinkers, FirstMove)
    assert json.loads(thinkers.asked[-1].info)["view"]["cards"][1] is None


def test_a_hint_for_what_has_passed_is_stale(house: House) -> None:
    ann, _, table = two(house)
    assert ann.act(table, "hint", expect=7)["kind"] == "stale"


def test_a_hint_that_was_lost_on_its_way_is_given_again_and_told_once(house: House) -> None:
    ann, bob, table = two(house)
    answers = [ann.act(table, "hint", id="h1", expect=0) for _ in range(2)]
    assert answers[1] == answers[0]
    assert "hint" in answers[0]
    assert [letter["key"] for letter in bob.see(table)["letters"]] == ["hint-taken"]


def test_a_hint_that_was_lost_is_given_again_by_a_table_folded_anew(house: House) -> None:
    ann, _, table = two(house)
    ann.act(table, "hint", id="h1", expect=0)
    house.room.hall.places[table].live = None
    assert "hint" in ann.act(table, "hint", id="h1", expect=0)


def test_when_play_has_gone_on_a_hint_sent_again_is_done_but_not_given(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "hint", id="h1", expect=0)
    ann.move(table, "mark b2")
    bob.move(table, "mark a1")
    for expect in (0, last(ann.see(table)["letters"])):
        answer = ann.act(table, "hint", id="h1", expect=expect)
        assert (answer["kind"], "hint" in answer) == ("accepted", False)


def test_the_key_of_another_deed_gives_no_hint_in_secret(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "move", id="m1", expect=0, move="mark b2")
    bob.move(table, "mark a1")
    answer = ann.act(table, "hint", id="m1", expect=last(ann.see(table)["letters"]))
    assert "hint" not in answer
    assert "hint-taken" not in [letter["key"] for letter in bob.see(table)["letters"]]


def test_nobody_has_the_hint_of_another_by_his_key(house: House) -> None:
    ann, bob, table = two(house)
    ann.act(table, "hint", id="h1", expect=0)
    assert bob.act(table, "hint", id="h1", expect=1)["problem"]["key"] == "no-hint-now"


def test_hints_are_not_given_too_often(new_house: Callable[..., House]) -> None:
    ann, _, table = two(new_house(rate=1.0))
    answers = [ann.act(table, "hint", expect=number) for number in range(7)]
    assert answers[0]["kind"] == "accepted"
    assert answers[-1]["problem"]["key"] == "too-many"


def test_a_move_may_be_taken_back_after_a_hint_as_before(house: House) -> None:
    ann, bob, table = two(house)
    ann.move(table, "mark b2")
    assert bob.act(table, "hint", expect=1)["kind"] == "accepted"
    assert ann.act(table, "undo")["kind"] == "accepted"
