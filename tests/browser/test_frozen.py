"""A table whose rules have changed says so: at which line, by which rule, and which release can finish it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from scripts.browser_room import ROOT, running_room
from tests.browser.conftest import coming
from tests.browser.karak import call
from tests.browser.people import speak

pytestmark = pytest.mark.xdist_group("browser-2")

OTHERWISE = """
from ludoteka.core import Refusal

_usual = TicTacToe.refusal
TicTacToe.refusal = lambda self, move, seat=0: (
    Refusal("TTT-MARK-1", "taboo", {}) if move.text == "mark a1" else _usual(self, move, seat))
"""
"""The same game in a room of tomorrow: a corner is taboo."""
FIRST = {
    "en": "The first difference is line 2 of the record.",
    "pl": "Pierwsza różnica to wiersz 2 zapisu.",
    "de": "Der erste Unterschied ist Zeile 2 der Aufzeichnung.",
    "cs": "První rozdíl je řádek 2 záznamu.",
}


def test_a_frozen_table_says_where_and_why_in_four_languages(browser: Browser, tmp_path: Path) -> None:
    game, kept = tmp_path / "tic_tac_toe.py", tmp_path / "kept"
    game.write_text((ROOT / "examples" / "tic_tac_toe.py").read_text("utf-8"), "utf-8")
    with running_room(kept, rate=0, games=game) as address, coming(browser, address) as come:
        page = come()
        call(page, "/me", {"name": "Bruna"})
        wish = {"settings": {"game": "tic-tac-toe", "chairs": [{"kind": "me"}, {"kind": "me"}]}}
        table = str(call(page, "/tables", wish)["id"])
        call(page, f"/tables/{table}/acts", {"t": "start", "id": "start"})
        for seat, cell in enumerate(("b2", "a1")):
            seen = page.request.get(f"/api/tables/{table}?seat={seat}").json()["letters"]
            call(
                page,
                f"/tables/{table}/acts?seat={seat}",
                {"t": "move", "id": f"m{seat}", "move": f"mark {cell}", "expect": seen[-1]["n"] if seen else 0},
            )
    game.write_text(game.read_text("utf-8") + OTHERWISE, "utf-8")
    said = {}
    with running_room(kept, rate=0, games=game) as address, coming(browser, address) as come:
        page = come()
        page.goto(f"/t/{table}")
        notice = page.locator(".frozen")
        expect(notice).to_contain_text("It can be finished with release")
        expect(notice.locator("blockquote")).to_contain_text("rule TTT-MARK-1")
        expect(page.locator(".prompt")).to_contain_text("this match stands still")
        for language in FIRST:
            speak(page, language)
            said[language] = notice.locator("b").inner_text()
        shown = notice.inner_text()
    assert (said, "a1" in shown) == (FIRST, False)
