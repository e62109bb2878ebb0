"""A room that does not let everybody in says so on its page: without an invitation, and to whom it has banned."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from scripts.browser_room import running_room
from tests.browser.conftest import coming
from tests.browser.karak import call
from tests.browser.people import speak
from tests.waiting import until

pytestmark = pytest.mark.xdist_group("browser-2")

BANNED = {
    "en": "The operator of this room has banned you. The ban ends on",
    "pl": "Administracja tego pokoju zamknęła ci do niego wstęp. Zakaz kończy się",
    "de": "Die Raumleitung hat dich von diesem Raum ausgeschlossen. Der Ausschluss endet am",
    "cs": "Správa této místnosti ti do ní zakázala vstup. Zákaz končí",
}


def command(*words: str) -> str:
    """Give a command beside the room, in a process of its own as an operator does; what it says."""
    done = subprocess.run([sys.executable, "-m", "ludoteka.cli", *words], capture_output=True, text=True, check=True)
    return done.stdout


def link(kept: Path, address: str) -> str:
    """A new invitation link."""
    return command("invite", "--data", str(kept), "--origin", address).split()[0]


def test_new_people_come_in_by_a_link_and_the_word_leaves_the_address(browser: Browser, tmp_path: Path) -> None:
    with running_room(tmp_path, rate=0, entry="invite") as address, coming(browser, address) as come:
        page, other = come(), come()
        page.goto("/lobby")
        expect(page.get_by_role("heading", level=1)).to_have_text("Not let in")
        expect(page.get_by_role("alert")).to_contain_text("by an invitation link only")
        page.get_by_label("Invitation link").fill(link(tmp_path, address))
        page.get_by_role("button", name="Come in").click()
        until(lambda: page.request.get("/api/me").status == 200)
        expect(page.get_by_role("heading", level=1)).not_to_have_text("Not let in")
        other.goto(link(tmp_path, address))
        expect(other).to_have_url(re.compile("/$"))  # once they are in
        expect(other.get_by_role("heading", level=1)).not_to_have_text("Not let in")
        assert other.request.get("/api/me").status == 200


def test_who_is_banned_is_told_until_when_in_four_languages(browser: Browser, tmp_path: Path) -> None:
    said = {}
    with running_room(tmp_path, rate=0) as address, coming(browser, address) as come:
        page = come()
        person = str(call(page, "/me", {"name": "Bruna"})["person"])
        page.goto("/")
        command("people", "ban", person, "--until", "7d", "--data", str(tmp_path))
        until(lambda: page.request.get("/api/me").status == 403)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Not let in")
        for language in BANNED:
            speak(page, language)
            said[language] = page.get_by_role("alert").inner_text()
        expect(page.get_by_role("textbox")).to_have_count(0)
    assert {language: said[language].startswith(text) for language, text in BANNED.items()} == dict.fromkeys(
        BANNED, True
    )
