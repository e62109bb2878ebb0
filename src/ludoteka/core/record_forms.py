"""Forms of a record's rows: what each kind of row must look like, and what to say where one does not."""

from __future__ import annotations

import re
from typing import Final

from ludoteka.core.errors import BadRecord

# Words are parted by one space each. No control, space or invisible characters: lines that look alike are alike.
WORD: Final = r"[^\x00-\x20\x7f-\xa0\xad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ud800-\udfff]+"
WORDS: Final = rf"{WORD}(?: {WORD})*"
KEY: Final = r"[a-z0-9][a-z0-9_-]*"
LABEL: Final = r"[a-z0-9.-]+"
SEAT: Final = r"P[1-9][0-9]?"
COUNT: Final = r"(?:0|[1-9][0-9]{0,18})"
SHA: Final = r"sha256:[0-9a-f]{64}"
STANDING: Final = r"-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{0,39}[1-9])?"


class Form:
    """How the row that begins with one word is written, and what to say to somebody who wrote it otherwise."""

    def __init__(self, pattern: str, wanted: str) -> None:
        self.pattern = re.compile(pattern)
        self.wanted = wanted


FORMS: Final = {
    "ludoteka": Form("ludoteka record 1", "'ludoteka record 1', the only version known here"),
    "game": Form(rf"game ({KEY})", "the game's key, such as 'game karak-goblin'"),
    "rules": Form(r"rules ([1-9][0-9]{0,8})", "the version of the rules, such as 'rules 1'"),
    "content": Form(rf"content ({SHA})", "'content sha256:' and 64 hex digits"),
    "seats": Form(r"seats ([1-9][0-9]?)", "the number of seats, such as 'seats 2'"),
    "option": Form(rf"option ({KEY}) ({WORDS})", "an option and its value, such as 'option edition de'"),
    "start": Form(rf"start ({SEAT}) (\{{{WORD})", "a seat and the position dealt for it, as JSON without spaces"),
    "match": Form(r"match ([0-9a-f]{1,64})", "'match' and the match's id, 1 to 64 hex digits"),
    "chance": Form(
        r"chance (fair|manual|seed (?:0|-?[1-9][0-9]{0,79}))", "'chance fair', 'chance manual' or 'chance seed 7'"
    ),
    "commit": Form(rf"commit ({SHA})", "'commit sha256:' and 64 hex digits"),
    "called-off": Form(
        rf"called-off ({SHA})((?: {SEAT})*)",
        "'called-off sha256:', 64 hex digits and the seats that did not reveal: 'called-off sha256:… P2'",
    ),
    "pledge": Form(rf"pledge ({SEAT}) ({SHA})", "a seat and its pledge: 'pledge P1 sha256:' and 64 hex digits"),
    "entropy": Form(rf"entropy ({SEAT}) ([0-9a-f]{{1,128}})", "a seat and 1 to 128 hex digits: 'entropy P1 5f0c'"),
    "begin": Form(r"begin ~([0-9a-f]{8})", "'begin ~' and eight hex digits"),
    "end": Form(
        rf"end ({SEAT} {STANDING}(?: {SEAT} {STANDING})*) ~([0-9a-f]{{8}})",
        "every seat with its result, then ' ~' and eight hex digits: 'end P1 2 P2 -2 ~0123abcd'",
    ),
    "secret": Form(r"secret ([0-9a-f]{64})", "'secret' and 64 hex digits"),
    "seal": Form(rf"seal ({SHA})", "'seal sha256:' and 64 hex digits"),
}


def fit(row: str, word: str, at: int) -> re.Match[str]:
    """Read a row by the form of its word, or say what would be right."""
    form = FORMS[word]
    found = form.pattern.fullmatch(row)
    if found is None:
        raise BadRecord(at, f"{quote(row)} does not fit; wanted {form.wanted}")
    return found


def quote(row: str) -> str:
    """A row as a message shows it: cut where it is long, with a hint where a line break is wrong."""
    hint = " (lines end in \\n alone)" if row.endswith("\r") else ""
    return repr(row if len(row) <= 80 else row[:79] + "…") + hint
