"""Loading of a table from its event log, in slices: while a long log is folded, other tables go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from ludoteka.server.live import entries
from ludoteka.server.live.state import Live
from ludoteka.server.shelf import Shelf
from ludoteka.server.store.store import Entry, Snapshot

SLICE: Final = 0.002
"""Seconds after which others go on before the rest of a log is folded."""


async def fold_log(live: Live, kept: Sequence[Entry], snapshot: Snapshot | None, shelf: Shelf) -> bool:
    """Take in entries of a log; gives back whether others went on meanwhile, so that there may be more entries now."""
    paused, began = False, time.perf_counter()
    for entry in kept:
        live.fold(entry.number, entry.at, entries.read(entry.body))
        if snapshot is not None and snapshot.number == entry.number:
            live.compare(snapshot.body)
        if live.number == 1 and (edition := shelf.get(live.settings.game)) is not None:
            paused = await shelf.ready(edition) or paused
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            paused, began = True, time.perf_counter()
    return paused
