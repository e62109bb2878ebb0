"""The log, the index, snapshots and papers."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None

STATEMENTS = """
CREATE TABLE entries (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at {real} NOT NULL, body {bytes} NOT NULL,
    PRIMARY KEY (table_id, number)){clustered};
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, updated {real} NOT NULL,
    public BOOLEAN NOT NULL, free INTEGER NOT NULL, host TEXT NOT NULL, people TEXT NOT NULL,
    wake_at {real}, bot_due {real}, facts {bytes} NOT NULL,
    wake_by TEXT, wake_until {real}, bot_by TEXT, bot_until {real});
CREATE INDEX tables_by_update ON tables (public, updated);
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_with_bots ON tables (bot_due) WHERE bot_due IS NOT NULL;
CREATE TABLE seated (
    person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)){clustered};
CREATE INDEX seated_by_table ON seated (table_id);
CREATE TABLE snapshots (table_id TEXT NOT NULL PRIMARY KEY, number INTEGER NOT NULL, body {bytes} NOT NULL);
CREATE TABLE papers (
    kind TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, until {real}, body {bytes} NOT NULL,
    PRIMARY KEY (kind, key));
CREATE INDEX papers_by_owner ON papers (owner, kind);
CREATE INDEX papers_by_end ON papers (until) WHERE until IS NOT NULL
"""


def upgrade() -> None:
    """Make everything."""
    sqlite = op.get_bind().dialect.name == "sqlite"
    filled = STATEMENTS.format(
        bytes="BLOB" if sqlite else "BYTEA",
        clustered=" WITHOUT ROWID" if sqlite else "",
        real="DOUBLE" if sqlite else "DOUBLE PRECISION",
    )
    for statement in filled.split(";"):
        op.execute(statement)
