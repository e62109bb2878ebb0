"""Two people at their own browsers and somebody who looks on."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Come
from tests.browser.karak import call
from tests.browser.people import choose, open_menu, sit_down_with_bots

pytestmark = pytest.mark.xdist_group("browser-2")

Three = tuple[Page, Page, Page]


@pytest.fixture(scope="module")
def three(come_and_stay: Come) -> Three:
    """A match that goes on: nothing these tests do to it disturbs the others."""
    return gather(come_and_stay)


def gather(come: Come, game: str = "kragmortha") -> Three:
    """A host, a guest who came by the link, and an onlooker; the match has begun."""
    host, guest, onlooker = come(), come(), come()
    host.goto(f"/new/{game}")
    host.get_by_label("Seats at the table").select_option("2")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link", exact=True).input_value()
    guest.goto(link)
    guest.get_by_role("button", name="Sit down here").click()
    guest.get_by_role("button", name="I am ready").click()
    onlooker.goto(link)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest, onlooker):
        page.locator("#log").wait_for()
    return host, guest, onlooker


def test_digits_of_both_are_pledged_and_revealed_by_their_pages(come: Come) -> None:
    host, guest, _ = gather(come)
    open_menu(host, "Propose to end the match")
    guest.get_by_role("button", name="Agree").click()
    host.get_by_role("button", name="Play again").wait_for()
    record = host.request.get(f"/api/replays/{host.url.rsplit('/', 1)[1]}/record").text()
    words = [row.split(" ")[:2] for row in record.splitlines() if row.startswith(("pledge", "entropy", "called-off"))]
    assert words == [["pledge", "P1"], ["pledge", "P2"], ["entropy", "P1"], ["entropy", "P2"]]
    guest.goto(f"/verify/{guest.url.rsplit('/', 1)[1]}")
    expect(guest.get_by_text("The pledges are those that this browser saw")).to_be_visible()


def test_a_start_at_which_somebody_is_gone_is_called_off_and_the_next_one_begins(come: Come) -> None:
    host, guest = come(), come()
    host.goto("/new/kragmortha")
    host.get_by_label("Seats at the table").select_option("2")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link", exact=True).input_value()
    guest.goto(link)
    guest.get_by_role("button", name="Sit down here").click()
    guest.get_by_role("button", name="I am ready").click()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    guest.goto("about:blank")
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.get_by_text("The match is starting")).to_be_visible()
    expect(host.get_by_text("The start was called off")).to_be_visible()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    guest.goto(link)
    guest.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        page.locator("#log").wait_for()


def whose_turn(host: Page, guest: Page) -> Page:
    """The one of two people who is asked."""
    for _ in range(1200):  # a minute, as elsewhere: there may be other work for the machine
        for page in (host, guest):
            if page.locator(".option").count():
                return page
        host.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_before_the_match_everybody_reads_who_sits_where_and_nobody_is_away_for_himself(come: Come) -> None:
    host, guest = come(), come()
    call(host, "/me", {"name": "Bruna"})
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table = call(host, "/tables", {"settings": {"game": "toerkk", "chairs": chairs}})["id"]
    guest.goto(f"/t/{table}")
    expect(guest.locator(".seats small").first).to_have_text("Player 1 · host · away")
    guest.get_by_role("button", name="Sit down here").click()
    expect(guest.locator(".seats .own small")).to_have_text("Player 2")
    host.goto(f"/t/{table}")
    expect(host.locator(".seats small")).to_have_text(["Player 1 · host", "Player 2"])


def test_the_host_sees_at_once_that_somebody_has_come_in_by_the_password_and_sat_down(come: Come) -> None:
    host, guest = come(), come()
    host.goto("/new/toerkk")
    host.get_by_label("Seats at the table").select_option("2")
    host.get_by_role("radio", name="Who knows the password").check(force=True)
    host.get_by_label("Password", exact=True).fill("sesame")
    host.get_by_role("button", name="Open the table").click()
    guest.goto(host.get_by_label("Link", exact=True).input_value())
    word, wrong = guest.get_by_label("Password"), guest.get_by_role("alert")
    word.fill("sesam")
    expect(wrong).to_have_count(0)
    word.press("Enter")
    expect(wrong).to_have_text("That is not the password of this table.")
    word.fill("sesame")
    word.press("Enter")
    guest.get_by_role("button", name="Sit down here").click()
    guest.get_by_role("button", name="I am ready").click()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    expect(host.locator(".seats small").last).to_have_text("Player 2")


def test_what_one_plays_the_other_and_the_onlooker_read_at_once(three: Three) -> None:
    host, guest, onlooker = three
    for _ in range(2):
        choose(whose_turn(host, guest))
    for page in (host, guest, onlooker):
        expect(page.locator("#log li").filter(has_text="enters the library")).to_have_count(2)


def test_an_onlooker_sees_no_hand_and_has_nothing_to_choose(three: Three) -> None:
    _, _, onlooker = three
    expect(onlooker.get_by_text("You are looking on.").first).to_be_visible()
    assert (onlooker.locator(".hand").count(), onlooker.locator(".option").count()) == (0, 0)


def test_at_toerkk_everybody_sees_the_fields_and_nobody_the_hand_of_another(come: Come) -> None:
    host, guest, onlooker = gather(come, "toerkk")
    for page in (host, guest, onlooker):
        expect(page.locator(".toerkk .camp")).to_have_count(2)
    assert [page.locator(".toerkk .hand").count() for page in (host, guest, onlooker)] == [1, 1, 0]


@pytest.mark.parametrize("game", ["karak-2", "karak-goblin"])
def test_at_a_table_without_bots_all_see_that_it_has_begun(come: Come, game: str) -> None:
    for page in gather(come, game):
        expect(page.locator(".picture")).to_be_visible()


def test_during_a_pause_nothing_is_offered(come: Come) -> None:
    page = come()
    sit_down_with_bots(page)
    open_menu(page, "Pause")
    expect(page.locator(".option")).to_have_count(0)
    expect(page.locator("#choose-title")).to_have_text("The match is paused.")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".option").first).to_be_attached()


def test_both_must_agree_to_end_a_match(come: Come) -> None:
    host, guest, onlooker = gather(come)
    open_menu(host, "Propose to end the match")
    expect(host.locator(".ending")).to_have_count(0)
    guest.get_by_role("button", name="Agree").click()
    for page in (host, guest, onlooker):
        expect(page.locator(".ending")).to_be_visible()


def test_what_is_said_in_chat_is_heard_by_the_other(three: Three) -> None:
    host, guest, _ = three
    host.keyboard.press("c")
    host.get_by_role("button", name="Good luck!").click()
    expect(guest.locator(".chat ol li").last).to_contain_text("Good luck!")


def test_a_rematch_brings_both_to_one_new_table(come: Come) -> None:
    host, guest, _ = gather(come)
    open_menu(host, "Propose to end the match")
    guest.get_by_role("button", name="Agree").click()
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(re.compile(r"/t/"))
    guest.get_by_role("button", name=re.compile("Play again|To the next match")).click()
    expect(guest).to_have_url(host.url)


def test_who_waits_for_a_host_that_is_gone_takes_over_and_starts(come: Come) -> None:
    host, guest = come(), come()
    host.goto("/new/kragmortha")
    host.get_by_label("Seats at the table").select_option("2")
    host.get_by_role("button", name="Open the table").click()
    guest.goto(host.get_by_label("Link", exact=True).input_value())
    guest.get_by_role("button", name="Sit down here").click()
    expect(guest.get_by_text("The host starts the match.")).to_be_visible()
    host.close()
    guest.get_by_role("button", name="Take over as host").click()
    guest.get_by_role("button", name="Send away").click()
    guest.get_by_role("button", name="Start", exact=True).click()
    expect(guest.locator(".option").first).to_be_attached()


def test_in_a_match_whose_host_is_gone_the_other_takes_over_and_lets_a_bot_play(come: Come) -> None:
    host, guest, _ = gather(come)
    host.close()
    about = guest.get_by_role("button", name=re.compile("^More about"))
    about.click()
    guest.get_by_role("dialog").get_by_role("button", name="Take over as host").click()
    about.click()
    guest.get_by_role("dialog").get_by_role("button", name=re.compile("Let a bot play: master", re.IGNORECASE)).click()
    expect(guest.get_by_text("a bot plays on")).to_be_visible()


def test_who_is_replaced_by_a_bot_is_still_asked_and_all_see_that_the_match_is_unrated(come: Come) -> None:
    host, guest, onlooker = gather(come)
    host.get_by_role("button", name=re.compile("^More about")).click()
    host.get_by_role("dialog").get_by_role("button", name=re.compile("Let a bot play: master", re.IGNORECASE)).click()
    for page in (host, guest, onlooker):
        expect(page.locator(".unrated")).to_have_text(re.compile("^Not rated: the host has let a bot play"))
        expect(page.locator("#log")).to_contain_text("The match is not rated any more.")
    host.locator('.table:not([data-asked=""])').wait_for()  # the bot has moved: a proposal does not lapse by it
    open_menu(host, "Propose to end the match")
    guest.get_by_role("button", name="Agree").click()
    for page in (host, guest, onlooker):
        expect(page.locator(".ending .unrated")).to_be_visible()


def test_who_was_blocked_stands_under_account_and_is_let_back_in(come: Come) -> None:
    host, rude = come(), come()
    for page, name in ((host, "Bruna"), (rude, "Rudo")):
        call(page, "/me", {"name": name})
    who = rude.request.get("/api/me").json()["person"]
    assert host.request.post("/api/blocks", data={"person": who}).ok
    host.goto("/account")
    people = host.get_by_role("region", name="Blocked people")
    expect(people.get_by_role("listitem")).to_contain_text("Rudo")
    people.get_by_role("button", name=re.compile("Unblock.*Rudo")).click()
    expect(people.get_by_role("status")).to_have_text("Rudo is no longer blocked.")
    assert host.request.get("/api/blocks").json() == []


def row(number: int) -> dict[str, object]:
    """A table of the lobby, younger the higher its number."""
    return {
        "id": f"t{number}",
        "game": "kragmortha",
        "name": f"Table {number}",
        "status": "open",
        "locked": False,
        "seats": 2,
        "free": 1,
        "people": ["Bruna"],
        "updated": float(number),
        "mine": False,
        "my_turn": False,
    }


def test_a_full_lobby_shows_older_tables_on_demand(come: Come) -> None:
    page = come()

    def answer(route: Route) -> None:
        asked = parse_qs(urlsplit(route.request.url).query)
        if "mine" in asked:
            return route.fulfill(json=[])
        last = int(float(asked.get("before", ["54"])[0]))
        return route.fulfill(json=[row(number) for number in range(last - 1, max(0, last - 51), -1)])

    page.route("**/api/tables*", answer)
    page.goto("/lobby")
    expect(page.get_by_text(re.compile(r"^Table \d+$"))).to_have_count(50)
    expect(page.locator(".people").first).to_have_text("Kragmortha · Bruna")  # a name alone tells no game
    page.get_by_role("button", name="Show older tables").click()
    expect(page.get_by_text(re.compile(r"^Table \d+$"))).to_have_count(53)
    expect(page.get_by_role("button", name="Show older tables")).to_have_count(0)
