"""Reading the log of a table whole, and telling the operator where a part of it is destroyed."""

from __future__ import annotations

import logging

from ludoteka.server.live import entries
from ludoteka.server.live.entries import Kept
from ludoteka.server.live.place import Place
from ludoteka.server.store.store import Damaged, Entry, Store

log = logging.getLogger("ludoteka.hall")


async def read_log(store: Store, place: Place) -> list[Entry]:
    """All entries of a table; a destroyed page is logged with the table's id and noted at its place."""
    try:
        kept = await store.read(place.id)
    except Damaged as bad:
        place.damaged = True
        log.error("the log of a table cannot be read: %s", bad, extra={"table": place.id})
        raise
    place.damaged = False
    if place.unsure is not None:
        place.arrived = place.unsure if place.unsure in kept else None
        place.unsure = None
    return kept


def take_arrived(place: Place) -> Kept | None:
    """The entry of this node that arrived although its write had failed: nobody has been sent a notice of it yet."""
    entry, place.arrived = place.arrived, None
    return None if entry is None else entries.read(entry.body)
