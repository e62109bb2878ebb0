"""The log of a table: everything that changes it is one entry, and its state is the fold over them.

`by` is the person who did it (empty: a bot, a clock, the table itself), `key` his own name for the deed, so that doing
it twice does it once. `lines` are the lines of the match's record that came of it, chance included: the fold takes them
as they stand and draws nothing again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec import Struct

from ludoteka.core.record import TABLE, Line
from ludoteka.core.seats import seat_number
from ludoteka.server.facts import PlayedOn, Settings, Wishes


class Row(Struct, frozen=True, array_like=True, omit_defaults=True, gc=False):
    """One line of the record."""

    number: int
    who: int
    text: str
    tag: str
    label: str = ""
    i: int = 0
    lots: int = 0

    def line(self) -> Line:
        """As the engine has it."""
        return Line(self.number, self.who, self.text, self.tag, label=self.label, i=self.i, lots=self.lots)


class Body(Struct, frozen=True, tag_field="t", kw_only=True, omit_defaults=True):
    """What every entry has."""

    by: str = ""
    key: str = ""
    lines: list[Row] = []


class Made(Body, frozen=True, tag="made"):
    """A table is set up: the first entry. `secret` is that of the fair dice and leaves the server when all is over."""

    settings: Settings
    match: str
    secret: str
    password: str = ""
    """The argon2 hash of the table's password."""
    seated: list[str] = []
    """Who sits where from the start, by seat; empty where nobody does."""
    played_on: PlayedOn | None = None
    start: str = ""
    """The position that a match begins with which is played on from another, as the record writes it."""
    lag: float = 0.0
    """By how many seconds the room's time was behind the wall clock."""


class Entered(Body, frozen=True, tag="entered"):
    """A person knew the password."""


class Sat(Body, frozen=True, tag="sat"):
    """A person takes a seat, instead of those he had or also."""

    seat: int
    person: str
    also: bool = False


class Rose(Body, frozen=True, tag="rose"):
    """A seat is open again, before the match."""

    seat: int


class BotSat(Body, frozen=True, tag="bot-sat"):
    """A bot takes a seat, before the match."""

    seat: int
    level: str


class Readied(Body, frozen=True, tag="readied"):
    """A person is ready, with digits for the dice, or is not any more."""

    seat: int
    yes: bool
    entropy: str = ""
    pledge: str = ""
    """The pledge of digits that are revealed once the host has started; instead of `entropy`."""


class Starting(Body, frozen=True, tag="starting"):
    """The host starts: everybody who has pledged digits is to reveal them now."""

    pledge: str = ""
    """The host's own, for their seats that have none."""


class Revealed(Body, frozen=True, tag="revealed"):
    """A person has revealed pledged digits, and others are still to do so."""

    digits: str


class CalledOff(Body, frozen=True, tag="called-off"):
    """A start is called off: digits of some seats were missing. The next one has another secret."""

    seats: list[int]
    secret: str
    """The new secret; that of the start is used for nothing."""


class Begun(Body, frozen=True, tag="begun"):
    """The match begins: under which rules, with which content, by which release; bots of a level take open seats."""

    rules: int
    content: str
    release: str
    level: str
    entropy: str = ""
    """The digits of whoever began it."""
    digits: str = ""
    """The pledged digits that were revealed last; they brought the beginning about."""


class Moved(Body, frozen=True, tag="moved"):
    """A seat has moved."""

    seat: int


class Passed(Body, frozen=True, tag="passed"):
    """Policies have passed for one or more seats."""


class Undone(Body, frozen=True, tag="undone"):
    """A seat has taken back its last move."""

    seat: int


class Proposed(Body, frozen=True, tag="proposed"):
    """A seat proposes something; where nobody else is asked, it is done at once."""

    seat: int
    what: Literal["rewind", "end", "pause"]
    asked: list[int] = []
    """The seats that must agree; empty in logs of releases that asked nobody at whose seat a bot played."""


class Replied(Body, frozen=True, tag="replied"):
    """A seat agrees or declines; the last to agree brings it about."""

    seat: int
    yes: bool


class Resumed(Body, frozen=True, tag="resumed"):
    """The pause is over."""


class Resigned(Body, frozen=True, tag="resigned"):
    """A seat has given up, by its person's wish, by leaving or by the clock."""

    seat: int
    why: Literal["wish", "left", "time"] = "wish"


class Hinted(Body, frozen=True, tag="hinted"):
    """A seat was told what a bot would do."""

    seat: int


class Wished(Body, frozen=True, tag="wished"):
    """A seat's auto-pass policy."""

    seat: int
    wishes: Wishes


class TakenOver(Body, frozen=True, tag="taken-over"):
    """A bot plays on for a person, who may return, unless he was sent away."""

    seat: int
    level: str
    why: Literal["left", "time", "host", "kick"]
    announced: bool = False
    """Whether all were sent the viewer event `unrated` with it; earlier releases sent none."""


class Returned(Body, frozen=True, tag="returned"):
    """A person is back on his seat."""

    seat: int


class Closed(Body, frozen=True, tag="closed"):
    """The operator of the room has ended the match."""


class Extended(Body, frozen=True, tag="extended"):
    """The host has given more time, to all seats alike; in logs of earlier releases to one seat, unannounced."""

    seat: int
    seconds: float
    everyone: bool = False


class HostIs(Body, frozen=True, tag="host-is"):
    """Another person is the host."""

    person: str


class Said(Body, frozen=True, tag="said"):
    """Something was said."""

    preset: str = ""
    text: str = ""


class Linked(Body, frozen=True, tag="linked"):
    """The next table for the same people."""

    table: str


class Downtime(Body, frozen=True, tag="downtime"):
    """The room was down, or its wall clock was set; `lag` as in `Made`, from now on."""

    lag: float


Kept = (
    Made
    | Entered
    | Sat
    | Rose
    | BotSat
    | Readied
    | Starting
    | Revealed
    | CalledOff
    | Begun
    | Moved
    | Passed
    | Undone
    | Proposed
    | Replied
    | Resumed
    | Resigned
    | Hinted
    | Wished
    | TakenOver
    | Returned
    | Closed
    | Extended
    | HostIs
    | Said
    | Linked
    | Downtime
)

write: Final[Callable[[Kept], bytes]] = msgspec.json.Encoder().encode
"""As an entry is stored."""
_decoder: msgspec.json.Decoder[Kept] = msgspec.json.Decoder(Kept)


def read(data: bytes) -> Kept:
    """What `write` wrote."""
    return _decoder.decode(data)


def taken_back(body: Kept) -> tuple[int, int] | None:
    """For whom which line of the record was taken back, and what came after it; None where nothing was."""
    for row in body.lines:
        word, *rest = row.text.split(" ")
        if row.who == TABLE and word in ("undo", "rewind"):
            return seat_number(rest[0]), int(rest[1])
    return None
