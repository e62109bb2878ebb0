"""The network fails, the page is loaded anew: nothing is lost, nothing is done twice."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.karak import sit
from tests.browser.people import choose, letters, sit_down_with_bots, speak

pytestmark = pytest.mark.xdist_group("browser-2")

Judge = Callable[[str], bool]
Message = dict[str, object]


class Cable:
    """The line between a page and the room, which can be cut at a chosen word."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Message] = []
        self.cut_before: Judge = lambda message: False
        """Cut as soon as the page wants to send this; it never arrives."""
        self.cut_answer: Judge = lambda message: False
        """Cut as soon as the room wants to send this; it never arrives."""
        self.changed: Callable[[Message], Message] = lambda message: message
        """What arrives instead of what the page sends."""
        self.held_back: Judge = lambda message: False
        """What the room says too late to be heard."""
        self.broken = 0
        page.route_web_socket("**/socket*", self._lay)

    def _lay(self, page_end: WebSocketRoute) -> None:
        room_end = page_end.connect_to_server()

        def from_page(message: str | bytes) -> None:
            text = str(message)
            self.sent.append(json.loads(text))
            if self.cut_before(text):
                self._cut(page_end, room_end)
            else:
                room_end.send(json.dumps(self.changed(json.loads(text))))

        def from_room(message: str | bytes) -> None:
            if self.cut_answer(str(message)):
                self._cut(page_end, room_end)
            elif not self.held_back(str(message)):
                page_end.send(message)

        page_end.on_message(from_page)
        room_end.on_message(from_room)

    def _cut(self, page_end: WebSocketRoute, room_end: WebSocketRoute) -> None:
        self.cut_before = self.cut_answer = lambda message: False
        self.broken += 1
        page_end.close(code=4000)
        room_end.close()


def is_answer(message: str) -> bool:
    """Whether the room says what became of a deed."""
    return json.loads(message)["t"] == "answer"


def is_move(message: str) -> bool:
    """Whether a page sends a move."""
    return json.loads(message)["t"] == "move"


def has_letters(message: str) -> bool:
    """Whether the room tells that something happened."""
    return bool(json.loads(message).get("letters"))


def placed(page: Page) -> int:
    """How often the visitor's goblin has entered the library."""
    return page.locator("#log li").filter(has_text="Red enters the library").count()


def test_a_move_that_never_arrived_is_sent_again_by_itself(come: Come) -> None:
    page = come()
    cable = Cable(page)
    sit_down_with_bots(page)
    cable.cut_before = is_move
    choose(page)
    moves = [message["id"] for message in cable.sent if message["t"] == "move"]
    assert (cable.broken, placed(page), len(moves), len(set(moves))) == (1, 1, 2, 1)


@pytest.mark.parametrize("game", ["karak-2", "karak-goblin"])
def test_in_every_picture_a_move_survives_a_cut_and_a_reload(come: Come, game: str) -> None:
    page = come()
    cable = Cable(page)
    sit(page, game)
    cable.cut_before = is_move
    choose(page)
    moves = [message["id"] for message in cable.sent if message["t"] == "move"]
    page.reload()
    page.locator(".picture [data-move], .picture .lit").first.wait_for(state="attached")
    assert (cable.broken, len(moves), len(set(moves))) == (1, 2, 1)


def test_a_move_whose_answer_was_lost_is_not_made_twice(come: Come) -> None:
    page = come()
    cable = Cable(page)
    sit_down_with_bots(page)
    cable.cut_answer = has_letters
    choose(page)
    expect(page.locator("[data-state=open]")).to_be_visible()
    assert (cable.broken, placed(page)) == (1, 1)


def test_who_is_quick_need_not_wait_for_the_answer_to_the_last_move(come: Come) -> None:
    page = come()
    cable = Cable(page)
    sit_down_with_bots(page)
    cable.held_back = is_answer
    for _ in range(2):
        choose(page)
    assert len([message for message in cable.sent if message["t"] == "move"]) == 2


def test_while_the_line_is_broken_the_page_says_so(come: Come) -> None:
    page = come()
    cable = Cable(page)
    sit_down_with_bots(page)
    page.evaluate("""() => { window.said = []; new MutationObserver(() => window.said.push(
        document.querySelector('[data-state]')?.dataset.state)).observe(document.body,
        { subtree: true, childList: true, attributes: true, characterData: true }) }""")
    cable.cut_before = is_move
    choose(page)
    assert "broken" in page.evaluate("window.said")


def test_after_a_reload_in_the_middle_of_a_turn_everything_is_there_again(come: Come) -> None:
    page = come()
    sit_down_with_bots(page)
    choose(page)
    page.locator(".option").first.wait_for()
    before = (page.locator(".prompt .what").inner_text(), page.locator(".option").all_inner_texts(), letters(page))
    page.reload()
    page.locator(".option").first.wait_for()
    assert (
        page.locator(".prompt .what").inner_text(),
        page.locator(".option").all_inner_texts(),
        letters(page),
    ) == before


def test_who_returns_is_told_what_happened_meanwhile(come: Come) -> None:
    page = come()
    sit_down_with_bots(page)
    page.evaluate("""() => { for (const key of Object.keys(localStorage)) if (key.startsWith('seen '))
        localStorage.setItem(key, '1') }""")
    table = page.url
    page.goto("about:blank")
    page.goto(table)
    expect(page.get_by_role("heading", name="While you were away")).to_be_visible()
    told = page.locator(".recap li").count()
    choose(page)
    expect(page.locator(".recap")).to_have_count(0)
    assert told >= 4


def test_a_page_whose_files_are_gone_is_loaded_anew_once_and_then_says_so(come: Come) -> None:
    page = come()
    page.goto("/")
    page.route("**/assets/Lobby*.js", lambda route: route.fulfill(status=404, body=""))
    page.evaluate("window.old = true")
    page.get_by_role("link", name="Tables").first.click()
    again = page.get_by_role("button", name="Load the page anew")
    expect(again).to_be_visible()
    page.wait_for_function("!window.old")
    expect(again).to_be_visible()
    page.unroute("**/assets/Lobby*.js")
    again.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_language_that_cannot_be_fetched_leaves_the_page_as_it_is(come: Come) -> None:
    page = come()
    page.goto("/")
    page.evaluate("sessionStorage.setItem('loaded anew', String(Date.now()))")
    with page.expect_event("requestfailed"):
        page.route("**/assets/de-*.js", lambda route: route.abort())
        page.locator("header button[lang=de]").click()
    page.evaluate("() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    assert page.locator("html").get_attribute("lang") == "en"
    speak(page, "pl")  # the page goes on, in a language that can be fetched


def test_what_is_said_while_nothing_comes_back_is_said_once(come: Come) -> None:
    page = come()
    cable = Cable(page)
    sit_down_with_bots(page)
    page.keyboard.press("c")
    hello = page.get_by_role("button", name="Hello!")
    cable.held_back = is_answer
    hello.click()
    for _ in range(2):
        hello.click(force=True)
    expect(page.get_by_text("On its way …")).to_be_visible()
    assert len([message for message in cable.sent if message["t"] == "chat"]) == 1


def test_after_a_move_that_was_not_possible_the_next_can_be_made(come: Come) -> None:
    page = come()
    cable = Cable(page)
    sit_down_with_bots(page)
    cable.changed = lambda message: {**message, "move": "nothing"} if message["t"] == "move" else message
    page.locator(".option").first.click()
    expect(page.locator(".head .notice.bad, .refused")).to_be_visible()
    cable.changed = lambda message: message
    choose(page)
    expect(page.locator(".head .notice.bad, .refused")).to_have_count(0)
