"""The room in a browser: what the first load weighs, when it is ready, how smoothly pieces move, whether it jumps.

python -m bench.web.run        `make bench-web`; needs chromium, and the front end built
"""

from __future__ import annotations

import os
import statistics
import sys
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.browser_room import chromium, running_room

LOADS = 5
MOVES = 8
TOLD = 1400
"""Milliseconds in which a move and what bots answer is told."""
GAMES = ("kragmortha", "toerkk", "karak-goblin", "karak-2")
DESK = {"width": 1280, "height": 800}
READY = "() => document.querySelector('.game .btn') !== null"
WATCH = """() => {
    window.jumps = []
    const place = (node) => node?.nodeType === 1 ? [node.localName, ...node.classList].join('.') : 'text'
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput)
        window.jumps.push([entry.value, entry.sources.slice(0, 3).map((each) => place(each.node)).join(' ')])
    }).observe({ type: 'layout-shift', buffered: false })
    window.lengths = []
    let last = performance.now()
    const beat = (now) => { window.lengths.push(now - last); last = now; requestAnimationFrame(beat) }
    requestAnimationFrame(beat)
}"""
MOVE = """(n) => {
    const open = [...document.querySelectorAll('.option, .moment [data-move=done]:not([disabled])')]
    open[(n * 5) % open.length]?.click()
}"""


@dataclass
class Load:
    """One load of the start page from a cold cache."""

    bytes: int
    before_fonts: int
    ready: float


@dataclass
class Film:
    """What was seen at a table while pieces moved."""

    frames: list[float]
    jumps: list[tuple[float, str]]
    skipped: bool


def main() -> int:
    """Print every figure beside its bound, after how busy the machine is with other things."""
    print(f"{os.cpu_count()} cores, load of the last minute {os.getloadavg()[0]:.1f}", flush=True)
    with running_room(bot_pause=0.3, rate=0) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for language in ("en", "pl"):
            loads(language, [load(browser, address, language) for _ in range(LOADS)])
        for game in GAMES:
            film(game, table(browser, address, game))
        browser.close()
    return 0


def loads(language: str, found: list[Load]) -> None:
    """What the first load weighs, and when it is ready."""
    say(f"first load, {language}: bytes over the wire", found[0].bytes / 1024, "KB", "at most 250")
    say(f"first load, {language}: of these without fonts", found[0].before_fonts / 1024, "KB", "")
    ready = [each.ready for each in found]
    say(f"first load, {language}: ready, best of {LOADS}", min(ready), "ms", "at most 1000")
    say(f"first load, {language}: ready, median", statistics.median(ready), "ms", "")


def film(game: str, seen: Film) -> None:
    """How smoothly pieces moved, whether the page chose to skip their ways, and how far it jumped."""
    note = "; found too slow, ways skipped from then on" if seen.skipped else ""
    say(f"{game}: frames while pieces move, median", statistics.median(seen.frames), "ms", f"16.7 is 60 a second{note}")
    say(f"{game}: 95 of 100 frames within", statistics.quantiles(seen.frames, n=20)[18], "ms", "")
    say(f"{game}: layout shift over {MOVES} moves", sum(each for each, _ in seen.jumps), "", "at most 0.1")
    for value, where in sorted(seen.jumps, reverse=True)[:3]:
        if value > 0.01:
            print(f"    {value:.3f} {where}", flush=True)


def say(what: str, figure: float, unit: str, bound: str) -> None:
    """One line."""
    print(f"{what:52} {figure:9.2f} {unit:3} {bound}", flush=True)


def load(browser: Browser, address: str, language: str) -> Load:
    """The start page in a browser that has never been here."""
    context = browser.new_context(locale=language, base_url=address, service_workers="block", viewport=DESK)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    wire.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    wire.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])}))
    page.goto("/", wait_until="commit")
    page.wait_for_function(READY)
    ready = float(page.evaluate("performance.now()"))
    page.wait_for_load_state("networkidle")
    context.close()
    return Load(sum(sizes.values()), sum(size for one, size in sizes.items() if kinds.get(one) != "Font"), ready)


def table(browser: Browser, address: str, game: str) -> Film:
    """Some moves at the picture of a game."""
    context = browser.new_context(locale="en", base_url=address, service_workers="block", viewport=DESK)
    page = context.new_page()
    page.goto("/")
    page.locator(f".game:has(a[href='/new/{game}']) .btn").first.click()
    page.locator(".option").first.wait_for(state="attached")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    frames: list[float] = []
    for number in range(MOVES):
        frames += move(page, number)
    jumps: list[Any] = page.evaluate("window.jumps")
    skipped = page.evaluate("document.documentElement.dataset.motion") == "less"
    context.close()
    return Film(frames, [(float(value), str(where)) for value, where in jumps], skipped)


def move(page: Page, number: int) -> list[float]:
    """One option, and the time that its telling takes: the lengths of the frames in milliseconds."""
    page.locator(".option, .moment [data-move=done], .ending").first.wait_for(state="attached")
    page.evaluate("window.lengths = []")
    page.evaluate(MOVE, number)
    page.wait_for_timeout(TOLD)
    return [float(each) for each in page.evaluate("window.lengths")]


if __name__ == "__main__":
    sys.exit(main())
