"""Karak 2 at its picture: a newcomer to the end, the map by mouse and by keys, battles, a phone, four languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LONG, THEMES, Come
from tests.browser.karak import play, sit, tab_to
from tests.browser.people import speak
from tests.browser.test_access import faults

pytestmark = pytest.mark.xdist_group("browser-2")

GAME = "karak-2"
TROOPS = ['.deals [data-move*="lorraine"]', '.deals [data-move*="xanros"]']
"""Two heroes who need no city for dice of their own: two seats never leave both to the other."""
BOLD = [
    *TROOPS,
    ".deals [data-move]",
    '.doings [data-move^="raise"]',
    ".throw:not([disabled])",
    ".explore [data-move]",
    '.spot[data-move^="explore"]',
    ".ways [data-move]",
    '.spot[data-move^="step"]',
    '.doings [data-move^="end"]',
    ".doings [data-move]",
    ".actions .btn:not(.quiet)",
]
"""Into the unknown, whatever waits there."""


def test_a_newcomer_explores_and_fights_at_the_picture_until_the_last_round_is_over(come: Come) -> None:
    page = sit(come(), GAME, round_limit=5)
    assert play(page, BOLD) == "over"


def battle(page: Page, theme: str = "dark") -> Page:
    """A hero with a bear or a skeleton has explored and chooses dice."""
    sit(page, GAME, 2, theme, hero_selection="draft")
    assert play(page, [each for each in BOLD if "throw" not in each], ".throw") == "there"
    return page


def test_a_battle_shows_exact_odds_for_each_choice_of_dice(come: Come) -> None:
    page = battle(come())
    win = page.locator(".choose .win b")
    expect(win).to_have_text(re.compile(r"\d+ %"))
    with_bear = win.inner_text()
    page.get_by_role("button", name="Hero die alone").click()
    alone = win.inner_text()
    assert 100 >= int(with_bear.split()[0]) >= int(alone.split()[0]) >= 0


def test_the_dice_that_were_chosen_are_thrown_at_one_click(come: Come) -> None:
    page = battle(come())
    page.locator(".throw").click()
    expect(page.locator("#log")).to_contain_text(re.compile("(wins|loses) the battle"))


def test_the_map_is_moved_brought_nearer_and_shown_whole_by_keys(come: Come) -> None:
    page = sit(come(), GAME)
    page.locator(".sheet").focus()
    where = page.locator(".sheet > svg > g")
    seen = [where.get_attribute("transform")]
    for key in ("+", "ArrowRight", "0"):
        page.keyboard.press(key)
        seen.append(where.get_attribute("transform"))
    assert (len(set(seen[:3])), seen[3] == seen[0]) == (3, True)


def test_a_hex_is_explored_and_its_tile_turned_by_keys_alone(come: Come) -> None:
    page = sit(come(), GAME, hero_selection="draft")
    assert play(page, [*TROOPS, ".deals [data-move]"], '.spot[data-move^="explore"]') == "there"
    assert tab_to(page, '.spot[data-move^="explore"]')
    page.keyboard.press("Enter")
    page.locator(".explore").wait_for()
    assert tab_to(page, ".explore [data-move]")
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("lays")


def test_dragging_moves_the_map_and_makes_no_move(come: Come) -> None:
    page = sit(come(), GAME)
    before = page.locator(".sheet > svg > g").get_attribute("transform")
    box = page.locator(".sheet").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    expect(page.locator(".goal").first).to_be_visible()
    assert page.locator(".sheet > svg > g").get_attribute("transform") != before


def width(page: Page) -> int:
    """How wide page and picture are, with what can only be scrolled to."""
    widest = "[document.documentElement, document.querySelector('#scene')].map((each) => each.scrollWidth)"
    return int(max(page.evaluate(widest)))


def test_a_phone_shows_the_map_of_five_heroes_without_scrolling_sideways(come: Come) -> None:
    page = sit(come(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True), GAME, 5)
    page.locator(".goal").first.wait_for()
    assert width(page) <= 360


def test_a_phone_shows_a_battle_without_scrolling_sideways(come: Come) -> None:
    page = battle(come(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True))
    assert width(page) <= 360


def test_every_language_has_words_for_the_whole_picture(come: Come) -> None:
    page = battle(come())
    seen = []
    for language in ("en", "pl", "de", "cs"):
        speak(page, language)
        seen.append(page.locator(".picture").inner_text())
    assert (len(set(seen)), re.findall(r"k2-[a-z]+|label-[a-z]+|\{", " ".join(seen))) == (4, [])


@pytest.mark.parametrize("theme", THEMES if LONG else ["dark"])
def test_map_and_battle_are_open_to_all(come: Come, theme: str) -> None:
    page = sit(come(), GAME, 5, theme)
    page.locator(".goal").first.wait_for()
    found = [f"map {fault}" for fault in faults(page)]
    page = battle(come(), theme)
    found += [f"battle {fault}" for fault in faults(page)]
    page.get_by_role("button", name="Chances").first.click()
    page.get_by_role("dialog").get_by_text("%").first.wait_for()
    assert found + [f"chances {fault}" for fault in faults(page)] == []
