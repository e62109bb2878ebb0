"""Questions made to take long: nobody searches through all moves of a game for them. Counted are moves, not time."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, Final

import pytest

import ludoteka
from ludoteka.core.errors import FEW
from ludoteka.lessons.script import course
from tests.server.examined import Count, counted, without_search
from tests.server.house import Eye, Guest, House
from tests.server.matches import last, two

GAMES: Final = ("karak-2", "karak-goblin", "kragmortha", "toerkk", "tic-tac-toe")
LESSONS: Final = GAMES[:4]
LONGEST: Final = 200
MOST_FOR_WORDS: Final = FEW + 1
"""So many moves are looked at where no move and no piece is meant: the first few are named in the answer."""
MOST_FOR_A_PIECE: Final = 512
"""So many where a piece is named: one for each combination of pieces with it, at Toerkk 509 of 971 moves."""


def hostile(game: str) -> list[str]:
    """Texts of 200 characters that a careless search would be busy with."""
    words = list(ludoteka.game(game if game != "tic-tac-toe" else "examples/tic_tac_toe.py").pack().by_text)
    mixed = " ".join(words[i * 7919 % len(words)] for i in range(LONGEST))
    return [
        mixed[:LONGEST],
        mixed[LONGEST // 2 : LONGEST // 2 + LONGEST],
        (words[-1] + " ") * LONGEST,
        "x" * LONGEST,
        "İß" * LONGEST,
        max(words, key=len)[:-1].ljust(LONGEST, "q"),
        " " * (LONGEST - 1) + "q",
    ]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def at_table(house: House, game: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Guest, Eye, str, Count]:
    """A match that has begun, a socket at its first seat, and the count of moves that are looked at."""
    ann, _, table = two(house, game)
    eye = ann.look(table)
    eye.read("sync")
    live = house.room.hall.places[table].live
    assert live is not None
    assert live.match is not None
    without_search(monkeypatch)
    return ann, eye, table, counted(monkeypatch, live.match.position.pack, type(live.match.position))


@pytest.mark.plain
def test_no_question_of_200_characters_searches_through_the_moves(
    at_table: tuple[Guest, Eye, str, Count], game: str
) -> None:
    ann, eye, table, count = at_table
    seen = last(ann.see(table)["letters"])
    asked = 0
    for text in (text[:LONGEST] for text in hostile(game)):
        for kind, fields in (
            ("why", {"what": text}),
            ("preview", {"move": text}),
            ("move", {"expect": seen, "move": text}),
        ):
            for answer_to in (eye.act, lambda kind, **fields: ann.act(table, kind, **fields)):
                count.moves = 0
                answer: Any = answer_to(kind, **fields)
                assert answer["kind"] == "refused", answer
                assert "is no move of this game; known: " in answer["refusal"]["args"]["problem"]
                assert count.moves <= MOST_FOR_WORDS
                asked += 1
    assert eye.short > 0
    assert asked == 6 * len(hostile(game))


@pytest.mark.plain
def test_why_looks_at_few_moves_however_common_a_piece_is(at_table: tuple[Guest, Eye, str, Count], game: str) -> None:
    ann, eye, table, count = at_table
    place = ann.house.room.hall.places[table]
    assert place.live is not None
    assert place.live.match is not None
    match = place.live.match
    pieces = sorted(match.position.pack._by_piece)
    looked_at = []
    for piece in pieces:
        for seat in (0, 1):
            count.moves = 0
            match.why_not(piece, seat)
            looked_at.append(count.moves)
    assert 0 < max(looked_at) <= MOST_FOR_A_PIECE
    assert eye.act("why", what=pieces[0])["kind"] == "accepted"


@pytest.mark.plain
@pytest.mark.parametrize("key", LESSONS)
def test_no_step_of_a_lesson_searches_through_the_moves(
    house: House, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taught = course(key)
    assert taught is not None
    lesson, ann = taught.lessons[0], house.guest("Ann")
    path = f"/api/courses/{key}/lessons/{lesson.key}"
    read_on = [""] * next(number for number, step in enumerate(lesson.steps) if step.asks)
    without_search(monkeypatch)
    pack = taught.edition.pack()
    start = taught.edition.new(lesson.seats, options=lesson.options, chance="manual").position
    count = counted(monkeypatch, pack, type(start))
    ann.post(path, {"answers": read_on})
    usual = count.moves
    for text in (text[:LONGEST] for text in hostile(key)):
        count.moves = 0
        off = ann.post(path, {"answers": [*read_on, text]})
        assert (off.status_code, off.json()["key"]) == (409, "off-course")
        assert count.moves <= usual + MOST_FOR_WORDS
        for kind, fields in (
            ("why", {"what": text}),
            ("preview", {"move": text}),
            ("move", {"expect": 0, "move": text}),
        ):
            count.moves = 0
            told = ann.post(path, {"answers": read_on, "deed": {"t": kind, "id": "a", **fields}}).json()
            assert told["answer"]["refusal"]["key"] == "bad-notation"
            assert count.moves <= usual + MOST_FOR_WORDS


def test_a_record_with_a_misspelt_move_is_turned_away_without_a_search(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ludoteka.game("toerkk").new(2, seed=3)
    rows = match.record().text.splitlines()
    begin = next(number for number, row in enumerate(rows) if row.startswith("begin"))
    rows.append(f"{len(rows) - begin} P1 {'no such move ' * 10}either ~00000000")
    without_search(monkeypatch)
    answer = house.guest("Ann").post("/api/records", {"text": "\n".join(rows) + "\n"}).json()
    assert (answer["key"], answer["args"]["line"]) == ("bad-record", len(rows))


def test_an_option_that_there_is_not_is_named_without_a_search(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    without_search(monkeypatch)
    wish = {"settings": {"game": "toerkk", "chairs": [{"kind": "me"}] * 2, "options": {"x" * 40: 1}}}
    answer = house.guest("Ann").post("/api/tables", wish).json()
    assert answer["key"] == "wrong-option"
    assert "known: " in answer["detail"]


def test_the_server_does_not_even_load_the_fuzzy_search() -> None:
    modules = "ludoteka.server.app, ludoteka.server.serving, ludoteka.server.films, ludoteka.server.thinkers"
    asked = f"import sys, {modules}; print('difflib' in sys.modules)"
    path = os.pathsep.join(part for part in sys.path if part)
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.strip() == "False", done.stderr
