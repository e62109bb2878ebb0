"""What must hold before a release: `make release-check`, with rooms or folders of records of your own in ARGS.

    python scripts/release_check.py [DIR …]

Every part is done, whatever becomes of the others; the exit code is 1 if one of them has a fault: packages
(scripts/audit.py), the browser's types (scripts/browser_types.py --check), the stored room of the tests and every DIR
(ludoteka archive replay: which matches would the new rules play otherwise?), the version (CHANGELOG has a section for
it). Tests are not part of it: make test comes first.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from scripts import stored_room

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = ROOT / "CHANGELOG.md"
VERSION = ROOT / "src" / "ludoteka" / "__init__.py"


def main(arguments: Sequence[str]) -> int:
    """Do every part and name what is wrong."""
    wanted = argparse.ArgumentParser(
        prog="release_check", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument(
        "folders",
        metavar="DIR",
        nargs="*",
        type=Path,
        help="a room's data folder, or a folder of records, to be replayed, too",
    )
    args = wanted.parse_args(arguments)
    parts: list[tuple[str, Callable[[], str]]] = [
        ("packages", lambda: script("audit.py")),
        ("the browser's types", lambda: script("browser_types.py", "--check")),
        ("the stored room", replay_stored),
        *((str(each), lambda each=each: replay(each)) for each in args.folders),
        ("the version", lambda: version_fault(CHANGELOG.read_text(encoding="utf-8"), version())),
    ]
    faulty = [name for name, part in parts if not _sound(name, part())]
    for line in unreleased(CHANGELOG.read_text(encoding="utf-8")):
        print(f"note: {line}")
    print(f"release check: {', '.join(faulty)} not in order" if faulty else "release check: all in order")
    return 1 if faulty else 0


def _sound(name: str, fault: str) -> bool:
    print(f"{name}: {f'FAULT{chr(10)}{fault}' if fault else 'in order'}", flush=True)
    return not fault


# ---- the parts: each gives back what is wrong, nothing if all is well


def script(name: str, *arguments: str) -> str:
    """Run another script of the house."""
    return _run(str(ROOT / "scripts" / name), *arguments)


def replay_stored() -> str:
    """Replay the room that the tests keep."""
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(stored_room.fill(Path(data)))
        return replay(Path(data))


def replay(where: Path) -> str:
    """Replay a room or a folder of records as a host would."""
    return _run("-m", "ludoteka.cli", "archive", "replay", str(where))


def _run(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=ROOT)
    return (done.stdout + done.stderr).strip() or f"exit code {done.returncode}" if done.returncode else ""


def version() -> str:
    """The number that this release will have."""
    found = re.search(r'^__version__ = "([^"]+)"', VERSION.read_text(encoding="utf-8"), re.MULTILINE)
    return found.group(1) if found else ""


def version_fault(changelog: str, number: str) -> str:
    """A release is told of in the changelog."""
    if f"\n## [{number}]" in changelog:
        return ""
    return f"CHANGELOG.md has no section for {number}, the version in {VERSION.relative_to(ROOT)}"


def unreleased(changelog: str) -> list[str]:
    """What is still to be done to the changelog; nothing where all of it has a number."""
    found = re.search(r"^## \[Unreleased\]\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL)
    lines = 0 if found is None else len(re.findall(r"^- ", found.group(1), re.MULTILINE))
    told = f"{lines} points of the changelog are unreleased: raise __version__ and give them its section"
    return [told] if lines else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
