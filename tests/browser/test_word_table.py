"""The word table: every game is played by its sentences alone, and nobody has to know how the engine writes things."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LONG, Come
from tests.browser.karak import call
from tests.browser.people import sit_down_with_bots, speak
from tests.browser.words import NOTATION, READ, Overheard, at_the_word_table, notation_in, play_by_words, was_read

pytestmark = pytest.mark.xdist_group("browser-1")

DECISIONS = 6
"""So many before the language is switched."""


def test_a_newcomer_plays_against_bots_by_words_alone_to_the_end_in_a_long_run(come: Come) -> None:
    page = come()
    at_the_word_table(page)
    overheard = Overheard(page)
    sit_down_with_bots(page)
    expect(page.locator(".picture")).to_have_count(0)
    taken = play_by_words(page, 600 if LONG else 25)
    if LONG:
        expect(page.locator(".ending h2")).to_have_text(re.compile(r"win|share"))
    texts = was_read(page)
    assert (notation_in("kragmortha", texts), overheard.among(texts)) == ([], [])
    assert (taken > 5, overheard.options > 20) == (True, True)  # some games are soon over


def sit_by_words(page: Page, game: str) -> Page:
    """A word table with one bot, at its first decision."""
    at_the_word_table(page)
    call(page, "/me", {"name": "Bruna"})
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = str(call(page, "/tables", {"settings": {"game": game, "chairs": chairs}})["id"])
    call(page, f"/tables/{table}/acts", {"t": "start", "id": "start"})
    page.goto(f"/t/{table}")
    page.locator(".option").first.wait_for(state="attached")
    return page


def look_around(page: Page) -> None:
    """Read the table, and what can be asked about, with an answer."""
    page.evaluate(READ)
    page.keyboard.press("w")
    asked = page.get_by_role("dialog").locator("select")
    asked.select_option(index=asked.locator("option").count() - 1)
    page.get_by_role("dialog").locator("form .btn").first.click()
    page.get_by_role("dialog").locator(".notice").wait_for()
    page.evaluate(READ)
    page.keyboard.press("Escape")


TOLD = {
    "kragmortha": ("Your cards", "The library"),
    "karak-2": ("Round 1", "The land", "M13: Castle Karak"),
    "karak-goblin": ("Level I", "Merchant", "hit points"),
    "toerkk": ("Your hand", "Battlefield", "life 10 of 10"),
}
"""What somebody who plays by words has to be told of each table, since no picture shows it."""


@pytest.mark.parametrize("game", TOLD)
def test_by_words_everything_is_told_that_lies_on_the_table(come: Come, game: str) -> None:
    page = sit_by_words(come(), game)
    play_by_words(page, 1)
    for each in TOLD[game]:
        expect(page.locator("#scene")).to_contain_text(each)


@pytest.mark.parametrize("game", NOTATION)
def test_no_game_shows_its_notation_in_any_language(come: Come, game: str) -> None:
    page = come("pl")
    overheard = Overheard(page)
    sit_by_words(page, game)
    texts: set[str] = set()
    for part, language in enumerate(("pl", "de", "cs", "en")):
        play_by_words(page, DECISIONS, part)
        page.locator(".option, .ending").first.wait_for(state="attached")
        if page.locator(".ending").count():  # some games are soon over: another one, on a page that has read nothing
            texts.update(was_read(page))
            sit_by_words(page, game)
        speak(page, language)
        look_around(page)
    texts.update(was_read(page))
    assert (notation_in(game, texts), overheard.among(texts)) == ([], [])
    assert (len(texts) > 200, overheard.options >= 4 * DECISIONS) == (True, True)  # at Toerkk one may often only pass
