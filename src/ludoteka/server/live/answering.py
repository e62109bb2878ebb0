"""What somebody is told about his deed: that it is done, or why it is not."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from ludoteka import BadNotation, IllegalMove, LudotekaError
from ludoteka.core.errors import plain_message
from ludoteka.server.facts import Problem, Refusal
from ludoteka.server.live.asking import Stale, Wrong
from ludoteka.server.protocol import Answer
from ludoteka.server.store.store import Conflict, Damaged, Unavailable

log = logging.getLogger("ludoteka.hall")


DAMAGED: Final = (
    "this table's data is damaged on the server, and trying again does not help; "
    "the people who run the room can read in its log what happened"
)


class UnknownTable(Exception):
    """There is no such table."""


def accepted(key: str, receipt: str) -> Answer:
    """It is done."""
    return Answer(id=key, kind="accepted", receipt=receipt) if receipt else Answer(id=key, kind="accepted")


def refused(table: str, deed: Any, error: Exception) -> Answer:
    """It is not; where nobody foresaw why, the log tells more."""
    if isinstance(error, Wrong):
        return _error(deed.id, error.key, error.detail, error.args_of)
    if isinstance(error, Stale):
        return Answer(id=deed.id, kind="stale")
    if isinstance(error, IllegalMove):
        return Answer(id=deed.id, kind="refused", refusal=msgspec.convert(error.refusal.json(), Refusal))
    if isinstance(error, BadNotation):
        problem = plain_message(error)
        return Answer(id=deed.id, kind="refused", refusal=Refusal("", "bad-notation", {"problem": problem}))
    if isinstance(error, UnknownTable):
        return _error(deed.id, "unknown-table", "this table was removed")
    if isinstance(error, Damaged):
        log.error("a deed failed: %s", error, extra={"table": table, "deed": type(deed).__name__})
        return _error(deed.id, "damaged", DAMAGED)
    if isinstance(error, (Conflict, Unavailable)):
        return _error(deed.id, "unavailable", "nothing can be stored now; try again in a moment")
    if isinstance(error, LudotekaError):
        return _error(deed.id, "not-possible", plain_message(error))
    log.error("a deed failed", extra={"table": table, "deed": type(deed).__name__}, exc_info=error)
    return _error(deed.id, "internal", "something went wrong here; nothing was changed")


def too_many(key: str) -> Answer:
    """The sender asks or tries too often to be sent everything anew."""
    return _error(key, "too-many", "too often; wait a few seconds and ask for everything anew")


def _error(key: str, problem: str, detail: str, args: dict[str, Any] | None = None) -> Answer:
    return Answer(id=key, kind="error", problem=Problem(problem, detail, args or {}))
