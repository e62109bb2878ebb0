"""The room in a browser: what the first load weighs, when it is ready, how smoothly pieces move, whether it jumps.

    python -m bench.web.run        `make bench-web`; needs chromium, and the front end built
"""

from __future__ import annotations

import statistics
import sys
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.browser_room import chromium, running_room

LOADS = 5
MOVES = 8
READY = "() => document.querySelector('.game .btn') !== null"
WATCH = """() => {
    window.shift = 0
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput)
        window.shift += entry.value }).observe({ type: 'layout-shift', buffered: false })
    window.frames = []
    let last = performance.now()
    const beat = (now) => { window.frames.push(now - last); last = now; requestAnimationFrame(beat) }
    requestAnimationFrame(beat)
}"""


@dataclass
class Load:
    """One load of the start page from a cold cache."""

    bytes: int
    before_fonts: int
    ready: float


def main() -> int:
    """Print every figure beside its bound."""
    with running_room(bot_pause=0.3, rate=0) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        loads = {language: [load(browser, address, language) for _ in range(LOADS)] for language in ("en", "pl")}
        for language, found in loads.items():
            say(f"first load, {language}: bytes over the wire", found[0].bytes / 1024, "KB", "at most 250")
            say(f"first load, {language}: of these without fonts", found[0].before_fonts / 1024, "KB", "")
            ready = [each.ready for each in found]
            say(f"first load, {language}: ready, best of {LOADS}", min(ready), "ms", "at most 1000")
            say(f"first load, {language}: ready, median", statistics.median(ready), "ms", "")
        frames, shift = table(browser, address)
        say("frames while pieces move: median", statistics.median(frames), "ms", "16.7 is 60 a second")
        say("frames while pieces move: 95 of 100 within", statistics.quantiles(frames, n=20)[18], "ms", "")
        say(f"layout shift over {MOVES} moves", shift, "", "at most 0.1")
        browser.close()
    return 0


def say(what: str, figure: float, unit: str, bound: str) -> None:
    """One line."""
    print(f"{what:52} {figure:9.2f} {unit:3} {bound}", flush=True)


def load(browser: Browser, address: str, language: str) -> Load:
    """The start page in a browser that has never been here."""
    context = browser.new_context(locale=language, base_url=address, service_workers="block",
                                  viewport={"width": 1280, "height": 800})
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


def table(browser: Browser, address: str) -> tuple[list[float], float]:
    """Some moves at Kragmortha's picture: the lengths of all frames in milliseconds, and how far the page jumped."""
    context = browser.new_context(locale="en", base_url=address, service_workers="block",
                                  viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto("/")
    page.locator(".hero .btn").first.click()
    page.locator(".option").first.wait_for(state="attached")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    for number in range(MOVES):
        move(page, number)
    frames = [float(each) for each in page.evaluate("window.frames")]
    shift = float(page.evaluate("window.shift"))
    context.close()
    return frames, shift


def move(page: Page, number: int) -> None:
    """One option, and the time that its telling takes."""
    page.locator(".option").first.wait_for(state="attached")
    page.evaluate("""(n) => { const all = [...document.querySelectorAll('.option')]
                              all[(n * 5) % all.length].click() }""", number)
    page.wait_for_timeout(1500)


if __name__ == "__main__":
    sys.exit(main())
