"""The room's own key: made once and durably; a torn one is repaired where nobody needs it, and explained elsewhere."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludoteka import LudotekaError
from ludoteka.server import folder
from ludoteka.server.people import People
from tests.server.conftest import Run

TORN = [b"", b"k", b"k" * 31]


async def opened(place: Path, *, guest: bool) -> None:
    """A room's database, in which somebody has come in or nobody has."""
    store = folder.store_in(place)
    await store.open()
    if guest:
        await People(store, b"k" * 32).guest("Ann")
    await store.close()


@pytest.mark.parametrize("left", TORN, ids=len)
@pytest.mark.parametrize("database", [False, True])
def test_a_torn_key_that_nothing_was_signed_by_is_made_anew(
    tmp_path: Path, run: Run[Any], left: bytes, database: bool
) -> None:
    if database:
        run(opened(tmp_path, guest=False))
    (tmp_path / "key").write_bytes(left)
    made = folder.own_key(tmp_path)
    assert (len(made), folder.own_key(tmp_path), (tmp_path / "key").stat().st_mode & 0o777) == (32, made, 0o600)


@pytest.mark.parametrize("left", TORN, ids=len)
def test_a_torn_key_that_somebody_needs_is_explained_and_left_as_it_is(
    tmp_path: Path, run: Run[Any], left: bytes
) -> None:
    run(opened(tmp_path, guest=True))
    (tmp_path / "key").write_bytes(left)
    with pytest.raises(LudotekaError, match=rf"key .*key is damaged: it has {len(left)} bytes and needs 32; copy it"):
        folder.own_key(tmp_path)
    assert (tmp_path / "key").read_bytes() == left


def test_a_key_that_was_removed_on_purpose_is_made_anew(tmp_path: Path, run: Run[Any]) -> None:
    run(opened(tmp_path, guest=True))
    assert len(folder.own_key(tmp_path)) == 32


def test_a_database_that_cannot_be_read_may_need_the_key(tmp_path: Path) -> None:
    (tmp_path / folder.DATABASE).write_bytes(b"no database at all" * 100)
    (tmp_path / "key").write_bytes(b"")
    with pytest.raises(LudotekaError, match="is damaged"):
        folder.own_key(tmp_path)


def test_a_key_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cut at any moment leaves the whole key or none: contents, then name, then the folder reach the disk."""
    steps: list[str] = []
    sync, rename = os.fsync, Path.rename

    def synced(handle: int) -> None:
        sync(handle)
        there = "key" if (tmp_path / "key").exists() else "no key"
        size = max((path.stat().st_size for path in tmp_path.glob("key.part")), default=0)
        steps.append(f"synced, {there}, {size} bytes aside")

    def renamed(path: Path, target: Path) -> Path:
        steps.append(f"renamed {path.name}")
        return rename(path, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "rename", renamed)
    folder.own_key(tmp_path)
    assert steps == ["synced, no key, 32 bytes aside", "renamed key.part", "synced, key, 0 bytes aside"]


def test_what_a_cut_left_aside_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "key.part").write_bytes(b"torn")
    assert len(folder.own_key(tmp_path)) == 32
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_a_key_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "key").mkdir()
    with pytest.raises(LudotekaError, match="cannot be read or written: Is a directory"):
        folder.own_key(tmp_path)


def test_people_keep_their_sign_ins_when_a_good_key_is_there(tmp_path: Path, run: Run[Any]) -> None:
    run(opened(tmp_path, guest=True))
    (tmp_path / "key").write_bytes(b"k" * 32)
    assert folder.own_key(tmp_path) == b"k" * 32
    with sqlite3.connect(tmp_path / folder.DATABASE) as database:
        assert database.execute("SELECT count(*) FROM papers WHERE kind = 'session'").fetchone() == (1,)
    database.close()
