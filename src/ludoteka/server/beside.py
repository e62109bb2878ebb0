"""Commands beside a room that may be open: which room is meant, and its store, which is never migrated from here."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteka import LudotekaError
from ludoteka.server import folder
from ludoteka.server.config import Config
from ludoteka.server.serving import make_store, settings
from ludoteka.server.store.sql import HEAD
from ludoteka.server.store.store import Store


def meant(args: Namespace, **more: object) -> Config:
    """The settings of the room that a command speaks of, its own games and cards among them."""
    return settings(Namespace(**vars(args) | more), os.environ)


@asynccontextmanager
async def opened(config: Config, *, write: bool = False) -> AsyncIterator[Store]:
    """A room's store: for reading as it stands, or for writing where the room is of this release.

    Bringing it up to date is left to `ludoteka serve`: a room that is open under an older release would not know its
    own database any more, and the way back to that release would be cut.
    """
    if config.database == "memory":
        raise LudotekaError("a room in memory is reached by no command: it keeps nothing outside its process")
    if not config.database and not (config.data / folder.DATABASE).is_file():
        raise LudotekaError(f"there is no room in {config.data}; name its data folder with --data")
    store = make_store(config)
    if write and await store.schema() != HEAD:
        raise LudotekaError("this room was last opened by another release; open it with this one first")
    await (store.open() if write else store.look())
    try:
        yield store
    finally:
        await store.close()
