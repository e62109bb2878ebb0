"""A new table: the usual choices always open it, and house rules mean what is written into them."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come

pytestmark = pytest.mark.xdist_group("browser-2")

WAYS = {"With friends online": "Open the table", "Alone against bots": "Begin", "Around one screen": "Begin"}


@pytest.mark.parametrize("game", ["kragmortha", "karak-goblin", "karak-2", "toerkk", "tic-tac-toe"])
def test_the_usual_choices_open_a_table_of_every_game_in_every_way(come: Come, game: str) -> None:
    page = come()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for way, button in WAYS.items():
        page.goto(f"/new/{game}")
        page.get_by_role("radio", name=way).check(force=True)
        page.get_by_role("button", name=button).click()
        expect(page).to_have_url(re.compile("/t/"))
        page.locator(".waiting, .curtain, .table").first.wait_for()
    assert [url for url in asked if "undefined" in url] == []


def opened_with(page: Page, written: str) -> dict[str, object]:
    """The house rules of a table of Karak 2 that is wished for with this limit of rounds."""
    page.goto("/new/karak-2")
    page.get_by_text("House rules").click()
    limit = page.get_by_label("Round limit")
    expect(limit).to_have_attribute("placeholder", "no limit")
    limit.fill("7")
    limit.fill(written)
    limit.press("Tab")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open the table").click()
    return dict(json.loads(asked.value.post_data or "")["settings"]["options"])


def test_an_emptied_field_and_a_nought_mean_no_limit(come: Come) -> None:
    page = come()
    assert [opened_with(page, written) for written in ("", "0", "9")] == [{}, {}, {"round_limit": 9}]


def test_what_cannot_be_played_is_shown_where_it_was_written(come: Come) -> None:
    page = come()
    page.goto("/new/karak-2")
    rules = page.get_by_text("House rules")
    limit = page.get_by_label("Round limit")
    rules.click()
    limit.fill("2.5")
    rules.click()
    expect(limit).to_be_hidden()
    page.get_by_role("button", name="Open the table").click()
    expect(limit).to_be_focused()
    expect(page).to_have_url(re.compile("/new/"))


def test_a_clock_for_the_whole_match_begins_with_a_time_that_it_offers(come: Come) -> None:
    page = come()
    page.goto("/new/toerkk")
    page.get_by_role("radio", name="For the whole match").check(force=True)
    expect(page.get_by_label("Time for the match")).to_have_value("900")
    page.get_by_role("radio", name="For each decision").check(force=True)
    expect(page.get_by_label("Time for a decision")).to_have_value("120")
    page.get_by_role("radio", name="For the whole match").check(force=True)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open the table").click()
    assert json.loads(asked.value.post_data or "")["settings"]["clock"] == {"kind": "bank", "seconds": 900, "back": 10}


@pytest.mark.parametrize(("game", "names"), [("kragmortha", ["Red", "Blue"]), ("karak-2", ["Player 1", "Player 2"])])
def test_seats_have_names_for_people(come: Come, game: str, names: list[str]) -> None:
    page = come()
    page.goto(f"/new/{game}")
    page.get_by_label("Seats at the table").select_option("2")
    expect(page.locator(".chairs .name")).to_have_text(names)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/new/nosuch", "There is no such game here."),
        ("/review/nosuch", "There is no such table or match here."),
        ("/%E0%A4%A", "There is nothing here"),
        ("/constructor", "There is nothing here"),
        ("/learn/nosuch", "There is no such game here."),
        ("/t/nosuch", "There is no such table or match here."),
    ],
)
def test_an_address_that_leads_nowhere_says_so(come: Come, path: str, said: str) -> None:
    page = come()
    page.goto(path)
    expect(page.get_by_role("main")).to_contain_text(said)
    expect(page.get_by_role("main")).not_to_contain_text("nosuch")
    expect(page.get_by_role("main").get_by_role("link", name="To the start page")).to_be_visible()
