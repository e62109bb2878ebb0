"""Housekeeping: papers whose time is over and tables beyond their retention time are removed, an hour apart."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from ludoteka.server.config import Config
from ludoteka.server.store.store import Store, Unavailable

EVERY: Final = 3600.0
DAY: Final = 86400.0
GUESTS_KEPT: Final = 30 * DAY
"""So long a guest is remembered who has no sign-in left: others still meet the name at their tables."""
FINISHED: Final = ("over", "open")
ABANDONED: Final = ("playing", "paused", "frozen")

log = logging.getLogger("ludoteka.keeping")


async def keep(store: Store, config: Config, every: float = EVERY) -> None:
    """Tidy up again and again; several nodes doing it at once do no harm."""
    while True:
        try:
            await tidy(store, config, time.time())
        except Unavailable as error:
            log.warning("tidying up is put off", extra={"problem": str(error)})
        except Exception:
            log.exception("tidying up failed")  # and is tried again: else nothing would be removed any more
        await asyncio.sleep(every)


async def tidy(store: Store, config: Config, now: float) -> tuple[int, int]:
    """Remove what has had its time; gives back how many papers and how many tables went."""
    papers = await store.shred_expired(now)
    await store.let_guests_go(now + GUESTS_KEPT)
    tables = await _remove(store, FINISHED, now, config.retention_days)
    tables += await _remove(store, ABANDONED, now, config.abandoned_days)
    if papers or tables:
        log.info("tidied up", extra={"papers": papers, "tables": tables})
    return papers, tables


async def _remove(store: Store, status: tuple[str, ...], now: float, days: int) -> int:
    """Remove tables at which nothing has happened for so many days; 0 removes none."""
    removed = 0
    while days and (old := await store.untouched(status, now - days * DAY)):
        for table in old:
            await store.forget(table)
        removed += len(old)
    return removed
