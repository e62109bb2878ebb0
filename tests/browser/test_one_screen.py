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


def test_after_one_has_chosen_the_screen_goes_to_the_other(come: Come) -> None:
    page = come()
    sit_at_one_screen(page)
    first = page.locator(".curtain .btn").inner_text()
    page.locator(".curtain .btn").click()
    page.locator(".option").first.click()
    page.locator(".curtain").wait_for()
    assert page.locator(".curtain .btn").inner_text() != first
