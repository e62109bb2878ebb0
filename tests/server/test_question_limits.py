"""How often one may ask: by person at all sockets together, and by address whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.server.limits import RATES
from tests.server.house import Eye, Guest, House, Json
from tests.server.matches import two

PERSON = int(RATES["question"].burst)
ADDRESS = int(RATES["question-address"].burst)
A_SOCKET = 50
"""So many messages of a test go through one socket, which takes a few more at once."""


@pytest.fixture
def still(new_house: Callable[..., House]) -> House:
    """A room with limits, for whose buckets no time goes by."""
    house = new_house(rate=1.0)
    house.room.limits.now = lambda: 1000.0
    return house


def asked(guest: Guest, table: str, count: int, kind: str = "why", **fields: Any) -> list[Json]:
    """The answers to so many questions, asked through as many sockets as that takes."""
    fields = fields or {"what": "a1"}
    eyes: list[Eye] = []
    found = []
    for number in range(count):
        if number % A_SOCKET == 0:
            eyes.append(guest.look(table))
        found.append(eyes[-1].act(kind, **fields))
    return found


def refused(answers: list[Json]) -> list[bool]:
    return [answer.get("problem", {}).get("key") == "too-many" for answer in answers]


def test_questions_count_for_a_person_at_all_sockets_together(still: House) -> None:
    ann, bob, table = two(still)
    assert refused(asked(ann, table, PERSON + 10)) == [False] * PERSON + [True] * 10
    assert refused(asked(bob, table, 10)) == [False] * 10


def test_a_question_by_a_call_counts_as_one_on_a_socket(still: House) -> None:
    ann, _, table = two(still)
    assert not any(refused(asked(ann, table, PERSON)))
    answer = ann.act(table, "preview", move="mark a1")
    assert (answer["problem"]["key"], answer["problem"]["args"]["wait"] > 0) == ("too-many", True)
    assert ann.move(table, "mark a1")["kind"] == "accepted"


def test_questions_count_for_an_address_whoever_asks(still: House) -> None:
    _, _, table = two(still)
    people = [still.guest(f"G{number}") for number in range(ADDRESS // 100 + 1)]
    answers = [answer for person in people for answer in asked(person, table, 100)]
    assert refused(answers) == [False] * ADDRESS + [True] * (len(answers) - ADDRESS)
    neighbour = Guest(still, "10.0.0.2")
    neighbour.post("/api/me", {"name": "Nora"})
    assert asked(neighbour, table, 1)[0]["problem"]["key"] == "no-seat"


def test_a_pointer_that_passes_quickly_over_every_piece_is_answered(still: House) -> None:
    ann, _, table = two(still)
    answers = [ann.look(table).act("preview", move=f"mark {cell}{row}") for cell in "abc" for row in "123"]
    assert [answer["kind"] for answer in answers] == ["accepted"] * 9


def test_everything_anew_is_not_sent_without_end(still: House) -> None:
    ann, _, table = two(still)
    assert not any(refused(asked(ann, table, PERSON)))
    eye = ann.look(table)
    eye.read("sync")
    assert refused([eye.act("resync")]) == [True]
    assert [one["t"] for one in eye.read_all()].count("sync") == 0


@pytest.mark.parametrize("short", [True, False])
def test_stale_moves_are_not_answered_with_everything_without_end(still: House, short: bool) -> None:
    ann, _, table = two(still)
    eye = ann.look(table)
    eye.read("sync")
    if not short:
        eye.heard = None
    stale = eye.act("move", expect=7, move="mark a1")
    assert stale["kind"] == "stale"
    assert eye.read("sync")["since"] == 0
    assert not any(refused(asked(ann, table, PERSON - 1)))
    before = eye.short
    assert refused([eye.act("move", expect=7, move="mark a1")]) == [True]
    assert eye.short - before == short
    assert [one["t"] for one in eye.read_all()].count("sync") == 0


def test_who_sends_refused_moves_without_end_is_heard_more_slowly(still: House) -> None:
    ann, _, table = two(still)
    assert not any(refused(asked(ann, table, PERSON)))
    eye = ann.look(table)
    kinds = [eye.act("move", expect=0, move="castle")["kind"] for _ in range(3)]
    assert kinds == ["refused"] * 3
    eye.send({"t": "move", "id": "next", "expect": 0, "move": "castle"})
    assert eye.read("answer")["problem"]["key"] == "too-many"
    assert ann.move(table, "mark a1")["kind"] == "accepted"


def test_steps_of_a_lesson_count_for_an_address_too(still: House) -> None:
    path = "/api/courses/karak-goblin/lessons/chain"
    burst = int(RATES["lesson-address"].burst)
    still.room.limits.check = counting = Counting()  # type: ignore[method-assign]
    still.guest("Ann").post(path, {"answers": []})
    assert [kind for kind, _ in counting.kinds if "lesson" in kind] == ["lesson", "lesson-address"]
    assert burst >= 2 * RATES["lesson"].burst


class Counting:
    """Notes what would be counted."""

    def __init__(self) -> None:
        self.kinds: list[tuple[str, str]] = []

    def __call__(self, kind: str, key: str) -> None:
        self.kinds.append((kind, key))
