"""Karak: Goblin at its picture: a newcomer to the end, fights by mouse and by keys, a phone, four languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LONG, THEMES, Come
from tests.browser.karak import play, sit, tab_to
from tests.browser.people import speak
from tests.browser.test_access import faults

pytestmark = pytest.mark.xdist_group("browser-2")

GAME = "karak-goblin"
HERO = ".pick.lit"
FIGHT = [
    HERO,
    ".hand .lit",
    '[data-move="stop"]',
    '[data-move="keep"]',
    ".cave .lit",
    '[data-move="heal"]',
    ".bench .lit",
    ".actions .btn:not(.quiet)",
]
"""Fight whoever stands there; heal when there is no other way."""
REST = [HERO, '[data-move="heal"]', *FIGHT]


def at_the_caves(page: Page, seats: int = 2, theme: str = "dark", **options: object) -> Page:
    """At a table, the hero chosen, the first turn begun."""
    sit(page, GAME, seats, theme, **options)
    assert play(page, [HERO], ".cave .lit") == "there"
    return page


def test_a_newcomer_fights_at_the_picture_until_the_last_round_is_over(come: Come) -> None:
    page = at_the_caves(come(), max_rounds=12)
    play(page, FIGHT, most=40)
    assert play(page, REST) == "over"


def test_a_fight_shows_what_may_follow_and_says_by_clause_why_another_card_may_not(come: Come) -> None:
    page = at_the_caves(come())
    page.locator(".cave .lit").first.click()
    page.locator(".arena").wait_for()
    assert play(page, [".hand .lit", ".cave .lit", '[data-move="heal"]'], ".hand .why") == "there"
    page.locator(".held:has(.why)").first.click(force=True)  # what is not open is still asked about
    expect(page.locator(".tip .rule")).to_contain_text(re.compile(r"KG-\w+-\d"))


def test_stopping_is_weighed_before_it_is_done(come: Come) -> None:
    page = at_the_caves(come())
    page.locator(".cave .lit").first.click()
    expect(page.locator(".verdict")).to_contain_text("If you stop now")
    expect(page.locator(".verdict .chance")).to_contain_text(re.compile(r"\d+ %"))


def test_a_fight_is_begun_and_ended_by_keys_alone(come: Come) -> None:
    page = at_the_caves(come())
    assert tab_to(page, ".cave .lit")
    page.keyboard.press("Enter")
    page.locator(".arena").wait_for()
    assert tab_to(page, '[data-move="stop"]')
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text(re.compile("stops|stays|beaten"))


def test_a_phone_shows_the_table_without_scrolling_sideways(come: Come) -> None:
    page = sit(come(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True), GAME, 4)
    assert play(page, [HERO], ".cave .lit") == "there"
    wide = page.evaluate("Math.max(document.documentElement.scrollWidth, document.querySelector('#scene').scrollWidth)")
    page.locator(".cave .lit").first.tap()
    expect(page.locator(".arena")).to_be_visible()
    assert wide <= 360


def test_every_language_has_words_for_the_whole_picture(come: Come) -> None:
    page = at_the_caves(come())
    seen = []
    for language in ("en", "pl", "de", "cs"):
        speak(page, language)
        seen.append(page.locator(".picture").inner_text())
    assert (len(set(seen)), re.findall(r"kg-[a-z]+|label-[a-z]+|\{", " ".join(seen))) == (4, [])


@pytest.mark.parametrize("theme", THEMES if LONG else ["light"])
def test_the_caves_and_the_fight_are_open_to_all(come: Come, theme: str) -> None:
    page = at_the_caves(come(), theme=theme, seats=4)
    found = [f"caves {fault}" for fault in faults(page)]
    page.locator(".cave .lit").first.click()
    page.locator(".arena").wait_for()
    assert found + [f"fight {fault}" for fault in faults(page)] == []
