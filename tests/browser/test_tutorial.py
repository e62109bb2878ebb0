"""Lessons in the browser: a newcomer is led to them, learns at the picture, and finds again what was learned."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteka.lessons.playing import READ, Playing
from ludoteka.lessons.script import Lesson, course
from tests.browser.conftest import LONG, THEMES, Come
from tests.browser.test_access import faults

pytestmark = pytest.mark.xdist_group("browser-2")

SHORT = {"kragmortha": "push", "karak-goblin": "fight", "toerkk": "attack", "karak-2": "battle"}
"""The lesson of each game that is always gone through; in a long run all are."""
ALL = [(game, lesson.key) for game in SHORT for lesson in getattr(course(game), "lessons", ())]

GO = """async (steps) => {
    const pause = (ms) => new Promise((done) => setTimeout(done, ms))
    const at = () => Number(document.querySelector('.coach progress')?.value)
    const click = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const find = (kind, name) => [...document.querySelectorAll(`.picture [data-${kind}]`)]
        .find((each) => each.dataset[kind] === name && !each.hidden)
    const pointAt = async (names) => {
        for (const found of names.map((name) => find('piece', name))) { if (found) click(found); await pause(10) }
    }
    for (const [number, [move, pieces]] of steps.entries()) {
        for (let tick = 0; tick < 3000 && at() <= number; tick += 1) {
            if (at() < number) await pause(10)
            else if (!move) {
                const next = document.querySelector('.coach .ways > .btn:not(:disabled)')
                if (next) click(next)
                await pause(20)
            }
            else {
                const button = find('move', move) ?? (/^with /.test(move) ? find('move', 'roll') : undefined)
                if (button) click(button)
                else await pointAt(pieces)
                const declare = /^(attack|block) /.test(move) ? find('move', 'done') : undefined
                await pause(20)
                if (declare) click(declare)
                for (let wait = 0; wait < 30 && at() <= number; wait += 1) await pause(10)
            }
        }
        if (at() <= number) return `stuck at step ${number}: ${move}`
    }
    return 'finished'
}"""
"""Go through a lesson by pointing at what lies in the picture, and reading on."""


def way(game: str, lesson: Lesson) -> list[tuple[str, list[str]]]:
    """The moves a lesson asks for, with the pieces they name."""
    taught = course(game)
    assert taught
    found: list[tuple[str, list[str]]] = []
    for step in lesson.steps:
        options: list[dict[str, Any]] = Playing(taught, lesson, [move for move, _ in found]).match.options(lesson.seat)
        asked = next((each for each in options if step.takes(str(each["move"]))), None) if step.asks else None
        found.append((str(asked["move"]), list(asked["pieces"])) if asked else (READ, []))
    return found


def begin(page: Page, game: str, lesson: str, **prefs: object) -> Page:
    """Somebody in a lesson."""
    page.add_init_script(f"localStorage.setItem('ludoteka', {json.dumps({'sound': False, **prefs})!r})")
    page.goto(f"/learn/{game}?lesson={lesson}")
    page.locator(".coach").wait_for()
    return page


@pytest.mark.parametrize(("game", "key"), ALL if LONG else list(SHORT.items()))
def test_a_lesson_is_finished_by_pointing_at_the_picture_and_remembered(come: Come, game: str, key: str) -> None:
    page = begin(come(), game, key)
    taught = course(game)
    assert taught
    lesson = taught.lesson(key)
    assert lesson
    assert page.evaluate(GO, way(game, lesson)) == "finished"
    page.get_by_role("button", name="All lessons").click()
    expect(page.get_by_text(f"1 of {len(taught.lessons)} lessons done")).to_be_visible()
    page.evaluate("localStorage.removeItem('ludoteka-lessons')")
    page.reload()
    expect(page.get_by_text(f"1 of {len(taught.lessons)} lessons done")).to_be_visible()


def test_another_open_move_is_shown_answered_and_taken_back(come: Come) -> None:
    page = begin(come(), "kragmortha", "push")
    page.get_by_role("button", name="Go on").click()
    page.locator(".hand [data-piece='g:G+R']").click()
    page.locator(".square[data-piece='c3']").click()
    expect(page.locator(".coach .astray")).to_contain_text("Blue gets away")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".coach .yours")).to_be_visible()
    expect(page.locator(".hand [data-piece='g:G+R']")).to_have_count(1)


def test_a_closed_piece_says_why_by_its_rule(come: Come) -> None:
    page = begin(come(), "kragmortha", "push")
    page.get_by_role("button", name="Go on").click()
    page.locator(".coach .yours").wait_for()
    page.locator(".square[data-piece='a10']").click(force=True)
    expect(page.locator(".tip .rule")).to_contain_text("rule KM-")


def test_a_newcomer_is_offered_the_lessons_and_led_into_a_first_game(come: Come) -> None:
    page = come()
    page.goto("/")
    page.get_by_role("link", name="New here? Learn Kragmortha in five minutes").click()
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".picture .lit, .option").first).to_be_attached()


@pytest.mark.parametrize("theme", THEMES if LONG else ["light"])
def test_lessons_are_open_to_all(come: Come, theme: str) -> None:
    page = begin(come(), "kragmortha", "turn", theme=theme)
    found = faults(page)
    page.goto("/learn/kragmortha")
    page.locator("ol li button").first.wait_for()
    assert found + faults(page) == []


@pytest.mark.parametrize("game", list(SHORT) if LONG else ["kragmortha", "karak-2"])
def test_on_a_small_phone_nothing_sticks_out_and_coach_and_picture_are_both_seen(come: Come, game: str) -> None:
    page = begin(come(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True), game, SHORT[game])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    seen = page.evaluate("""['.coach', '.picture'].map((name) => document.querySelector(name).getBoundingClientRect())
        .map((at) => Math.min(at.bottom, innerHeight) - Math.max(at.top, 0))""")
    assert seen[0] > 100
    assert seen[1] > 250
