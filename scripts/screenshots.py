"""Take pictures of the game room, on a desk and on a phone: `make screenshots`.

    python -m scripts.screenshots [FOLDER]        default: docs/screens; the pictures there are kept in the repository
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.browser_room import chromium, running_room
from scripts.crowded_table import crowd

ROOT = Path(__file__).resolve().parents[1]
DESK, PHONE, SMALL, LYING = (1440, 900), (390, 844), (360, 740), (800, 360)
SETTLED = 500
"""Milliseconds until fonts and fades are done."""
SHRUNK = """async (png) => {
    const picture = new Image()
    picture.src = png
    await picture.decode()
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d').drawImage(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
    return btoa([...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''))
}"""

Shot = Callable[..., None]


def main(arguments: list[str]) -> int:
    """Walk through the room on a desk and on a phone, then look at tables as full as they get."""
    folder = Path(arguments[0]) if arguments else ROOT / "docs" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    with running_room(bot_pause=0, rate=0) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        darkroom = browser.new_page()
        darkroom.goto("data:text/html,<title>darkroom</title>")
        studio = Studio(browser, darkroom, address, folder)
        rooms(studio)
        tables(studio)
        crowds(studio)
        browser.close()
    print(f"{len(list(folder.glob('*.webp')))} pictures in {folder}, "
          f"{sum(each.stat().st_size for each in folder.glob('*.webp')) // 1024} KB")
    return 0


class Studio:
    """A browser, a room and a folder for the pictures."""

    def __init__(self, browser: Browser, darkroom: Page, address: str, folder: Path) -> None:
        self.browser, self.darkroom, self.address, self.folder = browser, darkroom, address, folder

    @contextmanager
    def visitor(self, name: str, size: tuple[int, int], language: str, **prefs: str) -> Iterator[tuple[Page, Shot]]:
        """Somebody who has just come in, and a camera."""
        phone = size != DESK
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language,
                                           base_url=self.address, has_touch=phone, is_mobile=phone,
                                           reduced_motion="reduce", service_workers="block")
        page = context.new_page()
        wanted = ", ".join(f"{key}: '{value}'" for key, value in prefs.items())
        page.add_init_script(f"localStorage.setItem('ludoteka', JSON.stringify({{ {wanted} }}))")

        def shot(what: str, *, whole: bool = False) -> None:
            page.wait_for_timeout(SETTLED)
            self.develop(page.screenshot(full_page=whole), f"{name}-{language}-{what}")

        try:
            yield page, shot
        finally:
            context.close()

    def develop(self, png: bytes, name: str) -> None:
        """Keep a picture, small."""
        told = self.darkroom.evaluate(SHRUNK, "data:image/png;base64," + base64.b64encode(png).decode())
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(told))


def rooms(studio: Studio) -> None:
    """Start page, a new table, its waiting room, the curtain."""
    for size, name, language in ((DESK, "desk", "en"), (DESK, "desk", "pl"), (SMALL, "phone", "de")):
        with studio.visitor(name, size, language) as (page, shot):
            page.goto("/")
            page.locator(".game .btn").first.wait_for()
            shot("1-start", whole=name == "desk" and language == "en")
            if language == "pl":
                continue
            page.goto("/new/kragmortha")
            page.locator("form button[type=submit]").wait_for()
            shot("2-new-table", whole=name == "desk")
    with studio.visitor("desk", DESK, "en") as (page, shot):
        page.goto("/new/kragmortha")
        page.locator("form button[type=submit]").click()
        page.locator(".qr").wait_for()
        shot("3-waiting")
        page.goto("/new/kragmortha?way=screen")
        page.locator("form button[type=submit]").click()
        page.locator(".curtain").wait_for()
        shot("3-curtain")


def tables(studio: Studio) -> None:
    """Every game in its middle; Kragmortha with a move weighed, a rule asked for, by day, in words, and over."""
    for game in ("kragmortha", "toerkk", "karak-goblin", "karak-2"):
        with studio.visitor("desk", DESK, "en") as (page, shot):
            play(page, game)
            shot(f"4-{game}")
        with studio.visitor("phone", PHONE, "pl") as (page, shot):
            play(page, game)
            shot(f"4-{game}")
    with studio.visitor("desk", DESK, "pl", theme="light") as (page, shot):
        play(page, "kragmortha", until=".hand .lit")
        page.locator(".hand .lit").first.click()
        page.locator(".square.lit").first.hover()
        shot("5-weighed")
        page.keyboard.press("Escape")
        page.locator(".square:not(.lit)").last.click(force=True)
        shot("6-why-not")
    with studio.visitor("desk", DESK, "en", table="words") as (page, shot):
        play(page, "kragmortha")
        shot("7-words")
        finish(page)
        shot("8-over")
    with studio.visitor("phone-lying", LYING, "en") as (page, shot):
        play(page, "kragmortha")
        shot("4-kragmortha")


def crowds(studio: Studio) -> None:
    """Eight goblins with three Looks and two Books each: the fullest table there is."""
    for size, name, language in ((DESK, "desk", "en"), (SMALL, "phone", "de")):
        with studio.visitor(name, size, language) as (page, shot):
            crowd(page)
            page.goto("/new/kragmortha")
            page.locator("fieldset .choices label").nth(1).click()
            page.locator("section select").first.select_option("8")
            page.locator("form button[type=submit]").click()
            page.locator(".option").first.wait_for(state="attached")
            shot("9-eight-seats")
            if name == "phone":
                page.locator(".tabs button").nth(3).click()
                shot("9-eight-seats-players")


def play(page: Page, game: str, moves: int = 6, until: str = "") -> None:
    """A quick game against bots, some moves long, until it is the visitor's turn."""
    page.goto("/")
    page.locator(f".game:has(a[href='/new/{game}']) .btn").first.click()
    page.wait_for_url("**/t/*")
    for number in range(moves + (40 if until else 0)):
        page.locator(".option, .ending").first.wait_for(state="attached")
        if page.locator(".ending").count() or (number >= moves and page.locator(until).count()):
            break
        page.evaluate("""(n) => { const all = [...document.querySelectorAll('.option')]
                                  all[(n * 7) % all.length]?.click() }""", number)
        page.wait_for_timeout(SETTLED // 2)
    page.locator(".option, .ending").first.wait_for(state="attached")


def finish(page: Page) -> None:
    """End the match here; alone with bots nobody else is asked."""
    page.locator("#menu").click()
    page.locator("dialog[open] .list .btn").nth(5).click()
    page.locator(".ending").wait_for()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
