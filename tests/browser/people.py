"""What people do at a table, as the tests do it."""

from __future__ import annotations

from playwright.sync_api import Page, expect


SETTLED = """() => document.fonts.status === 'loaded' && !document.querySelector('.busy')
    && document.getAnimations().every((one) => one.playState !== 'running'
                                      || one.effect.getComputedTiming().iterations === Infinity)"""
"""Nothing fades, no font is on its way, no move is being sent."""


def settled(page: Page) -> Page:
    """Wait until the page looks as it will look."""
    page.wait_for_function(SETTLED)
    return page


def speak(page: Page, language: str) -> None:
    """Switch the language in the head of the page, and wait until it is spoken."""
    page.locator(f"header button[lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def sit_down_with_bots(page: Page) -> None:
    """From the start page to a table with bots, until the first decision."""
    page.goto("/")
    page.locator(".hero .btn").first.click()
    page.wait_for_url("**/t/*")
    page.locator(".option").first.wait_for(state="attached")


def choose(page: Page, number: int = 0) -> str:
    """Take an option and wait until the table has moved on; gives back its sentence."""
    option = page.locator(".option").nth(number)
    said = option.inner_text()
    before = letters(page)
    option.click()
    wait_for_more(page, before)
    return said


def letters(page: Page) -> int:
    """The number of the last sentence in the log; how many it shows has a bound."""
    return int(page.locator("#log li").last.get_attribute("data-n") or 0) if page.locator("#log li").count() else 0


def wait_for_more(page: Page, before: int) -> None:
    """Wait until something has happened after a sentence."""
    page.wait_for_function(
        "(before) => Number(document.querySelector('#log li:last-child')?.dataset.n) > before", arg=before
    )


def open_menu(page: Page, entry: str) -> None:
    """Choose something from the table's menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=entry).click()


def end_here(page: Page) -> None:
    """End the match; alone with bots nobody else is asked."""
    open_menu(page, "End the match here")
    expect(page.locator(".ending")).to_be_visible()
