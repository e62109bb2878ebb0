"""axe-core finds nothing serious on any page, by candlelight and by day."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import LONG, THEMES, Come
from tests.browser.people import choose, end_here, settled, sit_down_with_bots

pytestmark = pytest.mark.xdist_group("browser-1")

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def faults(page: Page) -> list[str]:
    """What axe finds to be grave, with the place."""
    settled(page).evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES if LONG else ["light"])
def test_the_pages_of_the_room_are_open_to_all(come: Come, theme: str) -> None:
    page = come()
    page.add_init_script(f"localStorage.setItem('ludoteka', JSON.stringify({{ theme: '{theme}' }}))")
    found = []
    for path in ("/", "/lobby", "/new/kragmortha", "/account", "/credits", "/nowhere"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        found += [f"{path} {fault}" for fault in faults(page)]
    assert found == []


@pytest.mark.parametrize("theme", THEMES if LONG else ["dark"])
def test_the_table_is_open_to_all_as_a_picture_and_in_words(come: Come, theme: str) -> None:
    page = come()
    page.add_init_script(f"localStorage.setItem('ludoteka', JSON.stringify({{ theme: '{theme}' }}))")
    sit_down_with_bots(page)
    choose(page)
    page.locator(".option").first.wait_for()
    found = [f"picture {fault}" for fault in faults(page)]
    page.locator("#mode").click()
    found += [f"words {fault}" for fault in faults(page)]
    for key, sheet in (("w", "why not"), ("?", "keys")):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        found += [f"{sheet} {fault}" for fault in faults(page)]
        page.keyboard.press("Escape")
    for name in ("Menu", "Hint"):
        page.get_by_role("button", name=name).first.click()
        page.get_by_role("dialog").wait_for()
        found += [f"{name} {fault}" for fault in faults(page)]
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    found += [f"settings {fault}" for fault in faults(page)]
    page.keyboard.press("Escape")
    end_here(page)
    assert found + [f"over {fault}" for fault in faults(page)] == []


def test_the_table_is_open_to_all_on_a_phone(come: Come) -> None:
    page = come(viewport={"width": 390, "height": 844})
    sit_down_with_bots(page)
    found = faults(page)
    for number in range(1, 5):
        page.locator(".tabs button").nth(number).click()
        found += [f"tab {number} {fault}" for fault in faults(page)]
    assert found == []


def test_a_waiting_room_is_open_to_all(come: Come) -> None:
    page = come()
    page.goto("/new/kragmortha")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".qr").wait_for()
    assert faults(page) == []
