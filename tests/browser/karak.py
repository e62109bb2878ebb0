"""What people do at the pictures of both Karaks, as the tests do it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page


def call(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Something said to the room without the page."""
    found = page.request.post(f"/api{path}", data=body)
    assert found.ok, found.text()
    return dict(found.json())


def sit(page: Page, game: str, seats: int = 2, theme: str = "dark", **options: object) -> Page:
    """The picture of a table with bots that has just begun."""
    prefs = json.dumps({"theme": theme, "table": "picture", "sound": False})
    page.add_init_script(f"localStorage.setItem('ludoteka', {prefs!r})")
    call(page, "/me", {"name": "Bruna"})
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * (seats - 1)]
    table = str(call(page, "/tables", {"settings": {"game": game, "chairs": chairs, "options": options}})["id"])
    call(page, f"/tables/{table}/acts", {"t": "start", "id": "start"})
    page.goto(f"/t/{table}")
    page.locator(".picture [data-move], .picture .lit").first.wait_for(state="attached")
    return page


PLAY = """async ([wanted, until, most]) => {
    const pause = (ms) => new Promise((done) => setTimeout(done, ms))
    const last = () => document.querySelector('#log li:last-child')?.dataset.n
    for (let i = 0; i < most; i += 1) {
        if (document.querySelector('.ending')) return 'over'
        if (until && document.querySelector(until)) return 'there'
        const found = wanted.map((selector) => document.querySelector(`.picture ${selector}`)).find((each) => each)
        const before = last()
        found?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        for (let k = 0; k < (found ? 100 : 1) && last() === before; k += 1) await pause(10)
    }
    return 'not over'
}"""
"""Point at the first wanted thing that is in the picture, again and again; until something is there, or to the end."""


def play(page: Page, wanted: list[str], until: str = "", most: int = 4000) -> str:
    """Go on at the picture; gives back how it ended."""
    return str(page.evaluate(PLAY, [wanted, until, most]))


def tab_to(page: Page, selector: str) -> bool:
    """Go to the picture by its key and on by Tab, until something of this kind has the focus."""
    page.keyboard.press("t")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return True
    return False
