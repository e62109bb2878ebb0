"""What the tests need beside Python's packages: PostgreSQL, Redis and Chromium, from the system's own packages.

Where they are missing, root on Debian or Ubuntu gets them installed; everybody else is told the command.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

COMMANDS = {
    "postgresql": "PostgreSQL's server, for the tests of rooms with many nodes",
    "redis-server": "Redis, for the tests of words between nodes",
    "chromium": "Chromium, for the tests in a browser",
}


def present(package: str) -> bool:
    """Whether a package, or the like of it, is there."""
    if package == "postgresql":
        return bool(list(Path("/usr/lib/postgresql").glob("*/bin/postgres"))) or shutil.which("postgres") is not None
    names = ("chromium", "chromium-browser", "google-chrome") if package == "chromium" else (package,)
    return any(shutil.which(name) for name in names)


def system_packages() -> None:
    """Install what is missing, or say how."""
    missing = [package for package in COMMANDS if not present(package)]
    if not missing:
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        for package in missing:
            print(
                f"set-up: {COMMANDS[package]}, is missing; install the package {package}, as root on Debian: "
                f"apt-get install {package}"
            )
        return
    quiet = {
        "stdin": subprocess.DEVNULL,
        "stdout": subprocess.PIPE,
        "stderr": subprocess.STDOUT,
        "text": True,
        "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
    }
    for package in missing:
        print(f"set-up: {COMMANDS[package]}: apt-get install {package} …", end="", flush=True)
        started = time.monotonic()
        command = ["apt-get", "install", "-y", "--no-install-recommends", package]
        done = subprocess.run(command, **quiet)  # type: ignore[call-overload]
        if done.returncode:
            subprocess.run(["apt-get", "update"], **quiet)  # type: ignore[call-overload]
            done = subprocess.run(command, **quiet)  # type: ignore[call-overload]
        if done.returncode:
            print(f" failed\n{done.stdout[-2000:]}\nset-up: goes on; the tests that need it will fail")
        else:
            print(f" {time.monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    system_packages()
