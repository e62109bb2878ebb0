"""Everything can be done without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LONG, Come
from tests.browser.people import letters, sit_down_with_bots, wait_for_more
from tests.browser.words import at_the_word_table

pytestmark = pytest.mark.xdist_group("browser-2")


MOVED_ON = """(before) => document.querySelector('.ending')
    || Number(document.querySelector('#log li:last-child')?.dataset.n) > before"""


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on what is called so."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement.textContent || document.activeElement.ariaLabel || ''"):
            return
    raise AssertionError(f"Tab never reaches {name!r}")


def press_and_wait(page: Page, key: str) -> None:
    """Press a key that makes a move."""
    page.locator(".option").first.wait_for()
    before = letters(page)
    page.keyboard.press(key)
    wait_for_more(page, before)


RITUAL = ".choose input.option, .choose .hold, .choose .hail"


def decide_by_keys(page: Page, turn: int) -> None:
    """One decision at the word table: by a number, or by arrows and Enter; a ritual is given up by Tab."""
    before = letters(page)
    if page.locator(RITUAL).count():
        page.keyboard.press("o")
        tab_to(page, "Fail on purpose")
        page.keyboard.press("Enter")
    elif turn % 3:
        page.keyboard.press("1" if turn % 3 == 1 or page.locator(".option").count() < 2 else "2")
    else:
        page.keyboard.press("o")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=before)


def asked(page: Page) -> None:
    """Wait until something is decided here: by a choice, or by a ritual that a Look demands."""
    page.wait_for_selector(f".option:not([aria-disabled=true]), {RITUAL}, .ending", state="attached")


def test_from_the_start_page_to_the_end_of_a_match_by_keys_alone(come: Come) -> None:
    page = come()
    page.goto("/")
    page.locator(".game .btn").first.wait_for()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    for turn in (2, 1, 3):  # bots may have pushed the goblin into Rigor's arms by now: then there is a ritual first
        asked(page)
        decide_by_keys(page, turn)
    asked(page)
    page.keyboard.press("m")
    tab_to(page, "End the match here")
    page.keyboard.press("Enter")
    expect(page.locator(".ending")).to_be_visible()


def test_the_word_table_is_played_by_keys_alone_to_the_end_in_a_long_run(come: Come) -> None:
    page = come()
    at_the_word_table(page)
    page.goto("/")
    page.locator(".game .btn").first.wait_for()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    for turn in range(600 if LONG else 25):
        asked(page)
        if page.locator(".ending").count():
            break
        decide_by_keys(page, turn)
    if LONG:
        expect(page.locator(".ending h2")).to_have_text(re.compile(r"win|share"))
    assert turn > 5  # rituals failed on purpose end a game soon


def test_toerkk_is_begun_played_and_left_by_keys_alone(come: Come) -> None:
    page = come()
    page.goto("/")
    page.locator(".game .btn").first.wait_for()
    tab_to(page, "Against bots, Toerkk")
    page.keyboard.press("Enter")
    for _ in range(3):
        press_and_wait(page, "1")
    page.locator(".option").first.wait_for()
    page.keyboard.press("m")
    tab_to(page, "End the match here")
    page.keyboard.press("Enter")
    expect(page.locator(".ending")).to_be_visible()


def test_a_question_mark_shows_all_keys_and_escape_closes_the_sheet(come: Come) -> None:
    page = come()
    sit_down_with_bots(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_options_are_found_by_their_words(come: Come) -> None:
    page = come()
    page.goto("/")
    page.locator(".game").filter(has_text="Tic-tac-toe").get_by_role("button", name="Against bots").click()
    page.locator(".option").nth(7).wait_for()
    wanted = page.locator(".option b").last.inner_text().strip()
    page.keyboard.press("/")
    page.keyboard.type(wanted)
    expect(page.locator(".option")).to_have_count(1)


def test_a_move_can_be_taken_back_with_u(come: Come) -> None:
    page = come()
    sit_down_with_bots(page)
    while not page.get_by_role("button", name="Take back").count():
        decide_by_keys(page, 1)
        asked(page)
    page.keyboard.press("u")
    expect(page.locator("#log li").last).to_contain_text("takes back")


def test_who_wants_to_be_asked_confirms_every_move_after_seeing_what_it_brings(come: Come) -> None:
    page = come()
    sit_down_with_bots(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before every move").check()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator(".weigh li").first).to_have_text(re.compile("enters the library"))
    press_and_wait(page, "Enter")
    expect(page.locator("#log li").filter(has_text="Red enters the library")).to_have_count(1)


def test_asking_why_not_names_the_rule(come: Come) -> None:
    page = come()
    sit_down_with_bots(page)
    page.keyboard.press("w")
    page.get_by_label("What do you want to use?").select_option(index=1)
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text(re.compile("rule KM-"))).to_be_visible()
