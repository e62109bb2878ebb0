"""SQLite keeps entries in the order they are written, as PostgreSQL does: those of many tables share a page then.

In the order of the tables every move changed a page of its own, and the disk was sent four kilobytes for each.
"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Write the log anew."""
    _rewrite("")


def downgrade() -> None:
    """Write it in the order of the tables again."""
    _rewrite(" WITHOUT ROWID")


def _rewrite(form: str) -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            "CREATE TABLE entries_anew (table_id TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE NOT NULL, "
            f"body BLOB NOT NULL, PRIMARY KEY (table_id, number)){form}"
        )
        op.execute("INSERT INTO entries_anew SELECT table_id, number, at, body FROM entries ORDER BY table_id, number")
        op.execute("DROP TABLE entries")
        op.execute("ALTER TABLE entries_anew RENAME TO entries")
