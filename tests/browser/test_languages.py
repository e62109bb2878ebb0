"""Four languages, switched at once, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.karak import call
from tests.browser.people import settled, sit_down_with_bots, speak

pytestmark = pytest.mark.xdist_group("browser-2")

PLACE = {
    "pl": "Postaw swojego goblina na",
    "de": "Setze deinen Goblin auf",
    "cs": "Postav svého goblina na",
    "en": "Place your goblin on",
}
WELCOME = {
    "pl": "Przysuń sobie krzesło",
    "de": "Zieh dir einen Stuhl heran",
    "cs": "Přisuň si židli",
    "en": "Pull up a chair",
}


@pytest.mark.parametrize("language", WELCOME)
def test_the_room_greets_people_in_the_language_of_their_browser(come: Come, language: str) -> None:
    page = come(language)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(WELCOME[language])


def test_the_language_is_switched_in_the_middle_of_a_game_without_loading_anew(come: Come) -> None:
    page = come()
    sit_down_with_bots(page)
    page.evaluate("window.untouched = true")
    said = {}
    for language in ("pl", "de", "cs", "en"):
        speak(page, language)
        said[language] = page.locator(".option b, .option .lead").first.inner_text()
    assert (said, page.evaluate("window.untouched")) == (PLACE, True)


@pytest.mark.parametrize(
    ("kind", "seconds", "said"),
    [
        (
            "move",
            259_200,
            {
                "pl": "3 dni na każdą decyzję.",
                "de": "3 Tage für jede Entscheidung.",
                "cs": "3 dny na každé rozhodnutí.",
                "en": "3 days for each decision.",
            },
        ),
        (
            "bank",
            60,
            {
                "pl": "1 minuta na partię, 5 sekund zwrotu za każdą decyzję.",
                "de": "1 Minute für die Partie, 5 Sekunden zurück je Entscheidung.",
                "cs": "1 minuta na partii, 5 sekund zpět za každé rozhodnutí.",
                "en": "1 minute for the match, 5 seconds back for each decision.",
            },
        ),
    ],
)
def test_a_clock_is_told_in_days_and_minutes(come: Come, kind: str, seconds: int, said: dict[str, str]) -> None:
    page = come()
    call(page, "/me", {"name": "Bruna"})
    table = call(
        page,
        "/tables",
        {
            "settings": {
                "game": "toerkk",
                "chairs": [{"kind": "me"}, {"kind": "open"}],
                "clock": {"kind": kind, "seconds": seconds, "back": 5},
            }
        },
    )["id"]
    page.goto(f"/t/{table}")
    page.locator(".facts").wait_for()
    found = {}
    for language in said:
        speak(page, language)
        found[language] = page.locator(".facts li").nth(1).inner_text()
    assert found == said


@pytest.mark.parametrize("language", ["pl", "de"])
def test_nothing_hangs_over_the_edge_of_a_phone(come: Come, language: str) -> None:
    page = come(language, viewport={"width": 360, "height": 740})
    wide = [path for path in ("/", "/lobby", "/new/kragmortha", "/account", "/credits") if overflow(page, path)]
    sit_down_with_bots(page)
    assert wide + (["table"] if too_wide(page) else []) == []


def overflow(page: Page, path: str) -> bool:
    """Whether a page is wider than the phone."""
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    return too_wide(settled(page))


def too_wide(page: Page) -> bool:
    """Whether one would have to scroll sideways."""
    return bool(page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))
