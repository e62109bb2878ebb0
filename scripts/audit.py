"""Are the locked packages sound? `make audit` (part of `make check`) asks nobody but the package registries.

Always, without a network: every package is pinned and hashed, what is installed is what is locked, and no version is
older than advisories.toml asks for. The browser's packages moreover run no script when they are installed and have a
licence that fits ours. Where a registry tells advisories, each of them is a fault, too; where it cannot be reached or
tells none, a line says so: then a fault published since advisories.toml was written is not seen. Nothing here reads the
packages themselves.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from pip._internal.models.index import PyPI  # no part of pip's promise, but where else does it say whom it asks?

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
ADVISORIES = ROOT / "scripts" / "advisories.toml"
PATIENCE = 5.0
WEB = ROOT / "web"
LICENCES = (
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC-BY-3.0",
    "CC-BY-4.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "OFL-1.1",
    "Python-2.0",
    "Unlicense",
    "Zlib",
)
"""What the browser's packages may come under: CC-BY and OFL are those of icons and fonts."""
UNSTATED = {"svg-tags": "MIT"}
"""Licences that a package names in its LICENSE file, but not where npm looks."""


def main() -> int:
    """Name every fault; 1 if there is any."""
    packages = locked(LOCK.read_text(encoding="utf-8"))
    faults = [*lock_faults(LOCK.read_text(encoding="utf-8")), *installed_faults(packages), *known_faults(packages)]
    sound = say("packages", len(packages), faults, registry_faults(packages))
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    wishes = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    browser = npm_locked(lock)
    web_faults = [*npm_lock_faults(lock, wishes), *npm_installed_faults(browser)]
    for name, number in browser:
        web_faults += known_faults({name: number}, "npm")
    sound &= say("packages of the browser", len(browser), web_faults, npm_told(browser))
    return 0 if sound else 1


def say(what: str, count: int, faults: list[str], told: list[str] | None) -> bool:
    """Print the faults, and what was looked at; whether there is no fault."""
    for fault in [*faults, *(told or [])]:
        print(f"audit: {fault}", file=sys.stderr)
    where = "the registry tells no advisories from here" if told is None else "and by the registry's advisories"
    print(f"audit: {count} {what} checked by lock, hashes and advisories.toml; {where}")
    return not faults and not told


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


def known_faults(packages: dict[str, str], registry: str = "pypi") -> list[str]:
    """Packages with an advisory that we know of."""
    rows = tomllib.loads(ADVISORIES.read_text(encoding="utf-8"))["advisory"]
    rows = [row for row in rows if row.get("registry", "pypi") == registry]
    return [
        f"{row['package']} {packages[row['package']]} has {row['id']}; {row['fixed']} is safe"
        for row in rows
        if row["package"] in packages and older(packages[row["package"]], row["fixed"])
    ]


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
        with urllib.request.urlopen(f"{PyPI.pypi_url}/{name}/{number}/json", timeout=PATIENCE) as answer:
            page = json.load(answer)
    except (OSError, ValueError, urllib.error.HTTPError):
        return None
    return [
        f"{name} {number} has {', '.join(row.get('aliases') or [row['id']])}; safe: {', '.join(row['fixed_in'])}"
        for row in page.get("vulnerabilities") or []
        if not row.get("withdrawn")
    ]


# ---- the browser's packages


def npm_locked(lock: dict[str, Any]) -> list[tuple[str, str]]:
    """The packages of a lock of npm's with their versions; one may be there in several."""
    return [(npm_name(path), row["version"]) for path, row in sorted(lock["packages"].items()) if path]


def npm_name(path: str) -> str:
    """
    >>> npm_name("node_modules/vite/node_modules/@types/node")
    '@types/node'
    """
    return path.rpartition("node_modules/")[2]


def npm_lock_faults(lock: dict[str, Any], wishes: dict[str, Any]) -> list[str]:
    """Packages that are not pinned or hashed, run scripts, come from elsewhere, or under a strange licence."""
    faults = []
    if lock.get("lockfileVersion") != 3:
        faults.append(f"the browser's lock is of version {lock.get('lockfileVersion')}; wanted 3")
    for path, row in sorted(lock["packages"].items()):
        name = npm_name(path)
        if not path:
            continue
        if not re.fullmatch(r"\d+\.\d+\.\d+[0-9A-Za-z.+-]*", str(row.get("version", ""))):
            faults.append(f"{name} has no version in the browser's lock")
        if not re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", str(row.get("integrity", ""))):
            faults.append(f"{name} has no sha512 hash in the browser's lock")
        if row.get("hasInstallScript"):
            faults.append(f"{name} runs a script when it is installed")
        if row.get("resolved", "").startswith(("http:", "git", "file:")) or row.get("link"):
            faults.append(f"{name} does not come from a registry")
        licence = row.get("license") or UNSTATED.get(name)
        if not set(str(licence).strip("()").split(" AND ")) <= set(LICENCES):
            faults.append(f"{name} has the licence {licence!r}; known are {', '.join(LICENCES)}")
    for name in [*wishes.get("dependencies", {}), *wishes.get("devDependencies", {})]:
        if f"node_modules/{name}" not in lock["packages"]:
            faults.append(f"{name} is wanted by package.json, but is not in the lock")
    return faults


def npm_installed_faults(packages: list[tuple[str, str]]) -> list[str]:
    """Packages that lie in node_modules in another version than the lock's; those of other platforms are not there."""
    faults, wanted = [], dict(packages)
    for name in wanted:
        file = WEB / "node_modules" / name / "package.json"
        numbers = {number for other, number in packages if other == name}
        if file.is_file() and json.loads(file.read_text(encoding="utf-8"))["version"] not in numbers:
            faults.append(f"{name} is installed in another version than the browser's lock has; run make setup")
    return faults


def npm_registry() -> str:
    """Where npm gets its packages from here; empty where there is no npm."""
    npm = shutil.which("npm")
    if npm is None:
        return ""
    return subprocess.run([npm, "config", "get", "registry"], capture_output=True, text=True).stdout.strip().rstrip("/")


def npm_told(packages: list[tuple[str, str]]) -> list[str] | None:
    """What npm's registry tells about these versions; None where it does not answer."""
    asked: dict[str, list[str]] = {}
    for name, number in packages:
        asked.setdefault(name, []).append(number)
    try:
        address = f"{npm_registry()}/-/npm/v1/security/advisories/bulk"
        request = urllib.request.Request(address, json.dumps(asked).encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            page = json.load(answer)
    except (OSError, ValueError):
        return None
    if not isinstance(page, dict):
        return None
    return [
        f"{name} ({', '.join(asked.get(name, []))}) has {row.get('url') or row.get('title')}; "
        f"touched: {row.get('vulnerable_versions')}"
        for name, rows in page.items()
        for row in rows
    ]


if __name__ == "__main__":
    sys.exit(main())
