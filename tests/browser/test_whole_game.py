"""A newcomer finds the way from the start page to the end of a game, pointing at what is lit in the picture.

By words alone the same is done in test_word_table, by keys alone in test_keyboard.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.people import end_here, sit_down_with_bots
from tests.browser.words import READ, Overheard, notation_in, was_read

pytestmark = pytest.mark.xdist_group("browser-1")


def play_to_the_end(page: Page) -> bool:
    """Take one option after another, now the first, now the last, and read now and then; whether the game has ended."""
    for turn in range(600):
        page.locator(".option, .ending").first.wait_for(state="attached")
        if turn % 10 == 0:
            page.evaluate(READ)
        if page.locator(".ending").count():
            return True
        step(page, turn)
    return False


def step(page: Page, turn: int) -> None:
    """One decision in the picture itself, and wait until it is another one: quicker than by hand, and the same."""
    page.evaluate(
        """async (turn) => {
        const log = () => document.querySelector('#log li:last-child').dataset.n
        const before = log()
        for (let tick = 0; tick < 500 && log() === before; tick++) {
            const demanded = document.querySelector('.choose input.option, .choose .hold')
            const failing = [...document.querySelectorAll('.choose .btn.quiet')].at(-1)
            const open = [...document.querySelectorAll('.picture .lit, .actions .btn:not(.quiet)')]
            const next = demanded ? failing : open.at(turn % 2 ? -1 : 0)
            next?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
            await new Promise((go) => setTimeout(go, next ? 30 : 10))
        }
    }""",
        turn,
    )


def test_a_newcomer_plays_a_whole_game_against_bots_in_the_picture_and_never_meets_the_notation(come: Come) -> None:
    page = come()
    overheard = Overheard(page)
    sit_down_with_bots(page)
    ended = play_to_the_end(page)
    expect(page.locator(".ending h2")).to_have_text(re.compile(r"win|share"))
    texts = was_read(page)
    assert (ended, notation_in("kragmortha", texts), overheard.among(texts)) == (True, [], [])
    assert overheard.options > 20  # some games are soon over


def test_once_more_against_bots_begins_at_once(come: Come) -> None:
    page = come()
    sit_down_with_bots(page)
    end_here(page)
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("(first) => location.href !== first", arg=first)
    page.locator(".option").first.wait_for(state="attached")
