"""Alembic runs this for every command; the connection is handed over by `migrating`."""

from __future__ import annotations

from alembic import context

from ludoteka.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
