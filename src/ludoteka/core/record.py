"""A match written down: a header, then one line a move, chance included. No rules are known here."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Final

from ludoteka.core.errors import BadRecord
from ludoteka.core.options import Value
from ludoteka.core.record_forms import COUNT, FORMS, KEY, LABEL, SEAT, STANDING, WORDS, fit, quote
from ludoteka.core.seats import CHANCE, seat_name, seat_number

TABLE: Final = -5
"""Who a line is by when it is nobody's move: a bot sits down, a player resigns, a move is taken back …"""

TOO_MANY_LOTS: Final = 1 << 62
"""A chance line has fewer lots than this."""

_NUMBERED: Final = re.compile(rf"([1-9][0-9]{{0,8}}) (table|chance|{SEAT}) ({WORDS}) ~([0-9a-f]{{8}})")
_DRAWN: Final = re.compile(rf"({LABEL}) ({COUNT})/({COUNT}) ({WORDS})")
_TABLED: Final = re.compile(rf"[a-z][a-z-]*(?: {WORDS})?")
_MOVED: Final = re.compile(WORDS)
_fitting: Final[set[str]] = set()
"""Moves that were found to fit: a game has few, and they come again and again."""


def _who_name(who: int) -> str:
    return seat_name(who) if who >= 0 else "table" if who == TABLE else "chance"


class Header:
    """What was settled before the first move: game, seats, options, where chance comes from.

    `chance` is written as in the record: 'fair', 'manual' or 'seed 7'. `entropy` are the players' contributions as
    (seat, hex digits), in the order given; `pledges` are the hashes of such digits that were given before, by seat.
    `called_off` are earlier starts at which somebody did not reveal: the commitment of each one's secret, which was
    then thrown away, and the seats whose digits were missing. `start` is where a match begins that is played on from
    another: the seat for whose knowledge the hidden parts were dealt anew, and the position as `position_word` writes
    it. Raises BadRecord for anything that could not be read back.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        content: str,
        seats: int,
        match: str,
        chance: str,
        *,
        options: Mapping[str, Value] | None = None,
        commit: str = "",
        entropy: Sequence[tuple[int, str]] = (),
        start: tuple[int, str] | None = None,
        pledges: Sequence[tuple[int, str]] = (),
        called_off: Sequence[tuple[str, Sequence[int]]] = (),
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.seats = seats
        self.options: dict[str, str] = {key: _option_text(value) for key, value in (options or {}).items()}
        self.start = start
        self.match = match
        self.chance = chance
        self.commit = commit
        self.entropy: list[tuple[int, str]] = list(entropy)
        self.pledges: list[tuple[int, str]] = list(pledges)
        self.called_off: list[tuple[str, list[int]]] = [(secret, list(missing)) for secret, missing in called_off]
        self._rows: list[str] = []
        if not self.fair and (commit or self.entropy or self.pledges or self.called_off):
            raise BadRecord(0, f"commit, pledges and entropy belong to 'chance fair', not to {chance!r}")
        for key in self.options:
            if re.fullmatch(KEY, key) is None:
                raise BadRecord(0, f"option {quote(key)} does not fit; wanted small letters, digits, '_' and '-'")
        for at, row in enumerate(self.rows(), 1):
            fit(row, row.split(" ", 1)[0], at)
        if start is not None and not 0 <= start[0] < seats:
            raise BadRecord(6 + len(self.options), f"there is no seat {_who_name(start[0])}, only {seats} seats")
        if self.fair:
            self._check_seats()

    def _check_seats(self) -> None:
        """Refuse rows about seats that there are not, and a second pledge of one seat."""
        givers = [("be called off for", seats) for _, seats in self.called_off]
        givers += [("pledge", [seat]) for seat, _ in self.pledges]
        givers += [("give entropy", [seat]) for seat, _ in self.entropy]
        for at, (what, seats) in enumerate(givers, self.commit_row + 1):
            for seat in seats:
                if not 0 <= seat < self.seats:
                    raise BadRecord(at, f"there is no seat {_who_name(seat)} to {what}, only {self.seats} seats")
        pledged: set[int] = set()
        for at, (seat, _) in enumerate(self.pledges, self.commit_row + len(self.called_off) + 1):
            if seat in pledged:
                raise BadRecord(at, f"{_who_name(seat)} pledges twice; wanted each seat once")
            pledged.add(seat)

    @property
    def commit_row(self) -> int:
        """In which row the commitment stands; called-off starts, pledges and entropy follow it in this order."""
        return len(self.rows()) - len(self.entropy) - len(self.pledges) - len(self.called_off)

    @property
    def fair(self) -> bool:
        """The dice can be checked by everybody once the secret is revealed."""
        return self.chance == "fair"

    @property
    def seed(self) -> int | None:
        """The seed of a seeded match."""
        return int(self.chance[5:]) if self.chance.startswith("seed ") else None

    def rows(self) -> list[str]:
        """The header as it is printed, up to but without 'begin'; nothing in it changes any more."""
        if self._rows:
            return self._rows
        rows = self._rows = [
            "ludoteka record 1",
            f"game {self.game}",
            f"rules {self.rules}",
            f"content {self.content}",
            f"seats {self.seats}",
        ]
        rows += [f"option {key} {value}" for key, value in self.options.items()]
        if self.start is not None:
            rows.append(f"start {_who_name(self.start[0])} {self.start[1]}")
        rows += [f"match {self.match}", f"chance {self.chance}"]
        if self.fair:
            rows.append(f"commit {self.commit}")
            for secret, missing in self.called_off:
                rows.append(" ".join([f"called-off {secret}", *[_who_name(seat) for seat in missing]]))
            rows += [f"pledge {_who_name(seat)} {pledge}" for seat, pledge in self.pledges]
            rows += [f"entropy {_who_name(seat)} {digits}" for seat, digits in self.entropy]
        return rows


class Line:
    """One numbered line: a seat's move, a move of CHANCE with its lot, or a word of the TABLE.

    >>> Line(2, CHANCE, "deal K", label="deal", i=3, lots=6).body
    '2 chance deal 3/6 deal K'
    >>> Line(4, TABLE, "undo P1 3").body
    '4 table undo P1 3'
    """

    def __init__(
        self, number: int, who: int, text: str, tag: str = "", *, label: str = "", i: int = 0, lots: int = 0
    ) -> None:
        self.number = number
        self.who = who
        self.text = text
        self.tag = tag
        self.label = label
        self.i = i
        self.lots = lots
        if who < 0 and who != CHANCE and who != TABLE:
            raise BadRecord(0, f"a line cannot be by {who}; wanted a seat, CHANCE or TABLE")
        if who == TABLE or text not in _fitting:
            form = _TABLED if who == TABLE else _MOVED
            if form.fullmatch(text) is None:
                wanted = "a word in small letters" if who == TABLE else "words parted by one space each"
                raise BadRecord(0, f"{quote(text)} cannot stand in a line; wanted {wanted}")
            if who != TABLE and len(_fitting) < 10_000:
                _fitting.add(text)
        if who == CHANCE:
            if re.fullmatch(LABEL, label) is None:
                raise BadRecord(0, f"label {quote(label)} does not fit; wanted small letters, digits, '.' and '-'")
            if not 0 <= i < lots < TOO_MANY_LOTS:
                raise BadRecord(0, f"lot {i}/{lots} does not fit; wanted 0 to lots - 1, and fewer than 2**62 lots")

    @property
    def body(self) -> str:
        """The line as it is printed, without its tag."""
        if self.who == CHANCE:
            return f"{self.number} chance {self.label} {self.i}/{self.lots} {self.text}"
        return f"{self.number} {_who_name(self.who)} {self.text}"


class Record:
    """A whole match or one still open; `end` is the standing per seat, None while nobody has won or lost."""

    def __init__(self, header: Header, begin: str) -> None:
        self.header = header
        self.begin = begin
        self.lines: list[Line] = []
        self.end: list[float] | None = None
        self.end_tag = ""
        self.secret = ""
        self.seal = ""

    @property
    def sealed(self) -> bool:
        """Nothing more will be written."""
        return self.seal != ""

    def place(self, number: int) -> int:
        """In which row of the text a numbered line stands; 0 for 'begin', one more than there are for what follows."""
        return len(self.header.rows()) + 1 + number

    def add(self, line: Line) -> None:
        """Write the next line; numbers go up by one and never back."""
        due = len(self.lines) + 1
        if line.number != due:
            raise BadRecord(self.place(due), f"line number {line.number} where {due} is due")
        if line.who >= self.header.seats:
            raise BadRecord(self.place(due), f"there is no seat {seat_name(line.who)}, only {self.header.seats} seats")
        self.lines.append(line)

    def end_body(self) -> str:
        """The end line as it is printed, without its tag."""
        return "end " + " ".join([f"{seat_name(k)} {standing_text(x)}" for k, x in enumerate(self.end or [])])

    def rows(self) -> list[str]:
        """Everything as it is printed, without the seal."""
        rows = self.header.rows() + [f"begin ~{self.begin}"] + [f"{line.body} ~{line.tag}" for line in self.lines]
        if self.end is not None:
            rows.append(f"{self.end_body()} ~{self.end_tag}")
        if self.secret:
            rows.append(f"secret {self.secret}")
        return rows

    @property
    def text(self) -> str:
        """The record in full; `parse` reads it."""
        rows = self.rows()
        if self.seal:
            rows.append(f"seal {self.seal}")
        return "\n".join(rows) + "\n"


def position_word(position: Mapping[str, object]) -> str:
    """A dumped position as one word of a record.

    >>> position_word({"seats": 2, "note": "a b"})
    '{"note":"a\\\\u0020b","seats":2}'
    """
    text = json.dumps(position, separators=(",", ":"), sort_keys=True)
    return text.replace(" ", "\\u0020").replace("\x7f", "\\u007f")


def standing_text(standing: float) -> str:
    """A result in plain digits.

    >>> standing_text(2.0), standing_text(-0.5), standing_text(-0.0)
    ('2', '-0.5', '0')
    """
    exact = float(standing)
    if exact.is_integer() and abs(exact) < 1e15:  # almost always, and quicker
        return str(int(exact))
    digits = format(Decimal(repr(exact)), "f")
    if "." in digits:
        digits = digits.rstrip("0").rstrip(".")
    if digits == "-0":
        digits = "0"
    if re.fullmatch(STANDING, digits) is None:
        raise BadRecord(0, f"a standing cannot be {digits}; wanted a number of at most 15 digits, 40 after the point")
    return digits


def _option_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class _Reader:
    """The rows of a text, taken one by one; `at` is the row taken last, counted from 1."""

    def __init__(self, text: str) -> None:
        self.rows = text.split("\n")
        self.at = 0

    def next_is(self, word: str) -> bool:
        """Whether the next row begins with this word."""
        return self.at < len(self.rows) and self.rows[self.at].split(" ", 1)[0] == word

    def row(self, wanted: str) -> str:
        """Take the next row."""
        self.at += 1
        if self.at > len(self.rows) or (self.at == len(self.rows) and self.rows[-1] == ""):
            raise BadRecord(self.at, f"the record ends too early; wanted {wanted}")
        return self.rows[self.at - 1]

    def take(self, word: str) -> re.Match[str]:
        """Take the next row, which must have the form of this word."""
        row = self.row(FORMS[word].wanted)
        return fit(row, word, self.at)

    def close(self, wanted: str) -> None:
        """Nothing may follow, and the last row must be whole."""
        if self.at == len(self.rows):
            raise BadRecord(self.at, "the last line has no line break after it: the record was cut off")
        if self.at < len(self.rows) - 1 or self.rows[-1] != "":
            raise BadRecord(self.at + 1, f"{quote(self.rows[self.at])} does not fit; wanted {wanted}")


def parse(text: str) -> Record:
    """Read what `Record.text` printed, or raise BadRecord with the first row that does not fit.

    Only the form is read: whether dice, tags and seal are right, `ludoteka.table.fair.check` says; whether the moves
    are, only the rules.
    """
    reader = _Reader(text)
    header = _read_header(reader)
    record = Record(header, reader.take("begin").group(1))
    while reader.at < len(reader.rows) and reader.rows[reader.at][:1] in tuple("0123456789"):
        record.add(_read_line(reader))
    if reader.next_is("end"):
        _read_end(reader, record)
    # What closes a record comes whole or not at all, so that no row of it can be lost unnoticed.
    if header.fair and reader.next_is("secret"):
        record.secret = reader.take("secret").group(1)
        record.seal = reader.take("seal").group(1)
    elif not header.fair and (record.end is not None or reader.next_is("seal")):
        record.seal = reader.take("seal").group(1)
    reader.close(_wanted_after(record))
    return record


def _read_header(reader: _Reader) -> Header:
    reader.take("ludoteka")
    game = reader.take("game").group(1)
    rules = int(reader.take("rules").group(1))
    content = reader.take("content").group(1)
    seats = int(reader.take("seats").group(1))
    options: dict[str, Value] = {}
    while reader.next_is("option"):
        found = reader.take("option")
        if found.group(1) in options:
            raise BadRecord(reader.at, f"option {found.group(1)!r} stands twice; wanted each option once")
        options[found.group(1)] = found.group(2)
    start: tuple[int, str] | None = None
    if reader.next_is("start"):
        found = reader.take("start")
        start = seat_number(found.group(1)), found.group(2)
    match = reader.take("match").group(1)
    chance = reader.take("chance").group(1)
    commit = ""
    called_off: list[tuple[str, Sequence[int]]] = []
    pledges: list[tuple[int, str]] = []
    entropy: list[tuple[int, str]] = []
    if chance == "fair":
        commit = reader.take("commit").group(1)
        while reader.next_is("called-off"):
            found = reader.take("called-off")
            called_off.append((found.group(1), [seat_number(name) for name in found.group(2).split()]))
        while reader.next_is("pledge"):
            found = reader.take("pledge")
            pledges.append((seat_number(found.group(1)), found.group(2)))
        while reader.next_is("entropy"):
            found = reader.take("entropy")
            entropy.append((seat_number(found.group(1)), found.group(2)))
    return Header(
        game,
        rules,
        content,
        seats,
        match,
        chance,
        options=options,
        commit=commit,
        entropy=entropy,
        start=start,
        pledges=pledges,
        called_off=called_off,
    )


def _read_line(reader: _Reader) -> Line:
    row = reader.row("a line")
    found = _NUMBERED.fullmatch(row)
    if found is None:
        raise BadRecord(
            reader.at,
            f"{quote(row)} does not fit; wanted a number, 'table', 'chance' or a seat such as "
            "P1, words parted by one space each, then ' ~' and eight hex digits",
        )
    number, name, text, tag = int(found.group(1)), found.group(2), found.group(3), found.group(4)
    try:
        if name != "chance":
            return Line(number, TABLE if name == "table" else seat_number(name), text, tag)
        drawn = _DRAWN.fullmatch(text)
        if drawn is None:
            raise BadRecord(0, f"{quote(text)} does not fit; wanted a label, a lot and a move: 'deal 3/6 deal K'")
        return Line(
            number, CHANCE, drawn.group(4), tag, label=drawn.group(1), i=int(drawn.group(2)), lots=int(drawn.group(3))
        )
    except BadRecord as bad:
        raise BadRecord(reader.at, bad.problem) from None


def _read_end(reader: _Reader, record: Record) -> None:
    found = reader.take("end")
    words = found.group(1).split(" ")
    record.end = [float(word) for word in words[1::2]]
    record.end_tag = found.group(2)
    seats = [seat_name(seat) for seat in range(record.header.seats)]
    if words[::2] != seats:
        raise BadRecord(reader.at, f"the end names {', '.join(words[::2])}; wanted {', '.join(seats)}")
    try:
        if record.end_body() != "end " + found.group(1):
            raise BadRecord(0, f"{quote(found.group(1))} is not the shortest form; wanted {record.end_body()!r}")
    except BadRecord as bad:
        raise BadRecord(reader.at, bad.problem) from None


def _wanted_after(record: Record) -> str:
    """What may follow what has been read so far."""
    if record.seal:
        return "nothing after the seal"
    if record.end is not None:
        return "'secret' and 64 hex digits, or nothing more"
    closing = "'secret'" if record.header.fair else "'seal'"
    return f"line {len(record.lines) + 1}, 'end', {closing} or nothing more"
