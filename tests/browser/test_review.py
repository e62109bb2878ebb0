"""After the end: the review of a match with its chart, words and links, and a player's own statistics."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.people import choose, end_here, sit_down_with_bots
from tests.browser.test_access import faults

pytestmark = pytest.mark.xdist_group("browser-2")


@pytest.fixture(scope="module")
def reviewed(come_and_stay: Come) -> Page:
    """Somebody who has ended a match and opened its review."""
    page = come_and_stay()
    sit_down_with_bots(page)
    choose(page)
    end_here(page)
    page.locator(".ending").get_by_role("link", name="Review").click()
    page.get_by_role("heading", name="Chance to win").wait_for(timeout=180_000)
    return page


def test_the_chart_is_read_by_keyboard_and_as_a_table(reviewed: Page) -> None:
    chart = reviewed.get_by_role("slider", name="Chance to win over the match")
    chart.focus()
    reviewed.keyboard.press("End")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"Line \d+: .* \d+%"))
    reviewed.get_by_text("Show as a table").first.click()
    assert reviewed.get_by_role("table").last.get_by_role("row").count() > 2


def test_luck_decisions_and_the_dearest_moves_are_told_for_every_seat(reviewed: Page) -> None:
    seats = reviewed.locator("[id^=dear-]").count()
    assert seats >= 2
    assert reviewed.locator("[id^=parts-] ~ dl").count() == seats
    assert reviewed.get_by_text("Decisions", exact=True).count() == seats


def test_what_happened_stands_above_and_every_page_is_open_to_all(reviewed: Page) -> None:
    expect(reviewed.get_by_role("heading", name="What happened")).to_be_visible()
    expect(reviewed.get_by_role("row", name=re.compile("Moves made"))).to_be_visible()
    assert faults(reviewed) == []


def test_my_statistics_show_the_match_and_lead_back_to_its_review(reviewed: Page) -> None:
    table = reviewed.url.rpartition("/")[2]
    reviewed.goto("/statistics")
    link = reviewed.get_by_role("link", name=re.compile("^Review"))
    expect(link).to_have_attribute("href", f"/review/{table}")
    expect(reviewed.get_by_role("heading", name="By game")).to_be_visible()
    assert faults(reviewed) == []


def test_who_has_finished_nothing_is_told_so_kindly(come: Come) -> None:
    page = come("pl-PL")
    page.goto("/statistics")
    expect(page.get_by_role("heading", name="Nic jeszcze nie ukończono")).to_be_visible()
    assert faults(page) == []
