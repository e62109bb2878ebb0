"""A newcomer finds the way from the start page to the end of a game, pointing at what is lit."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Come
from tests.browser.people import sit_down_with_bots

pytestmark = pytest.mark.xdist_group("browser-1")

SQUARE = re.compile(r"(?<![\w#])[a-g](?:10|[1-9])(?!\w)")
"""A square as the notation writes it; people are told of A1."""
ID = re.compile(r"\w[:+]\w|[A-Z]-?\d\d")
"""A card, a Look or a Book as the notation writes it."""


class Overheard:
    """What the server offered in notation, so that it can be looked for on the page."""

    def __init__(self, page: Page) -> None:
        self.tokens: set[str] = set()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        for option in json.loads(frame).get("options", []):
            self.tokens.add(option["move"])
            self.tokens.update(piece for piece in option["pieces"] if ID.search(piece))

    def on_page(self, text: str) -> list[str]:
        """Notation that can be read on the page: ids of pieces, moves that hold one or a square, squares alone."""
        telling = [token for token in self.tokens if ID.search(token) or SQUARE.search(token)]
        return [token for token in telling if token in text] + SQUARE.findall(text)


def play_to_the_end(page: Page, overheard: Overheard) -> list[str]:
    """Take one option after another, now the first, now the last; gives back the notation that was seen."""
    seen: list[str] = []
    for turn in range(600):
        page.locator(".option, .ending").first.wait_for(state="attached")
        if page.locator(".ending").count():
            return seen
        if turn % 10 == 0:
            seen += overheard.on_page(page.locator("body").inner_text())
        step(page, turn)
    return [*seen, "the game did not end"]


def step(page: Page, turn: int) -> None:
    """One decision in the picture itself, and wait until it is another one: quicker than by hand, and the same."""
    page.evaluate("""async (turn) => {
        const log = () => document.querySelector('#log li:last-child').dataset.n
        const before = log()
        for (let tick = 0; tick < 500 && log() === before; tick++) {
            const demanded = document.querySelector('.choose input.option, .choose .hold')
            const failing = [...document.querySelectorAll('.choose .btn.quiet')].at(-1)
            const open = [...document.querySelectorAll('.picture .lit, .actions .btn:not(.quiet)')]
            const next = demanded ? failing : open.at(turn % 2 ? -1 : 0)
            next?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
            await new Promise((go) => setTimeout(go, next ? 30 : 10))
        }
    }""", turn)


def test_a_newcomer_plays_a_whole_game_against_bots_and_never_meets_the_notation(come: Come) -> None:
    page = come()
    overheard = Overheard(page)
    sit_down_with_bots(page)
    seen = play_to_the_end(page, overheard)
    expect(page.locator(".ending h2")).to_have_text(re.compile(r"win|share"))
    assert (seen, len(overheard.tokens) > 20) == ([], True)
