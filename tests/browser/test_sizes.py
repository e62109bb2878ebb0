"""Screens between a phone and a desk, and short phones: what the picture needs it has, and all of it is reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come

pytestmark = pytest.mark.xdist_group("browser-1")

GAMES = ("kragmortha", "toerkk", "karak-goblin", "karak-2")
READY = ".option, .moment [data-move=done]"
LAID_OUT = """(least) => {
    const seen = [...document.querySelectorAll('.table > :is(.picture, .panel, .beside)')]
        .map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)
    const beside = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1
    const apart = (a, b) => beside(a, b) || beside(b, a)
    const picture = document.querySelector('.table > .picture').getBoundingClientRect()
    return picture.width * picture.height / innerWidth / innerHeight > least
        && document.documentElement.scrollWidth <= innerWidth
        && seen.every((a, i) => seen.slice(i + 1).every((b) => apart(a, b)))
        && seen.every((box) => box.width * box.height <= picture.width * picture.height)
}"""
"""The picture has such a share of the screen, more than any other part; nothing lies on anything or sticks out."""
HAND_BELOW = """() => document.querySelector('.hands .card').getBoundingClientRect().top
    >= document.querySelector('.own .plates').getBoundingClientRect().bottom"""

CUT_OFF = """(parts) => [...document.querySelectorAll(parts)].filter((one) => {
    const { width, right } = one.getBoundingClientRect()
    return width && (right > innerWidth || one.scrollWidth > one.clientWidth + 1)
}).map((one) => one.outerHTML)"""
"""What sticks out of the screen or of itself."""

REACHED = """(part) => {
    const one = [...document.querySelectorAll(part)].at(-1)
    one.scrollIntoView({ block: 'end' })
    const { left, width, bottom } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, bottom - 6))
}"""
"""Whether the end of a part of the picture can be scrolled to, and nothing lies on it."""


def sit(page: Page, game: str, seats: int) -> str:
    """A table with bots that choose at random, begun without the pages before it."""
    page.goto("/")
    page.locator(".game .btn").first.wait_for()
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    made = page.request.post("/api/tables", data={"settings": {"game": game, "chairs": chairs, "options": {}}})
    table = str(made.json()["id"])
    page.request.post(f"/api/tables/{table}/acts", data={"t": "start", "id": "start"})
    page.goto(f"/t/{table}")
    page.locator(READY).first.wait_for(state="attached")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_on_a_tablet_the_picture_is_the_largest_part_and_nothing_lies_on_it(come: Come, game: str) -> None:
    page = come(viewport={"width": 1024, "height": 768})
    sit(page, game, 4)
    for width, height, share in ((1024, 768, 0.5), (768, 1024, 0.4), (900, 700, 0.45)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(LAID_OUT, arg=share)


def test_an_onlooker_reads_what_happened_once(come: Come) -> None:
    page, onlooker = come(), come()
    table = sit(page, "kragmortha", 2)
    onlooker.goto(f"/t/{table}")
    expect(onlooker.locator("#log li").first).to_be_visible()
    expect(onlooker.locator(".meanwhile")).to_have_count(0)
    onlooker.set_viewport_size({"width": 390, "height": 844})  # there the log is behind a tab of its own
    expect(onlooker.locator(".meanwhile")).to_have_count(1)


def test_on_a_phone_the_hand_lies_below_the_own_plate_also_while_a_proposal_stands(come: Come) -> None:
    page, other = come(viewport={"width": 390, "height": 844}, has_touch=True), come()
    page.goto("/")
    page.locator(".game .btn").first.wait_for()
    settings = {"game": "toerkk", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    table = page.request.post("/api/tables", data={"settings": settings}).json()["id"]
    other.goto(f"/t/{table}")
    other.get_by_role("button", name="Sit down here").click()
    other.get_by_role("button", name="I am ready").click()
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start").click()
    page.locator(".moment [data-move=done]").click()
    other.locator(".moment [data-move=done]").click()
    page.locator(".hands .card:not(.swap)").first.wait_for()
    page.wait_for_function(HAND_BELOW)
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("dialog").get_by_role("button", name="Propose a pause").click()
    page.get_by_role("button", name="Decline").wait_for()
    page.wait_for_function(HAND_BELOW)


@pytest.mark.parametrize(("game", "last"), [("karak-goblin", ".goblin aside"), ("karak-2", ".karak .side")])
def test_on_a_small_phone_all_of_the_picture_is_reached(come: Come, game: str, last: str) -> None:
    page = come(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    sit(page, game, 2)
    if page.locator(".choosing").count():  # heroes are chosen first
        page.locator(".option").first.evaluate("(option) => option.click()")
    page.locator(last).wait_for()
    assert page.evaluate(REACHED, last)


def test_the_longest_name_pushes_nothing_off_a_phone(come: Come) -> None:
    page = come(viewport={"width": 360, "height": 740}, has_touch=True)
    page.goto("/")
    page.locator(".game .btn").first.wait_for()
    assert page.request.patch("/api/me", data={"name": "Wolfeschlegelsteinhausenbergerd1"}).ok
    clock = {"kind": "bank", "seconds": 900, "back": 0}
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
    settings = {"game": "toerkk", "chairs": chairs, "clock": clock}
    table = page.request.post("/api/tables", data={"settings": settings}).json()["id"]
    page.goto(f"/t/{table}")
    page.locator(".seats li").first.wait_for()
    assert page.evaluate(CUT_OFF, ".seats .who") == []
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".moment [data-move=done]").click()  # from now on prompts name whose turn it is
    page.locator(".hands .card:not(.swap)").first.wait_for()
    assert page.evaluate(CUT_OFF, "#menu, .prompt .said, .moment li span") == []
    page.get_by_role("button", name="Players").click()
    assert page.evaluate(CUT_OFF, "#players .who") == []


def test_partners_are_named_where_a_table_is_made_and_where_it_is_waited_for(come: Come) -> None:
    page = come()
    page.goto("/new/toerkk")
    partners = page.locator(".chairs .name small")
    expect(partners).to_have_text([f"partner: Player {number}" for number in (3, 4, 1, 2)])
    page.get_by_label("Seats at the table").select_option("3")
    expect(partners).to_have_count(0)
    page.get_by_label("Seats at the table").select_option("4")
    page.locator("summary").click()
    page.get_by_label("Format").select_option("ffa")
    expect(partners).to_have_count(0)
    page.get_by_label("Format").select_option("team")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".seats li").nth(1)).to_contain_text("partner: Player 4")
    name = page.locator(".seats .own b").inner_text().split("\n")[0].removesuffix("you").strip()
    expect(page.locator(".seats li").nth(2)).to_contain_text(f"partner: {name}")


def test_who_comes_back_finds_tables_matches_and_statistics_under_my_games(come: Come) -> None:
    page = come(viewport={"width": 360, "height": 740}, has_touch=True)
    table = sit(page, "kragmortha", 2)
    page.goto("/")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.locator(f"a[href='/t/{table}']")).to_be_visible()
    expect(page.get_by_role("link", name="My statistics")).to_be_visible()
    for language in ("pl", "de", "cs", "en"):
        page.locator(f"header button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, language
