"""A match told again for one viewer: which moments there were, what was seen at each, and a deal to play on from.

A worker process does this (`answer`), so that play never waits for it and a record that somebody wrote by hand can harm
nothing. What comes back is made of the viewer's own letters and views; only a viewer of everything is told more.
"""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from typing import Final, Literal

import msgspec
from msgspec import Struct

from ludoteka import CHANCE, SPECTATOR, BadRecord, Edition, Match, Rng
from ludoteka.core import NOBODY, Event, Told
from ludoteka.core.event import Secret
from ludoteka.core.record import TABLE, Record, parse, position_word
from ludoteka.server.pool import shelf_here
from ludoteka.table import fair
from ludoteka.table.letters import Mail
from ludoteka.table.replay import Replaying

OPEN: Final = -9
"""A viewer to whom everything is told, when the match is over."""
CHUNK: Final = 48
"""So many frames are sent at once."""
CPU_SECONDS: Final = 20.0
"""A record that takes longer ends the worker that reads it."""
BROUGHT_SECONDS: Final = 3.0
"""The same where somebody brought the record: a real one of 65,000 characters takes a tenth of a second."""
MOST_BYTES: Final = 512 << 20
"""So much memory a worker may fill; a real record fills a tenth of it, and the whole room should do with twice that."""
MOST_TAKEN_BACK: Final = 200_000
"""So many steps may be made anew because moves were taken back."""


class Wanted(Struct, frozen=True, kw_only=True):
    """What a worker is asked: a record's head, its moments, a chunk of frames, or a position dealt for a seat."""

    what: Literal["head", "reel", "frames", "deal"]
    game: str
    record: str
    viewer: int = SPECTATOR
    running: bool = False
    """Nobody is told how many lines there are: hidden steps would show."""
    check: bool = False
    """The whole record is checked first: dice, tags and seal as far as they can be, and every line."""
    chunk: int = 0
    line: int = 0


class Reel(Struct):
    """The moments of a film: after each frame the viewer's last letter, the line of the record, whose turns began."""

    last: int = 0
    ends: list[int] = []
    lines: list[int] = []
    turns: list[tuple[int, int]] = []
    over: bool = False
    ended: str = ""
    rated: bool = True
    bots: list[int] = []
    resigned: list[int] = []
    standings: list[dict[str, object]] = []


class Head(Struct, frozen=True, kw_only=True):
    """What is said of a match before its first move, how many lines it has, and whether it has come to an end."""

    game: str
    seats: int
    match: str
    commit: str
    options: dict[str, str]
    laid: bool
    """Whether it begins at a position that was laid out beforehand."""
    lines: int
    over: bool


def head_of(record: Record) -> Head:
    """The head of a record."""
    header = record.header
    return Head(
        game=header.game,
        seats=header.seats,
        match=header.match,
        commit=header.commit,
        options=dict(header.options),
        laid=header.start is not None,
        lines=len(record.lines),
        over=record.end is not None,
    )


class Unfit(Struct):
    """The first row of a record that does not fit, and why."""

    line: int
    problem: str


class Everything(Mail):
    """Letters for all viewers, and for one who is told what every secret field holds."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.viewers = [*self.viewers, OPEN]
        self._boxes[OPEN] = []

    def _told(self, viewer: int, event: Event) -> Told | None:
        return revealed(event) if viewer == OPEN else event.told(viewer)


def revealed(event: Event) -> Told:
    """An event with everything that is in it."""
    args = {name: value.value if isinstance(value, Secret) else value for name, value in event.args.items()}
    return {"key": event.key, "clause": event.clause, "args": args}


class Film:
    """A record on its way through the rules, stopping wherever the viewer is told something."""

    def __init__(self, edition: Edition, record: Record, viewer: int, *, running: bool = False) -> None:
        self.record = record
        self.viewer = viewer
        self.running = running
        self.replaying = Replaying(edition, record)
        self.match: Match = self.replaying.match
        self.match.mail = Everything(self.match.seats)
        self.line = 0
        self.focus = 0
        self._remade = 0

    @property
    def n(self) -> int:
        """The number of the viewer's last letter."""
        return self.match.mail.count(self.viewer)

    @property
    def turn(self) -> int:
        """Whose turn it is, as everybody knows; -1: nobody's."""
        return max(-1, int(self.match.position.active()))

    def stops(self) -> Iterator[int]:
        """Go through the record; gives the number of the viewer's last letter before each stop (0 at the first)."""
        yield 0
        before = 0
        for line in self.record.lines:
            if line.who == TABLE and line.text.startswith(("undo ", "rewind ")):
                self._remade += len(self.match.entries)
                if self._remade > MOST_TAKEN_BACK:
                    raise BadRecord(self.record.place(line.number), "too much is taken back to be shown here")
            self.replaying.take(line)
            self.line = line.number
            self._follow(line.who)
            if self.n > before:
                yield before
                before = self.n

    def _follow(self, who: int) -> None:
        """Through whose eyes a viewer of everything looks: whoever decides now, else whoever moved last."""
        position = self.match.position
        waiting = [] if self.match.over else position.waiting()
        if waiting:
            self.focus = self.focus if self.focus in waiting else int(waiting[0])
        elif who >= 0 and position.to_act in (CHANCE, NOBODY):
            self.focus = who

    def frame(self, before: int) -> dict[str, object]:
        """What the viewer sees now, and what he has been told since letter number `before`."""
        eyes = self.focus if self.viewer == OPEN else self.viewer
        position = self.match.position
        return {
            "n": self.n,
            "letters": self.match.mail.unsealed(self.viewer, before),
            "view": position.view(eyes),
            "prompt": position.prompt(eyes).json(),
            "turn": self.turn,
            "line": 0 if self.running else self.line,
            "seat": None if eyes < 0 else eyes,
        }


def reel(film: Film) -> Reel:
    """Every moment of a film, without what is seen."""
    found, turn = Reel(ends=[], lines=[], turns=[]), -1
    for _ in film.stops():
        found.ends.append(film.n)
        if not film.running:
            found.lines.append(film.line)
        if film.turn not in (turn, -1):
            turn = film.turn
            found.turns.append((film.n, turn))
    match = film.match
    found.last, found.over, found.ended, found.rated = film.n, match.over, match.ended, match.rated
    found.bots, found.resigned = sorted(match.bots), list(match.resigned)
    found.standings = [dict(row) for row in match.standings()]
    return found


def frames(film: Film, chunk: int) -> list[dict[str, object]]:
    """One chunk of a film."""
    found = []
    for number, before in enumerate(film.stops()):
        if number >= (chunk + 1) * CHUNK:
            break
        if number >= chunk * CHUNK:
            found.append(film.frame(before))
    return found


def deal(film: Film, line: int, seed: int) -> str:
    """A position after a line of the record in which all that the film's seat did not know is dealt anew.

    A person takes the seat: it is made of that seat's own knowledge alone. Empty where the match was over by then.
    """
    for one in film.record.lines[:line]:
        film.replaying.take(one)
    position = film.match.position
    if position.to_act == NOBODY:
        return ""
    world = position.imagine(film.viewer, Rng(seed))
    world.occupy(film.viewer, False)
    return "" if world.to_act == NOBODY else position_word(world.dump())


# ---- in the worker


def answer(wanted: Wanted, seed: int) -> str:
    """Answer as JSON; where the record does not fit, with the row and the reason."""
    edition = shelf_here().get(wanted.game)
    if edition is not None:
        return asked(edition, wanted, seed)
    if wanted.what == "head":  # what is wrong with its form comes first, and without a check that is all
        try:
            head = head_of(parse(wanted.record))
        except BadRecord as bad:
            return written(Unfit(bad.line, bad.problem))
        if not wanted.check:
            return written(head)
    return written(Unfit(2, f"there is no game {wanted.game!r} here"))


def guarded(wanted: Wanted, seed: int) -> str:
    """The same in a process that ends by itself where the record leads nowhere."""
    return _within(CPU_SECONDS, wanted, seed)


def wary(wanted: Wanted, seed: int) -> str:
    """The same for a record that somebody brought."""
    return _within(BROUGHT_SECONDS, wanted, seed)


def _within(seconds: float, wanted: Wanted, seed: int) -> str:
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (MOST_BYTES if hard < 0 else min(MOST_BYTES, hard), hard))
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        return answer(wanted, seed)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def asked(edition: Edition, wanted: Wanted, seed: int) -> str:
    """Answer for a game."""
    try:
        record = parse(wanted.record)
        if wanted.check and (record.sealed or not record.header.fair):  # else the secret is not revealed yet
            fault = fair.check(wanted.record)
            if fault is not None:
                return written(Unfit(fault.line, fault.problem))
        if wanted.what == "head" and not wanted.check:
            return written(head_of(record))
        return written(_told(Film(edition, record, wanted.viewer, running=wanted.running), wanted, seed))
    except BadRecord as bad:
        return written(Unfit(bad.line, bad.problem))


def _told(film: Film, wanted: Wanted, seed: int) -> object:
    """What is asked of a film; from a position that somebody wrote by hand anything may break."""
    try:
        if wanted.what == "frames":
            return frames(film, wanted.chunk)
        if wanted.what == "deal":
            return deal(film, wanted.line, seed)
        found = reel(film)
        return _same_end(film, found) or (head_of(film.record) if wanted.what == "head" else found)
    except Exception as bad:
        if film.record.header.start is None or isinstance(bad, (BadRecord, MemoryError)):
            raise
        raise BadRecord(film.record.place(film.line), f"what the record begins with breaks here: {bad!r}") from None


def _same_end(film: Film, found: Reel) -> Unfit | None:
    """Where a record writes a result, it must be what the rules give."""
    record, due = film.record, film.match.scribe.record.end
    if record.end is None or record.end == due:
        return None
    return Unfit(record.place(len(record.lines) + 1), f"the end says {record.end}, the rules give {due}")


def written(found: object) -> str:
    """As it is sent."""
    return msgspec.json.encode(found).decode()
