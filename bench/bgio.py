"""boardgame.io, which plays in Node: its locked packages, and how a program that needs them is started."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable

from bench.worker import ROOT

NAME = "boardgame.io"
LOCKED = ROOT / "bench" / "server" / "bgio"
PEER = ROOT / "build" / "peers" / NAME


def node_env() -> dict[str, str]:
    """The environment of the Node programs."""
    return os.environ | {"NODE_PATH": str(PEER / "node_modules"), "NODE_ENV": "production"}


def install(tell: Callable[[str], None]) -> str:
    """Make its packages ready, once; return why they cannot be, or nothing."""
    wanted, stamp = hashlib.sha256((LOCKED / "package-lock.json").read_bytes()).hexdigest(), PEER / "installed.txt"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return ""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return f"{NAME} is left out: there is no Node here"
    tell(f"installing {NAME} (once) …")
    try:
        PEER.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(LOCKED / name, PEER / name)
        done = subprocess.run(
            [npm, "ci", "--no-audit", "--no-fund", "--silent"],
            cwd=PEER,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
    except OSError as error:
        return f"{NAME} is left out: {error}"
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or [f"npm ended with {done.returncode}"]
        return f"{NAME} is left out, it cannot be installed: {said[-1]}"
    stamp.write_text(wanted, encoding="utf-8")
    return ""
