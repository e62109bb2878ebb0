"""A PostgreSQL server of the tests' own: in a temporary folder, on a free port, never as root."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
PATIENCE = 60.0
"""Seconds that a busy machine may take to start a server."""
EMPTY = "DELETE FROM entries; DELETE FROM tables; DELETE FROM seated; DELETE FROM snapshots; DELETE FROM papers"


class OwnPostgres:
    """Started with the object; `stop`, `start` and `kill` play the database that goes away."""

    def __init__(self, *, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ludoteka-postgres-"))
        self.port = free_port()
        self.user = _account()
        self._extra = [] if durable else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        self._process: subprocess.Popen[bytes] | None = None
        self._made: list[str] = []
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run(
            "initdb",
            "-D",
            str(self.folder / "data"),
            "-U",
            "ludoteka",
            "--auth=trust",
            "--no-sync",
            "--encoding=UTF8",
            "--locale=C",
        )
        self.start()

    def address(self, database: str = "postgres") -> str:
        """What a node is given."""
        return f"postgresql://ludoteka@127.0.0.1:{self.port}/{database}"

    def new(self, database: str) -> str:
        """An empty database of this name, in place of any old one; gives back its address."""
        self._run("dropdb", *self._where(), "--if-exists", "--force", database)
        self._run("createdb", *self._where(), database)
        return self.address(database)

    def emptied(self, database: str) -> str:
        """A database of this name with nothing in it, made at the first call; gives back its address."""
        if database in self._made:
            self._run("psql", *self._where(), "-d", database, "-qc", EMPTY)
            return self.address(database)
        self._made.append(database)
        return self.new(database)

    def start(self) -> None:
        """Start the server and wait until it answers; where somebody else took the port meanwhile, on another one."""
        for _ in range(3):
            if self._started():
                return
            self.port = free_port()
        raise RuntimeError(f"no PostgreSQL server came up: {(self.folder / 'log').read_text()[-2000:]}")

    def _started(self) -> bool:
        command = [
            _program("postgres"),
            "-D",
            str(self.folder / "data"),
            "-p",
            str(self.port),
            "-h",
            "127.0.0.1",
            "-k",
            str(self.folder),
            "-c",
            "max_connections=60",
            *self._extra,
        ]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd=self.folder)
        patience = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < patience:
            if subprocess.run([_program("pg_isready"), *self._where()], capture_output=True).returncode == 0:
                return True
            time.sleep(0.05)
        self.stop()
        return False

    def stop(self) -> None:
        """Stop at once, as a crash would."""
        if self._process is not None:
            self._process.send_signal(3)  # SIGQUIT: no goodbye to anybody, recovery at the next start
            self._process.wait(30)
            self._process = None

    def remove(self) -> None:
        """Stop and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _where(self) -> list[str]:
        return ["-h", "127.0.0.1", "-p", str(self.port), "-U", "ludoteka"]

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [_program(program), *arguments], check=True, capture_output=True, user=self.user, cwd=self.folder
        )


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _program(name: str) -> str:
    """Debian keeps the server's programs in a folder per version, off the path."""
    newest = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3].partition(".")[0]))
    found = str(newest[-1]) if newest else shutil.which(name)
    if found is None:
        raise RuntimeError(f"PostgreSQL's {name} is not installed; `make setup` says how it can be had")
    return found


def _account() -> str | None:
    """Whom the server runs as: PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
