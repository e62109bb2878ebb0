"""Check the locked packages of Python and of the front end (`make audit`).

`make check` includes it. Always, without a network: every package is pinned and hashed, the installed packages are the
locked ones, no version is older than advisories.toml asks for, and the front end's packages run no script when they are
installed and have a licence that fits ours. Published advisories come from pip-audit and npm audit; each of them is a
fault. Where these two reach no source of advisories, a line says so. The code of the packages is not examined.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from scripts.advisory_tools import Answer, ask_npm_audit, ask_pip_audit  # noqa: E402  # the path comes first
from scripts.audit_npm import npm_installed_faults, npm_lock_faults, npm_locked  # noqa: E402

LOCKS = (ROOT / "requirements-node.lock", ROOT / "requirements.lock")
"""The short one comes first: its only package tells pip-audit whether the package index serves advisories."""
ADVISORIES = ROOT / "scripts" / "advisories.toml"
WEB = ROOT / "web"


def main() -> int:
    """Run all checks and print every fault; return 1 if there is any."""
    texts = [lock.read_text(encoding="utf-8") for lock in LOCKS]
    packages = locked("".join(texts))
    with ThreadPoolExecutor(2) as pool:
        python_answer = pool.submit(ask_pip_audit, LOCKS, next(iter(packages)))
        npm_answer = pool.submit(ask_npm_audit, WEB)
        faults = [*lock_faults("".join(texts)), *installed_faults(packages), *known_faults(packages.items())]
        lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
        wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
        npm_packages = npm_locked(lock)
        npm_faults = [*npm_lock_faults(lock, wanted), *npm_installed_faults(npm_packages, WEB / "node_modules")]
        npm_faults += known_faults(npm_packages, "npm")
    sound = report("Python packages", len(packages), faults, python_answer.result())
    sound &= report("packages of the front end", len(npm_packages), npm_faults, npm_answer.result())
    return 0 if sound else 1


def report(what: str, count: int, faults: list[str], answer: Answer) -> bool:
    """Print the faults and a summary; return whether there is no fault."""
    for fault in [*faults, *answer.faults]:
        print(f"audit: {fault}", file=sys.stderr)
    print(f"audit: {count} {what} checked by lock and advisories.toml; {answer.summary}")
    return not faults and not answer.faults


def locked(text: str) -> dict[str, str]:
    """List the packages of a lock with their versions."""
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def lock_faults(text: str) -> list[str]:
    """List the packages without a hash."""
    parts = re.split(r"^(?=[a-z0-9-]+==)", text, flags=re.MULTILINE)[1:]
    return [f"{part.split('==')[0]} has no hash in the lock" for part in parts if "--hash=sha256:" not in part]


def installed_faults(packages: dict[str, str]) -> list[str]:
    """List the packages that are installed in another version than the locked one."""
    faults = []
    for name, wanted in packages.items():
        try:
            found = version(name)
        except PackageNotFoundError:
            continue  # for another platform
        if found != wanted:
            faults.append(f"{name} {found} is installed, the lock has {wanted}; run make setup")
    return faults


def known_faults(packages: Iterable[tuple[str, str]], registry: str = "pypi") -> list[str]:
    """List the packages (names and versions) that have an advisory in advisories.toml."""
    rows = tomllib.loads(ADVISORIES.read_text(encoding="utf-8"))["advisory"]
    return [
        f"{name} {number} has {row['id']}; {row['fixed']} is safe"
        for name, number in packages
        for row in rows
        if row["package"] == name and row.get("registry", "pypi") == registry and older(number, row["fixed"])
    ]


def older(one: str, other: str) -> bool:
    """Tell whether a version comes before another.

    >>> older("2.9.1", "2.10"), older("2.10", "2.10.0")
    (True, False)
    """
    ours, theirs = ([int(part) for part in re.findall(r"\d+", text)] for text in (one, other))
    length = max(len(ours), len(theirs))
    return ours + [0] * (length - len(ours)) < theirs + [0] * (length - len(theirs))


if __name__ == "__main__":
    sys.exit(main())
