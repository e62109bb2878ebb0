"""The database's shape: migrations from nothing lead to what the code expects."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteka.server.store.migrating import migrate_postgres, migrate_sqlite, settings, step_back, upgrade
from ludoteka.server.store.postgres import PostgresStore
from ludoteka.server.store.schema import metadata
from ludoteka.server.store.sql import HEAD, KNOWN
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.store.store import Unavailable
from tests.server.conftest import Run
from tests.server.own_postgres import OwnPostgres


def test_the_newest_step_is_the_one_the_stores_expect(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x'}")
    with engine.connect() as connection:
        steps = ScriptDirectory.from_config(settings(connection))
        assert (steps.get_current_head(), [step.revision for step in steps.walk_revisions()][::-1]) == (HEAD, [*KNOWN])
    engine.dispose()


def test_migrations_lead_to_the_schema_on_sqlite(tmp_path: Path) -> None:
    migrate_sqlite(tmp_path / "room.sqlite")
    engine = create_engine(f"sqlite:///{tmp_path / 'room.sqlite'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.xdist_group("postgres")
def test_migrations_lead_to_the_schema_on_postgres(postgres: OwnPostgres, run: Run[Any]) -> None:
    address = postgres.new("fresh")

    async def differences() -> list[Any]:
        await migrate_postgres(address)
        engine = create_async_engine(address.replace("postgresql:", "postgresql+asyncpg:"))
        async with engine.connect() as connection:
            found: list[Any] = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), metadata)
            )
        await engine.dispose()
        return found

    assert run(differences()) == []


@pytest.mark.xdist_group("postgres")
def test_nodes_that_start_together_migrate_once(postgres: OwnPostgres, run: Run[Any]) -> None:
    address = postgres.new("together")

    async def start_all() -> list[object]:
        nodes = [PostgresStore(address) for _ in range(4)]
        came = await asyncio.gather(*(node.open() for node in nodes), return_exceptions=True)
        for node in nodes:
            await node.close()
        return list(came)

    assert run(start_all()) == [None] * 4


def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path, run: Run[Any]) -> None:
    migrate_sqlite(tmp_path / "room.sqlite")
    with sqlite3.connect(tmp_path / "room.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(Unavailable, match="newer release"):
        run(SqliteStore(tmp_path / "room.sqlite").open())


def test_the_log_keeps_every_entry_when_it_is_put_in_another_order(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, "0002")
    engine.dispose()
    entries = [("b", 1, 1.5, b"\x00one"), ("a", 2, 3.0, b"two"), ("a", 1, 2.0, b"one")]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", entries)
    migrate_sqlite(path)
    assert _entries(path) == sorted(entries)
    step_back(path, "0002")
    assert _entries(path) == sorted(entries)


def _entries(path: Path) -> list[tuple[str, int, float, bytes]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM entries ORDER BY table_id, number").fetchall()
