"""Fair dice and records nobody can change afterwards. The protocol is told in docs/fair-dice.md."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from ludoteka.core.errors import BadRecord
from ludoteka.core.record import TABLE, Header, Line, Record, parse
from ludoteka.core.seats import CHANCE
from ludoteka.table.dice import Dice, FairDice, SeededDice, fair_lot
from ludoteka.table.pledges import pledge_fault


def new_secret() -> bytes:
    """A fresh secret for one match; never used for another."""
    return secrets.token_bytes(32)


def new_match_id() -> str:
    """A fresh public name for one match."""
    return secrets.token_hex(16)


def commitment(secret: bytes) -> str:
    """The promise that is shown before anything else happens; it tells nothing about the secret.

    >>> commitment(bytes(32))
    'sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return "sha256:" + hashlib.sha256(secret).hexdigest()


def dice_for(header: Header, secret: bytes = b"") -> Dice | None:
    """The dice a match's header promises; None where somebody rolls them by hand."""
    if header.fair:
        return FairDice(secret, header.match, header.entropy)
    return None if header.seed is None else SeededDice(header.seed)


_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class Stamp:
    """A keyed hash: HMAC by its two halves (RFC 2104), begun once for many messages; a third of hmac.digest's time."""

    def __init__(self, key: bytes) -> None:
        padded = key.ljust(64, b"\0")
        self._inner = hashlib.sha256(padded.translate(_INNER))
        self._outer = hashlib.sha256(padded.translate(_OUTER))

    def of(self, message: bytes) -> bytes:
        """The hash of a message."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()

    def seal(self, record: Record) -> str:
        """The hash over everything above the seal."""
        return "sha256:" + self.of("\n".join(record.rows()).encode()).hex()


class Chain:
    """The running keyed hash behind the tags; each tag stands for its line and everything before it.

    It is keyed because players are sent tags of lines they may not know yet: a plain hash of a hidden move could be
    found out by trying all moves.
    """

    def __init__(self, key: bytes, header: Header) -> None:
        self.stamp = Stamp(key)
        self._link = self.stamp.of("\n".join(header.rows()).encode())

    @property
    def tag(self) -> str:
        """The tag of the last line."""
        return self._link[:4].hex()

    def add(self, body: str) -> str:
        """Take in the next line (without a tag) and give its tag."""
        self._link = self.stamp.of(self._link + body.encode())
        return self.tag


class Scribe:
    """Writes a match down line by line, each with its tag; `record` is what has been written so far.

    >>> header = Header("coin", 1, "sha256:" + "0" * 64, 1, "5f0c", "fair", commit=commitment(bytes(32)))
    >>> scribe = Scribe(header, bytes(32))
    >>> i = FairDice(bytes(32), header.match, header.entropy).draw(scribe.draws + 1, "coin", 2)
    >>> scribe.chance("coin", i, 2, ["heads", "tails"][i]).body
    '1 chance coin 1/2 tails'
    >>> scribe.finish([1.0])
    >>> scribe.close()
    >>> print(check(scribe.record), "and", check(scribe.record.text.replace("1/2 tails", "0/2 heads")))
    None and line 10: the dice give 1/2, not 0/2
    """

    def __init__(self, header: Header, secret: bytes = b"") -> None:
        if header.fair and commitment(secret) != header.commit:
            raise ValueError("this secret is not the one the header commits to")
        if secret and not header.fair:
            raise ValueError(f"'chance {header.chance}' has no secret")
        self._key = secret
        self._chain = Chain(secret, header)
        self.record = Record(header, self._chain.tag)
        self.draws = 0
        """How many draws have been made, undone ones too; the next one is draws + 1."""

    @property
    def tag(self) -> str:
        """The receipt for everything written so far."""
        return self._chain.tag

    def table(self, text: str) -> Line:
        """Write what only the table can know: 'bot P2', 'undo P1 3', 'resign P1' …"""
        return self._write(Line(self._due, TABLE, text))

    def move(self, seat: int, text: str) -> Line:
        """Write a player's move."""
        return self._write(Line(self._due, seat, text))

    def chance(self, label: str, i: int, lots: int, text: str) -> Line:
        """Write a move of chance with the lot that gave it."""
        line = self._write(Line(self._due, CHANCE, text, label=label, i=i, lots=lots))
        self.draws += 1
        return line

    def finish(self, standing: Sequence[float]) -> None:
        """Write the result; no line can follow."""
        self._still_open()
        if len(standing) != self.record.header.seats:
            raise ValueError(f"{len(standing)} results for {self.record.header.seats} seats")
        self.record.end = list(standing)
        try:
            self.record.end_tag = self._chain.add(self.record.end_body())
        except BadRecord:
            self.record.end = None
            raise

    def close(self) -> None:
        """Reveal the secret and seal the record, when the match is over or given up for good."""
        if self.record.sealed:
            raise ValueError("the record is sealed already")
        self.record.secret = self._key.hex()
        self.record.seal = self._chain.stamp.seal(self.record)

    @property
    def _due(self) -> int:
        return len(self.record.lines) + 1

    def _write(self, line: Line) -> Line:
        self._still_open()
        self.record.add(line)
        line.tag = self._chain.add(line.body)
        return line

    def _still_open(self) -> None:
        if self.record.end is not None or self.record.sealed:
            raise ValueError("the match is over: nothing more can be written")


def resume(record: Record, secret: bytes = b"") -> Scribe:
    """Go on writing an open record; raise BadRecord where it is not what this secret's scribe has written."""
    scribe = Scribe(record.header, secret)
    if record.end is not None or record.sealed:
        raise BadRecord(0, "the match is over: its record cannot be continued")
    fault = _lines_fault(record, secret)
    if fault is not None:
        raise BadRecord(fault.line, fault.problem)
    for line in record.lines:
        if line.who == CHANCE:
            scribe.chance(line.label, line.i, line.lots, line.text)
        else:
            scribe._write(Line(line.number, line.who, line.text))
    return scribe


class Fault:
    """The first row of a record that does not fit, counted from 1 (0: the whole), and why."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}" if self.line else self.problem


def check(record: Record | str, receipts: Sequence[str] = ()) -> Fault | None:
    """Check everything about a record that needs no rules: form and numbers, commit, dice, tags, seal.

    None means that all fits. `receipts` are tags that a player was sent, in that order; each must stand in the record.
    """
    try:
        read = parse(record if isinstance(record, str) else record.text)
    except BadRecord as bad:
        return Fault(bad.line, bad.problem)
    header, key = read.header, bytes.fromhex(read.secret)
    if header.fair and not key:
        return Fault(0, "the secret has not been revealed, so nothing but the form could be checked")
    rows = len(read.rows())
    if header.fair and commitment(key) != header.commit:
        return Fault(rows, f"this secret is not the one that line {header.commit_row} commits to")
    broken = pledge_fault(header)
    if broken is not None:
        return Fault(*broken)
    fault = _lines_fault(read, key)
    if fault is not None:
        return fault
    if read.sealed and Stamp(key).seal(read) != read.seal:
        return Fault(rows + 1, "the seal does not fit: something above was changed or left out")
    return _receipt_fault(read, receipts)


def _lines_fault(record: Record, key: bytes) -> Fault | None:
    """Go through dice and tags line by line."""
    header = record.header
    chain = Chain(key, header)
    if chain.tag != record.begin:
        return Fault(record.place(0), f"the tag should be ~{chain.tag}: the header was changed")
    draws = 0
    for line in record.lines:
        if line.who == CHANCE and header.fair:
            draws += 1
            i = fair_lot(key, header.match, header.entropy, draws, line.label, line.lots)
            if i != line.i:
                return Fault(record.place(line.number), f"the dice give {i}/{line.lots}, not {line.i}/{line.lots}")
        if chain.add(line.body) != line.tag:
            return Fault(record.place(line.number), f"the tag should be ~{chain.tag}: this line was changed or moved")
    if record.end is not None and chain.add(record.end_body()) != record.end_tag:
        return Fault(
            record.place(len(record.lines) + 1),
            f"the tag should be ~{chain.tag}: the end was changed, or lines before it left out",
        )
    return None


def _receipt_fault(record: Record, receipts: Sequence[str]) -> Fault | None:
    """Every receipt must be met on the way through the record, one after the other."""
    tags = [record.begin] + [line.tag for line in record.lines] + [record.end_tag]
    place = 0
    for receipt in receipts:
        while place < len(tags) and tags[place] != receipt:
            place += 1
        if place == len(tags):
            return Fault(0, f"receipt ~{receipt} is not in the record, or not in this order: this is not what was sent")
    return None
