"""Bringing a database up to date. Loaded only where something is to be done: alembic and SQLAlchemy are heavy."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteka.server.store.sql import too_new
from ludoteka.server.store.store import Unavailable

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x1D07EA
"""The number of PostgreSQL's advisory lock under which one node migrates while the others wait."""


def migrate_sqlite(path: Path) -> None:
    """Bring a SQLite file up to date; it is made where there is none."""
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


async def migrate_postgres(address: str) -> None:
    """Bring a PostgreSQL database up to date; nodes that start together wait for the first."""
    engine = create_async_engine("postgresql+asyncpg" + address[address.index("://") :])
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
        await asyncio.sleep(0)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take every step that is missing."""
    try:
        command.upgrade(settings(connection), to)
    except CommandError:
        found = MigrationContext.configure(connection).get_current_revision()
        raise Unavailable(too_new(str(found))) from None


def step_back(path: Path, schema: str) -> None:
    """Give a copy of a SQLite file the form that an older release knows; what that has no place for is left out."""
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            command.downgrade(settings(connection), schema)
    finally:
        engine.dispose()


def settings(connection: Connection) -> Config:
    """Alembic's settings: where the steps are, and the connection they are taken on."""
    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    return config
