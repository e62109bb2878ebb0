"""Recognition of a database with destroyed pages, from what SQLite says."""

from __future__ import annotations

import re
import sqlite3
from typing import Final

from ludoteka.server.store.store import Damaged, Unavailable

DESTROYED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_TABLE: Final = re.compile(r"\b(?:FROM|INTO|UPDATE)\s+(\w+)")


def is_damage(error: BaseException) -> bool:
    """Whether SQLite has met a destroyed page; the low byte of its code says so, whatever the details."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DESTROYED


def failed(file: str, error: BaseException, statement: str, verb: str) -> Unavailable:
    """The error of a statement that could not be carried out: with file and table where a page is destroyed."""
    if not is_damage(error):
        return Unavailable(f"the room's database cannot be {verb}: {error}")
    found = _TABLE.search(statement)
    table = found.group(1) if found else "?"
    return Damaged(f"a page of {file}, table {table!r}, is destroyed and cannot be {verb}: {error}")
