"""Are the packages of the lock sound? `make audit` (part of `make check`) asks nobody but the package registry.

Always, without a network: every package is pinned and hashed, what is installed is what is locked, and no version is
older than advisories.toml asks for. Where the registry tells advisories, each of them is a fault, too; where it cannot
be reached or tells none, a line says so.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
ADVISORIES = ROOT / "scripts" / "advisories.toml"
REGISTRY = "https://pypi.org/pypi"
PATIENCE = 5.0


def main() -> int:
    """Name every fault; 1 if there is any."""
    packages = locked(LOCK.read_text(encoding="utf-8"))
    faults = [*lock_faults(LOCK.read_text(encoding="utf-8")), *installed_faults(packages), *known_faults(packages)]
    told = registry_faults(packages)
    for fault in [*faults, *(told or [])]:
        print(f"audit: {fault}", file=sys.stderr)
    where = "the registry tells no advisories from here" if told is None else "and by the registry's advisories"
    print(f"audit: {len(packages)} packages checked by lock, hashes and advisories.toml; {where}")
    return 1 if faults or told else 0


def locked(text: str) -> dict[str, str]:
    """The packages of a lock with their versions."""
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def lock_faults(text: str) -> list[str]:
    """Packages without a hash."""
    parts = re.split(r"^(?=[a-z0-9-]+==)", text, flags=re.MULTILINE)[1:]
    return [f"{part.split('==')[0]} has no hash in the lock" for part in parts if "--hash=sha256:" not in part]


def installed_faults(packages: dict[str, str]) -> list[str]:
    """Packages that are installed in another version than the lock's."""
    faults = []
    for name, wanted in packages.items():
        try:
            found = version(name)
        except PackageNotFoundError:
            continue  # for another platform
        if found != wanted:
            faults.append(f"{name} {found} is installed, the lock has {wanted}; run make setup")
    return faults


def known_faults(packages: dict[str, str]) -> list[str]:
    """Packages with an advisory that we know of."""
    rows = tomllib.loads(ADVISORIES.read_text(encoding="utf-8"))["advisory"]
    return [f"{row['package']} {packages[row['package']]} has {row['id']}; {row['fixed']} is safe" for row in rows
            if row["package"] in packages and older(packages[row["package"]], row["fixed"])]


def older(one: str, other: str) -> bool:
    """Whether a version comes before another.

    >>> older("2.9.1", "2.10"), older("2.10", "2.10.0")
    (True, False)
    """
    ours, theirs = ([int(part) for part in re.findall(r"\d+", text)] for text in (one, other))
    length = max(len(ours), len(theirs))
    return ours + [0] * (length - len(ours)) < theirs + [0] * (length - len(theirs))


def registry_faults(packages: dict[str, str]) -> list[str] | None:
    """What the registry tells about these versions; None where it tells nothing from here."""
    names = sorted(packages)
    if not names or told(names[0], packages[names[0]]) is None:
        return None
    with ThreadPoolExecutor(8) as pool:
        rows = list(pool.map(lambda name: told(name, packages[name]), names))
    return [fault for row in rows for fault in row or []]


def told(name: str, number: str) -> list[str] | None:
    """The registry's advisories for one version; None where it does not answer."""
    try:
        with urllib.request.urlopen(f"{REGISTRY}/{name}/{number}/json", timeout=PATIENCE) as answer:
            page = json.load(answer)
    except (OSError, ValueError, urllib.error.HTTPError):
        return None
    return [f"{name} {number} has {', '.join(row.get('aliases') or [row['id']])}; safe: {', '.join(row['fixed_in'])}"
            for row in page.get("vulnerabilities") or [] if not row.get("withdrawn")]


if __name__ == "__main__":
    sys.exit(main())
