"""The part of requirements.lock that a purpose needs, with its pins and hashes, for pip to install.

    python scripts/locked.py server redis librt > room.lock        extras of pyproject.toml, or packages by name

There is one lock, and it pins everything: the lab's cluster, the browser's driver and the checkers too. Whoever only
runs a room, an image above all, takes his part of it. Who needs what is told by the lock itself (`# via …`).
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Pin(NamedTuple):
    """One package of the lock: its lines as they stand, and the packages that brought it in."""

    text: str
    via: set[str]


def main() -> int:
    """Print the wanted part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wanted", nargs="+", help="an extra of pyproject.toml, or a package of the lock")
    wanted = parser.parse_args().wanted
    pins = read((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    try:
        found = part(pins, named(wanted))
    except KeyError as error:
        parser.error(f"{error.args[0]} is neither an extra of pyproject.toml nor a package of the lock")
    sys.stdout.write("".join(pins[name].text for name in sorted(found)))
    return 0


def named(wanted: Iterable[str]) -> set[str]:
    """The packages that pyproject.toml always asks for, and those of the wanted extras; other words are packages."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *(each for name in wanted for each in extras.get(name, [name]))]
    return {plain_name(each) for each in asked}


def read(lock: str) -> dict[str, Pin]:
    """The packages of a lock by name.

    >>> pins = read("anyio==4.1 \\\\\\n    --hash=sha256:1f\\n    # via httpx, litestar\\n")
    >>> sorted(pins["anyio"].via)
    ['httpx', 'litestar']
    """
    pins = {}
    for text in re.split(r"^(?=[a-z0-9-]+==)", lock, flags=re.MULTILINE)[1:]:
        via = re.search(r"# via (.+)", text)
        pins[text.partition("==")[0]] = Pin(text, set(re.findall(r"[a-z0-9-]+", via[1])) if via else set())
    return pins


def part(pins: dict[str, Pin], wanted: set[str]) -> set[str]:
    """The wanted packages and all that they brought in, step by step.

    >>> part({"a": Pin("", set()), "b": Pin("", {"a"}), "c": Pin("", {"b"}), "d": Pin("", {"x"})}, {"a"}) == set("abc")
    True
    """
    for name in sorted(wanted - set(pins)):
        raise KeyError(name)
    found = set(wanted)
    while more := {name for name, pin in pins.items() if pin.via & found} - found:
        found |= more
    return found


def plain_name(requirement: str) -> str:
    """A package's name as the lock writes it.

    >>> plain_name("SQLAlchemy[asyncio]>=2.1,<3"), plain_name("fluent.runtime>=0.4")
    ('sqlalchemy', 'fluent-runtime')
    """
    return re.sub(r"[-_.]+", "-", re.split(r"[\[=<>!~; ]", requirement)[0]).lower()


if __name__ == "__main__":
    sys.exit(main())
