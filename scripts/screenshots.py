"""Take pictures of the game room, on a desk and on a phone: `make screenshots`.

    python -m scripts.screenshots [--only PART] [FOLDER]

Parts are rooms, tables, details, crowds, after, lessons and replays. The pictures in docs/screens are kept in the
repository.
"""

from __future__ import annotations

import argparse
import base64
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, FilePayload, Page, sync_playwright

import ludoteka
from scripts.browser_room import chromium, running_room
from scripts.crowded_table import crowd

ROOT = Path(__file__).resolve().parents[1]
DESK, PHONE, SMALL, LYING = (1440, 900), (390, 844), (360, 740), (800, 360)
GAMES = ("kragmortha", "toerkk", "karak-goblin", "karak-2")
READY = ".option, .moment [data-move=done], .ending"
SETTLED = """() => document.fonts.status === 'loaded' && !document.querySelector('.busy')
    && document.getAnimations().every((one) => one.playState !== 'running'
                                      || one.effect.getComputedTiming().iterations === Infinity)"""
FORWARD = """async (moves) => {
    const open = () => [...document.querySelectorAll('.option, .moment [data-move=done]:not([disabled])')]
    const told = () => document.querySelector('#log li:last-child')?.dataset.n
    for (let n = 0; n < moves; n += 1) {
        const before = told()
        open()[(n * 7) % open().length]?.click()
        for (let k = 0; k < 300 && (told() === before || !open().length); k += 1)
            await new Promise((go) => setTimeout(go, 20))
    }
}"""
"""Some decisions, any of those that are open, until it is the visitor's turn again."""
SHRUNK = """async (png) => {
    const picture = new Image()
    picture.src = png
    await picture.decode()
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d').drawImage(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
    return btoa([...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''))
}"""

Shot = Callable[..., None]


def main(arguments: list[str]) -> int:
    """Walk through the room on a desk and on a phone, then look at tables as full as they get."""
    command = argparse.ArgumentParser(prog="python -m scripts.screenshots", description="Pictures of the game room.")
    command.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "screens", help="(docs/screens)")
    command.add_argument("--only", choices=list(PARTS), action="append", help="only this part; may be said again")
    chosen = command.parse_args(arguments)
    folder: Path = chosen.folder
    folder.mkdir(parents=True, exist_ok=True)
    with running_room(bot_pause=0, rate=0) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        darkroom = browser.new_page()
        darkroom.goto("data:text/html,<title>darkroom</title>")
        studio = Studio(browser, darkroom, address, folder)
        for part in chosen.only or PARTS:
            PARTS[part](studio)
        browser.close()
    print(
        f"{len(list(folder.glob('*.webp')))} pictures in {folder}, "
        f"{sum(each.stat().st_size for each in folder.glob('*.webp')) // 1024} KB"
    )
    return 0


class Studio:
    """A browser, a room and a folder for the pictures."""

    def __init__(self, browser: Browser, darkroom: Page, address: str, folder: Path) -> None:
        self.browser, self.darkroom, self.address, self.folder = browser, darkroom, address, folder

    @contextmanager
    def visitor(self, name: str, size: tuple[int, int], language: str, **prefs: str) -> Iterator[tuple[Page, Shot]]:
        """Somebody who has just come in, and a camera."""
        phone = size != DESK
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            base_url=self.address,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            service_workers="block",
        )
        page = context.new_page()
        wanted = ", ".join(f"{key}: '{value}'" for key, value in prefs.items())
        page.add_init_script(f"localStorage.setItem('ludoteka', JSON.stringify({{ {wanted} }}))")

        def shot(what: str, *, whole: bool = False, still: bool = True) -> None:
            if still:
                page.mouse.move(1, size[1] - 1)
                page.evaluate("document.activeElement?.blur()")
            page.wait_for_timeout(250)
            page.wait_for_function(SETTLED)
            self.develop(page.screenshot(full_page=whole), f"{name}-{language}-{what}")

        try:
            yield page, shot
        finally:
            context.close()

    def develop(self, png: bytes, name: str) -> None:
        """Keep a picture, small."""
        told = self.darkroom.evaluate(SHRUNK, "data:image/png;base64," + base64.b64encode(png).decode())
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(told))


def rooms(studio: Studio) -> None:
    """Start page, open tables, a new table, its waiting room, the curtain, the person, the settings."""
    both = ((DESK, "desk", "en"), (SMALL, "phone", "pl"), (DESK, "desk", "pl"), (SMALL, "phone", "de"))
    for size, name, language in both:
        with studio.visitor(name, size, language) as (page, shot):
            page.goto("/")
            page.locator(".game .btn").first.wait_for()
            shot("1-start", whole=name == "desk" and language == "en")
            if (name, language) in (("desk", "pl"), ("phone", "de")):
                continue
            for path, what in (("/lobby", "1-tables"), ("/account", "1-account")):
                page.goto(path)
                page.get_by_role("heading", level=1).wait_for()
                shot(what)
            page.locator("header .btn.icon").last.click()
            shot("1-settings")
            page.goto("/new/kragmortha")
            page.locator("form button[type=submit]").wait_for()
            shot("2-new-table", whole=name == "desk")
            page.locator("form button[type=submit]").click()
            page.locator(".qr").wait_for()
            shot("3-waiting")
            page.goto("/new/kragmortha?way=screen")
            page.locator("form button[type=submit]").click()
            page.locator(".curtain").wait_for()
            shot("3-curtain")


def tables(studio: Studio) -> None:
    """Every game in its middle: on a desk, on a phone that stands, on a phone that lies."""
    for game in GAMES:
        for size, name, language in ((DESK, "desk", "en"), (PHONE, "phone", "pl"), (LYING, "phone-lying", "en")):
            with studio.visitor(name, size, language) as (page, shot):
                play(page, game)
                shot(f"4-{game}")


def details(studio: Studio) -> None:
    """A move weighed, a rule asked for, by day; in words; dialogs; three dwarves against each other; the end."""
    with studio.visitor("desk", DESK, "pl", theme="light") as (page, shot):
        play(page, "kragmortha", until="[data-asked=main] .hand .lit")
        page.locator(".hand .lit").first.click()
        page.locator(".square.lit").first.hover()
        shot("5-weighed", still=False)
        page.keyboard.press("Escape")
        page.locator(".square:not(.lit)").last.click(force=True)
        page.locator(".tip .rule").wait_for()
        shot("6-why-not", still=False)
    with studio.visitor("desk", DESK, "en", table="words") as (page, shot):
        play(page, "kragmortha")
        shot("7-words")
        finish(page)
        shot("8-over")
    with studio.visitor("desk", DESK, "en") as (page, shot):
        play(page, "karak-2", 30)
        shot("4-karak-2-late")
        page.get_by_role("button", name="Chances").first.click()
        page.locator("dialog[open] :is(li, [role=status] p)").first.wait_for()
        shot("6-odds")
    with studio.visitor("desk", DESK, "en") as (page, shot):
        sit(page, "toerkk", 3)
        shot("4-toerkk-three")
        page.locator(".moment [aria-haspopup=dialog]").click()
        shot("6-stops")


def crowds(studio: Studio) -> None:
    """The fullest tables there are: eight goblins, twenty dwarves, the whole land."""
    for game, seats, options in (("kragmortha", 8, {}), ("toerkk", 4, {"format": "team"}), ("karak-2", 5, {})):
        for size, name, language in ((DESK, "desk", "en"), (SMALL, "phone", "de")):
            with studio.visitor(name, size, language) as (page, shot):
                crowd(page, game)
                sit(page, game, seats, **options)
                shot(f"9-{game}")
                if name == "phone":
                    page.locator(".tabs button").nth(3).click()
                    shot(f"9-{game}-players")


def after_the_end(studio: Studio) -> None:
    """A match that bots have played to its end: its review, what happened in it, and a player's own statistics."""
    for size, name, language, theme in ((DESK, "desk", "en", "dark"), (SMALL, "phone", "pl", "light")):
        with studio.visitor(name, size, language, theme=theme) as (page, shot):
            page.goto("/statistics")
            page.locator(".empty").wait_for()
            shot("10-statistics-empty")
            left_to_bots(page, "karak-2")
            table = left_to_bots(page, "kragmortha")
            page.goto(f"/review/{table}")
            page.locator("progress, .legend").first.wait_for()
            shot("10-review-thinking")
            page.locator(".legend").wait_for(timeout=120_000)
            shot("10-review", whole=True)
            page.goto("/statistics")
            page.locator(".big").wait_for()
            shot("10-statistics", whole=True)


def left_to_bots(page: Page, game: str) -> str:
    """A table of four that the visitor sets up and leaves at once: a bot plays for him to the end."""
    table: str = page.evaluate(
        """async (game) => {
        const headers = { 'content-type': 'application/json' }
        const send = async (path, body) =>
            (await fetch(path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) })).json()
        const over = async () => (await send(`/api/tables/${id}`)).table.status === 'over'
        const chairs = [{ kind: 'me' }, ...['greedy', 'greedy', 'greedy'].map((level) => ({ kind: 'bot', level }))]
        const { id } = await send('/api/tables', { settings: { game, chairs, level: 'greedy' } })
        await send(`/api/tables/${id}/acts`, { t: 'start', id: 'start' })
        await send(`/api/tables/${id}/acts`, { t: 'leave', id: 'leave' })
        while (!await over()) await new Promise((then) => setTimeout(then, 250))
        return id
    }""",
        game,
    )
    return table


def lessons(studio: Studio) -> None:
    """The lessons of every game: the first question on a desk and on a small phone, and the list."""
    for game, lesson in (("kragmortha", "push"), ("karak-goblin", "chain"), ("toerkk", "block"), ("karak-2", "battle")):
        for size, name, language in ((DESK, "desk", "en"), (SMALL, "phone", "de")):
            with studio.visitor(name, size, language) as (page, shot):
                page.goto(f"/learn/{game}?lesson={lesson}")
                page.locator(".coach").wait_for()
                if page.locator(".coach .yours").count() == 0:
                    page.locator(".coach .ways > .btn").first.click()
                page.locator(".coach .yours").wait_for()
                shot(f"10-learn-{game}")
    with studio.visitor("desk", DESK, "pl") as (page, shot):
        page.goto("/learn/kragmortha")
        page.locator("ol li button").first.wait_for()
        shot("10-lessons")


def sit(page: Page, game: str, seats: int, **options: object) -> None:
    """A table with bots, begun without the pages before it; past what is dealt and chosen first."""
    page.goto("/")
    page.locator(".game .btn").first.wait_for()
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * (seats - 1)]
    settings = {"game": game, "chairs": chairs, "options": options}
    table = page.request.post("/api/tables", data={"settings": settings}).json()["id"]
    page.request.post(f"/api/tables/{table}/acts", data={"t": "start", "id": "start"})
    page.goto(f"/t/{table}")
    page.locator(READY).first.wait_for(state="attached")
    page.evaluate(FORWARD, 2)


def replays(studio: Studio) -> None:
    """Matches told again, of every game; playing on; a good record and a tampered one verified."""
    for game in ("kragmortha", "toerkk", "karak-goblin", "karak-2"):
        with studio.visitor("desk", DESK, "en") as (page, shot):
            bring(page, recorded(game))
            shot(f"10-replay-{game}")
    with studio.visitor("phone", SMALL, "de") as (page, shot):
        bring(page, recorded("karak-2"))
        shot("10-replay")
        page.locator(".acts .btn").nth(1).click()
        shot("10-play-on")
    good = recorded("kragmortha")
    bad = good.replace(" P1 place", " P2 place")
    for theme, name, text in (("dark", "verified", good), ("light", "tampered", bad)):
        with studio.visitor("desk", DESK, "pl", theme=theme) as (page, shot):
            page.goto("/verify")
            page.locator("input[type=file]").set_input_files(a_file(text))
            page.locator(".verdict").wait_for()
            shot(f"11-{name}")


PARTS = {
    "rooms": rooms,
    "tables": tables,
    "details": details,
    "crowds": crowds,
    "after": after_the_end,
    "lessons": lessons,
    "replays": replays,
}


def recorded(game: str) -> str:
    """Four seats who play what they like best or anything, with fair dice, for a while."""
    edition, rng, bot = ludoteka.game(game), random.Random(3), ludoteka.bot("greedy", seed=2)
    match = edition.new(seats=min(4, edition.seats[-1]), chance=ludoteka.FairTable(bytes(range(32))))
    for _ in range(140):
        if match.to_act is not None:
            match.play(bot.choose(match.info(match.to_act)) if rng.random() < 0.7 else rng.choice(match.moves()))
    if not match.over:
        match.end_agreed()
    return str(match.record().text)


def a_file(text: str) -> FilePayload:
    """A record as somebody chooses it."""
    return {"name": "match.txt", "mimeType": "text/plain", "buffer": text.encode()}


def bring(page: Page, text: str, at: int = 90) -> None:
    """Open a record in the replay, some way on."""
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(a_file(text))
    page.locator("input[type=range]").fill(str(at))


def play(page: Page, game: str, moves: int = 6, until: str = "") -> None:
    """A quick game against bots, some moves long, until it is the visitor's turn."""
    page.goto("/")
    page.locator(f".game:has(a[href='/new/{game}']) .btn").first.click()
    page.wait_for_url("**/t/*")
    page.locator(READY).first.wait_for(state="attached")
    page.evaluate(FORWARD, moves)
    for _more in range(40 if until else 0):
        if page.locator(until).count():
            break
        page.evaluate(FORWARD, 1)


def finish(page: Page) -> None:
    """End the match here; alone with bots nobody else is asked."""
    page.locator("#menu").click()
    page.locator("dialog[open] .list .btn").nth(5).click()
    page.locator(".ending").wait_for()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
