"""Build the image, start it as deploy/compose.yaml says, play, stop, start again: is everything still there?

    make image-try      as root on Debian, with buildah, podman (crun or runc) and debootstrap; 8 to 20 minutes

The bases that a normal build takes from a registry are made here from Debian's packages (debootstrap) and, for the
pages, of the Node that requirements-node.lock pins: stand-ins of the same kind, with Debian's Python. Everything lies
in one temporary folder, containers and images too, and is gone at the end.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import sys
import tempfile
from pathlib import Path

import yaml  # type: ignore[import-untyped]

from scripts.guest import Guest
from scripts.workshop import LIMITS, Workshop, make_bases, step

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("buildah", "podman", "debootstrap")
ORIGIN = "https://games.example"
UNWANTED = ("gcc", "cc", "node", "npm", "pip", "git", "mypy", "pytest", "ruff")
MOVES = 6


def main() -> int:
    """Go through all steps; whatever fails ends it with a reason."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--driver", default="overlay", help="how images are stored: overlay, or vfs where that fails")
    parser.add_argument("--minutes", type=float, default=45, help="give up after so long (45)")
    chosen = parser.parse_args()
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing or os.geteuid() != 0:
        parser.error(f"this needs root and {', '.join(NEEDED)}" + (f"; missing: {', '.join(missing)}" * bool(missing)))
    signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"image: not done after {chosen.minutes:g} minutes"))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("image: asked to stop"))
    signal.alarm(int(chosen.minutes * 60))
    with tempfile.TemporaryDirectory(prefix="ludoteka-image-") as folder, Workshop(Path(folder), chosen.driver) as shop:
        with step("stand-in bases by debootstrap"):
            make_bases(shop)
        with step("the image, by buildah from deploy/Containerfile"):
            shop.buildah(
                "build",
                "--isolation",
                "chroot",
                "--format",
                "docker",
                "--layers=false",
                *shop.shared,
                "--build-arg",
                "NODE_BASE=localhost/node",
                "--build-arg",
                "PYTHON_BASE=localhost/python",
                "-f",
                str(ROOT / "deploy/Containerfile"),
                "-t",
                "ludoteka",
                str(ROOT),
            )
        look_inside(shop)
        use(shop)
    print("image: it builds, starts, plays, stops and goes on")
    return 0


def look_inside(shop: Workshop) -> None:
    """How large it is, which engine runs, and that nothing came along which only builders need."""
    size, base = (
        int(shop.podman("image", "inspect", name, "--format", "{{.Size}}")) for name in ("ludoteka", "localhost/python")
    )
    print(f"image: {size / 1e6:.0f} MB, {(size - base) / 1e6:.0f} of them upon the base")
    inside = ["run", "--rm", *LIMITS, "--network", "none", "--entrypoint", "sh"]
    engine = shop.podman(*inside, "ludoteka", "-c", "ludoteka --version")
    # As root, who may look everywhere.
    search = (
        f"for tool in {' '.join(UNWANTED)}; do command -v $tool; done; find / -xdev -name .git -o "
        "-name node_modules -o -path '/src/tests*' -o -path '*/.cache/pip*' -o -path '/var/lib/apt/lists/*'"
    )
    found = shop.podman(*inside, "--user", "0", "ludoteka", "-c", search)
    print(f"image: {engine}; compilers, checkers, caches: {found or 'none'}")
    if found or "native" not in engine:
        sys.exit("image: it should hold the native engine, and nothing of the kind")


def use(shop: Workshop) -> None:
    """Play, stop, start again on the same volume, play on."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        guest = Guest(f"http://127.0.0.1:{free.getsockname()[1]}", ORIGIN)
    start(shop, guest)
    with step(f"{MOVES} moves at Kragmortha against a skilled bot"):
        table = guest.sit_down("kragmortha", "skilled")
        before = guest.play(table, MOVES)
    pages, foreign = guest.call("/")[0], guest.call("/api/me", {}, origin="https://elsewhere.example")[0]
    shop.podman("healthcheck", "run", "room")
    print(f"image: pages {pages}, another site's page {foreign}, healthcheck ok")
    with step("SIGTERM, and it ends by itself"):
        shop.podman("stop", "--time", "20", "room")
    ended = shop.podman("inspect", "room", "--format", "{{.State.ExitCode}}")
    start(shop, guest)
    after = guest.see(table)
    kept = after["letters"][: len(before["letters"])] == before["letters"]
    print(f"image: exit code {ended}; {len(after['letters'])} letters after the restart, the old ones kept: {kept}")
    with step("played on, then resigned"):
        guest.play(table, 2)
        guest.do(table, "resign")
        lines = str(guest.good(f"/api/tables/{table}/record"), "utf-8").splitlines()  # whole only when it is over
    shop.podman("stop", "--time", "20", "room")
    answered = sum(line.split()[1:2] == ["P2"] for line in lines)
    print(f"image: the record has {len(lines)} lines, {answered} of them moves of the bot, and ends: {lines[-1][:14]}")
    if (pages, foreign, ended, kept) != (200, 403, "0", True) or not answered or not lines[-1].startswith("seal "):
        sys.exit("image: that is not as it should be")


def start(shop: Workshop, guest: Guest) -> None:
    """Start the room as the compose file says: its user, its folders, its rights, its memory."""
    wish = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))["services"]["room"]
    words = ["--memory", wish["mem_limit"], *(["--read-only"] if wish["read_only"] else [])]
    for option, key in (
        ("-v", "volumes"),
        ("--tmpfs", "tmpfs"),
        ("--cap-drop", "cap_drop"),
        ("--security-opt", "security_opt"),
    ):
        words += [word for value in wish[key] for word in (option, value)]
    port = guest.address.rpartition(":")[2]
    for name, value in (("ORIGIN", ORIGIN), ("HOST", "127.0.0.1"), ("PORT", port)):  # no network needs to be made
        words += ["-e", f"LUDOTEKA_{name}={value}"]
    with step("start, until /readyz says yes"):
        shop.podman("run", "--detach", "--replace", "--name", "room", "--network", "host", *LIMITS, *words, "ludoteka")
        guest.wait_ready()


if __name__ == "__main__":
    sys.exit(main())
