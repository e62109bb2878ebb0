"""Two people at one screen: between them a curtain, behind it nothing of either."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.test_access import faults

pytestmark = pytest.mark.xdist_group("browser-2")


def sit_at_one_screen(page: Page, game: str = "kragmortha") -> None:
    """Two people, one device, the curtain before the first of them."""
    page.goto(f"/new/{game}?way=screen")
    page.get_by_role("button", name="Begin").click()
    page.locator(".curtain").wait_for()


def test_before_the_first_decision_the_screen_is_handed_over(come: Come) -> None:
    page = come()
    sit_at_one_screen(page)
    expect(page.locator(".curtain h1")).to_contain_text("Hand over to")


@pytest.mark.parametrize("game", ["kragmortha", "toerkk"])
def test_behind_the_curtain_no_card_is_on_the_page(come: Come, game: str) -> None:
    page = come()
    sit_at_one_screen(page, game)
    assert (page.locator(".hand, .card, .option, #log").count(), faults(page)) == (0, [])


def test_two_people_who_share_a_browser_do_not_share_a_name(come: Come) -> None:
    page = come()
    sit_at_one_screen(page, "toerkk")
    curtain = page.locator(".curtain h1").inner_text()
    page.locator(".curtain .btn").click()
    names = page.locator("#players .name b")
    expect(names).to_have_text(["Player 1", "Player 2"])
    assert ("Player 1" in curtain or "Player 2" in curtain, page.locator("#players .tag").count()) == (True, 1)


HAND_ON = """async () => {
    const find = (selector) => document.querySelector(selector)
    let last, told = 0
    find('.curtain .btn').click()
    for (let tick = 0; tick < 12000; tick++) {
        await new Promise((go) => setTimeout(go, 5))
        if (find('.curtain')) return performance.now() - told
        const now = find('#log li:last-child')?.dataset.n ?? last
        if (now !== last) [last, told] = [now, performance.now()]
        const ritual = find('.choose input.option, .choose .hold, .choose .hail')
        const failing = [...document.querySelectorAll('.choose .btn.quiet')].at(-1)
        const next = ritual ? failing : find('.option:not([aria-disabled=true])')
        if (find('.table')?.dataset.asked && !find('.busy')) next?.click()
    }
}"""
"""Open the curtain and decide until the other is asked; how many milliseconds after the last letter it falls again."""
STEADY = """
    localStorage.setItem('ludoteka', JSON.stringify({ speed: 'slow', sound: false }))
    const real = requestAnimationFrame
    let now = 0
    window.requestAnimationFrame = (beat) => real(() => beat(now += 16))"""
"""A browser that tells slowly, on a machine that never finds itself too slow for it."""


def test_the_curtain_leaves_time_to_see_what_the_own_turn_has_brought(come: Come) -> None:
    page = come()
    sit_at_one_screen(page)
    assert page.evaluate(HAND_ON) > 1400


def test_the_curtain_waits_until_the_own_turn_has_been_told(come: Come) -> None:
    page = come()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(STEADY)
    sit_at_one_screen(page)
    assert max(page.evaluate(HAND_ON) for _turn in range(3)) > 2000


def test_who_hands_the_screen_to_and_fro_was_never_away(come: Come) -> None:
    page = come()
    sit_at_one_screen(page)
    for _turn in range(4):
        page.evaluate(HAND_ON)
    page.locator(".curtain .btn").click()
    page.locator(".option").first.wait_for()
    assert (page.locator(".recap").count(), page.locator("#log li").count() > 8) == (0, True)


def test_after_one_has_chosen_the_screen_goes_to_the_other(come: Come) -> None:
    page = come()
    sit_at_one_screen(page)
    first = page.locator(".curtain .btn").inner_text()
    page.locator(".curtain .btn").click()
    page.locator(".option").first.click()
    page.locator(".curtain").wait_for()
    assert page.locator(".curtain .btn").inner_text() != first
