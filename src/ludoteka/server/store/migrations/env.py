"""Alembic runs this for every command; the connection is handed over by `migrating`."""

from __future__ import annotations

from alembic import context

from ludoteka.server.store.schema import metadata


def run() -> None:
    """Take the steps that alembic has found to be due."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # else somebody only imports this, to read its docstring
    run()
