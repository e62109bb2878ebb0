"""Take pictures of the game room in four languages, on a desk and on a phone: `make screenshots`.

    python -m scripts.screenshots [FOLDER]        default: build/screenshots
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.browser_room import chromium, running_room

ROOT = Path(__file__).resolve().parents[1]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SETTLED = 400
"""Milliseconds until fonts and fades are done."""
MOVES = 5


def main(arguments: list[str]) -> int:
    """Walk through the room once in every language and once more on a phone."""
    folder = Path(arguments[0]) if arguments else ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with running_room(bot_pause=0.1, rate=0) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for language in ("en", "pl", "de", "cs"):
            tour(browser, address, folder, language, "desk")
        tour(browser, address, folder, "en", "phone")
        tour(browser, address, folder, "pl", "phone")
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
    return 0


@contextmanager
def visitor(browser: Browser, address: str, language: str, device: str) -> Iterator[Page]:
    """Somebody who has just come in."""
    size = PHONE if device == "phone" else DESK
    context = browser.new_context(viewport={"width": size["width"], "height": size["height"]}, locale=language,
                                  base_url=address, has_touch=device == "phone", is_mobile=device == "phone")
    try:
        yield context.new_page()
    finally:
        context.close()


def tour(browser: Browser, address: str, folder: Path, language: str, device: str) -> None:
    """Start page, lobby, a new table, its waiting room, a game in the middle, the sheets, the end, the curtain."""
    with visitor(browser, address, language, device) as page:
        def shot(name: str, *, whole: bool = False) -> None:
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=folder / f"{device}-{language}-{name}.png", full_page=whole)

        page.goto("/")
        page.locator(".game .btn").first.wait_for()
        shot("1-start")
        page.goto("/new/kragmortha")
        page.locator("details summary").click()
        shot("2-new-table", whole=True)
        page.locator("form button[type=submit]").click()
        page.locator(".qr").wait_for()
        shot("3-waiting")
        page.goto("/lobby")
        shot("4-lobby")
        play(page)
        shot("5-my-turn")
        parts(page, device, shot)
        finish(page)
        shot("8-over")
        hot_seat(page)
        shot("9-curtain")


def play(page: Page) -> None:
    """A quick game against bots, some moves long, until it is the visitor's turn."""
    page.goto("/")
    page.locator(".game .btn").first.click()
    page.wait_for_url("**/t/*")
    for _ in range(MOVES):
        page.locator(".option").first.click(timeout=30_000)
        page.wait_for_timeout(SETTLED)
    page.locator(".option").first.wait_for(timeout=30_000)


def parts(page: Page, device: str, shot: object) -> None:
    """The parts of the table that a phone shows one at a time; on a desk the sheets."""
    assert callable(shot)
    if device == "phone":
        for number in range(1, 5):
            page.locator(".tabs button").nth(number).click()
            shot(f"6-tab-{number}")
        page.locator(".tabs button").first.click()
        return
    page.keyboard.press("w")
    page.locator("dialog[open] select").select_option(index=1)
    page.locator("dialog[open] button[type=submit]").click()
    shot("6-why-not")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    shot("6-keys")
    page.keyboard.press("Escape")
    page.locator("header button").last.click()
    shot("6-settings")
    page.keyboard.press("Escape")


def finish(page: Page) -> None:
    """End the match here; alone with bots nobody else is asked."""
    page.locator(".bar .btn").last.click()
    page.locator("dialog[open] .list .btn").nth(5).click()
    page.locator(".ending").wait_for()


def hot_seat(page: Page) -> None:
    """Two people at one screen, until the curtain falls."""
    page.goto("/new/kragmortha?way=screen")
    page.locator("form button[type=submit]").click()
    page.locator(".curtain").wait_for(timeout=20_000)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
