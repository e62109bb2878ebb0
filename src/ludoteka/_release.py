"""Which Ludoteka this is, more exactly than by its number: a table names it, so that it can be finished years later.

The name is the version, then the commit where it is known, then the digest of all that decides how a match goes on:
`0.1.0+2b5a79c1d0aa.9f31c2ab`. With the commit whoever runs a room finds the older release; with the digest he sees that
he has found it, for `ludoteka --version` prints the same name there.
"""

from __future__ import annotations

import hashlib
import re
import sys
from functools import lru_cache
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
ROOMS: Final = ("core", "kit", "games", "table")
"""Where what decides how a match goes on has its home."""
STAMP: Final = "COMMIT"
"""A file in the package that a build may leave: the commit it was made from (deploy/Containerfile)."""
SHA: Final = re.compile(r"[0-9a-f]{40}")


@lru_cache(1)
def name() -> str:
    """The name of this release."""
    number = vars(sys.modules["ludoteka"])["__version__"]  # not by an import: that would point up
    return f"{number}+{'.'.join(part for part in (commit(PACKAGE)[:12], digest(PACKAGE)[:8]) if part)}"


def digest(package: Path) -> str:
    """Of the sources and contents of the rules: where it is the same, matches go on alike."""
    found = hashlib.sha256()
    paths = [path for room in ROOMS for path in (package / room).rglob("*") if path.suffix in (".py", ".toml")]
    for path in sorted(paths):
        found.update(f"{path.relative_to(package).as_posix()}\n".encode())
        found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def commit(package: Path) -> str:
    """The commit that a build has noted down, or that a clone stands at; empty where neither is known."""
    stamp = package / STAMP
    text = stamp.read_text(encoding="ascii", errors="replace").strip() if stamp.is_file() else _head(package.parents[1])
    return text if SHA.fullmatch(text) else ""


def _head(root: Path) -> str:
    """What a clone stands at, read without git: a room need not have it."""
    try:
        folder = root / ".git"
        if folder.is_file():  # a further working tree of a clone
            folder = root / folder.read_text(encoding="utf-8").removeprefix("gitdir:").strip()
        head = (folder / "HEAD").read_text(encoding="utf-8").strip()
        if not head.startswith("ref: "):
            return head
        common = folder / "commondir"
        shared = folder / common.read_text(encoding="utf-8").strip() if common.is_file() else folder
        ref = head.removeprefix("ref: ")
        if (shared / ref).is_file():
            return (shared / ref).read_text(encoding="utf-8").strip()
        packed = (shared / "packed-refs").read_text(encoding="utf-8")
        return next((row.split(" ")[0] for row in packed.splitlines() if row.endswith(f" {ref}")), "")
    except (OSError, UnicodeError):
        return ""
