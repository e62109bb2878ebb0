"""The picture table: everything is pointed at, by mouse, finger, key or by dragging, and explains itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.people import letters, sit_down_with_bots, wait_for_more

pytestmark = pytest.mark.xdist_group("browser-1")

CARD, SQUARE = ".hand .lit", ".square.lit"
KEPT = """async () => {
    const own = () => ['/', ...performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)
        .filter((each) => each.startsWith('/assets/'))]
    const missing = async () => {
        const found = await Promise.all(own().map((each) => caches.match(each)))
        return own().filter((each, i) => !found[i])
    }
    const end = Date.now() + 60_000
    while (!navigator.serviceWorker.controller || (await missing()).length) {
        if (Date.now() > end) throw new Error(`not kept: ${await missing()}`)
        await new Promise((done) => setTimeout(done, 20))
    }
}"""
"""Wait until everything the page was made of lies in the browser, and the worker that gives it is at work."""


@pytest.fixture(scope="module")
def somebody(come_and_stay: Come) -> Page:
    """Somebody at a table for all tests of this file that play on."""
    page = come_and_stay()
    sit_down_with_bots(page)
    return page


@pytest.fixture
def at_a_card(somebody: Page) -> Page:
    """The same one, who has a card to play now, at another table if need be; what was decided before was by the way."""
    over = somebody.evaluate("""async () => {
        const find = (selector) => document.querySelector(selector)
        const ready = () => find('[data-asked=main] .hand .lit') && !find('.hand .chosen')
        for (let tick = 0; tick < 2400 && !ready(); tick++) {
            if (find('.ending')) return true
            const demanded = document.querySelector('.choose input.option, .choose .hold')
            const failing = [...document.querySelectorAll('.choose .btn.quiet')].at(-1)
            const next = demanded ? failing : document.querySelector('.square.lit, .actions .btn:not(.quiet)')
            next?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
            await new Promise((go) => setTimeout(go, 25))
        }
        return false
    }""")
    if over:
        to_a_card(somebody)
    return somebody


def to_a_card(page: Page) -> None:
    """Enter the library through the picture."""
    sit_down_with_bots(page)
    page.locator(SQUARE).first.click()
    page.locator(CARD).first.wait_for()


def test_a_card_and_then_a_square_make_a_move(at_a_card: Page) -> None:
    before = letters(at_a_card)
    at_a_card.locator(CARD).first.click()
    at_a_card.locator(SQUARE).first.click()
    wait_for_more(at_a_card, before)
    expect(at_a_card.locator("#log li").filter(has_text=re.compile("Red plays")).first).to_be_visible()


def test_a_card_is_dragged_onto_a_square(at_a_card: Page) -> None:
    before = letters(at_a_card)
    card = at_a_card.locator(CARD).first.bounding_box()
    assert card
    at_a_card.mouse.move(card["x"] + card["width"] / 2, card["y"] + 30)
    at_a_card.mouse.down()
    at_a_card.mouse.move(card["x"] + 20, card["y"] - 60, steps=4)
    square = at_a_card.locator(SQUARE).first.bounding_box()
    assert square
    at_a_card.mouse.move(square["x"] + square["width"] / 2, square["y"] + square["height"] / 2, steps=4)
    at_a_card.mouse.up()
    wait_for_more(at_a_card, before)


def test_pieces_are_chosen_by_keys(at_a_card: Page) -> None:
    before = letters(at_a_card)
    at_a_card.locator(CARD).first.focus()
    at_a_card.keyboard.press("Enter")
    at_a_card.locator(SQUARE).first.focus()
    at_a_card.keyboard.press("Enter")
    wait_for_more(at_a_card, before)


def test_before_a_move_is_made_a_ghost_shows_where_it_leads(at_a_card: Page) -> None:
    at_a_card.locator(CARD).first.click()
    at_a_card.locator(SQUARE).first.hover()
    expect(at_a_card.locator(".pawn.ghost").first).to_be_visible()
    at_a_card.keyboard.press("Escape")


def test_a_square_that_is_not_open_says_why_and_by_which_rule(at_a_card: Page) -> None:
    at_a_card.locator(".square:not(.lit)").last.click(force=True)
    expect(at_a_card.locator(".tip .why")).to_be_visible()
    expect(at_a_card.locator(".tip .rule")).to_contain_text("rule KM-MOVE")  # and not how goblins were placed long ago


def test_pointing_at_a_sentence_of_the_log_lights_what_it_speaks_of(come: Come) -> None:
    page = come()
    to_a_card(page)  # at a table of its own: after some rounds the log begins later than this sentence
    sentence = page.locator("#log li").filter(has_text="Red enters the library").locator("button")
    for _again in range(10):  # the log may still be scrolling: the mouse comes anew until it rests on the sentence
        page.mouse.move(1, 1)
        sentence.hover()
        if page.locator(".square.shown").count():
            break
        page.wait_for_timeout(300)
    expect(page.locator(".square.shown")).to_have_count(1)


def test_after_a_reload_every_goblin_stands_where_it_stood(at_a_card: Page) -> None:
    before = standing(at_a_card)
    at_a_card.reload()
    at_a_card.locator(CARD).first.wait_for()
    assert standing(at_a_card) == before


def standing(page: Page) -> list[str]:
    """Where the pawns are."""
    return page.locator(".pawn").evaluate_all(
        "all => all.map((one) => one.style.getPropertyValue('--x') + ' ' + one.style.getPropertyValue('--y'))"
    )


def test_on_a_phone_a_move_is_two_taps_and_nothing_is_too_small_for_a_finger(come: Come) -> None:
    page = come(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    to_a_card(page)
    before = letters(page)
    small = page.locator(f"{CARD}, {SQUARE}, .tabs button, #menu").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).filter((at) => at.width < 43.5 || at.height < 43.5)"
    )
    page.locator(CARD).first.tap()
    page.locator(SQUARE).first.wait_for()
    wide = page.locator(".actions .btn").evaluate_all("all => all.filter((one) => one.offsetWidth > 0.75 * innerWidth)")
    page.locator(SQUARE).first.tap()
    wait_for_more(page, before)
    assert (small, wide) == ([], [])


def test_the_room_opens_from_what_the_browser_keeps(come: Come) -> None:
    page = come(service_workers="allow")
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_picture_opened_by_its_address_is_not_kept_as_the_page_of_the_room(come: Come) -> None:
    page = come(service_workers="allow")
    page.goto("/")
    page.evaluate(KEPT)
    page.goto("/favicon-turn.svg")
    page.wait_for_timeout(300)  # what is kept is kept after the answer
    kept = page.evaluate("async () => (await caches.match('/')).headers.get('content-type')")
    assert kept.startswith("text/html")
