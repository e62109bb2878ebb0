"""Every lesson is played through: the moves it asks for lead on, all others are answered, its texts are complete."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

import ludoteka
from ludoteka import CHANCE, IllegalMove
from ludoteka.bots.levels import LEVELS
from ludoteka.core.options import settle
from ludoteka.lessons.playing import READ, OffCourse, Playing
from ludoteka.lessons.script import Course, Lesson, course

LANGUAGES = ["en", "pl", "de", "cs"]
CORE = {
    "karak-2": """
        K2-TURN-2 K2-TURN-4 K2-MOVE-1 K2-MOVE-2 K2-EXPLORE-1 K2-EXPLORE-4 K2-EXPLORE-7 K2-BATTLE-5 K2-BATTLE-10
        K2-BATTLE-12 K2-BATTLE-14 K2-BATTLE-15 K2-FAME-2 K2-FAME-6 K2-HARVEST-1 K2-CITY-1 K2-BUILD-1 K2-RECRUIT-1
        K2-STONE-1 K2-HEAL-1 K2-LIFE-3 K2-PLAGUE-3 K2-GENERAL-2 K2-END-1 K2-END-3""",
    "karak-goblin": """
        KG-GEN-2 KG-TURN-2 KG-FIGHT-1 KG-FIGHT-5 KG-FIGHT-9 KG-FIGHT-10 KG-FIGHT-15 KG-FIGHT-16 KG-FIGHT-18 KG-FIGHT-19
        KG-REWARD-2 KG-REWARD-3 KG-EFFECT-3 KG-CURSE-5 KG-EQUIP-2 KG-KEY-1 KG-KEY-2 KG-SHOP-3 KG-SHOP-4 KG-POTION-6
        KG-HEAL-1 KG-END-1""",
    "kragmortha": """
        KM-TURN-2 KM-MOVE-3 KM-MOVE-4 KM-CARD-3 KM-CARD-5 KM-PUSH-1 KM-PUSH-2 KM-MEET-1 KM-MEET-3 KM-MEET-4 KM-LOOK-1
        KM-LOOK-8 KM-TELEPORT-2 KM-DESK-2 KM-DESK-3 KM-BOOK-1 KM-END-1 KM-END-4 KM-END-5""",
    "toerkk": """
        TK-WIN-1 TK-WIN-2 TK-TURN-1 TK-DRAW-1 TK-LOCATION-3 TK-LOCATION-4 TK-PLAY-1 TK-PLAY-2 TK-CLASS-1 TK-CLASS-2
        TK-CLASS-3 TK-DIG-1 TK-DIG-4 TK-COMBAT-1 TK-COMBAT-2 TK-COMBAT-3 TK-COMBAT-7 TK-COMBAT-12 TK-COMBAT-13
        TK-COMBAT-14 TK-COMBAT-16 TK-ACTION-1 TK-TOKEN-1 TK-HERO-3 TK-MULLIGAN-1""",
}
"""What nobody can play without: the clauses that a course has to name."""
COURSES = [found for found in map(course, ludoteka.games()) if found is not None]
LESSONS = [
    pytest.param(found, lesson, id=f"{found.edition.key}-{lesson.key}") for found in COURSES for lesson in found.lessons
]

for_every_course = pytest.mark.parametrize("taught", COURSES, ids=lambda taught: str(taught.edition.key))
for_every_lesson = pytest.mark.parametrize(("taught", "lesson"), LESSONS)


def asked(taught: Course, lesson: Lesson) -> list[tuple[list[str], Playing]]:
    """Every step that asks for a move, with the answers that lead there, along the first move that each step takes."""
    answers: list[str] = []
    found = []
    for step in lesson.steps:
        playing = Playing(taught, lesson, answers)
        if step.asks:
            found.append((list(answers), playing))
        answers.append(
            next(move for move in playing.match.moves(lesson.seat) if step.takes(move)) if step.asks else READ
        )
    assert Playing(taught, lesson, answers).step is None
    return found


@for_every_lesson
def test_a_lesson_leads_to_its_end_by_every_move_it_asks_for(taught: Course, lesson: Lesson) -> None:
    for answers, playing in asked(taught, lesson):
        step = playing.step
        assert step is not None
        open_moves = playing.match.moves(lesson.seat)
        assert all(
            any(re.fullmatch(wanted.replace("*", ".*").replace("+", r"\+"), move) for move in open_moves)
            for wanted in step.accept
        ), (step.key, open_moves)
        for move in filter(step.takes, open_moves):
            assert Playing(taught, lesson, [*answers, move]).at == len(answers) + 1


@for_every_lesson
def test_an_open_move_that_is_not_asked_for_is_answered_and_can_be_taken_back(taught: Course, lesson: Lesson) -> None:
    others = 0
    for answers, playing in asked(taught, lesson):
        assert playing.step is not None
        before = playing.match.dump()
        for move in [move for move in playing.match.moves(lesson.seat) if not playing.step.takes(move)][:3]:
            others += 1
            with pytest.raises(OffCourse):
                Playing(taught, lesson, [*answers, move])
            stray = Playing(taught, lesson, answers)
            part = stray.stray(move)
            assert f"{lesson.message(playing.step)}.{part}" in names(taught.texts["en"]), move
            assert stray.match.dump() != before
        assert Playing(taught, lesson, answers).match.dump() == before
    assert others


@for_every_lesson
def test_a_move_that_is_not_open_is_refused_by_a_clause_and_changes_nothing(taught: Course, lesson: Lesson) -> None:
    answers, playing = asked(taught, lesson)[0]
    before, open_moves = playing.match.dump(), playing.match.moves(lesson.seat)
    shut = next(move.text for move in playing.match.position.pack.moves if move.text not in open_moves)
    with pytest.raises(IllegalMove) as refused:
        playing.answer(shut)
    assert refused.value.refusal.clause in taught.edition.clauses
    assert (playing.match.dump(), playing.at) == (before, len(answers))


@for_every_lesson
def test_nobody_but_the_learner_is_waited_for_when_a_move_is_asked(taught: Course, lesson: Lesson) -> None:
    for _, playing in asked(taught, lesson):
        assert playing.match.to_act != CHANCE
        assert lesson.seat in playing.match.waiting


@for_every_lesson
def test_every_rule_that_a_lesson_names_exists(taught: Course, lesson: Lesson) -> None:
    assert lesson.clauses
    assert [clause for clause in lesson.clauses if clause not in taught.edition.clauses] == []


@for_every_lesson
def test_what_is_pointed_out_is_a_piece_of_the_game(taught: Course, lesson: Lesson) -> None:
    pack = taught.edition.pack()
    known = {piece for move in pack.moves for piece in move.pieces}
    known |= set(re.findall(r'^id = "(.+?)"', taught.edition.game.content, re.MULTILINE))
    assert [piece for step in lesson.steps for piece in step.point if piece not in known] == []


@for_every_course
def test_a_course_has_five_to_eight_lessons_that_teach_the_core_of_the_game(taught: Course) -> None:
    named = {clause for lesson in taught.lessons for clause in lesson.clauses}
    assert 5 <= len(taught.lessons) <= 8
    assert [clause for clause in CORE[taught.edition.key].split() if clause not in named] == []


@for_every_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_too_many(taught: Course, language: str) -> None:
    assert names(taught.texts[language]) == needed(taught)


@for_every_course
def test_the_first_game_can_be_played(taught: Course) -> None:
    first = taught.first
    assert first.seats in taught.edition.seats
    assert first.level in LEVELS
    assert settle(taught.edition.options, first.options)


def needed(taught: Course) -> list[str]:
    """The names of all texts of a course."""
    found = ["first"]
    for lesson in taught.lessons:
        found += [f"{lesson.key}-title", f"{lesson.key}-title.about"]
        for step in lesson.steps:
            found.append(lesson.message(step))
            if step.asks:
                parts = {"done", "wrong"} | {part for _, part in step.wrong}
                found += [f"{lesson.message(step)}.{part}" for part in parts]
    return sorted(found)


def names(text: str) -> list[str]:
    """The messages of a Fluent file and their attributes; nothing in it is torn."""
    found = []
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return sorted(found)
