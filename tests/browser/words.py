"""The word table as the tests sit at it: playing by its sentences alone, and reading everything that it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from playwright.sync_api import Page, WebSocket

NOTATION = {
    "kragmortha": r"(?<![\w#])[a-g](?:10|[1-9])(?!\w)|\b[gr]:[SGPRO]\b|\bW-\d\d\b|\bB(?!10\b)\d\d\b",  # B10: a square
    "karak-2": r"(?<![\d.,])-?\d+,-?\d+|\bhex[ :]-?\d",
    "karak-goblin": r"\b[amgwrx]\d?-\d+\b|\bhor-\d|\b(?:effect|colour):\w",
    "toerkk": r"\bP\d\.[WML]\d?|\w_\w",
}
"""What the engine writes for a square, a card, a Look, a Book, a hex, a monster or a character; people have names."""
SEAT = r"\bP[1-8]\b"
"""A seat as the engine writes it; here it has the name of its colour, its hero or its person."""
CODED = re.compile(r"\w[_:+.,]-?\w|-\d|[A-Za-z]\d")
"""What no word of a sentence has within it."""
BOARD = re.compile(r"[A-G](10|[1-9])")
"""A square as it is printed on the board."""

READ = """() => {
    const found = new Set()
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label']
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walk.currentNode; node; node = walk.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) {
            if (!node.parentElement.closest('script, style')) found.add(node.textContent.trim())
        } else for (const name of attributes) if (node.hasAttribute(name)) found.add(node.getAttribute(name))
    }
    for (const whole of document.querySelectorAll('.option, .prompt, #log li')) found.add(whole.textContent.trim())
    window.wasRead = new Set([...(window.wasRead ?? []), ...found])
}"""
"""Everything that can be read, heard from a screen reader, or pops up; also what a phone would hide behind a tab."""

STEP = """async (turn) => {
    const last = () => document.querySelector('#log li:last-child')?.dataset.n
    const before = last()
    for (let tick = 0; tick < 800 && last() === before && !document.querySelector('.ending'); tick++) {
        const open = [...document.querySelectorAll('.choose button.option:not([aria-disabled=true])')]
        const ritual = document.querySelector('.choose input.option, .choose .hold, .choose .hail')
        const next = ritual ? [...document.querySelectorAll('.choose .btn.quiet')].at(-1) : open.at(turn % 2 ? -1 : 0)
        next?.click()
        await new Promise((go) => setTimeout(go, next ? 25 : 8))
    }
}"""
"""One decision by a sentence of the list, and wait until something came of it: quicker than by hand, and the same."""


class Overheard:
    """What the server said in notation, so that it can be looked for on the page."""

    def __init__(self, page: Page) -> None:
        self.tokens: set[str] = set()
        self.options = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        for option in json.loads(frame).get("options", []):
            self.options += 1
            self.tokens.update(token for token in (option["move"], *option["pieces"]) if CODED.search(token))

    def among(self, texts: Iterable[str]) -> list[str]:
        """Texts in which a move or a piece stands as the notation has it."""
        telling = [token for token in self.tokens if not BOARD.fullmatch(token)]
        parts = re.compile("|".join(rf"(?<![\w-]){re.escape(token)}(?![\w-])" for token in telling) or r"(?!)")
        return sorted(text for text in texts if parts.search(text))


def at_the_word_table(page: Page, **more: object) -> None:
    """From now on this browser plays by words."""
    prefs = json.dumps({"table": "words", "sound": False, **more})
    page.add_init_script(f"localStorage.setItem('ludoteka', {prefs!r})")


def play_by_words(page: Page, decisions: int, first: int = 0) -> int:
    """Take one sentence after another, now the first, now the last, and read each time; how many were taken."""
    for turn in range(first, first + decisions):
        page.locator(".option, .ending").first.wait_for(state="attached")
        page.evaluate(READ)
        if page.locator(".ending").count():
            return turn - first
        page.evaluate(STEP, turn)
    return decisions


def was_read(page: Page) -> list[str]:
    """Everything that was to be read so far."""
    return list(page.evaluate("[...(window.wasRead ?? [])]"))


def notation_in(game: str, texts: Iterable[str]) -> list[str]:
    """Texts with something in them that only the engine writes."""
    pattern = re.compile(f"{NOTATION[game]}|{SEAT}")
    return sorted(text for text in texts if pattern.search(text))
