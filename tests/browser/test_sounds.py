"""The sounds are made by code: they are sung into a room that is only measured, and looked at as numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.test_units import WEB, run

pytestmark = pytest.mark.xdist_group("browser-1")

TONES = WEB / "src" / "sound" / "tones.ts"
PLAIN = """const ts = require('typescript'), fs = require('fs')
process.stdout.write(ts.transpileModule(fs.readFileSync(process.argv[1], 'utf8'),
    { compilerOptions: { target: 'es2022', module: 'esnext' } }).outputText)"""
MEASURE = """async (source) => {
    const { SOUNDS, sing, limiter } = await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
    const hear = async (names, through) => {
        const room = new OfflineAudioContext(1, 44100 * 2, 44100)
        const into = through ? limiter(room) : room.destination
        for (const name of names) sing(room, into, name, 0)
        const wave = (await room.startRendering()).getChannelData(0)
        const peak = wave.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
        const last = wave.findLastIndex((each) => Math.abs(each) > 0.001) / 44100
        const first = wave.findIndex((each) => Math.abs(each) > peak / 4) / 44100
        return { peak, first, last }
    }
    const found = {}
    for (const name of Object.keys(SOUNDS)) found[name] = await hear([name], false)
    found.all = await hear(Object.keys(SOUNDS), true)
    return found
}"""


@dataclass
class Heard:
    """A sound as it was heard: the loudest moment (1 is as loud as can be), when it began and ended, in seconds."""

    peak: float
    first: float
    last: float


@pytest.fixture(scope="module")
def heard(come_and_stay: Come) -> dict[str, Heard]:
    """Every sound by its name, and all of them at once."""
    page: Page = come_and_stay()
    found = page.evaluate(MEASURE, run("-e", PLAIN, str(TONES)).stdout)
    return {name: Heard(**one) for name, one in found.items()}


def test_every_sound_can_be_heard_and_none_is_cut_off_for_loudness(heard: dict[str, Heard]) -> None:
    assert {name: one.peak for name, one in heard.items() if not 0.02 < one.peak < 0.8 and name != "all"} == {}


def test_every_sound_comes_at_once_and_is_soon_over(heard: dict[str, Heard]) -> None:
    assert {name: one for name, one in heard.items() if one.first > 0.08 or one.last > 1.25} == {}


def test_all_sounds_at_once_do_not_crackle(heard: dict[str, Heard]) -> None:
    assert heard["all"].peak < 1


def test_every_sound_that_is_asked_for_exists(heard: dict[str, Heard]) -> None:
    asked = {
        name
        for path in (WEB / "src").rglob("*")
        if path.suffix in (".ts", ".svelte")
        for name in re.findall(r"\bplay\('([a-z]+)'\)", path.read_text(encoding="utf-8"))
    }
    assert sorted(asked - set(heard)) == []
