"""The peers' own virtual environment, made when it is first needed; a peer that cannot be had is left out."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import venv
from pathlib import Path

from bench.screen import Screen
from bench.worker import ROOT

FOLDER = ROOT / "build" / "peers"
PINS = ROOT / "bench" / "requirements-peers.txt"
PYTHON = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
PACKAGES = {
    "openspiel": "open_spiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo[classic]",
    "catanatron": "catanatron",
}


def state() -> str:
    """What an installed peer depends on: this Python and the pins."""
    return sys.version + "\n" + PINS.read_text(encoding="utf-8")


def stamp(peer: str) -> Path:
    """Where it is noted that a peer is installed, and from what."""
    return FOLDER / f"{peer}.installed"


def is_installed(peer: str) -> bool:
    """Whether a peer is ready, and still as the pins say."""
    return stamp(peer).is_file() and stamp(peer).read_text(encoding="utf-8") == state()


def install(peer: str, screen: Screen) -> str:
    """Make a peer ready; return why it cannot be, or nothing."""
    if is_installed(peer):
        return ""
    log = FOLDER / "install.log"
    try:
        if not (FOLDER / "python").is_file() or (FOLDER / "python").read_text(encoding="utf-8") != sys.version:
            screen.line("making build/peers, an environment for the peers (once) …")
            venv.create(FOLDER, clear=True, with_pip=True)
            (FOLDER / "python").write_text(sys.version, encoding="utf-8")
        wanted = ["-c", str(PINS), PACKAGES[peer], "mypy_extensions", "librt"]  # two for our own native engine
        ended = run_pip(wanted, log, f"installing {peer} (once) …", screen)
    except (OSError, subprocess.SubprocessError) as error:
        return f"{peer} is left out: {error}"
    if ended != 0:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        errors = [line.strip() for line in lines if "ERROR" in line] or [f"pip ended with {ended}"]
        return f"{peer} is left out, it cannot be installed: {errors[0]}"
    stamp(peer).write_text(state(), encoding="utf-8")
    return ""


def run_pip(arguments: list[str], log: Path, task: str, screen: Screen) -> int:
    """Install quietly; where somebody watches, a line counts the seconds."""
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *arguments]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    started = time.monotonic()
    if not screen.watched:
        screen.line(task)
    with (
        log.open("w", encoding="utf-8") as sink,
        subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=sink, stderr=sink) as process,
    ):
        while process.poll() is None:
            screen.passing(f"{task} {time.monotonic() - started:.0f} s")
            time.sleep(0.2)
    return process.returncode
