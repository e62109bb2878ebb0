"""One line per thing that happened, as JSON or for people; whatever looks like a secret never gets into it."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import TextIO

HIDDEN = "…"
PRIVATE = re.compile(r"secret|password|token|cookie|authorization|credential|signature|p256dh", re.IGNORECASE)
"""A field with such a name is not logged."""
SECRETIVE = re.compile(r"\b[0-9a-f]{64}\b|\$argon2[^\s\"']*|(?<=://)[^/\s:@]+:[^/\s@]+(?=@)|\b[A-Za-z0-9_-]{43,}\b")
"""Hex secrets, password hashes, names and passwords in addresses, and long tokens, wherever they stand."""

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def clean(text: str) -> str:
    """A text without what looks like a secret.

    >>> clean("connect to postgresql://anna:hunter2@db/room")
    'connect to postgresql://…@db/room'
    """
    return SECRETIVE.sub(HIDDEN, text)


class JsonLines(logging.Formatter):
    """For machines: time, level, logger, message, then the fields given by `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        row: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": clean(record.getMessage()),
        }
        row |= fields(record)
        if record.exc_info:
            row["trace"] = clean(self.formatException(record.exc_info))
        return json.dumps(row, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """For people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the trace of an exception under it."""
        words = " ".join(f"{key}={value}" for key, value in fields(record).items())
        line = (
            f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.levelname.lower():7} "
            f"{clean(record.getMessage())}{'  ' + words if words else ''}"
        )
        return line + ("\n" + clean(self.formatException(record.exc_info)) if record.exc_info else "")


def fields(record: logging.LogRecord) -> dict[str, object]:
    """What was given by `extra`, without secrets."""
    return {
        key: HIDDEN if PRIVATE.search(key) else clean(value) if isinstance(value, str) else value
        for key, value in vars(record).items()
        if key not in _USUAL
    }


def start(form: str, level: str, stream: TextIO | None = None) -> None:
    """Log everything of this process to standard error: for a person where one reads it, if no form is asked for."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if (form or ("plain" if stream.isatty() else "json")) == "plain" else JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # addresses in it may hold private feed tokens
    logging.getLogger("alembic").setLevel("WARNING")
    if level != "debug":
        logging.getLogger("uvicorn.error").setLevel("WARNING")  # that it starts and ends, the room says itself
