"""Toerkk at its picture: a newcomer to the end, plans by clicks, drags and keys, onlookers, phones, languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.test_access import faults

pytestmark = pytest.mark.xdist_group("browser-2")

ALWAYS = json.dumps({"kind": "always", "own": [], "other": [], "harm": [], "stop_after_play": True})
"""Asked at every moment: nothing waits for the delay of automatic passes."""
PICTURE = ".toerkk"
PLANNED = ".toerkk .line.plan"

PLAY = """async (until) => {
    const find = (selector) => document.querySelector(selector)
    const pause = (ms) => new Promise((done) => setTimeout(done, ms))
    const words = /^(Pass|Accept|The leader digs|Trade nothing)/
    for (let i = 0; i < 6000; i += 1) {
        if (find('.ending')) return 'over'
        if (until && find(until)) return 'there'
        for (const card of document.querySelectorAll('.hand .swap[aria-pressed="false"]')) card.click()
        const recruit = find('.hand :is([data-piece="warrior"], [data-piece="miner"], [data-piece="leader"]).lit')
        const calm = [...document.querySelectorAll('.actions .btn')].find((button) => words.test(button.textContent))
        const all = [...document.querySelectorAll('.moment .btn')]
            .find((button) => button.textContent === 'All at the hero')
        if (find('.moment [data-move="done"]:not([disabled])')) {
            (all ?? find('.fighter.lit'))?.click()
            await pause(0)
            if (find('.fighter.chosen')) find('.face.lit, .others .fighter.lit')?.click()
            await pause(0)
            find('.moment [data-move="done"]:not([disabled])')?.click()
        } else (recruit ?? calm ?? find('.fighter.lit, .face.lit, .pick.lit'))?.click()
        await pause(5)
    }
    return 'not over'
}"""
"""One decision after another by what is lit in the picture; until something is there, or to the end."""
MY_ATTACK = ".table[data-asked=attack] .own .fighter.lit"


def picture(page: Page, theme: str = "dark") -> Page:
    """A browser that shows pictures and asks at every moment."""
    prefs = json.dumps({"theme": theme, "table": "picture"})
    page.add_init_script(f"localStorage.setItem('ludoteka', {prefs!r})")
    page.add_init_script(f"localStorage.setItem('stops toerkk', {ALWAYS!r})")
    return page


def call(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Something said to the room without the page."""
    found = page.request.post(f"/api{path}", data=body)
    assert found.ok, found.text()
    return dict(found.json())


def sit(page: Page, *chairs: str, **options: object) -> str:
    """The picture of a table that has just begun; chairs are 'me' or the level of a bot."""
    call(page, "/me", {"name": "Bruna"})
    rows = [{"kind": "me"} if chair == "me" else {"kind": "bot", "level": chair} for chair in chairs]
    table = str(call(page, "/tables", {"settings": {"game": "toerkk", "chairs": rows, "options": options}})["id"])
    call(page, f"/tables/{table}/acts", {"t": "start", "id": "start"})
    page.goto(f"/t/{table}")
    page.locator(PICTURE).wait_for()
    return table


def test_a_newcomer_plays_a_duel_to_its_end_at_the_picture(come: Come) -> None:
    page = picture(come())
    page.goto("/")
    page.locator(".game", has_text="Toerkk").get_by_role("button").first.click()
    page.locator(PICTURE).wait_for()
    assert page.evaluate(PLAY, "") == "over"


def test_an_attack_is_planned_by_keys_or_by_dragging_and_declared_as_a_whole(come: Come) -> None:
    page = picture(come())
    table = sit(page, "me", "random")
    assert page.evaluate(PLAY, MY_ATTACK) == "there"
    attacker, hero = page.locator(MY_ATTACK).first, page.locator(".others .face")
    page.locator(".own .plate .face").dispatch_event("click")
    expect(page.locator(".tip")).to_contain_text("TK-")  # what cannot be attacked says why
    attacker.focus()
    page.keyboard.press("Enter")
    if page.locator(".own .fighter.chosen").count():  # more than one target: the hero is named, too
        hero.focus()
        page.keyboard.press("Enter")
    expect(page.locator(PLANNED)).to_have_count(1)
    page.get_by_role("button", name="Plan anew").click()
    expect(page.locator(PLANNED)).to_have_count(0)
    attacker.drag_to(hero)
    expect(page.locator(PLANNED)).to_have_count(1)
    watcher = picture(come(), "light")
    watcher.goto(f"/t/{table}")
    watcher.locator(".fighter").first.wait_for()
    assert watcher.locator(f"{PLANNED}, {PICTURE} .hand").count() == 0, "an unfinished plan and hands are secret"
    page.get_by_role("button", name=re.compile(r"Declare \d+ attack")).click()
    for each in (page, watcher):
        expect(each.locator("#log")).to_contain_text("attacks the hero")
    assert faults(watcher) == []


HAND_BELOW = """() => document.querySelector('.hands .card').getBoundingClientRect().top
    - document.querySelector('.own .camp').getBoundingClientRect().bottom"""
"""How far under the own camp the hand begins; below nought it lies on the camp."""


def test_on_a_low_screen_the_hand_does_not_lie_on_the_own_camp(come: Come) -> None:
    page = picture(come(viewport={"width": 1366, "height": 768}))
    table = sit(page, "me", "random")
    assert page.evaluate(PLAY, MY_ATTACK) == "there"
    assert page.evaluate(HAND_BELOW) > 0
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/replay/{table}")
    page.locator(".hands .card").first.wait_for()
    assert page.evaluate(HAND_BELOW) > 0


def test_two_against_two_fits_a_phone_in_every_language(come: Come) -> None:
    page = picture(come(viewport={"width": 360, "height": 740}, has_touch=True))
    table = sit(page, "me", "random", "random", "random", format="team")
    page.locator(".moment [data-move=done]").click()
    for language, digging in (("pl", "Kopanie"), ("cs", "Kopání"), ("en", "Dig"), ("de", "Graben")):
        page.goto(f"/t/{table}?lang={language}")
        page.locator(PICTURE).wait_for()
        if page.locator(".recap").count():  # what was missed takes the place of the phases on a short phone
            page.locator(".recap .btn").click()
        expect(page.locator(".bar", has_text=digging)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, language
        assert "tk-" not in page.locator(PICTURE).inner_text(), language
    assert faults(page) == []


def test_who_has_a_partner_accepts_a_plan_or_asks_for_another(come: Come) -> None:
    page = picture(come())
    for _table in range(4):  # the partner decides by chance whether there ever is a plan to accept
        sit(page, "me", "random", "random", "random", format="team")
        if page.evaluate(PLAY, ".table[data-asked=accept]") == "there":
            break
    expect(page.locator(".table[data-asked=accept]")).to_be_visible()
    found = faults(page)
    page.locator(".actions").get_by_role("button", name="Plan anew").click()
    expect(page.locator("#log")).to_contain_text("plans anew")
    assert page.evaluate(PLAY, ".table[data-asked=accept]") in ("there", "over")
    assert found == []


def test_three_against_each_other_have_a_camp_each_and_choose_when_they_are_asked(come: Come) -> None:
    page = picture(come(viewport={"width": 360, "height": 740}, has_touch=True))
    sit(page, "me", "random", "random")
    page.locator(".moment [data-move=done]").click()
    expect(page.locator(".toerkk[data-sides='3'] .camp")).to_have_count(3)
    wide = page.evaluate("document.documentElement.scrollWidth")
    page.locator(".moment [aria-haspopup=dialog]").click()
    page.get_by_role("dialog").get_by_role("radio", name="clever").check(force=True)
    expect(page.locator(".moment [aria-haspopup=dialog]")).to_contain_text("clever")
    assert (wide <= 360, faults(page)) == (True, [])
