"""Reading a record through the rules: every line must be what the rules, and the dice, would have allowed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ludoteka.core import (
    CHANCE,
    SPECTATOR,
    BadNotation,
    BadRecord,
    IllegalMove,
    LudotekaError,
    Position,
    seat_number,
)
from ludoteka.core.errors import plain_message
from ludoteka.core.record import TABLE, Header, Line, Record, parse
from ludoteka.core.options import settle
from ludoteka.table import fair
from ludoteka.table.dice import Dice
from ludoteka.table.edition import Edition
from ludoteka.table.match import Match


def replay(edition: Edition, text: str, content: str | Path | None = None) -> Match:
    """Play a record again and give the match as it stood at its end, or raise BadRecord at the first line that is off.

    A record of another rules version or content is replayed as long as every line fits.
    """
    return Replaying(edition, parse(text), content).run()


def verify(edition: Edition, text: str, content: str | Path | None = None) -> Match:
    """Check a finished record in full, offline: dice, tags and seal without the rules, then every line through them."""
    fault = fair.check(text)
    if fault is not None:
        raise BadRecord(fault.line, fault.problem)
    return replay(edition, text, content)


class Replaying:
    """One record on its way through the rules."""

    def __init__(self, edition: Edition, record: Record, content: str | Path | None = None) -> None:
        self.edition = edition
        self.record = record
        self.pack = edition.pack(content)
        header = record.header
        if header.game != edition.key:
            raise BadRecord(2, f"this is a record of {header.game!r}, not of {edition.key!r}")
        if header.seats not in edition.seats:
            few, many = edition.seats[0], edition.seats[-1]
            raise BadRecord(5, f"{header.seats} seats, but {edition.title} is for {few} to {many}")
        try:
            settle(edition.options, header.options, kept=True)
        except LudotekaError as bad:
            raise BadRecord(6, plain_message(bad)) from None
        self.match = Match(edition, self._first(content), self._scribe(), None)
        unknown = header.fair and not record.secret
        self.dice = None if unknown else fair.dice_for(header, bytes.fromhex(record.secret))
        self.follower = Follower(self.match, self.match.play, self.dice)

    def _first(self, content: str | Path | None) -> Position:
        """Where the match begins; a position that somebody wrote by hand may break in any way, even looked at."""
        header = self.record.header
        try:
            position = self.edition.first(header, content)
            if header.start is not None:
                for viewer in (SPECTATOR, *range(header.seats)):
                    position.view(viewer)
                    position.prompt(viewer)
            return position
        except Exception as bad:
            if header.start is None:
                raise
            raise BadRecord(6 + len(header.options), f"no match can begin here: {bad}") from None

    def _scribe(self) -> fair.Scribe:
        """Writes the match down again; a fair record whose secret is not revealed is written as if by hand."""
        header = self.record.header
        if header.fair and not self.record.secret:
            header = Header(
                header.game,
                header.rules,
                header.content,
                header.seats,
                header.match,
                "manual",
                options=header.options,
                start=header.start,
            )
        return fair.Scribe(header, bytes.fromhex(self.record.secret))

    def run(self) -> Match:
        """Take line after line, and compare the end, where the record has come to one."""
        record = self.record
        for line in record.lines:
            self.take(line)
        due = self.match.scribe.record.end
        if record.end is not None and due != record.end:
            raise BadRecord(
                record.place(len(record.lines) + 1),
                f"the end says {record.end}, the rules give "
                + ("none: the match is not over" if due is None else str(due)),
            )
        self.match.dice = self.dice
        return self.match

    def take(self, line: Line) -> None:
        """Take the next line, or raise BadRecord; from a position that somebody wrote by hand anything may break."""
        try:
            self.follower.take(line)
        except Exception as bad:
            if self.record.header.start is None and not isinstance(bad, (LudotekaError, ValueError)):
                raise
            raise BadRecord(self.record.place(line.number), self._explain(line, bad)) from None

    def _explain(self, line: Line, bad: Exception) -> str:
        reason = bad.problem if isinstance(bad, BadRecord) else plain_message(bad)
        if isinstance(bad, (IllegalMove, BadNotation)):
            reason = f"{line.text!r} is not possible here: {reason}"
        header, game = self.record.header, self.edition.game
        if header.rules != game.rules:
            reason += f" (the record is of rules {header.rules}, here are rules {game.rules}: first difference)"
        if header.content != self.pack.content_hash:
            reason += f" (the record was played with content {header.content}, here is {self.pack.content_hash})"
        return reason


class Follower:
    """Takes lines that were written before into a match; chance comes from the lines, and the dice only check it."""

    def __init__(self, match: Match, play: Callable[[str, int], None], dice: Dice | None = None) -> None:
        self.match = match
        self.play = play
        self.dice = dice
        self.words: dict[str, Callable[[int, int], None]] = {
            "bot": lambda seat, _: self.match.seat_bot(seat),
            "person": lambda seat, _: self.match.seat_person(seat),
            "resign": lambda seat, _: self.match.resign(seat),
            "hint": lambda seat, _: self.match.take_hint(seat),
            "undo": self._undo,
            "rewind": self._rewind,
        }

    def take(self, line: Line) -> None:
        """Do once more what a line says, or raise where it is not what would happen here."""
        if line.who == CHANCE:
            self._draw(line)
        elif line.who == TABLE:
            self._table(line.text)
        else:
            self.play(line.text, line.who)

    def _draw(self, line: Line) -> None:
        """The same label and number of lots, the lot the dice give, and the move that lot stands for."""
        position = self.match.position
        if position.to_act != CHANCE:
            raise BadRecord(0, "nothing is drawn here")
        due = (position.label(), int(position.lots()))
        if (line.label, line.lots) != due:
            raise BadRecord(0, f"draws {line.label} out of {line.lots}, but {due[0]} out of {due[1]} is due")
        if self.dice is not None:
            i = self.dice.draw(self.match.scribe.draws + 1, line.label, line.lots)
            if i != line.i:
                raise BadRecord(0, f"the dice give {i}/{line.lots}, not {line.i}/{line.lots}")
        found = position.lot(line.i)
        if found.text != line.text:
            raise BadRecord(0, f"lot {line.i}/{line.lots} stands for {found.text!r}, not {line.text!r}")
        self.match.play_lot(line.i)

    def _table(self, text: str) -> None:
        word, *rest = text.split(" ")
        if text == "agreed":
            self.match.end_agreed()
        elif text == "closed":
            self.match.end_closed()
        elif word in self.words and len(rest) in (1, 2):
            self.words[word](seat_number(rest[0]), int(rest[1]) if len(rest) == 2 else 0)
        else:
            raise BadRecord(0, f"unknown word of the table: {text!r}")

    def _undo(self, seat: int, number: int) -> None:
        self.match.undo(seat)
        self._same_word(f"undo {number}", number)

    def _rewind(self, seat: int, number: int) -> None:
        self.match.dice = None
        self.match.rewind(seat)
        self._same_word(f"rewind {number}", number)

    def _same_word(self, what: str, number: int) -> None:
        done = self.match.scribe.record.lines[-1].text
        if int(done.split(" ")[2]) != number:
            raise BadRecord(0, f"{what}: what can be taken back is {done!r}")
