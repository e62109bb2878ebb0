"""Install what the tests need beside Python's packages: PostgreSQL, Redis and Chromium, as packages of the system.

Where they are missing, root on Debian or Ubuntu gets them installed; everybody else is told the command.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple


class Need(NamedTuple):
    """A program that tests need."""

    purpose: str
    packages: Sequence[str]
    """The first of these packages that can be had is installed."""
    commands: Sequence[str]
    """Any of these commands will do."""


NEEDS = (
    Need("PostgreSQL's server, for the tests of rooms with many nodes", ["postgresql"], ["postgres"]),
    Need("Redis, for the tests of words between nodes", ["redis-server"], ["redis-server"]),
    Need(
        "Chromium, for the tests in a browser",
        ["chromium-headless-shell", "chromium"],
        ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
    ),
)


def main() -> None:
    """Install what is missing, or say how."""
    for need in NEEDS:
        if is_present(need):
            continue
        if os.geteuid() == 0 and shutil.which("apt-get"):
            install(need)
        else:
            print(
                f"set-up: {need.purpose}, is missing; install one of the packages {', '.join(need.packages)}, "
                f"as root on Debian: apt-get install {need.packages[-1]}"
            )


def is_present(need: Need) -> bool:
    """Tell if one of its commands is there; Debian keeps PostgreSQL's server off the path."""
    debian = "postgres" in need.commands and list(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return bool(debian) or any(shutil.which(command) for command in need.commands)


def install(need: Need) -> None:
    """Install its first package that can be had, after a look at newer lists of packages where none can."""
    print(f"set-up: {need.purpose}: apt-get install …", end="", flush=True)
    started, said = time.monotonic(), ""
    for fresh in (False, True):
        if fresh:
            apt_get("update")
        for package in need.packages:
            done = apt_get("install", "-y", "--no-install-recommends", package)
            if done.returncode == 0:
                print(f" {package}, {time.monotonic() - started:.0f} s", flush=True)
                return
            said = done.stdout
    print(f" failed\n{said[-2000:]}\nset-up: goes on; the tests that need it will fail")


def apt_get(*words: str) -> subprocess.CompletedProcess[str]:
    """Run apt-get without questions."""
    return subprocess.run(
        ["apt-get", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
    )


if __name__ == "__main__":
    main()
