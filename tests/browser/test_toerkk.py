"""Toerkk at its picture: a newcomer to the end, plans by clicks, by dragging and by keys, onlookers, phones, languages."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.test_access import faults

pytestmark = pytest.mark.xdist_group("browser-2")

ALWAYS = json.dumps({"kind": "always", "own": [], "other": [], "harm": [], "stop_after_play": True})
"""Asked at every moment: nothing waits for the delay of automatic passes."""
PICTURE = ".toerkk"


def picture(page: Page, **prefs: str) -> Page:
    """A browser that shows pictures and asks at every moment."""
    chosen = json.dumps({"theme": "dark", "table": "picture", **prefs})
    page.add_init_script(f"localStorage.setItem('ludoteka', {chosen!r}); localStorage.setItem('stops toerkk', {ALWAYS!r})")
    return page


def call(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Something said to the room without the page."""
    found = page.request.post(f"/api{path}", data=body)
    assert found.ok, found.text()
    return dict(found.json())


def new_table(page: Page, *chairs: str, **options: object) -> str:
    """A table that is being played at; chairs are 'me' or the level of a bot."""
    call(page, "/me", {"name": "Bruna"})
    rows = [{"kind": "me"} if chair == "me" else {"kind": "bot", "level": chair} for chair in chairs]
    table = str(call(page, "/tables", {"settings": {"game": "toerkk", "chairs": rows, "options": options}})["id"])
    call(page, f"/tables/{table}/acts", {"t": "start", "id": "start"})
    return table


def sit(page: Page, *chairs: str, **options: object) -> str:
    """The same, and the picture is there."""
    table = new_table(page, *chairs, **options)
    page.goto(f"/t/{table}")
    page.locator(PICTURE).wait_for()
    return table


PLAY = """async (until) => {
    const find = (selector) => document.querySelector(selector)
    const pause = (ms) => new Promise((done) => setTimeout(done, ms))
    for (let i = 0; i < 6000; i += 1) {
        if (find('.ending')) return 'over'
        if (until && find(until)) return 'there'
        const all = [...document.querySelectorAll('.moment .btn')]
        const charge = all.find((button) => button.textContent === 'All at the hero')
        const done = find('.moment [data-move="done"]:not([disabled])')
        const recruit = find('.hand [data-piece="warrior"].lit, .hand [data-piece="miner"].lit, .hand [data-piece="leader"].lit')
        const lit = !done && find('.fighter.lit, .face.lit')
        const pass = [...document.querySelectorAll('.actions .btn')].find((button) => /^(Pass|Accept|The leader digs|Trade nothing)/.test(button.textContent))
        for (const card of document.querySelectorAll('.hand .swap[aria-pressed="false"]')) card.click() // dear, and soon over
        await pause(0)
        if (done) {
            const attackers = [...document.querySelectorAll('.fighter.lit')]
            if (charge) charge.click()
            else if (attackers[0]) { attackers[0].click(); await pause(0); find('.face.lit, .fighter.lit:not(.chosen)')?.click() }
            await pause(0)
            find('.moment [data-move="done"]:not([disabled])')?.click()
        } else if (recruit) recruit.click()
        else if (pass) pass.click()
        else if (lit) lit.click()
        await pause(8)
    }
    return 'not over'
}"""
"""One decision after another by what is lit in the picture; until something is there, or to the end."""


PLAY_UNTIL_ATTACK = f"({PLAY})('.own .fighter.lit')"


def test_a_newcomer_plays_a_duel_to_its_end_at_the_picture(come: Come) -> None:
    page = picture(come())
    page.goto("/")
    page.locator(".game", has_text="Toerkk").get_by_role("button").first.click()
    page.locator(PICTURE).wait_for()
    assert page.evaluate(PLAY, "") == "over"


def test_an_attack_is_planned_by_clicks_or_by_dragging_and_declared_as_a_whole(come: Come) -> None:
    page = picture(come())
    sit(page, "me", "random")
    page.evaluate(PLAY_UNTIL_ATTACK)
    attacker, hero = page.locator(".own .fighter.lit").first, page.locator(".others .face")
    attacker.click()
    if not page.locator(".toerkk .line.plan").count():
        hero.click()
    expect(page.locator(".toerkk .line.plan")).to_have_count(1)
    page.get_by_role("button", name="Plan anew").click()
    expect(page.locator(".toerkk .line.plan")).to_have_count(0)
    attacker.drag_to(hero)
    expect(page.locator(".toerkk .line.plan")).to_have_count(1)
    page.get_by_role("button", name="Declare 1 attack").click()
    expect(page.locator("#log")).to_contain_text("attacks the hero")


def test_a_warrior_that_is_to_attack_a_warrior_is_told_the_rule(come: Come) -> None:
    page = picture(come())
    sit(page, "me", "random")
    page.evaluate(PLAY_UNTIL_ATTACK)
    page.locator(".others .fighter.warrior").first.click()
    expect(page.locator(".tip")).to_contain_text("TK-COMBAT-")
