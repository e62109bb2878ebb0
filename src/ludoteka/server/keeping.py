"""Housekeeping: papers whose time is over and tables beyond the retention time are removed, an hour apart."""

from __future__ import annotations

import asyncio
import logging
import time

from ludoteka.server.store.store import Store, Unavailable

EVERY = 3600.0
DAY = 86400.0

log = logging.getLogger("ludoteka.keeping")


async def keep(store: Store, retention_days: int, every: float = EVERY) -> None:
    """Tidy up again and again; several nodes doing it at once do no harm."""
    while True:
        try:
            await tidy(store, retention_days, time.time())
        except Unavailable as error:
            log.warning("tidying up is put off", extra={"problem": str(error)})
        await asyncio.sleep(every)


async def tidy(store: Store, retention_days: int, now: float) -> tuple[int, int]:
    """Remove what has had its time; gives back how many papers and how many tables went."""
    papers = await store.shred_expired(now)
    tables = 0
    while retention_days:
        old = await store.finished(now - retention_days * DAY)
        for table in old:
            await store.forget(table)
        tables += len(old)
        if not old:
            break
    if papers or tables:
        log.info("tidied up", extra={"papers": papers, "tables": tables})
    return papers, tables
