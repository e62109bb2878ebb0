"""Build the front end: the locked npm packages, then the pages in web/dist; at once when nothing has changed.

python scripts/build_web.py            `make setup` calls it
python scripts/build_web.py --check    types and accessibility, as the compiler sees them; `make check` calls it
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
TOOLS = ROOT / ".venv" / "bin"
PACKAGES = WEB / "node_modules" / "ludoteka.txt"
PAGES = WEB / "dist" / "ludoteka.txt"
CHECKED = WEB / "node_modules" / "ludoteka-checked.txt"
LEFT_OUT = {"node_modules", "dist", "test", "textures", "letters"}


def main(arguments: list[str]) -> int:
    """Install if the lock has changed, build if anything has; or check what has changed since it was found right."""
    if "--check" in arguments:
        check()
        return 0
    locked = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not is_stamped(PACKAGES, locked):
        step("packages of the front end", ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        PACKAGES.write_text(locked, encoding="utf-8")
    wanted = digest(sources())
    if not is_stamped(PAGES, wanted):
        step("pages of the front end", ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
        PAGES.write_text(wanted, encoding="utf-8")
    return 0


def check() -> None:
    """Let svelte-check look at every page and every type."""
    wanted = digest(sources())
    if not is_stamped(CHECKED, wanted):
        step(
            "a look at the front end",
            [
                "node",
                "node_modules/svelte-check/bin/svelte-check",
                "--tsconfig",
                "tsconfig.json",
                "--fail-on-warnings",
                "--output",
                "human",
            ],
        )
        CHECKED.write_text(wanted, encoding="utf-8")


def sources() -> Iterator[Path]:
    """Everything the pages are made from, in a fixed order."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        yield from (Path(folder) / name for name in sorted(files))


def digest(files: Iterator[Path] | list[Path]) -> str:
    """One number for the names and contents of some files."""
    found = hashlib.sha256()
    for path in files:
        found.update(f"{path.relative_to(WEB)}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest() + "\n"


def is_stamped(stamp: Path, wanted: str) -> bool:
    """Whether a step was finished for what is there now."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def step(what: str, command: list[str]) -> None:
    """Run one tool in web/ with the Node of .venv before any other; what it printed is shown only if it fails."""
    path = os.pathsep.join([str(TOOLS), os.environ.get("PATH", "")])
    tool = shutil.which(command[0], path=path)
    if tool is None:
        sys.exit(f"set-up: {what}: '{command[0]}' is missing; make setup brings it along")
    print(f"set-up: {what} …", end="", flush=True)
    started = time.monotonic()
    done = subprocess.run(
        [tool, *command[1:]],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(f" failed\n{done.stdout}")
        sys.exit(f"set-up: {what}: failed")
    print(f" {time.monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
