"""A room, a chromium and people who come in: what the browser's tests share.

The tests are in two groups, each with a room and a chromium of its own: one alone would be the last to end.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from scripts.browser_room import chromium, running_room
from scripts.seeded_room import COOKIE, digest, seed

LONG = os.environ.get("LUDOTEKA_LONG") == "1"
THEMES = ("dark", "light")
SEEDED_DIGITS = """(() => {
    const seed = %s, real = crypto.getRandomValues.bind(crypto)
    let drawn = 0
    crypto.getRandomValues = (bytes) => {
        if (bytes.byteLength !== seed.length) return real(bytes)
        drawn += 1
        seed.forEach((byte, i) => (bytes[i] = byte + drawn))
        return bytes
    }
})()"""
"""Replaces the digits that a player adds to the dice, which are as many as the seed's; message ids stay random."""

if chromium() is None:  # as with the native engine: what cannot be tested here is left out, and the run says so
    collect_ignore_glob = ["test_*.py"]
else:
    from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

    expect.set_options(timeout=45_000)

    Come = Callable[..., Page]

    @pytest.fixture(scope="session")
    def address() -> Iterator[str]:
        """A room of this process's tests, with a game that has few texts too.

        Bots do not wait, nobody is too fast, and a host who is gone is not waited for.
        """
        os.environ.pop("LUDOTEKA_ENGINE", None)  # rules are tested elsewhere: here the quick engine, if there is one
        with running_room(
            seeded=True, bot_pause=0, rate=0, host_away=0, tables_per_person=0, games="examples/tic_tac_toe.py"
        ) as found:
            yield found

    @pytest.fixture(scope="session")
    def browser() -> Iterator[Browser]:
        """The system's chromium."""
        with sync_playwright() as playwright:
            found = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
            yield found
            found.close()

    @contextmanager
    def coming(browser: Browser, address: str, test: str = "") -> Iterator[Come]:
        """People come in, each with a browser of their own; any fault in a page fails the test.

        The name of the test decides what is drawn at random for it: the dice, the names of guests, their own digits.
        """
        contexts: list[BrowserContext] = []
        faults: list[str] = []

        def one(language: str = "en-GB", **more: Any) -> Page:
            context = browser.new_context(
                base_url=address,
                locale=language,
                reduced_motion="reduce",
                service_workers=more.pop("service_workers", "block"),
                **{"viewport": {"width": 1280, "height": 800}, **more},
            )
            contexts.append(context)
            context.add_cookies([{"name": COOKIE, "value": digest(test).hex(), "url": address}])
            context.add_init_script(SEEDED_DIGITS % list(digest(seed(), test, str(len(contexts)))))
            page = context.new_page()
            page.set_default_timeout(60_000)
            page.on("pageerror", lambda fault: faults.append(fault.stack or str(fault)))
            return page

        yield one
        for context in contexts:
            context.close()
        assert not faults, faults

    @pytest.fixture
    def come(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Come]:
        """Somebody comes in for one test."""
        with coming(browser, address, request.node.name) as found:
            yield found

    @pytest.fixture(scope="module")
    def come_and_stay(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Come]:
        """Somebody comes in for all tests of a file."""
        with coming(browser, address, request.node.name) as found:
            yield found


def pytest_report_header() -> str:
    """Say which seed decides what is drawn, or that the browser's tests are left out."""
    return f"seed of the rooms: {seed()}" if chromium() else "no chromium: the browser's tests are left out"
