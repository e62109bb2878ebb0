"""Reviews of finished matches."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for them."""
    body = "BLOB" if op.get_bind().dialect.name == "sqlite" else "BYTEA"
    op.execute(f"CREATE TABLE reviews (table_id TEXT NOT NULL PRIMARY KEY, body {body} NOT NULL)")


def downgrade() -> None:
    """Reviews can be made again."""
    op.execute("DROP TABLE reviews")
