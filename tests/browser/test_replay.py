"""A match is told again, linked to, played on from, taken away and brought back; a tampered record is found out."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

import ludoteka
from tests.browser.conftest import Come
from tests.browser.people import choose, end_here, sit_down_with_bots
from tests.browser.test_access import faults

pytestmark = pytest.mark.xdist_group("browser-2")

GAMES = ("karak-2", "karak-goblin", "kragmortha", "toerkk")


@cache
def recorded(game: str) -> str:
    """The beginning of a random match with fair dice, ended by agreement: a whole record that can be verified."""
    edition, rng = ludoteka.game(game), random.Random(7)
    match = edition.new(seats=edition.seats[0], chance=ludoteka.FairTable(bytes(range(32))))
    for _ in range(40):
        if not match.over:
            match.play(rng.choice(match.moves()))
    if not match.over:
        match.end_agreed()
    return str(match.record().text)


def as_file(text: str) -> FilePayload:
    return {"name": "match.txt", "mimeType": "text/plain", "buffer": text.encode()}


def bring(page: Page, text: str) -> None:
    """Open a record from a file."""
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(as_file(text))


def moment(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def expect_moment(page: Page, n: int) -> None:
    expect(page.locator("input[type=range]")).to_have_value(str(n))


def told(page: Page) -> str:
    return page.locator(".controls .told").inner_text()


def finished_table(page: Page) -> None:
    """Some moves at a table with bots, then its end."""
    sit_down_with_bots(page)
    choose(page)
    choose(page)
    end_here(page)


def test_a_finished_match_is_stepped_through_and_a_link_leads_to_the_moment(come: Come) -> None:
    page, friend = come(), come()
    finished_table(page)
    page.locator(".ending").get_by_role("link", name="Replay").click()
    expect_moment(page, 0)
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    for key, wanted in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_moment(page, wanted)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("input[type=range]")).not_to_have_value("0")
    there = moment(page) + 1
    page.keyboard.press("ArrowRight")
    expect_moment(page, there)
    expect(page).to_have_url(re.compile(r"\?as=P1#\d+$"))
    assert 0 < there < last
    expect(page).to_have_url(re.compile(rf"#{there}$"))
    expect(page.locator("#log li").last).to_have_attribute("data-n", str(there))
    friend.goto(page.url)
    expect_moment(friend, there)
    assert told(friend) == told(page)
    friend.get_by_label("Seen by").select_option("open")
    expect(friend).to_have_url(re.compile(r"as=open#"))
    assert faults(friend) == []


def test_a_match_runs_by_itself_until_it_is_stopped(come: Come) -> None:
    page = come()
    page.clock.install()
    bring(page, recorded("toerkk"))
    page.get_by_label("Pace").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 3")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.clock.run_for(1_000)  # a step that was on its way is shown
    there = moment(page)
    page.clock.run_for(60_000)  # every timer of a minute goes off
    assert moment(page) == there


def test_every_game_is_told_again_in_its_own_picture_as_each_viewer_knew_it(come: Come) -> None:
    page = come()
    for game in GAMES:
        bring(page, recorded(game))
        page.locator(".picture").wait_for()
        for viewer in ("P2", "watching", "open"):
            page.get_by_label("Seen by").select_option(viewer)
            expect(page).to_have_url(re.compile(rf"as={viewer}#\d+$"))
            page.keyboard.press("End")
            expect_moment(page, int(page.locator("input[type=range]").get_attribute("max") or 0))
            expect(page.locator(".picture svg").first).to_be_attached()
        page.keyboard.press("PageUp")
        assert told(page) != ""


def test_somebody_plays_on_from_a_moment_against_bots(come: Come) -> None:
    page = come()
    bring(page, recorded("kragmortha"))
    page.get_by_label("Seen by").select_option("P2")
    expect(page).to_have_url(re.compile(r"as=P2#\d+$"))
    page.locator("input[type=range]").fill("25")
    expect_moment(page, 25)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    page.locator(".option").first.wait_for(state="attached")
    expect(page.locator(".played-on")).to_contain_text("unrated")
    choose(page)


def test_a_record_is_taken_away_verified_and_a_tampered_one_is_found_out(come: Come, tmp_path: Path) -> None:
    page = come()
    finished_table(page)
    with page.expect_download() as download:
        page.locator(".ending").get_by_role("link", name="Download the record").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    page.locator(".ending").get_by_role("link", name="Verify").click()
    expect(page.locator(".verdict.ok")).to_contain_text("receipts")
    expect(page.locator(".verdict.ok")).to_contain_text("What your browser gave to the dice")
    rows = text.split("\n")
    place = next(i for i, row in enumerate(rows) if " P1 " in row and row[0].isdigit())
    rows[place] = rows[place].replace(" P1 ", " P2 ", 1)
    page.locator("input[type=file]").set_input_files(as_file("\n".join(rows)))
    expect(page.locator(".verdict.wrong")).to_contain_text(f"The first line that does not fit: {place + 1}")
    expect(page.locator(".rows .off")).to_contain_text(rows[place][:20])
    assert faults(page) == []
    bring(page, "\n".join(rows))
    expect(page.get_by_role("alert")).to_contain_text(f"Line {place + 1}")
    assert faults(page) == []
    page.locator("input[type=file]").set_input_files(as_file(text))
    page.locator(".screening").wait_for()
    assert ludoteka.check(text).over
