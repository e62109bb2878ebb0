"""The tables of the database, the same for SQLite and PostgreSQL. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # In the order they are written, the order they are read in beside it: entries of many tables share a page then.
    PrimaryKeyConstraint("table_id", "number"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("updated", Double, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("free", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("wake_at", Double),
    Column("bot_due", Double),
    Column("facts", LargeBinary, nullable=False),
    Column("wake_by", Text),
    Column("wake_until", Double),
    Column("bot_by", Text),
    Column("bot_until", Double),
    Index("tables_by_update", "public", "updated"),
    Index(
        "tables_to_wake",
        "wake_at",
        sqlite_where=text("wake_at IS NOT NULL"),
        postgresql_where=text("wake_at IS NOT NULL"),
    ),
    Index(
        "tables_with_bots",
        "bot_due",
        sqlite_where=text("bot_due IS NOT NULL"),
        postgresql_where=text("bot_due IS NOT NULL"),
    ),
)

seated = Table(
    "seated",
    metadata,
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("seated_by_table", "table_id"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

papers = Table(
    "papers",
    metadata,
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("until", Double),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("kind", "key"),
    Index("papers_by_owner", "owner", "kind"),
    Index("papers_by_end", "until", sqlite_where=text("until IS NOT NULL"), postgresql_where=text("until IS NOT NULL")),
)
