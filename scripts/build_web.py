"""Build the front end: the locked npm packages, then the pages in web/dist; at once when nothing has changed.

python scripts/build_web.py            `make setup` calls it
python scripts/build_web.py --check    types, accessibility, mistakes and layout of code; `make check` calls it
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
TOOLS = ROOT / ".venv" / "bin"
PACKAGES = WEB / "node_modules" / "ludoteka.txt"
PAGES = WEB / "dist" / "ludoteka.txt"
MADE = {"node_modules", "dist", "textures", "letters"}
"""Folders that builds fill."""
GAMES = ROOT / "src" / "ludoteka" / "games"
LINTED = (ROOT / "bench", ROOT / "examples", WEB)
SETTINGS = (".editorconfig", ".gitignore", ".prettierignore", ".prettierrc.json")
CHECKS = {"eslint": "lint:js", "svelte-check": "check", "stylelint": "lint:css", "prettier": "format:check"}
"""Tools that look for faults and change nothing, and their scripts in package.json; the longest first."""


def main(arguments: list[str]) -> int:
    """Install if the lock has changed, build if anything has; or check what has changed since it was found right."""
    if "--check" in arguments:
        return check()
    locked = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not is_stamped(PACKAGES, locked):
        step("packages of the front end", ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        PACKAGES.write_text(locked, encoding="utf-8")
    wanted = digest(sources())
    if not is_stamped(PAGES, wanted):
        step("pages of the front end", ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
        PAGES.write_text(wanted, encoding="utf-8")
    return 0


def check() -> int:
    """Run the checks that have not yet passed for what is there now, two at a time; 1 if any fails."""
    wanted = digest(checked())
    due = [name for name in CHECKS if not is_stamped(stamp_of(name), wanted)]
    failed = 0
    with ThreadPoolExecutor(max_workers=2) as pool:
        for name, (done, seconds) in zip(due, pool.map(look, due), strict=True):
            if done.returncode:
                failed = 1
                print(f"front end: {name} found faults\n{done.stdout}", flush=True)
            else:
                print(f"front end: {name} found no fault, {seconds:.0f} s", flush=True)
                stamp_of(name).write_text(wanted, encoding="utf-8")
    return failed


def look(name: str) -> tuple[subprocess.CompletedProcess[str], float]:
    """Run one check; what it printed, and how many seconds it took."""
    started = time.monotonic()
    done = run(["npm", "run", "--silent", CHECKS[name]])
    return done, time.monotonic() - started


def stamp_of(name: str) -> Path:
    """The file that says for which state of the sources a check has passed."""
    return PACKAGES.with_name(f"ludoteka-{name}.txt")


def sources() -> Iterator[Path]:
    """Everything the pages are made from, in a fixed order: the start page tells what the texts of the games say."""
    yield from files(WEB, MADE | {"test"})
    yield from sorted(GAMES.glob("*/texts/*.ftl"))


def checked() -> Iterator[Path]:
    """Everything that the checks look at, and their settings, in a fixed order."""
    for folder in LINTED:
        yield from (path for path in files(folder, MADE | {"__pycache__"}) if path.suffix != ".py")
    yield from (ROOT / name for name in SETTINGS)


def files(where: Path, left_out: set[str]) -> Iterator[Path]:
    """All files below a folder, except those in folders of some names."""
    for folder, folders, names in os.walk(where):
        folders[:] = sorted(name for name in folders if name not in left_out)
        yield from (Path(folder) / name for name in sorted(names))


def digest(paths: Iterable[Path]) -> str:
    """One number for the names and contents of some files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest() + "\n"


def is_stamped(stamp: Path, wanted: str) -> bool:
    """Whether a step was finished for what is there now."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def step(what: str, command: list[str]) -> None:
    """Run one tool in web/; what it printed is shown only if it fails."""
    print(f"set-up: {what} …", end="", flush=True)
    started = time.monotonic()
    done = run(command)
    if done.returncode:
        print(f" failed\n{done.stdout}")
        sys.exit(f"set-up: {what}: failed")
    print(f" {time.monotonic() - started:.0f} s", flush=True)


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run one tool in web/, with the Node of .venv before any other, and keep what it prints."""
    path = os.pathsep.join([str(TOOLS), os.environ.get("PATH", "")])
    tool = shutil.which(command[0], path=path)
    if tool is None:
        sys.exit(f"set-up: '{command[0]}' is missing; make setup brings it along")
    return subprocess.run(
        [tool, *command[1:]],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
