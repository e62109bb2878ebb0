"""One seat's own record: the header without what would give hidden draws away, and the letters it was sent."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from ludoteka.core import seat_name

if TYPE_CHECKING:
    from ludoteka.table.match import Match

_written: Final = json.JSONEncoder(ensure_ascii=False, sort_keys=True).encode


class SeatRecord:
    """What one viewer may keep and show: never the seed, never a dealt position, never another's hidden move."""

    def __init__(self, match: Match, seat: int) -> None:
        header = match.scribe.record.header
        rows = [row for row in header.rows() if not row.startswith(("chance seed", "start "))]
        rows += [f"viewer {seat_name(seat)}", f"begin ~{match.scribe.record.begin}"]
        rows += [
            f"{letter['n']} {letter['key']} {_written(letter['args'])}" for letter in match.mail.unsealed(seat, 0)
        ]  # thousands in a long match, and only written out
        self.text = "\n".join(rows) + "\n"
