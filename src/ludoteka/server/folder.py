"""The data folder of a node: its database, its lock, its key, and live backups."""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from ludoteka import LudotekaError
from ludoteka.server.store.sql import KNOWN
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.store.store import Paper, Store, Taken
from ludoteka.server.store.writer import read_only

DATABASE = "room.sqlite"
KEY_BYTES = 32
PAGES = 500
"""A backup copies so many pages, then lets others write."""


class FolderTaken(LudotekaError):
    """Another node works with this folder."""


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep the folder to this process: two nodes on one SQLite file would not hear of each other."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        held = (folder / "lock").open("w")
    except OSError as error:
        raise LudotekaError(f"the folder {folder} cannot be used: {error.strerror}; name another by --data") from None
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FolderTaken(
                f"another room works in {folder}; stop it, or name another folder with --data; "
                "several nodes need PostgreSQL: --database"
            ) from None
        yield


def own_key(folder: Path) -> bytes:
    """The key that signs cookies, made at the first start and readable by its owner only.

    A power cut of an older release's first start could leave it empty or torn: it is made anew where nobody has signed
    in yet. Elsewhere the operator decides, for a new key ends all sign-ins.
    """
    path = folder / "key"
    try:
        found = path.read_bytes() if path.exists() else b""
        if len(found) >= KEY_BYTES:
            return found
        if path.exists() and _has_people(folder / DATABASE):
            raise LudotekaError(
                f"the room's key {path} is damaged: it has {len(found)} bytes and needs {KEY_BYTES}; copy it back "
                "from a backup, or remove it and start again: then a new one is made and everybody has to sign in anew"
            )
        _write_durably(path, secrets.token_bytes(KEY_BYTES))
        return path.read_bytes()
    except OSError as error:
        raise LudotekaError(f"the room's key {path} cannot be read or written: {error.strerror}") from None


def _has_people(database: Path) -> bool:
    """Whether somebody has signed in, or has an account, whom another key would turn away."""
    if not database.is_file():
        return False
    try:
        with contextlib.closing(read_only(database)) as reading:
            question = "SELECT 1 FROM papers WHERE kind IN ('person', 'session', 'login') LIMIT 1"
            return bool(reading.execute(question).fetchall())
    except sqlite3.Error:  # what cannot be read may hold anything
        return True


def _write_durably(path: Path, content: bytes) -> None:
    """Write a private file so that after a power cut it is there whole, or not at all."""
    partial = path.with_name(path.name + ".part")
    partial.unlink(missing_ok=True)
    with open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    partial.rename(path)
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


async def shared_key(store: Store) -> bytes:
    """The key that all nodes of one database share, made by the first."""
    with contextlib.suppress(Taken):
        await store.file(Paper(kind="room", key="key", body=secrets.token_bytes(32)), new=True)
    found = await store.paper("room", "key", time.time())
    if found is None:
        raise LudotekaError("the database does not keep the room's key")
    return found.body


def backup(folder: Path, target: Path, schema: str = "") -> int:
    """Copy a room's database while it is played; gives back the size. The copy is whole as of one moment.

    With a schema the copy, never the room, gets the form that an older release can open.
    """
    if schema and schema not in KNOWN:
        raise LudotekaError(f"no release has the schema {schema!r}; there are {', '.join(KNOWN)}")
    source = folder / DATABASE
    if not source.is_file():
        raise LudotekaError(f"there is no {source}; a room on PostgreSQL is saved by pg_dump")
    if target.exists():
        raise LudotekaError(f"{target} exists already; a backup never overwrites anything")
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        with contextlib.closing(read_only(source)) as reading, contextlib.closing(sqlite3.connect(partial)) as writing:
            reading.backup(writing, pages=PAGES)
            writing.execute("PRAGMA journal_mode = DELETE")
        if schema:
            from ludoteka.server.store.migrating import step_back

            step_back(partial, schema)
        with contextlib.closing(sqlite3.connect(partial)) as copy:
            verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise LudotekaError(f"the copy is damaged: {verdict}")
        with partial.open("rb") as copied:
            os.fsync(copied.fileno())
        os.chmod(partial, 0o600)
        partial.rename(target)
    except (sqlite3.Error, OSError) as error:
        partial.unlink(missing_ok=True)
        raise LudotekaError(f"the backup failed: {error}") from None
    return target.stat().st_size


def store_in(folder: Path) -> SqliteStore:
    """The store of a data folder."""
    return SqliteStore(folder / DATABASE)
