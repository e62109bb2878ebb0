"""Check the front end's lock and installed packages, as a part of scripts/audit.py."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

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


def npm_locked(lock: dict[str, Any]) -> list[tuple[str, str]]:
    """List the packages of an npm lock with their versions; one may be there in several."""
    return [(npm_name(path), row["version"]) for path, row in sorted(lock["packages"].items()) if path]


def npm_name(path: str) -> str:
    """Return the name of the package that lies at a path of the lock.

    >>> npm_name("node_modules/vite/node_modules/@types/node")
    '@types/node'
    """
    return path.rpartition("node_modules/")[2]


def npm_lock_faults(lock: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    """List what is not safe to install, and what package.json wants but the lock lacks."""
    faults = []
    if lock.get("lockfileVersion") != 3:
        faults.append(f"the front end's lock is of version {lock.get('lockfileVersion')}; wanted 3")
    for path, row in sorted(lock["packages"].items()):
        if path:
            faults += npm_package_faults(npm_name(path), row)
    for name in [*wanted.get("dependencies", {}), *wanted.get("devDependencies", {})]:
        if f"node_modules/{name}" not in lock["packages"]:
            faults.append(f"{name} is wanted by package.json, but is not in the lock")
    return faults


def npm_package_faults(name: str, row: dict[str, Any]) -> list[str]:
    """List the faults of one package: its version, hash, scripts, origin and licence."""
    faults = []
    if not re.fullmatch(r"\d+\.\d+\.\d+[0-9A-Za-z.+-]*", str(row.get("version", ""))):
        faults.append(f"{name} has no version in the front end's lock")
    if not re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", str(row.get("integrity", ""))):
        faults.append(f"{name} has no sha512 hash in the front end's lock")
    if row.get("hasInstallScript"):
        faults.append(f"{name} runs a script when it is installed")
    if row.get("resolved", "").startswith(("http:", "git", "file:")) or row.get("link"):
        faults.append(f"{name} does not come from a registry")
    licence = row.get("license") or UNSTATED.get(name)
    if not set(str(licence).strip("()").split(" AND ")) <= set(LICENCES):
        faults.append(f"{name} has the licence {licence!r}; accepted are {', '.join(LICENCES)}")
    return faults


def npm_installed_faults(packages: list[tuple[str, str]], node_modules: Path) -> list[str]:
    """List the packages that are installed in another version than the locked one.

    Packages for other platforms are in the lock, but not installed.
    """
    faults = []
    for name in dict(packages):
        file = node_modules / name / "package.json"
        numbers = {number for other, number in packages if other == name}
        if file.is_file() and json.loads(file.read_text(encoding="utf-8"))["version"] not in numbers:
            faults.append(f"{name} is installed in another version than the front end's lock has; run make setup")
    return faults
