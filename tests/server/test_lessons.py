"""Lessons in the room: a call plays what was answered, nothing is kept of it but that a lesson was finished."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from ludoteka.server import lessons
from ludoteka.server.lessons import LessonAsked
from ludoteka.server.thinkers import Busy
from tests.server.house import House

LESSON = "/api/courses/kragmortha/lessons/turn"
ANSWERS = ["", "place c1", "play g:G+P c2", "step c3"]


def answer(house: House, answers: list[str], deed: dict[str, Any] | None = None) -> dict[str, Any]:
    """What somebody new is told in the first lesson."""
    return dict(house.guest().post(LESSON, {"answers": answers, "deed": deed}).json())


def test_a_course_comes_with_its_sentences_in_the_language_asked_for(house: House) -> None:
    course = house.guest().get("/api/courses/kragmortha/pl").json()
    assert course["language"] == "pl"
    assert "turn-title = Do biblioteki" in course["fluent"]


def test_a_lesson_begins_with_a_real_table_seen_from_the_learners_seat(house: House) -> None:
    scene = answer(house, [])["scene"]
    assert (scene["at"], scene["asks"], scene["text"]) == (0, False, "turn-goal")
    assert scene["sync"]["view"]["players"][0]["hand"] == ["g:G+P", "g:S+R", "r:S+P"]
    assert scene["sync"]["view"]["players"][1]["hand"] == [None, None, None]


def test_nothing_can_be_moved_while_something_is_only_told(house: House) -> None:
    assert answer(house, [])["scene"]["sync"]["options"] == []


def test_the_asked_move_leads_on(house: House) -> None:
    told = answer(house, [""], {"t": "move", "id": "a", "expect": 0, "move": "place c1"})
    assert (told["answer"]["kind"], told["scene"]["at"], told["scene"]["praise"]) == ("accepted", 2, "turn-enter.done")


def test_another_open_move_is_made_and_answered_and_has_to_be_taken_back(house: House) -> None:
    scene = answer(house, [""], {"t": "move", "id": "a", "expect": 0, "move": "place a1"})["scene"]
    assert (scene["astray"], scene["at"], scene["sync"]["options"]) == ("turn-enter.wrong", 1, [])
    assert scene["sync"]["view"]["players"][0]["square"] == "a1"


def test_a_move_that_is_not_open_is_refused_by_its_clause(house: House) -> None:
    told = answer(house, [""], {"t": "move", "id": "a", "expect": 0, "move": "place c4"})
    assert (told["answer"]["kind"], told["answer"]["refusal"]["clause"]) == ("refused", "KM-SETUP-8")


@pytest.mark.parametrize(
    ("deed", "told"), [({"t": "why", "what": "c4"}, "why"), ({"t": "preview", "move": "place c1"}, "preview")]
)
def test_a_learner_may_ask_as_at_any_table(house: House, deed: dict[str, Any], told: str) -> None:
    assert answer(house, [""], {"id": "a", **deed})["answer"][told]


def test_answers_that_do_not_lead_on_are_turned_away(house: House) -> None:
    found = house.guest().post(LESSON, {"answers": ["", "place a1"]})
    assert (found.status_code, found.json()["key"]) == (409, "off-course")


def test_more_answers_than_a_lesson_can_have_are_not_even_played(house: House) -> None:
    assert house.guest().post(LESSON, {"answers": [""] * 61}).status_code == 400


@pytest.mark.parametrize("path", ["/api/courses/kragmortha/lessons/dancing", "/api/courses/chess/lessons/turn"])
def test_there_are_no_other_lessons(house: House, path: str) -> None:
    assert house.guest().post(path, {"answers": []}).status_code == 404


def test_a_finished_lesson_is_remembered_with_who_finished_it(house: House) -> None:
    ann = house.guest("Ann")
    ann.post(LESSON, {"answers": [*ANSWERS, ""]})
    ann.post(LESSON, {"answers": [*ANSWERS, ""]})
    assert ann.get("/api/me/lessons").json() == [{"game": "kragmortha", "lessons": ["turn"]}]
    assert house.guest("Bob").get("/api/me/lessons").json() == []


def test_an_unfinished_lesson_leaves_nothing_behind(house: House) -> None:
    ann = house.guest("Ann")
    ann.post(LESSON, {"answers": ANSWERS})
    assert ann.get("/api/me/lessons").json() == []
    assert ann.get("/api/tables?mine=true").json() == []


def test_a_game_without_lessons_says_so_on_the_shelf(house: House) -> None:
    rows = {row["key"]: row["lessons"] for row in house.guest().get("/api/games").json()}
    assert (rows["kragmortha"], rows["tic-tac-toe"]) == (7, 0)


def test_the_room_leaves_playing_a_lesson_to_a_worker(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[LessonAsked] = []
    think = house.room.tutors.think

    async def noted(wish: LessonAsked) -> str:
        asked.append(pickle.loads(pickle.dumps(wish)))
        monkeypatch.setattr(lessons, "Desk", desk)
        try:
            return await think(asked[-1])
        finally:
            monkeypatch.setattr(lessons, "Desk", None)

    desk = lessons.Desk
    monkeypatch.setattr(house.room.tutors, "think", noted)
    monkeypatch.setattr(lessons, "Desk", None)
    for deed in (None, {"t": "forecast", "id": "a"}, {"t": "why", "id": "a", "what": "c4"}):
        told = house.guest().post(LESSON, {"answers": [""], "deed": deed})
        assert (told.status_code, told.json()["answer"]["kind"]) == (200, "accepted")
    assert [type(one.wish.deed).__name__ for one in asked] == ["NoneType", "Forecast", "Why"]


def test_where_too_many_learn_a_call_is_put_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(_wish: LessonAsked) -> str:
        raise Busy

    monkeypatch.setattr(house.room.tutors, "think", busy)
    found = house.guest().post(LESSON, {"answers": []})
    assert (found.status_code, found.json()["key"]) == (409, "too-many")
