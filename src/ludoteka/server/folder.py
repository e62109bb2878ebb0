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
    """The key that signs cookies, made at the first start and readable by its owner only."""
    path = folder / "key"
    if not path.exists():
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(32))
    return path.read_bytes()


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
